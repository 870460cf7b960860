"""Positions to try again: one's own mistakes, and every day one of a game between bots, the same for everybody."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec

from orrery.analysis.shape import Analysis, read
from orrery.games import title as find_title
from orrery.server.http.errors import Problem
from orrery.server.storage.records import OVER, Record
from orrery.server.tables.insights import judged
from orrery.server.thinking import daily, insight
from orrery.server.wire import answers

if TYPE_CHECKING:
    from orrery.server.tables.registry import Registry

GAMES = 20  # of one's own that are looked through
MOST = 50  # puzzles in the list
COST = 3.0  # seconds, about, that it takes to weigh a choice


class Puzzles:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def own(self, owner: str) -> list[answers.Puzzle]:
        """The worst mistakes first, of each game."""
        store = self.registry.store
        kept = await store.analyses_of(owner, GAMES)
        seats = {record.id: record.seats_of(owner) for record in await store.owned(owner)}
        return await asyncio.to_thread(
            lambda: [p for id, data in kept for p in of_game(id, data, seats.get(id, []))][:MOST]
        )

    async def tried(self, record: Record, seat: int, move: int, key: str, owner: str) -> answers.Tried:
        """A choice in the place of a slip, weighed with what its seat knew."""
        kept = await self.registry.store.analysis(record.id) if record.status == OVER else ""
        found = read(kept) if kept else None
        slips = found["slips"] if found else []
        slip = next((one for one in slips if one["seat"] == seat and one["move"] == move + 1), None)
        if slip is None:
            raise Problem(404, "Nothing was given away there; analyse the game first, and choose one of its mistakes.")
        session = await self.registry.replays.session(record, seat, move)
        if key not in [option.key for option in session.game.options(seat)]:
            raise Problem(409, "That cannot be chosen there; choose one of the options of the question.")
        better = [step["key"] for step in slip["better"]["steps"]]
        task = insight.trying(session, seat, better, key)
        place = ("tried", record.id, seat, move, key)
        return await self.registry.insights.thought(place, insight.tried, task, owner, COST)  # type: ignore[return-value]

    async def today(self, game: str, owner: str) -> answers.Daily:
        try:
            title = find_title(game)
        except ValueError as error:
            raise Problem(404, str(error)) from None
        judged(title)
        store, jobs, day = self.registry.store, self.registry.insights.jobs, time.strftime("%F", time.gmtime())
        kept = await store.puzzle(title.name, day)
        if kept:
            puzzle = msgspec.json.decode(kept, type=answers.Puzzle)
            return {"status": "done", "share": 1.0, "error": "", "puzzle": puzzle}
        key = ("daily", title.name, day)
        job = jobs.jobs.get(key)
        if job is None or job.result is not None:  # what was found may have been removed since

            async def keep(found: daily.Found) -> None:
                record, moves, position = found.opened
                await store.create(record, moves, position)
                await store.keep_analysis(record.id, found.analysis.decode())
                await store.keep_puzzle(title.name, day, record.id, msgspec.json.encode(found.puzzle).decode())

            jobs.start(key, daily.find, msgspec.json.encode((title.name, day)), owner, keep)
        state: dict[str, Any] = msgspec.json.decode(jobs.reported(key))
        return {"status": state["status"], "share": state["share"], "error": state["error"], "puzzle": None}


def of_game(id: str, data: str, seats: list[int]) -> list[answers.Puzzle]:
    analysis = read(data)
    if analysis is None:
        return []
    slips = enumerate(analysis["slips"])
    found = [puzzle(id, analysis, at) for at, slip in slips if slip["seat"] in seats and slip["kind"] != "lapse"]
    return sorted(found, key=lambda one: -one["given"])


def puzzle(id: str, analysis: Analysis, at: int, day: str = "") -> answers.Puzzle:
    """The position before a slip."""
    slip = analysis["slips"][at]
    return {
        "table": id,
        "game": analysis["game"],
        "title": find_title(analysis["game"]).title,
        "seat": slip["seat"],
        "move": slip["move"] - 1,
        "round": analysis["rounds"][slip["move"] - 1],
        "given": slip["given"],
        "day": day,
    }
