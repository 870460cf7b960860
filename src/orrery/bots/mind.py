"""A bot that thinks of its turn as a whole: a beam finds ways to end it, a net judges them, the best one is played."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from orrery.bots.levels import Skill
from orrery.bots.planner import Planner
from orrery.bots.seen import Plan, Seen, Step
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.minds.judgement import Asked, Judge, Judged
from orrery.minds.lines import Line
from orrery.minds.net import WIN
from orrery.minds.shelf import judge_of
from orrery.minds.turns import Beam

DOUBT: Final = 0.1  # in chance to win: by so much nets misjudge what is chosen before anything is laid out


class Mind:
    """Plans, and keeps to the plan while nothing new comes to light: a plan ends where something would."""

    def __init__(self, name: str, seed: int, skill: Skill, path: str = "") -> None:
        self.name = name
        self.rng = Rng(seed)
        self.skill = skill
        self.path = path
        self.chance = np.random.default_rng(seed)
        self.plan = Plan()
        self.planner = Planner(seed)  # stands in where nothing was learned

    def choose(self, seen: Seen) -> int:
        if seen.count == 1:
            return 0
        judge = judge_of(seen.title, self.path)
        if judge is None:
            return self.planner.choose(seen)
        if not self.fits(seen):
            again = self.plan.thoughts if self.plan.turn == seen.turn else 0
            self.plan = Plan(self.spelled(seen, self.think(seen, judge, again)), seen.turn, again + 1)
        (number, _, _), *steps = self.plan.steps
        self.plan = self.plan._replace(steps=tuple(steps))
        return number

    def fits(self, seen: Seen) -> bool:
        """Whether the plan goes on with the question that is asked."""
        if not self.plan.steps or self.plan.turn != seen.turn:
            return False
        number, count, key = self.plan.steps[0]
        return seen.count == count and seen.options()[number].key == key

    def spelled(self, seen: Seen, line: Line) -> tuple[Step, ...]:
        """The choices of a line. Questions with a single option are answered without it."""
        g = seen.imagine(self.rng)
        steps: list[Step] = []
        for number in line.path:
            options = g.options(seen.seat)
            if len(options) <= number:
                break
            if len(options) > 1:
                steps.append((number, len(options), options[number].key))
            g.choose(seen.seat, number)
        return tuple(steps)

    def think(self, seen: Seen, judge: Judge, again: int) -> Line:
        """The line that the net likes best, as far as this mind can see; `again` is how often it has already thought
        about this turn."""
        world = seen.imagine(self.rng)
        beam = Beam(seen.title.advice, self.skill.width, self.skill.ends, self.skill.roots)
        lines = beam.turn_ends(world, seen.seat)
        judged = judge.see([Asked(seen.seat, world, lines)])
        noise = max(self.skill.noise, DOUBT) if opens(seen.title, world) else self.skill.noise
        return lines[self.pick(judged, noise)]

    def pick(self, judged: Judged, noise: float) -> int:
        best = int(judged.merit.argmax())
        if not noise:
            return best
        wins = judged.out[:, WIN]
        seen = wins + noise * self.chance.gumbel(size=len(wins))
        seen[wins < wins[best] - self.skill.worst] = -np.inf
        return int(seen.argmax())


def opens(title: Title, world: Any) -> bool:
    """Whether this is one of the choices before the game that it could as well deal. Who always chooses the same there
    is dull to play with, and what is chosen seldom is known badly."""
    return bool(title.advice.dealt) and not title.study.ready(world)
