"""What lies open before a player, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.games.laniakea.components import (
    AETHER,
    ASCENDED,
)
from orrery.games.laniakea.feature_cards import add
from orrery.games.laniakea.feature_holdings import BYTE, CELESTIAL, PAYABLE, entities, holdings, payable
from orrery.games.laniakea.feature_map import best_to_see, seen_from_abysses, to_build_here
from orrery.games.laniakea.harvesting import yield_of
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.scoring import celestial_points, count, galaxy_points, points
from orrery.games.laniakea.state import Laniakea

if TYPE_CHECKING:
    from mypy_extensions import i64

ABILITIES: Final = {"X2": 34, "TR": 35, "XS": 36, "SL": 37, "DR": 38}


def player(
    row: list[int],
    at: i64,
    g: Laniakea,
    p: Player,
    standing: list[int],
    most: list[int],
    bridges: list[int],
    turns: int,
) -> list[int]:
    """By sector: the player's Structures, the most that any other has, and the bridges of the player's Thrones. Comes
    back with what a Throne would see in each abyss."""
    tracks(row, at, g, p)
    structures(row, at, g, p)
    sectors(row, at, g, standing, most, bridges)
    from_abyss = seen_from_abysses(g, p, standing)
    best_to_see(row, at + 27, g, p, from_abyss)
    to_build_here(row, at + 62, g, p.place, from_abyss)
    holdings(row, at, g, p)
    payable(row, at + PAYABLE, g, p)
    entities(row, at, g, p, turns)
    score(row, at)
    return from_abyss


def tracks(row: list[int], at: i64, g: Laniakea, p: Player) -> None:
    v, f, a = p.held
    row[at + 10] = v
    row[at + 11] = f
    row[at + 12] = a
    values = g.rulings.throne_value
    row[at + 13] = values[a]
    more = a
    while more < len(values) and values[more] == values[a]:
        more += 1
    row[at + 14] = more - a if more < len(values) else 0
    row[at + 5] = row[at + 15] = p.level
    row[at + 16] = max(0, ASCENDED - p.level)
    row[at + 17] = p.movement + p.boons.movements
    row[at + 18] = 1 if p.movement >= g.rulings.movement_track else 0
    if p.celestial is not None:
        units = count(g, p, p.celestial.counter) // p.celestial.each
        rate = p.celestial.rates[p.ability - 1]
        row[at + 4] = min(units * rate, BYTE)
        row[at + 19] = units
        row[at + 20] = rate
        row[at + CELESTIAL + p.celestial.number] = p.ability


def structures(row: list[int], at: i64, g: Laniakea, p: Player) -> None:
    """Their VP, and what a Seraph would harvest."""
    row[at + 21] = len(p.sanctums)
    row[at + 22] = len(p.gateways)
    row[at + 23] = len(p.thrones)
    row[at + 6] = galaxy_points(g, p.sanctums)
    row[at + 7] = galaxy_points(g, p.gateways)
    harvest(row, at, g, p.sanctums + p.gateways)


def harvest(row: list[int], at: i64, g: Laniakea, spaces: tuple[int, ...]) -> None:
    voyage = forge = aether = discovered = 0
    for space in spaces:
        v, f, a = yield_of(g, space)
        voyage += v
        forge += f
        aether += a
        discovered += g.discovered >> space & 1
        ability = g.tiles[space].ability
        if ability:
            add(row, at + ABILITIES[ability], 1)
    row[at + 30] = voyage
    row[at + 31] = forge
    row[at + 32] = aether
    row[at + 33] = discovered


def sectors(row: list[int], at: i64, g: Laniakea, standing: list[int], most: list[int], bridges: list[int]) -> None:
    lead = 0 if g.rulings.ties_control else 1
    present = controlled = seen = 0
    for sector, own in enumerate(standing):
        if own:
            present += 1
            seen += own * bridges[sector]
            if own >= most[sector] + lead:
                controlled += 1
    row[at + 8] = min(seen * row[at + 13], BYTE)
    row[at + 24] = present
    row[at + 25] = controlled
    row[at + 26] = seen


def score(row: list[int], at: i64) -> None:
    """The sum of what the parts above have found."""
    total = 0
    for source in range(1, 10):
        total += row[at + source]
    row[at] = min(total, BYTE)


def points_now(g: Laniakea, p: Player, seen: int) -> int:
    """The VP of a player whose Thrones see so much, as the final scoring counts them."""
    total = p.level + celestial_points(g, p) + seen * g.rulings.throne_value[p.held[AETHER]]
    for entity in p.spaces:
        if entity is not None:
            total += entity.points
            if entity.scoring is not None:
                total += points(g, p, entity.scoring)
    for chaos in p.defeated:
        total += chaos.points
    for space in p.sanctums:
        total += g.tiles[space].points
    for space in p.gateways:
        total += g.tiles[space].points
    return total
