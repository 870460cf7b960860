"""What a net thinks of positions and options; without one, what the hand-written evaluation says."""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple, Optional

from orrery.core.rng import Rng
from orrery.core.title import Title

MOST: Final = 60  # options that are weighed
CLOSE: Final = 0.01  # of a win
HEAT: Final = 0.02
POINT: Final = 1.0


class Weighed(NamedTuple):
    stakes: Optional[float] = None
    lost: Optional[float] = None
    close: Optional[int] = None
    entropy: Optional[float] = None


class Scales:
    """Weighs for the lab, with dice of its own: that bots are watched changes nothing of what they do."""

    def __init__(self, title: Title, bots: list[str]) -> None:
        from orrery.minds.shelf import judge_of  # numpy is loaded only where games are played

        self.title = title
        paths = [spec.partition("@")[2] for spec in bots if "@" in spec]
        self.judge = judge_of(title, paths[0] if paths else "")

    def chances(self, g: Any, rng: Rng) -> list[Optional[float]]:
        """Of every seat to win, each as it sees the game itself, brought to a sum of one."""
        seats = range(len(g.players))
        if self.judge is None:
            return [None for _ in seats]
        from orrery.minds.chances import chances

        return [round(float(chance), 4) for chance in chances(self.judge, g, rng)]

    def wins(self, before: Any, seat: int, games: list[Any]) -> Any:
        from orrery.minds.judgement import Asked
        from orrery.minds.lines import Line
        from orrery.minds.net import WIN

        assert self.judge is not None
        return self.judge.see([Asked(seat, before, [Line(g, (), False) for g in games])]).out[:, WIN]

    def weigh(self, g: Any, seat: int, chosen: int, rng: Rng) -> Weighed:
        """What every option would lead to in one imagined game."""
        count = g.asks[seat].count
        if not 1 < count <= MOST:
            return Weighed()
        world = self.title.imagine(g, seat, rng)
        after = []
        for number in range(count):
            twin = world.copy()
            twin.choose(seat, number)
            after.append(twin)
        if self.judge is None:
            return weighed([self.title.advice.evaluate(twin, seat) for twin in after], chosen, POINT)
        values = [float(value) for value in self.wins(world, seat, after)]
        return weighed(values, chosen, CLOSE)._replace(entropy=entropy(values))


def weighed(values: list[float], chosen: int, close: float) -> Weighed:
    best = max(values)
    near = sum([value >= best - close for value in values])
    return Weighed(round(best - min(values), 4), round(best - values[chosen], 4), near)


def entropy(values: list[float]) -> float:
    best = max(values)
    odds = [math.exp((value - best) / HEAT) for value in values]
    shares = [odd / sum(odds) for odd in odds]
    return round(-sum([share * math.log2(share) for share in shares if share > 0.0]), 4)
