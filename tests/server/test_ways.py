"""Ways that were not gone: what their choices would bring, for whom, and nothing hidden in it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.analysis.shape import FORMAT, Analysis, Idea
from orrery.core.rng import Rng
from orrery.core.save import dump
from orrery.games import title as find_title
from orrery.server.http import security
from orrery.server.http.errors import Problem
from orrery.server.storage import codec
from orrery.server.storage.records import PERSON, Record, Seat
from orrery.server.tables import forking, lobby, ways
from orrery.server.tables.registry import Registry
from orrery.server.tables.table import Table
from orrery.server.wire import answers
from tests.analysis.games import LEARNED, middle
from tests.server.registry import OWNER, opened, served, table
from tests.server.test_analysis import almost_over, played_out, through
from tests.server.test_keeping import here

NO_REASON: dict[str, Any] = {"chance": 0.5, "error": 0.01, "gains": [], "reason": ""}


def running(game: str, position: Any) -> Record:
    """A table of two people that stands there."""
    title = find_title(game)
    seats = [Seat(n, PERSON, name, "", OWNER) for n, name in enumerate(("Ann", "Ben"))]
    record = lobby.blank(title, seats, {}, 5, "ab")
    record.origin = msgspec.json.encode(dump(title, position)).decode()
    return forking.opened(record, codec.begin(record))[0]


def walked(record: Record, seat: int, keys: list[str]) -> list[answers.Ahead]:
    return ways.walked(record, ways.beside(record, codec.begin(record)), seat, keys, str(seat), OWNER, ())


@pytest.mark.parametrize("game", LEARNED)
def test_dealing_the_secrets_anew_changes_no_way(game: str) -> None:
    for step in middle(game, 12).taken[::4]:
        otherwise = find_title(game).imagine(step.before, step.seat, Rng(77))
        records = [running(game, g) for g in (step.before, otherwise)]
        told = [walked(record, step.seat, [step.key])[0] for record in records]
        assert told[0]["label"] == told[1]["label"]
        assert told[0]["told"] == told[1]["told"]
        assert (told[0]["state"] is None) == (told[1]["state"] is None)
        if told[0]["state"] is not None and told[1]["state"] is not None:
            assert told[0]["state"]["view"] == told[1]["state"]["view"]


async def with_a_slip(registry: Registry) -> tuple[Table, int, list[str]]:
    """A finished game whose analysis says that the first choice was one; who made it, and what could be chosen."""
    live = await almost_over(registry, people=2)
    async with live.lock:
        g = (await live.ready()).game
        seat = min(g.asks)
        keys = [option.key for option in g.options(seat)]
    await played_out(live)
    idea: Idea = {"key": keys[0], "steps": [{"key": keys[0], "label": []}], **NO_REASON}  # type: ignore[typeddict-item]
    found: Analysis = {  # type: ignore[typeddict-item]
        "format": FORMAT,
        "game": "ultramassive",
        "slips": [
            {"move": 1, "seat": seat, "kind": "blunder", "given": 0.2, "error": 0.01, "played": idea, "better": idea}
        ],
    }
    names = {"names": [], "seat": -1, "judge": "master", "rounds": [0], "chances": [], "strokes": [], "thoughts": []}
    rest = {**names, "fates": [], "summary": ""}
    await registry.store.keep_analysis(live.record.id, msgspec.json.encode({**found, **rest}).decode())
    return live, seat, keys


@through
async def test_what_is_tried_in_the_place_of_a_slip_is_weighed(database: str) -> None:
    async with opened(database) as registry:
        live, seat, keys = await with_a_slip(registry)
        same = await registry.puzzles.tried(live.record, seat, 0, keys[0], OWNER)
        assert same["idea"]["key"] == keys[0]
        assert same["good"] or same["given"] > 0.0, "the better idea was made up; what follows it may differ"
        other = await registry.puzzles.tried(live.record, seat, 0, keys[-1], OWNER)
        assert other["idea"]["steps"][0]["key"] == keys[-1]
        assert other["good"] == (other["given"] <= max(0.02, other["error"]))
        with pytest.raises(Problem, match="options"):
            await registry.puzzles.tried(live.record, seat, 0, "sing", OWNER)
        with pytest.raises(Problem, match="given away"):
            await registry.puzzles.tried(live.record, seat, 1, keys[0], OWNER)
        assert len(await registry.puzzles.own(OWNER)) == 1
        kept = (await registry.store.analysis(live.record.id)).replace(f'"format":{FORMAT}', '"format":1')
        await registry.store.keep_analysis(live.record.id, kept)
        assert await registry.puzzles.own(OWNER) == [], "what was analysed in an older way is to be analysed anew"


@through
async def test_ways_are_for_own_seats_and_after_the_game_for_all(database: str) -> None:
    async with served(database) as (registry, client):
        live = await table(registry, "ultramassive", people=2)
        async with live.lock:
            g = (await live.ready()).game
            seat = min(g.asks)
            key = g.options(seat)[0].key
        at = f"/api/tables/{live.record.id}/way"
        assert (await client.get(at, params={"seat": seat, "key": key})).status_code == 403
        over, seat, keys = await with_a_slip(registry)
        at = f"/api/tables/{over.record.id}/way"
        for viewer in ("-1", "all", str(1 - seat)):
            answer = await client.get(at, params={"seat": seat, "move": 0, "viewer": viewer, "key": [keys[0]]})
            (one,) = msgspec.convert(answer.json(), list[answers.Ahead])
            assert one["key"] == keys[0]
            assert one["state"] is not None, "after the game nothing is hidden"
        nobody = {"seat": seat, "move": 0, "viewer": "9", "key": [keys[0]]}
        assert (await client.get(at, params=nobody)).status_code == 403, "nobody sits there"
        refused = await client.get(at, params={"seat": seat, "move": 0, "key": "sing"})
        assert refused.status_code == 409
        assert refused.json()["error"].endswith("."), "a sentence"


@pytest.mark.parametrize(("choices", "times"), [(1, 3), (8, 3), (17, 1)])
def test_a_long_way_counts_as_several_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choices: int, times: int
) -> None:
    monkeypatch.setitem(security.RATES, "look", (3, 0.0))

    async def scenario() -> None:
        async with served(here(tmp_path)) as (registry, client):
            live = await table(registry, "ultramassive", people=2)
            asked = {"seat": 0, "key": ["end"] * choices}
            answers = [await client.get(f"/api/tables/{live.record.id}/way", params=asked) for _ in range(times + 1)]
            assert [answer.status_code for answer in answers] == [403] * times + [429]

    asyncio.run(scenario())
