"""One Black Hole: two Channels of six spaces that run into it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from orrery.cli import tables
from orrery.core.view import AtTable
from orrery.games.ultramassive import PlayerView, View


class Shown(View, AtTable):
    """What a seat sees of the game at its table."""


Pane = tables.Pane[Shown]

OPEN_MARK, CLOSED_MARK, DARK = "◎", "⊗", "▒"
LEGEND = f"{OPEN_MARK} open Wormhole   {CLOSED_MARK} closed Wormhole   {DARK}{DARK} covered by the Black Hole"
CHANNEL_STYLES = ("bright_blue", "bright_magenta")
TOKEN_STYLES = {
    "token:BG": "bright_cyan",
    "token:SG": "bright_yellow",
    "token:PBH": "bold white",
    "token:AMAJ": "bright_red",
    "token:AMIN": "red",
}
LABEL = 5  # "blue "
HOLE = 9


def board(pane: Pane, player: PlayerView, width: int) -> Text:
    """Seven lines, as wide as there is room for."""
    channels = pane.board["channels"]
    length = len(channels[0]["spaces"])
    cell = max(7, min(14, (width - LABEL - HOLE - length - 1) // length))
    out = Text(no_wrap=True)
    narrow = width < LABEL + HOLE + length * (cell + 1) + 1  # then the Black Hole itself is left out
    side = iter([Text()] * 7 if narrow else hole(player["mass"]))
    uncovered = size_of(pane, player)["open"]
    for number, (channel, style) in enumerate(zip(channels, CHANNEL_STYLES, strict=True)):
        spaces = [int(ref.partition(":")[2]) for ref in channel["spaces"]]
        names = [pane.place("space", space) for space in spaces]
        out.append(border(names, cell, "├┼┤" if number else "┌┬┐"), style).append_text(next(side)).append("\n")
        for line in (stack_line, wormhole_line):
            out.append((channel["name"] if line is stack_line else "").ljust(LABEL), style).append("│", style)
            for space in spaces:
                covered = f"space:{space}" not in uncovered
                inside = Text(DARK * cell, "dim") if covered else line(pane, player, space, cell)
                out.append_text(inside).append("│", style)
            out.append_text(next(side)).append("\n")
    edge = "┴".join(["─" * cell] * length)
    return out.append(f"{' ' * LABEL}└{edge}┘", CHANNEL_STYLES[1]).append_text(next(side))


def size_of(pane: Pane, player: PlayerView) -> dict[str, Any]:
    """What is printed for the size of this Black Hole."""
    sizes: list[dict[str, Any]] = pane.board["sizes"]
    return next(size for size in sizes if size["name"] == player["size"])


def border(names: list[str], cell: int, corners: str) -> str:
    """The upper edge of a Channel carries the names of its spaces."""
    edges = [name.ljust(cell, "─") for name in names]
    return f"{' ' * LABEL}{corners[0]}{corners[1].join(edges)}{corners[2]}"


def hole(mass: int) -> list[Text]:
    """The Black Hole itself, with what it weighs."""
    wall, dark = "white", "dim"
    inside = [DARK * 5, DARK * 5, f"{mass}SM".center(5), DARK * 5, DARK * 5]
    styles = [dark, dark, "bold", dark, dark]
    arrows = ["─▶", "  ", "  ", "─▶", "  "]
    lines = [Text("  ╭─────╮", wall)]
    for arrow, content, style in zip(arrows, inside, styles, strict=True):
        lines.append(Text(arrow, "dim").append("│", wall).append(content, style).append("│", wall))
    return [*lines, Text("  ╰─────╯", wall)]


def short_token(ref: str) -> str:
    """`BG`, as the boards print it."""
    return ref.partition(":")[2]


def stack_line(pane: Pane, player: PlayerView, space: int, cell: int) -> Text:
    """The tokens on a space, equal ones counted: `2BG+PBH`."""
    stack = player["spaces"][space]
    kinds = list(dict.fromkeys(stack))
    counts = [f"{stack.count(kind)}" if stack.count(kind) > 1 else "" for kind in kinds]
    names = [short_token(kind) for kind in kinds]
    if len("+".join([f"{n}{name}" for n, name in zip(counts, names, strict=True)])) > cell:
        names = [name[0] for name in names]
    text = Text()
    for number, kind, name in zip(counts, kinds, names, strict=True):
        text.append("+" if text else "").append(f"{number}{name}", TOKEN_STYLES[kind])
    text.pad_right(cell - len(text))
    return text


def wormhole_line(pane: Pane, player: PlayerView, space: int, cell: int) -> Text:
    """The Wormhole on a space, and what the stack there would give."""
    worth = yields(pane, player["spaces"][space])
    here = Text()
    if space in player["wormholes"]:
        wormhole = player["wormholes"].index(space)
        is_open = player["open"][wormhole // 2]
        mark = f"{OPEN_MARK if is_open else CLOSED_MARK}{'AB'[wormhole // 2]}{wormhole % 2 + 1}"
        here.append(mark, "bright_green" if is_open else "dim")
    here.pad_right(cell - len(here) - len(worth))
    return here.append(worth, "dim")


def yields(pane: Pane, stack: list[str]) -> str:
    mass, discovery = [sum([pane.facts(ref)[what] for ref in stack]) for what in ("mass", "discovery")]
    return f"{mass}SM" if mass else f"{discovery}DC" if discovery else ""
