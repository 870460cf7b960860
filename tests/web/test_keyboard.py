"""A whole game without a pointer."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.player import Player

# what has the focus, and whether the game is over
STATE = """() => [document.activeElement?.closest('[data-zone]')?.dataset.zone ?? '', document.querySelector('[data-zone=prompt]').dataset.asked,
  document.querySelector('[data-zone=prompt]').dataset.version, Boolean(document.querySelector('[role=menu]')), Boolean(document.querySelector('dialog table'))]"""


def test_a_whole_game_by_keys(ann: Player) -> None:
    ann.open("ultramassive")
    keys = ann.page.keyboard
    presses = 0
    while True:
        zone, asked, version, menu, over = ann.page.evaluate(STATE)
        if over:
            break
        presses += 1
        assert presses < 1500, f"stuck at version {version}, focus in {zone!r}"
        if menu:
            keys.press("1")
        elif asked != "true":
            ann.page.wait_for_timeout(10)
        elif presses % 7 == 0:
            keys.press("e")
        else:
            keys.press("Tab")
            if presses % 3 == 0:
                keys.press("Tab")
            keys.press("Enter")
            ann.page.wait_for_timeout(5)
    expect(ann.page.get_by_role("dialog").get_by_role("table")).to_be_visible()


def test_arrows_move_over_the_board(ann: Player) -> None:
    ann.open("ultramassive")
    ann.my_turn()
    ann.prompt.focus()
    ann.page.keyboard.press("ArrowDown")
    first = ann.page.evaluate("document.activeElement.dataset.ref")
    assert first
    seen = {first}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowLeft"):
        ann.page.keyboard.press(key)
        seen.add(ann.page.evaluate("document.activeElement.dataset.ref"))
    assert len(seen) >= 3
    expect(ann.page.locator(".rings .focus")).to_be_visible()


def test_focus_goes_to_the_question_after_a_choice(ann: Player) -> None:
    ann.open("ultramassive")
    ann.choose_any()
    assert ann.page.evaluate("document.activeElement.dataset.zone") == "prompt"


def test_keys_open_and_close(ann: Player) -> None:
    ann.open("ultramassive")
    ann.my_turn()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("h")
    ann.page.keyboard.press("i")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("+")
    expect(ann.page.get_by_role("img", name="Part of the board")).to_be_visible()
    ann.page.keyboard.press("0")
    expect(ann.page.get_by_role("img", name="Part of the board")).not_to_be_visible()
