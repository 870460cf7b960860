"""The bot that takes what looks best by the end of its turn."""

from __future__ import annotations

from orrery.bots.greedy import before_the_reveal, best_of, outcomes
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.minds.finishing import finished


class Planner:
    """Tries every option in an imagined game, finishes the turn greedily after each, and keeps the best."""

    def __init__(self, seed: int) -> None:
        self.name = "planner"
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> int:
        title, seat = seen.title, seen.seat
        world = before_the_reveal(seen.imagine(self.rng), seat)
        found = outcomes(title, world, seat)
        looks, after = [value for value, _ in found], [g for _, g in found]
        evaluate = title.advice.evaluate
        values = [evaluate(finished(g, seat, evaluate, world.round), seat) for g in after]
        return best_of(values, looks, after, seen, self.rng)
