"""The bot that takes what looks best by the end of its turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.bots.greedy import before_the_reveal, best_of, outcomes
from orrery.bots.seen import Seen
from orrery.core.ask import Ask
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
        found = outcomes(title, world, seat)
        looks, after = [value for value, _ in found], [g for _, g in found]
        values = [title.advice.evaluate(finish_turn(title, g, seat, world.round), seat) for g in after]
        return best_of(values, looks, after, seen, self.rng)


def finish_turn(title: Title, g: Any, seat: int, last: int) -> Any:
    """Play this seat's questions greedily until it has none, the last round to look at is over, or the horizon is
    reached. Alone, only the round ends a turn. What could be repeated for nothing is done once at most: a turn that
    goes round in circles up to the horizon looks better than one that ends."""
    repeated = False
    for _ in range(HORIZON):
        if seat not in g.asks or g.round > last:
            break
        ask = g.asks[seat]
        numbers = lasting(ask) if repeated else range(ask.count)
        found = outcomes(title, g, seat, numbers)
        best = max(range(len(found)), key=[value for value, _ in found].__getitem__)
        repeated = repeated or ask.part_with(numbers[best])[0].verb.repeats
        g = found[best][1]
    return g


def lasting(ask: Ask) -> Sequence[int]:
    """The options that cannot be repeated for nothing, or all where there are no others."""
    return [n for n in range(ask.count) if not ask.part_with(n)[0].verb.repeats] or range(ask.count)
