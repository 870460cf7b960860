"""Who judges: the net that knows the game, or what its evaluation says where nothing was learned of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np

from orrery.bots.ahead import play_on
from orrery.bots.levels import LEVELS
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.minds.chances import chances
from orrery.minds.judgement import Asked, Judge
from orrery.minds.lines import Line, Path
from orrery.minds.net import Floats, Net
from orrery.minds.shelf import judge_of
from orrery.minds.turns import Beam

LEARNED: Final = "master"
UNLEARNED: Final = "evaluation"
LOOKS: Final = 8  # imagined games over which chances are averaged
WIDE: Final = LEVELS[LEARNED].skill


class Unjudged(ValueError):
    """Nothing is known of the game by which its positions could be judged."""


@lru_cache(maxsize=16)
def judge_for(title: Title, path: str = "") -> tuple[Judge, str]:
    """And what it is called."""
    if not title.advice.judged:
        raise Unjudged(f"{title.title} cannot be analysed: nothing here judges its positions.")
    judge = judge_of(title, path)
    if judge is not None:
        return judge, LEARNED
    return Judge(title, Net(len(title.advice.names), len(title.advice.sources))), UNLEARNED


def ways(judge: Judge, world: Any, seat: int) -> tuple[list[Line], Floats]:
    """How the turn may end in an imagined game, the first one best by its looks; and what is to be expected of each."""
    lines = Beam(judge.title.advice, WIDE.width, WIDE.ends, WIDE.roots).turn_ends(world, seat)
    return lines, judge.see([Asked(seat, world, lines)]).out


def played_on(judge: Judge, g: Any, seat: int, paths: list[Path], rng: Rng, deals: int) -> Floats:
    """By deal and path: what is to be expected once the seat has gone this way and its next turn is over. All paths
    meet the same deals, so that they can be compared."""
    games = []
    for _ in range(deals):
        world = judge.title.advice.undecided(judge.title.imagine(g, seat, rng), seat)
        games += [followed(world, seat, path) for path in paths]
    return play_on(judge, games, seat).reshape(deals, len(paths), -1)


def everybodys(title: Title, g: Any, seat: int, seed: int) -> list[float]:
    """The chance of every seat as this one may judge it, or a spectator (-1): averaged over games it can imagine."""
    judge, _ = judge_for(title)
    rng = Rng(seed)
    said = [chances(judge, title.imagine(g, seat, rng), rng) for _ in range(LOOKS)]
    return [round(float(chance), 4) for chance in np.mean(said, axis=0)]


def followed(world: Any, seat: int, path: Path) -> Any:
    """A copy of the game in which the seat goes this way."""
    g = world.copy()
    for number in path:
        if seat not in g.asks or number >= g.asks[seat].count:
            break
        g.choose(seat, number)
    return g


def spread(values: Floats) -> Floats:
    """How far a mean over the first axis may be off, at 95 %."""
    if len(values) < 2:
        return np.zeros(values.shape[1:], np.float32)
    return np.asarray(1.96 * values.std(axis=0, ddof=1) / np.sqrt(len(values)), np.float32)
