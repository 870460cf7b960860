"""The tables of a database as files and lines: listed, exported and removed."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import make_url

from orrery.cli.stop import Stop
from orrery.play.transcript import text_of, transcript
from orrery.server.storage import codec
from orrery.server.storage.database import BadDatabase, Database, is_sqlite
from orrery.server.storage.readiness import migrate
from orrery.server.storage.records import OVER, Record
from orrery.server.storage.store import Store

DAY = 24 * 3600


async def look_through(url: str, status: str, older: float, export: Path | None, delete: bool) -> list[str]:
    """What there is to say about each table, and at last how many there were."""
    file = make_url(url).database if is_sqlite(url) else None
    if file and not Path(file).exists():
        raise Stop(f"There is no database {file}; name the one of the server, as in: --database sqlite:///FILE")
    try:
        database = Database(url)
        await database.run(migrate)
    except BadDatabase as error:
        raise Stop(str(error)) from None
    except Exception as error:
        raise Stop(f"The database cannot be used: {str(error).splitlines()[0]}. Check --database.") from None
    try:
        store = Store(database, "tables")
        records = await store.found(status, time.time() - older * DAY)
        lines = [line(record) for record in records]
        if export is not None:
            lines += [await exported(store, record, export) for record in records]
        if delete:
            await store.remove([record.id for record in records])
    finally:
        await database.close()
    done = "removed" if delete else "found"
    return [*lines, f"{len(records)} {'table' if len(records) == 1 else 'tables'} {done}."]


def line(record: Record) -> str:
    when = time.strftime("%Y-%m-%d", time.gmtime(record.updated))
    names = ", ".join([name or "open" for name in record.names])
    return f"{record.id}  {when}  {record.status:<7}  {record.game}: {names}"


async def exported(store: Store, record: Record, folder: Path) -> str:
    """A finished game as a file that `orrery verify` checks; everything else as it is stored."""
    folder.mkdir(parents=True, exist_ok=True)
    raw = await finished(store, record)
    file = folder / f"{record.game}-{record.id}.{'json' if raw else 'table.json'}"
    moves, position = await store.moves(record.id), await store.position(record.id)
    file.touch(mode=0o600)  # it tells what is hidden
    file.write_bytes(raw or codec.kept(record, moves, position))
    return f"written: {file}"


async def finished(store: Store, record: Record) -> bytes:
    whole = await store.whole(record.id, 0) if record.status == OVER and not record.origin else None
    if whole is None:
        return b""
    try:
        session = codec.take_up(record, whole.position, [], [])
        journal = [(move.seat, move.key) for move in await store.moves(record.id)]
        return text_of(transcript(session, journal)).encode()
    except Exception:  # another version wrote it: then as it is stored
        return b""
