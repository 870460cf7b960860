"""The bot that takes what looks best at once."""

from __future__ import annotations

from collections.abc import Sequence
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
        values = [value for value, _ in found]
        return best_of(values, values, [g for _, g in found], seen, self.rng)


def before_the_reveal(g: Any, seat: int) -> Any:
    """While all choose at the same time, a rival takes for ever: otherwise the last choice would bring to light what
    the others have only been imagined to choose, and be judged by it."""
    if g.lanes:
        for rival in range(len(g.players)):
            if rival != seat and rival not in g.asks:
                g.asks[rival] = g.asks[seat]
                break
    return g


def outcomes(title: Title, g: Any, seat: int, numbers: Sequence[int] = ()) -> list[tuple[float, Any]]:
    """What each option, or each of these, is worth at first sight, and the game after it."""
    evaluate = title.advice.evaluate
    found = []
    for number in numbers or range(g.asks[seat].count):
        twin = g.copy()
        twin.choose(seat, number)
        found.append((evaluate(twin, seat), twin))
    return found


def best_of(values: list[float], looks: list[float], after: list[Any], seen: Seen, rng: Rng) -> int:
    """The best option that does not lead in a circle, or simply the best where all do."""
    left = list(range(len(values)))
    while left:
        number = one_of_the_best(values, looks, left, seen, rng)
        if not seen.leads_back(number, after[number]):
            return number
        left.remove(number)
    return one_of_the_best(values, looks, list(range(len(values))), seen, rng)


def one_of_the_best(values: list[float], looks: list[float], among: list[int], seen: Seen, rng: Rng) -> int:
    """Between equals the shortest way: a detour may not be turned back from. Then chance decides."""
    best = highest(values, among)
    if len(best) > 1:
        best = highest(looks, straightest(best, seen))
    return best[rng.below(len(best))] if len(best) > 1 else best[0]


def highest(values: list[float], among: list[int]) -> list[int]:
    top = max([values[number] for number in among]) - ALIKE
    return [number for number in among if values[number] >= top]


def straightest(among: list[int], seen: Seen) -> list[int]:
    """What goes on rather than what ends something, and either rather than what could be repeated for nothing."""
    verbs = [seen.verb(number) for number in among]
    turns = [2 if verb.repeats else int(verb.ends) for verb in verbs]
    return [number for number, turn in zip(among, turns, strict=True) if turn == min(turns)]


def best_step(title: Title, g: Any, seat: int) -> Any:
    """The game after the option that looks best."""
    return max(outcomes(title, g, seat), key=first)[1]


def first(outcome: tuple[float, Any]) -> float:
    return outcome[0]
