"""Where the question says that Enter chooses, it does, wherever the mouse clicked before."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from orrery.play.foresight import Finality
from orrery.play.session import Session
from tests.web.player import Player
from tests.web.test_council import play_to
from tests.web.test_taking_back import asks_first


@pytest.fixture(autouse=True)
def everything_is_a_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that whatever is clicked is asked once more."""

    def finality(session: Session, seat: int) -> Finality:
        keys = [option.key for option in session.game.options(seat)]
        return Finality(keys, keys)

    monkeypatch.setattr(Session, "finality", finality)


def enter_chooses(player: Player) -> None:
    before = str(player.version)
    expect(player.prompt.locator("button.pri", has_text="Choose").locator("kbd")).to_have_text("↵")
    player.page.keyboard.press("Enter")
    expect(player.prompt).not_to_have_attribute("data-version", before)


def test_a_galaxy_that_was_clicked_at_its_name_is_assessed_by_enter(ann: Player) -> None:
    asks_first(ann)
    id = ann.open("council")
    play_to(ann, id, "assess", want=("stop_buying", "plan", "settle"))
    ask = ann.ask("GET", f"/api/tables/{id}?seat=0")["view"]["ask"]
    galaxy = next(option["target"] for option in ask["options"] if option["verb"] == "assess")
    ann.page.locator(f'g[aria-hidden][data-ref="{galaxy}"] text').first.click()
    enter_chooses(ann)


def test_a_button_that_had_the_focus_keeps_no_enter_for_itself(ann: Player) -> None:
    asks_first(ann)
    ann.open("ultramassive")
    ann.my_turn()
    ann.legal.first.click()
    ann.page.get_by_role("button", name="Zoom in").click()
    enter_chooses(ann)
    ann.my_turn()
    ann.page.get_by_role("button", name="Zoom out").focus()  # as by Tab
    ann.legal.first.dispatch_event("click")
    enter_chooses(ann)
