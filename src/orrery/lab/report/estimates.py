"""Shares, means and differences with 95 % intervals. Games of a deal depend on each other, so deals are counted."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from orrery.bots.tally import Share, Z, student

FALSE_ALARMS = 0.05  # of all that is called a finding


class Estimate(msgspec.Struct, kw_only=True):
    """A number, how many observations it comes from, and the interval that holds it in 95 of 100 such runs."""

    value: float
    low: float
    high: float
    n: int
    deals: int = 0


class Difference(Estimate, kw_only=True):
    """How much more, and how likely chance alone makes so much of it."""

    p: float = 1.0
    found: bool = False  # whether it stands when many are compared (Benjamini and Hochberg)


def share(rows: Iterable[tuple[int, float]]) -> Estimate:
    """Of wins, from (deal, part of a win)."""
    found = Share()
    for deal, win in rows:
        found.add(deal, win)
    low, high = found.interval
    return Estimate(value=found.share, low=low, high=high, n=found.games, deals=len(found.deals))


def mean(rows: Iterable[tuple[int, float]]) -> Estimate:
    """From (deal, value)."""
    sums: dict[int, tuple[float, int]] = {}
    for deal, value in rows:
        total, count = sums.get(deal, (0.0, 0))
        sums[deal] = (total + value, count + 1)
    n = sum([count for _, count in sums.values()])
    if not n:
        return Estimate(value=math.nan, low=math.nan, high=math.nan, n=0)
    middle = sum([total for total, _ in sums.values()]) / n
    half = spread([(total - middle * count) / n for total, count in sums.values()])
    return Estimate(value=middle, low=middle - half, high=middle + half, n=n, deals=len(sums))


def spread(shifts: Sequence[float]) -> float:
    """Half of the interval, from what each deal adds to or takes from the mean."""
    deals = len(shifts)
    if deals < 2:
        return math.inf
    variance = sum([shift * shift for shift in shifts]) * deals / (deals - 1)
    return student(deals - 1) * math.sqrt(variance)


def difference(some: Iterable[tuple[int, float]], others: Iterable[tuple[int, float]]) -> Difference:
    """Of the means of two groups, from (deal, value). What both share in a deal takes itself away."""
    groups = [list(some), list(others)]
    if not groups[0] or not groups[1]:
        return Difference(value=math.nan, low=math.nan, high=math.nan, n=min(map(len, groups)))
    means = [sum([value for _, value in group]) / len(group) for group in groups]
    shifts: dict[int, float] = {}
    for group, middle, sign in zip(groups, means, (1.0, -1.0), strict=True):
        for deal, value in group:
            shifts[deal] = shifts.get(deal, 0.0) + sign * (value - middle) / len(group)
    value, half = means[0] - means[1], spread(list(shifts.values()))
    n = sum(map(len, groups))
    return Difference(value=value, low=value - half, high=value + half, n=n, deals=len(shifts), p=chance(value, half))


def chance(value: float, half: float) -> float:
    """How likely so large a difference is where there is none."""
    if half == 0.0 or not math.isfinite(half):
        return 1.0
    return math.erfc(abs(value) / (half / Z) / math.sqrt(2.0))


def mark_found(differences: Mapping[str, Difference]) -> None:
    """Of many comparisons some look striking by chance: only so many are called found that few of them are false."""
    ranked = sorted([one for one in differences.values() if math.isfinite(one.value)], key=lambda one: one.p)
    last = 0
    for rank, one in enumerate(ranked, 1):
        if one.p <= FALSE_ALARMS * rank / len(ranked):
            last = rank
    for rank, one in enumerate(ranked, 1):
        one.found = rank <= last
