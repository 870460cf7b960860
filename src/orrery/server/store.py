"""Reads and writes tables. A change is written wholly and only if nobody was faster, or not at all."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from orrery.server.records import OPEN, Change, Move, Record, Seat
from orrery.server.schema import MOVES, POSITIONS, RECOVERIES, SEATS, TABLES

CHANNEL = "orrery"
JSON_COLUMNS = ("settings", "asked", "waiting", "scores")
CHANGING = ("version", "moves", "undone", "status", "round", "seal", "due", "lease", "updated")
_encode = msgspec.json.encode

_advance = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"), TABLES.c.version == bindparam("b_was"))
    .values({name: bindparam(name) for name in (*CHANGING, "asked", "waiting", "scores")})
)
_forget = delete(MOVES).where(MOVES.c.table_id == bindparam("b_id"), MOVES.c.move > bindparam("b_kept"))
_place = (
    update(POSITIONS)
    .where(POSITIONS.c.table_id == bindparam("b_id"))
    .values(moves=bindparam("moves"), data=bindparam("data"))
)


class Stale(Exception):
    """Somebody else changed the table first."""


class Store:
    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine = engine
        self.process = process  # which process tells the others
        self.notifies = engine.dialect.name == "postgresql"

    # reading --------------------------------------------------------------
    async def record(self, id: str) -> Record | None:
        async with self.engine.connect() as connection:
            return await self._one(connection, TABLES.c.id == id)

    async def invited(self, invite: str) -> Record | None:
        """By the long invitation, or by the short code while there is still a seat to take."""
        by_code = (TABLES.c.code == invite.upper().replace("-", "")) & (TABLES.c.status == OPEN)
        async with self.engine.connect() as connection:
            return await self._one(connection, (TABLES.c.invite == invite) | by_code)

    async def _one(self, connection: AsyncConnection, where: Any) -> Record | None:
        row = (await connection.execute(select(TABLES).where(where))).mappings().first()
        if row is None:
            return None
        order = SEATS.c.seat
        seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == row["id"]).order_by(order))
        return _record(row, [_seat(seat) for seat in seats.mappings()])

    async def owned(self, owner: str) -> list[Record]:
        mine = select(SEATS.c.table_id).where(SEATS.c.owner == owner)
        order = TABLES.c.updated.desc()
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES).where(TABLES.c.id.in_(mine)).order_by(order).limit(200))
            rows = list(found.mappings())
            ids = [row["id"] for row in rows]
            found = await connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
            seats = list(found.mappings())
        return [_record(row, [_seat(s) for s in seats if s["table_id"] == row["id"]]) for row in rows]

    async def position(self, id: str) -> tuple[int, str]:
        """The last mark: after how many moves, and the position there."""
        wanted = select(POSITIONS.c.moves, POSITIONS.c.data).where(POSITIONS.c.table_id == id)
        async with self.engine.connect() as connection:
            moves, data = (await connection.execute(wanted)).one()
            return int(moves), str(data)

    async def moves(self, id: str, after: int = 0, until: int = 1 << 30) -> list[Move]:
        wanted = (MOVES.c.table_id == id, MOVES.c.move > after, MOVES.c.move <= until)
        async with self.engine.connect() as connection:
            found = await connection.execute(select(MOVES).where(*wanted).order_by(MOVES.c.move))
            return [Move(row["move"], row["seat"], row["key"], row["told"]) for row in found.mappings()]

    async def forgotten(self) -> list[tuple[str, float]]:
        """Tables where a bot should be thinking and no process vouches for it any more, and since when."""
        wanted = select(TABLES.c.id, TABLES.c.lease).where(TABLES.c.due == 1, TABLES.c.lease < time.time()).limit(100)
        async with self.engine.connect() as connection:
            return [(str(id), float(lease)) for id, lease in await connection.execute(wanted)]

    # writing --------------------------------------------------------------
    async def create(self, record: Record, moves: Sequence[Move] = (), position: tuple[int, str] | None = None) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES).values(_columns(record)))
            rows = [{"table_id": record.id, **msgspec.to_builtins(seat)} for seat in record.seats]
            await connection.execute(insert(SEATS), rows)
            if position is not None:
                await self._begin(connection, record.id, moves, position)

    async def _begin(
        self, connection: AsyncConnection, id: str, moves: Sequence[Move], position: tuple[int, str]
    ) -> None:
        await connection.execute(insert(POSITIONS).values(table_id=id, moves=position[0], data=position[1]))
        await self._add(connection, id, moves)

    async def _add(self, connection: AsyncConnection, id: str, moves: Sequence[Move]) -> None:
        if moves:
            rows = [{"table_id": id, "move": m.move, "seat": m.seat, "key": m.key, "told": m.told} for m in moves]
            await connection.execute(insert(MOVES), rows)

    async def commit(self, change: Change) -> None:
        """After this the change survives whatever happens to this process."""
        id = change.record.id
        async with self.engine.begin() as connection:
            await self._advance(connection, change.record, change.was)
            if change.record.undone == change.record.version:
                await connection.execute(_forget, {"b_id": id, "b_kept": change.kept})
            await self._add(connection, id, change.moves)
            if change.position is not None:
                moves, data = change.position
                await connection.execute(_place, {"b_id": id, "moves": moves, "data": data})

    async def _advance(self, connection: AsyncConnection, record: Record, was: int) -> None:
        values = _columns(record)
        changing = {name: values[name] for name in (*CHANGING, "asked", "waiting", "scores")}
        done = await connection.execute(_advance, {"b_id": record.id, "b_was": was, **changing})
        if done.rowcount != 1:
            raise Stale
        await self.notify(connection, f"{record.id} {record.version}")

    async def sit(self, record: Record, was: int, position: tuple[int, str] | None) -> None:
        """Write who sits where, and the first position if that begins the game."""
        async with self.engine.begin() as connection:
            await self._advance(connection, record, was)
            for seat in record.seats:
                here = (SEATS.c.table_id == record.id, SEATS.c.seat == seat.seat)
                values = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "owner": seat.owner}
                await connection.execute(update(SEATS).where(*here).values(values))
            if position is not None:
                await self._begin(connection, record.id, (), position)

    async def lease(self, id: str, until: float, was: float) -> bool:
        """Vouch for the bots of a table, unless another process was faster."""
        mine = (TABLES.c.id == id, TABLES.c.lease == was)
        async with self.engine.begin() as connection:
            done = await connection.execute(update(TABLES).where(*mine).values(lease=until))
        return bool(done.rowcount)

    async def release(self) -> None:
        """After a restart nobody thinks any more."""
        async with self.engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.due == 1).values(lease=0.0))

    async def offer_recovery(self, token: str, id: str, owner: str, expires: float) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(RECOVERIES).where(RECOVERIES.c.expires < time.time()))
            await connection.execute(insert(RECOVERIES).values(token=token, table_id=id, owner=owner, expires=expires))

    async def recover(self, token: str, owner: str) -> str | None:
        """Move the seats to another browser: which table it was, or None if the link is used up or too old."""
        wanted = (RECOVERIES.c.token == token, RECOVERIES.c.expires > time.time())
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(RECOVERIES).where(*wanted))).mappings().first()
            used = await connection.execute(delete(RECOVERIES).where(*wanted))
            if row is None or not used.rowcount:
                return None
            theirs = (SEATS.c.table_id == row["table_id"], SEATS.c.owner == row["owner"])
            await connection.execute(update(SEATS).where(*theirs).values(owner=owner))
            higher = update(TABLES).where(TABLES.c.id == row["table_id"]).values(updated=time.time())
            await connection.execute(higher)
            await self.notify(connection, f"{row['table_id']} seats")
            return str(row["table_id"])

    async def notify(self, connection: AsyncConnection, message: str) -> None:
        """Told to the other processes when, and only if, the transaction is committed."""
        if self.notifies:
            words = {"channel": CHANNEL, "message": f"{self.process} {message}"}
            await connection.execute(text("select pg_notify(:channel, :message)"), words)

    async def tell(self, message: str) -> None:
        if self.notifies:
            async with self.engine.begin() as connection:
                await self.notify(connection, message)

    async def check(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(text("select 1"))


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
    return Record(**values)


def _seat(row: Mapping[Any, Any]) -> Seat:
    return Seat(row["seat"], row["kind"], row["name"], row["bot"], row["owner"])
