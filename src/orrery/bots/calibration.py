"""Whether a net's chance to win comes true: games of mixed levels, what was said on the way, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from orrery.bots.ahead import mind
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.games import title as find_title
from orrery.minds.chances import chances
from orrery.minds.judgement import result
from orrery.minds.net import Floats, chance_of
from orrery.minds.shelf import judge_of

QUARTERS = 4
BINS = 10
LEVELS: Final = ("novice", "learner", "player")  # those that think ahead take as long as twenty others


class Job(NamedTuple):
    """A game to watch."""

    game: str
    seed: int
    seats: int
    net: str  # a file, or nothing for the one that comes with Orrery


class Sayings(NamedTuple):
    """What was said of a seat after each turn of a game, one line each."""

    said: Floats  # its chance to win
    lead: Floats  # by score alone
    won: Floats
    when: Floats  # how much of the game was over, from 0 to 1
    game: Floats

    @staticmethod
    def joined(parts: Sequence[Sayings]) -> Sayings:
        return Sayings(*[np.concatenate(arrays) for arrays in zip(*parts, strict=True)])

    def where(self, mask: Floats) -> Sayings:
        return Sayings(*[array[mask.astype(bool)] for array in self])


def watch(_: None, job: Job) -> Sayings:
    """A game between bots of levels drawn by lot, and what the net says of every seat whenever a turn is over."""
    title = find_title(job.game)
    judge = judge_of(title, job.net)
    assert judge is not None
    chance = Rng(job.seed ^ 0x6A75646765)
    bots = [mind(LEVELS[chance.below(len(LEVELS))], chance.fork().state, job.net) for _ in range(job.seats)]
    g = title.setup(job.seed, job.seats, title.settings({}))
    said: list[Floats] = []
    leads: list[list[float]] = []
    before = (-1, -1)
    while g.asks:
        seat = min(g.asks)
        turn = (seat, g.round)
        if turn != before and not g.lanes:
            said.append(chances(judge, g, chance)[: job.seats])  # alone, the game's own player has a chance too
            leads.append([title.scoring.lead(g, one) for one in range(job.seats)])
        before = turn
        g.choose(seat, bots[seat].choose(Seen(title, g, seat)))
    won = np.array([result(title, g, seat, 1.0)[2] for seat in range(job.seats)], np.float32)
    moments = len(said)
    return Sayings(
        np.concatenate(said),
        np.array(leads, np.float32).ravel(),
        np.tile(won, moments),
        np.repeat(np.arange(moments, dtype=np.float32) / moments, job.seats),
        np.full(moments * job.seats, job.seed % 2**20, np.float32),
    )


def log_odds(said: Floats) -> Floats:
    safe = np.clip(said, 1e-4, 1.0 - 1e-4)
    return np.asarray(np.log(safe / (1.0 - safe)), np.float32)


def fitted(x: Floats, won: Floats, steps: int = 50) -> Floats:
    """Shift and slope of log odds that fit what came true best (logistic regression, Newton's method)."""
    design = np.stack([np.ones_like(x), x], 1).astype(np.float64)
    weights = np.array([0.0, 1.0 if x.std() else 0.0])
    for _ in range(steps):
        p = 1.0 / (1.0 + np.exp(-np.clip(design @ weights, -30, 30)))
        slope = design.T @ (won - p)
        curve = (design * (p * (1 - p))[:, None]).T @ design + 1e-6 * np.eye(2)
        weights = weights + np.linalg.solve(curve, slope)
    return weights.astype(np.float32)


def tempered(said: Floats, temper: Floats) -> Floats:
    return chance_of(np.asarray(temper[0] + temper[1] * log_odds(said), np.float32))


def expected_error(said: Floats, won: Floats) -> float:
    """The expected calibration error: by how much what was said differs from what came true, over ten bins."""
    bins = np.minimum((said * BINS).astype(int), BINS - 1)
    gaps = [abs(float(said[bins == b].mean() - won[bins == b].mean())) * (bins == b).mean() for b in set(bins.tolist())]
    return float(sum(gaps))


def error_interval(said: Floats, won: Floats, game: Floats, times: int = 400) -> tuple[float, float]:
    """Where the expected error may lie, at 95 %: of as many games drawn from these with repetition, many times. What
    is said within a game hangs together, so whole games are drawn."""
    games, of_game = np.unique(game, return_inverse=True)
    place = of_game * BINS + np.minimum((said * BINS).astype(int), BINS - 1)
    gaps = np.bincount(place, said - won, len(games) * BINS).reshape(-1, BINS)
    drawn = np.random.default_rng(1).multinomial(len(games), np.full(len(games), 1 / len(games)), times)
    errors = np.abs(drawn @ gaps).sum(axis=1) / (drawn @ np.bincount(of_game))
    low, high = np.percentile(errors, (2.5, 97.5)).tolist()
    return float(low), float(high)


def brier(said: Floats, won: Floats) -> float:
    return float(((said - won) ** 2).mean())


def by_score_alone(sayings: Sayings, learned: Sayings) -> Floats:
    """The chance to win by what everybody sees of the scores, as other games taught it."""
    spread = max(1.0, float(learned.lead.std()))
    temper = fitted(np.asarray(learned.lead / spread, np.float32), learned.won)
    return chance_of(np.asarray(temper[0] + temper[1] * sayings.lead / spread, np.float32))


def quarter(sayings: Sayings, number: int) -> Sayings:
    return sayings.where(((sayings.when * QUARTERS).astype(int) == number).astype(np.float32))
