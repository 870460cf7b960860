"""The smallest phones, with fingers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

WIDTH = 360


# no part of the bar lies on the next one
IN_A_ROW = """() => { const boxes = [...document.querySelector('header.bar').children].flatMap((one) => {
    const b = one.getBoundingClientRect(); return b.width ? [b] : []; });
  return boxes.every((b, i) => !i || boxes[i - 1].right <= b.left + 1) && boxes.at(-1).right <= innerWidth; }"""


# what of the question cannot be read without sliding it
CUT = """() => [...document.querySelectorAll('[data-zone=prompt] :is(.said, .q, .why, .opts, .btn)')]
  .filter((one) => getComputedStyle(one).display !== 'inline'
    && (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2))
  .map((one) => one.innerText)"""


def fits(player: Player) -> bool:
    return bool(player.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("game", ["ultramassive", "council", "laniakea"])
def test_a_tap_shows_and_a_second_chooses(phone: Player, game: str) -> None:
    phone.open(game)
    phone.my_turn()
    assert fits(phone)
    before = phone.version
    target = phone.legal.locator("visible=true").first
    target.tap()
    choose = phone.prompt.locator("button.pri")
    expect(choose).to_be_visible()
    assert phone.version == before
    box = choose.bounding_box()
    assert box
    assert box["height"] >= 44
    choose.tap()
    expect(phone.prompt).not_to_have_attribute("data-version", str(before))
    for tab in ("Market", "Players", "Log", "Board"):
        phone.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        assert fits(phone)
    expect(phone.page.locator("[data-zone=board]")).to_be_visible()


@pytest.mark.parametrize("game", ["ultramassive", "council", "laniakea"])
def test_no_question_is_cut(phone: Player, game: str) -> None:
    phone.open(game)
    for turn in range(25):
        phone.my_turn()
        assert phone.page.evaluate(CUT) == []
        phone.click_on(1, seed=turn)


@pytest.mark.parametrize("path", ["/", "/rules/council"])
def test_pages_fit(phone: Player, path: str) -> None:
    phone.page.goto(path)
    expect(phone.page.get_by_role("heading").first).to_be_visible()
    assert fits(phone)
    name = phone.page.get_by_label("You play as")
    if name.count():
        name.fill("Maximiliane-Theodora")
    assert phone.page.evaluate(IN_A_ROW)


def test_all_celestials_are_in_sight_and_the_hand_slides_to_what_a_lesson_speaks_of(phone: Player) -> None:
    page = phone.page
    page.goto("/")
    page.get_by_role("button", name="How to play Laniakea").first.tap()
    page.get_by_role("button", name="Lead me through").tap()
    phone.my_turn()
    for celestial in page.locator('[data-ref^="celestial:"]').all():
        expect(celestial).to_be_in_viewport(ratio=1)
    assert page.locator("[data-zone=hand]").evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
    page.locator('[data-ref="celestial:A"]').tap()
    phone.prompt.locator("button.pri").tap()
    expect(page.locator("[data-step]")).to_contain_text("step 2")
    expect(page.locator('[data-ref="power:MOVE1"]')).to_be_in_viewport(ratio=1)
