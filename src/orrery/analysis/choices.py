"""What every choice was worth, judged with what its seat knew: the best way to go on, and the one that was taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from orrery.analysis.judging import played_on, spread, ways
from orrery.analysis.played import Played, Taken
from orrery.core.rng import Rng
from orrery.minds.judgement import Asked, Judge, merit
from orrery.minds.lines import Line, Path, undisturbed
from orrery.minds.net import WIN, Floats

DOUBT: Final = 0.03  # chance given away from which on a choice is thought about for longer
DEALS: Final = 32  # imagined games in which both ways are then played on
Report = Callable[[float], None]


class Way(NamedTuple):
    """What a seat can choose until its turn ends, or something comes to light; and what is to be expected then."""

    path: Path
    out: Floats


class Weighed(NamedTuple):
    """A choice: what the best way was, what the one taken, and what that gave away. Where it was thought about for
    longer, what was expected of both, a row a deal."""

    best: Way
    taken: Way
    next_best: Way | None  # that begins with another choice, as the one who chose may have weighed it
    ended: bool  # whether the turn was over with it, or something came to light
    given: float = 0.0
    error: float = 0.0
    deals: Floats | None = None


class Weighing:
    """First all choices in their order, each with the best way on; then backwards, for a choice is worth what the best
    that follows it in the same turn is worth."""

    def __init__(self, judge: Judge, game: Played, report: Report) -> None:
        self.judge = judge
        self.game = game
        self.report = report

    def all(self) -> list[Weighed | None]:
        found = self.forwards()
        later: dict[int, Way] = {}  # by seat: what its next choice in the same turn is worth
        for at in range(len(found) - 1, -1, -1):
            weighed, step = found[at], self.game.taken[at]
            if weighed is not None:
                if not weighed.ended and step.seat in later:
                    weighed = self.continued(weighed, step, later[step.seat])
                found[at] = weighed = self.compared(at, step, weighed)
                later[step.seat] = weighed.best
            self.report(0.5 + 0.4 * (len(found) - at) / len(found))
        return found

    def forwards(self) -> list[Weighed | None]:
        """A seat that follows the best way need not be thought for again."""
        found: list[Weighed | None] = []
        plans: dict[int, Way] = {}
        for at, step in enumerate(self.game.taken):
            found.append(self.weighed(at, step, plans) if step.judged else None)
            self.report(0.5 * (at + 1) / len(self.game.taken))
        return found

    def weighed(self, at: int, step: Taken, plans: dict[int, Way]) -> Weighed:
        seat, judge = step.seat, self.judge
        world = judge.title.imagine(step.before, seat, Rng(self.game.seed + at))
        number = number_of(judge.title.option(step.key), world, seat)
        taken, ended = self.alone(world, seat, number)
        planned, next_best = plans.pop(seat, None), None
        if world.asks[seat].count == 1:
            best = taken if ended else Way((number,), taken.out)
        elif planned is not None:
            best, next_best = planned, None if planned.path[0] == number else planned
        else:
            best, next_best = self.best(world, seat, number)
        if not ended and best.path[0] == number and len(best.path) > 1:
            plans[seat] = Way(best.path[1:], best.out)
        return Weighed(best, taken, next_best, ended)

    def alone(self, world: Any, seat: int, number: int) -> tuple[Way, bool]:
        """The choice by itself, and whether it ends what can be planned."""
        before = undisturbed(world)
        after = before.copy()
        after.choose(seat, number)
        ended = seat not in after.asks or after.revealed != before.revealed or after.round != before.round
        line = Line(after, (number,), False)
        return Way(line.path, self.judge.see([Asked(seat, world, [line])]).out[0]), ended

    def best(self, world: Any, seat: int, number: int) -> tuple[Way, Way | None]:
        lines, out = ways(self.judge, world, seat)
        order = np.argsort(-merit(out), kind="stable").tolist()
        best = order[0]
        others = [at for at in order if lines[at].path[0] != number]
        other = Way(lines[others[0]].path, out[others[0]]) if others else None
        return Way(lines[best].path, out[best]), other

    def continued(self, weighed: Weighed, step: Taken, later: Way) -> Weighed:
        return weighed._replace(taken=Way(weighed.taken.path[:1] + later.path, later.out))

    def compared(self, at: int, step: Taken, weighed: Weighed) -> Weighed:
        """What is given away is the chance to win; but what brings more points, and so is worth more, is none. Where
        the best way begins with the same choice, a later one gives it away."""
        best, taken = weighed.best, weighed.taken
        given = float(best.out[WIN] - taken.out[WIN])
        if best.path[0] == taken.path[0] or given <= 0.0 or worth(best) <= worth(taken):
            return weighed._replace(best=taken)
        if given < DOUBT:
            return weighed._replace(given=given)
        rng = Rng(self.game.seed ^ at << 20)
        deals = played_on(self.judge, step.before, step.seat, [best.path, taken.path], rng, DEALS)
        won = deals[:, 0, WIN] - deals[:, 1, WIN]
        given, error = float(won.mean()), float(spread(won))
        if given <= 0.0:
            return weighed._replace(best=taken)
        out = taken.out.copy()
        out[WIN] = min(1.0, float(out[WIN]) + given)
        return weighed._replace(best=Way(best.path, out), given=given, error=error, deals=deals)


def worth(way: Way) -> float:
    return float(merit(way.out[None])[0])


def number_of(option: Any, world: Any, seat: int) -> int:
    """Which of the options it is."""
    return [one.key for one in world.options(seat)].index(option.key)
