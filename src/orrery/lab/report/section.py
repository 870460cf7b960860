"""A part of a report, and how numbers are written in its table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, Optional

from orrery.bots.levels import LEVELS
from orrery.lab.report.charts import Spec
from orrery.lab.report.estimates import Difference, Estimate

Row = Sequence[str]
SPAN = "95 % interval"
TOLD = ("", "share", SPAN, "n")


class Section(NamedTuple):
    title: str
    about: str  # how its numbers are to be read
    chart: Optional[Spec]
    columns: Row
    rows: Sequence[Row]
    width: str = ""  # `wide`, `six`, `tall` or `full`
    says: str = ""  # what is to be seen in it
    group: str = ""  # the heading that it stands under
    players: int = 0  # of whose games it tells; 0 for all
    n: str = ""  # who played how many games, by which rules


def interval(estimate: Optional[Estimate]) -> tuple[str, str, str]:
    if estimate is None or math.isnan(estimate.value):
        return "", "", ""
    return f"{estimate.value:.1%}", f"{estimate.low:.1%} to {estimate.high:.1%}", str(estimate.n)


def plain(estimate: Optional[Estimate], scale: float = 1.0, digits: int = 1) -> tuple[str, str, str]:
    if estimate is None or math.isnan(estimate.value):
        return "", "", ""
    value, low, high = [f"{scale * part:.{digits}f}" for part in (estimate.value, estimate.low, estimate.high)]
    return value, f"{low} to {high}", str(estimate.n)


def shift(difference: Optional[Difference]) -> tuple[str, str]:
    if difference is None or math.isnan(difference.value):
        return "", ""
    low, high = 100 * difference.low, 100 * difference.high
    return f"{100 * difference.value:+.1f}{' *' if difference.found else ''}", f"{low:+.1f} to {high:+.1f}"


def number(value: Optional[float]) -> str:
    return "" if value is None else f"{value:.1f}"


def level(bot: str) -> str:
    """A bot, with how strong it is where it is one of the levels."""
    name = bot.partition("@")[0].partition(":")[0]
    if name not in LEVELS:
        return bot
    at = list(LEVELS).index(name) + 1
    return f"{bot} {'●' * at}{'○' * (len(LEVELS) - at)}"
