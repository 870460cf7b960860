"""Three good ideas for the seat that is asked: an answer at once, and better founded ones as they come.

All of it follows from games that the seat can imagine, never from the real one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from orrery.analysis import reasons
from orrery.analysis.judging import judge_for, played_on, spread, ways
from orrery.analysis.playouts import played_out
from orrery.analysis.shape import Gain, Idea, Step
from orrery.analysis.shares import Shares, shares
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.minds.judgement import merit
from orrery.minds.lines import Path
from orrery.minds.net import ROUNDS, WIN, Floats

IDEAS: Final = 3
CANDIDATES: Final = 6  # first choices that are thought about for longer
DEALS: Final = (2, 6, 24, 64)  # imagined games that the answer at each depth adds
ENDS: Final = (0, 0, 10, 24)  # imagined games that are played out to the end for its reasons
DEEPEST: Final = len(DEALS) - 1


def hints(title: Title, g: Any, seat: int, seed: int, path: str = "", why: int = 0) -> Iterator[list[Idea]]:
    """The best first, at each depth from 0 on. Whoever has seen enough just stops asking. Reasons take long: whoever
    does not look at them before some depth says so with `why`."""
    judge, _ = judge_for(title, path)
    rng = Rng(seed)
    world = title.imagine(g, seat, rng)
    lines, out = ways(judge, world, seat)
    chosen = apart([line.path for line in lines], merit(out))[:CANDIDATES]
    paths = [lines[at].path for at in chosen]
    scale = shares(judge, g, seat, Rng(seed ^ 0x73686172))
    known = out[None, chosen][:0]
    for depth, deals in enumerate(DEALS):
        known = np.concatenate([known, played_on(judge, g, seat, paths, rng, deals)])
        order = in_order(known.mean(axis=0))
        best = [paths[at] for at in order]
        ends = known[:0, order]
        if depth >= why and ENDS[depth] and len(order) > 1:
            ends = played_out(judge, g, seat, best, Rng(seed ^ depth << 40), ENDS[depth])
        yield ideas(title, world, seat, best, known[:, order], ends, judge.net.unit, scale)


def apart(paths: Sequence[Path], worth: Floats) -> list[int]:
    """The best way that begins with each choice, the best of them first."""
    best: dict[int, int] = {}
    for at in np.argsort(-worth, kind="stable").tolist():
        best.setdefault(paths[at][0], at)
    return list(best.values())


def in_order(mean: Floats) -> list[int]:
    """The best three, in the order of their chances."""
    best = np.argsort(-merit(mean), kind="stable").tolist()[:IDEAS]
    return sorted(best, key=lambda at: -float(mean[at, WIN]))


def ideas(
    title: Title, world: Any, seat: int, paths: list[Path], known: Floats, ends: Floats, unit: float, scale: Shares
) -> list[Idea]:
    """Each with what sets it apart: the first from the second, the others from the first."""
    mean, error = known.mean(axis=0), spread(known)
    last = len(ends) > 0 and bool((ends[..., ROUNDS] == world.round).all())
    found: list[Idea] = []
    for at, path in enumerate(paths):
        other = 0 if at else 1
        gained: list[Gain] = []
        if len(ends):
            gained = reasons.gains(title, unit, ends[:, at] - ends[:, other], known[:, at] - known[:, other])
        chance, off = scale.told(float(mean[at, WIN]), float(mean[0, WIN]), float(error[at, WIN]))
        found.append(idea(title, world, seat, path, chance, off, gained, better=not at, last=last))
    return found


def idea(
    title: Title,
    world: Any,
    seat: int,
    path: Path,
    chance: float,
    error: float,
    gained: list[Gain],
    better: bool = True,
    last: bool = False,
) -> Idea:
    """`better` is whether it is so than what its gains are compared with; `last`, whether the game ends with this
    round."""
    steps = steps_of(title, world, seat, path)
    return {
        "key": steps[0]["key"] if steps else "",
        "steps": steps,
        "chance": round(chance, 4),
        "error": round(error, 4),
        "gains": gained,
        "reason": reasons.said(title, gained, better, last),
    }


def steps_of(title: Title, world: Any, seat: int, path: Path) -> list[Step]:
    """The choices of a way, as buttons say them. Where there is nothing to choose nobody is asked."""
    g = world.copy()
    found: list[Step] = []
    for number in path:
        if seat not in g.asks or number >= g.asks[seat].count:
            break
        options = g.options(seat)
        found.append({"key": options[number].key, "label": title.words.label(options[number])})
        g.choose(seat, number)
    return found
