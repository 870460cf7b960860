"""What a game was worth to each seat. All of it comes at the end: on the way, scores would tell of secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core.parts import Score


def by_win(scores: list[Score]) -> list[float]:
    """1 for a victory, shared between those who share it, and the others pay for it: it adds up to nothing."""
    winners = sum([score.winner for score in scores])
    rivals = len(scores) - 1
    shares = [score.winner / max(winners, 1) for score in in_order(scores)]
    return [((rivals + 1) * share - 1) / rivals for share in shares]


def by_score(scores: list[Score]) -> list[float]:
    return [float(score.total) for score in in_order(scores)]


def by_margin(scores: list[Score]) -> list[float]:
    """By how much a seat is ahead of the best of the others."""
    totals = by_score(scores)
    return [mine - max(totals[:at] + totals[at + 1 :]) for at, mine in enumerate(totals)]


def in_order(scores: list[Score]) -> list[Score]:
    return sorted(scores, key=lambda score: score.seat)


REWARDS: Final[dict[str, Callable[[list[Score]], list[float]]]] = {
    "win": by_win,
    "score": by_score,
    "margin": by_margin,
}
