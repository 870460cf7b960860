"""The bot that takes what looks best at once."""

from __future__ import annotations

from typing import Any

from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.core.title import Title


class Greedy:
    """Tries every option in an imagined game and keeps the best."""

    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> int:
        values = [value for value, _ in outcomes(seen.title, seen.imagine(self.rng), seen.seat)]
        return values.index(max(values))


def outcomes(title: Title, g: Any, seat: int) -> list[tuple[float, Any]]:
    """What each option is worth at first sight, and the game after it."""
    evaluate = title.advice.evaluate
    found = []
    for number in range(g.asks[seat].count):
        twin = g.copy()
        twin.choose(seat, number)
        found.append((evaluate(twin, seat), twin))
    return found


def best_step(title: Title, g: Any, seat: int) -> Any:
    """The game after the option that looks best."""
    return max(outcomes(title, g, seat), key=first)[1]


def first(outcome: tuple[float, Any]) -> float:
    return outcome[0]
