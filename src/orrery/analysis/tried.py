"""A choice that somebody tries in the place of a slip: is it as good as the better idea, and if not, why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from orrery.analysis import reasons
from orrery.analysis.choices import DEALS
from orrery.analysis.hints import idea
from orrery.analysis.judging import judge_for, played_on, spread, ways
from orrery.analysis.playouts import played_out
from orrery.analysis.shape import Tried
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.minds.judgement import Judge, merit
from orrery.minds.lines import Path
from orrery.minds.net import WIN

ENDS: Final = 8  # imagined games that are played out to the end for its reasons
AS_GOOD: Final = 0.02  # chance to win: less is no difference


def tried(title: Title, g: Any, seat: int, seed: int, better: Sequence[str], key: str, path: str = "") -> Tried:
    """The best way that begins with this choice against the better one, both played on in the same deals."""
    judge, _ = judge_for(title, path)
    rng = Rng(seed)
    world = title.imagine(g, seat, rng)
    own = best_with(judge, world, seat, key)
    deals = played_on(judge, g, seat, [path_of(world, seat, better), own], rng, DEALS)
    won = deals[:, 0, WIN] - deals[:, 1, WIN]
    given, error = float(won.mean()), float(spread(won))
    ends = played_out(judge, g, seat, [path_of(world, seat, better), own], rng, ENDS)
    gained = reasons.gains(title, judge.net.unit, ends[:, 1] - ends[:, 0], deals[:, 1] - deals[:, 0])
    chance, off = float(deals[:, 1, WIN].mean()), float(spread(deals[:, 1, WIN]))
    return {
        "idea": idea(title, world, seat, own, chance, off, gained, better=given < 0.0),
        "given": round(given, 4),
        "error": round(error, 4),
        "good": given <= max(AS_GOOD, error),
    }


def best_with(judge: Judge, world: Any, seat: int, key: str) -> Path:
    """The best way to end the turn that begins with this choice; the choice alone where the beam knows none."""
    number = [option.key for option in world.options(seat)].index(key)
    lines, out = ways(judge, world, seat)
    order = np.argsort(-merit(out), kind="stable").tolist()
    return next((lines[at].path for at in order if lines[at].path[0] == number), (number,))


def path_of(world: Any, seat: int, keys: Sequence[str]) -> Path:
    """A way by the numbers of its options."""
    g, found = world.copy(), list[int]()
    for key in keys:
        numbers = [option.key for option in g.options(seat)] if seat in g.asks else []
        if key not in numbers:
            break
        found.append(numbers.index(key))
        g.choose(seat, found[-1])
    return tuple(found)
