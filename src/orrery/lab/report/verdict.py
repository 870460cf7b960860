"""Whether a goal holds, from an interval."""

from __future__ import annotations

from math import isnan
from typing import Optional

from orrery.lab.report.estimates import Estimate

HOLDS, FAILS, OPEN = "holds", "fails", "open"


def verdict(one: Optional[Estimate], low: float, high: float) -> str:
    """Only an interval that lies wholly inside or outside tells."""
    if one is None or isnan(one.value) or isnan(one.low):
        return OPEN
    if low <= one.low and one.high <= high:
        return HOLDS
    return FAILS if one.high < low or one.low > high else OPEN
