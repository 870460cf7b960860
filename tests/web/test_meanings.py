"""Whatever can be chosen says what it is for, to mouse, keyboard and finger alike, and covers nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.probe import by_finger, by_mouse_and_keys

GAMES = ["ultramassive", "council", "laniakea"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_at_says_what_it_is_for(ann: Player, game: str) -> None:
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.open(game)
    ann.my_turn()
    found = by_mouse_and_keys(ann.page, positions=16, each=2)
    assert found["told"] > 30
    assert found["wrong"] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_says_it_too(phone: Player, game: str) -> None:
    phone.open(game)
    phone.my_turn()
    found = by_finger(phone.page, positions=6, each=2)
    assert found["told"] > 6
    assert found["wrong"] == []


def test_a_resting_mouse_opens_nothing(ann: Player) -> None:
    """The table moves beneath it, and still nobody has pointed at anything."""
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.open("ultramassive", wormholes="quick")
    ann.my_turn()
    box = ann.page.locator("[data-zone=hand] [aria-disabled=false]").first.bounding_box()
    assert box is not None
    before = str(ann.version)
    ann.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ann.page.mouse.down()
    ann.page.mouse.up()
    expect(ann.prompt).not_to_have_attribute("data-version", before)
    ann.my_turn()
    ann.page.wait_for_timeout(700)
    expect(ann.page.locator(".pop")).to_have_count(0)


def test_gold_never_means_to_skip(ann: Player) -> None:
    """While something better is open the way out is quiet; when it is all that is left it is gold."""
    ann.open("council")
    ann.my_turn()
    stop = ann.prompt.get_by_role("button", name="Stop buying")
    expect(stop).to_be_visible()
    expect(stop).not_to_have_class("pri")
    assert "pri" not in str(stop.get_attribute("class")).split()
    expect(ann.prompt).to_contain_text("purchases left")


def test_the_first_tab_is_something_to_choose(ann: Player) -> None:
    ann.open("laniakea")
    ann.my_turn()
    expect(ann.legal.first).to_be_visible()
    ann.page.evaluate("document.activeElement?.blur()")
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "false"


def test_a_plan_shows_its_number(ann: Player) -> None:
    """The sum, where the marker would stand, and the cards stay where they were."""
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.open("council")
    ann.my_turn()
    ann.choose(ann.prompt.get_by_role("button", name="Stop buying"))
    ann.my_turn()
    plan = ann.page.get_by_role("region", name="Your Consumption this round")
    expect(plan).to_be_visible()
    second = ann.page.locator("[data-zone=hand] [aria-disabled=false]").nth(1)
    ref, before = second.get_attribute("data-ref"), second.bounding_box()
    ann.choose(ann.page.locator("[data-zone=hand] [aria-disabled=false]").first)
    ann.my_turn()
    expect(ann.page.get_by_text("lies on field 1")).to_be_visible()
    assert ann.page.locator(f'[data-zone=hand] .slot [data-ref="{ref}"]').bounding_box() == before
