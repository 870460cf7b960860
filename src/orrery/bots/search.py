"""The bot that thinks ahead: information-set Monte-Carlo tree search over imagined games."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from orrery.bots.seen import Seen
from orrery.bots.tree import Key, Tree, keys_of
from orrery.core.rng import Rng


class Search:
    """Every iteration deals the hidden things anew and teaches the tree a line of play; the best one known is taken."""

    def __init__(self, seed: int, iterations: int = 0, seconds: float = 0.0) -> None:
        self.name = f"search:{iterations}it" if iterations else f"search:{seconds:g}"
        self.rng = Rng(seed)
        self.iterations = iterations  # 0 where the clock alone decides
        self.seconds = seconds  # 0 where it does not count
        self.watch: Callable[[int, float], None] | None = None  # told how many iterations are done, and what share

    def choose(self, seen: Seen) -> int:
        if seen.formality:
            return 0
        start = time.perf_counter()
        world = seen.imagine(self.rng)
        keys = keys_of(world.asks[seen.seat])
        tree = Tree(seen.title, seen.seat, world, circles(seen, world, keys))
        done, share = 0, 0.0
        while share < 1.0 or not done:
            tree.iterate(seen.imagine(self.rng))
            done += 1
            share = done / self.iterations if self.iterations else 0.0
            if self.seconds:
                share = max(share, (time.perf_counter() - start) / self.seconds)
            if self.watch is not None:
                self.watch(done, share)
        return keys.index(tree.best())


def circles(seen: Seen, world: Any, keys: list[Key]) -> list[Key]:
    """The options that lead back to where the turn already stood."""
    found = []
    for number, key in enumerate(keys):
        if seen.verb(number).repeats:
            after = world.copy()
            after.choose(seen.seat, number)
            if seen.leads_back(number, after):
                found.append(key)
    return found
