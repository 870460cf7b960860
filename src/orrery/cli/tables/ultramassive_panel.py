"""A player's panel in ULTRAMASSIVE: the board, and everything that lies beside it."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.cli.tables.ultramassive_board import Sight, board, short_token, size_of
from orrery.games.ultramassive import PlayerView

PAIR = 136  # from this width on, two boards stand side by side
BESIDE = 63  # a board with its cards to the right of it


def panel(sight: Sight, seat: int, width: int, brief: bool = False) -> RenderableType:
    """A player's board with everything that belongs to it."""
    player = sight.view["players"][seat]
    marks = ["you"] if seat == sight.seat else []
    marks += ["starting player"] if seat == sight.view["start"] else []
    title = Text(f" {sight.view['names'][seat]}{' (' + ', '.join(marks) + ')' if marks else ''} ", "bold")
    if width >= PAIR:
        beside = Table.grid(padding=(0, 2))
        beside.add_column(min_width=BESIDE)
        beside.add_row(board(sight, player, BESIDE), facts(sight, seat))
        inside = Group(status(sight, player), beside)
    else:
        inside = Group(status(sight, player), board(sight, player, width - 4), facts(sight, seat, brief))
    style = "bright_white" if seat in sight.view["waiting_for"] else "dim"
    return Panel(inside, title=title, title_align="left", border_style=style, width=width, box=box.ROUNDED)


def status(sight: Sight, player: PlayerView) -> Text:
    larger = [size for size in sight.board["sizes"] if size["from"] > size_of(sight, player)["from"]]
    grows = f" ({larger[0]['name']} at {larger[0]['from']})" if larger else ""
    line = Text(player["size"], "bold").append(f" · {player['mass']} SM", "bold").append(grows, "dim")
    line.append(f" · {player['discovery']} DC", "bold")
    if player["gaining"] or player["captured"]:
        falling = (
            f" · falling in: {', '.join([short_token(ref) for ref in player['captured']])}"
            if player["captured"]
            else ""
        )
        line.append(falling + (f" · +{player['gaining']} SM to come" if player["gaining"] else ""), "italic")
    return line


def facts(sight: Sight, seat: int, brief: bool = False) -> RenderableType:
    """What lies beside the board: drafted Resources, Anomalies, cards and Cores, as far as they can be seen."""
    player = sight.view["players"][seat]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    if player["pending"] and not brief:
        grid.add_row("to use", Text(listed(sight, player["pending"])))
    elif player["drafted"] and sight.view["phase"] == "draft" and not brief:
        grid.add_row("drafted", Text("; ".join([short(sight.name(ref)) for ref in player["drafted"]])))
    if player["played"] and not brief:
        grid.add_row("played", Text(listed(sight, player["played"])))
    close = seat == sight.seat and not brief
    for ref in player["anomalies"] if close else []:
        used = " (used this turn)" if ref in player["used"] else ""
        grid.add_row("anomaly", thing(sight, ref, used))
    if player["anomalies"] and not close:
        grid.add_row("anomalies", Text(listed(sight, player["anomalies"])))
    if brief:
        return grid
    hand, cores = player["hand"], player["cores"]
    if isinstance(hand, int):
        grid.add_row("hidden", Text(f"{counted(hand, 'card')} in hand, {counted(cores, 'Core')} to come"))
        return grid
    offered = sight.numbers()
    for ref in hand:
        grid.add_row("card", Text(sight.name(ref), "bold") if ref in offered else thing(sight, ref))
    for ref in [] if isinstance(cores, int) else cores:
        grid.add_row("core", Text(sight.name(ref), "bold") if ref in offered else thing(sight, ref))
    return grid


def counted(what: list[str] | int, noun: str) -> str:
    """Of others a view says how many."""
    number = what if isinstance(what, int) else len(what)
    return f"{number} {noun}{'' if number == 1 else 's'}"


def thing(sight: Sight, ref: str, note: str = "") -> Text:
    return Text(sight.name(ref), "bold").append(f"{note}: {short(sight.text(ref))}", "not bold")


def listed(sight: Sight, refs: list[str]) -> str:
    return ", ".join([short(sight.name(ref)) for ref in refs])


def short(text: str) -> str:
    """As on the boards: SM and DC."""
    return text.replace("Discovery Counters", "DC").replace("Discovery Counter", "DC").replace("Solar Mass", "SM")
