"""Seats move to another device, whatever happens at the same time."""

from __future__ import annotations

import asyncio
import time

from orrery.server.tables import lobby
from orrery.server.tables.registry import Registry
from orrery.server.wire.requests import Wish
from tests.server.registry import OWNER, opened, play, seen, table

NEW = "b" * 64


async def move(registry: Registry, id: str) -> None:
    """As the route does it."""
    await registry.store.offer_recovery("token", id, OWNER, time.time() + 60)
    assert await registry.store.recover("token", NEW) == id
    await registry.reseated(id)


def test_one_who_sits_down_meanwhile_does_not_undo_it(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as registry:
            wishes = [Wish(kind="me", name="Ann"), Wish(kind="friend"), Wish(kind="friend")]
            live = await registry.open(lobby.new_record("ultramassive", wishes, {}, "3", OWNER))
            load = live.load

            async def slow() -> None:
                await load()
                await registry.store.offer_recovery("token", live.record.id, OWNER, time.time() + 60)
                live.load = load  # type: ignore[method-assign]
                assert await registry.store.recover("token", NEW)  # between what was read and what is written

            live.load = slow  # type: ignore[method-assign]
            await registry.seat(live, lambda now: lobby.take(now, 1, "Ben", "c" * 64))
            record = await registry.store.record(live.record.id)
            assert record is not None
            assert [seat.owner for seat in record.seats] == [NEW, "c" * 64, ""]
            assert live.record.seats == record.seats

    asyncio.run(scenario())


def test_a_process_that_did_not_hear_of_it_learns_it_when_it_hears_again(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "p1") as here, opened(database, "p2") as there:
            mine = await table(here, "ultramassive", people=2, seed="3")
            await play(mine, 2)
            theirs = await there.table(mine.record.id)
            known = (await seen(theirs, 0, OWNER))["version"]
            await move(here, mine.record.id)
            there.hear_again()  # its connection was lost meanwhile
            state = await seen(theirs, 0, NEW, known)
            assert theirs.record.seats_of(OWNER) == []
            assert (state["yours"], state["version"]) == ([0, 1], known + 1)
            assert (state["since"], state["events"]) == (2, []), "the log is as it was"
            await theirs.choose(0, state["view"]["ask"]["options"][0]["key"], known)

    asyncio.run(scenario())


def test_a_process_that_never_hears_of_it_writes_over_nothing(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "p1") as here, opened(database, "p2") as there:
            mine = await table(here, "ultramassive", people=2, seed="3")
            theirs = await there.table(mine.record.id)
            await seen(theirs, 0, OWNER)
            await move(here, mine.record.id)
            await play(theirs, 1)
            assert theirs.record.seats_of(NEW) == [0, 1], "it was told to look again"

    asyncio.run(scenario())


def test_a_link_is_of_no_use_after_its_day_or_a_second_time(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as registry:
            live = await table(registry, "ultramassive", people=2, seed="3")
            await registry.store.offer_recovery("old", live.record.id, OWNER, time.time() - 1)
            assert await registry.store.recover("old", NEW) is None
            await registry.store.offer_recovery("new", live.record.id, OWNER, time.time() + 60)
            assert await registry.store.recover("new", NEW) == live.record.id
            assert await registry.store.recover("new", OWNER) is None
            record = await registry.store.record(live.record.id)
            assert record is not None
            assert record.seats_of(NEW) == [0, 1]

    asyncio.run(scenario())
