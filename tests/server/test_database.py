"""Addresses of databases, foreign ones, and ones that do not answer."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from orrery.server.storage.database import BadDatabase, Database
from orrery.server.storage.notify import Listener
from orrery.server.storage.readiness import migrate, probe
from orrery.server.storage.schema import STEPS
from orrery.server.storage.store import Store
from tests.server.conftest import new_database
from tests.server.running import PATIENCE


@pytest.mark.parametrize("asked", ["sslmode=prefer", "ssl=prefer", "sslmode=disable&application_name=orrery"])
def test_an_address_may_say_how_to_connect(pg: str, asked: str) -> None:
    """The processes hear of each other by it as well."""
    url = f"{new_database('postgresql', Path(), pg)}?{asked}"
    heard: asyncio.Queue[list[str]] = asyncio.Queue()

    async def scenario() -> None:
        await probe(url, 2)
        bus = Listener(
            url, "p1", lambda process, table, words: heard.put_nowait([process, table, *words]), lambda: None
        )
        listening = asyncio.create_task(bus.listen())
        await bus.listening.wait()
        database = Database(url)
        await Store(database, "p2").broadcast("table 7")
        assert await heard.get() == ["p2", "table", "7"]
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await database.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


@pytest.mark.parametrize("wrong", ["/{name}?sslmode=require", "/{name}?sslmode=perhaps", "/nowhere", "/{name}?hat=on"])
def test_an_address_that_does_not_work_is_refused_in_a_sentence(pg: str, wrong: str) -> None:
    name = new_database("postgresql", Path(), pg).rpartition("/")[2]
    with pytest.raises(BadDatabase, match=r"The database cannot be used: .+\. Check --database"):
        asyncio.run(probe(pg + wrong.format(name=name), 1))


def test_a_port_that_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadDatabase, match="cannot be used"):
        asyncio.run(probe("postgresql://nobody@127.0.0.1:99999/none", 1))


@pytest.mark.parametrize(
    ("version", "words"), [("'two'", "another program"), ("1", "no such table"), (str(len(STEPS)), "another program")]
)
def test_the_file_of_another_program_is_left_alone(tmp_path: Path, version: str, words: str) -> None:
    file = tmp_path / "t.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("create table schema_version (version)")
        connection.execute(f"insert into schema_version values ({version})")
    with pytest.raises(BadDatabase, match=words):
        asyncio.run(probe(f"sqlite:///{file}", 1))
    with sqlite3.connect(file) as connection:
        assert connection.execute("select name from sqlite_master").fetchall() == [("schema_version",)]


def test_a_new_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        connected = Database(f"sqlite:///{tmp_path}/t.sqlite")
        await connected.run(migrate)
        modes = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.iterdir()}
        assert modes == dict.fromkeys(("t.sqlite", "t.sqlite-shm", "t.sqlite-wal"), "0o600")
        await connected.close()

    asyncio.run(scenario())


def test_what_is_written_stays_out_of_the_log(database: str) -> None:
    async def scenario() -> None:
        connected = Database(database)
        with pytest.raises(SQLAlchemyError) as failed:
            await connected.run(lambda c: c.execute(text("select * from nothing where seed = :seed"), {"seed": "4711"}))
        await connected.close()
        assert "nothing" in str(failed.value)
        assert "4711" not in str(failed.value)

    asyncio.run(scenario())


def test_a_database_that_does_not_answer_is_not_waited_for(pg: str) -> None:
    url = new_database("postgresql", Path(), pg)

    async def scenario() -> None:
        patient, hasty = Database(url, None), Database(url, 0.2)
        await patient.run(migrate)
        store = Store(hasty, "p1")
        async with patient.pool.begin() as held:
            await held.execute(text("lock table tables in access exclusive mode"))
            for look in (store.check(), store.record("table")):  # so that /healthz tells it too
                with pytest.raises((TimeoutError, SQLAlchemyError)):
                    await look
        await store.check()
        await patient.close()
        await hasty.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))
