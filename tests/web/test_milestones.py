"""Milestones: a level in Council of Shadows, an ascension in Laniakea, an expansion in ULTRAMASSIVE."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.prepared import imported
from tests.web.test_recap import NEW_HERE

# every milestone that was drawn
GREAT = """
window.great = [];
new MutationObserver(() => { const words = document.querySelector('.milestone .words');
  if (words && window.last !== words) { window.last = words; window.great.push(words.innerText); }
}).observe(document, { childList: true, subtree: true });
"""
# of each title: a game, where somebody is about to rise, by which choice, and what is said of it
GREATS = {
    "council": ("council-3-two-players", 232, 0, "stop_assessing", "You rise to level I"),
    "laniakea": ("laniakea-4-two", 2, 0, "play power:SERAPH2", "You ascend to level 1"),
    "ultramassive": ("ultramassive-3-finished", 189, 1, "exchange mass:1", "Stellar"),
}


@pytest.mark.parametrize("game", GREATS)
def test_a_great_moment_is_drawn_and_explained_once(ann: Player, game: str) -> None:
    page, (file, move, seat, key, title) = ann.page, GREATS[game]
    page.add_init_script(GREAT)
    page.goto("/")
    page.evaluate(NEW_HERE)
    id = imported(ann, file)
    said = []
    for _ in range(2):
        branch = ann.ask("POST", f"/api/tables/{id}/fork", {"move": move, "seat": seat, "bot": "random"})["id"]
        ann.look(branch)
        ann.my_turn()
        ann.ask("POST", f"/api/tables/{branch}/choose", {"seat": seat, "key": key})
        page.wait_for_function("() => window.great.length > 0")
        page.keyboard.press("Shift")
        expect(page.locator(".milestone")).to_have_count(0)
        said.append(page.evaluate("great[0]").strip().split("\n"))
    first, second = [[line for line in lines if line] for lines in said]
    assert title in first[0]
    assert first[:2] == second
    assert len(first) == 3, "why it is so is told once"
