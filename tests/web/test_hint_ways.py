"""The way of an idea on the board: as far as its line tells, and along a Channel rather than round it."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.web.player import Player
from tests.web.test_recap import NEW_HERE

# how far the line lies from the Channel on each side, in pixels
BESIDE = """() => { const a = document.querySelector('.layer g[transform]').lastElementChild.getBoundingClientRect(),
  b = document.querySelector('[data-ref="channel:0"]').getBoundingClientRect();
  return [a.left - b.left, a.top - b.top, a.right - b.right, a.bottom - b.bottom].map(Math.abs); }"""
NEAR = 20
# every ring lies round lines of the menu
INSIDE = """() => { const menu = document.querySelector('.pop.menu').getBoundingClientRect();
  return [...document.querySelectorAll('.rings .taught')].every((ring) => { const b = ring.getBoundingClientRect();
    return b.left > menu.left - 10 && b.right < menu.right + 10 && b.top > menu.top && b.bottom < menu.bottom; }); }"""


def test_a_way_follows_a_channel_and_goes_no_further_than_is_told(ann: Player) -> None:
    page = ann.page

    def answer(route: Route) -> None:
        at = route.request.url.split("/hint")[0]
        state: dict[str, Any] = page.context.request.get(f"{at}?seat=0").json()
        first = state["view"]["ask"]["options"][0]
        later = ["orbit channel:0", "place space:1", "place space:2"]
        steps = [{"key": key, "label": first["label"]} for key in (first["key"], *later)]
        idea = {"key": first["key"], "steps": steps, "chance": 0.4, "error": 0.01, "gains": [], "reason": "So."}
        told = {"seat": 0, "version": state["version"], "depth": 3, "more": False, "judge": "master", "ideas": [idea]}
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.route("**/hint?*", answer)
    ann.open("ultramassive", wormholes="quick")
    ann.my_turn()
    page.keyboard.press("t")
    expect(page.locator("[data-hint] li")).to_contain_text(re.compile("and 1 more"))
    expect(page.locator(".layer g[transform] mask")).to_have_count(1)
    assert max(page.evaluate(BESIDE)) < NEAR
    expect(page.locator(".layer rect:not(mask rect)")).to_have_count(1)  # the last place has a number instead


def test_a_hint_rings_the_lines_of_an_open_menu_and_not_what_lies_between(ann: Player) -> None:
    page = ann.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    page.evaluate(NEW_HERE)
    ann.open("laniakea", moves=1)
    ann.my_turn()
    lessons = page.get_by_role("complementary", name="Lessons")
    while "never lost" not in lessons.inner_text():
        lessons.get_by_role("button", name="Got it").click()
    page.locator('[data-zone=hand] [aria-disabled="false"][aria-haspopup=menu]').first.click()
    expect(page.get_by_role("menu")).to_be_visible()
    expect(page.locator(".rings .taught").first).to_be_visible()
    page.wait_for_function(INSIDE)
