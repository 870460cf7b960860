"""The bot that plays by chance."""

from __future__ import annotations

from orrery.bots.seen import Seen
from orrery.core.rng import Rng


class Chance:
    """Every option is as good as any other."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> int:
        return self.rng.below(seen.count)
