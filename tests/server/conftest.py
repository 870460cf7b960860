"""Every test that speaks to a server speaks to one on SQLite and to one on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from orrery.server.config import Config
from tests.server.postgres import postgres
from tests.server.running import Browser, in_thread

NUMBERS = count(1)


@pytest.fixture(scope="session")
def pg() -> Iterator[str]:
    with postgres() as url:
        yield url


def new_database(kind: str, folder: Path, pg: str) -> str:
    name = f"orrery{next(NUMBERS)}"
    if kind == "sqlite":
        return f"sqlite:///{folder / name}.sqlite"
    asyncio.run(create_database(pg, name))
    return f"{pg}/{name}"


async def create_database(pg: str, name: str) -> None:
    engine = create_async_engine(
        f"{pg.replace('postgresql', 'postgresql+asyncpg')}/postgres", isolation_level="AUTOCOMMIT"
    )
    async with engine.connect() as connection:
        await connection.execute(text(f"create database {name}"))
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, pg: str) -> str:
    """The address of an empty database."""
    return new_database(request.param, tmp_path, pg)


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, pg: str) -> Iterator[str]:
    """The address of a server that all tests share."""
    database = new_database(request.param, tmp_path_factory.mktemp("server"), pg)
    with in_thread(Config(database, limits=False, sweep=0.5)) as url:
        yield url


@pytest.fixture
def ann(server: str) -> Browser:
    return Browser(server)


@pytest.fixture
def ben(server: str) -> Browser:
    return Browser(server)
