"""The bots at the tables of this process: they think in turn, and none is forgotten."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import TYPE_CHECKING

from orrery.bots.registry import is_brought
from orrery.play.reasons import formality
from orrery.server.http.errors import Problem
from orrery.server.storage.records import Record
from orrery.server.thinking import thoughts
from orrery.server.thinking.fair_queue import FairQueue
from orrery.server.thinking.shelter import for_stand_in
from orrery.server.thinking.thoughts import Thought

if TYPE_CHECKING:
    from orrery.server.tables.registry import Registry
    from orrery.server.tables.table import Table

log = logging.getLogger("orrery")
Report = Callable[[int, float], None]  # how far a thought has come


class Scheduler:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.turns = FairQueue(registry.config.thinkers)

    def let_think(self, table: Table) -> None:
        """One after the other at each table, so that a table never waits for more than one turn."""
        seat = table.due()
        if seat is not None:
            table.thinking[seat] = asyncio.create_task(self.think(table, seat))

    async def think(self, table: Table, seat: int) -> None:
        """Let a bot answer. What it thought is of no use if the question has changed meanwhile."""
        was = table.record.version
        spec = table.record.seats[seat].bot
        try:
            owner = payer(table.record)
            async with self.turns.turn(owner, thoughts.cost(spec), self.registry.addresses.get(owner, "")):
                async with table.lock:
                    session = await table.ready()
                    if seat not in session.game.asks:
                        return
                    was, asked = session.version, session.version_for(seat)
                    key, plan = formality(session, seat), table.planned(seat, asked)
                    task = thoughts.task(session, seat, spec, plan)
                if not key:
                    since = time.time()
                    table.tell_thinking(seat, since)
                    with self.registry.metrics.thinking.time():
                        thought = await self.thought(table, seat, task, partial(table.tell_thinking, seat, since))
                    key, plan = thought.key, thought.plan
            table.plans[seat] = (await table.choose(seat, key, asked), plan)
        except Problem:
            await self.pause(table, was)
        except BrokenExecutor:
            log.warning("a process for bots has died", extra={"table": table.record.id})
            await self.pause(table, was)
        except Exception:
            log.exception("a bot could not answer", extra={"table": table.record.id, "seat": seat})
            await self.pause(table, was)
        finally:
            table.thinking.pop(seat, None)
        self.let_think(table)

    async def thought(self, table: Table, seat: int, task: bytes, report: Report) -> Thought:
        """Of one of our bots, or of one that another package brings: where that one fails, greedy stands in."""
        spec, registry = table.record.seats[seat].bot, self.registry
        if not is_brought(spec):
            return logged(await registry.thinkers.think(task, report), table, seat)
        thought = logged(await registry.shelter.think(spec, task), table, seat)
        return thought if thought.key else await registry.thinkers.think(for_stand_in(task), report)

    async def pause(self, table: Table, version: int) -> None:
        """Do not try the same thing again at once."""
        if table.record.version == version:
            await asyncio.sleep(1.0)

    def lease(self, record: Record) -> None:
        """This process vouches for the bots of the table for a while."""
        record.lease = time.time() + self.registry.config.lease if record.due else 0.0

    async def take_over(self, id: str, lease: float) -> None:
        """Vouch for bots that nobody vouches for any more, unless another process was faster. A table that cannot be
        taken up keeps no other waiting."""
        try:
            if await self.registry.store.lease(id, time.time() + self.registry.config.lease, lease):
                self.let_think(await self.registry.current(id))
        except Problem as problem:
            log.warning("a table could not be taken up", extra={"table": id, "why": problem.error})
        except Exception:
            log.exception("a table could not be taken up", extra={"table": id})

    def rouse(self, table: Table) -> None:
        """Somebody looks at a table whose bots may have been forgotten: do not wait for the sweep."""
        record, now = table.record, time.time()
        if record.due and record.lease < now and not table.thinking:
            was, record.lease = record.lease, now + self.registry.config.sweep  # once is enough
            self.registry.spawn(self.take_over(record.id, was))


def payer(record: Record) -> str:
    """Whose turns are spent when the bots of this table think."""
    return next((seat.owner for seat in record.seats if seat.owner), record.id)


def logged(thought: Thought, table: Table, seat: int) -> Thought:
    if thought.trouble:
        more = {"table": table.record.id, "seat": seat, "why": thought.trouble}
        log.warning("a greedy choice stands in for a bot", extra=more)
    return thought
