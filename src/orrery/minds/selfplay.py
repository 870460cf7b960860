"""Games that a net plays against itself and others, many at a time, so that it judges many positions at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.minds.judgement import Asked, Judge, result
from orrery.minds.net import Floats, Net
from orrery.minds.stories import Rows, Story
from orrery.minds.turns import Beam

TABLES = 48  # games at a time
NEAR = 4  # the best ways to end a turn: how far they lie apart says how much a detour may cost
FORCED = 0.1  # of the games begin with picks by chance: otherwise all begin alike
CHOSEN = 3  # one game in so many begins with choices where the game could deal: nets that choose know only favourites
OLDER = 0.5  # of the guests are older nets, once there are some; the others take what looks best
DETOUR = 0.01  # a choice worse by more than this is one; what went before does not learn from what comes after it


def heat(merit: Floats) -> float:
    """Of a detour: what the next best ways are worse by, on average."""
    best = np.sort(merit)[::-1][: NEAR + 1]
    return max(1e-3, float((best[0] - best).mean()))


class Chunk(NamedTuple):
    """Games to play, all that they follow from."""

    game: str
    seed: int
    games: int
    seats: tuple[int, ...]  # players of each game, in turn
    explore: float  # share of detours
    reach: float  # share of a game over which thoughts are taught by later ones; 0: by the result alone
    rivals: float  # share of the games in which somebody else has a seat
    variant: str = ""  # what is changed of the printed game


class Table:
    def __init__(self, title: Title, seed: int, seats: int, number: int) -> None:
        self.settings = title.settings(title.advice.dealt if seats > 1 and number % CHOSEN else {})
        self.seed = seed
        self.number = number
        self.game: Any = title.setup(seed, seats, self.settings)
        self.stories = [Story() for _ in range(seats)]
        self.rng = Rng(seed ^ 0x6F7272657279)
        self.journal: list[tuple[int, int]] = []
        self.guest = -1  # the seat that somebody else plays
        self.rival = 0  # who: the number of an older net; 0 takes what looks best
        self.seats = range(seats)
        self.forced = 0  # seats that have still to begin by chance, a bit each

    def choose(self, seat: int, path: Sequence[int]) -> None:
        for number in path:
            self.game.choose(seat, number)
            self.journal.append((seat, number))


class SelfPlay:
    """Plays chunks of games by one net. In some, an older one has a seat, or the hand-written evaluation, which takes
    what looks best and never changes: whoever meets only itself forgets how to beat others. From what those do nothing
    is learned."""

    def __init__(self, title: Title, net: Net, older: Sequence[Net] = (), width: int = 2, ends: int = 16) -> None:
        self.title = title
        self.judges = [Judge(title, net), *[Judge(title, one) for one in older]]
        self.beam = Beam(title.advice, width, ends, 4)
        self.unit = net.unit

    def play(self, chunk: Chunk) -> Rows:
        self.chunk = chunk
        self.chance = np.random.default_rng(chunk.seed)
        waiting = [self.table(chunk, number) for number in range(chunk.games)][::-1]
        live: list[Table] = []
        done: list[Rows] = []
        while waiting or live:
            while waiting and len(live) < TABLES:
                live.append(waiting.pop())
            self.round(live)
            done += [self.finished(table) for table in live if not table.game.asks]
            live = [table for table in live if table.game.asks]
        return Rows.joined(done)

    def table(self, chunk: Chunk, number: int) -> Table:
        seats = chunk.seats[number % len(chunk.seats)]
        table = Table(self.title, chunk.seed + number, seats, number)
        if seats > 1 and self.chance.random() < chunk.rivals:
            table.guest = int(self.chance.integers(seats))
            older = len(self.judges) - 1
            if older and self.chance.random() < OLDER:
                table.rival = 1 + int(self.chance.integers(older))
        if self.chance.random() < FORCED:
            table.forced = (1 << seats) - 1
        return table

    def round(self, live: list[Table]) -> None:
        """One turn at every table."""
        asked: list[tuple[Table, Asked]] = []
        for table in live:
            seat = min(table.game.asks)
            world = self.title.imagine(table.game, seat, table.rng)
            asked.append((table, Asked(seat, world, self.beam.turn_ends(world, seat))))
        mine = [(table, one) for table, one in asked if table.guest != one.seat]
        self.decide(mine, self.judges[0])
        for number, judge in enumerate(self.judges):
            theirs = [(table, one) for table, one in asked if table.guest == one.seat and table.rival == number]
            if number:
                self.decide(theirs, judge)
            else:
                for table, one in theirs:
                    table.choose(one.seat, one.lines[0].path)
        self.look_round(live)

    def look_round(self, live: list[Table]) -> None:
        """What everybody sees once a turn is over and its cards are drawn: whoever looks on, or back, asks for that.
        Behind screens there is nothing new to see."""
        seen = [(table, seat) for table in live if table.game.asks and not table.game.lanes for seat in table.seats]
        if not seen:
            return
        worlds = [(self.title.imagine(table.game, seat, table.rng), seat) for table, seat in seen]
        looks = self.judges[0].look(worlds)
        for at, (table, seat) in enumerate(seen):
            table.stories[seat].note(looks, at, at, table.game.round, False)

    def decide(self, asked: list[tuple[Table, Asked]], judge: Judge) -> None:
        if not asked:
            return
        seen = judge.see([one for _, one in asked])
        at = 0
        for table, one in asked:
            here = slice(at, at + len(one.lines))
            merit = seen.merit[here]
            best = chosen = int(merit.argmax())
            if table.forced >> one.seat & 1:
                table.forced &= ~(1 << one.seat)
                chosen = int(self.chance.integers(len(merit)))
            elif self.chance.random() < self.chunk.explore:
                odds = np.exp((merit - merit[best]) / heat(merit))
                chosen = int(self.chance.choice(len(merit), p=odds / odds.sum()))
            if table.guest != one.seat:
                detour = bool(merit[chosen] < merit[best] - DETOUR)
                table.stories[one.seat].note(seen, at + chosen, at + best, table.game.round, detour)
            table.choose(one.seat, one.lines[chosen].path)
            at += len(one.lines)

    def finished(self, table: Table) -> Rows:
        rows, prior, taught, results = [], [], [], []
        sources = self.sources(table)
        for seat, story in enumerate(table.stories):
            if not story.rows:
                continue
            end = np.array([*result(self.title, table.game, seat, self.unit), 0.0, *sources[seat]], np.float32)
            rows += story.rows
            prior += story.prior
            taught += story.taught(end, table.game.round, self.chunk.reach)
            results += [end] * len(story.rows)
        games = np.full(len(rows), table.number, np.float32)
        return Rows(np.array(rows), np.array(prior), np.array(taught), np.array(results), games)

    def sources(self, table: Table) -> list[list[float]]:
        """Where the points of every seat came from. The game is played again, for that needs its whole story."""
        names = self.title.advice.sources
        if not names:
            return [[] for _ in table.stories]
        again = self.title.setup(table.seed, len(table.stories), table.settings)
        again.events = []
        for seat, number in table.journal:
            again.choose(seat, number)
        accounts = self.title.scoring.account(again, again.events)
        return [
            [sum([entry.points for entry in account if entry.source == name]) / self.unit for name in names]
            for account in accounts[: len(table.stories)]
        ]
