"""Hints, chances and analyses through the server: who may have them, what they hold, and what a dead process costs."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.analysis.shape import FORMAT, Analysis
from orrery.core.rng import Rng
from orrery.core.save import dump
from orrery.games import title as find_title
from orrery.play.session import Session
from orrery.server.http.errors import Problem
from orrery.server.storage import codec
from orrery.server.storage.records import BOT, PERSON, Seat
from orrery.server.tables import forking, jobs, lobby
from orrery.server.tables.registry import Registry
from orrery.server.tables.table import Table
from orrery.server.thinking import daily, insight
from orrery.server.wire import answers
from tests.analysis.games import LEARNED, whole
from tests.server.registry import OWNER, opened, served, table
from tests.server.test_keeping import here

LAST = 10  # choices


def through(scenario: Callable[[str], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """A test that speaks to a registry on a database of its own."""

    def test(tmp_path: Path) -> None:
        asyncio.run(scenario(here(tmp_path)))

    return test


class Beside:
    """Somebody who looks on."""

    owner, seat = "", -1

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def wake(self, seats: bool = False) -> None:
        pass

    def reseat(self) -> None:
        pass

    def say(self, message: bytes) -> None:
        self.said.append(message)


async def almost_over(registry: Registry, people: int = 1, last: int = LAST) -> Table:
    """A table that takes up a game shortly before its end."""
    game = whole("ultramassive")
    title = game.title
    seats = [
        Seat(n, PERSON, f"Player {n}", "", OWNER) if n < people else Seat(n, BOT, "Greta", "greedy") for n in (0, 1)
    ]
    record = lobby.blank(title, seats, {}, secrets.randbits(60), "ab")
    record.origin = msgspec.json.encode(dump(title, game.taken[-last].before)).decode()
    return await registry.bring(*forking.opened(record, codec.begin(record)))


async def taken_up(live: Table) -> Session:
    async with live.lock:
        return await live.ready()


async def played_out(live: Table) -> Table:
    session = await taken_up(live)
    while not session.over:
        seat = min(session.game.asks)
        await live.choose(seat, session.game.options(seat)[-1].key, None)
        assert live.session is not None
        session = live.session
    return live


async def stated(registry: Registry, live: Table, seat: int = -1) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(await registry.insights.analysis(live.record, seat))
    return found


async def until_done(registry: Registry, live: Table, seat: int = -1) -> dict[str, Any]:
    deadline = time.monotonic() + 600
    while time.monotonic() < deadline:
        state = await stated(registry, live, seat)
        if state["status"] in ("done", "failed"):
            return state
        await asyncio.sleep(0.2)
    raise AssertionError("it never ends")


@through
async def test_a_finished_game_is_analysed_once_and_kept(database: str) -> None:
    async with opened(database) as registry:
        live = await played_out(await almost_over(registry, people=2))
        assert msgspec.json.decode(await registry.insights.analysis(live.record, -1))["status"] == "none"
        first = msgspec.json.decode(await registry.insights.analyse(live.record, -1, OWNER))
        assert first["status"] in ("waiting", "running")
        done = await until_done(registry, live)
        assert done["error"] == ""
        found = msgspec.convert(done["analysis"], Analysis)
        assert len(found["chances"]) == live.record.moves + 1
        registry.insights.jobs.jobs.clear()
        again = msgspec.json.decode(await registry.insights.analyse(live.record, -1, OWNER))
        assert again == done, "it is kept with the table"
        mine = await registry.puzzles.own(OWNER)
        assert {(p["seat"], p["move"]) for p in mine} == {
            (s["seat"], s["move"] - 1) for s in found["slips"] if s["kind"] != "lapse"
        }


@through
async def test_a_process_that_dies_costs_a_second_try(database: str) -> None:
    async with opened(database) as registry:
        live = await played_out(await almost_over(registry))
        await registry.insights.analyse(live.record, -1, OWNER)
        while registry.analysts.pool is None or not registry.analysts.pool._processes:
            await asyncio.sleep(0.05)
        (process,) = registry.analysts.pool._processes.values()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        assert (await until_done(registry, live))["status"] == "done"


@through
async def test_hints_are_for_those_who_play_alone_or_agreed(database: str) -> None:
    async with opened(database) as registry:
        live = await almost_over(registry, people=2)
        async with live.lock:
            seat = min((await live.ready()).game.asks)
        with pytest.raises(Problem, match="agreed"):
            await registry.insights.hint(live, seat, 0, OWNER)
        with pytest.raises(Problem, match="agreed"):
            await registry.insights.chances(live, seat, OWNER)
        with pytest.raises(Problem, match="hints"):
            await registry.insights.analyse(live.record, seat, OWNER)
        watching = await registry.insights.chances(live, -1, "")
        assert sum(watching["chances"]) == pytest.approx(1.0, abs=0.001)
        live.record.hints = True
        ear = Beside()
        live.enter(ear)
        hint = await registry.insights.hint(live, seat, 1, OWNER)
        await registry.insights.hint(live, seat, 0, OWNER)
        live.leave(ear)
        msgspec.convert(hint, answers.Hint)
        assert [msgspec.json.decode(message) for message in ear.said] == [{"on": "hinted", "seat": seat}]
        with pytest.raises(Problem, match="your turn"):
            await registry.insights.hint(live, 1 - seat, 0, OWNER)


@through
async def test_bots_and_first_answers_do_not_wait_for_a_hint_that_takes_seconds(database: str) -> None:
    async with opened(database) as registry:
        live = await almost_over(registry, people=2)
        live.record.hints = True
        async with live.lock:
            seat = min((await live.ready()).game.asks)
        answered = asyncio.Event()

        async def for_ever(work: object, task: bytes) -> Any:
            await answered.wait()
            return {"depth": 2, "more": True, "judge": "master", "ideas": []}

        registry.advisers.run = for_ever  # type: ignore[method-assign]
        deeper = asyncio.create_task(registry.insights.hint(live, seat, 2, OWNER))
        while registry.insights.longer.free:
            assert not deeper.done(), "it was worked out among the bots"
            await asyncio.sleep(0)
        assert (await registry.insights.hint(live, seat, 0, "another"))["depth"] == 0
        assert (await registry.insights.chances(live, seat, OWNER))["chances"]
        assert registry.scheduler.turns.free == registry.config.thinkers
        answered.set()
        assert (await deeper)["depth"] == 2


@through
async def test_a_table_says_whether_all_agreed_to_hints(database: str) -> None:
    async with opened(database) as registry:
        live = await table(registry, "ultramassive", "greedy")
        assert live.record.helped, "one person against bots"
        assert not live.record.hints


@pytest.mark.parametrize("name", LEARNED)
def test_what_a_process_gets_is_the_same_however_the_secrets_lie(name: str) -> None:
    """For hints, chances and choices that are tried, whoever looks: what it does not get it cannot tell."""
    game = whole(name, most=200)
    session = Session(game.title, ["Ann", "Bea"], seed=3, salt="ab")
    hidden = 0
    for number, step in enumerate(game.taken[::9]):
        for viewer in (-1, 0, 1):
            worlds = [step.before, *[game.title.imagine(step.before, viewer, Rng(seed + number)) for seed in (5, 7)]]
            sent: list[list[bytes]] = []
            for session.game in worlds:
                sent.append([insight.looking(session, viewer), insight.trying(session, viewer, ["end"], step.key)])
            assert sent[0] == sent[1] == sent[2]
            hidden += len({msgspec.json.encode(dump(game.title, world)) for world in worlds}) - 1
    assert hidden > 20, "there was something to hide"


@through
async def test_what_is_asked_wrongly_is_refused_in_a_sentence(database: str) -> None:
    async with served(database) as (registry, client):
        live = await table(registry, "ultramassive", people=2)
        at = f"/api/tables/{live.record.id}"
        for path, status, words in (
            (f"{at}/hint?seat=0", 403, "seat"),
            (f"{at}/hint?seat=0&depth=9", 400, "depth"),
            (f"{at}/hint", 400, "seat"),
            (f"{at}/analysis", 403, "running game"),
            (f"{at}/analysis?seat=0", 403, "seat"),
            ("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/analysis", 404, "table"),
            ("/api/puzzles/today?game=chess", 404, "chess"),
        ):
            answer = await client.get(path)
            assert (answer.status_code, set(answer.json())) == (status, {"error", "rules"}), path
            assert words in answer.json()["error"], path
        assert (await client.get("/api/puzzles")).json() == []
        opened_with = {"game": "ultramassive", "seats": [{"kind": "me"}, {"kind": "friend"}], "hints": True}
        assert (await client.post("/api/tables", json=opened_with)).json()["hints"] is True
        assert registry.analysts.pool is None, "nobody who does not ask pays"


@through
async def test_a_puzzle_of_the_day_is_looked_for_once_and_is_everybodys(database: str) -> None:
    async with opened(database) as registry:
        today, waiting = registry.puzzles.today, registry.insights.jobs
        record = daily.between_bots(find_title("ultramassive"), 5)
        about = {"table": record.id, "game": "ultramassive", "title": "", "seat": 0, "move": 3, "round": 1}
        one = {**about, "given": 0.2, "day": "today"}
        answer = b'{"format":%d,' % FORMAT
        found = [daily.Found(forking.opened(record, codec.begin(record)), answer, one)]

        async def worked(*_: Any) -> Any:
            return found.pop()

        waiting.worked = worked  # type: ignore[method-assign, assignment]
        told = await today("ultramassive", OWNER)
        assert (told["status"], told["puzzle"]) == ("waiting", None)
        while told["puzzle"] is None:
            assert told["error"] == ""
            await asyncio.sleep(0.01)
            told = await today("ultramassive", OWNER)
        assert told == await today("ultramassive", "somebody else")
        assert told["puzzle"] == one
        await registry.store.keep_analysis(record.id, '{"format":1,')
        anew = daily.between_bots(find_title("ultramassive"), 5)
        another = {**one, "table": anew.id}
        found.append(daily.Found(forking.opened(anew, codec.begin(anew)), answer, another))
        told = await today("ultramassive", OWNER)
        while told["puzzle"] is None:
            await asyncio.sleep(0.01)
            told = await today("ultramassive", OWNER)
        assert told["puzzle"] == another, "nothing can answer the one of before any more"


def test_when_too_many_wait_the_next_is_asked_to_come_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(jobs, "WAITING", 2)

    async def scenario() -> None:
        async with opened(here(tmp_path)) as registry:
            waiting = registry.insights.jobs
            waiting.queue.free = 0  # somebody's is being worked on, for ever

            async def keep(found: bytes) -> None:
                raise AssertionError("none is begun")

            for number in range(2):
                waiting.start(("t", number), None, b"", f"owner {number}", keep)
            states = [msgspec.json.decode(waiting.state(("t", number))) for number in range(3)]
            assert [(state["status"], state["ahead"]) for state in states] == [
                ("waiting", 0),
                ("waiting", 1),
                ("none", 0),
            ]
            with pytest.raises(Problem, match="few minutes"):
                waiting.start(("t", 2), None, b"", "owner 2", keep)

    asyncio.run(scenario())
