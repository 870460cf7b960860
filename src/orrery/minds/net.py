"""A small net that corrects what the hand-written evaluation expects of a position.

Out come, for the seat that looks: its final score, that of its strongest rival, its chance to win, how many rounds are
left, and how many points each source will have given. A net that has learned nothing says what the evaluation says.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
OWN, RIVAL, WIN, ROUNDS, SOURCES = range(5)  # places of what comes out; sources go on to the end
STEEP = 3.0  # log odds that a lead of one unit means before anything is learned
SLICE = 8192  # rows at a time: more would only cost memory


class Net:
    """Two hidden layers, and a scale that makes bytes comparable. Scores are told in units."""

    def __init__(self, inputs: int, sources: int, hidden: Sequence[int] = (64, 32), seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        sizes = (inputs, *hidden, SOURCES + sources)
        self.unit = 25.0  # points
        self.weights: list[Floats] = [
            (chance.standard_normal((a, b)) * np.sqrt(2.0 / a)).astype(np.float32) for a, b in pairwise(sizes)
        ]
        self.biases: list[Floats] = [np.zeros(b, np.float32) for b in sizes[1:]]
        self.weights[-1] *= 0.0
        self.scale: Floats = np.ones(inputs, np.float32)
        self.temper: Floats = np.array([0.0, 1.0], np.float32)  # shift and slope of the log odds to win
        self.fold()

    @property
    def inputs(self) -> int:
        return len(self.scale)

    @property
    def outputs(self) -> int:
        return len(self.biases[-1])

    def fold(self) -> None:
        """The scale becomes part of the first layer, so that bytes go in as they are."""
        self.first: Floats = np.ascontiguousarray(self.weights[0] * self.scale[:, None])

    def __call__(self, rows: Bytes, prior: Floats) -> Floats:
        """What is to be expected of these positions; `prior` holds what the evaluation expects, in units: one's own
        score and that of the strongest rival."""
        if len(rows) > SLICE:
            parts = [self(rows[at : at + SLICE], prior[at : at + SLICE]) for at in range(0, len(rows), SLICE)]
            return np.concatenate(parts)
        found = rows.astype(np.float32) @ self.first + self.biases[0]
        for weights, biases in zip(self.weights[1:], self.biases[1:], strict=True):
            found = np.maximum(found, 0.0) @ weights + biases
        return self.expected(found, prior)

    def expected(self, out: Floats, prior: Floats) -> Floats:
        """The prior joins what the last layer says."""
        out[:, :WIN] += prior
        odds = out[:, WIN] + STEEP * (out[:, OWN] - out[:, RIVAL])
        out[:, WIN] = chance_of(self.temper[0] + self.temper[1] * odds)
        return out

    def shrunk(self, share: float) -> Net:
        """One that says this share of what it would add to the evaluation's scores and chances."""
        twin = self.copy()
        twin.weights[-1][:, :ROUNDS] *= np.float32(share)
        twin.biases[-1][:ROUNDS] *= np.float32(share)
        return twin

    def copy(self) -> Net:
        twin = Net(self.inputs, self.outputs - SOURCES, [len(biases) for biases in self.biases[:-1]])
        twin.unit = self.unit
        twin.weights = [weights.copy() for weights in self.weights]
        twin.biases = [biases.copy() for biases in self.biases]
        twin.scale = self.scale.copy()
        twin.temper = self.temper.copy()
        twin.fold()
        return twin


def chance_of(log_odds: Floats) -> Floats:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(log_odds, -30.0, 30.0))), np.float32)
