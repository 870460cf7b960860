"""Where a score came from, line by line, and in a sentence why it won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Optional

from orrery.core.ask import Thing
from orrery.core.words import join


class Entry:
    """Something that scored: to which source it belongs, what it was, how often, how much each time and in all."""

    def __init__(
        self,
        source: str,
        what: Optional[Thing],
        points: int,
        times: int = 1,
        each: Optional[int] = None,
        note: str = "",
        per: str = "",
    ) -> None:
        self.source = source
        self.what = what
        self.points = points
        self.times = times
        self.each = points if each is None else each  # 0 when it was not the same every time
        self.note = note  # what else there is to say, such as where or when
        self.per = per  # what `each` is for, where things are counted: `Sanctum`, `3 stones left`

    def again(self, points: int) -> None:
        self.each = self.each if points == self.each else 0
        self.points += points
        self.times += 1


class Criterion:
    """What players are compared by, in the order of their seats, and how one of these numbers is said."""

    def __init__(self, what: str, values: Sequence[int], say: Callable[[int], str] = str) -> None:
        self.what = what
        self.values = values
        self.say = say


def verdict(names: Sequence[str], winners: Sequence[int], criteria: Sequence[Criterion]) -> str:
    """Who won, and by what, in a sentence."""
    said = decided(names, winners, criteria)
    return f"{said[0].upper()}{said[1:]}"


def decided(names: Sequence[str], winners: Sequence[int], criteria: Sequence[Criterion]) -> str:
    """Each criterion counts only between those whom the ones before left tied."""
    tied = list(range(len(names)))
    level: list[str] = []
    for criterion in criteria:
        values = criterion.values
        best = max([values[seat] for seat in tied])
        first = [seat for seat in tied if values[seat] == best]
        if len(first) == 1 < len(tied):
            second = max([values[seat] for seat in tied if seat not in first])
            lead = f"{criterion.what}: {criterion.say(best)} to {criterion.say(second)}."
            if level:
                return f"{join([names[seat] for seat in tied])} tie in {join(level)}; {names[first[0]]} has more {lead}"
            return f"{names[first[0]]} has the most {lead}"
        tied = first
        level.append(criterion.what)
    end = "they share the victory" if winners else "nobody wins"
    return f"{join([names[seat] for seat in tied])} tie in {join(level)}: {end}."


def won_by_points(names: Sequence[str], winners: Sequence[int], points: Sequence[int]) -> str:
    """The same of a game that does not say what it goes by: points, where they say who wins, or else only who does."""
    if list(winners) == [seat for seat, mine in enumerate(points) if mine == max(points)]:
        return verdict(names, winners, [Criterion("points", points)])
    if len(winners) > 1:
        return f"{join([names[seat] for seat in winners])} share the victory."
    return f"{names[winners[0]] if winners else 'Nobody'} wins."
