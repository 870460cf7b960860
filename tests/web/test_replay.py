from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.player import Player


def test_a_running_game_is_looked_at_again_and_played_on(ann: Player) -> None:
    id = ann.open("ultramassive", moves=12)
    page = ann.page
    page.goto(f"/t/{id}/replay#3")
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_value("3")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("4")
    expect(page).to_have_url(re.compile("#4$"))
    page.get_by_role("button", name="Start").click()
    expect(slider).to_have_value("0")
    page.evaluate(
        "for (let n = 0; n < 7; n++)"
        " document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))"
    )
    expect(slider).to_have_value("7")  # no step is lost while the one before is still being fetched
    slider.fill("5")
    expect(page.get_by_label("Story").get_by_text("move 5 of")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_contain_text("This opens a branch")
    page.get_by_role("button", name="Open the branch").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    expect(ann.prompt).to_be_visible()
    assert id not in page.url


def test_playing_moves_by_itself(ann: Player) -> None:
    id = ann.open("ultramassive", moves=6)
    ann.page.goto(f"/t/{id}/replay#0")
    ann.page.get_by_role("group", name="Speed").get_by_role("button").last.click()
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(ann.page.get_by_role("slider", name="Move")).to_have_value(re.compile(r"[3-9]|1\d"))
