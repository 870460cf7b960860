"""All tables of this process: opens them, hears of them, looks after forgotten ones, and lets idle ones go."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from orrery.server.config import Config
from orrery.server.http.errors import Problem, missing
from orrery.server.metrics import Metrics
from orrery.server.storage.database import checkpoint
from orrery.server.storage.records import Move, Record
from orrery.server.storage.store import Stale, Store
from orrery.server.tables import lobby
from orrery.server.tables.live import Live
from orrery.server.tables.replay import Past
from orrery.server.thinking.scheduler import Bots
from orrery.server.thinking.worker_pool import Minds

ANNOUNCE = 4  # sweeps between two announcements of who is here
log = logging.getLogger("orrery")


class Hall:
    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.metrics = metrics
        self.minds = Minds(config.thinkers)
        self.clerk = Minds(1)  # for files that are brought in: they do not wait for bots
        self.bots = Bots(self)
        self.past = Past(store)
        self.lives: dict[str, Live] = {}
        self.sweeps = 0
        self.tasks: set[asyncio.Task[Any]] = set()

    async def live(self, id: str) -> Live:
        found = self.lives.get(id)
        if found is not None:
            found.touched = time.monotonic()
            return found
        record = await self.store.record(id)
        if record is None:
            raise missing()
        return self.lives.setdefault(id, Live(self, record))

    async def open(self, record: Record) -> Live:
        """A new table; it begins at once when nobody is missing."""
        record, session, position = lobby.begun(record)
        self.bots.lease(record)
        await self.store.create(record, (), position)
        live = self.lives[record.id] = Live(self, record)
        live.session = session
        self.bots.let_think(live)
        log.info("table opened", extra={"table": record.id, "game": record.game, "seats": len(record.seats)})
        return live

    async def bring(self, record: Record, moves: list[Move], position: tuple[int, str]) -> Live:
        """A table with a past."""
        self.bots.lease(record)
        await self.store.create(record, moves, position)
        live = self.lives[record.id] = Live(self, record)
        async with live.lock:
            await live.refresh()
        self.bots.let_think(live)
        return live

    async def current(self, id: str) -> Live:
        """The table as it is in the database now, whether or not this process has heard of it yet."""
        live = await self.live(id)
        if self.store.notifies:
            live.newest = max(live.newest, await self.store.version(id))
        async with live.lock:
            await live.refresh()
        return live

    async def reseated(self, id: str) -> Live:
        """Seats have moved to another browser: those who watch learn it."""
        live = await self.live(id)
        live.newest = max(live.newest, live.record.version + 1)
        async with live.lock:
            await live.refresh()
        live.tell(table=True)
        return live

    async def seat(self, live: Live, how: Callable[[Record], Record]) -> None:
        """Change who sits at an open table; with the last seat the game begins."""
        async with live.lock:
            for _ in range(5):
                await live.load()
                was = live.record.version
                record, session, position = lobby.begun(how(live.record))
                self.bots.lease(record)
                try:
                    await self.store.sit(record, was, position)
                except Stale:
                    continue
                live.record, live.session, live.newest, live.marked = record, session, record.version, 0
                live.tell(table=True)
                return
        raise Problem(409, "Too many are sitting down at once; try again.")

    # other processes ------------------------------------------------------
    def hear(self, process: str, id: str, words: list[str]) -> None:
        """Another process has changed a table, or tells who looks at it."""
        live = self.lives.get(id)
        if live is None:
            return
        if words[0] == "seats":
            self.spawn(self.reseated(id))
        elif words[0] == "here":
            seats = frozenset([int(seat) for seat in words[1:]])
            known = live.elsewhere.get(process)
            live.elsewhere[process] = (time.monotonic() + 2 * ANNOUNCE * self.config.sweep, seats)
            if known is None:
                self.announce(live)
            if known is None or known[1] != seats:
                live.wake(table=True)
        else:
            was_open = live.session is None
            live.newest = max(live.newest, int(words[0]))
            live.wake(table=was_open)

    def hear_again(self) -> None:
        """Something may have been missed: look whether anything is newer."""
        for live in self.lives.values():
            live.newest = live.record.version + 1
            live.wake()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def announce(self, live: Live) -> None:
        """Tell the other processes who looks at a table through this one."""
        if self.store.notifies:
            seats = " ".join([str(seat) for seat in sorted(live.looking())])
            self.spawn(self.store.tell(f"{live.record.id} here {seats}".rstrip()))

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
        await asyncio.to_thread(checkpoint, self.config.database)
        self.metrics.tables.set(len(self.lives))
        self.sweeps += 1
        if self.sweeps % ANNOUNCE == 0:
            for live in self.lives.values():
                if live.watchers:
                    self.announce(live)
        for id, lease in await self.store.forgotten():
            await self.bots.take_over(id, lease)

    def let_go(self) -> None:
        """Tables that nobody looks at leave the memory, the ones longest idle first; the database keeps them."""
        idle = [live for live in self.lives.values() if live.idle]
        idle.sort(key=lambda live: live.touched)
        old = time.monotonic() - self.config.idle
        too_many = len(self.lives) - self.config.keep
        for n, live in enumerate(idle):
            if live.touched < old or n < too_many:
                del self.lives[live.record.id]

    async def close(self) -> None:
        running = [*self.tasks, *[task for live in self.lives.values() for task in live.thinking.values()]]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await asyncio.to_thread(self.minds.close)
        await asyncio.to_thread(self.clerk.close)
