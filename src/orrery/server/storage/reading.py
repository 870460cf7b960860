"""Reads tables."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, func, select, text

from orrery.analysis.shape import FORMAT
from orrery.server.http.errors import Problem
from orrery.server.storage.database import Database
from orrery.server.storage.records import OPEN, OVER, Move, Record, Whole, record_of, seat_of
from orrery.server.storage.schema import ANALYSES, MOVES, POSITIONS, PUZZLES, SEATS, TABLES

LEAST_ROOM = 32_000_000  # bytes on the disk: a day of a busy server
CURRENT = ANALYSES.c.data.startswith(f'{{"format":{FORMAT},', autoescape=True)  # older ones are made anew
P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound="Reading")


def transaction(
    work: Callable[Concatenate[S, Connection, P], T],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """All of it at once, or nothing."""

    @wraps(work)
    async def run(self: S, /, *args: P.args, **more: P.kwargs) -> T:
        return await self.database.run(lambda connection: work(self, connection, *args, **more))

    return run


class Reading:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.notifies = not database.sqlite

    @transaction
    def record(self, connection: Connection, id: str) -> Record | None:
        return self._one(connection, TABLES.c.id == id)

    @transaction
    def version(self, connection: Connection, id: str) -> int:
        return int(connection.scalar(select(TABLES.c.version).where(TABLES.c.id == id)) or 0)

    @transaction
    def invited(self, connection: Connection, invite: str) -> Record | None:
        """By the long invitation, or by the short code while there is still a seat to take."""
        by_code = (TABLES.c.code == invite.upper().replace("-", "")) & (TABLES.c.status == OPEN)
        return self._one(connection, (TABLES.c.invite == invite) | by_code)

    def _one(self, connection: Connection, where: Any) -> Record | None:
        row = connection.execute(select(TABLES).where(where)).mappings().first()
        if row is None:
            return None
        order = SEATS.c.seat
        seats = connection.execute(select(SEATS).where(SEATS.c.table_id == row["id"]).order_by(order))
        return record_of(row, [seat_of(seat) for seat in seats.mappings()])

    @transaction
    def owned(self, connection: Connection, owner: str) -> list[Record]:
        mine = select(SEATS.c.table_id).where(SEATS.c.owner == owner)
        order = TABLES.c.updated.desc()
        found = connection.execute(select(TABLES).where(TABLES.c.id.in_(mine)).order_by(order).limit(200))
        rows = list(found.mappings())
        ids = [row["id"] for row in rows]
        found = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
        seats = list(found.mappings())
        return [record_of(row, [seat_of(s) for s in seats if s["table_id"] == row["id"]]) for row in rows]

    @transaction
    def count_owned(self, connection: Connection, owner: str) -> tuple[int, int]:
        """At how many tables this browser sits, and how many of them are not played to the end."""
        mine = select(SEATS.c.table_id).where(SEATS.c.owner == owner)
        counts = select(TABLES.c.status, func.count()).where(TABLES.c.id.in_(mine)).group_by(TABLES.c.status)
        found = {str(status): int(count) for status, count in connection.execute(counts)}
        return sum(found.values()), sum(found.values()) - found.get(OVER, 0)

    @transaction
    def found(self, connection: Connection, status: str, before: float) -> list[Record]:
        """Tables that nobody has changed since then, of this status or of any, the oldest first."""
        wanted = select(TABLES.c.id).where(TABLES.c.updated < before).order_by(TABLES.c.updated)
        ids = connection.scalars(wanted.where(TABLES.c.status == status) if status else wanted)
        records = [self._one(connection, TABLES.c.id == id) for id in list(ids)]
        return [record for record in records if record is not None]

    @transaction
    def position(self, connection: Connection, id: str) -> str:
        """The last snapshot as it is stored, whether or not anybody can read it."""
        return str(connection.scalar(select(POSITIONS.c.data).where(POSITIONS.c.table_id == id)) or "")

    @transaction
    def whole(self, connection: Connection, id: str, recent: int) -> Whole | None:
        """The record, the last snapshot, and the moves after it with some before it, as of one moment."""
        self._hold_still(connection)
        record = self._one(connection, TABLES.c.id == id)
        if record is None or record.status == OPEN:
            return None if record is None else Whole(record)
        wanted = select(POSITIONS.c.moves, POSITIONS.c.data).where(POSITIONS.c.table_id == id)
        snapshot_at, position = connection.execute(wanted).one()
        return Whole(record, snapshot_at, position, self._moves(connection, id, snapshot_at - recent))

    @transaction
    def news(self, connection: Connection, id: str, after: int) -> Whole | None:
        """The record and the moves after so many, as of one moment."""
        self._hold_still(connection)
        record = self._one(connection, TABLES.c.id == id)
        return None if record is None else Whole(record, moves=self._moves(connection, id, after))

    def _hold_still(self, connection: Connection) -> None:
        """Let nothing that others write meanwhile be seen; SQLite does that by itself."""
        if self.notifies:
            connection.execute(text("set transaction isolation level repeatable read"))

    @transaction
    def moves(self, connection: Connection, id: str, after: int = 0, until: int = 1 << 30) -> list[Move]:
        return self._moves(connection, id, after, until)

    def _moves(self, connection: Connection, id: str, after: int, until: int = 1 << 30) -> list[Move]:
        wanted = (MOVES.c.table_id == id, MOVES.c.move > after, MOVES.c.move <= until)
        found = connection.execute(select(MOVES).where(*wanted).order_by(MOVES.c.move))
        return [
            Move(row["move"], row["seat"], row["key"], row["told"], row["asked"], row["veiled"])
            for row in found.mappings()
        ]

    @transaction
    def analysis(self, connection: Connection, id: str) -> str:
        """As it is stored; nothing where there is none, or one that is to be made anew."""
        return str(connection.scalar(select(ANALYSES.c.data).where(ANALYSES.c.table_id == id, CURRENT)) or "")

    @transaction
    def analyses_of(self, connection: Connection, owner: str, most: int) -> list[tuple[str, str]]:
        """Of the last tables at which this browser sat."""
        mine = select(SEATS.c.table_id).where(SEATS.c.owner == owner)
        joined = ANALYSES.join(TABLES, TABLES.c.id == ANALYSES.c.table_id)
        wanted = select(ANALYSES).select_from(joined).where(ANALYSES.c.table_id.in_(mine), CURRENT)
        found = connection.execute(wanted.order_by(TABLES.c.updated.desc()).limit(most))
        return [(str(row["table_id"]), str(row["data"])) for row in found.mappings()]

    @transaction
    def puzzle(self, connection: Connection, game: str, day: str) -> str:
        """Nothing also where the analysis that answers it is to be made anew."""
        joined = PUZZLES.join(ANALYSES, ANALYSES.c.table_id == PUZZLES.c.table_id)
        here = (PUZZLES.c.game == game, PUZZLES.c.day == day)
        return str(connection.scalar(select(PUZZLES.c.data).select_from(joined).where(*here, CURRENT)) or "")

    @transaction
    def answered(self, connection: Connection, id: str, seat: int, version: int) -> str | None:
        """What this seat chose when it was asked at that version, if the choice still stands."""
        mine = (MOVES.c.table_id == id, MOVES.c.seat == seat, MOVES.c.asked <= version)
        return connection.scalar(select(MOVES.c.key).where(*mine).order_by(MOVES.c.move.desc()).limit(1))

    @transaction
    def last_of(self, connection: Connection, id: str, seat: int) -> int:
        """The number of the last choice of this seat; 0 if there is none."""
        mine = select(func.max(MOVES.c.move)).where(MOVES.c.table_id == id, MOVES.c.seat == seat)
        return int(connection.execute(mine).scalar() or 0)

    @transaction
    def forgotten(self, connection: Connection) -> list[tuple[str, float]]:
        """Tables where a bot should be thinking and no process vouches for it any more, and since when."""
        wanted = select(TABLES.c.id, TABLES.c.lease).where(TABLES.c.due == 1, TABLES.c.lease < time.time()).limit(100)
        return [(str(id), float(lease)) for id, lease in connection.execute(wanted)]

    async def check(self) -> None:
        """Whether tables can be read and written, and will be for a while: a full disk is told before it hurts."""
        if self.database.room_left() < LEAST_ROOM:
            raise Problem(503, "The disk is almost full; make room on it, or games cannot be kept.")
        await self._try_writing()

    @transaction
    def _try_writing(self, connection: Connection) -> None:
        connection.execute(select(TABLES.c.id).limit(1))
        connection.execute(text("update schema_version set version = version"))
