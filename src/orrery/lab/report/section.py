"""A part of a report, and how numbers are written in its table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, Optional

from orrery.lab.report.charts import Spec
from orrery.lab.report.estimates import Difference, Estimate

Row = Sequence[str]
TOLD = ("", "share", "95 % interval", "n")


class Section(NamedTuple):
    title: str
    about: str
    chart: Optional[Spec]
    columns: Row
    rows: Sequence[Row]
    width: str = ""  # `wide` or `full`
    group: str = ""  # the heading that it stands under


def interval(estimate: Optional[Estimate]) -> tuple[str, str, str]:
    if estimate is None or math.isnan(estimate.value):
        return "", "", ""
    return f"{estimate.value:.1%}", f"{estimate.low:.1%} to {estimate.high:.1%}", str(estimate.n)


def plain(estimate: Optional[Estimate]) -> tuple[str, str, str]:
    if estimate is None or math.isnan(estimate.value):
        return "", "", ""
    return f"{estimate.value:.1f}", f"{estimate.low:.1f} to {estimate.high:.1f}", str(estimate.n)


def shift(difference: Optional[Difference]) -> tuple[str, str]:
    if difference is None or math.isnan(difference.value):
        return "", ""
    low, high = 100 * difference.low, 100 * difference.high
    return f"{100 * difference.value:+.1f}{' *' if difference.found else ''}", f"{low:+.1f} to {high:+.1f}"


def number(value: Optional[float]) -> str:
    return "" if value is None else f"{value:.1f}"


def scaled(value: Optional[float], scale: float) -> str:
    return "" if value is None else f"{scale * value:.1f}"
