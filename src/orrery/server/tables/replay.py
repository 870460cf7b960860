"""The past of a game: rebuilt once from its journal, then any moment of it is at hand."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from orrery.core.account import Entry
from orrery.core.game import Event, Illegal
from orrery.games import title as find_title
from orrery.play.session import Mark, Session
from orrery.server.http.errors import Problem
from orrery.server.storage import codec
from orrery.server.storage.records import Move, Record
from orrery.server.storage.store import Store
from orrery.server.tables import messages

T = TypeVar("T")
KEPT = 8  # games whose past is held in memory
AT_ONCE = 2  # pasts being rebuilt


class Replay:
    """Every position of a game, and the log."""

    def __init__(self, record: Record, moves: Sequence[Move]) -> None:
        self.record = record
        self.log: list[tuple[int, Event]] = []
        session = codec.begin(record)
        self.games = [session.game.copy()]
        for move in moves:
            session.choose(move.seat, move.key)
            self.games.append(session.game.copy())
        self.log = session.log

    def session(self, move: int) -> Session:
        """The table as it was after so many choices."""
        session = codec.begin(self.record)
        session.take_up(Mark(self.games[move].copy(), move, "", (), "this is the past."))
        session.log = [(n, event) for n, event in self.log if n <= move]
        session.version = move
        return session


class Replays:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.reels: OrderedDict[tuple[str, int], Replay] = OrderedDict()
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def reel(self, record: Record) -> Replay:
        key = (record.id, record.version)
        async with self.turn:
            if key not in self.reels:
                if record.rules != find_title(record.game).version:
                    raise Problem(409, "The game was begun under older rules: it can be played on, but not replayed.")
                moves = await self.store.moves(record.id, 0, record.moves)
                self.reels[key] = await asyncio.to_thread(rebuilt, record, moves)
                while len(self.reels) > KEPT:
                    self.reels.popitem(last=False)
            self.reels.move_to_end(key)
            return self.reels[key]

    def knows(self, record: Record) -> bool:
        """Whether it has been rebuilt already."""
        return (record.id, record.version) in self.reels

    async def told(self, record: Record, put_together: Callable[[messages.Log], T]) -> T:
        """Something made of the whole log, where it keeps nobody waiting."""
        title = find_title(record.game)
        moves = await self.store.moves(record.id)

        def work() -> T:
            return put_together([(move.move, event) for move in moves for event in codec.events_of(move, title)])

        async with self.turn:
            return await asyncio.to_thread(work)

    async def session(self, record: Record, move: int) -> Session:
        if move > record.moves:
            raise Problem(404, f"Only {record.moves} choices have been made at this table.")
        return (await self.reel(record)).session(move)


def rebuilt(record: Record, moves: Sequence[Move]) -> Replay:
    try:
        return Replay(record, moves)
    except Illegal as error:
        raise Problem(409, f"The game cannot be replayed with the rules of today. {error}") from None


def state(session: Session, seat: int) -> dict[str, Any]:
    """What was to be seen at that moment."""
    return {**messages.state(session, seat, None), "undo": {"can": False, "why": "This is the past."}}


def state_of_all(session: Session) -> dict[str, Any]:
    """The same with everybody's cards on the table; for games that are over."""
    seen = state(session, -1)
    own = [session.title.view(session.game, p.seat)["players"][p.seat] for p in session.game.players]
    return {**seen, "view": {**seen["view"], "players": own}}


def sheet(session: Session, log: messages.Log) -> dict[str, Any]:
    """Of a game that is over: its final scoring shows what was hidden."""
    scores = messages.scores(session)
    lines = session.title.scoring.account(session.game, [event for _, event in log])
    return {
        "why": session.title.scoring.why(session.game, [score["name"] for score in scores]),
        "scores": [
            {**score, "lines": [line(entry) for entry in mine]} for score, mine in zip(scores, lines, strict=True)
        ],
    }


def line(entry: Entry) -> dict[str, Any]:
    return {
        "source": entry.source,
        "ref": "" if entry.what is None else entry.what.ref,
        "name": "" if entry.what is None else entry.what.name,
        "note": entry.note,
        "times": entry.times,
        "each": entry.each,
        "points": entry.points,
    }


def course(reel: Replay) -> dict[str, Any]:
    """The round and all totals after each choice, from before the first one on. Both have always lain on the table."""
    scores = find_title(reel.record.game).scores
    totals = [[score.total for score in scores(game)] for game in reel.games]
    return {"rounds": [int(game.round) for game in reel.games], "totals": totals}
