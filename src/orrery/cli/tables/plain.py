"""A tidy drawing of any game, for those that have none of their own yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from orrery.cli.tables import Pane

HIDDEN = ("version", "moves", "names", "settings", "game", "acting", "players", "ask", "waiting_for")


def whole(pane: Pane[Any]) -> list[RenderableType]:
    return [common(pane), players(pane, range(len(pane.view["players"])))]


def mine(pane: Pane[Any]) -> list[RenderableType]:
    seats = range(len(pane.view["players"])) if pane.seat < 0 else [pane.seat]
    return [players(pane, seats)]


def explained(pane: Pane[Any]) -> set[str]:
    return set()


def note(pane: Pane[Any], target: str) -> str:
    return ""


def common(pane: Pane[Any]) -> RenderableType:
    """What lies on the table for all."""
    grid = Table.grid(padding=(0, 2), pad_edge=False)
    for field, value in pane.view.items():
        if field not in HIDDEN:
            grid.add_row(Text(title_case(field), style="dim"), Text(words(pane, value)))
    return grid


def players(pane: Pane[Any], seats: Any) -> RenderableType:
    """A column a player, a row a fact."""
    table = Table(expand=False)
    table.add_column("")
    for seat in seats:
        you = " (you)" if seat == pane.seat else ""
        table.add_column(Text(f"{pane.view['names'][seat]}{you}"), overflow="fold")
    for field in pane.view["players"][0]:
        facts = [words(pane, pane.view["players"][seat].get(field)) for seat in seats]
        table.add_row(Text(title_case(field), style="dim"), *[Text(fact) for fact in facts])
    return table


def title_case(field: str) -> str:
    return field.replace("_", " ").capitalize()


def words(pane: Pane[Any], value: Any) -> str:
    """Anything a view may hold, as a short text."""
    if value is None or value == [] or value == {}:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return pane.name(value)
    if isinstance(value, Mapping):
        return ", ".join([f"{pane.name(str(key))}: {words(pane, item)}" for key, item in value.items()])
    if isinstance(value, list):
        nested = any(isinstance(item, (list, dict)) for item in value)
        return (" | " if nested else ", ").join([words(pane, item) for item in value])
    return str(value)
