"""A choice that is sent again is answered as made: after a lost reply, a double click, an undo, a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from orrery.server.http.errors import Problem
from orrery.server.storage.store import Store
from orrery.server.tables import forking
from orrery.server.tables.table import Table
from tests.server.registry import OWNER, opened, play, seen, table
from tests.server.running import Browser, in_process


async def asked(live: Table, seat: int) -> tuple[str, int]:
    """An option, and the version it is seen at."""
    state = await seen(live, seat, OWNER)
    return state["view"]["ask"]["options"][0]["key"], state["version"]


@pytest.mark.parametrize("way", ["socket", "http"])
def test_a_double_click_is_one_choice(ann: Browser, way: str) -> None:
    id = ann.table("ultramassive", "Ann", "Ben", seed="3")["id"]
    with ann.socket(id, 0) as mine:
        state = mine.state()
        form = {"seat": 0, "key": state["view"]["ask"]["options"][0]["key"], "version": state["version"]}
        if way == "socket":
            replies = [mine.ask("choose", **form)["ok"] for _ in range(3)]
        else:
            replies = [ann.post(f"/api/tables/{id}/choose", form) for _ in range(3)]
        assert [reply["version"] for reply in replies] == [state["version"] + 1] * 3
    assert ann.get(f"/api/tables/{id}")["view"]["moves"] == 1


def test_a_lost_reply_is_asked_for_after_a_new_connection(ann: Browser) -> None:
    id = ann.table("ultramassive", "Ann", "Ben", seed="3")["id"]
    with ann.socket(id, 0) as mine:
        state = mine.state()
        form = {"seat": 0, "key": state["view"]["ask"]["options"][0]["key"], "version": state["version"]}
        mine.say("choose", **form)
        mine.state(state["version"] + 1)  # it was made, and the line broke before the answer came
    with ann.socket(id, 0) as again:
        assert again.ask("choose", **form)["ok"]["version"] == state["version"] + 1
    assert ann.get(f"/api/tables/{id}")["view"]["moves"] == 1


def test_others_may_have_chosen_since(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as registry:
            live = await table(registry, "ultramassive", people=2, seed="3")
            made: list[tuple[int, str, int]] = []
            for _ in range(25):
                session = live.session
                assert session is not None
                seat = min(session.game.asks)
                key, version = await asked(live, seat)
                await live.choose(seat, key, version)
                made.append((seat, key, version))
            for seat, key, version in made:
                assert await live.choose(seat, key, version) == live.record.version
            assert live.record.moves == 25
            live.session = None  # and after the table has left the memory
            for seat, key, version in made:
                assert await live.choose(seat, key, version) == live.record.version
            assert live.record.moves == 25

    asyncio.run(scenario())


def test_another_choice_for_the_same_question_is_refused(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as registry:
            live = await table(registry, "ultramassive", people=2, seed="3")
            state = await seen(live, 0, OWNER)
            first, second = [option["key"] for option in state["view"]["ask"]["options"][:2]]
            await live.choose(0, first, state["version"])
            with pytest.raises(Problem):
                await live.choose(0, second, state["version"])
            with pytest.raises(Problem):
                await live.choose(1, first, state["version"])
            with pytest.raises(Problem):
                await live.choose(0, "nothing\0at all", state["version"])
            assert live.record.moves == 1

    asyncio.run(scenario())


def test_what_was_taken_back_has_not_been_made(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as registry:
            live = await table(registry, "ultramassive", people=2, seed="3")
            key, version = await asked(live, 0)
            await live.choose(0, key, version)
            await live.undo(0)
            with pytest.raises(Problem):
                await live.choose(0, key, version)
            assert live.record.moves == 0
            await live.choose(0, key, live.record.version)
            assert live.record.moves == 1

    asyncio.run(scenario())


def test_what_others_chose_at_the_same_time_stands_when_one_takes_back(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as registry:
            live = await table(registry, "council", people=2, seed="3")
            while live.session is None or len(live.session.game.asks) < 2:
                await play(live, 1)
            key, version = await asked(live, 0)
            theirs = await asked(live, 1)
            await live.choose(0, key, version)
            await live.choose(1, *theirs)
            moves = live.record.moves
            await live.undo(0)
            assert live.record.moves == moves - 1
            assert await live.choose(1, *theirs) == live.record.version_for(1)
            assert live.record.moves == moves - 1
            live.session = None
            assert await live.choose(1, *theirs) == live.record.version_for(1)

    asyncio.run(scenario())


def test_a_table_that_began_elsewhere_takes_no_old_choice_for_made(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as registry:
            live = await table(registry, "ultramassive", people=2, seed="3")
            await play(live, 12)
            moves = await registry.store.moves(live.record.id)
            assert [move.asked for move in moves] == sorted([move.asked for move in moves])
            then = await registry.replays.session(live.record, -1, 12)
            copy = await registry.bring(*forking.fork(live.record, moves, then, 0, "greedy", OWNER))
            assert await registry.store.answered(copy.record.id, 0, 5) is None

    asyncio.run(scenario())


def test_a_failed_write_whose_change_was_kept_is_answered_as_made(database: str, monkeypatch: Any) -> None:
    commit = Store.commit

    async def lost(self: Store, change: Any) -> None:
        await commit(self, change)
        raise OSError("the connection is gone")

    async def scenario() -> None:
        async with opened(database) as registry:
            live = await table(registry, "ultramassive", people=2, seed="3")
            key, version = await asked(live, 0)
            with monkeypatch.context() as broken:
                broken.setattr(Store, "commit", lost)
                with pytest.raises(OSError, match="gone"):
                    await live.choose(0, key, version)
            assert await live.choose(0, key, version) == version + 1
            assert live.record.moves == 1

    asyncio.run(scenario())


def test_a_restart_forgets_no_choice(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite"
    with in_process(database) as first:
        ann = Browser(first.url)
        id = ann.table("ultramassive", "Ann", "Ben", seed="3")["id"]
        state = ann.get(f"/api/tables/{id}", seat=0)
        form = {"seat": 0, "key": state["view"]["ask"]["options"][0]["key"], "version": state["version"]}
        version = ann.post(f"/api/tables/{id}/choose", form)["version"]
    with in_process(database) as second:
        again = Browser(second.url, ann.cookie)
        assert again.post(f"/api/tables/{id}/choose", form)["version"] == version
        with again.socket(id, 0) as mine:
            assert mine.ask("choose", **form)["ok"]["version"] == version
        assert again.get(f"/api/tables/{id}")["view"]["moves"] == 1
