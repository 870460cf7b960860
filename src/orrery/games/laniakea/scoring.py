"""The final scoring, every source on its own. LAN-SCOR, LAN-KEY-04, LAN-KEY-11, LAN-SOLO-25 to -29"""

from __future__ import annotations

from typing import Final

from orrery.core.parts import Score
from orrery.games.laniakea.board import SECTOR, SECTOR_NAMES
from orrery.games.laniakea.components import ADVERSARY, AETHER, Scoring
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea

LEFT_OVER: Final[tuple[int, ...]] = (1, 2, 3)  # what the Adversary's V, F and A are worth


def scores(g: Laniakea) -> list[Score]:
    """Most VP wins, tied players share it; in the solo game more VP than the Adversary, whose score comes last, and a
    tie is nobody's. LAN-SCOR-01, LAN-SOLO-29"""
    accounts = [score_sheet(g, p) for p in g.players]
    if g.solo():
        accounts.append(adversary_sheet(g))
    totals = [sum(parts.values()) for parts in accounts]
    best = max(totals)
    drawn = g.solo() and totals.count(best) > 1
    return [Score(seat, totals[seat], parts, totals[seat] == best and not drawn) for seat, parts in enumerate(accounts)]


def score_sheet(g: Laniakea, p: Player) -> dict[str, int]:
    """LAN-SCOR-02 to -08"""
    return {
        "entities": entity_points(p),
        "chaos": chaos_points(p),
        "endgame": endgame_points(g, p),
        "celestial": celestial_points(g, p),
        "ascension": p.level,
        "sanctums": galaxy_points(g, p.sanctums),
        "gateways": galaxy_points(g, p.gateways),
        "thrones": throne_points(g, p),
    }


def total(g: Laniakea, p: Player) -> int:
    """The sum of the score sheet, for those who need no more. LAN-SCOR-01"""
    found = entity_points(p) + chaos_points(p) + endgame_points(g, p) + celestial_points(g, p) + p.level
    return found + galaxy_points(g, p.sanctums) + galaxy_points(g, p.gateways) + throne_points(g, p)


def entity_points(p: Player) -> int:
    found = 0
    for entity in p.spaces:
        if entity is not None:
            found += entity.points
    return found


def chaos_points(p: Player) -> int:
    found = 0
    for chaos in p.defeated:
        found += chaos.points
    return found


def endgame_points(g: Laniakea, p: Player) -> int:
    found = 0
    for entity in p.spaces:
        if entity is not None and entity.scoring is not None:
            found += points(g, p, entity.scoring)
    return found


def galaxy_points(g: Laniakea, spaces: tuple[int, ...]) -> int:
    found = 0
    for space in spaces:
        found += g.tiles[space].points
    return found


def points(g: Laniakea, p: Player, scoring: Scoring) -> int:
    """So many VP per unit counted, rounded down. LAN-SCOR-03, LAN-ETYP-04, -05"""
    return scoring.points * (count(g, p, scoring.counter) // scoring.each)


def celestial_points(g: Laniakea, p: Player) -> int:
    """By the space its ability track has reached. LAN-SCOR-04, LAN-COMP-22, LAN-UPGR-03"""
    if p.celestial is None:
        return 0
    return p.celestial.rates[p.ability - 1] * (count(g, p, p.celestial.counter) // p.celestial.each)


def throne_points(g: Laniakea, p: Player) -> int:
    """X VP per own Structure in the sector of each bridge of the abyss, bridge by bridge; X by the Aether left.
    LAN-SCOR-08, -09, -10"""
    return seen_by_thrones(g, p) * g.rulings.throne_value[p.held[AETHER]] if p.thrones else 0


def seen_by_thrones(g: Laniakea, p: Player) -> int:
    """Own Structures in the sector of each bridge of each Throne, bridge by bridge. LAN-SCOR-08"""
    seen = 0
    for abyss in p.thrones:
        seen += seen_from(g, p, abyss)
    return seen


def seen_from(g: Laniakea, p: Player, abyss: int) -> int:
    """What a Throne there sees: counted as they stand, for there are few. LAN-SCOR-08, LAN-KEY-10"""
    seen = 0
    ways = g.rulings.bridges.ways[abyss]
    for space in p.sanctums:
        seen += ways[SECTOR[space]]
    for space in p.gateways:
        seen += ways[SECTOR[space]]
    return seen


def structures_by_sector(g: Laniakea, owner: int) -> list[int]:
    """Thrones stand in no sector. LAN-SCOR-08, LAN-KEY-10"""
    standing = [0] * len(SECTOR_NAMES)
    if owner == ADVERSARY:
        count_standing(standing, g.adversary_sanctums)
    else:
        count_standing(standing, g.players[owner].sanctums)
        count_standing(standing, g.players[owner].gateways)
    return standing


def count_standing(standing: list[int], spaces: tuple[int, ...]) -> None:
    for space in spaces:
        sector = SECTOR[space]
        standing[sector] = standing[sector] + 1  # compiled, `+=` would make objects of the numbers


def sectors_present(p: Player) -> int:
    """Sectors with at least one own Structure."""
    found = present = 0
    for space in p.sanctums + p.gateways:
        sector = 1 << SECTOR[space]
        if not found & sector:
            found |= sector
            present += 1
    return present


def sectors_controlled(g: Laniakea, p: Player) -> int:
    """The most Structures on its galaxies, and at least one; a tie is nobody's. LAN-KEY-04"""
    mine = structures_by_sector(g, p.seat)
    rivals = [rival.seat for rival in g.players if rival is not p] + ([ADVERSARY] if g.solo() else [])
    theirs = [structures_by_sector(g, rival) for rival in rivals]
    lead = 0 if g.rulings.ties_control else 1
    controlled = 0
    for sector, own in enumerate(mine):
        if own and own >= lead + max([standing[sector] for standing in theirs]):
            controlled += 1
    return controlled


def count(g: Laniakea, p: Player, counter: str) -> int:
    """What Entities and Celestials count; a condition counts once if it holds."""
    if counter == "sanctum":
        return len(p.sanctums)
    if counter == "gateway":
        return len(p.gateways)
    if counter == "throne":
        return len(p.thrones)
    if counter == "sector_present":
        return sectors_present(p)
    if counter == "sector_controlled":
        return sectors_controlled(g, p)
    if counter == "entity":
        return len([1 for entity in p.spaces if entity is not None])
    if counter == "chaos_defeated":
        return len(p.defeated)
    if counter == "gained_power":
        return len([1 for card in p.deck + p.hand + p.discard if card.market])
    if counter == "artifact":
        return len(p.artifacts)
    if counter == "stone":
        return p.held[0] + p.held[1]
    if counter == "resource":
        return p.held[0] + p.held[1] + p.held[2]
    if counter == "ascension_level":
        return p.level
    if counter == "movement_track_full":
        return 1 if p.movement >= g.rulings.movement_track else 0
    assert counter == "all_structure_types"
    return 1 if p.sanctums and p.gateways and p.thrones else 0


def adversary_sheet(g: Laniakea) -> dict[str, int]:
    """LAN-SOLO-25 to -28"""
    return {
        "ascension": g.adversary_level,
        "entities": sum(entity.points for entity in g.adversary_entities),
        "sanctums": sum(g.tiles[space].points for space in g.adversary_sanctums),
        "resources": sum(worth * left for worth, left in zip(LEFT_OVER, g.adversary_held, strict=True)),
    }
