"""Analyses and hints where life is rough: two ask at once, a process dies, what was kept is damaged, one plays on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.analysis.shape import FORMAT
from orrery.server.http.errors import Problem
from orrery.server.wire import answers
from tests.server.registry import OWNER, opened
from tests.server.test_analysis import almost_over, played_out, stated, taken_up, through, until_done
from tests.server.test_keeping import here

PARTS = ("names", "rounds", "chances", "slips", "strokes", "thoughts", "fates")
EMPTY = msgspec.json.encode(
    {"format": FORMAT, "game": "", "seat": -1, "judge": "", "summary": "", **{part: [] for part in PARTS}}
)  # an analysis


@through
async def test_who_asks_at_the_same_time_waits_for_the_same_analysis(database: str) -> None:
    async with opened(database) as registry:
        live = await played_out(await almost_over(registry, people=2))
        worked: list[bytes] = []

        async def one(work: object, task: bytes, report: object) -> bytes:
            worked.append(task)
            return EMPTY

        registry.analysts.watched = one  # type: ignore[method-assign]
        states = await asyncio.gather(*[registry.insights.analyse(live.record, -1, owner) for owner in ("", OWNER)])
        assert {msgspec.json.decode(state)["status"] for state in states} <= {"waiting", "running"}
        assert (await until_done(registry, live))["status"] == "done"
        assert (len(worked), registry.insights.jobs.count) == (1, 1)


@through
async def test_the_analysis_of_a_running_game_goes_on_whatever_is_chosen_meanwhile(database: str) -> None:
    """Whoever waits for it hears of it, and nobody has one made for every choice. What is done is made anew."""
    async with opened(database) as registry:
        live = await almost_over(registry, people=2, last=60)
        live.record.hints = True
        worked: list[bytes] = []
        goes_on = asyncio.Event()

        async def for_long(work: object, task: bytes, report: object) -> bytes:
            worked.append(task)
            await goes_on.wait()
            return EMPTY

        async def chosen() -> None:
            session = await taken_up(live)
            seat = min(session.game.asks)
            await live.choose(seat, session.game.options(seat)[-1].key, None)

        registry.analysts.watched = for_long  # type: ignore[method-assign]
        await registry.insights.analyse(live.record, 0, OWNER)
        await chosen()
        for again in (registry.insights.analysis(live.record, 0), registry.insights.analyse(live.record, 0, OWNER)):
            assert msgspec.json.decode(await again)["status"] in ("waiting", "running")
        goes_on.set()
        assert (await until_done(registry, live, 0))["status"] == "done"
        assert registry.insights.jobs.count == 1
        assert (await stated(registry, live, 1))["status"] == "none", "what one seat knows is nothing to the other"
        assert msgspec.json.decode(await registry.insights.analyse(live.record, 0, OWNER))["status"] != "done"
        assert registry.insights.jobs.count == 2


@through
async def test_what_can_no_longer_be_replayed_is_not_analysed(database: str) -> None:
    """Under the rules of today it would be another game."""
    async with opened(database) as registry:
        live = await played_out(await almost_over(registry, people=2))
        older = msgspec.structs.replace(live.record, rules=0)
        with pytest.raises(Problem, match="older rules"):
            await registry.insights.analyse(older, -1, OWNER)
        await registry.store.keep_analysis(older.id, EMPTY.decode())
        state = msgspec.json.decode(await registry.insights.analyse(older, -1, OWNER))
        assert state["status"] == "done", "one that was kept is shown"


@pytest.mark.parametrize("damaged", [EMPTY[:-3].decode(), f'{{"format":{FORMAT},"slips":7}}'])
def test_a_kept_analysis_that_is_damaged_is_made_anew(tmp_path: Path, damaged: str) -> None:
    async def scenario() -> None:
        async with opened(here(tmp_path)) as registry:
            live = await played_out(await almost_over(registry, people=2))
            await registry.store.keep_analysis(live.record.id, damaged)
            assert await registry.puzzles.own(OWNER) == []
            with pytest.raises(Problem, match="analyse the game first"):
                await registry.puzzles.tried(live.record, 0, 1, "end", OWNER)
            assert (await stated(registry, live))["status"] == "none"

            async def one(work: object, task: bytes, report: object) -> bytes:
                return EMPTY

            registry.analysts.watched = one  # type: ignore[method-assign]
            await registry.insights.analyse(live.record, -1, OWNER)
            assert (await until_done(registry, live))["status"] == "done"
            assert await registry.store.analysis(live.record.id) == EMPTY.decode()

    asyncio.run(scenario())


@through
async def test_a_process_that_dies_at_a_hint_is_told_and_the_next_is_answered(database: str) -> None:
    async with opened(database) as registry:
        live = await almost_over(registry, people=2)
        live.record.hints = True
        seat = min((await taken_up(live)).game.asks)

        def asked() -> asyncio.Task[answers.Hint]:
            return asyncio.create_task(registry.insights.hint(live, seat, 0, OWNER))

        first = asked()
        while registry.thinkers.pool is None or not registry.thinkers.pool._processes:
            await asyncio.sleep(0.01)
        for process in registry.thinkers.pool._processes.values():
            process.kill()
        with pytest.raises(Problem, match="ask again"):
            await first
        assert registry.scheduler.turns.free == registry.config.thinkers
        assert (await asked())["ideas"]


@through
async def test_nobody_works_on_hints_for_questions_that_were_answered_while_they_waited(database: str) -> None:
    """Or whoever plays faster than hints are thought of would have the last one after all of them; and what two wait
    for is worked out once."""
    async with opened(database) as registry:
        live = await almost_over(registry, people=2, last=60)
        live.record.hints = True
        worked: list[bytes] = []
        goes_on = asyncio.Event()

        async def for_long(work: object, task: bytes) -> Any:
            worked.append(task)
            await goes_on.wait()
            return {"depth": 2, "more": False, "judge": "master", "ideas": [{"key": f"{len(worked)}"}]}

        registry.advisers.run = for_long  # type: ignore[method-assign]
        asked: list[asyncio.Task[answers.Hint]] = []
        for _ in range(4):
            session = live.session or await taken_up(live)
            seat = min(session.game.asks)
            for _ in range(2):
                asked.append(asyncio.create_task(registry.insights.hint(live, seat, 2, OWNER)))
            while len(registry.insights.longer.waiting) < len(asked) - 1:
                assert not asked[-1].done(), asked[-1].exception()
                await asyncio.sleep(0)
            if len(asked) < 8:
                await live.choose(seat, session.game.options(seat)[-1].key, None)
        goes_on.set()
        said = await asyncio.gather(*asked, return_exceptions=True)
        assert len(worked) == 2, "the one begun, and the one for the question that stands"
        assert [isinstance(one, Problem) for one in said] == [False] * 2 + [True] * 4 + [False] * 2
        assert {one.status for one in said if isinstance(one, Problem)} == {409}
        assert registry.insights.longer.free == 1
