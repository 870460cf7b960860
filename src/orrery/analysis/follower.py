"""Somebody who cannot play, and does what the first hint says."""

from __future__ import annotations

from orrery.analysis.hints import hints
from orrery.bots.seen import Seen
from orrery.core.rng import Rng


class Follower:
    """Asks for a hint, takes the first answer, and goes its way until it ends or something comes up."""

    def __init__(self, seed: int) -> None:
        self.name = "follower"
        self.rng = Rng(seed)
        self.keys: list[str] = []

    def choose(self, seen: Seen) -> int:
        offered = [option.key for option in seen.options()]
        if len(offered) == 1:
            return 0
        if not self.keys or self.keys[0] not in offered:
            ideas = next(hints(seen.title, seen.imagine(self.rng), seen.seat, self.rng.fork().state))
            self.keys = [step["key"] for step in ideas[0]["steps"]]
        return offered.index(self.keys.pop(0))
