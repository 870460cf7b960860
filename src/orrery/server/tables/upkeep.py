"""What is looked after every few seconds: forgotten bots, idle tables, finished ones that nobody needs any more."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from orrery.server.storage.database import checkpoint
from orrery.server.storage.records import OVER

if TYPE_CHECKING:
    from orrery.server.tables.registry import Registry

EXPIRE = 720  # sweeps between two looks for finished tables: about an hour
ANNOUNCE = 4  # sweeps between two announcements of who is here
DAY = 24 * 3600
log = logging.getLogger("orrery")


class Upkeep:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.sweeps = 0

    async def go_on(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(self.registry.config.sweep)

    async def sweep(self) -> None:
        registry = self.registry
        self.let_go()
        await asyncio.to_thread(checkpoint, registry.config.database)
        registry.metrics.tables.set(len(registry.tables))
        self.sweeps += 1
        if self.sweeps % ANNOUNCE == 0:
            for table in registry.tables.values():
                if table.watchers:
                    registry.announce(table)
        if registry.config.expire_days and self.sweeps % EXPIRE == 1:
            await self.expire()
        for id, lease in await registry.store.forgotten():
            await registry.scheduler.take_over(id, lease)

    def let_go(self) -> None:
        """Tables that nobody looks at leave the memory, the ones longest idle first; the database keeps them."""
        config, tables = self.registry.config, self.registry.tables
        idle = [table for table in tables.values() if table.idle]
        idle.sort(key=lambda table: table.touched)
        old = time.monotonic() - config.idle
        too_many = len(tables) - config.keep
        for n, table in enumerate(idle):
            if table.touched < old or n < too_many:
                del tables[table.record.id]

    async def expire(self) -> None:
        """Finished tables that nobody has looked at for so long, and that nobody looks at now."""
        registry = self.registry
        old = await registry.store.found(OVER, time.time() - registry.config.expire_days * DAY)
        watched = [id for id, table in registry.tables.items() if not table.idle]
        gone = [record.id for record in old if record.id not in watched]
        for id in gone:
            registry.tables.pop(id, None)
        await registry.store.remove(gone)
        if gone:
            log.info("finished tables removed", extra={"tables": len(gone)})
