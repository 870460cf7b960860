"""A mind that plays on in its thoughts: the likeliest turns of everybody, in games dealt anew, before it decides."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from orrery.bots.levels import LEVELS, Skill
from orrery.bots.mind import Mind, opens
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.minds.judgement import Asked, Judge, merit
from orrery.minds.lines import Line
from orrery.minds.net import Floats
from orrery.minds.turns import Beam

DEALS = 4  # imagined games at a time, shared by all options
TURNS = 60  # of everybody, after which a line of play is judged as it stands
MOST_DEALS = 4096
NEAR = 0.12  # what looks worse than the best by more than this, in merit, hardly ever proves better
INSIDE = 4  # questions within an action that are followed up in thoughts of later turns
AGAIN = 0.6  # of the time, whenever something new makes it think about the same turn once more


class Ahead(Mind):
    """Takes the best few ways to end the turn, and sees what comes of each when all play on by the net until one's own
    next turn is over. Half of them are dropped, the others are seen in more deals, and so on: for so many deals of the
    first stage, or, where `seconds` are given, until the time is up."""

    def __init__(self, name: str, seed: int, skill: Skill, path: str = "", seconds: float = 0.0) -> None:
        super().__init__(name, seed, skill, path)
        self.seconds = seconds

    def think(self, seen: Seen, judge: Judge, again: int) -> Line:
        start = time.perf_counter()
        world = seen.imagine(self.rng)
        if opens(seen.title, world):
            return super().think(seen, judge, again)
        beam = Beam(seen.title.advice, self.skill.width, self.skill.ends, self.skill.roots)
        lines = beam.turn_ends(world, seen.seat)
        looks = judge.see([Asked(seen.seat, world, lines)]).merit
        left: list[int] = np.argsort(-looks, kind="stable")[: self.skill.options].tolist()
        left = [i for i in left if looks[i] > looks[left[0]] - NEAR]
        totals, deals = np.zeros(len(lines)), np.zeros(len(lines))
        stages = max(1, int(np.ceil(np.log2(max(2, len(left))))))
        for stage in range(1, stages + 1):
            if len(left) == 1:
                break
            until = start + self.seconds * AGAIN**again * stage / stages
            most = self.skill.deals * 2 ** (stage - 1) if not self.seconds else MOST_DEALS
            while not deals[left[0]] or (deals[left[0]] < most and (not self.seconds or time.perf_counter() < until)):
                totals[left] += self.outcomes(seen, judge, [lines[i] for i in left])
                deals[left] += DEALS
            left = sorted(left, key=lambda i: -totals[i])[: (len(left) + 1) // 2]
        return lines[left[0]]

    def outcomes(self, seen: Seen, judge: Judge, lines: list[Line]) -> Any:
        """What each line is worth, summed over a few deals."""
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
        values = merit(play_on(judge, games, seen.seat))
        found = np.zeros(len(lines))
        np.add.at(found, owners, values)
        return found


def anew(seen: Seen, rng: Rng) -> Any:
    """An imagined game in which rivals have still to choose what only they know."""
    world = seen.imagine(rng)
    return seen.title.advice.undecided(world, seen.seat)


def play_on(judge: Judge, games: list[Any], seat: int) -> Floats:
    """By the net, in lockstep, until one's own next turn is over. What comes out is what the net says at its end, which
    does not know the cards drawn after it."""
    beam = Beam(judge.title.advice, 1, 6, 1, INSIDE)
    values = np.zeros((len(games), judge.net.outputs), np.float32)
    alive = list(range(len(games)))
    rounds = [g.round for g in games]
    for _ in range(TURNS):
        for i in [i for i in alive if not games[i].asks]:
            values[i] = judge.see([Asked(seat, games[i], [Line(games[i], (), False)])]).out[0]
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
                values[i] = judged.out[best]
            if one.seat != seat or (seat in games[i].asks and games[i].round == rounds[i]):
                going.append(i)
        alive = going
    return values


def mind(name: str, seed: int, path: str = "", seconds: float = 0.0, deals: int = 0) -> Mind:
    """A bot of this level, with the net of a file or that of Orrery itself; with a budget of its own in seconds, or in
    deals, where the level thinks ahead."""
    level = LEVELS[name]
    skill = level.skill._replace(deals=deals) if deals else level.skill
    if not skill.options:
        return Mind(name, seed, skill, path)
    return Ahead(name, seed, skill, path, 0.0 if deals else seconds or level.seconds)
