"""A player's panel in ULTRAMASSIVE: the board, and everything that lies beside it."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.cli.tables.ultramassive_board import Pane, board, short_token, size_of
from orrery.games.ultramassive import PlayerView

PAIR = 136  # from this width on, two boards stand side by side
BESIDE = 63  # a board with its cards to the right of it


def panel(pane: Pane, seat: int, width: int, brief: bool = False) -> RenderableType:
    """A player's board with everything that belongs to it."""
    player = pane.view["players"][seat]
    marks = ["you"] if seat == pane.seat else []
    marks += ["starting player"] if seat == pane.view["start"] else []
    title = Text(f" {pane.view['names'][seat]}{' (' + ', '.join(marks) + ')' if marks else ''} ", "bold")
    if width >= PAIR:
        beside = Table.grid(padding=(0, 2))
        beside.add_column(min_width=BESIDE)
        beside.add_row(board(pane, player, BESIDE), facts(pane, seat))
        inside = Group(status(pane, player), beside)
    else:
        inside = Group(status(pane, player), board(pane, player, width - 4), facts(pane, seat, brief))
    style = "bright_white" if seat in pane.view["waiting_for"] else "dim"
    return Panel(inside, title=title, title_align="left", border_style=style, width=width, box=box.ROUNDED)


def status(pane: Pane, player: PlayerView) -> Text:
    larger = [size for size in pane.board["sizes"] if size["from"] > size_of(pane, player)["from"]]
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


def facts(pane: Pane, seat: int, brief: bool = False) -> RenderableType:
    """What lies beside the board: drafted Resources, Anomalies, cards and Cores, as far as they can be seen."""
    player = pane.view["players"][seat]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    if player["pending"] and not brief:
        grid.add_row("to use", Text(listed(pane, player["pending"])))
    elif player["drafted"] and pane.view["phase"] == "draft" and not brief:
        grid.add_row("drafted", Text("; ".join([short(pane.name(ref)) for ref in player["drafted"]])))
    if player["played"] and not brief:
        grid.add_row("played", Text(listed(pane, player["played"])))
    close = seat == pane.seat and not brief
    for ref in player["anomalies"] if close else []:
        used = " (used this turn)" if ref in player["used"] else ""
        grid.add_row("anomaly", thing(pane, ref, used))
    if player["anomalies"] and not close:
        grid.add_row("anomalies", Text(listed(pane, player["anomalies"])))
    if brief:
        return grid
    hand, cores = player["hand"], player["cores"]
    if isinstance(hand, int):
        grid.add_row("hidden", Text(f"{counted(hand, 'card')} in hand, {counted(cores, 'Core')} to come"))
        return grid
    offered = pane.numbers()
    for ref in hand:
        grid.add_row("card", Text(pane.name(ref), "bold") if ref in offered else thing(pane, ref))
    for ref in [] if isinstance(cores, int) else cores:
        grid.add_row("core", Text(pane.name(ref), "bold") if ref in offered else thing(pane, ref))
    return grid


def counted(what: list[str] | int, noun: str) -> str:
    """Of others a view says how many."""
    number = what if isinstance(what, int) else len(what)
    return f"{number} {noun}{'' if number == 1 else 's'}"


def thing(pane: Pane, ref: str, note: str = "") -> Text:
    return Text(pane.name(ref), "bold").append(f"{note}: {short(pane.text(ref))}", "not bold")


def listed(pane: Pane, refs: list[str]) -> str:
    return ", ".join([short(pane.name(ref)) for ref in refs])


def short(text: str) -> str:
    """As on the boards: SM and DC."""
    return text.replace("Discovery Counters", "DC").replace("Discovery Counter", "DC").replace("Solar Mass", "SM")
