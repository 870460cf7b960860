"""Finding the better move: own mistakes and the puzzle of the day; and chances to win while a game runs."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.axe import by_day, troubles
from tests.web.player import Player
from tests.web.prepared import JSON, Prepared, imported
from tests.web.test_analysis import GAMES

NO_GAINS: dict[str, Any] = {"gains": [], "reason": "", "error": 0.01}


def weighed(page: Page, good: bool) -> None:
    """Whatever is tried is as good, or is not."""

    def answer(route: Route) -> None:
        idea = {"key": "", "steps": [], "chance": 0.4, **NO_GAINS}
        tried = {"idea": idea, "given": 0.0 if good else 0.07, "error": 0.01, "good": good}
        route.fulfill(body=json.dumps(tried), content_type=JSON)

    page.route("**/tried?*", answer)


def puzzle_of(player: Player, game: str, name: str = "") -> Prepared:
    found = Prepared(player, imported(player, name or GAMES[game]))
    found.serve(player.page, waiting=0)
    slip = found.slips[0]
    own = {"table": found.id, "game": game, "title": game, "round": 2, "given": 0.12, "day": ""}
    puzzle = {**own, "seat": slip["seat"], "move": slip["move"] - 1}
    daily = {"status": "done", "share": 1.0, "error": "", "puzzle": {**puzzle, "day": "2026-01-01"}}
    player.page.route("**/api/puzzles", lambda route: route.fulfill(body=json.dumps([puzzle]), content_type=JSON))
    player.page.route("**/today?*", lambda route: route.fulfill(body=json.dumps(daily), content_type=JSON))
    return found


def choose(player: Player, key: str) -> None:
    """The option, wherever it is drawn."""
    page = player.page
    button = page.locator(f'button[data-key="{key}"]')
    meant = page.locator(f'[data-ref="{key.partition(" ")[2]}"][aria-disabled="false"]').locator("visible=true")
    expect(button.or_(meant).first).to_be_visible()
    if button.count():
        button.first.click()
        return
    meant.first.dispatch_event("click", {"detail": 1})
    if page.get_by_role("menu").count():
        page.locator(f'[role=menuitem][data-key="{key}"]').click()


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_of_ones_own_is_asked_again_and_explained(ann: Player, game: str) -> None:
    page = ann.page
    slip = puzzle_of(ann, game).slips[0]
    weighed(page, good=False)
    page.goto("/")
    page.get_by_role("link", name="Train").click()
    page.get_by_role("link").filter(has_text="+12 to find").click()
    panel = page.get_by_role("region", name="Find the better move")
    expect(panel).to_have_attribute("data-phase", "asked")
    ann.my_turn()
    expect(panel).not_to_contain_text("53 %")
    choose(ann, slip["played"]["key"])
    expect(panel).to_have_attribute("data-phase", "wrong")
    expect(panel).to_contain_text("it gives away 7 points")
    choose(ann, slip["better"]["key"])
    expect(panel).to_have_attribute("data-phase", "right")
    expect(panel).to_contain_text("53 %")
    expect(panel).to_contain_text("In the game")
    if game == "ultramassive":
        assert troubles(page) == []
        assert by_day(page) == []
    panel.get_by_role("link", name="More puzzles").click()
    expect(page.get_by_role("link").filter(has_text="solved")).to_have_count(1)


def test_what_is_as_good_is_right_too_and_the_answer_can_be_shown(ann: Player) -> None:
    page = ann.page
    found = puzzle_of(ann, "ultramassive")
    slip = found.slips[0]
    weighed(page, good=True)
    page.goto("/train")
    page.get_by_role("button", name=re.compile("^Puzzle of the day: ULTRA")).click()
    panel = page.get_by_role("region", name="Find the better move")
    expect(panel).to_have_attribute("data-phase", "asked")
    panel.get_by_role("button", name="Show the answer").click()
    expect(panel).to_contain_text("53 %")
    expect(ann.legal).to_have_count(0)
    panel.get_by_role("button", name="Try again").click()
    choose(ann, slip["played"]["key"])
    expect(panel).to_contain_text("As good as what was looked for.")


def test_a_puzzle_on_a_phone(phone: Player) -> None:
    found = puzzle_of(phone, "laniakea")
    slip, page = found.slips[0], phone.page
    page.goto(f"/t/{found.id}/puzzle#{slip['move'] - 1}.{slip['seat']}")
    panel = page.get_by_role("region", name="Find the better move")
    panel.get_by_role("button", name="Show the answer").click()
    expect(panel).to_contain_text("In the game")
    board, sheet = page.locator("[data-zone=board]").bounding_box(), panel.bounding_box()
    assert board
    assert sheet
    assert board["y"] + board["height"] <= sheet["y"] + 1
    page.goto("/train")
    expect(page.get_by_role("heading", name="Train")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert troubles(page) == []


def test_who_watches_sees_chances_and_players_where_they_want_them(ann: Player, ben: Player) -> None:
    told = {"move": 1, "chances": [0.7, 0.3], "judge": "master"}
    for one in (ann, ben):
        one.page.route("**/chances?*", lambda route: route.fulfill(body=json.dumps(told), content_type=JSON))
    id = ann.open("ultramassive")
    ann.my_turn()
    strip = ann.page.locator("[data-chances]")
    expect(strip).to_have_count(0)
    ben.look(id)
    expect(ben.page.locator("[data-chances]")).to_contain_text("70 %")
    expect(ben.page.get_by_role("img", name=re.compile(r"^Ann 70 %, \w+ 30 %$"))).to_be_visible()
    ann.page.get_by_role("button", name="More", exact=True).click()
    ann.page.get_by_role("checkbox", name=re.compile("^Show the chances to win")).check()
    ann.page.keyboard.press("Escape")
    expect(strip).to_contain_text("30 %")
