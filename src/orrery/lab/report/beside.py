"""The parts of a report about an experiment, and about another run."""

from __future__ import annotations

import re
from typing import Any

from orrery.lab.report import charts
from orrery.lab.report.facts import Report
from orrery.lab.report.section import Row, Section, interval, plain, shift

CHANGES = 40  # told of a comparison
DRAWN = 16


def experiment(report: Report) -> Section:
    one = report.effects[0]
    rows = [
        (
            f"{e.players} players",
            *interval(e.plain)[:2],
            *interval(e.meddled)[:2],
            *shift(e.win),
            f"{e.score.value:+.1f}",
        )
        for e in report.effects
    ]
    columns = ("", "without", "95 % interval", "with", "95 % interval", "change, points", "95 % interval", "score")
    about = f"{one.kind} of {one.name} ({one.piece}) in paired deals: what it causes, by {', '.join(report.bots)}"
    return Section(
        "The experiment", about, charts.effects(report.effects), columns, rows, width="full", group="The experiment"
    )


def shorter(what: str) -> str:
    """For a chart: without refs."""
    name, colon, rest = re.sub(r" \([a-z_]+:[^)]*\)", "", what).partition(": ")
    return f"{name}: {'taken' if rest.startswith('taken') else 'owner wins'}" if colon else name


def comparison(report: Report) -> Section:
    rows: list[Row] = []
    told: list[dict[str, Any]] = []
    for one in report.compared[:CHANGES]:
        share = "wins" in one.what or "taken" in one.what
        shown = interval if share else plain
        scale = 100.0 if share else 1.0
        star = " *" if one.difference.found else ""
        low, high = scale * one.difference.low, scale * one.difference.high
        change = (f"{scale * one.difference.value:+.1f}{star}", f"{low:+.1f} to {high:+.1f}")
        rows.append((one.what, str(one.players), shown(one.now)[0], shown(one.was)[0], *change))
        if share and len(told) < DRAWN:
            tone = (charts.GOOD if one.difference.value > 0 else charts.BAD) if one.difference.found else charts.DIM
            told.append(charts.points(f"{shorter(one.what)}, {one.players} players", one.difference, tone))
    columns = ("", "players", "this run", "the other", "change", "95 % interval")
    about = f"Against {report.against}. Starred is what many comparisons leave; the rest may be chance"
    chart = charts.forest(told, "change, points", 0.0) if told else None
    return Section("Beside the other run", about, chart, columns, rows, width="full", group="Beside the other run")
