"""The game of docs/add-a-game.md in the browser, which has no drawings of it: played to the end, replayed, verified."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from orrery.play.transcript import parse, verify
from orrery.server.config import Config
from tests.server.running import in_thread
from tests.toy import home, on_the_shelf
from tests.web.conftest import KEPT, sitting
from tests.web.player import Player


@pytest.fixture
def ann(browser: Browser, tmp_path: Path) -> Iterator[Player]:
    with (
        on_the_shelf(home()),
        in_thread(Config(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=False)) as url,
        browser.new_context(base_url=url) as context,
        sitting(context, {**KEPT, "skipped": ["comets"]}) as player,
    ):
        yield player


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_cards_of_a_longer_shelf_are_whole(ann: Player, size: tuple[int, int]) -> None:
    page = ann.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/")
    cards = page.get_by_role("article")
    expect(cards).to_have_count(4)
    for card in cards.all():
        buttons = card.get_by_role("button").all()
        for button in buttons:  # before anything scrolls, as a card that cuts off can be scrolled too
            assert within(room(button), room(card)), f"{button} is cut off by its card"
        card.scroll_into_view_if_needed()
        for button in buttons:
            expect(button).to_be_in_viewport(ratio=1)


def room(shown: Locator) -> FloatRect:
    found = shown.bounding_box()
    assert found is not None
    return found


def within(inner: FloatRect, outer: FloatRect) -> bool:
    across = outer["x"] <= inner["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
    down = outer["y"] <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"]
    return across and down


def test_from_the_lobby_to_the_proof_that_it_was_fair(ann: Player) -> None:
    page = ann.page
    page.goto("/")
    expect(page.get_by_text("Four space games.")).to_be_visible()
    box = page.get_by_role("article").filter(has_text="Comets")
    expect(box).to_contain_text("Twelve cards, twelve comets.")
    box.get_by_role("button", name=re.compile("^Choose")).click()
    expect(page.get_by_role("complementary")).to_contain_text("Equal highest bids")

    expect(box.locator("svg[viewBox] ellipse").first).to_be_visible()  # a cover, though the game brings none

    id = ann.open("comets", ({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}))
    ann.my_turn()
    hand = page.get_by_role("region", name="Ann")
    expect(hand).to_contain_text(re.compile(r"Hand.*1, 2, 3"))
    assert page.get_by_text(re.compile("(blue|green|red) chart")).count() == 1, "of two charts only one's own is seen"
    expect(page.get_by_role("button", name="Zoom in")).to_have_count(0)  # a list is all in sight
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)  # nothing judges its positions
    for _ in range(3):  # with the pointer, which a covered or unseen target would refuse
        ann.choose_any()
    ann.click_on()

    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("table")).to_be_visible()
    assert ann.ask("GET", f"/api/tables/{id}")["table"]["status"] == "over"
    file = page.context.request.get(f"/api/tables/{id}/transcript").body()
    assert verify(parse(file, "game"), "game").over

    expect(sheet.get_by_role("link", name="Analysis")).to_have_count(0)
    sheet.get_by_role("link", name="Replay", exact=True).click()
    slider = page.get_by_role("slider", name="Move")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
