"""Searching by the clock: how long a bot thinks says nothing about its hand."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.bots.ismcts import Ismcts
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.games import title as find_title


class Watched(Seen):
    """Counts how often a game is imagined."""

    imagined = 0

    def imagine(self, rng: Rng) -> Any:
        self.imagined += 1
        return super().imagine(rng)


def only_the_end() -> Watched:
    """A turn of Laniakea in which nothing in the hand can be played: others do not know that."""
    title, dice = find_title("laniakea"), Rng(1)
    g = title.setup(1, 2, title.settings({}))
    while True:
        seat = min(g.asks)
        if [option.key for option in g.options(seat)] == ["end"]:
            return Watched(title, g, seat)
        g.choose(seat, dice.below(g.asks[seat].count))


@pytest.mark.parametrize(("iterations", "thinks"), [(0, True), (5, False)])
def test_a_question_that_keeps_a_secret_is_thought_about_by_the_clock(iterations: int, thinks: bool) -> None:
    seen = only_the_end()
    assert Ismcts(3, iterations, seconds=0.001).choose(seen) == 0
    assert (seen.imagined > 0) == thinks
