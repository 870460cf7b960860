"""All tables of this process: opens them, lets their bots think, looks after forgotten ones, and lets idle ones go."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor

from orrery.server import lobby, minds
from orrery.server.config import Config
from orrery.server.live import Live
from orrery.server.metrics import Metrics
from orrery.server.minds import Minds
from orrery.server.problems import Problem, missing
from orrery.server.records import Record
from orrery.server.store import Stale, Store

log = logging.getLogger("orrery")


class Hall:
    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.metrics = metrics
        self.minds = Minds(config.thinkers)
        self.lives: dict[str, Live] = {}

    async def live(self, id: str) -> Live:
        found = self.lives.get(id)
        if found is not None:
            return found
        record = await self.store.record(id)
        if record is None:
            raise missing()
        return self.lives.setdefault(id, Live(self, record))

    async def open(self, record: Record) -> Live:
        """A new table; it begins at once when nobody is missing."""
        record, session, position = lobby.begun(record)
        self.lease(record)
        await self.store.create(record, (), position)
        live = self.lives[record.id] = Live(self, record)
        live.session = session
        self.let_think(live)
        log.info("table opened", extra={"table": record.id, "game": record.game, "seats": len(record.seats)})
        return live

    async def seat(self, live: Live, how: Callable[[Record], Record]) -> None:
        """Change who sits at an open table; with the last seat the game begins."""
        async with live.lock:
            for _ in range(5):
                await live.load()
                was = live.record.version
                record, session, position = lobby.begun(how(live.record))
                self.lease(record)
                try:
                    await self.store.sit(record, was, position)
                except Stale:
                    continue
                live.record, live.session, live.newest, live.marked = record, session, record.version, 0
                live.tell(table=True)
                return
        raise Problem(409, "Too many are sitting down at once; try again.")

    def lease(self, record: Record) -> None:
        record.lease = time.time() + self.config.lease if record.due else 0.0

    # bots -----------------------------------------------------------------
    def let_think(self, live: Live) -> None:
        for seat in live.due():
            live.thinking[seat] = asyncio.create_task(self.think(live, seat))

    async def think(self, live: Live, seat: int) -> None:
        """Let a bot answer. What it thought is of no use if the question has changed meanwhile."""
        was = live.record.version
        try:
            async with live.lock:
                session = await live.ready()
                if seat not in session.game.asks:
                    return
                was = session.version
                task = minds.task(session, seat, live.record.seats[seat].bot)
            live.tell_thinking(seat)
            with self.metrics.thinking.time():
                key = await self.minds.run(minds.think, task)
            await live.choose(seat, key, was)
        except Problem:
            await self.pause(live, was)
        except BrokenExecutor:
            log.warning("a process for bots has died", extra={"table": live.record.id})
            await self.pause(live, was)
        except Exception:
            log.exception("a bot could not answer", extra={"table": live.record.id, "seat": seat})
            await self.pause(live, was)
        finally:
            live.thinking.pop(seat, None)
        self.let_think(live)

    async def pause(self, live: Live, version: int) -> None:
        """Do not try the same thing again at once."""
        if live.record.version == version:
            await asyncio.sleep(1.0)

    async def look_after(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(self.config.sweep)

    async def sweep(self) -> None:
        self.let_go()
        for id, lease in await self.store.forgotten():
            if await self.store.lease(id, time.time() + self.config.lease, lease):
                live = await self.live(id)
                async with live.lock:
                    await live.refresh()
                self.let_think(live)

    def let_go(self) -> None:
        """Tables that nobody looks at leave the memory, the ones longest idle first; the database keeps them."""
        idle = [live for live in self.lives.values() if live.idle]
        idle.sort(key=lambda live: live.touched)
        old = time.monotonic() - self.config.idle
        too_many = len(self.lives) - self.config.keep
        for n, live in enumerate(idle):
            if live.touched < old or n < too_many:
                del self.lives[live.record.id]

    def close(self) -> None:
        for live in self.lives.values():
            for task in live.thinking.values():
                task.cancel()
        self.minds.close()
