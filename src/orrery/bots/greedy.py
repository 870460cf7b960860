"""The bot that takes what looks best by the end of its turn."""

from __future__ import annotations

from typing import Any

from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.core.title import Title

HORIZON = 16  # own decisions; long enough for most turns, and an end to those that never stop


class Greedy:
    """Tries every option in an imagined game, goes on to the end of the turn a step at a time, keeps the best."""

    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> int:
        world = seen.imagine(self.rng)
        values = look_ahead(seen.title, world, seen.seat, HORIZON)
        return values.index(max(values))


def look_ahead(title: Title, world: Any, seat: int, horizon: int) -> list[float]:
    """What each option is worth when the rest of the turn is played step by step."""
    values = []
    for number in range(world.asks[seat].count):
        g = world.copy()
        g.choose(seat, number)
        values.append(title.evaluate(finish_turn(title, g, seat, horizon), seat))
    return values


def finish_turn(title: Title, g: Any, seat: int, horizon: int) -> Any:
    """Play this seat's questions until it has none, others must answer first, or the horizon is reached."""
    while horizon and seat in g.asks:
        g = best_step(title, g, seat)
        horizon -= 1
    return g


def best_step(title: Title, g: Any, seat: int) -> Any:
    """The game after the option that looks best at once."""
    evaluate = title.evaluate
    best, best_value = g, float("-inf")
    for number in range(g.asks[seat].count):
        twin = g.copy()
        twin.choose(seat, number)
        value = evaluate(twin, seat)
        if value > best_value:
            best, best_value = twin, value
    return best
