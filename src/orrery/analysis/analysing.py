"""The analysis of a game, put together: the same for everybody who asks, however often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from orrery.analysis import reasons
from orrery.analysis.choices import DEALS, Report, Way, Weighed, Weighing
from orrery.analysis.fates import Change, Reckoning
from orrery.analysis.hints import idea
from orrery.analysis.judging import judge_for
from orrery.analysis.played import EVERYBODY, Played, Taken
from orrery.analysis.shape import FORMAT, Analysis, Gain, Idea, Slip, Stroke, Thought
from orrery.analysis.summary import fates, summary
from orrery.core.game import UNCERTAIN
from orrery.minds.judgement import Judge

MISTAKE: Final = 0.04  # chance to win that is given away
BLUNDER: Final = 0.1
STROKE: Final = 0.05  # chance to win that luck gives or takes
ALIKE: Final = 1e-4  # chance to win: less is no difference


def analyse(game: Played, report: Report = lambda share: None, path: str = "", deals: int = DEALS) -> Analysis:
    """`report` hears again and again which share is done."""
    judge, name = judge_for(game.title, path)
    weighed, reckoning, changes = examined(judge, game, report, deals)
    found = Findings(judge, game, reckoning)
    return {
        "format": FORMAT,
        "game": game.title.name,
        "names": game.names,
        "seat": game.seat,
        "judge": name,
        "rounds": [int(g.round) for g in (game.start, *[step.after for step in game.taken])],
        "chances": [[round(float(chance), 4) for chance in row] for row in reckoning.chances],
        "slips": found.slips(weighed, changes),
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


def examined(judge: Judge, game: Played, report: Report = lambda share: None, deals: int = DEALS) -> Examined:
    weighed = Weighing(judge, game, report, deals).all()
    reckoning = Reckoning(judge, game)
    changes: list[Change] = []
    for at, step in enumerate(game.taken):
        changes.append(reckoning.moved(at, step, weighed[at]))
        report(0.9 + 0.1 * (at + 1) / len(game.taken))
    return Examined(weighed, reckoning, changes)


class Findings:
    """What is worth a look."""

    def __init__(self, judge: Judge, game: Played, reckoning: Reckoning) -> None:
        self.judge = judge
        self.game = game
        self.chances = reckoning.chances

    def slips(self, weighed: Sequence[Weighed | None], changes: Sequence[Change]) -> list[Slip]:
        """Choices that gave much away, and surely so."""
        found: list[Slip] = []
        for at, (one, change) in enumerate(zip(weighed, changes, strict=True)):
            step = self.game.taken[at]
            given = -float(change.given[step.seat])
            if one is None or one.deals is None or given < MISTAKE or one.given <= one.error:
                continue
            unit, title = self.judge.net.unit, self.game.title
            error = one.error * given / one.given  # what the graph shows of it may be less
            gained = reasons.gains(title, unit, one.deals[:, 0], one.deals[:, 1])
            lost = reasons.gains(title, unit, one.deals[:, 1], one.deals[:, 0])
            found.append(
                {
                    "move": at + 1,
                    "seat": step.seat,
                    "kind": "blunder" if given >= BLUNDER else "mistake",
                    "given": round(given, 4),
                    "error": round(error, 4),
                    "played": self.idea(step, one.taken, float(change.chosen[step.seat]), error, lost, better=False),
                    "better": self.idea(step, one.best, float(change.chosen[step.seat]) + given, error, gained),
                }
            )
        return found

    def idea(self, step: Taken, way: Way, chance: float, error: float, gained: list[Gain], better: bool = True) -> Idea:
        title, sure = self.game.title, min(1.0, max(0.0, chance))
        return idea(title, step.before, step.seat, way.path, sure, error, gained, better)

    def strokes(self, changes: Sequence[Change]) -> list[Stroke]:
        """Each told of the one whom it changed most; what two share alike of the one to whom it came."""
        found: list[Stroke] = []
        for at, change in enumerate(changes):
            step = self.game.taken[at]
            size = np.abs(change.luck)
            seat = step.seat if size[step.seat] >= size.max() - ALIKE else int(size.argmax())
            if size[seat] >= STROKE:
                luck = round(float(change.luck[seat]), 4)
                found.append({"move": at + 1, "seat": seat, "luck": luck, "words": self.came_to_light(step)})
        return found

    def came_to_light(self, step: Taken) -> str:
        """The first that was told after something hidden came to light."""
        names = [event[0] for event in step.events]
        first = names.index(UNCERTAIN) if UNCERTAIN in names else 0
        told = [event for event in step.events[first:] if event[0] != UNCERTAIN]
        return self.game.title.words.line(told[0], self.game.names) if told else ""

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
            gained = reasons.gains(self.game.title, self.judge.net.unit, one.taken.out[None], one.next_best.out[None])
            expected = self.idea(step, one.taken, float(change.chosen[step.seat]), 0.0, gained)
            last[step.seat] = {"move": at + 1, "moves": [at + 1], "seat": step.seat, "idea": expected}
            found.append(last[step.seat])
        return found


def goes_on(thought: Thought | None, key: str, move: int) -> None:
    """A choice that a bot had in mind already."""
    steps = [] if thought is None else thought["idea"]["steps"][len(thought["moves"]) :]
    if thought is not None and steps and steps[0]["key"] == key:
        thought["moves"].append(move)
