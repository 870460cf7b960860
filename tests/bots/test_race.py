"""Which of several ways is best, in no more imagined games than it takes to tell."""

from __future__ import annotations

import numpy as np
import pytest

from orrery.bots.race import FEWEST, winner
from orrery.minds.net import Floats

BATCH = 4


class Table:
    """What each way is worth, what a deal adds to all of them, and what it adds to each by itself."""

    def __init__(self, worth: list[float], deal: float = 0.0, own: float = 0.0) -> None:
        self.worth = np.array(worth, np.float32)
        self.deal, self.own = deal, own
        self.chance = np.random.default_rng(1)
        self.asked: list[list[int]] = []

    def play(self, ways: list[int]) -> Floats:
        self.asked.append(ways)
        shared = self.deal * self.chance.standard_normal((BATCH, 1))
        alone = self.own * self.chance.standard_normal((BATCH, len(ways)))
        return np.asarray(self.worth[ways] + shared + alone, np.float32)


def test_what_is_clear_takes_no_more_than_the_fewest_games_whatever_is_dealt() -> None:
    table = Table([0.1, 0.3, 0.2], deal=50.0)
    assert winner([0, 1, 2], table.play, lambda games: True) == 1
    assert len(table.asked) == FEWEST / BATCH


def test_what_falls_behind_is_not_played_any_more() -> None:
    table = Table([1.0, 1.05, -9.0], own=1.0)
    winner([0, 1, 2], table.play, lambda games: games < 40)
    assert table.asked[0] == [0, 1, 2]
    assert table.asked[2] == [0, 1]


def test_equals_are_played_as_long_as_there_is_time() -> None:
    table = Table([1.0, 1.0])
    assert winner([0, 1], table.play, lambda games: games < 24) == 0
    assert len(table.asked) == 24 / BATCH


@pytest.mark.parametrize("ways", [[2], [2, 0]])
def test_without_time_the_first_is_as_good_as_any(ways: list[int]) -> None:
    assert winner(ways, Table([9.0, 0.0, 1.0]).play, lambda games: False) == 2
