"""A whole game without a pointer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.prepared import imported

# waits until something is asked or all is over; whether a menu is open, and whether all is over
ASKED = """() => {
  const prompt = document.querySelector('[data-zone=prompt]'), over = prompt.textContent.includes('Score sheet');
  return (over || prompt.dataset.asked === 'true') && [Boolean(document.querySelector('[role=menu]')), over];
}"""
ZONE = "document.activeElement?.closest('[data-zone]')?.dataset.zone"


def by_keys(player: Player, most: int) -> None:
    """Tab to something and Enter; every seventh time the key that ends a phase."""
    keys = player.page.keyboard
    for turn in range(most):
        menu, over = player.page.wait_for_function(ASKED).json_value()
        if over:
            break
        if menu:
            keys.press("1")
        elif turn % 7 == 0:
            keys.press("e")
        else:
            for _ in range(1 + turn % 3):
                keys.press("Tab")
            if player.page.evaluate(ZONE) in ("prompt", "board", "hand", "side"):
                keys.press("Enter")
            else:  # past the last target: back to the question
                keys.press("Escape")
                keys.press("Escape")


def test_a_whole_game_by_keys(ann: Player) -> None:
    id = ann.open("laniakea", [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}])
    by_keys(ann, 3000)
    expect(ann.prompt.get_by_role("heading")).to_contain_text(re.compile("wins?|won"))
    assert ann.ask("GET", f"/api/tables/{id}")["view"]["moves"] > 20


@pytest.mark.parametrize(("game", "played"), [("ultramassive", "3-finished"), ("council", "2-two-players")])
def test_a_game_is_begun_and_ended_by_keys(ann: Player, game: str, played: str) -> None:
    """What lies between is more of the same."""
    id = ann.open(game, [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}])
    for _ in range(10):  # how many keys lead to a choice hangs on the deal
        by_keys(ann, 30)
        if ann.ask("GET", f"/api/tables/{id}")["view"]["moves"] > 10:
            break
    assert ann.ask("GET", f"/api/tables/{id}")["view"]["moves"] > 10
    old = imported(ann, f"{game}-{played}")
    moves = ann.ask("GET", f"/api/tables/{old}")["view"]["moves"]
    fork = ann.ask("POST", f"/api/tables/{old}/fork", {"move": moves - 10, "seat": 0, "bot": "greedy"})
    ann.look(fork["id"])
    by_keys(ann, 3000)
    expect(ann.prompt.get_by_role("heading")).to_contain_text(re.compile("wins?|won"))


def test_arrows_move_over_the_board(ann: Player) -> None:
    ann.open("ultramassive")
    ann.my_turn()
    ann.prompt.focus()
    ann.page.keyboard.press("ArrowDown")
    first = ann.page.evaluate("document.activeElement.dataset.ref")
    assert first
    seen = {first}
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown"):
        ann.page.keyboard.press(key)
        seen.add(ann.page.evaluate("document.activeElement.dataset.ref"))
    assert len(seen) >= 3
    expect(ann.page.locator(".rings .focus")).to_be_visible()


def test_focus_goes_to_the_question_after_a_choice(ann: Player) -> None:
    ann.open("ultramassive")
    ann.choose_any()
    assert ann.page.evaluate("document.activeElement.dataset.zone") == "prompt"


def test_keys_open_and_close(ann: Player) -> None:
    ann.open("ultramassive")
    ann.my_turn()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.drawn()  # the focus comes back from the dialog
    ann.page.keyboard.press("h")
    expect(ann.page.locator("[data-ref]:focus")).to_have_count(1)
    ann.page.keyboard.press("i")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.keyboard.press("+")
    expect(ann.page.get_by_role("img", name="Part of the board")).to_be_visible()
    ann.page.keyboard.press("0")
    expect(ann.page.get_by_role("img", name="Part of the board")).not_to_be_visible()
