"""The tree of a bot's own choices: what was tried, how it went, and what to try next."""

from __future__ import annotations

from collections.abc import Container
from math import exp, sqrt
from typing import Any, Optional

from orrery.bots.greedy import best_step
from orrery.core.ask import Ask
from orrery.core.title import Title

Key = tuple[str, Any]  # an option by verb and target: the same one in every imagined game
EXPLORE = 0.7
BEST = 0.7  # how much of a node's value is its best continuation; the rest is the mean of all
WIDEST = 6.0  # differences beyond this much evaluation no longer widen the search
TEMPERATURE = 2.0  # of looks: options that look worse by this much draw attention e times less
MOST_TURNS = 6
LONGEST = 200  # choices in a row: an end to lines of play that have none


class Node:
    """The game after certain own choices."""

    __slots__ = ("available", "children", "looks", "mean", "value", "visits")

    def __init__(self, looks: float) -> None:
        self.looks = looks  # the evaluation at first sight
        self.visits = 0
        self.available = 0  # how often it could have been visited
        self.mean = 0.0
        self.value = 0.0
        self.children: dict[Key, Node] = {}

    def learn(self, result: float) -> None:
        self.visits += 1
        self.mean += (result - self.mean) / self.visits
        self.value = self.mean
        usual = [child.value for child in self.children.values() if child.visits and 2 * child.available >= self.visits]
        if usual:  # what only a lucky deal offers is no plan
            self.value += BEST * (max(usual) - self.mean)


class Tree:
    """Only the bot's own choices branch: rivals, of whom less is known, do what looks best to them at once."""

    def __init__(self, title: Title, seat: int, world: Any, barred: Container[Key] = ()) -> None:
        self.title = title
        self.seat = seat
        self.barred = barred  # options of the first question that are not to be tried
        self.root = Node(0.0)
        self.low = float("inf")
        self.high = float("-inf")
        self.round = world.round  # the last one to look at: alone, nobody else's turn ends one's own
        self.turns = self.turns_ahead(world)

    def turns_ahead(self, world: Any) -> int:
        """How many own turns to look ahead: to the end of this one, or, if it is over at once, of the next real one.
        All lines of play end at the same moment of the game, so that they compare."""
        prepared = self.title.advice.ahead(world)
        if prepared > 1:
            return prepared
        for number in range(world.asks[self.seat].count):
            g = world.copy()
            g.choose(self.seat, number)
            if self.seat in g.asks:
                return 1
        for turns in range(2, MOST_TURNS + 1):
            g = self.rivals_play(g)
            if self.seat not in g.asks:
                return turns
            self.round = g.round
            g = best_step(self.title, g, self.seat)
            if self.seat in g.asks:
                return turns
        return MOST_TURNS

    def iterate(self, g: Any) -> None:
        """Follow one line of play, and learn from its end."""
        seat, node, turns = self.seat, self.root, self.turns
        path = [node]
        while seat in g.asks and g.round <= self.round and len(path) < LONGEST:
            g, node = self.step(g, node)
            path.append(node)
            if seat not in g.asks:
                turns -= 1
                if turns:
                    g = self.rivals_play(g)
        result = self.title.advice.evaluate(g, seat)
        self.low = min(self.low, result)
        self.high = max(self.high, result)
        for node in reversed(path):
            node.learn(result)

    def rivals_play(self, g: Any) -> Any:
        """Until this seat is asked again, or the game is over."""
        for _ in range(LONGEST):
            if self.seat in g.asks or not g.asks:
                break
            g = best_step(self.title, g, next(iter(g.asks)))
        return g

    def step(self, g: Any, node: Node) -> tuple[Any, Node]:
        """Take an option of one's own: the most promising one of those that this imagined game offers."""
        seat, children = self.seat, node.children
        keys = keys_of(g.asks[seat])
        tried: dict[Key, Any] = {}
        for number, key in enumerate(keys):
            if key not in children:
                twin = g.copy()
                twin.choose(seat, number)
                children[key] = Node(self.title.advice.evaluate(twin, seat))
                tried[key] = twin
        key = self.select(node, self.allowed(keys) if node is self.root else keys)
        if key in tried:
            return tried[key], children[key]
        g.choose(seat, keys.index(key))
        return g, children[key]

    def allowed(self, keys: list[Key]) -> list[Key]:
        return [key for key in keys if key not in self.barred] or keys

    def select(self, node: Node, keys: list[Key]) -> Key:
        """Good results, good looks and few visits draw attention."""
        children = [node.children[key] for key in keys]
        for child in children:
            child.available += 1
        looks = [child.looks for child in children]
        top = max(looks)
        if not node.visits:
            return keys[looks.index(top)]
        scale = max(1e-9, min(self.high - self.low, WIDEST))
        weights = [exp((look - top) / TEMPERATURE) for look in looks]
        scale *= EXPLORE / sum(weights)
        scores = [
            (child.value if child.visits else node.value) + scale * weight * sqrt(child.available) / (1 + child.visits)
            for child, weight in zip(children, weights, strict=True)
        ]
        return keys[scores.index(max(scores))]

    def best(self) -> Key:
        """The option whose line of play went best."""
        tried = [(child.value, child.visits, key) for key, child in self.root.children.items() if child.visits]
        return max(tried, key=lambda entry: entry[:2])[2]


def keys_of(ask: Optional[Ask]) -> list[Key]:
    """The options by their numbers."""
    return [] if ask is None else [(part.verb.name, on) for part in ask.every_part() for on in part.among]
