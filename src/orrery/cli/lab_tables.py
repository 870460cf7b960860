"""What a run answers, as a table in the terminal or as JSON."""

from __future__ import annotations

import json
from typing import Any

from rich.markup import escape
from rich.table import Table

from orrery.cli.terminal import terminal


def show(columns: list[str], rows: list[tuple[Any, ...]], as_json: bool) -> None:
    if as_json:
        print(json.dumps([dict(zip(columns, row, strict=True)) for row in rows], indent=2, default=str))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for number, name in enumerate(columns):
        numeric = all(isinstance(row[number], (int, float, type(None))) for row in rows)
        table.add_column(escape(name), justify="right" if numeric and rows else "left")
    for row in rows:
        table.add_row(*[escape(said(value)) for value in row])
    console = terminal()
    console.print(table)
    console.print(f"{len(rows)} row{'' if len(rows) == 1 else 's'}")


def said(value: Any) -> str:
    if value is None:
        return ""
    return f"{value:.4g}" if isinstance(value, float) else str(value)
