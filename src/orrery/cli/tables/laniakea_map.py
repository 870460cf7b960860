"""The map of Laniakea: 61 cells laid like bricks, so that each touches six others. What lies between two of them is
drawn on the border they share: a link, a void, a bridge to an abyss, or nothing."""

from __future__ import annotations

from typing import Any, Optional

from rich.text import Text

from orrery.cli import tables
from orrery.core.view import AtTable
from orrery.games.laniakea import View


class Shown(View, AtTable):
    """What a seat sees of the game at its table."""


Sight = tables.Sight[Shown]
Facts = dict[str, Any]  # what is printed on a thing

WIDE, NARROW = 8, 6  # columns of a cell, with one border
HEIGHT = 3  # lines of a cell, with one border
UNDISCOVERED, DISCOVERED = "○", "●"
ADVERSARY = 4  # drawn after the four players
FIGURES = "①②③④★"
OWNERS = "1234A"
OWNER_STYLES = ("bold cyan", "bold dark_orange", "bold tan", "bold grey70", "bold bright_red")
SECTOR_LETTERS = "wbpgyrv"
SECTOR_STYLES = ("white", "bright_blue", "hot_pink", "green3", "gold1", "red1", "medium_purple1")
TINTS = ("#2c2c30", "#10204a", "#401830", "#0e3318", "#3d3208", "#451212", "#2a1650")
RESOURCE_STYLES = {"V": "bold green1", "F": "bold bright_red", "A": "bold violet"}
STONE_LETTERS = {"": "", "resource:0": "V", "resource:1": "F"}
STRUCTURE_LETTERS = {"sanctum": "S", "gateway": "G"}
VOID, ABYSS, WALL, ARTIFACT = "░", "▓", "dim", "◆"
LEGEND = (
    f"{UNDISCOVERED} Undiscovered  {DISCOVERED} Discovered, then the sector (%s)  "
    f"above: what a harvest yields now, and the VP  {FIGURES[:4]} figures  {FIGURES[4]} the Adversary  "
    "S1 G1 T1 Sanctum, Gateway, Throne of player 1  X2 trade Aether  XS swap stones  TR trash  DR draw  SL slot  "
    f"⬡ slot token  ┆ linked  {VOID} void  {ARTIFACT} Artifact  ═ ║ bridge to an abyss"
)
Cell = tuple[int, int]
Canvas = list[list[tuple[str, str]]]


class Map:
    """The printed board as it is drawn from: what lies at which cell, and what is seen there now."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view = sight.view
        self.spaces: list[Facts] = sight.board["spaces"]
        self.abysses: list[Facts] = sight.board["abysses"]
        self.galaxy_at = {cell_of(space): number for number, space in enumerate(self.spaces)}
        self.abyss_at = {cell_of(abyss): number for number, abyss in enumerate(self.abysses)}
        self.void_between = {frozenset(void["between"]): void["void"] for void in sight.board["voids"]}

    def sector(self, space: int) -> int:
        number: int = self.spaces[space]["sector"]
        return number


def cell_of(place: Facts) -> Cell:
    q, r = place["at"]
    return q, r


def legend(sight: Sight) -> Text:
    sectors = zip(SECTOR_LETTERS, sight.board["sectors"], strict=True)
    return Text(LEGEND % ", ".join([f"{letter} {name}" for letter, name in sectors]), "dim")


def width_of(cell: int) -> int:
    return 9 * cell + 1


def board(sight: Sight, cell: int) -> Text:
    """Nine rows of cells; those that can be chosen now have their names lit."""
    printed, lit = Map(sight), sight.numbers()
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


def galaxy(printed: Map, space: int, width: int, lit: bool) -> list[Text]:
    """`0b VF  4` over `○b SL S1`: name, yield and VP; side, sector, ability, and who is there."""
    view, tile = printed.view, printed.sight.facts(printed.view["tiles"][space])
    wormhole, ability = tile["wormhole"], tile["ability"]
    style = SECTOR_STYLES[printed.sector(space)]
    first = Text().append(printed.spaces[space]["name"], f"bold reverse {style}" if lit else f"bold {style}")
    units = "worm" if wormhole else harvest_of(printed.sight, space)
    points = "" if wormhole or width < 7 else str(tile["points"])
    first.append(" " if len(units) + len(points) < width - 2 else "")
    for unit in units if len(units) + len(points) <= width - 2 else units[: width - 2 - len(points)]:
        first.append(unit, RESOURCE_STYLES.get(unit, "") if not wormhole else "bold")
    first.pad_right(width - len(first) - len(points))
    first.append(points, "bold")
    there = pieces(view, space)
    open_side = view["discovered"][space]
    second = Text().append(" " if wormhole else DISCOVERED if open_side else UNDISCOVERED, style)
    second.append(SECTOR_LETTERS[printed.sector(space)], style)
    ability = " hole" if wormhole else ability
    if len(ability) + 2 + len(there) <= width and (width >= 7 or not len(there)):
        second.append(ability, "bold" if open_side or wormhole else "dim")
    second.truncate(max(0, width - len(there)))
    second.pad_right(width - len(second) - len(there))
    return [first, second.append_text(there)]


def harvest_of(sight: Sight, space: int) -> str:
    """The units of the side that lies up, with what was put on its slots."""
    view, tile = sight.view, sight.facts(sight.view["tiles"][space])
    open_side = view["discovered"][space]
    units = "".join([n * letter for n, letter in zip(tile["bottom" if open_side else "top"], "VFA", strict=True)])
    if open_side:
        units += STONE_LETTERS[view["slots"][space]]
    both = sight.settings["token_yield"] != "bottom_half"
    for player in view["players"]:
        if player["token"]["space"] == space and (both or open_side):
            units += STONE_LETTERS[player["token"]["stone"]]
    return units


def pieces(view: Shown, space: int) -> Text:
    """The Structure, waiting slot tokens, and figures."""
    there = Text()
    structure = view["structures"][space]
    if structure is not None:
        owner = ADVERSARY if structure["owner"] == "adversary" else structure["owner"]
        there.append(f"{STRUCTURE_LETTERS[structure['kind']]}{OWNERS[owner]}", OWNER_STYLES[owner])
    for seat, player in enumerate(view["players"]):
        if player["token"]["space"] == space and not player["token"]["stone"]:
            there.append("⬡", OWNER_STYLES[seat])
    for seat, player in enumerate(view["players"]):
        if player["place"] == space:
            there.append(FIGURES[seat], OWNER_STYLES[seat])
    if view["adversary"] is not None and view["adversary"]["place"] == space:
        there.append(FIGURES[ADVERSARY], OWNER_STYLES[ADVERSARY])
    return there


def abyss_lines(printed: Map, abyss: int, width: int, lit: bool) -> list[Text]:
    """Dark, with its name, and the Thrones in it."""
    seated = [seat for seat, player in enumerate(printed.view["players"]) if abyss in player["thrones"]]
    first, second = Text().append(ABYSS * ((width - 2) // 2), WALL), Text()
    first.append(printed.abysses[abyss]["name"], "bold reverse" if lit else "bold grey62")
    first.append(ABYSS * (width - len(first)), WALL)
    for seat in seated:
        second.append(f"T{OWNERS[seat]}", OWNER_STYLES[seat])
    second.truncate(width)
    free = width - len(second)
    dark = Text().append(ABYSS * (free // 2), WALL).append_text(second)
    return [first, dark.append(ABYSS * (free - free // 2), WALL)]
