"""A connection to SQLite or PostgreSQL, with its tables as this version wants them."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO, Any

from sqlalchemy import event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from orrery.server.schema import STEPS

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATING = 7031  # the lock that keeps two processes from changing the tables at the same time


class BadDatabase(Exception):
    """This cannot be used as a database. The message says why, in a sentence for people."""


def connect(url: str) -> AsyncEngine:
    try:
        parsed = make_url(url)
    except ArgumentError:
        parsed = None
    if parsed is None or parsed.drivername not in DRIVERS:
        raise BadDatabase(f"'{url}' is no database; use sqlite:///tables.sqlite or postgresql://user@host/name.")
    parsed = parsed.set(drivername=DRIVERS[parsed.drivername])
    if not is_sqlite(url):
        return create_async_engine(parsed, pool_size=8, max_overflow=8, pool_pre_ping=True)
    if parsed.database:
        Path(parsed.database).absolute().parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(parsed, pool_size=1, max_overflow=0)  # one after the other: nobody finds it locked
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


async def probe(url: str, workers: int) -> None:
    """Refuse in a sentence what could not work, before anything is started."""
    if workers > 1 and is_sqlite(url):
        raise BadDatabase("SQLite is for one process; for several workers use --database postgresql://user@host/name.")
    engine = connect(url)
    try:
        lock = claim(url)
        await migrate(engine)
    except (OSError, SQLAlchemyError) as error:
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadDatabase(f"The database cannot be used: {cause}. Check --database, and that it is running.") from None
    finally:
        await engine.dispose()
    if lock is not None:
        lock.close()


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite:")


def prepare(connection: Any, _: Any) -> None:
    """WAL with NORMAL survives the death of the process at any moment; a power failure may cost the last moments."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def claim(url: str) -> IO[str] | None:
    """An SQLite file belongs to one server at a time; keep the answer open for as long."""
    name = make_url(url).database
    if not is_sqlite(url) or not name:
        return None
    lock = Path(f"{name}.lock").open("w")  # noqa: SIM115 (it is kept open)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadDatabase(f"Another server uses {name}; stop it, or name another file with --database.") from None
    return lock


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date, in one transaction."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"select pg_advisory_xact_lock({MIGRATING})"))
        await connection.execute(text("create table if not exists schema_version (version integer not null)"))
        done = await version(connection)
        if done > len(STEPS):
            raise BadDatabase("The database was made by a newer Orrery; update this one.")
        for step in STEPS[done:]:
            for statement in step:
                await connection.execute(text(statement))
        await connection.execute(text("delete from schema_version"))
        await connection.execute(text("insert into schema_version values (:n)"), {"n": len(STEPS)})


async def version(connection: AsyncConnection) -> int:
    return int(await connection.scalar(text("select max(version) from schema_version")) or 0)
