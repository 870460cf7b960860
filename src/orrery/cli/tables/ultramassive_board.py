"""One Black Hole: two Channels of six spaces that run into it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from orrery.games.ultramassive.components import CHANNELS, LENGTH, OPEN, SIZES, TOKENS

OPEN_MARK, CLOSED_MARK, DARK = "◎", "⊗", "▒"
LEGEND = f"{OPEN_MARK} open Wormhole   {CLOSED_MARK} closed Wormhole   {DARK}{DARK} covered by the Black Hole"
CHANNEL_NAMES = ("blue", "pink")
CHANNEL_STYLES = ("bright_blue", "bright_magenta")
TOKEN_STYLES = {"BG": "bright_cyan", "SG": "bright_yellow", "PBH": "bold white", "AMAJ": "bright_red", "AMIN": "red"}
TOKEN = {token.id: token for token in TOKENS}
LABEL = 5  # "blue "
HOLE = 9


def board(player: dict[str, Any], width: int) -> Text:
    """Seven lines, as wide as there is room for."""
    cell = max(7, min(14, (width - LABEL - HOLE - LENGTH - 1) // LENGTH))
    out = Text(no_wrap=True)
    narrow = width < LABEL + HOLE + LENGTH * (cell + 1) + 1  # then the Black Hole itself is left out
    side = iter([Text()] * 7 if narrow else hole(player["mass"]))
    for channel in CHANNELS:
        out.append_text(border(channel, cell, "┌┬┐" if channel == 0 else "├┼┤")).append_text(next(side)).append("\n")
        for line in (stack_line, wormhole_line):
            name = CHANNEL_NAMES[channel] if line is stack_line else ""
            style = CHANNEL_STYLES[channel]
            out.append(name.ljust(LABEL), style).append("│", style)
            for depth in range(LENGTH):
                covered = depth >= OPEN[SIZES.index(player["size"])]
                inside = Text(DARK * cell, "dim") if covered else line(player, channel * LENGTH + depth, cell)
                out.append_text(inside).append("│", style)
            out.append_text(next(side)).append("\n")
    edge = "┴".join(["─" * cell] * LENGTH)
    return out.append(f"{' ' * LABEL}└{edge}┘", CHANNEL_STYLES[1]).append_text(next(side))


def border(channel: int, cell: int, corners: str) -> Text:
    """The upper edge of a Channel carries the names of its spaces."""
    names = [f"{'BP'[channel]}{depth + 1}".ljust(cell, "─") for depth in range(LENGTH)]
    line = f"{' ' * LABEL}{corners[0]}{corners[1].join(names)}{corners[2]}"
    return Text(line, CHANNEL_STYLES[channel])


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


def stack_line(player: dict[str, Any], space: int, cell: int) -> Text:
    """The tokens on a space, equal ones counted: `2BG+PBH`."""
    stack = player["spaces"][space]
    kinds = list(dict.fromkeys(stack))
    counts = [f"{stack.count(kind)}" if stack.count(kind) > 1 else "" for kind in kinds]
    if len("+".join([f"{n}{kind}" for n, kind in zip(counts, kinds, strict=True)])) > cell:
        kinds = [kind[0] for kind in kinds]
    text = Text()
    for number, kind in zip(counts, kinds, strict=True):
        text.append("+" if text else "").append(f"{number}{kind}", TOKEN_STYLES.get(kind, "bold"))
    text.pad_right(cell - len(text))
    return text


def wormhole_line(player: dict[str, Any], space: int, cell: int) -> Text:
    """The Wormhole on a space, and what the stack there would give."""
    worth = yields(player["spaces"][space])
    here = Text()
    if space in player["wormholes"]:
        wormhole = player["wormholes"].index(space)
        is_open = player["open"][wormhole // 2]
        mark = f"{OPEN_MARK if is_open else CLOSED_MARK}{'AB'[wormhole // 2]}{wormhole % 2 + 1}"
        here.append(mark, "bright_green" if is_open else "dim")
    here.pad_right(cell - len(here) - len(worth))
    return here.append(worth, "dim")


def yields(stack: list[str]) -> str:
    mass, discovery = sum([TOKEN[id].mass for id in stack]), sum([TOKEN[id].discovery for id in stack])
    return f"{mass}SM" if mass else f"{discovery}DC" if discovery else ""
