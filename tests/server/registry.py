"""A registry without a network, for what happens behind it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from orrery.server.config import Config
from orrery.server.http.app import create
from orrery.server.monitoring import Metrics
from orrery.server.storage.database import Database
from orrery.server.storage.readiness import migrate
from orrery.server.storage.store import Store
from orrery.server.tables import lobby
from orrery.server.tables.registry import Registry
from orrery.server.tables.table import Table
from orrery.server.thinking import thoughts
from orrery.server.wire.requests import Wish

OWNER = "a" * 64


@asynccontextmanager
async def opened(database: str, process: str = "p1", **more: Any) -> AsyncIterator[Registry]:
    connected = Database(database)
    try:
        await connected.run(migrate)
        registry = Registry(Config(database, **more), Store(connected, process), Metrics())
        yield registry
        await registry.close()
    finally:
        await connected.close()


@asynccontextmanager
async def served(database: str, **more: Any) -> AsyncIterator[tuple[Registry, httpx.AsyncClient]]:
    """The whole application, and somebody who speaks to it without a network."""
    app = create(Config(database, **more))
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
    ):
        yield app.state.registry, client


async def table(
    registry: Registry, game: str, *bots: str, seed: str = "1", people: int = 1, owner: str = OWNER
) -> Table:
    """A running table with so many people and these bots."""
    wishes = [Wish(kind="me", name=f"Player {n + 1}") for n in range(people)]
    wishes += [Wish(kind="bot", bot=bot) for bot in bots]
    return await registry.open(lobby.new_record(game, wishes, {}, seed, owner))


async def play(live: Table, moves: int, pick: Callable[[int], int] = lambda n: 0) -> None:
    """People's choices, one after the other: the first option, or the one picked of so many."""
    for _ in range(moves):
        session = live.session
        assert session is not None
        if session.over:
            return
        seat = min(session.game.asks)
        options = session.game.options(seat)
        await live.choose(seat, options[pick(len(options))].key, session.version)


async def seen(table: Table, seat: int, owner: str, known: int | None = None) -> Any:
    """The state, as a client reads it that knew this version."""
    return json.loads((await table.state(seat, owner, known))[1])


class SlowThinkers:
    """Thinks until it is told to stop."""

    def __init__(self, answer: Callable[[], Awaitable[Any]]) -> None:
        self.answer = answer
        self.asked = 0

    async def think(self, task: bytes, tell: Any) -> thoughts.Thought:
        self.asked += 1
        await self.answer()
        return thoughts.think(task)

    def close(self) -> None:
        pass
