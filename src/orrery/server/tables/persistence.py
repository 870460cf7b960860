"""A table's game as the database has it: taken up, kept in step with what other processes write, and written."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from orrery.play.session import Session
from orrery.server.http.errors import NOT_BEGUN, Problem, missing, unreadable
from orrery.server.storage import codec
from orrery.server.storage.records import OPEN, OVER, Change, Plea, Record
from orrery.server.tables import overtaken

if TYPE_CHECKING:
    from orrery.server.tables.registry import Registry

log = logging.getLogger("orrery")
SNAPSHOT = 32  # moves after which a new snapshot is stored, if undo allows


def noticing(was: Record, record: Record) -> list[int]:
    """Everybody who can notice this change; -1 is a spectator."""
    return [n for n in range(-1, len(record.seats)) if record.version_for(n) > was.version_for(n)]


class Step(NamedTuple):
    """A change of the table that is to be written down."""

    session: Session
    kept: int  # choices that stay as they were
    undo: bool = False  # whether any do not
    plea: Plea | None = None
    notice: str = ""


class Persistent:
    def __init__(self, registry: Registry, record: Record) -> None:
        self.registry = registry
        self.record = record  # as it is in the database
        self.session: Session | None = None
        self.lock = asyncio.Lock()  # held while a change is being written: nobody sees it before
        self.lows: dict[int, deque[tuple[int, int]]] = {}  # by viewer: the last versions, and how many moves each kept
        self.snapshot_at = 0  # where the stored snapshot is
        self.newest = record.version  # the last version that another process spoke of
        self.touched = time.monotonic()

    async def ready(self) -> Session:
        """The game as it is in the database. To be called with the lock held."""
        await self.refresh()
        if self.session is None:
            raise Problem(409, NOT_BEGUN)
        return self.session

    async def refresh(self) -> None:
        self.touched = time.monotonic()
        if self.session is not None and self.newest > self.record.version:
            await self.catch_up()
        if self.session is None:
            await self.load()

    async def load(self) -> None:
        """From the last snapshot and the moves after it, however long the game is."""
        found = await self.registry.store.whole(self.record.id, codec.RECENT)
        if found is None:
            raise missing()
        was, record = self.record, found.record
        self.record = record
        self.newest, self.snapshot_at = record.version, found.snapshot_at
        oldest = found.snapshot_at - codec.RECENT  # the log begins there
        goes_on = was.status != OPEN and was.moves >= oldest and record.undone <= was.version
        self.forget_lows(oldest, [] if goes_on else noticing(was, record))
        if record.status == OPEN:
            return
        before = [move for move in found.moves if move.move <= found.snapshot_at]
        try:
            session = codec.take_up(record, found.position, before, found.moves[len(before) :])
        except Exception as error:  # whatever another version wrote, it is told in a sentence and nothing is lost
            log.warning("a table cannot be read", extra={"table": record.id, "why": str(error)})
            raise unreadable(record.id, record.status == OVER or len(record.players()) == 1) from error
        if goes_on:  # a change that came too late is made anew, and nobody who looks on has to begin anew
            self.note_low(was, record, session, was.moves)
        if session.moves < record.moves:
            log.warning("newer rules refuse a move", extra={"table": record.id, "move": session.moves + 1})
            session.date(session.version + 1, session.veil.changes)
            await self.write(Step(session, session.moves, undo=True, notice=codec.MENDED))
        self.session = session
        self.registry.metrics.loads.inc()

    async def catch_up(self) -> None:
        """Another process has changed the table: make its moves here too."""
        session, was = self.session, self.record
        assert session is not None
        found = await self.registry.store.news(was.id, session.moves)
        self.session = None  # until all of it is made
        if found is None or found.record.undone > was.version:
            await self.begin_anew(session)
            return
        record = found.record
        codec.make_again(session, found.moves)
        codec.date(session, record)
        self.note_low(was, record, session, was.moves)
        self.record, self.session, self.newest = record, session, record.version

    async def begin_anew(self, known: Session) -> None:
        """Another process has let something be taken back."""
        was, before = self.record, dict(self.lows)
        await self.load()
        moves = await self.registry.store.moves(was.id, 0, self.record.moves)
        for viewer, low in overtaken.lows(known, was, self.record, moves).items():
            self.lows[viewer] = before.get(viewer, deque(maxlen=64))
            self.lows[viewer].append(low)

    def note_low(self, was: Record, record: Record, session: Session, kept: int) -> None:
        """For everybody who can notice this change: which moves it has kept, as they count them."""
        for viewer in noticing(was, record):
            lows = self.lows.setdefault(viewer, deque(maxlen=64))
            lows.append((was.version_for(viewer) + 1, session.moves_for(viewer, kept)))

    def forget_lows(self, oldest: int, viewers: Sequence[int]) -> None:
        """Those of these viewers, and those that reach further back than the log."""
        for viewer, lows in list(self.lows.items()):
            kept = [] if viewer in viewers else [(version, low) for version, low in lows if low >= oldest]
            self.lows[viewer] = deque(kept, maxlen=64)

    def since(self, viewer: int, version: int) -> int | None:
        """Up to which move the log is still true for one who knew this version; None when that is unknown."""
        session = self.session
        if version == self.record.version_for(viewer) and session is not None:
            return session.moves_for(viewer, session.moves)
        lows = list(self.lows.get(viewer, ()))
        later = [low for known, low in lows if known > version]
        return min(later) if later and lows[0][0] <= version + 1 else None

    async def write(self, step: Step) -> None:
        session, kept = step.session, step.kept
        record = msgspec.structs.replace(self.record)
        codec.note(record, session)
        if record.version_for(-1) != self.record.version_for(-1):  # or it is done behind a screen, and nobody may tell
            record.updated, record.plea, record.notice = time.time(), step.plea, step.notice
        self.registry.scheduler.lease(record)
        record.undone = record.version if step.undo else record.undone
        change = Change(record, self.record.version, kept, codec.moves_since(session, kept))
        if session.over:
            change.position = codec.ended(session)
        elif kept < self.snapshot_at or self.snapshot_is_old(session):
            change.position = codec.snapshot(session)
            session.shorten_log(4 * codec.RECENT)
        await self.registry.store.commit(change)
        if change.position is not None:
            self.snapshot_at = change.position[0]
        self.note_low(self.record, record, session, kept)
        self.record, self.session, self.newest = record, session, record.version

    def snapshot_is_old(self, session: Session) -> bool:
        return session.moves - self.snapshot_at >= SNAPSHOT and session.snapshot().moves - self.snapshot_at >= SNAPSHOT
