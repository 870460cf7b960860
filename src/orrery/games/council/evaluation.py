"""How good a seat's prospects are."""

from __future__ import annotations

from orrery.games.council.state import Council


def evaluate(g: Council, seat: int) -> float:
    return 0.0
