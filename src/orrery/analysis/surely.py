"""Whether one choice is clearly the best, also when it is thought about for much longer."""

from __future__ import annotations

import numpy as np

from orrery.analysis.choices import DEALS
from orrery.analysis.hints import CANDIDATES, apart
from orrery.analysis.judging import judge_for, played_on, spread, ways
from orrery.analysis.played import Played, Taken
from orrery.core.rng import Rng
from orrery.minds.judgement import Judge, merit
from orrery.minds.lines import Path
from orrery.minds.net import WIN, Floats


def surely_best(game: Played, at: int, key: str, clear: float, again: int, path: str = "") -> bool:
    """Ahead of every other choice by so much chance to win; of the closest also under so many times the thinking."""
    step = game.taken[at]
    judge, _ = judge_for(game.title, path)
    world = game.title.imagine(step.before, step.seat, Rng(game.seed + at))
    lines, out = ways(judge, world, step.seat)
    chosen = [lines[n].path for n in apart([line.path for line in lines], merit(out))[:CANDIDATES]]
    keys = [option.key for option in world.options(step.seat)]
    if len(chosen) < 2 or key not in [keys[path[0]] for path in chosen]:
        return False
    mine = [keys[path[0]] for path in chosen].index(key)
    rng = Rng(game.seed ^ at << 28)
    rivals = [path for n, path in enumerate(chosen) if n != mine]
    ahead = lead(judge, step, [chosen[mine], *rivals], rng, DEALS)
    if not (ahead.mean(axis=0) >= clear).all():
        return False
    closest = rivals[int(ahead.mean(axis=0).argmin())]
    ahead = lead(judge, step, [chosen[mine], closest], rng, DEALS * again)
    return bool(ahead.mean() >= clear and ahead.mean() > spread(ahead)[0])


def lead(judge: Judge, step: Taken, paths: list[Path], rng: Rng, deals: int) -> Floats:
    """By deal: how far the first is ahead of each of the others."""
    won = played_on(judge, step.before, step.seat, paths, rng, deals)[:, :, WIN]
    return np.asarray(won[:, :1] - won[:, 1:], np.float32)
