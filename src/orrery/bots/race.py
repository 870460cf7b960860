"""Which of several ways is best, in no more imagined games than it takes to tell."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from orrery.minds.net import Floats

FEWEST = 8  # imagined games before anything is dropped
SURE = 1.5  # errors by which a way has to lie behind the best one


def winner(ways: list[int], play: Callable[[list[int]], Floats], more: Callable[[int], bool]) -> int:
    """`play` tells what comes of each way in a few imagined games, a row each, which all ways share; `more`, whether to
    go on after so many."""
    left = ways
    found = np.empty((0, len(left)), np.float32)
    while len(left) > 1 and more(len(found)):
        found = np.concatenate([found, play(left)])
        staying = open_still(found)
        left, found = [left[at] for at in staying], found[:, staying]
    return left[int(found.mean(axis=0).argmax())] if len(found) else left[0]


def open_still(found: Floats) -> list[int]:
    """The ways that may still prove best, by what lies between them and the best one in the same games."""
    games = len(found)
    if games < FEWEST:
        return list(range(found.shape[1]))
    behind = found[:, [int(found.mean(axis=0).argmax())]] - found
    error = behind.std(axis=0, ddof=1) / np.sqrt(games)
    return np.flatnonzero(behind.mean(axis=0) <= SURE * error).tolist()
