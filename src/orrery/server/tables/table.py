"""A table in memory: its game, those who watch it, and the only place where it changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from orrery.core.game import Illegal
from orrery.play.session import Session
from orrery.server.http.errors import Problem
from orrery.server.storage.records import BOT, RUNNING, Record
from orrery.server.storage.store import Stale
from orrery.server.tables import messages, undo_votes
from orrery.server.tables.explain import why
from orrery.server.tables.persistence import Persistent, Step

if TYPE_CHECKING:
    from orrery.server.tables.registry import Registry

TRIES = 5


class Table(Persistent, messages.Audience):
    def __init__(self, registry: Registry, record: Record) -> None:
        Persistent.__init__(self, registry, record)
        messages.Audience.__init__(self)
        self.thinking: dict[int, asyncio.Task[None]] = {}

    # changing -------------------------------------------------------------
    async def choose(self, seat: int, key: str, version: int | None) -> int:
        async def take(session: Session) -> Step:
            check(session, seat, key)
            kept = session.moves
            session.choose(seat, key, version)
            return Step(session, kept)

        return await self.change(take)

    async def undo(self, seat: int) -> int:
        async def take_back(session: Session) -> Step:
            kept = session.kept_by_undo(seat)
            session.undo(seat)
            return Step(session, kept, undo=True)

        return await self.change(take_back)

    async def plead(self, seat: int) -> int:
        async def ask(session: Session) -> Step:
            last = await self.registry.store.last_of(self.record.id, seat)
            plea = undo_votes.plead(self.record, session, seat, last)
            session.version += 1
            return Step(session, session.moves, plea=plea)

        return await self.change(ask)

    async def agree(self, seat: int, yes: bool) -> int:
        async def answer(session: Session) -> Step:
            plea = undo_votes.answered(self.record, seat, yes)
            if plea is None or not undo_votes.granted(self.record, plea):
                session.version += 1
                return Step(session, session.moves, plea=plea)
            moves = await self.registry.store.moves(self.record.id, 0, plea.kept)
            session = await asyncio.to_thread(undo_votes.rewound, self.record, moves)
            return Step(session, plea.kept, undo=True)

        return await self.change(answer)

    async def change(self, act: Callable[[Session], Awaitable[Step]]) -> int:
        """Carry it out, write it down, and only then tell anybody. If another process was faster, look again."""
        started = time.perf_counter()
        async with self.lock:
            for _ in range(TRIES):
                try:
                    step = await act(await self.ready())
                except Illegal as refused:
                    raise Problem(409, str(refused)) from None
                try:
                    await self.write(step)
                except Stale:
                    self.session = None
                    continue
                except BaseException:
                    self.session = None  # whatever was written, the database knows
                    raise
                self.registry.metrics.moves.observe(time.perf_counter() - started)
                self.tell()
                return self.record.version
        raise Problem(409, "Too many choose at this table at once; look again and choose anew.")

    # messages --------------------------------------------------------------
    def tell(self, seats: bool = False) -> None:
        self.wake(seats)
        self.registry.scheduler.let_think(self)

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.thinking and not self.lock.locked()

    def due(self) -> int | None:
        """The bot that has to answer next, unless one thinks already."""
        if self.session is None or self.record.status != RUNNING or self.thinking:
            return None
        return next((seat for seat in self.session.game.asks if self.record.seats[seat].kind == BOT), None)

    async def state(self, seat: int, owner: str, version: int | None = None) -> dict[str, Any]:
        """What a client receives that knew this version."""
        async with self.lock:
            await self.refresh()
            self.registry.scheduler.rouse(self)
            common = {"table": messages.table(self.record, owner, self.here()), "yours": self.record.seats_of(owner)}
            if self.session is None:
                return {**common, "version": self.record.version, "seat": seat, "view": None, "events": []}
            since = None if version is None else self.since(version)
            told = messages.state(self.session, seat, since)
            told["undo"]["ask"] = seat >= 0 and not undo_votes.why_not(self.record, self.session, seat)
            news = {"plea": undo_votes.told(self.record), "notice": self.record.notice}
            return {**common, "version": self.record.version, **told, **news}

    async def preview(self, seat: int, key: str) -> dict[str, Any]:
        async with self.lock:
            session = await self.ready()
            check(session, seat, key)
            return {"lines": session.preview(seat, key)}

    async def why(self, seat: int, ref: str) -> dict[str, Any]:
        async with self.lock:
            return why(await self.ready(), seat, ref)


def check(session: Session, seat: int, key: str) -> None:
    """Refuse what cannot be chosen now, with the rules."""
    try:
        refusal = session.why_not(seat, key)
    except Illegal as refused:
        raise Problem(409, str(refused)) from None
    if refusal is not None:
        raise Problem(409, refusal.words, refusal.rules)
