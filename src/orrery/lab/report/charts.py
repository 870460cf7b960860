"""The charts of a report, as Vega-Lite made by Altair. Colours are names such as `@gold`: the page knows them in light
and dark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

from orrery.lab.extra import needed
from orrery.lab.report.estimates import Difference, Estimate

Spec = dict[str, Any]
ROW, HIGH = 26, 38  # pixels of a line in a forest plot, and where there are few
GOOD, BAD, DIM, GOLD, TEXT, INK = "@good", "@bad", "@dim", "@gold", "@text", "@ink"
TIP = (("label", "N"), ("value", "Q"), ("low", "Q"), ("high", "Q"), ("n", "Q"))
PANEL = "@panel"
FEW = 5  # lines of a small plot


def points(label: str, estimate: Estimate, tone: str = GOLD, scale: float = 100.0, sign: str = "") -> dict[str, Any]:
    ends = (max(-1e6, estimate.low), min(1e6, estimate.high))
    return {
        "label": label,
        "value": round(scale * estimate.value, 2),
        "low": round(scale * ends[0], 2),
        "high": round(scale * ends[1], 2),
        "n": estimate.n,
        "tone": tone,
        "said": f"{scale * estimate.value:{sign}.1f}",
    }


def forest(rows: Sequence[dict[str, Any]], title: str, even: Optional[float] = None) -> Spec:
    """A line each: the number, and the interval around it."""
    alt = needed("altair")
    tone = alt.Color("tone:N", scale=None, legend=None)
    base = alt.Chart(alt.Data(values=list(rows)))
    order = list(dict.fromkeys([row["label"] for row in rows]))
    y = alt.Y("label:N", sort=order, title=None, axis=alt.Axis(ticks=False, domain=False, grid=False))
    ends = [row[end] for row in rows for end in ("low", "high")] + ([] if even is None else [even])
    wide = max(ends) - min(ends) or 1.0
    room = 0.3 if len(order) <= FEW else 0.18  # beside the last interval, for its number
    scale = alt.Scale(domain=[min(ends) - 0.04 * wide, max(ends) + room * wide], nice=False, zero=False)
    axis = alt.Axis(tickCount=6, labelOverlap=True, ticks=False, domain=False)
    tip = [alt.Tooltip(f"{name}:{kind}") for name, kind in TIP]
    x = alt.X("low:Q", title=title, scale=scale, axis=axis)
    layers = [
        base.mark_rule(strokeWidth=2).encode(y=y, x=x, x2="high:Q", color=tone, tooltip=tip),
        base.mark_tick(thickness=2, size=10).encode(y=y, x="low:Q", color=tone),
        base.mark_tick(thickness=2, size=10).encode(y=y, x="high:Q", color=tone),
        base.mark_point(filled=True, size=90, opacity=1).encode(y=y, x="value:Q", color=tone, tooltip=tip),
        base.mark_text(align="left", dx=8, color=TEXT, fontWeight=600).encode(y=y, x="high:Q", text="said:N"),
    ]
    if even is not None:
        line = alt.Chart(alt.Data(values=[{"even": even}]))
        layers.insert(0, line.mark_rule(strokeDash=[4, 3], color=GOLD).encode(x="even:Q"))
    return finished(alt.layer(*layers), max(2, len(order)) * (HIGH if len(order) <= FEW else ROW))


def finished(chart: Any, height: int) -> Spec:
    made: Spec = chart.properties(width="container", height=height, background="transparent").to_dict()
    return made


def tone_of(estimate: Estimate, even: float) -> str:
    return GOOD if estimate.low > even else BAD if estimate.high < even else DIM


def found_tone(one: Difference) -> str:
    return (GOOD if one.value > 0 else BAD) if one.found else DIM
