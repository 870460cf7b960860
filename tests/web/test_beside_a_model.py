"""A language model takes a seat at a running server, beside somebody in a browser."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import expect

from tests.cli.model import at_the_desk, run
from tests.web.player import Player

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]


def test_a_language_model_plays_a_whole_game_beside_a_browser(ann: Player) -> None:
    id = ann.open("ultramassive", SEATS, wormholes="quick")
    link = ann.page.get_by_label("Link").input_value()
    end: dict[str, Any] = {}

    async def scenario() -> None:
        async with at_the_desk() as (model, desk):
            assert (await model.sit("join_table", link=link, name="Ada"))["seat"] == 1
            assert desk.house.server is None, "no server of its own is needed"
            end.update(await model.play())

    with ThreadPoolExecutor(1) as elsewhere:
        playing = elsewhere.submit(run, scenario)
        expect(ann.prompt).to_be_visible()
        ann.click_on()
        playing.result()
    seen = ann.ask("GET", f"/api/tables/{id}?seat=0")
    assert end["scores"] == seen["scores"]
    expect(ann.page.get_by_role("dialog").get_by_text("Ada").first).to_be_visible()
