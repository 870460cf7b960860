"""What luck and skill came to in the end: a line for every seat, and a sentence for all."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from orrery.analysis.fates import Change
from orrery.analysis.played import Played
from orrery.analysis.shape import Fate
from orrery.core.words import join
from orrery.minds.judgement import Judge
from orrery.minds.net import STEEP, Floats


def fates(judge: Judge, game: Played, chances: Sequence[Floats], changes: Sequence[Change]) -> list[Fate]:
    """It all adds up to the result, to the last digit that is told."""
    found: list[Fate] = []
    scores = {score.seat: score.total for score in judge.title.scores(game.end)}
    seats = range(len(game.names))
    for seat in seats:
        rival = max([total for other, total in scores.items() if other != seat], default=0)
        margin = scores[seat] - rival
        lucky = sum([float(change.luck[seat]) for change in changes])
        doubt = sum([float(change.doubt[seat]) for change in changes])
        start, result = [round(float(row[seat]), 4) for row in (chances[0], chances[-1])]
        luck, given = round(lucky, 4), round(given_by(game, changes, seat), 4)
        found.append(
            {
                "seat": seat,
                "start": start,
                "luck": luck,
                "given": given,
                "rest": round(result - start - luck + given, 4),
                "result": result,
                "error": round(1.96 * float(np.sqrt(doubt)), 4),
                "margin": margin,
                "even": round(margin - lucky * worth(judge), 1),
            }
        )
    return found


def given_by(game: Played, changes: Sequence[Change], seat: int) -> float:
    """What the choices of a seat kept less than the best ones would have."""
    steps = zip(changes, game.taken, strict=True)
    return -sum([float(change.given[seat]) for change, step in steps if step.seat == seat])


def summary(judge: Judge, game: Played, changes: Sequence[Change]) -> str:
    """`Ann wins by 6; with even luck by 3.`"""
    if game.end.asks:
        return ""
    scoring = judge.title.scoring
    scores = scoring.scores(game.end)
    names = [*game.names, judge.title.words.guest]
    winners = [score for score in scores if score.winner]
    if len(winners) != 1 or len(scores) < 2:
        return f"{join([names[score.seat] for score in winners])} share the victory." if winners else "Nobody wins."
    best = winners[0]
    second = max([score for score in scores if score is not best], key=lambda score: score.total)
    who = names[best.seat]
    first = f"{who[:1].upper()}{who[1:]} wins by {scoring.apart(best.total, second.total) or 'a tie-break'}"
    even = round(best.total - worth(judge) * luck_of(best.seat, second.seat, len(game.names), changes))
    if even > second.total:
        return f"{first}; with even luck by {scoring.apart(even, second.total)}."
    if even == second.total:
        return f"{first}; with even luck it is a draw."
    return f"{first}; with even luck {names[second.seat]} does, by {scoring.apart(second.total, even)}."


def luck_of(best: int, second: int, seats: int, changes: Sequence[Change]) -> float:
    """An opponent whom the game itself plays has no luck of its own: it is told from the other side."""
    own = best < seats
    luck = sum([float(change.luck[best if own else second]) for change in changes])
    return luck if own else -luck


def worth(judge: Judge) -> float:
    """Points of the margin that a whole chance to win is worth, where both are level: as the judge sees it."""
    return 4.0 * judge.net.unit / (STEEP * max(0.1, float(judge.net.temper[1])))
