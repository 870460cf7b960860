"""A tidy drawing of any game, for those that have none of their own yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from orrery.cli.tables import Sight

HIDDEN = ("version", "moves", "names", "settings", "game", "acting", "players", "ask", "waiting_for")


def whole(sight: Sight[Any]) -> list[RenderableType]:
    return [common(sight), players(sight, range(len(sight.view["players"])))]


def mine(sight: Sight[Any]) -> list[RenderableType]:
    seats = range(len(sight.view["players"])) if sight.seat < 0 else [sight.seat]
    return [players(sight, seats)]


def explained(sight: Sight[Any]) -> set[str]:
    return set()


def note(sight: Sight[Any], target: str) -> str:
    return ""


def common(sight: Sight[Any]) -> RenderableType:
    """What lies on the table for all."""
    grid = Table.grid(padding=(0, 2), pad_edge=False)
    for field, value in sight.view.items():
        if field not in HIDDEN:
            grid.add_row(Text(title_case(field), style="dim"), Text(words(sight, value)))
    return grid


def players(sight: Sight[Any], seats: Any) -> RenderableType:
    """A column a player, a row a fact."""
    table = Table(expand=False)
    table.add_column("")
    for seat in seats:
        you = " (you)" if seat == sight.seat else ""
        table.add_column(Text(f"{sight.view['names'][seat]}{you}"), overflow="fold")
    for field in sight.view["players"][0]:
        facts = [words(sight, sight.view["players"][seat].get(field)) for seat in seats]
        table.add_row(Text(title_case(field), style="dim"), *[Text(fact) for fact in facts])
    return table


def title_case(field: str) -> str:
    return field.replace("_", " ").capitalize()


def words(sight: Sight[Any], value: Any) -> str:
    """Anything a view may hold, as a short text."""
    if value is None or value == [] or value == {}:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return sight.name(value)
    if isinstance(value, Mapping):
        return ", ".join([f"{sight.name(str(key))}: {words(sight, item)}" for key, item in value.items()])
    if isinstance(value, list):
        nested = any(isinstance(item, (list, dict)) for item in value)
        return (" | " if nested else ", ").join([words(sight, item) for item in value])
    return str(value)
