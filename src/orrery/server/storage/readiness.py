"""Before a server may use a database: it is there, nobody else's, and its tables are as this version wants them."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import make_url

from orrery.server.storage.database import BadDatabase, Database, is_sqlite
from orrery.server.storage.schema import METADATA, STEPS

FOREIGN = "The database belongs to another program, or it is damaged; name another with --database."
MIGRATING = 7031  # the lock that keeps two processes from changing the tables at the same time


async def probe(url: str, workers: int) -> None:
    """Refuse in a sentence what could not work, before anything is started."""
    if workers > 1 and is_sqlite(url):
        raise BadDatabase("SQLite is for one process; for several workers use --database postgresql://user@host/name.")
    database = Database(url, None)
    try:
        lock = claim(url)
        await database.run(migrate)
    except BadDatabase:
        raise
    except Exception as error:  # whatever an address can be wrong in
        said = str(getattr(error, "orig", None) or error) or type(error).__name__
        cause = said.splitlines()[0].rstrip(".")
        raise BadDatabase(f"The database cannot be used: {cause}. Check --database, and that it is running.") from None
    finally:
        await database.close()
    if lock is not None:
        lock.close()


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


def migrate(connection: Connection) -> None:
    """Bring the tables up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({MIGRATING})"))
    connection.execute(text("create table if not exists schema_version (version integer not null)"))
    done = connection.scalar(text("select max(version) from schema_version")) or 0
    if not isinstance(done, int):
        raise BadDatabase(FOREIGN)
    if done > len(STEPS):
        raise BadDatabase("The database was made by a newer Orrery; update this one.")
    for step in STEPS[done:]:
        for statement in step:
            connection.execute(text(statement))
    if not METADATA.tables.keys() <= set(inspect(connection).get_table_names()):
        raise BadDatabase(FOREIGN)
    connection.execute(text("delete from schema_version"))
    connection.execute(text("insert into schema_version values (:n)"), {"n": len(STEPS)})
