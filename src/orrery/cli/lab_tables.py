"""What a run answers, as a table in the terminal or as JSON."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from orrery.cli.terminal import terminal
from orrery.lab.report.facts import Goal, Report, players_told

WORDS = {"holds": ("holds", "green"), "fails": ("does not hold", "red"), "open": ("cannot tell", "yellow")}


def show(columns: list[str], rows: list[tuple[Any, ...]], as_json: bool) -> None:
    if as_json:
        print(json.dumps([dict(zip(columns, row, strict=True)) for row in rows], indent=2, default=str))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for number, name in enumerate(columns):
        numeric = all(isinstance(row[number], (int, float, type(None))) for row in rows)
        table.add_column(name, justify="right" if numeric and rows else "left")
    for row in rows:
        table.add_row(*[said(value) for value in row])
    console = terminal()
    console.print(table)
    console.print(f"{len(rows)} row{'' if len(rows) == 1 else 's'}")


def show_goals(reports: dict[str, Report], as_json: bool) -> None:
    if as_json:
        found = {name: msgspec.to_builtins(report.goals) for name, report in reports.items()}
        print(json.dumps(found, indent=2))
        return
    console = terminal()
    for name, report in reports.items():
        console.print(f"{name}: {report.title}, rules {report.rules}, {', '.join(report.bots)}")
        for players in sorted({one.players for one in report.goals}):
            console.print(f"\n{players_told(players)}")
            for one in report.goals:
                if one.players == players:
                    console.print(line_of(one), soft_wrap=True)
        counts = [sum([one.verdict == verdict for one in report.goals]) for verdict in WORDS]
        console.print(f"\n{counts[0]} hold, {counts[1]} do not, {counts[2]} cannot be told from these games.")


def line_of(one: Goal) -> Text:
    word, colour = WORDS[one.verdict]
    span = f" [{one.interval}], n {one.n}" if one.interval else ""
    more = f"\n{'':17}{one.about}" if one.about else ""
    return Text.assemble("  ", (f"{word:15}", colour), f"{one.what}: {one.measured}{span}; goal {one.aim}{more}")


def said(value: Any) -> str:
    if value is None:
        return ""
    return f"{value:.4g}" if isinstance(value, float) else str(value)
