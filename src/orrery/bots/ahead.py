"""A mind that plays on in its thoughts: the likeliest turns of everybody, in games dealt anew, before it decides."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from orrery.bots.mind import Mind, Skill
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.minds.judgement import Asked, Judge
from orrery.minds.turns import Beam, Line

OPTIONS = 8  # ways to end the turn that are played on from
DEALS = 4  # imagined games at a time, shared by all options
TURNS = 60  # of everybody, after which a line of play is judged as it stands
SEPARATE = 2.0  # standard errors by which an option has to be worse to be dropped early


class Ahead(Mind):
    """Takes the best few ways to end the turn, and sees what comes of each when all play on by the net until the own
    next turn is over. Half of them are dropped, the others are seen in more deals, until the time is up."""

    def __init__(
        self, name: str, seed: int, skill: Skill, path: str = "", seconds: float = 1.0, deals: int = 0
    ) -> None:
        super().__init__(name, seed, skill, path)
        self.seconds = seconds
        self.deals = deals  # where the clock is not to decide

    def think(self, seen: Seen, judge: Judge) -> Line:
        start = time.perf_counter()
        world = seen.imagine(self.rng)
        beam = Beam(seen.title.advice, self.skill.width, self.skill.ends, self.skill.roots)
        lines = beam.turn_ends(world, seen.seat)
        looks = judge.see([Asked(seen.seat, world, lines)]).merit
        left = np.argsort(-looks, kind="stable")[:OPTIONS].tolist()
        totals, counts = np.zeros(len(lines)), 0
        stages = max(1, int(np.ceil(np.log2(max(2, len(left))))))
        seen_deals = 0
        for stage in range(1, stages + 1):
            if len(left) == 1:
                break
            until = start + self.seconds * stage / stages
            enough = self.deals * stage // stages
            while seen_deals < enough if self.deals else time.perf_counter() < until:
                totals[left] += self.outcomes(seen, judge, [lines[i] for i in left])
                seen_deals += DEALS
                counts += 1
            left = sorted(left, key=lambda i: -totals[i])[: (len(left) + 1) // 2]
        return lines[left[0]] if counts else lines[int(looks.argmax())]

    def outcomes(self, seen: Seen, judge: Judge, lines: list[Line]) -> Any:
        """What each line is worth on average over a few deals."""
        games, owners = [], []
        for _ in range(DEALS):
            world = anew(seen, self.rng)
            for number, line in enumerate(lines):
                g = world.copy()
                for step in line.path:
                    if seen.seat not in g.asks:
                        break
                    g.choose(seen.seat, step)
                games.append(g)
                owners.append(number)
        values = play_on(judge, games, seen.seat)
        found = np.zeros(len(lines))
        np.add.at(found, owners, values)
        return found / DEALS


def anew(seen: Seen, rng: Rng) -> Any:
    """An imagined game in which rivals have still to choose what only they know."""
    world = seen.imagine(rng)
    return seen.title.advice.undecided(world, seen.seat)


def play_on(judge: Judge, games: list[Any], seat: int) -> Any:
    """By the net, in lockstep, until the own next turn is over. The value is the one seen at its end, which does not
    know the cards drawn after it."""
    beam = Beam(judge.title.advice, 2, 8, 2)
    values = np.zeros(len(games))
    alive = list(range(len(games)))
    rounds = [g.round for g in games]
    for _ in range(TURNS):
        for i in [i for i in alive if not games[i].asks]:
            values[i] = judge.see([Asked(seat, games[i], [Line(games[i], (), False)])]).merit[0]
        alive = [i for i in alive if games[i].asks]
        if not alive:
            break
        asked = []
        for i in alive:
            mover = seat if seat in games[i].asks else min(games[i].asks)
            asked.append(Asked(mover, games[i], beam.turn_ends(games[i], mover)))
        judged = judge.see(asked)
        at = 0
        going = []
        for i, one in zip(alive, asked, strict=True):
            best = at + int(judged.merit[at : at + len(one.lines)].argmax())
            at += len(one.lines)
            line = one.lines[best - at + len(one.lines)]
            for step in line.path:
                games[i].choose(one.seat, step)
            if one.seat == seat:
                values[i] = judged.merit[best]
            if one.seat != seat or (seat in games[i].asks and games[i].round == rounds[i]):
                going.append(i)
        alive = going
    return values
