"""A connection to SQLite or PostgreSQL: all that differs between them."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, UpdateBase, create_engine, event
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import StaticPool

PATIENCE = 10.0  # seconds that PostgreSQL has for an answer
T = TypeVar("T")


class BadDatabase(Exception):
    """This cannot be used as a database. The message says why, in a sentence for people."""


class Database:
    """Runs transactions: plain functions of a connection. SQLite gets a thread of its own, in which a transaction is
    one piece of work; PostgreSQL is asked without waiting."""

    def __init__(self, url: str, patience: float | None = PATIENCE) -> None:  # None for work that may take long
        try:
            parsed = make_url(url)
        except ArgumentError:
            parsed = None
        if parsed is None or parsed.drivername not in ("sqlite", "postgresql", "postgres"):
            raise BadDatabase(f"'{url}' is no database; use sqlite:///tables.sqlite or postgresql://user@host/name.")
        self.sqlite = is_sqlite(url)
        if self.sqlite:
            if parsed.database:
                make_room(Path(parsed.database).absolute())
            self.thread = ThreadPoolExecutor(1, "database")  # one after the other: nobody finds it locked
            file = parsed.set(drivername="sqlite+pysqlite")
            options: dict[str, Any] = {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
            self.engine = create_engine(file, hide_parameters=True, **options)  # seeds stay out of the log
            event.listen(self.engine, "connect", prepare)
            self.connection: Connection | None = None  # kept: fetching and checking one costs as much as a move
        else:
            self.pool = create_async_engine(
                "postgresql+asyncpg://",
                async_creator=partial(connected, url, patience),
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                pool_timeout=PATIENCE,
                hide_parameters=True,
            )

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Wholly, or not at all."""
        if self.sqlite:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.run_here, work)
        async with self.pool.begin() as connection:
            return await connection.run_sync(work)

    def run_here(self, work: Callable[[Connection], T]) -> T:
        """The driver begins and ends the transaction itself: the layers above would take twice as long as a move."""
        if self.connection is None or self.connection.invalidated:
            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        driver: Any = self.connection.connection.driver_connection
        driver.execute("BEGIN")
        try:
            result = work(self.connection)
            driver.execute("COMMIT")
        except BaseException:
            driver.rollback()
            raise
        return result

    def room_left(self) -> float:
        """Bytes that can still be written where the file is; of another server's disk nothing is known."""
        if not self.sqlite or not self.engine.url.database:
            return math.inf
        return shutil.disk_usage(Path(self.engine.url.database).absolute().parent).free

    async def close(self) -> None:
        if self.sqlite:
            self.thread.shutdown()
            if self.connection is not None:
                self.connection.close()
            self.engine.dispose()
        else:
            await self.pool.dispose()


class Prepared:
    """A statement that comes with every move. On SQLite it skips the layers between, which cost more than it does."""

    def __init__(self, statement: UpdateBase) -> None:
        self.statement = statement
        self.text = str(statement.compile(dialect=sqlite_dialect(paramstyle="named")))

    def run(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """How many rows it changed."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self.statement, values).rowcount
        driver: Any = connection.connection.driver_connection
        return int(driver.execute(self.text, values).rowcount)


def make_room(file: Path) -> None:
    """A new file is for its owner only: it will hold the seeds of running games."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):  # it is there already, or whoever opens it says what is wrong
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


async def connected(url: str, patience: float | None) -> Any:
    """A connection to PostgreSQL; the address may say what those of `psql` say, such as `?sslmode=require`."""
    import asyncpg  # type: ignore[import-untyped]

    parsed = make_url(url)
    query = {"sslmode" if name == "ssl" else name: value for name, value in parsed.query.items()}
    address = parsed.set(drivername="postgresql", query=query).render_as_string(hide_password=False)
    return await asyncpg.connect(address, timeout=PATIENCE, command_timeout=patience)


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite:")


def prepare(connection: Any, _: Any) -> None:
    """WAL with NORMAL survives the death of the process at any moment; a power failure may cost the last moments."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("PRAGMA wal_autocheckpoint=0")  # no move waits for the disk: see checkpoint
    cursor.close()


def checkpoint(url: str) -> None:
    """Move what was written from the log into the file, beside those who write; to be called now and then."""
    name = make_url(url).database
    if is_sqlite(url) and name:
        with contextlib.closing(sqlite3.connect(name, timeout=1.0)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
