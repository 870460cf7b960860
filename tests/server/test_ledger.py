"""A game taken up from the database is the game that was left, however it went on and was taken back."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import inspect, text, update

from orrery.core.rng import Rng
from orrery.core.save import dump
from orrery.games import titles
from orrery.play.session import Session
from orrery.server.http.errors import Problem
from orrery.server.storage.database import BadDatabase, Database
from orrery.server.storage.readiness import claim, migrate, probe
from orrery.server.storage.schema import METADATA, MOVES
from orrery.server.storage.store import Stale
from orrery.server.tables import persistence
from tests.server.conftest import new_database
from tests.server.registry import OWNER, opened, play, seen, table

GAMES = [title.name for title in titles()]


def shown(session: Session) -> Any:
    """Everything that can be told apart at the table."""
    seats = range(len(session.names))
    return (
        dump(session.title, session.game),
        [session.view(seat) for seat in (-1, *seats)],
        [session.why_no_undo(seat) for seat in seats],
        {seat: version for seat, (_, version) in session.asked.items() if seat in session.game.asks},
        session.seal,
        session.log[-30:],
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_taken_up_as_it_was_left(game: str, tmp_path: Any) -> None:
    """At many moments of a game in which things are also taken back, the database gives the same table again."""

    async def scenario() -> None:
        dice = Rng(11)
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            live = await table(registry, game, people=2, seed="4")
            for n in range(120):
                await play(live, 1 + dice.below(3), dice.below)
                for seat in (0, 1):
                    assert live.session is not None
                    if dice.below(3) == 0 and not live.session.why_no_undo(seat):
                        await live.undo(seat)
                if n % 8 == 0 or live.session.over:
                    there = live.session
                    live.session = None
                    await live.refresh()
                    assert live.session is not there
                    assert shown(live.session) == shown(there)
                if live.session.over:
                    break

    asyncio.run(scenario())


def test_taking_up_a_long_game_makes_only_its_last_moves_again(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    real = Session.choose

    def counted(self: Session, seat: int, key: str, version: int | None = None) -> None:
        made.append(key)
        real(self, seat, key, version)

    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            live = await table(registry, "ultramassive", people=2)
            await play(live, 300, Rng(3).below)
            assert live.record.moves > 150
            made.clear()
            await play(live, 1)
            assert len(made) <= 1, "a move is made once, however long the game"
            live.session = None
            made.clear()
            await live.refresh()
            assert len(made) <= 2 * persistence.SNAPSHOT

    monkeypatch.setattr(Session, "choose", counted)
    asyncio.run(scenario())


def test_choices_that_newer_rules_refuse_are_dropped_and_said(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as registry:
            live = await table(registry, "ultramassive", people=2, seed="3")
            await play(live, 3)
            assert live.session is not None
            before = live.session.moves, live.session.seal
            await play(live, 2)
            spoil = (
                update(MOVES).where(MOVES.c.table_id == live.record.id, MOVES.c.move == 4).values(key="warp space:99")
            )
            await registry.store.database.run(lambda c: c.execute(spoil))
            version, live.session = live.record.version, None
            state = await seen(live, 0, "", version)
            assert (live.session.moves, live.session.seal) == before
            assert (state["version"], state["view"]["moves"]) == (version + 1, 3)
            assert "rules have been mended" in state["notice"]
            assert [move.move for move in await registry.store.moves(live.record.id)] == [1, 2, 3]
            await play(live, 2)
            assert live.record.notice == ""

    asyncio.run(scenario())


def test_a_finished_game_is_shown_without_making_a_move_again(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            live = await table(registry, "ultramassive", people=2, seed="3")
            await play(live, 1000)
            scores = (await seen(live, 0, ""))["scores"]
            await registry.store.database.run(lambda c: c.execute(update(MOVES).values(key="warp space:99")))
            live.session = None
            state = await seen(live, 0, "")
            assert state["scores"] == scores
            assert (state["notice"], state["table"]["status"]) == ("", "over")
            assert state["events"]

    asyncio.run(scenario())


def test_of_two_that_change_a_table_at_once_one_is_told_to_look_again(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "p1") as here, opened(database, "p2") as there:
            mine = await table(here, "ultramassive", people=2, seed="3")
            theirs = await there.table(mine.record.id)
            await seen(theirs, 0, OWNER)
            version = mine.record.version
            await mine.choose(0, "warp space:3", version)
            with pytest.raises(Exception, match="moved on"):
                await theirs.choose(0, "warp space:4", version)  # nobody has told that process yet
            assert theirs.record.moves == 1
            await theirs.choose(0, "warp space:4", theirs.record.version)
            assert [move.key for move in await here.store.moves(mine.record.id)] == ["warp space:3", "warp space:4"]

    asyncio.run(scenario())


def test_what_one_process_confirmed_is_seen_through_the_other_at_once(pg: str, tmp_path: Any) -> None:
    """Even before it has been told."""

    async def scenario() -> None:
        database = await asyncio.to_thread(new_database, "postgresql", tmp_path, pg)
        async with opened(database, "p1") as here, opened(database, "p2") as there:
            mine = await table(here, "ultramassive", people=2, seed="3")
            await seen(await there.table(mine.record.id), 0, OWNER)
            await mine.choose(0, "warp space:3", None)
            state = await seen(await there.current(mine.record.id), 0, OWNER)
            assert state["view"]["moves"] == 1

    asyncio.run(scenario())


def test_a_change_is_written_wholly_or_not_at_all(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as registry:
            live = await table(registry, "ultramassive", people=2, seed="3")
            await live.choose(0, "warp space:3", None)
            before = await registry.store.record(live.record.id)
            commit = registry.store._add

            def broken(*args: Any) -> None:
                commit(*args)
                raise RuntimeError("the disk is full")

            registry.store._add = broken  # type: ignore[method-assign]
            with pytest.raises(RuntimeError):
                await live.choose(0, "warp space:4", None)
            registry.store._add = commit  # type: ignore[method-assign]
            assert await registry.store.record(live.record.id) == before
            assert (await seen(live, 0, OWNER))["view"]["moves"] == 1, "nobody sees what was not written"
            await live.choose(0, "warp space:4", None)
            assert live.record.moves == 2

    asyncio.run(scenario())


@pytest.mark.parametrize("more", [0, 3])
def test_whoever_looks_on_through_a_process_that_was_slower_is_told_what_is_new(database: str, more: int) -> None:
    async def scenario() -> None:
        async with opened(database) as here, opened(database, "p2") as there:
            live = await table(here, "ultramassive", people=2, seed="3")
            await play(live, 5)
            known = await seen(live, -1, "", None)
            other = await there.table(live.record.id)
            await other.refresh()
            await play(other, 1 + more)
            assert live.session is not None
            assert live.newest < other.record.version, "this process has not heard of it"
            seat = min(live.session.game.asks)
            with suppress(Problem):  # it may not be offered any more
                await live.choose(seat, live.session.game.options(seat)[-1].key, None)
            assert live.record.moves > 5 + more, "now it has"
            state = await seen(live, -1, "", known["version"])
            assert (state["fresh"], state["since"], state["view"]["moves"]) == (False, 5, live.record.moves)
            whole = (await seen(live, -1, "", None))["events"]
            assert (known["events"] + state["events"])[-len(whole) :] == whole

    asyncio.run(scenario())


def test_a_stale_change_is_refused(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as registry:
            live = await table(registry, "ultramassive", people=2, seed="3")
            with pytest.raises(Stale):
                await registry.store.sit(live.record, live.record.version - 1, None)

    asyncio.run(scenario())


def test_idle_tables_leave_the_memory_and_come_back(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, keep=2) as registry:
            lives = [await table(registry, "ultramassive", people=2, seed="3") for _ in range(5)]
            await lives[0].choose(0, "quick", None)
            registry.upkeep.let_go()
            assert set(registry.tables) == {lives[0].record.id, lives[4].record.id}, "the ones longest idle go first"
            again = await registry.table(lives[1].record.id)
            assert again is not lives[1]
            assert (await seen(again, 0, OWNER))["view"] == (await seen(lives[1], 0, OWNER))["view"]

    asyncio.run(scenario())


def test_the_steps_lead_to_the_tables_that_are_used(database: str) -> None:
    async def scenario() -> None:
        connected = Database(database)
        await connected.run(migrate)
        await connected.run(migrate)  # nothing is done twice
        made = await connected.run(lambda c: {t: inspect(c).get_columns(t) for t in METADATA.tables})
        await connected.close()
        for name, columns in made.items():
            assert [column["name"] for column in columns] == [column.name for column in METADATA.tables[name].columns]

    asyncio.run(scenario())


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async def scenario() -> None:
        connected = Database(database)
        await connected.run(migrate)
        await connected.run(lambda c: c.execute(text("update schema_version set version = 99")))
        with pytest.raises(BadDatabase, match="newer"):
            await connected.run(migrate)
        await connected.close()

    asyncio.run(scenario())


def test_wrong_databases_are_refused_in_a_sentence(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path}/t.sqlite"
    for wrong, workers, words in (
        ("mysql://here", 1, "is no database"),
        ("nonsense", 1, "is no database"),
        (url, 2, "SQLite is for one process"),
        ("postgresql://nobody@127.0.0.1:1/none", 1, "cannot be used"),
    ):
        with pytest.raises(BadDatabase, match=words):
            asyncio.run(probe(wrong, workers))
    lock = claim(url)
    with pytest.raises(BadDatabase, match="Another server"):
        asyncio.run(probe(url, 1))
    assert lock is not None
    lock.close()
    asyncio.run(probe(url, 1))
