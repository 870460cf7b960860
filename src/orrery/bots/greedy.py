"""The bot that takes what looks best at once."""

from __future__ import annotations

from typing import Any

from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.core.title import Title

ALIKE = 1e-9  # values that differ by less are the same, and chance decides


class Greedy:
    """Tries every option in an imagined game and keeps the best."""

    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> int:
        found = outcomes(seen.title, before_the_reveal(seen.imagine(self.rng), seen.seat), seen.seat)
        return best_of([value for value, _ in found], [g for _, g in found], seen, self.rng)


def before_the_reveal(g: Any, seat: int) -> Any:
    """While all choose at the same time, a rival takes for ever: otherwise the last choice would bring to light what
    the others have only been imagined to choose, and be judged by it."""
    if g.lanes:
        for rival in range(len(g.players)):
            if rival != seat and rival not in g.asks:
                g.asks[rival] = g.asks[seat]
                break
    return g


def outcomes(title: Title, g: Any, seat: int) -> list[tuple[float, Any]]:
    """What each option is worth at first sight, and the game after it."""
    evaluate = title.advice.evaluate
    found = []
    for number in range(g.asks[seat].count):
        twin = g.copy()
        twin.choose(seat, number)
        found.append((evaluate(twin, seat), twin))
    return found


def best_of(values: list[float], after: list[Any], seen: Seen, rng: Rng) -> int:
    """The best option that does not lead in a circle, or simply the best where all do; by chance among equals."""
    left = list(range(len(values)))
    while left:
        number = one_of_the_best(values, left, rng)
        if not seen.leads_back(number, after[number]):
            return number
        left.remove(number)
    return one_of_the_best(values, list(range(len(values))), rng)


def one_of_the_best(values: list[float], among: list[int], rng: Rng) -> int:
    top = max([values[number] for number in among]) - ALIKE
    best = [number for number in among if values[number] >= top]
    return best[rng.below(len(best))] if len(best) > 1 else best[0]


def best_step(title: Title, g: Any, seat: int) -> Any:
    """The game after the option that looks best."""
    return max(outcomes(title, g, seat), key=first)[1]


def first(outcome: tuple[float, Any]) -> float:
    return outcome[0]
