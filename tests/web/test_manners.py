"""Menus that stay, keys that do not surprise, words for those who listen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

URGENT = """() => { window.said = []; const region = document.querySelector('[aria-live=assertive]');
  new MutationObserver(() => { if (region.textContent) said.push(region.textContent); })
    .observe(region, { childList: true, characterData: true, subtree: true }); }"""


def test_a_menu_does_not_move_under_the_pointer(ann: Player) -> None:
    ann.open("laniakea")
    several = ann.page.locator("[data-zone=hand] [aria-haspopup=menu]")
    for turn in range(20):
        ann.my_turn()
        if several.count():
            break
        ann.click_on(1, seed=turn)
    several.last.click()
    items = ann.page.get_by_role("menuitem")
    expect(items.first).to_be_visible()
    before = [item.bounding_box() for item in items.all()]
    for item in items.all():
        item.hover()
        expect(ann.page.locator(".pop #told")).to_be_visible()
        expect(item).to_have_attribute("aria-describedby", "told")
        assert [each.bounding_box() for each in items.all()] == before


def test_numbers_mean_what_they_stand_on(ann: Player) -> None:
    """In Council the hand begins with much that cannot be bought: 1 is the first that can, and is first shown."""
    ann.open("council")
    ann.my_turn()
    ann.prompt.focus()
    before = ann.version
    ann.page.keyboard.press("1")
    shown = ann.page.locator(".rings kbd")
    legal = ann.page.locator('[data-zone=hand] [data-ref][aria-disabled="false"]')
    expect(shown).to_have_count(min(9, legal.count()))
    assert ann.page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "false"
    assert ann.version == before
    ann.page.keyboard.press("1")
    expect(ann.prompt).not_to_have_attribute("data-version", str(before))


def test_tab_comes_to_the_drawer_that_holds_choices(ann: Player) -> None:
    ann.page.set_viewport_size({"width": 1024, "height": 768})
    ann.open("council")
    ann.my_turn()
    handle = ann.page.get_by_role("button", name=re.compile(r"Market, \d+ to choose"))
    ann.prompt.focus()
    for _ in range(20):
        ann.page.keyboard.press("Tab")
        if handle.evaluate("(it) => it === document.activeElement"):
            break
    expect(handle).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("document.activeElement.closest('[data-zone]')?.dataset.zone") == "side"


def test_a_question_mark_tells_what_a_thing_does(ann: Player) -> None:
    ann.open("ultramassive")
    ann.my_turn()
    ann.legal.first.focus()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    expect(ann.page.locator(".pop")).to_have_count(0)


def test_what_would_happen_describes_the_focused_thing(ann: Player) -> None:
    ann.open("ultramassive")
    ann.my_turn()
    ann.legal.first.focus()
    expect(ann.legal.first).to_have_accessible_description(re.compile("You put"))


def test_the_same_refusal_is_said_each_time_with_its_name(ann: Player) -> None:
    ann.open("ultramassive")
    ann.my_turn()
    ann.page.evaluate(URGENT)
    for times, n in enumerate((0, 1, 1), 1):
        card = ann.page.locator('[data-zone=hand] [data-ref][aria-disabled="true"]').nth(n)
        card.click(force=True)
        expect(ann.page.locator(".pop.no")).to_be_visible()
        ann.page.keyboard.press("Escape")
        ann.page.wait_for_function("(times) => said.length >= times", arg=times)
    said = ann.page.evaluate("said")
    assert len(said) == 3
    assert said[1] == said[2] != said[0]


def test_nothing_is_previewed_where_nothing_is_pointed_at(ann: Player) -> None:
    ann.open("council")
    ann.my_turn()
    ann.stir()
    ann.prompt.locator('button[data-key^="stop_buying"]').hover()
    expect(ann.page.locator(".pop")).to_be_visible()
    ann.page.get_by_role("banner").get_by_role("heading").hover()
    expect(ann.page.locator(".pop")).to_have_count(0)
    ann.page.wait_for_timeout(400)
    expect(ann.page.locator(".pop")).to_have_count(0)


@pytest.mark.parametrize("path", ["/", "/rules/council"])
def test_settings_are_on_every_page(ann: Player, path: str) -> None:
    ann.page.goto(path)
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_role("group", name="Motion")).to_be_visible()
