"""The bots at the tables of this process: they think in turn, and none is forgotten."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import TYPE_CHECKING

from orrery.server.http.errors import Problem
from orrery.server.storage.records import Record
from orrery.server.thinking import worker_pool
from orrery.server.thinking.fair_queue import Turns

if TYPE_CHECKING:
    from orrery.server.tables.live import Live
    from orrery.server.tables.registry import Hall

log = logging.getLogger("orrery")


class Bots:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.turns = Turns(hall.config.thinkers)

    def let_think(self, live: Live) -> None:
        """One after the other at each table, so that a table never waits for more than one turn."""
        seat = live.due()
        if seat is not None:
            live.thinking[seat] = asyncio.create_task(self.think(live, seat))

    async def think(self, live: Live, seat: int) -> None:
        """Let a bot answer. What it thought is of no use if the question has changed meanwhile."""
        was = live.record.version
        spec = live.record.seats[seat].bot
        try:
            async with self.turns.turn(payer(live.record), worker_pool.cost(spec)):
                async with live.lock:
                    session = await live.ready()
                    if seat not in session.game.asks:
                        return
                    was = session.version
                    key = session.formality(seat)
                    task = worker_pool.task(session, seat, spec)
                if not key:
                    since = time.time()
                    live.tell_thinking(seat, since)
                    with self.hall.metrics.thinking.time():
                        key = await self.hall.minds.think(task, partial(live.tell_thinking, seat, since))
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

    def lease(self, record: Record) -> None:
        """This process vouches for the bots of the table for a while."""
        record.lease = time.time() + self.hall.config.lease if record.due else 0.0

    async def take_over(self, id: str, lease: float) -> None:
        """Vouch for bots that nobody vouches for any more, unless another process was faster. A table that cannot be
        taken up keeps no other waiting."""
        try:
            if await self.hall.store.lease(id, time.time() + self.hall.config.lease, lease):
                self.let_think(await self.hall.current(id))
        except Exception:
            log.exception("a table could not be taken up", extra={"table": id})

    def rouse(self, live: Live) -> None:
        """Somebody looks at a table whose bots may have been forgotten: do not wait for the sweep."""
        record, now = live.record, time.time()
        if record.due and record.lease < now and not live.thinking:
            was, record.lease = record.lease, now + self.hall.config.sweep  # once is enough
            self.hall.spawn(self.take_over(record.id, was))


def payer(record: Record) -> str:
    """Whose turns are spent when the bots of this table think."""
    return next((seat.owner for seat in record.seats if seat.owner), record.id)
