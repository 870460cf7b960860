"""What moves explains an event and is gone; who wants no movement sees an outline instead."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

# Everything that ever flew above the table, from the first moment of the page.
WATCH = """
window.flown = [];
new MutationObserver((all) => { for (const { addedNodes } of all) for (const one of addedNodes)
  if (one.parentElement?.className === 'flights') window.flown.push(one.className);
}).observe(document, { childList: true, subtree: true });
"""
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SPEED = "(speed) => { localStorage.orrery = JSON.stringify({ ...JSON.parse(localStorage.orrery), speed }) }"


def state(ann: Player, id: str) -> Any:
    return ann.ask("GET", f"/api/tables/{id}?seat=0")


def choose(ann: Player, id: str, verb: str = "") -> None:
    """Elsewhere, as from another tab: this page only hears of it."""
    ann.my_turn()
    view = state(ann, id)["view"]
    key = next(o["key"] for o in view["ask"]["options"] if verb in ("", o["verb"]))
    ann.ask("POST", f"/api/tables/{id}/choose", {"seat": 0, "key": key, "version": view["version"]})


def before_a_harvest(ann: Player, speed: str) -> str:
    """At a table of Laniakea where a card can be given for a harvest."""
    page = ann.page
    page.add_init_script(WATCH)
    page.goto("/")
    page.evaluate(SPEED, speed)
    id = ann.open("laniakea")
    choose(ann, id, "choose")
    expect(page.locator('[data-zone=hand] [data-ref^="power:"]').first).to_be_visible()
    ann.my_turn()
    page.reload()
    ann.my_turn()
    assert page.evaluate("flown") == [], "what was before we came plays nothing"
    return id


def slowly(ann: Player) -> None:
    """A movement lasts longer than any test waits."""
    devtools = ann.page.context.new_cdp_session(ann.page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.001})


def flights(ann: Player) -> Any:
    return ann.page.locator(".flights > *")


def test_a_harvest_flies_to_the_counter_and_is_gone(ann: Player) -> None:
    id = before_a_harvest(ann, "normal")
    choose(ann, id, "reap")
    ann.page.wait_for_function("() => flown.includes('icon')")
    expect(flights(ann)).to_have_count(0)
    for resource, held in enumerate(state(ann, id)["view"]["players"][0]["held"]):
        expect(ann.page.locator(f'.seat [data-place="0 {resource}"]')).to_have_text(str(held))


def test_any_input_ends_what_moves(ann: Player) -> None:
    id = before_a_harvest(ann, "normal")
    slowly(ann)
    choose(ann, id, "reap")
    expect(flights(ann).first).to_be_attached()
    ann.my_turn()  # what can be chosen does not wait for it
    ann.page.keyboard.press("Shift")
    expect(flights(ann)).to_have_count(0)


@pytest.mark.parametrize("how", ["switched off", "the system's wish"])
def test_without_movement_the_changed_keep_an_outline(ann: Player, how: str) -> None:
    if how == "the system's wish":
        ann.page.emulate_media(reduced_motion="reduce")
    id = before_a_harvest(ann, "off" if how == "switched off" else "normal")
    choose(ann, id, "reap")
    outlines = ann.page.locator(".rings .news")
    expect(outlines).not_to_have_count(0)
    ann.page.keyboard.press("Shift")
    expect(outlines).to_have_count(0)
    assert ann.page.evaluate("flown") == []


def test_a_hidden_table_plays_nothing(ann: Player) -> None:
    id = before_a_harvest(ann, "normal")
    ann.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    before = ann.version
    choose(ann, id, "reap")
    expect(ann.prompt).not_to_have_attribute("data-version", str(before))
    assert ann.page.evaluate("flown") == []


def test_taking_back_plays_nothing(ann: Player) -> None:
    id = before_a_harvest(ann, "normal")
    choose(ann, id, "reap")
    ann.page.wait_for_function("() => flown.includes('icon')")
    ann.page.evaluate("flown = []")
    before = ann.version
    ann.page.get_by_role("button", name="Undo").click()
    expect(ann.prompt).not_to_have_attribute("data-version", str(before))
    assert ann.page.evaluate("flown") == []
    expect(ann.page.locator("[data-zone=board] .world")).to_have_count(1)  # the old board has faded


def test_a_replay_plays_forward_only(ann: Player) -> None:
    id = before_a_harvest(ann, "normal")
    choose(ann, id, "reap")
    ann.page.wait_for_function("() => flown.includes('icon')")
    move = int(state(ann, id)["view"]["moves"])
    ann.page.goto(f"/t/{id}/replay#{move}")
    slider = ann.page.get_by_role("slider", name="Move")
    expect(slider).to_have_value(str(move))
    ann.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(move - 1))
    assert ann.page.evaluate("flown") == []
    slowly(ann)
    ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_function("() => flown.includes('icon')")
    ann.page.evaluate(FRAMES)
    expect(flights(ann)).not_to_have_count(0)  # the key that started it does not end it
