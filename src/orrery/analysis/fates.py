"""Luck and skill: how every chance to win changed, and whether a choice did it or something that came to light.

A choice gives away what the best one would have kept; the others share that. When something hidden comes to light, luck
is how the chances change against how they change on average in games that the one who chose can imagine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from orrery.analysis.choices import Weighed
from orrery.analysis.played import Played, Taken
from orrery.core.rng import Rng
from orrery.minds.chances import shared
from orrery.minds.judgement import Judge
from orrery.minds.net import WIN, Floats

DEALS: Final = 16  # imagined games that luck is compared with
ALONE: Final = 1


class Change(NamedTuple):
    """What a move did to the chances of everybody, by cause."""

    given: Floats
    luck: Floats
    rest: Floats
    doubt: Floats  # the variance of what is called luck
    chosen: Floats  # the chances once it was chosen, before anything came to light


def before_it(looked: float, best: float) -> float:
    """The chance before a choice. What the best way promises is worth more than it looked like only by half: the best
    of many is judged too well more often than not."""
    return best if best <= looked else (looked + best) / 2


class Reckoning:
    """Goes through the game with the chance of every seat in its own eyes; together they are shares of one."""

    def __init__(self, judge: Judge, game: Played) -> None:
        self.judge = judge
        self.game = game
        self.seats = range(len(game.names))
        self.eyes = self.looks([game.start])[0, :, WIN].copy()  # each seat's own, not yet shared
        self.chances = [self.shares()]

    def shares(self) -> Floats:
        return self.shares_of(self.eyes)

    def shares_of(self, eyes: Floats) -> Floats:
        return eyes.copy() if len(eyes) == ALONE else shared(eyes)

    def looks(self, games: Sequence[Any]) -> Floats:
        """By game and seat, what the judge says with the eyes of that seat."""
        seen = [(g, seat) for g in games for seat in self.seats]
        return self.judge.look(seen).out.reshape(len(games), len(self.seats), -1)

    def moved(self, at: int, step: Taken, weighed: Weighed | None) -> Change:
        """Each of them adds up to nothing over all seats; together they lead from the chances before to those after."""
        before, seat = self.shares(), step.seat
        opened = chosen = before
        if weighed is not None:
            taken = float(weighed.taken.out[WIN])
            self.eyes[seat] = max(taken, before_it(float(self.eyes[seat]), taken + weighed.given))
            opened = self.shares()
            self.eyes[seat] = taken
            chosen = self.shares()
        expected, doubt = chosen, np.zeros_like(chosen)
        if weighed is None or weighed.ended:
            expected, doubt = self.resolved(at, step)
        self.chances.append(self.shares())
        luck = self.chances[-1] - expected if doubt.any() else np.zeros_like(chosen)
        whole = self.chances[-1] - before
        given = chosen - opened
        return Change(given, luck, whole - given - luck, doubt, chosen)

    def resolved(self, at: int, step: Taken) -> tuple[Floats, Floats]:
        """Everybody looks again, unless all still choose behind their screens: what was to be expected of that."""
        calm = self.shares()
        nothing = np.zeros_like(calm)
        if step.after.lanes and step.after.stage == step.before.stage:
            return calm, nothing
        was, now = self.looks([step.before, step.after])
        self.eyes = now[:, WIN].copy()
        if not self.is_luck(step):
            return calm, nothing
        usual = self.usually(at, step)[:, :, WIN]
        otherwise = np.array([self.shares_of(eyes) for eyes in np.clip(was[:, WIN] + usual, 0.001, 1.0)])
        return otherwise.mean(axis=0), otherwise.var(axis=0) / len(otherwise) + 1e-12

    def is_luck(self, step: Taken) -> bool:
        """What rivals had planned behind their screens is no luck, nor what nobody could imagine otherwise."""
        open_plans = bool(step.before.lanes) and len(self.seats) > ALONE
        return step.judged and step.after.revealed != step.before.revealed and not open_plans

    def usually(self, at: int, step: Taken) -> Floats:
        """By deal and seat: how the looks change when the one who chose does the same in an imagined game."""
        title, rng = self.judge.title, Rng(self.game.seed ^ at << 24)
        option = title.option(step.key)
        games = []
        for _ in range(DEALS):
            world = title.imagine(step.before, step.seat, rng)
            after = world.copy()
            after.apply(step.seat, option)
            games += [world, after]
        looks = self.looks(games)
        return looks[1::2] - looks[::2]
