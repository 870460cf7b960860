"""What games leave to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from orrery.minds.judgement import Judged
from orrery.minds.net import ROUNDS, SOURCES, WIN, Bytes, Floats


class Rows(NamedTuple):
    """What was learned from: positions, what the evaluation expected of them, what is to be said of them, how their
    games came out, and which game each is from."""

    rows: Bytes
    prior: Floats
    taught: Floats
    results: Floats
    games: Floats

    @staticmethod
    def joined(parts: Sequence[Rows]) -> Rows:
        return Rows(*[np.concatenate(arrays) for arrays in zip(*parts, strict=True)])

    def rescaled(self, share: np.float32) -> Rows:
        """The same in other units; chances and rounds have none."""
        factors = np.full(self.taught.shape[1], share, np.float32)
        factors[[WIN, ROUNDS]] = 1.0
        return Rows(self.rows, self.prior * share, self.taught * factors, self.results * factors, self.games)


class Story:
    """What one seat went through: the positions it chose or saw, and what it thought of them."""

    def __init__(self) -> None:
        self.rows: list[Bytes] = []
        self.prior: list[Floats] = []
        self.thought: list[Floats] = []  # of the position chosen
        self.best: list[Floats] = []  # of the best one
        self.detour: list[bool] = []
        self.rounds: list[int] = []

    def note(self, seen: Judged, chosen: int, best: int, number: int, detour: bool) -> None:
        """A position of those that were judged, in the round of this number."""
        self.rows.append(seen.rows[chosen])
        self.prior.append(seen.prior[chosen])
        self.thought.append(seen.out[chosen])
        self.best.append(seen.out[best])
        self.detour.append(detour)
        self.rounds.append(number)

    def taught(self, result: Floats, last: int, reach: float) -> list[Floats]:
        """TD(lambda), backwards from the result; rounds are counted and sources known. A thought is taught by those
        that follow it over this share of the game, whatever its length; without a reach by the result alone. Chances to
        win are taught by the result as well: what is thought of them later is as mistaken as it is now."""
        trace = 1.0 if not reach else max(0.0, 1.0 - 1.0 / (reach * max(1, len(self.rows))))
        found = []
        later = result
        for at in range(len(self.rows) - 1, -1, -1):
            one = later.copy()
            one[WIN] = (later[WIN] + result[WIN]) / 2
            one[ROUNDS] = last - self.rounds[at]
            one[SOURCES:] = result[SOURCES:]
            found.append(one)
            thought = self.thought[at]
            if self.detour[at] and trace < 1.0:
                later = self.best[at]
            else:
                later = thought + np.float32(trace) * (later - thought)
        return found[::-1]
