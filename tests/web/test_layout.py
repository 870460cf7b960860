"""The board keeps its place whatever is asked, and everything that can be chosen can be touched on every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.looking import HAND_UNSEEN, TOUCH, board, out_of_reach
from tests.web.player import Player

GAMES = ["ultramassive", "council", "laniakea"]
BOTS = ({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})


@pytest.mark.parametrize(("game", "size"), [*[(game, (720, 450)) for game in GAMES], ("laniakea", (1024, 768))])
def test_the_board_stays_and_all_can_be_reached(ann: Player, game: str, size: tuple[int, int]) -> None:
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.open(game, BOTS)
    ann.my_turn()
    if game == "laniakea":  # Celestials lie lower than the hand that comes after them
        ann.click_on(1)
        ann.my_turn()
    first = board(ann.page)
    assert first[3] >= 260
    for turn in range(6):
        ann.my_turn()
        ann.drawn()
        assert board(ann.page) == first, ann.prompt.inner_text()
        if size[1] < 500:
            assert out_of_reach(ann.page) == [], ann.prompt.inner_text()
        ann.click_on(2, seed=turn)
        ann.page.keyboard.press("Escape")  # a menu may be open


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_by_taps(phone: Player, game: str) -> None:
    """What is asked can be answered where the phone shows it: first tap, then the button of the flap."""
    phone.open(game, BOTS)
    phone.my_turn()
    first, page = board(phone.page), phone.page
    for turn in range(12):
        phone.my_turn()
        phone.drawn()
        before = str(phone.version)
        assert not page.evaluate(HAND_UNSEEN), phone.prompt.inner_text()
        at = page.evaluate(TOUCH, turn * 7)
        if at:
            page.touchscreen.tap(*at)
        else:
            assert phone.legal.count() == 0, phone.prompt.inner_text()
        phone.prompt.locator("button[data-key]").first.tap()
        expect(phone.prompt).not_to_have_attribute("data-version", before)
        assert board(page) == first, phone.prompt.inner_text()


def test_a_list_of_options_lies_over_the_board_and_moves_nothing(phone: Player) -> None:
    phone.open("laniakea", BOTS)
    several = phone.page.locator("[data-zone=hand] [aria-haspopup=menu]")
    for turn in range(20):
        phone.my_turn()
        if several.count():
            break
        phone.click_on(1, seed=turn)
    before = board(phone.page)
    several.first.tap()
    options = phone.prompt.locator("button[data-key]")
    assert options.count() > 1
    expect(options.first.locator("small")).to_contain_text("you will draw it again")
    assert board(phone.page) == before


def test_tabs_count_what_can_be_chosen_and_turn_to_it(phone: Player) -> None:
    id = phone.open("council", BOTS)
    phone.my_turn()
    tabs = phone.page.get_by_role("navigation", name="Parts of the table")
    market = tabs.get_by_role("button", name="Market")
    expect(market).to_have_accessible_name("Market, 4 to choose")
    expect(market).to_have_attribute("aria-current", "page")
    phone.page.reload()
    expect(market).to_have_accessible_name("Market, 4 to choose")
    market.tap()
    below = phone.page.locator("[data-below]")
    expect(below).to_have_text(re.compile("[1-4]"))
    for _ in range(5):
        below.evaluate_all("all => all.forEach((one) => one.click())")
    expect(below).to_have_count(0)
    for _ in range(60):
        phone.my_turn()
        state = phone.ask("GET", f"/api/tables/{id}?seat=0")
        options = state["view"]["ask"]["options"]
        if any(option["target"].startswith(("planet:", "pile:")) for option in options):
            break
        market.tap()
        phone.ask("POST", f"/api/tables/{id}/choose", {"seat": 0, "key": options[-1]["key"]})
        expect(phone.prompt).not_to_have_attribute("data-version", str(state["version"]))
    expect(tabs.get_by_role("button", name="Board, ")).to_have_attribute("aria-current", "page")


def test_the_buttons_of_a_lesson_lie_within_it_where_the_rail_is_narrow(ann: Player) -> None:
    page = ann.page
    page.context.add_init_script("localStorage.orrery = JSON.stringify({ name: 'Ann', speed: 'off', confirm: false })")
    page.set_viewport_size({"width": 1100, "height": 800})
    ann.open("laniakea")
    lesson = page.get_by_role("complementary", name="Lessons")
    box = lesson.bounding_box()
    assert box
    for button in lesson.get_by_role("button").all():
        inside = button.bounding_box()
        assert inside
        assert box["x"] < inside["x"] < inside["x"] + inside["width"] < box["x"] + box["width"], button.inner_text()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", ["council"])
def test_a_lesson_covers_nothing(ann: Player, game: str, size: tuple[int, int]) -> None:
    page = ann.page
    page.context.add_init_script("localStorage.orrery = JSON.stringify({ name: 'Ann', speed: 'off', confirm: false })")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.open(game)
    ann.my_turn()
    lesson = page.get_by_role("complementary", name="Lessons")
    expect(lesson).to_contain_text("Lesson")
    first = lesson.locator("p, .words").first.inner_text()
    box = lesson.bounding_box()
    assert box
    for covered in ("board", "prompt", "hand"):
        other = page.locator(f"[data-zone={covered}]").bounding_box()
        assert other
        apart = (
            box["x"] >= other["x"] + other["width"]
            or other["x"] >= box["x"] + box["width"]
            or box["y"] >= other["y"] + other["height"]
            or other["y"] >= box["y"] + box["height"]
        )
        assert apart, covered
    before = board(page)
    lesson.get_by_role("button", name="Got it").click()
    expect(page.get_by_text(first)).to_have_count(0)
    expect(lesson).to_contain_text("Lesson")
    assert board(page) == before
    second = lesson.locator("p, .words").first.inner_text()
    ann.choose(ann.prompt.locator('button[data-key^="stop_buying"]'))
    expect(page.get_by_text(second)).to_have_count(0)
