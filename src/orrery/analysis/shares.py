"""Chances as they are told to a seat that still chooses: shares of one, as the graph of an analysis has them. What a
seat sees of its own plans alone is too fair, and the same seen by everybody would add up to more than one."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from orrery.analysis.fates import before_it
from orrery.core.rng import Rng
from orrery.minds.judgement import Judge
from orrery.minds.net import WIN

LOOKS: Final = 8  # imagined games over which eyes are averaged
LEAST: Final = 0.001


class Shares(NamedTuple):
    own: float  # how it looks to the one who chooses
    others: float  # and to all others together, each with eyes of their own; nothing where nobody else plays

    def told(self, chance: float, best: float, error: float) -> tuple[float, float]:
        """The share of a way with this chance beside the best one, and how far it may be off."""
        eye = min(1.0, max(LEAST, before_it(self.own, best) + chance - best))
        whole = eye + self.others
        return (eye / whole, error * self.others / whole**2) if self.others else (eye, error)


def shares(judge: Judge, g: Any, seat: int, rng: Rng) -> Shares:
    """From games that the seat can imagine."""
    seats = range(len(g.players))
    seen = [(world, one) for world in [judge.title.imagine(g, seat, rng) for _ in range(LOOKS)] for one in seats]
    eyes = judge.look(seen).out[:, WIN].reshape(LOOKS, len(seats)).mean(axis=0)
    return Shares(float(eyes[seat]), float(eyes.sum() - eyes[seat]) if len(seats) > 1 else 0.0)
