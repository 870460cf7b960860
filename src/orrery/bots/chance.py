"""The bot that plays by chance."""

from __future__ import annotations

from functools import partial

from orrery.bots.circles import any_but
from orrery.bots.seen import Seen
from orrery.core.rng import Rng


class Chance:
    """Every option is as good as any other that does not lead in a circle."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> int:
        return any_but(seen.count, partial(self.leads_back, seen), self.rng)

    def leads_back(self, seen: Seen, number: int) -> bool:
        if not seen.verb(number).repeats:
            return False
        after = seen.imagine(Rng(number))
        after.choose(seen.seat, number)
        return seen.leads_back(number, after)
