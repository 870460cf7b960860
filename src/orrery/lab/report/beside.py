"""The parts of a report about an experiment, and about another run."""

from __future__ import annotations

import re
from typing import Any

from orrery.lab.report import charts, charts_of_pieces
from orrery.lab.report.facts import Report
from orrery.lab.report.section import SPAN, Row, Section, interval, plain, shift

CHANGES = 40  # told of a comparison
DRAWN = 16


def experiment(report: Report) -> Section:
    """What pieces cause, beside what is observed of them."""
    observed = {(p.ref, count.players): p.lift for count in report.counts for p in count.pieces if p.lift is not None}
    rows = []
    for e in report.effects:
        seen = shift(observed.get((e.piece, e.players)))
        having, lacking = interval(e.having)[:2], interval(e.lacking)[:2]
        rows.append((e.name, e.piece, str(e.players), *having, *lacking, *shift(e.worth), str(e.having.n),
                     f"{e.score.value:+.1f}", *seen))  # fmt: skip
    columns = (
        *("piece", "ref", "players", "wins with it", SPAN, "without", SPAN, "worth, points", SPAN, "pairs"),
        *("score", "observed lift", SPAN),
    )
    how = {
        "gift": "given for nothing at the start",
        "ban": "forbidden to a seat that took it: what it is worth at its price",
        "force": "taken whenever it can be, at its price",
    }
    about = f"In paired deals, {how[report.effects[0].kind]}. Caused; dim, what is merely observed"
    chart = charts_of_pieces.effects(report.effects, observed)
    return Section("What a piece causes", about, chart, columns, rows, width="full", group="The experiment")


def wanted(report: Report) -> Section:
    marks = {"holds": "✓ holds", "fails": "✕ does not hold", "open": "? cannot tell"}
    rows = [
        (t.what, str(t.players), t.aim, t.measured, t.interval, str(t.n), marks[t.verdict], t.about)
        for t in sorted(report.goals, key=lambda t: (t.players, ("fails", "open", "holds").index(t.verdict)))
    ]
    counts = [sum([t.verdict == word for t in report.goals]) for word in marks]
    says = f"{counts[0]} hold, {counts[1]} do not, {counts[2]} cannot be told from these games."
    columns = ("", "players", "goal", "measured", SPAN, "n", "", "")
    about = "A goal holds, or does not, only where the whole interval says so"
    return Section("What we want of the game", about, None, columns, rows, "full", says, group="Goals")


def shorter(what: str) -> str:
    """For a chart: without refs."""
    short = re.sub(r" \([a-z_]+:[^)]*\)", "", what)
    for long, brief in (("taken by those who could", "taken"), ("could be taken by those who saw it", "in reach")):
        short = short.replace(long, brief)
    return short.replace("its owner", "owner")


def comparison(report: Report) -> Section:
    rows: list[Row] = []
    drawn: list[dict[str, Any]] = []
    for one in report.compared[:CHANGES]:
        shown = interval if one.share else plain
        scale = 100.0 if one.share else 1.0
        star = " *" if one.difference.found else ""
        low, high = scale * one.difference.low, scale * one.difference.high
        change = (f"{scale * one.difference.value:+.1f}{star}", f"{low:+.1f} to {high:+.1f}")
        rows.append((one.what, str(one.players), *shown(one.now), *shown(one.was), *change))
        if one.share and len(drawn) < DRAWN:
            label = f"{shorter(one.what)}, {one.players} players"
            drawn.append(charts.points(label, one.difference, charts.found_tone(one.difference), sign="+"))
    columns = ("", "players", "this run", SPAN, "n", "the other", SPAN, "n", "change", SPAN)
    about = f"Against {report.against}. Starred is what many comparisons leave; the rest may be chance"
    chart = charts.forest(drawn, "change, points", 0.0) if drawn else None
    return Section("Beside the other run", about, chart, columns, rows, width="full", group="Beside the other run")
