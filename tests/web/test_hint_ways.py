"""The way of an idea on the board: as far as its line tells, and along a Channel rather than round it."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.web.player import Player

# how far the line lies from the Channel on each side, in pixels
BESIDE = """() => { const a = document.querySelector('.layer g[transform]').lastElementChild.getBoundingClientRect(),
  b = document.querySelector('[data-ref="channel:0"]').getBoundingClientRect();
  return [a.left - b.left, a.top - b.top, a.right - b.right, a.bottom - b.bottom].map(Math.abs); }"""
NEAR = 20


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
