"""A yardstick of the field: plain information-set Monte-Carlo tree search with random play-outs.

Nothing in it knows the games but their scores: the choices of all seats make one tree, every iteration deals the
hidden things anew, follows the tree by upper confidence bounds, adds a node, and plays on by chance.
"""

from __future__ import annotations

import time
from math import log, sqrt, tanh
from typing import Any

from orrery.bots.seen import Seen
from orrery.bots.tree import Key, keys_of
from orrery.core.rng import Rng
from orrery.core.title import Title

EXPLORE = 0.7
LONGEST = 600  # choices of a play-out; beyond that the scores of the moment count
SPREAD = 0.25  # of the highest score: a lead of so much is nearly all that a lead is worth


class Node:
    """Where the choices on the way lead, whatever was dealt."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0  # how often it could have been visited
        self.total = 0.0  # of the rewards of whoever chose it
        self.children: dict[Key, Node] = {}


class Ismcts:
    """Thinks for so many seconds, or iterations, about every question."""

    def __init__(self, seed: int, iterations: int = 0, seconds: float = 0.0) -> None:
        self.name = f"ismcts:{iterations}it" if iterations else f"ismcts:{seconds:g}"
        self.rng = Rng(seed)
        self.iterations = iterations  # 0 where the clock alone decides
        self.seconds = seconds

    def choose(self, seen: Seen) -> int:
        if seen.count == 1 and (self.iterations or seen.formality):  # by the clock, a quick answer would betray a hand
            return 0
        start = time.perf_counter()
        root = Node()
        done = 0
        while not done or (done < self.iterations if self.iterations else time.perf_counter() - start < self.seconds):
            self.iterate(seen.title, seen.imagine(self.rng), seen.seat, root)
            done += 1
        visits = [root.children[key].visits if key in root.children else 0 for key in keys_of_root(seen)]
        return visits.index(max(visits))

    def iterate(self, title: Title, g: Any, seat: int, root: Node) -> None:
        node = root
        path: list[tuple[int, Node]] = []
        grown = False
        while g.asks and not grown:
            mover = seat if node is root else min(g.asks)
            number, node, grown = self.descend(node, keys_of(g.asks[mover]))
            path.append((mover, node))
            g.choose(mover, number)
        self.play_out(g)
        rewards = rewards_of(title, g)
        for mover, node in path:
            node.visits += 1
            node.total += rewards[mover]

    def descend(self, node: Node, keys: list[Key]) -> tuple[int, Node, bool]:
        """Something not yet tried, or else what promises most: its number, where it leads, whether that is new."""
        untried = [number for number, key in enumerate(keys) if key not in node.children]
        for key in keys:
            if key in node.children:
                node.children[key].available += 1
        if untried:
            number = untried[self.rng.below(len(untried))]
            child = node.children[keys[number]] = Node()
            child.available = 1
            return number, child, True
        children = [node.children[key] for key in keys]
        bounds = [
            child.total / child.visits + EXPLORE * sqrt(log(child.available) / child.visits) for child in children
        ]
        number = bounds.index(max(bounds))
        return number, children[number], False

    def play_out(self, g: Any) -> None:
        below = self.rng.below
        for _ in range(LONGEST):
            if not g.asks:
                return
            mover = min(g.asks)
            g.choose(mover, below(g.asks[mover].count))


def keys_of_root(seen: Seen) -> list[Key]:
    return [(option.verb.name, option.on) for option in seen.options()]


def rewards_of(title: Title, g: Any) -> list[float]:
    """From 0 to 1 for every seat: half for the victory, once it is known, and half for the lead."""
    scores = title.scores(g)
    over = not g.asks
    winners = max(1, sum([score.winner for score in scores]))
    spread = SPREAD * max(1, *[score.total for score in scores]) if len(scores) > 1 else 1.0
    rewards = []
    for seat in range(len(g.players)):
        mine = next(score for score in scores if score.seat == seat)
        lead = mine.total - max([score.total for score in scores if score is not mine], default=0)
        worth = 0.5 + 0.5 * tanh(lead / spread)
        rewards.append(0.5 * worth + 0.5 * (mine.winner / winners) if over else worth)
    return rewards
