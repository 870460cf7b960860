"""How a turn may go on once something has come to light, by looks alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.core.ask import Ask

HORIZON: Final = 16  # own decisions: an end to turns that never stop


def finished(g: Any, seat: int, evaluate: Callable[[Any, int], float]) -> Any:
    """The imagined game when the seat's turn, or the round, is over. What could be repeated for nothing is done once
    at most."""
    last: int = g.round
    repeated = False
    for _ in range(HORIZON):
        if seat not in g.asks or g.round != last:
            break
        ask: Ask = g.asks[seat]
        best: Any = None
        looks = 0.0
        again = False
        for number in range(ask.count):
            repeats = ask.part_with(number)[0].verb.repeats
            if repeats and repeated:
                continue
            twin = g.copy()
            twin.choose(seat, number)
            value = evaluate(twin, seat)
            if best is None or value > looks:
                best, looks, again = twin, value, repeats
        if best is None:
            break
        g = best
        repeated = repeated or again
    return g
