"""Nothing that axe finds to be serious."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import by_day, troubles
from tests.web.player import Player


@pytest.mark.parametrize("game", ["ultramassive", "council", "laniakea"])
def test_tables(ann: Player, game: str) -> None:
    ann.open(game)
    ann.my_turn()
    assert troubles(ann.page) == []
    assert by_day(ann.page) == []


@pytest.mark.parametrize("game", ["ultramassive", "council", "laniakea"])
def test_small_tables(ann: Player, game: str) -> None:
    """Later in the game, on a phone with each of its tabs, and where board and question stand side by side."""
    ann.page.set_viewport_size({"width": 720, "height": 450})
    ann.open(game, moves=20)
    ann.my_turn()
    assert troubles(ann.page) == []
    assert by_day(ann.page) == []
    ann.page.set_viewport_size({"width": 390, "height": 844})
    for tab in ("Players", "Market"):
        ann.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=tab).click()
        assert troubles(ann.page) == []


@pytest.mark.parametrize("path", ["/", "/rules/ultramassive"])
def test_pages(ann: Player, path: str) -> None:
    ann.page.goto(path)
    expect(ann.page.get_by_role("heading").first).to_be_visible()
    assert troubles(ann.page) == []
    assert by_day(ann.page) == []


def test_replay_settings_and_waiting_room(ann: Player) -> None:
    id = ann.open("ultramassive", moves=4)
    ann.page.get_by_role("button", name="More", exact=True).click()
    assert troubles(ann.page) == []
    assert by_day(ann.page) == []
    ann.page.goto(f"/t/{id}/replay#2")
    expect(ann.page.get_by_role("slider")).to_be_visible()
    assert troubles(ann.page) == []
    assert by_day(ann.page) == []
    ann.open("ultramassive", [{"kind": "me", "name": "Ann"}, {"kind": "friend"}])
    assert troubles(ann.page) == []
