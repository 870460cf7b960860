"""How far a search looks."""

from __future__ import annotations

import pytest

from orrery.bots.tree import LONGEST, Node, Tree
from orrery.core.rng import Rng
from orrery.games import title


def depth(node: Node) -> int:
    """The length of the longest line of play tried so far."""
    return max([1 + depth(child) for child in node.children.values() if child.visits], default=0)


@pytest.mark.parametrize("game", ["council", "laniakea"])
def test_alone_a_search_looks_to_the_end_of_the_round(game: str) -> None:
    """Nobody else's turn would stop it."""
    found = title(game)
    g = found.setup(3, 1, found.settings({}))
    tree = Tree(found, 0, found.imagine(g, 0, Rng(1)))
    for seed in range(3):
        tree.iterate(found.imagine(g, 0, Rng(seed)))
    assert 1 <= depth(tree.root) < LONGEST // 2


def test_a_plan_is_followed_through_the_actions() -> None:
    council = title("council")
    g = council.setup(3, 2, council.settings({}))
    while g.phase == "buy":
        assert Tree(council, min(g.asks), g.copy()).turns < 3
        seat = min(g.asks)
        (stop,) = [option for option in g.options(seat) if option.verb.name == "stop_buying"]
        g.apply(seat, stop)
    tree = Tree(council, 0, council.imagine(g, 0, Rng(1)))
    assert tree.turns == 2
    tree.iterate(council.imagine(g, 0, Rng(1)))
    assert depth(tree.root) > len(g.players[0].slots), "plans and then acts"
