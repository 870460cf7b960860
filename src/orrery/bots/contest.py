"""Games between bots, each deal played once in every seating"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from orrery.bots.circles import Trail
from orrery.bots.registry import bot
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.games import title


class Fixture(NamedTuple):
    """Everything a game between bots follows from, so that any process can play it."""

    game: str
    bots: tuple[str, ...]  # one for each seat, before they move on
    seed: int  # of the deal
    rotation: int  # how many seats everybody has moved on
    settings: Mapping[str, str]


class Standing(NamedTuple):
    """How one seat did."""

    bot: int  # its place in the fixture; after the last one stands an opponent whom the game itself plays
    win: float  # a shared victory is a part of one
    score: int
    decisions: int
    seconds: float
    parts: Mapping[str, int] = {}  # what the score is made of
    rounds: int = 0  # of the whole game
    turn: int = -1  # its place in the first turn order; an opponent whom the game itself plays has none


def seatings(bots: Sequence[str]) -> int:
    """After so many moves everybody sits among the same bots again: equal bots need not change seats at all."""
    return next(n for n in range(1, len(bots) + 1) if [*bots[n:], *bots[:n]] == [*bots])


def fixtures(game: str, bots: Sequence[str], games: int, seed: int, settings: Mapping[str, str]) -> list[Fixture]:
    """So many games, no two of them alike: each deal is played once in every seating that makes a difference."""
    different = seatings(bots)
    return [Fixture(game, tuple(bots), seed + i // different, i % different, settings) for i in range(games)]


def thoughts(fixture: Fixture) -> Rng:
    """Where the bots of this game get their chance from: not from the numbers that shuffle it, nor from those of the
    same deal in another seating."""
    chance = Rng(fixture.seed ^ 0x6F7272657279)
    for _ in range(fixture.rotation):
        chance.fork()
    return chance.fork()


def play(fixture: Fixture) -> list[Standing]:
    """Play one game to its end. The standings come in the order of the seats."""
    found = title(fixture.game, fixture.settings)
    seats = len(fixture.bots)
    g = found.setup(fixture.seed, seats, fixture.settings)
    turns = [p.seat for p in g.turn_order() if p.seat < seats]
    chance = thoughts(fixture)
    sitting = [(seat + fixture.rotation) % seats for seat in range(seats)]
    bots = [bot(fixture.bots[index], chance.fork().state, files=True) for index in sitting]
    trails = [Trail(found, seat) for seat in range(seats)]
    decisions, seconds = [0] * seats, [0.0] * seats
    while g.asks:
        seat = min(g.asks)
        start = time.perf_counter()
        trails[seat].note(g)
        number = bots[seat].choose(Seen(found, g, seat, trails[seat]))
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        g.choose(seat, number)
    scores = sorted(found.scores(g), key=lambda score: score.seat)
    winners = max(1, sum([score.winner for score in scores]))  # nobody wins a solo game that ends in a draw
    sitting += range(seats, len(scores))
    decisions, seconds = decisions + [0], seconds + [0.0]
    order = [turns.index(seat) for seat in range(seats)] + [-1]
    return [
        Standing(
            sitting[s], score.winner / winners, score.total, decisions[s], seconds[s], score.parts, g.round, order[s]
        )
        for s, score in enumerate(scores)
    ]
