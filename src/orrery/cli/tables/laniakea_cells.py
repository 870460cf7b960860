"""What is drawn in one cell of the map of Laniakea: a galaxy or an abyss, and who is there."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from orrery.cli.tables.laniakea_signs import (
    ABYSS,
    ADVERSARY,
    DISCOVERED,
    FIGURES,
    OWNER_STYLES,
    OWNERS,
    RESOURCE_STYLES,
    SECTOR_LETTERS,
    SECTOR_STYLES,
    STONE_LETTERS,
    STRUCTURE_LETTERS,
    UNDISCOVERED,
    WALL,
    Pane,
    Shown,
)

Facts = dict[str, Any]  # what is printed on a thing
Cell = tuple[int, int]


class Map:
    """The printed board as it is drawn from: what lies at which cell, and what is seen there now."""

    def __init__(self, pane: Pane) -> None:
        self.pane = pane
        self.view = pane.view
        self.spaces: list[Facts] = pane.board["spaces"]
        self.abysses: list[Facts] = pane.board["abysses"]
        self.galaxy_at = {cell_of(space): number for number, space in enumerate(self.spaces)}
        self.abyss_at = {cell_of(abyss): number for number, abyss in enumerate(self.abysses)}
        self.void_between = {frozenset(void["between"]): void["void"] for void in pane.board["voids"]}

    def sector(self, space: int) -> int:
        number: int = self.spaces[space]["sector"]
        return number


def cell_of(place: Facts) -> Cell:
    q, r = place["at"]
    return q, r


def galaxy(printed: Map, space: int, width: int, lit: bool) -> list[Text]:
    """`0b VF  4` over `○b SL S1`: name, yield and VP; side, sector, ability, and who is there."""
    view, tile = printed.view, printed.pane.facts(printed.view["tiles"][space])
    wormhole, ability = tile["wormhole"], tile["ability"]
    style = SECTOR_STYLES[printed.sector(space)]
    first = Text().append(printed.spaces[space]["name"], f"bold reverse {style}" if lit else f"bold {style}")
    units = "worm" if wormhole else harvest_of(printed.pane, space)
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


def harvest_of(pane: Pane, space: int) -> str:
    """The units of the side that lies up, with what was put on its slots."""
    view, tile = pane.view, pane.facts(pane.view["tiles"][space])
    open_side = view["discovered"][space]
    units = "".join([n * letter for n, letter in zip(tile["bottom" if open_side else "top"], "VFA", strict=True)])
    if open_side:
        units += STONE_LETTERS[view["slots"][space]]
    both = pane.settings["token_yield"] != "bottom_half"
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
