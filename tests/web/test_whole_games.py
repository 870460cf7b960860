"""Every title from the first click to the score sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]  # who makes the game end sooner


@pytest.mark.parametrize("game", ["ultramassive", "council", "laniakea"])
def test_a_whole_game_by_clicking(ann: Player, game: str) -> None:
    id = ann.open(game, SEATS)
    for _ in range(6):  # with the pointer, which a covered or unseen target would refuse
        ann.choose_any()
    assert ann.click_on() > 20
    sheet = ann.page.get_by_role("dialog")
    expect(sheet.get_by_role("table")).to_be_visible()
    table = ann.ask("GET", f"/api/tables/{id}")
    assert table["table"]["status"] == "over"
    for score in table["scores"]:
        foot = f"{score['parts']['energy']} Energy" if game == "council" else str(score["total"])
        expect(sheet.get_by_role("row", name="Total")).to_contain_text(foot)
    expect(sheet).to_contain_text(table["table"]["commitment"])
    expect(sheet).to_contain_text(table["table"]["seal"])
