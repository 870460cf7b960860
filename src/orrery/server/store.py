"""Reads and writes tables. A change is written wholly and only if nobody was faster, or not at all."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, text, update

from orrery.server.database import Database
from orrery.server.records import OPEN, Change, Move, Plea, Record, Seat, Whole
from orrery.server.schema import MOVES, POSITIONS, RECOVERIES, SEATS, TABLES

CHANNEL = "orrery"
JSON_COLUMNS = ("settings", "asked", "waiting", "scores", "plea")
CHANGING = (
    *("version", "moves", "undone", "status", "round", "seal", "due", "lease", "updated", "notice"),
    *("asked", "waiting", "scores", "plea"),
)
_encode = msgspec.json.encode

_advance = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"), TABLES.c.version == bindparam("b_was"))
    .values({name: bindparam(name) for name in CHANGING})
)
_forget = delete(MOVES).where(MOVES.c.table_id == bindparam("b_id"), MOVES.c.move > bindparam("b_kept"))
_place = (
    update(POSITIONS)
    .where(POSITIONS.c.table_id == bindparam("b_id"))
    .values(moves=bindparam("moves"), data=bindparam("data"))
)


class Stale(Exception):
    """Somebody else changed the table first."""


P = ParamSpec("P")
T = TypeVar("T")


def transaction(
    work: Callable[Concatenate[Store, Connection, P], T],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """All of it at once, or nothing."""

    @wraps(work)
    async def run(self: Store, /, *args: P.args, **more: P.kwargs) -> T:
        return await self.database.run(lambda connection: work(self, connection, *args, **more))

    return run


class Store:
    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process  # which process tells the others
        self.notifies = not database.sqlite

    # reading --------------------------------------------------------------
    @transaction
    def record(self, connection: Connection, id: str) -> Record | None:
        return self._one(connection, TABLES.c.id == id)

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
        return _record(row, [_seat(seat) for seat in seats.mappings()])

    @transaction
    def owned(self, connection: Connection, owner: str) -> list[Record]:
        mine = select(SEATS.c.table_id).where(SEATS.c.owner == owner)
        order = TABLES.c.updated.desc()
        found = connection.execute(select(TABLES).where(TABLES.c.id.in_(mine)).order_by(order).limit(200))
        rows = list(found.mappings())
        ids = [row["id"] for row in rows]
        found = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
        seats = list(found.mappings())
        return [_record(row, [_seat(s) for s in seats if s["table_id"] == row["id"]]) for row in rows]

    @transaction
    def whole(self, connection: Connection, id: str, recent: int) -> Whole | None:
        """The record, the last mark, and the moves after it with some before it, as of one moment."""
        self._hold_still(connection)
        record = self._one(connection, TABLES.c.id == id)
        if record is None or record.status == OPEN:
            return None if record is None else Whole(record)
        wanted = select(POSITIONS.c.moves, POSITIONS.c.data).where(POSITIONS.c.table_id == id)
        marked, position = connection.execute(wanted).one()
        return Whole(record, marked, position, self._moves(connection, id, marked - recent))

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
        return [Move(row["move"], row["seat"], row["key"], row["told"]) for row in found.mappings()]

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

    # writing --------------------------------------------------------------
    @transaction
    def create(
        self, connection: Connection, record: Record, moves: Sequence[Move], position: tuple[int, str] | None
    ) -> None:
        connection.execute(insert(TABLES).values(_columns(record)))
        rows = [{"table_id": record.id, **msgspec.to_builtins(seat)} for seat in record.seats]
        connection.execute(insert(SEATS), rows)
        if position is not None:
            self._begin(connection, record.id, moves, position)

    def _begin(self, connection: Connection, id: str, moves: Sequence[Move], position: tuple[int, str]) -> None:
        connection.execute(insert(POSITIONS).values(table_id=id, moves=position[0], data=position[1]))
        self._add(connection, id, moves)

    def _add(self, connection: Connection, id: str, moves: Sequence[Move]) -> None:
        if moves:
            rows = [{"table_id": id, "move": m.move, "seat": m.seat, "key": m.key, "told": m.told} for m in moves]
            connection.execute(insert(MOVES), rows)

    @transaction
    def commit(self, connection: Connection, change: Change) -> None:
        """After this the change survives whatever happens to this process."""
        id = change.record.id
        self._advance(connection, change.record, change.was)
        if change.record.undone == change.record.version:
            connection.execute(_forget, {"b_id": id, "b_kept": change.kept})
        self._add(connection, id, change.moves)
        if change.position is not None:
            moves, data = change.position
            connection.execute(_place, {"b_id": id, "moves": moves, "data": data})

    def _advance(self, connection: Connection, record: Record, was: int) -> None:
        values = _columns(record)
        changing = {name: values[name] for name in CHANGING}
        done = connection.execute(_advance, {"b_id": record.id, "b_was": was, **changing})
        if done.rowcount != 1:
            raise Stale
        self.notify(connection, f"{record.id} {record.version}")

    @transaction
    def sit(self, connection: Connection, record: Record, was: int, position: tuple[int, str] | None) -> None:
        """Write who sits where, and the first position if that begins the game."""
        self._advance(connection, record, was)
        for seat in record.seats:
            here = (SEATS.c.table_id == record.id, SEATS.c.seat == seat.seat)
            values = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "owner": seat.owner}
            connection.execute(update(SEATS).where(*here).values(values))
        if position is not None:
            self._begin(connection, record.id, (), position)

    @transaction
    def lease(self, connection: Connection, id: str, until: float, was: float) -> bool:
        """Vouch for the bots of a table, unless another process was faster."""
        mine = (TABLES.c.id == id, TABLES.c.lease == was)
        done = connection.execute(update(TABLES).where(*mine).values(lease=until))
        return bool(done.rowcount)

    @transaction
    def release(self, connection: Connection) -> None:
        """After a restart nobody thinks any more."""
        connection.execute(update(TABLES).where(TABLES.c.due == 1).values(lease=0.0))

    @transaction
    def offer_recovery(self, connection: Connection, token: str, id: str, owner: str, expires: float) -> None:
        connection.execute(delete(RECOVERIES).where(RECOVERIES.c.expires < time.time()))
        connection.execute(insert(RECOVERIES).values(token=token, table_id=id, owner=owner, expires=expires))

    @transaction
    def recover(self, connection: Connection, token: str, owner: str) -> str | None:
        """Move the seats to another browser: which table it was, or None if the link is used up or too old. That is a
        change as any other, so that nobody who knew the table before it can write over it."""
        wanted = (RECOVERIES.c.token == token, RECOVERIES.c.expires > time.time())
        row = connection.execute(select(RECOVERIES).where(*wanted)).mappings().first()
        used = connection.execute(delete(RECOVERIES).where(*wanted))
        if row is None or not used.rowcount:
            return None
        theirs = (SEATS.c.table_id == row["table_id"], SEATS.c.owner == row["owner"])
        connection.execute(update(SEATS).where(*theirs).values(owner=owner))
        higher = {"version": TABLES.c.version + 1, "updated": time.time()}
        connection.execute(update(TABLES).where(TABLES.c.id == row["table_id"]).values(higher))
        self.notify(connection, f"{row['table_id']} seats")
        return str(row["table_id"])

    def notify(self, connection: Connection, message: str) -> None:
        """Told to the other processes when, and only if, the transaction is committed."""
        if self.notifies:
            words = {"channel": CHANNEL, "message": f"{self.process} {message}"}
            connection.execute(text("select pg_notify(:channel, :message)"), words)

    @transaction
    def tell(self, connection: Connection, message: str) -> None:
        if self.notifies:
            self.notify(connection, message)

    @transaction
    def check(self, connection: Connection) -> None:
        connection.execute(select(TABLES.c.id).limit(1))


def _columns(record: Record) -> dict[str, Any]:
    values = {name: getattr(record, name) for name in record.__struct_fields__ if name != "seats"}
    for name in JSON_COLUMNS:
        values[name] = _encode(values[name]).decode()
    return values


def _record(row: Mapping[Any, Any], seats: list[Seat]) -> Record:
    values: dict[str, Any] = {**row, "seats": seats}
    values["settings"] = msgspec.json.decode(row["settings"])
    values["asked"] = msgspec.json.decode(row["asked"], type=dict[int, int])
    values["waiting"] = msgspec.json.decode(row["waiting"])
    values["scores"] = msgspec.json.decode(row["scores"])
    values["plea"] = msgspec.json.decode(row["plea"], type=Plea | None)
    return Record(**values)


def _seat(row: Mapping[Any, Any]) -> Seat:
    return Seat(row["seat"], row["kind"], row["name"], row["bot"], row["owner"])
