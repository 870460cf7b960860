"""A table in memory: its game, those who watch it, and the only place where it changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from orrery.core.game import Illegal
from orrery.play.session import Session
from orrery.server import consent, ledger, telling
from orrery.server.problems import Problem, missing
from orrery.server.reasons import why
from orrery.server.records import BOT, OPEN, RUNNING, Change, Plea, Record
from orrery.server.store import Stale

if TYPE_CHECKING:
    from orrery.server.hall import Hall

log = logging.getLogger("orrery")
SNAPSHOT = 32  # moves after which a new mark is stored, if undo allows
TRIES = 5


class Watcher(Protocol):
    """Somebody who looks at the table."""

    owner: str
    seat: int

    def wake(self, table: bool = False) -> None: ...

    def say(self, message: bytes) -> None: ...


class Step(NamedTuple):
    """A change of the table that is to be written down."""

    session: Session
    kept: int  # choices that stay as they were
    undo: bool = False  # whether any do not
    plea: Plea | None = None
    notice: str = ""


class Live:
    def __init__(self, hall: Hall, record: Record) -> None:
        self.hall = hall
        self.record = record  # as it is in the database
        self.session: Session | None = None
        self.lock = asyncio.Lock()  # held while a change is being written: nobody sees it before
        self.watchers: set[Watcher] = set()
        self.lows: deque[tuple[int, int]] = deque(maxlen=64)  # the last versions, and how many moves each kept
        self.marked = 0  # where the stored mark is
        self.newest = record.version  # the last version that another process spoke of
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # who looks through other processes, until when
        self.touched = time.monotonic()

    # reading --------------------------------------------------------------
    async def ready(self) -> Session:
        """The game as it is in the database. To be called with the lock held."""
        await self.refresh()
        if self.session is None:
            raise Problem(409, "The game has not begun: wait until all seats are taken, or fill them with bots.")
        return self.session

    async def refresh(self) -> None:
        self.touched = time.monotonic()
        if self.session is not None and self.newest > self.record.version:
            await self.catch_up()
        if self.session is None:
            await self.load()

    async def load(self) -> None:
        """From the last mark and the moves after it, however long the game is."""
        found = await self.hall.store.whole(self.record.id, ledger.RECENT)
        if found is None:
            raise missing()
        record = self.record = found.record
        self.newest, self.marked = record.version, found.marked
        self.lows.clear()
        if record.status == OPEN:
            return
        before = [move for move in found.moves if move.move <= found.marked]
        session = ledger.take_up(record, found.position, before, found.moves[len(before) :])
        if session.moves < record.moves:
            log.warning("newer rules refuse a move", extra={"table": record.id, "move": session.moves + 1})
            session.version += 1
            session.asked = {seat: (ask, session.version) for seat, ask in session.game.asks.items()}
            await self.write(Step(session, session.moves, undo=True, notice=ledger.MENDED))
        self.session = session
        self.hall.metrics.loads.inc()

    async def catch_up(self) -> None:
        """Another process has changed the table: make its moves here too."""
        session, was = self.session, self.record
        assert session is not None
        found = await self.hall.store.news(was.id, session.moves)
        self.session = None  # until all of it is made
        if found is None or found.record.undone > was.version:
            return
        record = found.record
        for move in found.moves:
            session.choose(move.seat, move.key)
        ledger.date(session, record)
        if record.version > was.version:
            self.lows.append((record.version, was.moves))
        self.record, self.session, self.newest = record, session, record.version

    def since(self, version: int) -> int | None:
        """Up to which move the log is still true for one who knew this version; None when that is unknown."""
        if version == self.record.version:
            return self.record.moves
        later = [(known, low) for known, low in self.lows if known > version]
        return min([low for _, low in later]) if later and self.lows[0][0] <= version + 1 else None

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
            last = await self.hall.store.last_of(self.record.id, seat)
            plea = consent.plead(self.record, session, seat, last)
            session.version += 1
            return Step(session, session.moves, plea=plea)

        return await self.change(ask)

    async def agree(self, seat: int, yes: bool) -> int:
        async def answer(session: Session) -> Step:
            plea = consent.answered(self.record, seat, yes)
            if plea is None or not consent.granted(self.record, plea):
                session.version += 1
                return Step(session, session.moves, plea=plea)
            moves = await self.hall.store.moves(self.record.id, 0, plea.kept)
            session = await asyncio.to_thread(consent.rewound, self.record, moves)
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
                self.hall.metrics.moves.observe(time.perf_counter() - started)
                self.tell()
                return self.record.version
        raise Problem(409, "Too many choose at this table at once; look again and choose anew.")

    async def write(self, step: Step) -> None:
        session, kept = step.session, step.kept
        record = msgspec.structs.replace(self.record, plea=step.plea, notice=step.notice)
        ledger.note(record, session)
        record.updated = time.time()
        self.hall.bots.lease(record)
        record.undone = record.version if step.undo else record.undone
        change = Change(record, self.record.version, kept, ledger.moves_since(session, kept))
        if session.over:
            change.position = ledger.ended(session)
        elif kept < self.marked or self.mark_is_old(session):
            change.position = ledger.marked(session)
            session.shorten_log(4 * ledger.RECENT)
        await self.hall.store.commit(change)
        if change.position is not None:
            self.marked = change.position[0]
        self.record, self.session, self.newest = record, session, record.version
        self.lows.append((record.version, kept))

    def mark_is_old(self, session: Session) -> bool:
        return session.moves - self.marked >= SNAPSHOT and session.mark().moves - self.marked >= SNAPSHOT

    # telling --------------------------------------------------------------
    def tell(self, table: bool = False) -> None:
        self.wake(table)
        self.hall.bots.let_think(self)

    def wake(self, table: bool = False) -> None:
        for watcher in self.watchers:
            watcher.wake(table)

    def tell_thinking(self, seat: int, since: float, done: int = 0, share: float = 0.0) -> None:
        told = {"seat": seat, "since": telling.stamp(since), "done": done, "share": round(min(share, 1.0), 2)}
        message = msgspec.json.encode({"on": "thinking", **told})
        for watcher in self.watchers:
            watcher.say(message)

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.thinking and not self.lock.locked()

    def here(self) -> set[int]:
        """Whose browser looks at the table, through this process or another."""
        now = time.monotonic()
        heard = [seats for until, seats in self.elsewhere.values() if until > now]
        return self.looking().union(*heard)

    def looking(self) -> set[int]:
        owners = {watcher.owner for watcher in self.watchers}
        return {seat.seat for seat in self.record.seats if seat.owner and seat.owner in owners}

    def due(self) -> int | None:
        """The bot that has to answer next, unless one thinks already."""
        if self.session is None or self.record.status != RUNNING or self.thinking:
            return None
        return next((seat for seat in self.session.game.asks if self.record.seats[seat].kind == BOT), None)

    async def state(self, seat: int, owner: str, version: int | None = None) -> dict[str, Any]:
        """What a client receives that knew this version."""
        async with self.lock:
            await self.refresh()
            self.hall.bots.rouse(self)
            common = {"table": telling.table(self.record, owner, self.here()), "yours": self.record.seats_of(owner)}
            if self.session is None:
                return {**common, "version": self.record.version, "seat": seat, "view": None, "events": []}
            since = None if version is None else self.since(version)
            told = telling.state(self.session, seat, since)
            told["undo"]["ask"] = seat >= 0 and not consent.why_not(self.record, self.session, seat)
            news = {"plea": consent.told(self.record), "notice": self.record.notice}
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
