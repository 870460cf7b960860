"""A first game: an overview in pictures, a first turn that is led, and lessons that ring what they speak of."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.player import Player

TITLES = {"laniakea": "Laniakea", "ultramassive": "ULTRAMASSIVE", "council": "Council of Shadows"}
AIMS = {
    "laniakea": ("most victory points", "reaches level 8"),
    "ultramassive": ("most Solar Mass", "after six rounds"),
    "council": ("the highest level", "reaches level III"),
}
# how many choices the first turn has, and what one's own panel shows after it
LED = {"laniakea": (8, r"\b4\s*VP"), "ultramassive": (19, r"\b7\s*SM"), "council": (13, r"15\s*11 to level I")}
MOST = 30

# of each ring: whether it lies round what can be chosen, one thing or all that it holds, or a place that is marked
RINGED = """[...document.querySelectorAll('.rings .taught')].map((ring) => {
  const box = ring.getBoundingClientRect(), near = (a, b) => Math.abs(a - b) < 2;
  const inside = (b) => b.width > 0 && b.left > box.left && b.top > box.top
    && b.right < box.right && b.bottom < box.bottom;
  const round = (boxes) => boxes.length > 0
    && near(Math.min(...boxes.map((b) => b.left)) - 5, box.left)
    && near(Math.min(...boxes.map((b) => b.top)) - 5, box.top)
    && near(Math.max(...boxes.map((b) => b.right)) + 5, box.right);
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  return boxes('[data-place]').some((one) => round([one]))
    || round(boxes('[data-ref][aria-disabled="false"], button[data-key]').filter(inside));
})"""
ABOVE = """Number(getComputedStyle(document.querySelector('.rings')).zIndex) >
  Number(getComputedStyle(document.querySelector('.pop.menu')).zIndex)"""
# what slides into its place takes its ring along: in the end all rings lie where they should, and there are so many
SETTLED = "(least) => { const rings = " + RINGED + "; return rings.length >= least && rings.every(Boolean); }"

# what is asked: all that can be chosen
ASKED = """() => [...document.querySelectorAll('[data-ref][aria-disabled="false"], button[data-key]')]
  .filter((one) => one.role !== 'menuitem').map((one) => one.dataset.ref ?? one.dataset.key).join()"""

# what was clicked on either was all of a choice or asks which of several is meant
ANSWERED = """(before) => document.querySelector('[role=menu]')
  || document.querySelector('[data-zone=prompt]').dataset.version !== before"""

# the middle of a curve, where there is one that can be hit: the middle of its box may lie beside it
ON_CURVE = """(one) => { const curve = one.querySelector('path[pointer-events=stroke]');
  if (!curve) return null;
  const { x, y } = curve.getPointAtLength(curve.getTotalLength() / 2).matrixTransform(curve.getScreenCTM());
  return [x, y]; }"""


def point_at(thing: Locator) -> None:
    """Click on it where a person would."""
    on_curve = thing.evaluate(ON_CURVE)
    if on_curve:
        thing.page.mouse.click(*on_curve)
    else:
        thing.click()


def learn(player: Player, game: str) -> Locator:
    """A guided game, with its overview open."""
    page = player.page
    page.goto("/")
    page.get_by_role("button", name=f"How to play {TITLES[game]}").first.click()
    overview = page.get_by_role("dialog", name="Overview")
    expect(overview.get_by_role("img").first).to_be_visible()
    return overview


@pytest.mark.parametrize("game", TITLES)
def test_a_guided_game_opens_with_an_overview(ann: Player, game: str) -> None:
    overview = learn(ann, game)
    aim, end = AIMS[game]
    expect(overview).to_contain_text(f"The aim: {aim}")
    expect(overview).to_contain_text(end)
    expect(overview.get_by_role("listitem")).to_have_count(3 + 16)
    expect(overview.locator("svg[role=img]")).to_have_count(4)
    ann.page.keyboard.press("Enter")
    expect(overview).to_have_count(0)
    expect(ann.page.get_by_role("complementary", name="Lessons")).to_contain_text("step 1 of")
    expect(ann.page.locator("section[data-seat='1']")).to_contain_text("teacher")
    ann.page.keyboard.press("r")
    expect(overview).to_contain_text("Back to the table")
    ann.page.reload()
    expect(ann.prompt).to_be_visible()
    expect(overview).to_have_count(0)


@pytest.mark.parametrize("game", TITLES)
def test_a_first_turn_is_led(ann: Player, game: str) -> None:
    learn(ann, game).get_by_role("button", name="Lead me through").click()
    page, steps = ann.page, []
    lesson = page.locator("aside[data-step]")
    while len(steps) < MOST:
        ann.my_turn()
        ann.drawn()
        if not lesson.count():
            break
        key = lesson.get_attribute("data-step") or ""
        verb, _, target = key.partition(" ")
        steps.append(key)
        expect(lesson).to_contain_text(f"step {len(steps)} of {LED[game][0]}")
        expect(page.locator(".rings .taught")).to_have_count(1)
        page.wait_for_function(SETTLED, arg=1)
        before = str(ann.version)
        button = page.locator(f'[data-key="{key}"]')
        meant = page.locator(f'[data-ref="{target}"][aria-disabled="false"]').locator("visible=true").first
        point_at(meant if target and not button.count() else button.first)
        page.wait_for_function(ANSWERED, arg=before)
        if page.get_by_role("menu").count():
            assert page.evaluate(ABOVE), "the ring of a line is drawn over its menu"
            page.locator(f'[role=menuitem][data-key="{key}"]').click()
        expect(ann.prompt, verb).not_to_have_attribute("data-version", before)
    many, shown = LED[game]
    assert len(steps) == many, steps
    expect(page.locator('[data-zone=players] [data-seat="0"]').first).to_contain_text(re.compile(shown))


@pytest.mark.parametrize("game", TITLES)
def test_lessons_ring_only_what_is_there_and_can_be_chosen(ann: Player, game: str) -> None:
    page = ann.page
    page.goto("/")
    page.evaluate("localStorage.orrery = JSON.stringify({ ...JSON.parse(localStorage.orrery), skipped: [] })")
    ann.open(game)
    heard, last = set(), ("", "")
    for turn in range(MOST):
        ann.my_turn()
        lesson = page.get_by_role("complementary", name="Lessons")
        asked, said = page.evaluate(ASKED), lesson.inner_text() if lesson.count() else ""
        if said:
            heard.add(said)
            page.wait_for_function(SETTLED, arg=1)
        assert asked == last[0] or not said or said != last[1], (
            "what was said just now, and not shut, is not said again"
        )
        last = (asked, said)
        ann.click_on(1, turn)
    assert len(heard) > 4


def test_a_chaos_card_is_taught_when_it_lies_in_the_row(ann: Player) -> None:
    page, lesson = ann.page, ann.page.get_by_role("complementary", name="Lessons")
    page.goto("/")
    page.evaluate("localStorage.orrery = JSON.stringify({ ...JSON.parse(localStorage.orrery), skipped: [] })")
    id = ann.open("laniakea")
    for _ in range(20):
        view = ann.ask("GET", f"/api/tables/{id}?seat=0")["view"]
        if view["round"] > 1 and any(ref.startswith("chaos:") for ref in view["row"]):
            break
        ann.play(id, 10)
    else:
        raise AssertionError("no Chaos card ever came")
    page.reload()
    ann.my_turn()
    for _ in range(4):  # what is said of the whole game comes first
        if "cannot be recruited" in lesson.inner_text():
            break
        lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_contain_text("cannot be recruited")
    page.wait_for_function(SETTLED, arg=1)
    ring = page.locator(".rings .taught").bounding_box()
    card = page.locator('[data-zone=side] [data-ref^="chaos:"]').first.bounding_box()
    assert ring
    assert card
    assert ring["x"] < card["x"]
    assert ring["y"] < card["y"] < ring["y"] + ring["height"]


@pytest.mark.parametrize("game", TITLES)
def test_rules_begin_with_the_overview(ann: Player, game: str) -> None:
    ann.page.goto(f"/rules/{game}")
    overview, search = ann.page.get_by_label("Overview"), ann.page.get_by_role("searchbox")
    expect(overview).to_contain_text(AIMS[game][0])
    expect(search).to_be_visible()
    above, below = overview.bounding_box(), search.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]


def test_the_celestials_are_told_of_with_the_map_in_sight(ann: Player) -> None:
    learn(ann, "laniakea").get_by_role("button", name="Lead me through").click()
    ann.my_turn()
    page = ann.page
    expect(page.get_by_role("region", name="Ordovane, the Mason")).to_contain_text("This is your Ability track")
    page.locator('[data-ref="celestial:C"]').hover()
    told = page.get_by_role("region", name="Karroth, the Hunter")
    expect(told).to_contain_text("for each Chaos card you have defeated")
    expect(told).to_contain_text("galaxy marked C")
    for box in page.locator('[data-ref^="celestial:"]').all():
        assert not page.evaluate(
            """([one, board]) => { const a = one.getBoundingClientRect(), b = board.getBoundingClientRect();
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; }""",
            [box.element_handle(), page.locator("[data-zone=board]").element_handle()],
        )


def test_the_tour_can_be_skipped(ann: Player) -> None:
    learn(ann, "ultramassive").get_by_role("button", name="Skip the tour").click()
    ann.my_turn()
    expect(ann.page.get_by_role("complementary", name="Lessons")).to_have_count(0)
