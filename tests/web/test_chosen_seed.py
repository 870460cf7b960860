"""Whoever is asked to a table learns before sitting down that its shuffle may be known."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.test_online import SEATS

SAID = "chose its seed"


def test_a_chosen_seed_is_said_in_the_waiting_room_and_to_those_who_join(ann: Player, ben: Player) -> None:
    ann.open("ultramassive", SEATS, seed=7)
    expect(ann.page.get_by_text(SAID)).to_be_visible()
    ben.page.goto(ann.page.get_by_label("Link").input_value())
    expect(ben.page.get_by_role("button", name="Join")).to_be_visible()
    expect(ben.page.get_by_text(SAID)).to_be_visible()

    dealt = ann.ask("POST", "/api/tables", {"game": "ultramassive", "seats": SEATS})
    ann.look(dealt["id"])
    expect(ann.page.get_by_label("Link")).to_be_visible()
    expect(ann.page.get_by_text(SAID)).to_have_count(0)
