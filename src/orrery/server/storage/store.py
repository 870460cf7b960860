"""Writes tables. A change is written wholly and only if nobody was faster, or not at all."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from orrery.server.storage.database import Database, Prepared
from orrery.server.storage.reading import CURRENT, Reading, transaction
from orrery.server.storage.records import COLUMNS, Change, Move, Record, columns
from orrery.server.storage.schema import ANALYSES, MOVES, POSITIONS, PUZZLES, RECOVERIES, SEATS, TABLES

CHANNEL = "orrery"
CHANGING = (
    *("version", "moves", "undone", "status", "round", "seal", "due", "lease", "updated", "notice"),
    *("asked", "waiting", "scores", "plea", "veiled"),
)

_advance = Prepared(
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"), TABLES.c.version == bindparam("b_was"))
    .values({name: bindparam(name) for name in CHANGING})
)
_add = Prepared(insert(MOVES))
_forget = delete(MOVES).where(MOVES.c.table_id == bindparam("b_id"), MOVES.c.move > bindparam("b_kept"))
_place = (
    update(POSITIONS)
    .where(POSITIONS.c.table_id == bindparam("b_id"))
    .values(moves=bindparam("moves"), data=bindparam("data"))
)


class Stale(Exception):
    """Somebody else changed the table first."""


class Store(Reading):
    def __init__(self, database: Database, process: str) -> None:
        super().__init__(database)
        self.process = process  # which process tells the others

    @transaction
    def create(
        self, connection: Connection, record: Record, moves: Sequence[Move], position: tuple[int, str] | None
    ) -> None:
        connection.execute(insert(TABLES).values(columns(record, COLUMNS)))
        rows = [{"table_id": record.id, **msgspec.to_builtins(seat)} for seat in record.seats]
        connection.execute(insert(SEATS), rows)
        if position is not None:
            self._begin(connection, record.id, moves, position)

    def _begin(self, connection: Connection, id: str, moves: Sequence[Move], position: tuple[int, str]) -> None:
        connection.execute(insert(POSITIONS).values(table_id=id, moves=position[0], data=position[1]))
        self._add(connection, id, moves)

    def _add(self, connection: Connection, id: str, moves: Sequence[Move]) -> None:
        for move in moves:
            _add.run(connection, {"table_id": id, **msgspec.structs.asdict(move)})

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
        if _advance.run(connection, {"b_id": record.id, "b_was": was, **columns(record, CHANGING)}) != 1:
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

    @transaction
    def keep_analysis(self, connection: Connection, id: str, data: str) -> None:
        """In the place of one of before, if there is one."""
        connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == id))
        connection.execute(insert(ANALYSES).values(table_id=id, data=data))

    @transaction
    def keep_puzzle(self, connection: Connection, game: str, day: str, id: str, data: str) -> None:
        """Unless another process was faster: then its puzzle is everybody's. One whose answer is of old is replaced."""
        here = (PUZZLES.c.game == game, PUZZLES.c.day == day)
        answered = PUZZLES.join(ANALYSES, ANALYSES.c.table_id == PUZZLES.c.table_id)
        if connection.execute(select(PUZZLES.c.game).select_from(answered).where(*here, CURRENT)).first() is None:
            connection.execute(delete(PUZZLES).where(*here))
            connection.execute(insert(PUZZLES).values(game=game, day=day, table_id=id, data=data))

    @transaction
    def remove(self, connection: Connection, ids: Sequence[str]) -> None:
        """For good."""
        for id in ids:
            for table in (MOVES, POSITIONS, SEATS, RECOVERIES, ANALYSES, PUZZLES):
                connection.execute(delete(table).where(table.c.table_id == id))
            connection.execute(delete(TABLES).where(TABLES.c.id == id))

    def notify(self, connection: Connection, message: str) -> None:
        """Sent to the other processes when, and only if, the transaction is committed."""
        if self.notifies:
            words = {"channel": CHANNEL, "message": f"{self.process} {message}"}
            connection.execute(text("select pg_notify(:channel, :message)"), words)

    @transaction
    def broadcast(self, connection: Connection, message: str) -> None:
        if self.notifies:
            self.notify(connection, message)
