"""The chance to win of everybody at a table, each judged with what that seat may know."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.core.rng import Rng
from orrery.minds.judgement import Judge
from orrery.minds.net import WIN, Floats


def chances(judge: Judge, g: Any, rng: Rng) -> Floats:
    """One number a seat. Each seat sees other cards, so what they say need not add up; shares of the whole do."""
    seats = range(len(g.players))
    said = judge.look([(judge.title.imagine(g, seat, rng), seat) for seat in seats]).out[:, WIN]
    return said if len(said) == 1 else shared(said)


def shared(said: Floats) -> Floats:
    """Chances that add up to one."""
    return np.asarray(said / max(1e-6, float(said.sum())), np.float32)
