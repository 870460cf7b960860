"""What ideas draw lies where it belongs and can be seen: beside large text, over a drawer, at the edges of a column and
of a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from tests.web.conftest import COARSE, KEPT, sitting
from tests.web.player import Player
from tests.web.test_council import play_to

Options = list[dict[str, Any]]

# how far each number of an idea lies from the upper left corner of what it stands on
AWAY = """(refs) => refs.map((ref, i) => {
  const corner = document.querySelector(`[data-zone=hand] [data-ref="${ref}"]`).getBoundingClientRect(),
    n = document.querySelector(`[data-ghost="${i + 1}"] circle`).getBoundingClientRect();
  return Math.hypot(n.left + n.width / 2 - corner.left, n.top + n.height / 2 - corner.top); })"""
NEAR = 24
# words on the board that go beyond the sides of the window
CUT = """() => [...document.querySelectorAll('.layer > span')].filter((one) => {
  const b = one.getBoundingClientRect(); return b.left < 0 || b.right > innerWidth; }).map((one) => one.innerText)"""


def ideas(page: Page, wish: Callable[[Options], Options]) -> None:
    """These options are the ideas."""

    def answer(route: Route) -> None:
        at = route.request.url.split("/hint")[0]
        state = page.context.request.get(f"{at}?seat=0").json()
        told = [
            {
                "key": one["key"],
                "steps": [{"key": one["key"], "label": one["label"]}],
                "chance": 0.5 - n / 100,
                "error": 0.01,
                "gains": [],
                "reason": "",
            }
            for n, one in enumerate(wish(state["view"]["ask"]["options"])[:3])
        ]
        hint = {"seat": 0, "version": state["version"], "depth": 3, "more": False, "judge": "master", "ideas": told}
        route.fulfill(body=json.dumps(hint), content_type="application/json")

    page.route("**/hint?*", answer)


def cards(options: Options) -> Options:
    return [one for one in options if one["target"].startswith("card:")]


def test_numbers_lie_on_their_cards_also_with_larger_text(browser: Browser, base_url: str) -> None:
    size, kept = {"width": 1440, "height": 900}, {**KEPT, "letters": "larger"}
    own = browser.new_context(base_url=base_url, viewport=size, device_scale_factor=COARSE)
    with own as context, sitting(context, kept) as ann:
        ideas(ann.page, lambda options: options)
        id = ann.open("ultramassive", wormholes="quick")
        ann.my_turn()
        targets = [one["target"] for one in ann.asked(id)[:3]]
        ann.page.keyboard.press("t")
        expect(ann.page.locator('[data-ghost="3"]').first).to_be_visible()
        ann.drawn()
        assert max(ann.page.evaluate(AWAY, targets)) < NEAR


def test_ideas_come_with_the_drawer_they_lie_in(ann: Player) -> None:
    page = ann.page
    page.set_viewport_size({"width": 1024, "height": 768})
    ideas(page, cards)
    ann.open("council")
    ann.my_turn()
    handle = page.locator("[data-handle]")
    page.keyboard.press("t")
    expect(page.locator("[data-hint] li").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(handle).to_have_attribute("aria-expanded", "false")
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("[data-hint] li").first).to_be_in_viewport()
    handle.click()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_the_number_of_a_card_below_the_edge_stands_at_the_edge(ann: Player) -> None:
    page = ann.page
    page.set_viewport_size({"width": 1440, "height": 900})
    ideas(page, lambda options: [*cards(options)[:2], cards(options)[-1]])
    id = ann.open("council", seed=5)
    ann.my_turn()
    last = page.locator(f'[data-zone=side] [data-ref="{cards(ann.asked(id))[-1]["target"]}"]').first
    page.keyboard.press("t")
    number = page.locator('[data-ghost="3"]').first
    expect(number).to_be_in_viewport(ratio=1)
    expect(last).not_to_be_in_viewport()
    expect(number.locator(".slide")).to_have_count(1)
    page.keyboard.press("3")  # it is shown, and comes into sight
    expect(last).to_be_in_viewport()
    expect(number.locator(".slide")).to_have_count(0)


def test_on_a_phone_no_word_of_an_idea_goes_beyond_the_side(phone: Player) -> None:
    page = phone.page
    ideas(page, lambda options: [one for one in options if one["verb"] == "settle"])
    id = phone.open("council")
    play_to(phone, id, "settle", want=("stop_buying", "plan card:S2", "plan card:S5", "plan card:S6"))
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".layer > span").first).to_be_visible()
    phone.drawn()
    assert page.evaluate(CUT) == []
