"""A mind that plays on in its thoughts: the likeliest turns of everybody, in games dealt anew, before it decides."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from orrery.bots.levels import LEVELS, Skill
from orrery.bots.mind import Mind, opens
from orrery.bots.race import winner
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.minds.judgement import Asked, Judge, merit
from orrery.minds.lines import Line
from orrery.minds.net import Floats
from orrery.minds.turns import Beam

DEALS = 4  # imagined games at a time, shared by all options
TURNS = 60  # of everybody, after which a line of play is judged as it stands
NEAR = 0.3  # what looks worse than the best by more than this, in merit, hardly ever proves better
INSIDE = 4  # questions within an action that are followed up in thoughts of later turns
AGAIN = 0.6  # of the time, whenever something new makes it think about the same turn once more


class Ahead(Mind):
    """Takes the best few ways to end the turn, and sees what comes of each when all play on by the net until one's own
    next turn is over, in deals that all of them share. What falls behind is dropped, until one is left, everything has
    been seen in so many deals, or, where `seconds` are given, the time is up."""

    def __init__(self, name: str, seed: int, skill: Skill, path: str = "", seconds: float = 0.0) -> None:
        super().__init__(name, seed, skill, path)
        self.seconds = seconds

    def think(self, seen: Seen, judge: Judge, again: int) -> Line:
        until = time.perf_counter() + self.seconds * AGAIN**again
        world = seen.imagine(self.rng)
        if opens(seen.title, world):
            return super().think(seen, judge, again)
        beam = Beam(seen.title.advice, self.skill.width, self.skill.ends, self.skill.roots)
        lines = beam.turn_ends(world, seen.seat)
        looks = judge.see([Asked(seen.seat, world, lines)]).merit
        ways: list[int] = np.argsort(-looks, kind="stable")[: self.skill.options].tolist()
        ways = [way for way in ways if looks[way] > looks[ways[0]] - NEAR]

        def play(left: list[int]) -> Floats:
            return self.outcomes(seen, judge, [lines[way] for way in left])

        def more(deals: int) -> bool:
            return not deals or (deals < self.skill.deals and (not self.seconds or time.perf_counter() < until))

        return lines[winner(ways, play, more)]

    def outcomes(self, seen: Seen, judge: Judge, lines: list[Line]) -> Floats:
        """What each line comes to in a few deals, a row each."""
        games = []
        for _ in range(DEALS):
            world = anew(seen, self.rng)
            for line in lines:
                g = world.copy()
                for step in line.path:
                    if seen.seat not in g.asks:
                        break
                    g.choose(seen.seat, step)
                games.append(g)
        return merit(play_on(judge, games, seen.seat)).reshape(DEALS, len(lines))


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
