"""Sound, the light of the day, and the size of text."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import COARSE, KEPT, sitting
from tests.web.looking import out_of_reach
from tests.web.player import Player

GAMES = ["ultramassive", "council", "laniakea"]

# an audio graph that counts what is struck; it runs as soon as it is made
EARS = """
window.heard = []; window.graphs = 0;
window.AudioContext = class {
  constructor() { window.graphs++; this.state = 'running'; this.destination = {}; }
  get currentTime() { return performance.now() / 1000; }
  resume() { return Promise.resolve(); }
  createGain() { return { connect() {}, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } }; }
  createOscillator() {
    return { connect() {}, start() {}, stop() {},
      frequency: { exponentialRampToValueAtTime() {},
        setValueAtTime: (pitch) => window.heard.push(Math.round(pitch)) } };
  }
};
"""
CHIME, CHOICE, REFUSAL = 659, 520, 196


def test_nothing_sounds_before_the_first_gesture(ann: Player) -> None:
    ann.page.add_init_script(EARS)
    ann.open("ultramassive", wormholes="quick")
    ann.my_turn()
    assert ann.page.evaluate("[graphs, heard.length]") == [0, 0]
    ann.choose(ann.legal.first)
    ann.page.wait_for_function(f"() => heard.includes({CHOICE})")
    assert ann.page.evaluate("graphs") == 1


def test_ones_turn_is_heard_also_where_nobody_looks(ann: Player) -> None:
    ann.page.add_init_script(EARS)
    ann.open("laniakea")
    ann.my_turn()
    ann.page.mouse.click(700, 20)
    ann.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    for _ in range(60):
        ann.choose_any()
        ann.my_turn()
        if ann.page.evaluate(f"heard.includes({CHIME})"):
            return
    pytest.fail("nobody was told that it is their turn")


def test_silence_can_be_chosen(ann: Player) -> None:
    page = ann.page
    page.add_init_script(EARS)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Volume").fill("1")
    page.wait_for_function("() => heard.length > 0")
    page.get_by_label("No sound").check()
    page.evaluate("heard.length = 0")
    page.keyboard.press("Escape")
    ann.open("ultramassive", wormholes="quick")
    ann.choose_any()
    assert page.evaluate("heard.length") == 0


def test_why_not_sounds_like_no(ann: Player) -> None:
    ann.page.add_init_script(EARS)
    ann.open("council")
    ann.my_turn()
    ann.page.locator("[data-zone=board] [data-ref][aria-disabled=true]").first.dispatch_event("pointerdown")
    ann.page.locator("[data-zone=board] [data-ref][aria-disabled=true]").first.dispatch_event("click")
    ann.page.wait_for_function(f"() => heard.includes({REFUSAL})")


def test_day_and_night(browser: Browser, base_url: str) -> None:
    """Panels are paper by day, and boards stay the night sky; who asks for it follows the system."""
    ground = "(css) => getComputedStyle(document.querySelector(css)).backgroundColor"
    kept = {**KEPT, "theme": "system"}
    with browser.new_context(base_url=base_url, color_scheme="light") as context, sitting(context, kept) as player:
        page = player.page
        player.open("ultramassive", wormholes="quick")
        assert page.evaluate(ground, "body") == "rgb(235, 232, 223)"
        lit = "(css) => getComputedStyle(document.querySelector(css)).getPropertyValue('--ink-0')"
        assert page.evaluate(lit, ".frame") == "#060912"
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html")).not_to_have_attribute("data-day", "")
        assert page.evaluate(ground, "body") == "rgb(6, 9, 18)"


@pytest.mark.parametrize("game", GAMES)
def test_larger_text_hides_nothing(browser: Browser, base_url: str, game: str) -> None:
    """All that can be chosen can be touched, popovers lie beside their targets, and what is written is larger."""
    kept = {**KEPT, "letters": "larger"}
    size = {"width": 1440, "height": 900}
    with browser.new_context(base_url=base_url, viewport=size) as context, sitting(context, kept) as player:
        page = player.page
        player.open(game, moves=6)
        player.my_turn()
        page.keyboard.press("Escape")
        assert out_of_reach(page) == []
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        undo = page.get_by_role("banner").get_by_text("Undo").bounding_box()
        assert undo
        assert undo["height"] > 38
        one = player.legal.first
        one.focus()
        told = page.locator(".pop.prev")
        expect(told).to_be_visible()
        box = told.bounding_box()
        assert box
        assert box["x"] + box["width"] <= 1440
        assert box["y"] + box["height"] <= 900


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_larger_text_leaves_the_board_whole(browser: Browser, base_url: str, game: str) -> None:
    size, kept = {"width": 390, "height": 844}, {**KEPT, "letters": "larger"}
    own = browser.new_context(base_url=base_url, viewport=size, has_touch=True, device_scale_factor=COARSE)
    with own as context, sitting(context, kept) as player:
        player.open(game, moves=2)
        player.my_turn()
        frame = player.page.locator("[data-zone=board]")
        drawn = frame.locator("svg[viewBox]").first.bounding_box()
        box = frame.bounding_box()
        assert box
        assert drawn
        assert box["height"] > 260
        assert drawn["height"] <= box["height"] + 1
