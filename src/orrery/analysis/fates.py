"""Luck and skill: how every chance to win changed, and whether a choice did it or something that came to light.

Luck is how the chances change when something hidden comes to light, against how they change on average in games that
the one who chose can imagine. All else is done by whoever chooses: every change has one of both causes.
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
    """What a move did to the chances of everybody: what was no luck was done by choices."""

    given: Floats  # what the choice kept less than the best one would have
    luck: Floats
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
        """Luck adds up to nothing over all seats."""
        seat = step.seat
        opened = chosen = self.shares()
        if weighed is not None:
            taken = float(weighed.taken.out[WIN])
            self.eyes[seat] = max(taken, before_it(float(self.eyes[seat]), taken + weighed.given))
            opened = self.shares()
            self.eyes[seat] = taken
            chosen = self.shares()
        luck = doubt = np.zeros_like(chosen)
        if (weighed is None or weighed.ended) and not behind_screens(step):
            if self.are_opened(step):
                self.eyes = self.looks([step.after])[0, :, WIN].copy()  # what is seen then the others had chosen
            else:
                expected, doubt = self.resolved(at, step)
                luck = self.shares() - expected
        self.chances.append(self.shares())
        return Change(chosen - opened, luck, doubt, chosen)

    def are_opened(self, step: Taken) -> bool:
        """Screens behind which several had chosen."""
        return bool(step.before.lanes) and len(self.seats) > ALONE

    def resolved(self, at: int, step: Taken) -> tuple[Floats, Floats]:
        """Everybody looks again: what was to be expected of that, and how sure it is."""
        was, now = self.looks([step.before, step.after])
        self.eyes = now[:, WIN].copy()
        if not step.judged or step.after.revealed == step.before.revealed:
            return self.shares(), np.zeros_like(self.eyes)  # nobody can imagine it otherwise
        before, after = self.imagined(at, step)[..., WIN]
        looked = np.clip(was[:, WIN] + after - before, 0.001, 1.0)
        otherwise = np.array([self.shares_of(eyes) for eyes in (looked if step.after.asks else after)])
        return otherwise.mean(axis=0), otherwise.var(axis=0) / len(otherwise)

    def imagined(self, at: int, step: Taken) -> Floats:
        """By deal and seat: the looks before and after the one who chose does the same in an imagined game."""
        title, rng = self.judge.title, Rng(self.game.seed ^ at << 24)
        option = title.option(step.key)
        games = []
        for _ in range(DEALS):
            world = title.imagine(step.before, step.seat, rng)
            after = world.copy()
            after.apply(step.seat, option)
            games += [world, after]
        looks = self.looks(games)
        return np.stack([looks[::2], looks[1::2]])


def behind_screens(step: Taken) -> bool:
    """Whether all still choose there."""
    return bool(step.after.lanes) and step.after.stage == step.before.stage
