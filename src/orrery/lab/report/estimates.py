"""Shares, means and differences with 95 % intervals. Games of a deal depend on each other, so deals are counted."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Optional

import msgspec

from orrery.bots.tally import Share, Z, student
from orrery.lab.extra import needed

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
    return ratio([(deal, value, 1.0) for deal, value in rows])


def ratio(rows: Sequence[tuple[int, float, float]]) -> Estimate:
    """Of two sums, from (deal, what is above, what is below)."""
    sums: dict[int, tuple[float, float]] = {}
    for deal, over, under in rows:
        above, below = sums.get(deal, (0.0, 0.0))
        sums[deal] = (above + over, below + under)
    return of_sums(list(sums.values()), len(rows))


def mean_of(frame: Any, column: Any) -> Optional[Estimate]:
    """The mean of a column of a frame that has deals, where there are too many rows to look at one by one."""
    polars = needed("polars")
    rows = frame.select("deal", value=column.cast(polars.Float64)).drop_nulls()
    sums = rows.group_by("deal", maintain_order=True).agg(polars.col("value").sum(), polars.len())
    return of_sums([(total, count) for _, total, count in sums.iter_rows()], rows.height) if rows.height else None


def of_sums(sums: Sequence[tuple[float, float]], n: int) -> Estimate:
    """The ratio of two sums, from what each deal adds to both."""
    below = sum([under for _, under in sums])
    if not below:
        return Estimate(value=math.nan, low=math.nan, high=math.nan, n=0)
    middle = sum([over for over, _ in sums]) / below
    half = spread([(over - middle * under) / below for over, under in sums])
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
    if not math.isfinite(half):
        return 1.0
    if half == 0.0:
        return float(value == 0.0)  # such as a price that is always the same
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
