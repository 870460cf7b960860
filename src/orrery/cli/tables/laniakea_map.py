"""The map of Laniakea: 61 cells laid like bricks, so that each touches six others. What lies between two of them is
drawn on the border they share: a link, a void, a bridge to an abyss, or nothing."""

from __future__ import annotations

from typing import Optional

from rich.text import Text

from orrery.cli.tables.laniakea_cells import Cell, Map, abyss_lines, galaxy
from orrery.cli.tables.laniakea_signs import ARTIFACT, SECTOR_STYLES, TINTS, VOID, WALL, Pane

WIDE, NARROW = 8, 6  # columns of a cell, with one border
HEIGHT = 3  # lines of a cell, with one border
Canvas = list[list[tuple[str, str]]]


def width_of(cell: int) -> int:
    return 9 * cell + 1


def board(pane: Pane, cell: int) -> Text:
    """Nine rows of cells; those that can be chosen now have their names lit."""
    printed, lit = Map(pane), pane.numbers()
    canvas: Canvas = [[(" ", "")] * width_of(cell) for _ in range(9 * HEIGHT + 1)]
    for place in (*printed.galaxy_at, *printed.abyss_at):
        draw_borders(canvas, printed, place, cell)
    for place, space in printed.galaxy_at.items():
        x, y = corner(place, cell)
        lines = galaxy(printed, space, cell - 1, f"space:{space}" in lit)
        for line, text in enumerate(lines):
            put(canvas, x + 1, y + 1 + line, text, f"on {TINTS[printed.sector(space)]}")
    for place, abyss in printed.abyss_at.items():
        x, y = corner(place, cell)
        for line, text in enumerate(abyss_lines(printed, abyss, cell - 1, f"abyss:{abyss}" in lit)):
            put(canvas, x + 1, y + 1 + line, text, "")
    out = Text(no_wrap=True)
    for number, row in enumerate(canvas):
        for char, style in row:
            out.append(char, style)
        out.append("\n" if number + 1 < len(canvas) else "")
    return out


def corner(place: Cell, cell: int) -> tuple[int, int]:
    """Where the upper left corner of a cell comes: rows are moved by half a cell."""
    q, r = place
    return (2 * q + r + 8) * (cell // 2), (r + 4) * HEIGHT


def put(canvas: Canvas, x: int, y: int, text: Text, back: str) -> None:
    """Write a text with its styles on the canvas."""
    plain = text.plain
    styles = [back] * len(plain)
    for span in text.spans:
        for i in range(span.start, min(span.end, len(plain))):
            styles[i] = f"{span.style} {back}"
    for i, char in enumerate(plain):
        canvas[y][x + i] = (char, styles[i])


def draw_borders(canvas: Canvas, printed: Map, place: Cell, cell: int) -> None:
    (x, y), (q, r), half = corner(place, cell), place, cell // 2
    for other, left in (((q - 1, r), x), ((q + 1, r), x + cell)):
        for line, mark in enumerate(border(printed, place, other, upright=True, length=2)):
            canvas[y + 1 + line][left] = mark
    for other, left, top in (
        ((q, r - 1), x, y),
        ((q + 1, r - 1), x + half, y),
        ((q - 1, r + 1), x, y + HEIGHT),
        ((q, r + 1), x + half, y + HEIGHT),
    ):
        marks = border(printed, place, other, upright=False, length=half - 1)
        canvas[top][left + 1 : left + half] = marks
        for joint in (left, left + half):
            if canvas[top][joint][0] == " " or marks[0][0] == VOID:
                canvas[top][joint] = (VOID, WALL) if marks[0][0] == VOID else ("·", WALL)


def border(printed: Map, a: Cell, b: Cell, upright: bool, length: int) -> list[tuple[str, str]]:
    """What can be crossed between two cells, and how."""
    wall = ("│" if upright else "─", WALL)
    ends = [printed.galaxy_at.get(cell) for cell in (a, b)]
    galaxies = [space for space in ends if space is not None]
    if len(galaxies) == 2:
        first, second = [printed.spaces[space] for space in galaxies]
        if first["area"] == second["area"]:
            style = f"{SECTOR_STYLES[first['sector']]} on {TINTS[first['sector']]}"
            return [("┆" if upright else " ", style)] * length
        marks = [(VOID, WALL)] * length
        if printed.void_between[frozenset((first["ref"], second["ref"]))] in printed.view["artifact_voids"]:
            marks[0 if upright else length // 2] = (ARTIFACT, "bold bright_yellow")
        return marks
    abyss: Optional[int] = printed.abyss_at.get(a, printed.abyss_at.get(b))
    marks = [wall] * length
    if abyss is not None and galaxies and f"space:{galaxies[0]}" in printed.abysses[abyss]["bridges"]:
        style = f"bold {SECTOR_STYLES[printed.sector(galaxies[0])]}"
        marks[0 if upright else length // 2] = ("═" if upright else "║", style)
    return marks
