"""How a turn may go on, by looks alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from orrery.core.ask import Ask
from orrery.core.game import Game

HORIZON: Final = 16  # own decisions; long enough for most turns, and an end to those that never stop


def finished(g: Game[Any], seat: int, evaluate: Callable[[Any, int], float], last: int) -> Game[Any]:
    """The imagined game when this seat has no more questions, the last round to look at is over, or the horizon is
    reached. Alone, only the round ends a turn. What could be repeated for nothing is done once at most: a turn that
    goes round in circles up to the horizon looks better than one that ends."""
    repeated = False
    for _ in range(HORIZON):
        if seat not in g.asks or g.round > last:
            break
        ask = g.asks[seat]
        best = g
        looks = 0.0
        chosen = 0
        for number in lasting(ask) if repeated else range(ask.count):
            twin = g.copy()
            twin.choose(seat, number)
            value = evaluate(twin, seat)
            if best is g or value > looks:
                best, looks, chosen = twin, value, number
        repeated = repeated or repeats(ask, chosen)
        g = best
    return g


def lasting(ask: Ask) -> Sequence[int]:
    """The options that cannot be repeated for nothing, or all where there are no others."""
    return [number for number in range(ask.count) if not repeats(ask, number)] or range(ask.count)


def repeats(ask: Ask, number: int) -> bool:
    return ask.part_with(number)[0].verb.repeats
