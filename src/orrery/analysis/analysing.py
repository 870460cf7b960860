"""The analysis of a game, put together: the same for everybody who asks, however often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from orrery.analysis import reasons
from orrery.analysis.choices import Report, Weighed, Weighing
from orrery.analysis.fates import Change, Reckoning
from orrery.analysis.judging import judge_for
from orrery.analysis.played import EVERYBODY, Played, Taken
from orrery.analysis.shape import FORMAT, Analysis, Stroke, Thought
from orrery.analysis.slips import ENDS, slips, way_of
from orrery.analysis.summary import fates, summary
from orrery.core.game import UNCERTAIN, Event
from orrery.core.sentence import plain
from orrery.minds.judgement import Judge

STROKE: Final = 0.05  # chance to win that luck gives or takes
ALIKE: Final = 1e-4  # chance to win: less is no difference


def analyse(game: Played, report: Report = lambda share: None, path: str = "", ends: int = ENDS) -> Analysis:
    """`report` hears again and again which share is done. Reasons are what comes of both ways in so many games."""
    judge, name = judge_for(game.title, path)
    weighed, reckoning, changes = examined(judge, game, lambda share: report(0.7 * share))
    found = Findings(judge, game)
    return {
        "format": FORMAT,
        "game": game.title.name,
        "names": game.names,
        "seat": game.seat,
        "judge": name,
        "rounds": [int(g.round) for g in (game.start, *[step.after for step in game.taken])],
        "chances": [[round(float(chance), 4) for chance in row] for row in reckoning.chances],
        "slips": slips(judge, game, weighed, changes, lambda share: report(0.7 + 0.3 * share), ends),
        "strokes": found.strokes(changes),
        "thoughts": found.thoughts(weighed, changes) if game.seat == EVERYBODY else [],
        "fates": fates(judge, game, reckoning.chances, changes),
        "summary": summary(judge, game, changes),
    }


class Examined(NamedTuple):
    """What every choice was worth, and what every move did to the chances."""

    weighed: list[Weighed | None]
    reckoning: Reckoning
    changes: list[Change]


def examined(judge: Judge, game: Played, report: Report = lambda share: None) -> Examined:
    weighed = Weighing(judge, game, report).all()
    reckoning = Reckoning(judge, game)
    changes: list[Change] = []
    for at, step in enumerate(game.taken):
        changes.append(reckoning.moved(at, step, weighed[at]))
        report(0.9 + 0.1 * (at + 1) / len(game.taken))
    return Examined(weighed, reckoning, changes)


class Findings:
    """What is worth a look."""

    def __init__(self, judge: Judge, game: Played) -> None:
        self.judge = judge
        self.game = game

    def strokes(self, changes: Sequence[Change]) -> list[Stroke]:
        """Each told of the one whom it changed most; what two share alike of the one to whom it came, or who chose."""
        found: list[Stroke] = []
        for at, change in enumerate(changes):
            step, size = self.game.taken[at], np.abs(change.luck)
            if size.max() < STROKE:
                continue
            told = came_to_light(step)
            concerned = [*([told[1]] if told is not None else []), step.seat, int(size.argmax())]
            seat = next(one for one in concerned if 0 <= one < len(size) and size[one] >= size.max() - ALIKE)
            words = "" if told is None else self.told(told, step.after)
            found.append({"move": at + 1, "seat": seat, "luck": round(float(change.luck[seat]), 4), "words": words})
        return found

    def told(self, event: Event, after: Any) -> str:
        title = self.game.title
        return plain(title.said_at(title.view(after, -1), title.words.sentence(event, self.game.names)))

    def thoughts(self, weighed: Sequence[Weighed | None], changes: Sequence[Change]) -> list[Thought]:
        """Of bots, whenever they planned anew; as long as they do what they meant to it is the same thought."""
        found: list[Thought] = []
        last: dict[int, Thought] = {}
        for at, (one, change) in enumerate(zip(weighed, changes, strict=True)):
            step = self.game.taken[at]
            if one is None or step.seat not in self.game.bots:
                continue
            if one.next_best is None:
                goes_on(last.get(step.seat), step.key, at + 1)
                continue
            gained = reasons.gains(self.game.title, self.judge.net.unit, (one.taken.out - one.next_best.out)[None])
            expected = way_of(self.game.title, step, one.taken, float(change.chosen[step.seat]), 0.0, gained)
            last[step.seat] = {"move": at + 1, "moves": [at + 1], "seat": step.seat, "idea": expected}
            found.append(last[step.seat])
        return found


def came_to_light(step: Taken) -> Event | None:
    """The first that was told after something hidden came to light, and says more than that, as a shuffle does not."""
    names = [event[0] for event in step.events]
    first = names.index(UNCERTAIN) if UNCERTAIN in names else 0
    told = [event for event in step.events[first:] if event[0] != UNCERTAIN]
    return next((event for event in told if event[2]), told[0] if told else None)


def goes_on(thought: Thought | None, key: str, move: int) -> None:
    """A choice that a bot had in mind already."""
    steps = [] if thought is None else thought["idea"]["steps"][len(thought["moves"]) :]
    if thought is not None and steps and steps[0]["key"] == key:
        thought["moves"].append(move)
