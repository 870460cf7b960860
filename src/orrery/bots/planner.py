"""The bot that takes what looks best by the end of its turn."""

from __future__ import annotations

from typing import Any

from orrery.bots.greedy import before_the_reveal, best_of, best_step, outcomes
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.core.title import Title

HORIZON = 16  # own decisions; long enough for most turns, and an end to those that never stop


class Planner:
    """Tries every option in an imagined game, finishes the turn greedily after each, and keeps the best."""

    def __init__(self, seed: int) -> None:
        self.name = "planner"
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> int:
        title, seat = seen.title, seen.seat
        world = before_the_reveal(seen.imagine(self.rng), seat)
        after = [g for _, g in outcomes(title, world, seat)]
        values = [title.advice.evaluate(finish_turn(title, g, seat, world.round), seat) for g in after]
        return best_of(values, after, seen, self.rng)


def finish_turn(title: Title, g: Any, seat: int, last: int) -> Any:
    """Play this seat's questions greedily until it has none, the last round to look at is over, or the horizon is
    reached. Alone, only the round ends a turn."""
    for _ in range(HORIZON):
        if seat not in g.asks or g.round > last:
            break
        g = best_step(title, g, seat)
    return g
