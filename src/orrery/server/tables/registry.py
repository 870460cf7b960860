"""All tables of this process: opens them, and hears of them from other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from orrery.server.config import Config
from orrery.server.http.errors import Problem, missing
from orrery.server.monitoring import Metrics
from orrery.server.storage.records import Move, Record
from orrery.server.storage.store import Stale, Store
from orrery.server.tables import lobby
from orrery.server.tables.insights import Insights
from orrery.server.tables.puzzles import Puzzles
from orrery.server.tables.replay import Replays
from orrery.server.tables.table import Table
from orrery.server.tables.upkeep import ANNOUNCE, Upkeep
from orrery.server.thinking.scheduler import Scheduler
from orrery.server.thinking.shelter import Shelter
from orrery.server.thinking.worker_pool import WorkerPool

REMEMBERED = 20_000  # browsers whose address is known
log = logging.getLogger("orrery")


class Registry:
    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.metrics = metrics
        self.thinkers = WorkerPool(config.thinkers)
        self.shelter = Shelter()  # for bots of other packages
        self.importers = WorkerPool(1)  # for files that are brought in: they do not wait for bots
        self.advisers = WorkerPool(1)  # for hints that take seconds: neither bots nor first answers wait for them
        self.analysts = WorkerPool(1)  # for analyses, which take long: neither bots nor hints wait for them
        self.scheduler = Scheduler(self)
        self.insights = Insights(self)
        self.puzzles = Puzzles(self)
        self.replays = Replays(store)
        self.tables: dict[str, Table] = {}
        self.addresses: OrderedDict[str, str] = OrderedDict()  # where each browser was last seen; in memory only
        self.upkeep = Upkeep(self)
        self.tasks: set[asyncio.Task[Any]] = set()

    async def table(self, id: str) -> Table:
        found = self.tables.get(id)
        if found is not None:
            found.touched = time.monotonic()
            return found
        record = await self.store.record(id)
        if record is None:
            raise missing()
        return self.tables.setdefault(id, Table(self, record))

    def seen_at(self, owner: str, address: str) -> None:
        """A browser asks from there."""
        if owner and address:
            self.addresses[owner] = address
            self.addresses.move_to_end(owner)
            while len(self.addresses) > REMEMBERED:
                self.addresses.popitem(last=False)

    async def check_quota(self, owner: str) -> None:
        """Nobody fills the disk with tables."""
        if not self.config.limits:
            return
        kept, unfinished = await self.store.count_owned(owner)
        if unfinished >= self.config.unfinished:
            raise Problem(
                429, f"You have {unfinished} tables that are not played to the end; finish some of them first."
            )
        if kept >= self.config.kept:
            raise Problem(
                429, f"You have {kept} tables here, which is as many as are kept; ask the host to remove some."
            )

    async def open(self, record: Record) -> Table:
        """A new table; it begins at once when nobody is missing."""
        record, session, position = lobby.begun(record)
        self.scheduler.lease(record)
        await self.store.create(record, (), position)
        table = self.tables[record.id] = Table(self, record)
        table.session = session
        self.scheduler.let_think(table)
        log.info("table opened", extra={"table": record.id, "game": record.game, "seats": len(record.seats)})
        return table

    async def bring(self, record: Record, moves: list[Move], position: tuple[int, str]) -> Table:
        """A table with a past."""
        self.scheduler.lease(record)
        await self.store.create(record, moves, position)
        table = self.tables[record.id] = Table(self, record)
        async with table.lock:
            await table.refresh()
        self.scheduler.let_think(table)
        return table

    async def current(self, id: str) -> Table:
        """The table as it is in the database now, whether or not this process has heard of it yet."""
        table = await self.table(id)
        if self.store.notifies:
            table.newest = max(table.newest, await self.store.version(id))
        async with table.lock:
            await table.refresh()
        return table

    async def reseated(self, id: str) -> Table:
        """Seats have moved to another browser: those who watch learn it."""
        table = await self.table(id)
        table.newest = max(table.newest, table.record.version + 1)
        async with table.lock:
            await table.refresh()
        table.notify(seats=True)
        return table

    async def seat(self, table: Table, how: Callable[[Record], Record]) -> None:
        """Change who sits at an open table; with the last seat the game begins."""
        async with table.lock:
            for _ in range(5):
                await table.load()
                was = table.record.version
                record, session, position = lobby.begun(how(table.record))
                self.scheduler.lease(record)
                try:
                    await self.store.sit(record, was, position)
                except Stale:
                    continue
                table.record, table.session, table.newest, table.snapshot_at = record, session, record.version, 0
                table.notify(seats=True)
                return
        raise Problem(409, "Too many are sitting down at once; try again.")

    # other processes ------------------------------------------------------
    def hear(self, process: str, id: str, words: list[str]) -> None:
        """Another process has changed a table, or tells who looks at it."""
        table = self.tables.get(id)
        if table is None:
            return
        if words[0] == "seats":
            self.spawn(self.reseated(id))
        elif words[0] == "here":
            seats = frozenset([int(seat) for seat in words[1:]])
            known = table.elsewhere.get(process)
            table.elsewhere[process] = (time.monotonic() + 2 * ANNOUNCE * self.config.sweep, seats)
            if known is None:
                self.announce(table)
            if known is None or known[1] != seats:
                table.wake(seats=True)
        else:
            was_open = table.session is None
            table.newest = max(table.newest, int(words[0]))
            table.wake(seats=was_open)

    def hear_again(self) -> None:
        """Something may have been missed: look whether anything is newer."""
        for table in self.tables.values():
            table.newest = table.record.version + 1
            table.wake()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def announce(self, table: Table) -> None:
        """Tell the other processes who looks at a table through this one."""
        if self.store.notifies:
            seats = " ".join([str(seat) for seat in sorted(table.looking())])
            self.spawn(self.store.broadcast(f"{table.record.id} here {seats}".rstrip()))

    async def close(self) -> None:
        running = [*self.tasks, *[task for table in self.tables.values() for task in table.thinking.values()]]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.close)
        self.shelter.close()
        await asyncio.to_thread(self.importers.close)
        await asyncio.to_thread(self.advisers.close)
        await asyncio.to_thread(self.analysts.close)
