"""What can be asked about a game besides its rules: hints, chances to win, analyses. Nobody who does not ask pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from orrery.analysis.shape import read
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.server.http.errors import Problem
from orrery.server.storage import codec
from orrery.server.storage.records import OPEN, OVER, Record
from orrery.server.tables.jobs import Jobs, done
from orrery.server.tables.worked_out import WorkedOut
from orrery.server.thinking import insight
from orrery.server.wire import answers

if TYPE_CHECKING:
    from orrery.server.tables.registry import Registry
    from orrery.server.tables.table import Table

COSTS = (0.2, 0.5, 3.0, 8.0)  # seconds, about, that a hint of each depth takes
UNHELPED = "Hints and chances to win are for tables where all agreed to them, or where you play alone or against bots."
OLDER = "The game was begun under older rules: it can be looked at, but no longer be replayed, and so not analysed."
UNJUDGED = "{} has no hints, analyses or puzzles, for nothing judges its positions; its replay shows every move."


class Insights(WorkedOut):
    def __init__(self, registry: Registry) -> None:
        super().__init__(registry)
        self.jobs = Jobs(registry)

    async def hint(self, table: Table, seat: int, depth: int, owner: str) -> answers.Hint:
        """The best ideas for a seat of one's own that is asked."""
        if not table.record.helped:
            raise Problem(403, UNHELPED)
        async with table.lock:
            session = await table.ready()
            judged(session.title)
            if seat not in session.game.asks:
                raise Problem(409, "There is nothing to choose for you now; ask for a hint when it is your turn.")
            version = session.version_for(seat)
            noticed = session.version_for(-1) if session.screened else version  # a screen hides how many questions
            task = insight.looking(session, seat, depth)
        if len(table.record.people) > 1:
            table.tell_hinted(seat, noticed)
        key = ("hint", table.record.id, seat, version, depth)

        def stands() -> bool:
            return table.record.version_for(seat) == version

        found = await self.thought(key, insight.hint, task, owner, COSTS[depth], stands)
        return {"seat": seat, "version": version, **found}  # type: ignore[typeddict-item]

    async def chances(self, table: Table, viewer: int, owner: str) -> answers.Chances:
        """For those who watch, from what all can see; for players only where all agreed."""
        record = table.record
        if record.status == OPEN:
            raise Problem(409, "The game has not begun yet; look again when all have sat down.")
        if record.status != OVER and record.seats_of(owner) and not record.helped:
            raise Problem(403, UNHELPED)
        async with table.lock:
            session = await table.ready()
            judged(session.title)
            version, move = session.version_for(viewer), session.moves_for(viewer)
            task = insight.looking(session, viewer)
        key = ("chances", record.id, viewer, version)
        found = await self.thought(key, insight.chances, task, owner, COSTS[0])
        return {"move": move, **found}  # type: ignore[typeddict-item]

    # analyses -------------------------------------------------------------
    def check(self, record: Record, viewer: int) -> None:
        """A finished game is anybody's to analyse; a running one a player's own, where hints would be given."""
        if record.status == OPEN:
            raise Problem(409, "The game has not begun yet; there is nothing to analyse.")
        judged(codec.title_of(record))
        if record.status != OVER and (viewer < 0 or not record.helped):
            raise Problem(403, "A running game is analysed for a seat of your own, where you may also have hints.")

    def key(self, record: Record, viewer: int) -> tuple[str, int, int]:
        over = record.status == OVER
        return record.id, -1 if over else viewer, 0 if over else record.version_for(viewer)

    async def analysis(self, record: Record, viewer: int) -> bytes:
        """How far it is; all of it once it is done."""
        self.check(record, viewer)
        kept = await self.registry.store.analysis(record.id) if record.status == OVER else ""
        if kept and read(kept):
            return done(kept.encode())
        return self.jobs.state(self.jobs.lately(self.key(record, viewer)))

    async def analyse(self, record: Record, viewer: int, owner: str) -> bytes:
        """Begin, unless it is there or on its way. Of a running game one that is on its way stands for what was chosen
        since; one that is done does not."""
        state, key = await self.analysis(record, viewer), self.key(record, viewer)
        begun = msgspec.json.decode(state, type=Begun)
        older = record.status != OVER and key not in self.jobs.jobs
        if not begun.idle and not (older and begun.status == "done"):
            return state
        if not find_title(record.game).plays(record.rules):
            raise Problem(409, OLDER)
        moves = await self.registry.store.moves(record.id, 0, record.moves)
        task = msgspec.json.encode(insight.Past(record, moves, viewer))
        state = self.jobs.state(key)
        if not msgspec.json.decode(state, type=Begun).idle:
            return state  # somebody else asked at the same time

        async def keep(found: bytes) -> None:
            if record.status == OVER:
                await self.registry.store.keep_analysis(record.id, found.decode())

        self.jobs.start(key, insight.analyse, task, owner, keep)
        return self.jobs.state(key)


def judged(title: Title) -> None:
    """Refused before anybody waits for it."""
    if not title.advice.judged:
        raise Problem(409, UNJUDGED.format(title.title))


class Begun(msgspec.Struct):
    """Whether there is anything to wait for."""

    status: str

    @property
    def idle(self) -> bool:
        return self.status in ("none", "failed")
