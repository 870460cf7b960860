"""Choices that gave chances away: what would have been better, and what came of both when they were played out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from orrery.analysis import reasons
from orrery.analysis.choices import Report, Way, Weighed
from orrery.analysis.fates import Change
from orrery.analysis.hints import idea
from orrery.analysis.played import Played, Taken
from orrery.analysis.playouts import played_out
from orrery.analysis.shape import Gain, Idea, Kind, Slip
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.minds.judgement import Judge
from orrery.minds.net import Floats

LAPSE: Final = 0.02  # chance to win that is given away
MISTAKE: Final = 0.04
BLUNDER: Final = 0.1
COSTLIEST: Final = 2  # choices that are told of everybody who did not win, also where none of them is a mistake
MARGIN: Final = 0.5  # of its error at 95 %, by which a blunder has to be larger
ENDS: Final = 32  # imagined games at a time in which both ways are played out to the end, for the reasons
PATIENCE: Final = 4  # times so many, until one of them speaks for the better way
EXPLAINED: Final = 6  # of the worst slips: that takes long, most of all early in a game
FULLY: Final = 3  # of those: the others are played out half as often


def slips(
    judge: Judge,
    game: Played,
    weighed: Sequence[Weighed | None],
    changes: Sequence[Change],
    report: Report = lambda share: None,
    ends: int = ENDS,
) -> list[Slip]:
    """Those that gave much away, and surely so; of who did not win also what cost most, where that is less."""
    given = [-float(change.given[step.seat]) for step, change in zip(game.taken, changes, strict=True)]
    told = [*mistakes(weighed, given), *lapses(game, weighed, given)]
    marked = [(at, one) for at, one in enumerate(weighed) if one is not None and at in told]
    worst = sorted([at for at, _ in marked], key=lambda at: -given[at])[:EXPLAINED] if ends else []
    found: list[Slip] = []
    for at, one in marked:
        step = game.taken[at]
        left = float(changes[at].chosen[step.seat])
        error = one.error * given[at] / one.given  # what the graph shows of it may be less
        came = both_ways(judge, game, at, one, playouts(worst.index(at), ends)) if at in worst else None
        gained, lost = [gains_of(judge, came, first) for first in (0, 1)]
        found.append(
            {
                "move": at + 1,
                "seat": step.seat,
                "kind": kind(given[at], error),
                "given": round(given[at], 4),
                "error": round(error, 4),
                "played": way_of(game.title, step, one.taken, left, error, lost, better=False),
                "better": way_of(game.title, step, one.best, left + given[at], error, gained),
            }
        )
        report(len(found) / len(marked))
    report(1.0)
    return found


def playouts(rank: int, ends: int) -> int:
    return ends if rank < FULLY else (ends + 1) // 2


def mistakes(weighed: Sequence[Weighed | None], given: Sequence[float]) -> list[int]:
    return [at for at, one in enumerate(weighed) if one is not None and given[at] >= MISTAKE and is_sure(one)]


def lapses(game: Played, weighed: Sequence[Weighed | None], given: Sequence[float]) -> list[int]:
    """A game can be lost a little at a time: of who made less than two mistakes, what comes next."""
    sure = [at for at, one in enumerate(weighed) if one is not None and given[at] >= LAPSE and is_sure(one)]
    winners = [] if game.end.asks else [score.seat for score in game.title.scores(game.end) if score.winner]
    found: list[int] = []
    for seat in range(len(game.names)):
        own = sorted([at for at in sure if game.taken[at].seat == seat], key=lambda at: -given[at])
        found += [at for at in own[:COSTLIEST] if seat not in winners and given[at] < MISTAKE]
    return found


def is_sure(one: Weighed) -> bool:
    """A difference within its error is none."""
    return one.deals is not None and one.given > one.error


def kind(given: float, error: float) -> Kind:
    """What only just looks like a blunder would often be none if it were thought about for longer."""
    return "blunder" if given - MARGIN * error >= BLUNDER else "mistake" if given >= MISTAKE else "lapse"


def both_ways(judge: Judge, game: Played, at: int, one: Weighed, ends: int) -> Floats:
    """Played out to the end for as long as nothing is known that speaks for the better one."""
    step, rng, paths = game.taken[at], Rng(game.seed ^ at << 36), [one.best.path, one.taken.path]
    came = played_out(judge, step.before, step.seat, paths, rng, ends)
    while len(came) < PATIENCE * ends and not reasons.picked_of(judge.title, gains_of(judge, came, 0)):
        came = np.concatenate([came, played_out(judge, step.before, step.seat, paths, rng, ends)])
    return came


def gains_of(judge: Judge, came: Floats | None, first: int) -> list[Gain]:
    """What one of both ways brought more than the other."""
    return [] if came is None else reasons.gains(judge.title, judge.net.unit, came[:, first] - came[:, 1 - first])


def way_of(
    title: Title, step: Taken, way: Way, chance: float, error: float, gained: list[Gain], better: bool = True
) -> Idea:
    return idea(title, step.before, step.seat, way.path, min(1.0, max(0.0, chance)), error, gained, better)
