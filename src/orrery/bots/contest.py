"""Games between bots, each seed played once in every seating, and what they add up to."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from orrery.bots.registry import bot
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.games import title

Z = 1.959963984540054  # the middle 95 % of a normal distribution


class Plan(NamedTuple):
    """Everything a game between bots follows from, so that any process can play it."""

    game: str
    bots: tuple[str, ...]  # one for each seat, before they move on
    seed: int
    rotation: int  # how many seats everybody has moved on
    settings: Mapping[str, str]


class Place(NamedTuple):
    """How one seat did."""

    bot: int  # its place in the plan; after the last one stands an opponent whom the game itself plays
    win: float  # a shared victory is a part of one
    score: int
    decisions: int
    seconds: float
    parts: Mapping[str, int] = {}  # what the score is made of
    rounds: int = 0  # of the whole game


def plans(game: str, bots: Sequence[str], games: int, seed: int, settings: Mapping[str, str]) -> list[Plan]:
    """So many games; whoever shares a seed shares the deal."""
    seats = len(bots)
    return [Plan(game, tuple(bots), seed + i // seats, i % seats, settings) for i in range(games)]


def play(plan: Plan) -> list[Place]:
    """Play one game to its end. The places come in the order of the seats."""
    found = title(plan.game)
    seats = len(plan.bots)
    g = found.setup(plan.seed, seats, plan.settings)
    chance = Rng(plan.seed ^ 0x6F7272657279)  # bots must not think in the numbers that shuffle their game
    sitting = [(seat + plan.rotation) % seats for seat in range(seats)]
    bots = [bot(plan.bots[index], chance.fork().state) for index in sitting]
    decisions, seconds = [0] * seats, [0.0] * seats
    while g.asks:
        seat = min(g.asks)
        start = time.perf_counter()
        number = bots[seat].choose(Seen(found, g, seat))
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        g.choose(seat, number)
    scores = sorted(found.scores(g), key=lambda score: score.seat)
    winners = max(1, sum([score.winner for score in scores]))  # nobody wins a solo game that ends in a draw
    sitting += range(seats, len(scores))
    decisions, seconds = decisions + [0], seconds + [0.0]
    return [
        Place(sitting[s.seat], s.winner / winners, s.total, decisions[s.seat], seconds[s.seat], s.parts, g.round)
        for s in scores
    ]


class Tally:
    """What a bot's games add up to."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0
        self.score = 0
        self.decisions = 0
        self.seconds = 0.0
        self.parts: dict[str, int] = {}

    def add(self, place: Place) -> None:
        self.games += 1
        self.wins += place.win
        self.score += place.score
        self.decisions += place.decisions
        self.seconds += place.seconds
        for part, points in place.parts.items():
            self.parts[part] = self.parts.get(part, 0) + points

    def join(self, other: Tally) -> None:
        """Count the other's games as well: the same bot in another seat."""
        self.games += other.games
        self.wins += other.wins
        self.score += other.score
        self.decisions += other.decisions
        self.seconds += other.seconds
        for part, points in other.parts.items():
            self.parts[part] = self.parts.get(part, 0) + points

    @property
    def mean_parts(self) -> dict[str, float]:
        return {part: points / self.games for part, points in self.parts.items()} if self.games else {}

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float:
        return self.score / self.games if self.games else 0.0

    @property
    def milliseconds(self) -> float:
        """For a decision, on average."""
        return 1000.0 * self.seconds / self.decisions if self.decisions else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins, by Wilson's formula."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    weight = 1.0 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / weight
    half = Z * sqrt(share * (1.0 - share) / games + Z * Z / (4 * games * games)) / weight
    return max(0.0, middle - half), min(1.0, middle + half)
