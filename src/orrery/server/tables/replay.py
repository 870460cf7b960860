"""The past of a game: rebuilt once from its journal, then any moment of it is at hand."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeVar

from orrery.core.game import Event, Illegal
from orrery.games import title as find_title
from orrery.play.session import Session, Snapshot
from orrery.play.veil import Veil
from orrery.server.http.errors import NOT_BEGUN, Problem
from orrery.server.storage import codec
from orrery.server.storage.records import OPEN, OVER, Move, Record
from orrery.server.storage.store import Store
from orrery.server.tables import messages

T = TypeVar("T")
KEPT = 8  # games whose past is held in memory
AT_ONCE = 2  # pasts being rebuilt
PAST = "this is the past."


class Replay:
    """Every position of a game, and the log. Who looks back at each turn has the older ones of them already."""

    def __init__(self, record: Record, moves: Sequence[Move], earlier: Replay | None = None) -> None:
        self.record = record
        self.moves = moves
        known = 0 if earlier is None else alike(earlier.moves, moves)
        session = codec.begin(record)
        self.games = [session.game.copy()]
        self.log: list[tuple[int, Event]] = []
        if earlier is not None and known:
            self.games = earlier.games[: known + 1]
            self.log = [(n, event) for n, event in earlier.log if n <= known]
            session.take_up(Snapshot(self.games[-1].copy(), known, "", (), PAST))
        for move in moves[known:]:
            session.choose(move.seat, move.key)
            self.games.append(session.game.copy())
        self.log += session.log
        self.veil = Veil() if record.status == OVER else veil_of(moves)  # when all is over, all is counted

    def place(self, viewer: int, move: int) -> int:
        """After how many choices this seat knew of so many."""
        last = self.veil.moves(len(self.games) - 1, viewer)
        if move > last:
            raise Problem(404, f"Only {last} choices have been made at this table.")
        return next(place for place in range(move, len(self.games)) if self.veil.moves(place, viewer) == move)

    def session(self, viewer: int, move: int) -> Session:
        """The table as it was when this seat knew of so many choices."""
        place = self.place(viewer, move)
        session = codec.begin(self.record)
        session.take_up(Snapshot(self.games[place].copy(), place, "", (), PAST))
        session.log = [(n, event) for n, event in self.log if n <= place]
        session.veil.choices = [(n, seat) for n, seat in self.veil.choices if n <= place]
        session.date(place, self.veil.until(place))
        return session


class Replays:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.reels: OrderedDict[tuple[str, int, int], Replay] = OrderedDict()
        self.turn = asyncio.Semaphore(AT_ONCE)

    def key(self, record: Record, viewer: int) -> tuple[str, int, int]:
        """What this seat cannot notice makes nothing older: not even the time it takes to look back tells of it."""
        seat = -1 if record.status == OVER else viewer
        return record.id, seat, record.version_for(seat)

    async def reel(self, record: Record, viewer: int) -> Replay:
        if record.status == OPEN:
            raise Problem(409, NOT_BEGUN)  # how it is dealt nobody learns before all others do
        key = self.key(record, viewer)
        async with self.turn:
            if key not in self.reels:
                if not find_title(record.game).plays(record.rules):
                    raise Problem(409, "The game was begun under older rules: it can be played on, but not replayed.")
                moves = await self.store.moves(record.id, 0, record.moves)
                self.reels[key] = await asyncio.to_thread(rebuilt, record, moves, self.older(key))
                while len(self.reels) > KEPT:
                    self.reels.popitem(last=False)
            self.reels.move_to_end(key)
            return self.reels[key]

    def older(self, key: tuple[str, int, int]) -> Replay | None:
        """What was rebuilt of this game for the same seat before; it is needed no more."""
        found = [old for old in self.reels if old[:2] == key[:2]]
        return self.reels.pop(found[-1]) if found else None

    def knows(self, record: Record, viewer: int) -> bool:
        """Whether it has been rebuilt already."""
        return self.key(record, viewer) in self.reels

    async def answered(self, record: Record, viewer: int, put_together: Callable[[messages.Log], T]) -> T:
        """Something made of the whole log, where it keeps nobody waiting; its moves are numbered as the seat counts."""
        title = codec.title_of(record)
        moves = await self.store.moves(record.id)
        veil = Veil() if record.status == OVER else veil_of(moves)

        def work() -> T:
            log = [(veil.moves(move.move, viewer), event) for move in moves for event in codec.events_of(move, title)]
            return put_together(log)

        async with self.turn:
            return await asyncio.to_thread(work)

    async def session(self, record: Record, viewer: int, move: int) -> Session:
        return (await self.reel(record, viewer)).session(viewer, move)


def veil_of(moves: Sequence[Move]) -> Veil:
    veil = Veil()
    for move in moves:
        if move.veiled:
            veil.note(move.move, move.seat)
    return veil


def alike(before: Sequence[Move], now: Sequence[Move]) -> int:
    """How many choices are still the same: some may have been taken back."""
    pairs = zip(before, now, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if (a.seat, a.key) != (b.seat, b.key)), min(len(before), len(now)))


def rebuilt(record: Record, moves: Sequence[Move], earlier: Replay | None = None) -> Replay:
    try:
        return Replay(record, moves, earlier)
    except Illegal as error:
        raise Problem(409, f"The game cannot be replayed with the rules of today. {error}") from None
