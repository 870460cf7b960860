"""The map: 49 galaxy spaces, 12 abysses, and how they hang together. LAN-COMP-01, LAN-KEY-10, LAN-THRO-04"""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
DIRECTION_NAMES: Final[tuple[str, ...]] = ("E", "NE", "NW", "W", "SW", "SE")
E: Final = 0
NE: Final = 1
NW: Final = 2
W: Final = 3
SW: Final = 4
SE: Final = 5
LETTERS: Final = "abcdefh"
SECTOR_NAMES: Final[tuple[str, ...]] = ("white", "blue", "pink", "green", "gold", "red", "violet")
WHITE: Final = 0
BLUE: Final = 1
PINK: Final = 2
GREEN: Final = 3
GOLD: Final = 4
RED: Final = 5
VIOLET: Final = 6

SPACE_NAMES: Final[tuple[str, ...]] = tuple(
    [f"K{i}" for i in range(7)] + [f"{wedge}{letter}" for wedge in range(6) for letter in LETTERS]
)
ABYSS_NAMES: Final[tuple[str, ...]] = tuple([f"{ring}{wedge}" for ring in "IO" for wedge in range(6)])
SPACES: Final[tuple[int, ...]] = tuple(range(49))
ABYSSES: Final[tuple[int, ...]] = tuple(range(12))
ABYSSES_CALLED: Final[tuple[str, ...]] = (  # galaxies are called by their tiles
    *("the Hollow Bell", "the Unlit Stair", "the Silent Well", "the Throat of Ash", "the Drowned Clock"),
    *("the Long Descent", "the Empty Crown", "the Black Orchard", "the Last Door", "the Sunken Choir"),
    *("the Moth's Grave", "the Nameless Deep"),
)
START_SPACES: Final = {"A": "0f", "B": "1e", "C": "2d", "D": "2h", "E": "3f", "F": "4e", "G": "5d", "H": "5h"}


def _cell(ring: int, wedge: int, along: int) -> tuple[int, int]:
    out, side = DIRECTIONS[wedge % 6], DIRECTIONS[(wedge + 2) % 6]
    return ring * out[0] + along * side[0], ring * out[1] + along * side[1]


def _space_coordinates() -> list[tuple[int, int]]:
    cells = [(0, 0)] + [_cell(1, wedge, 0) for wedge in range(6)]
    for wedge in range(6):
        cells += [_cell(2, wedge, 0), _cell(3, wedge, 1), _cell(3, wedge, 2)]
        cells += [_cell(4, wedge, along) for along in range(4)]
    return cells


COORDINATES: Final[tuple[tuple[int, int], ...]] = tuple(_space_coordinates())
ABYSS_COORDINATES: Final[tuple[tuple[int, int], ...]] = tuple(
    [_cell(2, wedge, 1) for wedge in range(6)] + [_cell(3, wedge, 0) for wedge in range(6)]
)
_AT: Final = {cell: space for space, cell in enumerate(COORDINATES)}
_ABYSS_AT: Final = {cell: abyss for abyss, cell in enumerate(ABYSS_COORDINATES)}


def space_called(name: str) -> int:
    return SPACE_NAMES.index(name)


def _area(space: int) -> str:
    """Galaxies of one area hang together by links; a sector may have two areas."""
    if space < 7:
        return "white"
    wedge, letter = (space - 7) // 7, LETTERS[(space - 7) % 7]
    if wedge == 2:
        return "green/1" if letter in "abde" else "gold/1"
    if wedge == 5:
        return "gold/2" if letter in "abde" else "green/2"
    return ("blue", "pink", "", "red", "violet")[wedge]


AREA: Final[tuple[str, ...]] = tuple([_area(space) for space in SPACES])
SECTOR: Final[tuple[int, ...]] = tuple([SECTOR_NAMES.index(area.partition("/")[0]) for area in AREA])


def _neighbours(space: int, same_area: bool) -> tuple[int, ...]:
    q, r = COORDINATES[space]
    near = [_AT[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in _AT]
    return tuple(sorted([n for n in near if (AREA[n] == AREA[space]) is same_area]))


LINKS: Final[tuple[tuple[int, ...], ...]] = tuple([_neighbours(space, True) for space in SPACES])
ACROSS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [_neighbours(space, False) for space in SPACES]
)  # a void lies between
VOIDS: Final[tuple[tuple[int, int], ...]] = tuple([(a, b) for a in SPACES for b in ACROSS[a] if a < b])
VOID_BETWEEN: Final[dict[tuple[int, int], int]] = {
    ends: void for void, (a, b) in enumerate(VOIDS) for ends in ((a, b), (b, a))
}
ARTIFACT_ENDS: Final = (
    *[(f"{wedge}h", f"{(wedge + 1) % 6}d") for wedge in range(6)],
    *(("K2", "1a"), ("K3", "2a"), ("K5", "4a"), ("K6", "5a"), ("2c", "3a"), ("5c", "0a")),
)
ARTIFACT_VOIDS: Final[tuple[int, ...]] = tuple(
    sorted([VOID_BETWEEN[space_called(a), space_called(b)] for a, b in ARTIFACT_ENDS])
)


def _ray(space: int, direction: int) -> tuple[int, ...]:
    """What lies that way up to the edge of the board; -1 stands for an abyss. LAN-SOLO-11"""
    (q, r), (dq, dr) = COORDINATES[space], DIRECTIONS[direction]
    cells: list[int] = []
    q, r = q + dq, r + dr
    while (q, r) in _AT or (q, r) in _ABYSS_AT:
        cells.append(_AT.get((q, r), -1))
        q, r = q + dq, r + dr
    return tuple(cells)


RAYS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([_ray(space, direction) for direction in range(6)]) for space in SPACES]
)
