"""Where the bridges of the abysses lead. LAN-THRO-04, LAN-KEY-10"""

from __future__ import annotations

from typing import Final

from orrery.games.laniakea.board import ABYSSES, ACROSS, LINKS, SECTOR, SECTOR_NAMES, SPACES, space_called

NO_ABYSS: Final = -1
BOOKED: Final = 0  # the abyss of the rulebook's example, which has two bridges to one sector on every map
UNREACHED: Final = 99


def _ends(abyss: int, double: bool) -> tuple[int, ...]:
    """Galaxies, the sector that the abyss lies in first."""
    i = abyss % 6
    ends = [f"{i}b", f"{i}c", f"K{i + 1}", f"{(i + 1) % 6}a"] if abyss < 6 else [f"{i}d", f"{i}e", f"{(i - 1) % 6}h"]
    first, second = space_called(ends[0]), space_called(ends[1])
    if not double and abyss != BOOKED and SECTOR[first] == SECTOR[second]:
        del ends[1]
    return tuple([space_called(end) for end in ends])


def _distances(start: int) -> list[int]:
    far = [UNREACHED] * len(SPACES)
    far[start] = 0
    reached = [start]
    for space in reached:
        for near in LINKS[space] + ACROSS[space]:
            if far[near] == UNREACHED:
                far[near] = far[space] + 1
                reached.append(near)
    return far


DISTANCE: Final[list[list[int]]] = [_distances(space) for space in SPACES]  # in movements, whatever they cost


class Bridges:
    """All bridges of a map, by abyss."""

    def __init__(self, double: bool) -> None:
        self.ends: list[tuple[int, ...]] = [_ends(abyss, double) for abyss in ABYSSES]
        self.sectors: list[list[int]] = [[SECTOR[end] for end in ends] for ends in self.ends]
        self.ways: list[list[int]] = [  # by abyss and sector, how many bridges lead there
            [sectors.count(sector) for sector in range(len(SECTOR_NAMES))] for sectors in self.sectors
        ]
        self.abysses: list[list[int]] = [  # by sector, the abyss of each bridge that leads there
            [abyss for abyss in ABYSSES for there in self.sectors[abyss] if there == sector]
            for sector in range(len(SECTOR_NAMES))
        ]
        self.abyss_of: list[int] = [NO_ABYSS for _ in SPACES]  # the one that a galaxy has a bridge to
        for abyss, ends in enumerate(self.ends):
            for end in ends:
                self.abyss_of[end] = abyss
        self.far: list[list[int]] = [[min([far[end] for end in ends]) for ends in self.ends] for far in DISTANCE]


SINGLE: Final = Bridges(False)
DOUBLE: Final = Bridges(True)
