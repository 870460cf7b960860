"""The past of a game: rebuilt once from its journal, then any moment of it is at hand."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from orrery.core.game import Event, Illegal
from orrery.games import title as find_title
from orrery.play.session import Mark, Session
from orrery.server.http.errors import Problem
from orrery.server.storage import codec
from orrery.server.storage.records import Move, Record
from orrery.server.storage.store import Store
from orrery.server.tables import telling

T = TypeVar("T")
KEPT = 8  # games whose past is held in memory
AT_ONCE = 2  # pasts being rebuilt


class Reel:
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


class Past:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.reels: OrderedDict[tuple[str, int], Reel] = OrderedDict()
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def reel(self, record: Record) -> Reel:
        key = (record.id, record.version)
        async with self.turn:
            if key not in self.reels:
                if record.rules < find_title(record.game).oldest:
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

    async def told(self, record: Record, put_together: Callable[[telling.Log], T]) -> T:
        """Something made of the whole log, where it keeps nobody waiting."""
        catalog = find_title(record.game).catalog
        moves = await self.store.moves(record.id)

        def work() -> T:
            return put_together([(move.move, event) for move in moves for event in codec.events_of(move, catalog)])

        async with self.turn:
            return await asyncio.to_thread(work)

    async def session(self, record: Record, move: int) -> Session:
        if move > record.moves:
            raise Problem(404, f"Only {record.moves} choices have been made at this table.")
        return (await self.reel(record)).session(move)


def rebuilt(record: Record, moves: Sequence[Move]) -> Reel:
    try:
        return Reel(record, moves)
    except Illegal as error:
        raise Problem(409, f"The game cannot be replayed with the rules of today. {error}") from None


def state(session: Session, seat: int) -> dict[str, Any]:
    """What was to be seen at that moment."""
    return {**telling.state(session, seat, None), "undo": {"can": False, "why": "This is the past."}}


def state_of_all(session: Session) -> dict[str, Any]:
    """The same with everybody's cards on the table; for games that are over."""
    seen = state(session, -1)
    own = [session.title.view(session.game, p.seat)["players"][p.seat] for p in session.game.players]
    return {**seen, "view": {**seen["view"], "players": own}}
