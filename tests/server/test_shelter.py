"""Bots of other packages at a server: in the lobby, in a process of their own, and harmless whatever they do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.server.config import Config
from orrery.server.tables.table import Table
from tests.bots.mischief import mischief
from tests.server.registry import opened, table
from tests.server.running import PATIENCE, Browser, in_thread
from tests.toy import BOT, forgotten, home, on_the_shelf


@pytest.fixture
def _mischief(tmp_path: Path) -> Iterator[None]:
    with on_the_shelf(mischief(tmp_path)), forgotten("mischief"):
        yield


async def answered(live: Table) -> None:
    """Somebody has chosen, and the bot after them too."""
    await live.choose(0, "stop_buying", None)
    async with asyncio.timeout(PATIENCE):
        while live.record.moves < 2:
            await asyncio.sleep(0.01)


def test_the_bot_of_the_document_is_in_the_lobby_and_plays(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with (
        on_the_shelf(home(BOT)),
        in_thread(Config(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=False, sweep=0.5)) as url,
    ):
        ann = Browser(url)
        for game in ann.get("/api/games"):
            assert game["bots"][-1] == {
                "spec": "horizon",
                "name": "Horizon",
                "about": "Looks at what every option leads to in three imagined games.",
            }
        id = ann.table("ultramassive", "Ann", "bot:horizon", seed="4")["id"]
        with ann.socket(id, 0) as socket:
            state = socket.state()
            assert state["table"]["seats"][1]["name"] == "Horizon"
            while state["view"]["moves"] < 4:
                ask = state["view"]["ask"]
                if ask is not None:
                    assert socket.ask("choose", seat=0, key=ask["options"][0]["key"], version=state["version"])["ok"]
                state = socket.state(state["version"] + 1)
    assert "stands in" not in caplog.text


@pytest.mark.usefixtures("_mischief")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("crashing", "could not answer: ZeroDivisionError"),
        ("wrong", "which is no option"),
        ("odd", "answered Odd, which is no option"),
        ("cancelled", "could not answer: CancelledError"),
        ("interrupting", "could not answer: KeyboardInterrupt"),
        ("dying", "ended its process"),
        ("hanging", "took longer than 0.2 seconds"),
        ("lost", "cannot be opened"),
    ],
)
def test_whatever_it_does_the_game_goes_on(
    name: str, why: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            if name == "hanging":
                registry.shelter.limit = 0.2
            live = await table(registry, "council", name)
            await answered(live)

    with caplog.at_level(logging.WARNING):
        asyncio.run(scenario())
    told = [vars(record) for record in caplog.records if record.message == "a greedy choice stands in for a bot"]
    assert told
    assert why in told[0]["why"]
    assert told[0]["seat"] == 1


def test_a_bot_whose_package_was_taken_away_is_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            with on_the_shelf(home(BOT)):
                live = await table(registry, "council", "horizon")
            await answered(live)

    with caplog.at_level(logging.WARNING):
        asyncio.run(scenario())
    assert "a greedy choice stands in for a bot" in caplog.messages
