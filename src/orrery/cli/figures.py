"""Figures as measurements tell them: each with its interval at 95 %."""

from __future__ import annotations

from math import log10
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.bots.tally import Share


def share(those: list[bool]) -> str:
    """With its interval at 95 %."""
    from orrery.bots.tally import Z, wilson

    if not those:
        return "none"
    part = sum(those) / len(those)
    low, high = wilson(part, len(those), Z)
    return f"{100 * part:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


def interval(wins: Share) -> str:
    low, high = wins.interval
    return f" [{100 * low:.1f}, {100 * high:.1f}]"


def elo(won: float) -> float:
    """The lead in rating at which so much is won."""
    safe = min(0.999, max(0.001, won))
    return 400.0 * log10(safe / (1.0 - safe))
