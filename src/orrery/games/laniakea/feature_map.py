"""What the map offers a figure, in numbers: where it stands, what lies how far away, and what Thrones could see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.games.laniakea.board import (
    ABYSSES,
    ARTIFACT_VOIDS,
    SECTOR,
    SECTOR_NAMES,
    SPACES,
    VOIDS,
)
from orrery.games.laniakea.bridges import DISTANCE, NO_ABYSS
from orrery.games.laniakea.components import THRONE_PIECES
from orrery.games.laniakea.harvesting import yield_of
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea

if TYPE_CHECKING:
    from mypy_extensions import i64

HERE: Final = 8  # numbers about the place of a figure
RING: Final = 5  # and about all places so many movements off
RINGS: Final = 3
SURROUNDINGS: Final = HERE + RINGS * RING + 2


RING_OF: Final[list[list[list[int]]]] = [
    [[space for space in SPACES if far[space] == steps] for steps in range(1, RINGS + 1)] for far in DISTANCE
]
TO_VOID: Final[list[list[int]]] = [[min(far[a], far[b]) for a, b in VOIDS] for far in DISTANCE]
VOIDS_NEAR: Final[list[list[int]]] = [[void for void in ARTIFACT_VOIDS if far[void] < 2] for far in TO_VOID]


def seen_from_abysses(g: Laniakea, p: Player, standing: list[int]) -> list[int]:
    """What a Throne in each abyss would see now; nothing where none can be built."""
    found = [0] * len(ABYSSES)
    if len(p.thrones) == THRONE_PIECES:
        return found
    taken = 0
    for q in g.players:
        if q is p or not g.rulings.throne_each:
            for abyss in q.thrones:
                taken |= 1 << abyss
    leads_from = g.rulings.bridges.abysses
    for sector, own in enumerate(standing):
        if own:
            for abyss in leads_from[sector]:
                if not taken >> abyss & 1:
                    found[abyss] = found[abyss] + own  # compiled, `+=` would make objects of the numbers
    return found


def bridges_to(g: Laniakea, p: Player) -> list[int]:
    """How many bridges lead from the player's Thrones to each sector."""
    found = [0] * len(SECTOR_NAMES)
    for abyss in p.thrones:
        for sector in g.rulings.bridges.sectors[abyss]:
            found[sector] = found[sector] + 1
    return found


def best_to_see(row: list[int], at: i64, g: Laniakea, p: Player, from_abyss: list[int]) -> None:
    """The best, the second best, and how far the best is."""
    best = second = 0
    off = 9
    ways = g.rulings.bridges.far[p.place]
    for abyss in ABYSSES:
        value = from_abyss[abyss]
        if value > best:
            best, second, off = value, best, ways[abyss]
        elif value == best and value:
            second = value
            if ways[abyss] < off:
                off = ways[abyss]
        elif value > second:
            second = value
    row[at] = best
    row[at + 1] = second
    row[at + 2] = off


def to_build_here(row: list[int], at: i64, g: Laniakea, here: int, from_abyss: list[int]) -> None:
    if not g.structures[here]:
        row[at] = g.tiles[here].points
    abyss = g.rulings.bridges.abyss_of[here]
    if abyss != NO_ABYSS:
        row[at + 1] = from_abyss[abyss]


def surroundings(row: list[int], at: i64, g: Laniakea, p: Player, from_abyss: list[int], bridges: list[int]) -> None:
    """The place of the figure, the best of what lies one, two and three movements off, and Artifact tiles near."""
    here = p.place
    tile = g.tiles[here]
    v, f, a = yield_of(g, here)
    row[at] = v
    row[at + 1] = f
    row[at + 2] = a
    row[at + 3] = tile.points
    code = g.structures[here]
    row[at + 4] = 0 if code or tile.wormhole else 1
    row[at + 5] = 1 if code and (code - 1) // 2 == p.seat else 0
    row[at + 6] = 1 if tile.wormhole or (code and not code % 2) else 0
    row[at + 7] = bridges[SECTOR[here]]
    worth = g.rulings.throne_value[p.held[2]]
    into = at + HERE
    for spaces in RING_OF[here]:
        ring(row, into, g, spaces, from_abyss, bridges, worth)
        into += RING
    for void in VOIDS_NEAR[here]:
        if void in g.artifact_voids:
            row[into + TO_VOID[here][void]] += 1


def ring(
    row: list[int], at: i64, g: Laniakea, spaces: list[int], from_abyss: list[int], bridges: list[int], worth: int
) -> None:
    points = seen = throne = harvest = aether = 0
    abyss_of = g.rulings.bridges.abyss_of
    for space in spaces:
        tile = g.tiles[space]
        if tile.wormhole:
            continue
        if not g.structures[space]:
            value = tile.points
            if value > points:
                points = value
            value += bridges[SECTOR[space]] * worth
            if value > seen:
                seen = value
        abyss = abyss_of[space]
        if abyss >= 0 and from_abyss[abyss] > throne:
            throne = from_abyss[abyss]
        v, f, a = tile.bottom if g.discovered >> space & 1 else tile.top
        if v + f + 2 * a > harvest:
            harvest = v + f + 2 * a
        if a > aether:
            aether = a
    row[at] = points
    row[at + 1] = seen
    row[at + 2] = throne
    row[at + 3] = harvest
    row[at + 4] = aether
