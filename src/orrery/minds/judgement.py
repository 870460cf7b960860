"""What a net thinks of the ways in which turns may end: many turns in one batch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from orrery.core.parts import Score
from orrery.core.title import Title
from orrery.minds.lines import Line
from orrery.minds.net import OWN, RIVAL, ROUNDS, WIN, Bytes, Floats, Net


class Asked(NamedTuple):
    """A decision: who decides, where that seat stands, and how its turn may end."""

    seat: int
    world: Any
    lines: list[Line]


class Judged(NamedTuple):
    """What went into the net, what came out, and how much the seat would like each."""

    rows: Bytes
    prior: Floats
    out: Floats
    merit: Floats


class Judge:
    """A title and a net that knows it."""

    def __init__(self, title: Title, net: Net) -> None:
        assert title.advice.features is not None
        assert title.advice.prospects is not None
        self.title = title
        self.net = net
        self.features = title.advice.features
        self.prospects = title.advice.prospects

    def see(self, asked: Sequence[Asked]) -> Judged:
        """All lines of all decisions, one after another."""
        rows: list[bytes] = []
        prior: list[tuple[float, float]] = []
        ends: list[tuple[int, Any, int]] = []
        for seat, world, lines in asked:
            for line in lines:
                if not line.game.asks:
                    ends.append((len(rows), line.game, seat))
                rows.append(line.row or self.features(line.game, seat, world))
                prior.append(self.expectation(line.game, seat))
        return self.judged(rows, prior, ends)

    def look(self, seen: Sequence[tuple[Any, int]]) -> Judged:
        """Positions as they stand, each with the eyes of a seat."""
        rows = [self.features(g, seat, None) for g, seat in seen]
        ends = [(at, g, seat) for at, (g, seat) in enumerate(seen) if not g.asks]
        return self.judged(rows, [self.expectation(g, seat) for g, seat in seen], ends)

    def judged(
        self, rows: list[bytes], prior: list[tuple[float, float]], ends: Sequence[tuple[int, Any, int]] = ()
    ) -> Judged:
        into = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        hopes = np.array(prior, np.float32) / np.float32(self.net.unit)
        out = self.net(into, hopes)
        for at, g, seat in ends:
            out[at, :ROUNDS] = result(self.title, g, seat, self.net.unit)
            out[at, ROUNDS] = 0.0
        return Judged(into, hopes, out, merit(out))

    def expectation(self, g: Any, seat: int) -> tuple[float, float]:
        """What the evaluation expects: one's own final score, and that of the strongest rival. Alone, the rival is the
        opponent whom the game itself plays, numbered after the last seat."""
        rivals = [rival for rival in range(max(2, len(g.players))) if rival != seat]
        return self.prospects(g, seat), max([self.prospects(g, rival) for rival in rivals])


def result(title: Title, g: Any, seat: int, unit: float) -> tuple[float, float, float]:
    """How a finished game came out for a seat: how far it came and how far its best rival, in units, and its part of
    the victory."""
    scores = title.scores(g)
    own = next(score for score in scores if score.seat == seat)
    rival = max([reached(title, g, score) for score in scores if score.seat != seat], default=0.0)
    winners = max(1, sum([score.winner for score in scores]))
    return reached(title, g, own) / unit, rival / unit, own.winner / winners


def reached(title: Title, g: Any, score: Score) -> float:
    """How far a seat came: its score, unless the game knows better."""
    return float(score.total) if title.advice.reached is None else title.advice.reached(g, score.seat)


def merit(out: Floats) -> Floats:
    """What a seat wants: to win, much for itself, and less for the strongest rival, whom it can hardly touch."""
    wins = np.clip(out[:, WIN], 0.001, 0.999)
    odds = np.log(wins / (1.0 - wins))
    return np.asarray(out[:, OWN] - 0.5 * out[:, RIVAL] + ODDS * odds, np.float32)


ODDS = 0.15  # units that a doubling of e in the odds to win is worth
