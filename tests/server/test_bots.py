"""Bots think elsewhere, get only what their seat may know, and are not forgotten."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from orrery.bots.seen import Plan
from orrery.bots.tree import Tree
from orrery.core.rng import Rng
from orrery.core.save import dump
from orrery.games import title as find_title
from orrery.games import titles
from orrery.play.session import Session
from orrery.play.transcript import text_of, transcript
from orrery.server.storage.schema import POSITIONS
from orrery.server.thinking import thoughts, worker_pool
from orrery.server.thinking.fair_queue import FairQueue
from orrery.server.thinking.thoughts import places
from tests.games.laniakea.table import Table
from tests.server.registry import SlowThinkers, opened, seen, served, table
from tests.server.running import PATIENCE


def test_a_thinking_bot_keeps_nobody_waiting(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as registry:
            done = asyncio.Event()
            registry.thinkers = SlowThinkers(done.wait)  # type: ignore[assignment]
            live = await table(registry, "council", "greedy")
            await live.choose(0, "stop_buying", None)
            while not registry.thinkers.asked:  # type: ignore[attr-defined]
                await asyncio.sleep(0)
            version = live.record.version
            assert (await live.why(0, "card:S1"))["words"]
            assert (await seen(live, 0, ""))["version"] == version, "everybody is answered while it thinks"
            assert live.thinking.keys() == {1}
            done.set()
            while live.record.version == version:
                await asyncio.sleep(0.001)
            assert live.record.moves > 1

    asyncio.run(scenario())


@pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])
def test_a_bot_is_sent_nothing_that_its_seat_may_not_know(title: Any) -> None:
    """However the hidden things lie, the same bytes go to the process in which it thinks."""
    session = Session(title, ["Ann", "Ben"], seed=5)
    dice = Rng(5)
    for n in range(60):
        seat = min(session.game.asks)
        if n % 6 == 0:
            sent = thoughts.task(session, seat, "greedy", Plan())
            real = session.game
            session.game = title.imagine(real, seat, Rng(n))
            assert thoughts.task(session, seat, "greedy", Plan()) == sent
            session.game = real
            assert msgspec.json.decode(sent)["position"] != dump(title, real)
        options = session.game.options(seat)
        session.choose(seat, options[dice.below(len(options))].key)


@pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])
def test_a_bot_chooses_there_as_it_would_here(title: Any) -> None:
    session = Session(title, ["Ann", "Ben"], seed=6)
    for _ in range(12):
        seat = min(session.game.asks)
        key = thoughts.think(thoughts.task(session, seat, "greedy", Plan())).key
        assert key in [option.key for option in session.game.options(seat)]
        session.choose(seat, key)


def test_a_bot_is_told_where_it_has_been_in_its_turn() -> None:
    """It is made anew for every choice, and would otherwise go round in circles."""
    session = Session(find_title("laniakea"), ["Ann", "Ben"], seed=3)  # Ann is the first to be asked
    session.game = Table().lay(at="5f", gateways="3b K3", hand="MOVE1 SERAPH1", deck="", held="").turn().g
    seat = 0
    for n in range(3):
        been = places(session, seat)
        assert len({place[:2] for place in been}) == len(been) == n
        assert msgspec.json.decode(thoughts.task(session, seat, "greedy", Plan()), type=thoughts.Task).been == been
        session.choose(seat, session.game.options(seat)[n].key)
    session.undo(seat)
    assert places(session, seat) == been, "what was taken back never was"


def test_nothing_is_said_of_the_past_where_no_circle_can_be_closed() -> None:
    session = Session(find_title("ultramassive"), ["Ann", "Ben"], seed=6)
    for _ in range(3):
        seat = min(session.game.asks)
        assert places(session, seat) == []
        session.choose(seat, session.game.options(seat)[0].key)


def test_an_answer_to_a_question_that_has_changed_is_dropped(database: str) -> None:
    """While the bot thinks, the person takes back what led to its question."""

    async def scenario() -> None:
        async with opened(database) as registry:
            done = asyncio.Event()
            slow = registry.thinkers = SlowThinkers(done.wait)  # type: ignore[assignment]
            live = await table(registry, "council", "random")
            await live.choose(0, "stop_buying", None)
            while not slow.asked:
                await asyncio.sleep(0)
            await live.undo(0)
            done.set()
            while live.thinking:
                await asyncio.sleep(0.001)
            assert live.record.moves == 0
            assert live.record.waiting == [0]

    asyncio.run(scenario())


def test_a_bot_forgotten_by_a_dead_process_is_found_by_another(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "dead", lease=30.0) as dead:
            dead.thinkers = SlowThinkers(asyncio.Event().wait)  # type: ignore[assignment]
            live = await table(dead, "council", "random")
            await live.choose(0, "stop_buying", None)
            id = live.record.id
        async with opened(database, "other") as other:
            other.thinkers = SlowThinkers(asyncio.Event().wait)  # type: ignore[assignment]
            await other.upkeep.sweep()
            assert not other.tables, "another process vouches for it still"
            assert await other.store.lease(id, time.time() - 1, live.record.lease)
            await other.upkeep.sweep()
            assert other.tables[id].thinking.keys() == {1}
            await other.upkeep.sweep()
            assert await other.store.forgotten() == []

    asyncio.run(scenario())


def test_bots_forgotten_are_roused_by_whoever_looks(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, "dead", lease=0.0) as dead:
            dead.thinkers = SlowThinkers(asyncio.Event().wait)  # type: ignore[assignment]
            live = await table(dead, "council", "random")
            await live.choose(0, "stop_buying", None)
        async with opened(database, "other") as other:
            other.thinkers = SlowThinkers(asyncio.Event().wait)  # type: ignore[assignment]
            again = await other.table(live.record.id)
            await seen(again, 0, "")
            await asyncio.wait_for(asyncio.gather(*other.tasks), PATIENCE)
            assert again.thinking.keys() == {1}, "without waiting for the sweep"
            assert await other.store.forgotten() == []

    asyncio.run(scenario())


def test_a_table_that_cannot_be_taken_up_keeps_no_other_waiting(database: str) -> None:
    async def scenario() -> None:
        async with opened(database, lease=0.0) as dead:
            dead.thinkers = SlowThinkers(asyncio.Event().wait)  # type: ignore[assignment]
            lives = [await table(dead, "council", "random") for _ in range(3)]
            for live in lives:
                await live.choose(0, "stop_buying", None)
            ids = [live.record.id for live in lives]
            await dead.store.database.run(
                lambda c: c.execute(update(POSITIONS).where(POSITIONS.c.table_id != ids[2]).values(data="{}"))
            )
        async with opened(database) as registry:
            registry.thinkers = SlowThinkers(asyncio.Event().wait)  # type: ignore[assignment]
            await registry.upkeep.sweep()
            assert registry.tables[ids[2]].thinking.keys() == {1}

    asyncio.run(scenario())


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system does not tell how polite a process is")
def test_bots_stand_back_behind_the_server(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            assert await registry.thinkers.run(os.nice, 0) > os.nice(0)

    asyncio.run(scenario())


def test_a_file_that_is_brought_in_does_not_wait_for_bots(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with served(f"sqlite:///{tmp_path}/t.sqlite") as (registry, client):
            registry.thinkers = SlowThinkers(asyncio.Event().wait)  # type: ignore[assignment]
            live = await table(registry, "council", "search:3")
            await live.choose(0, "stop_buying", None)
            session = Session(titles()[0], ["Ann", "Ben"], seed=5)
            brought = await client.post("/api/import", content=text_of(transcript(session)))
            assert brought.status_code == 201
            assert live.thinking

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


class Crowd:
    """Thinkers who answer when they are told to; who has been asked, in order."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.gate = asyncio.Semaphore(0)

    async def think(self, task: bytes, tell: Any) -> thoughts.Thought:
        self.asked.append(task)
        await self.gate.acquire()
        return thoughts.think(task.replace(b"search:3", b"random"))

    def close(self) -> None:
        pass


def test_many_tables_of_one_do_not_stop_the_bots_of_another(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            crowd = registry.thinkers = Crowd()  # type: ignore[assignment]
            for n in range(12):
                await table(registry, "council", "search:3", "search:3", seed=str(n), owner="hog")
            for live in list(registry.tables.values()):
                if not live.thinking:
                    await live.choose(0, "stop_buying", None)
            mine = await table(registry, "council", "search:3", owner="ann")
            await mine.choose(0, "stop_buying", None)
            assert sum(len(live.thinking) for live in registry.tables.values()) == 13, "one for each table"
            for _ in range(3):
                crowd.gate.release()
            async with asyncio.timeout(PATIENCE):  # three answers are all there are: one under way, one more, mine
                while mine.record.moves < 2:
                    await asyncio.sleep(0.001)

    asyncio.run(scenario())


def test_turns_are_shared_alike_and_short_ones_come_first() -> None:
    async def scenario() -> None:
        turns, came = FairQueue(1), list[str]()

        async def one(owner: str, cost: float) -> None:
            async with turns.turn(owner, cost):
                came.append(owner)
                await asyncio.sleep(0)

        busy = asyncio.Event()

        async def first() -> None:
            async with turns.turn("first", 1.0):
                await busy.wait()

        tasks = [asyncio.create_task(first())]
        await asyncio.sleep(0)
        wanted = [("a", 3.0)] * 3 + [("b", 3.0)] * 2 + [("gone", 1.0), ("quick", 0.1)]
        tasks += [asyncio.create_task(one(*each)) for each in wanted]
        await asyncio.sleep(0)
        tasks[6].cancel()
        busy.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert came == ["quick", "a", "b", "a", "b", "a"]
        assert turns.free == 1

        async with turns.turn("a", 1.0):
            waits = asyncio.create_task(one("b", 1.0))
            await asyncio.sleep(0)
        waits.cancel()  # at the very moment it comes up
        await asyncio.gather(waits, return_exceptions=True)
        assert turns.free == 1

        async with turns.turn("a", 1.0):
            long = asyncio.create_task(one("long", 3.0))
            await asyncio.sleep(0)
            came.clear()
            newcomers = [asyncio.create_task(one("n0", 0.5))]
            await asyncio.sleep(0)
        for n in range(1, 40):
            newcomers.append(asyncio.create_task(one(f"n{n}", 0.5)))
            while len(came) < n:
                await asyncio.sleep(0)
        await asyncio.gather(long, *newcomers)
        assert came.index("long") < 20, "newcomers do not hold up a long one for ever"

    asyncio.run(scenario())


def test_a_bot_that_counts_iterations_stops_by_the_clock_too(monkeypatch: pytest.MonkeyPatch) -> None:
    now, iterate = [0.0], Tree.iterate

    def slow(tree: Tree, world: Any) -> None:
        now[0] += 1.0
        iterate(tree, world)

    monkeypatch.setattr("orrery.bots.search.time.perf_counter", lambda: now[0])
    monkeypatch.setattr(Tree, "iterate", slow)
    assert thoughts.think(thoughts.task(Session(titles()[0], ["Ann", "Ben"], seed=5), 0, "search:20it", Plan()))
    assert now[0] == thoughts.LONGEST


def test_a_process_for_bots_that_dies_is_replaced(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            live = await table(registry, "ultramassive", "random", seed="3")
            assert await registry.thinkers.run(abs, -1) == 1
            assert registry.thinkers.pool is not None
            for process in list(registry.thinkers.pool._processes.values()):
                process.kill()
            await live.choose(0, "quick", None)
            while live.record.moves < 2:
                await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_a_bot_is_told_of_positions_with_numbers_of_any_size() -> None:
    council = next(t for t in titles() if t.name == "council")
    session = Session(council, ["Ann", "Bo"], seed=3)
    card = session.game.light[0]
    session.game.hunches = (((card, 1 << 70),), ())
    session.game.tickets = (66, *session.game.tickets[1:])
    seat = min(session.game.asks)
    assert thoughts.think(thoughts.task(session, seat, "random", Plan())).key in [
        o.key for o in session.game.options(seat)
    ]


def test_a_long_thought_tells_how_far_it_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "BEAT", 0.01)

    async def scenario() -> None:
        told: asyncio.Queue[tuple[int, float]] = asyncio.Queue()
        thinkers = worker_pool.WorkerPool(1)
        task = thoughts.task(Session(titles()[0], ["Ann", "Ben"], seed=5), 0, "search:20000it", Plan())
        thought = asyncio.create_task(thinkers.think(task, lambda done, share: told.put_nowait((done, share))))
        first = await told.get()
        later = await told.get()
        while later[0] == first[0]:
            later = await told.get()
        thought.cancel()
        await asyncio.gather(thought, return_exceptions=True)
        thinkers.close()
        assert 0 < first[0] < later[0] <= 20_000
        assert 0.0 < first[1] < later[1] <= 1.0
        assert len(thinkers.slots) == worker_pool.SLOTS

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))
