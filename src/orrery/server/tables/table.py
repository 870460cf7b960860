"""A table in memory: its game, those who watch it, and the only place where it changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from orrery.bots.seen import Plan
from orrery.core.game import Illegal
from orrery.core.sentence import unmarked
from orrery.play.session import Session
from orrery.server.http.errors import Problem
from orrery.server.storage.records import BOT, RUNNING, Record
from orrery.server.storage.store import Stale
from orrery.server.tables import messages, undo_votes
from orrery.server.tables.audience import Audience
from orrery.server.tables.explain import why
from orrery.server.tables.persistence import Persistent, Step
from orrery.server.wire import answers

if TYPE_CHECKING:
    from orrery.server.tables.registry import Registry

TRIES = 5


class Table(Persistent, Audience):
    def __init__(self, registry: Registry, record: Record) -> None:
        Persistent.__init__(self, registry, record)
        Audience.__init__(self)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.plans: dict[int, tuple[int, Plan]] = {}  # of bots: what each means to do from which version on

    def planned(self, seat: int, version: int) -> Plan:
        """What its bot meant to do next; no more than how often it has thought, if it has seen something since."""
        since, plan = self.plans.get(seat, (-1, Plan()))
        return plan if since == version else plan._replace(steps=())

    # changing -------------------------------------------------------------
    async def choose(self, seat: int, key: str, version: int | None) -> int:
        async def take(session: Session) -> Step | None:
            kept = session.moves
            try:
                session.choose(seat, key, version)
            except Illegal:
                if version is None or not await self.has_made(session, seat, key, version):
                    raise
                return None
            return Step(session, kept)

        return await self.change(seat, take)

    async def has_made(self, session: Session, seat: int, key: str, version: int) -> bool:
        """Whether this is a choice that stands already: its answer was lost, or it came twice."""
        if key not in session.title.catalog.options:
            return False
        return await self.registry.store.answered(self.record.id, seat, version) == key

    async def undo(self, seat: int) -> int:
        async def take_back(session: Session) -> Step:
            kept = session.kept_by_undo(seat)
            session.undo(seat)
            return Step(session, kept, undo=True)

        return await self.change(seat, take_back)

    async def plead(self, seat: int) -> int:
        async def ask(session: Session) -> Step:
            last = await self.registry.store.last_of(self.record.id, seat)
            plea = undo_votes.plead(self.record, session, seat, last)
            session.version += 1
            return Step(session, session.moves, plea=plea)

        return await self.change(seat, ask)

    async def agree(self, seat: int, yes: bool) -> int:
        async def answer(session: Session) -> Step:
            plea = undo_votes.answered(self.record, seat, yes)
            if plea is None or not undo_votes.granted(self.record, plea):
                session.version += 1
                return Step(session, session.moves, plea=plea)
            moves = await self.registry.store.moves(self.record.id, 0, plea.kept)
            session = await asyncio.to_thread(undo_votes.rewound, self.record, moves)
            return Step(session, plea.kept, undo=True)

        return await self.change(seat, answer)

    async def change(self, seat: int, act: Callable[[Session], Awaitable[Step | None]]) -> int:
        """Carry it out, write it down, and only then send it. If another process was faster, look again."""
        started = time.perf_counter()
        async with self.lock:
            for _ in range(TRIES):
                try:
                    step = await act(await self.ready())
                except Illegal as refused:
                    raise problem(refused) from None
                if step is None:
                    return self.record.version_for(seat)  # there was nothing left to do
                try:
                    await self.write(step)
                except Stale:
                    self.session = None
                    continue
                except BaseException:
                    self.session = None  # whatever was written, the database knows
                    raise
                self.registry.metrics.moves.observe(time.perf_counter() - started)
                self.notify()
                return self.record.version_for(seat)
        raise Problem(409, "Too many choose at this table at once; look again and choose anew.")

    # messages --------------------------------------------------------------
    def notify(self, seats: bool = False) -> None:
        self.wake(seats)
        self.registry.scheduler.let_think(self)

    def tell_thinking(self, seat: int, since: float, done: int = 0, share: float = 0.0) -> None:
        """Behind screens nobody is told how often a bot has to think."""
        if self.session is None or not self.session.screened:
            super().tell_thinking(seat, since, done, share)

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.thinking and not self.lock.locked()

    def due(self) -> int | None:
        """The bot that has to answer next, unless one thinks already."""
        if self.session is None or self.record.status != RUNNING or self.thinking:
            return None
        return next((seat for seat in self.session.game.asks if self.record.seats[seat].kind == BOT), None)

    async def state(self, seat: int, owner: str, known: int | None = None) -> tuple[int, bytes]:
        """The version, and what a client receives that knew an older one."""
        async with self.lock:
            await self.refresh()
            self.registry.scheduler.rouse(self)
            since = None if known is None or self.session is None else self.since(seat, known)
            return self.record.version_for(seat), self.message_for(seat, owner, since)

    async def preview(self, seat: int, key: str) -> answers.Foretold:
        async with self.lock:
            session = await self.ready()
            try:
                return messages.foretold(session, seat, key)
            except Illegal as refused:
                raise problem(refused) from None

    async def why(self, seat: int, ref: str) -> answers.Reason:
        async with self.lock:
            return why(await self.ready(), seat, ref)


def problem(refused: Illegal) -> Problem:
    refusal = refused.refusal
    return Problem(409, str(refused)) if refusal is None else Problem(409, unmarked(refusal.words), refusal.rules)
