"""The score sheet opened: every Entity, Structure and track that scored. LAN-SCOR, LAN-SOLO-25 to -29"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Optional

from orrery.core.account import Criterion, Entry, verdict
from orrery.core.game import Event
from orrery.games.laniakea.board import ABYSSES_CALLED, SECTOR, SECTOR_NAMES
from orrery.games.laniakea.components import AETHER, RESOURCE_NAMES, Entity
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.scoring import LEFT_OVER, count, scores, structures_by_sector
from orrery.games.laniakea.state import Laniakea

UNITS: Final = {  # what is counted, said of anybody; of some several make a unit
    "sanctum": "Sanctum",
    "gateway": "Gateway",
    "throne": "Throne",
    "sector_present": "sector with a Structure",
    "sector_controlled": "controlled sector",
    "entity": "Entity",
    "chaos_defeated": "defeated Chaos card",
    "gained_power": "gained Cosmic Power",
    "artifact": "Artifact",
    "stone": "stones left",
    "resource": "resources left",
    "ascension_level": "levels",
}


def account(g: Laniakea, events: Sequence[Event]) -> list[list[Entry]]:
    """For each player, and last for the Adversary. All of it lies on the table; the story is not needed."""
    accounts = [entries_of(g, p) for p in g.players]
    return [*accounts, adversary_entries(g)] if g.solo() else accounts


def entries_of(g: Laniakea, p: Player) -> list[Entry]:
    """LAN-SCOR-02 to -08"""
    entities = [entity for entity in p.spaces if entity is not None]
    entries = [Entry("chaos", chaos, chaos.points) for chaos in p.defeated]
    entries += printed(entities)
    for entity in entities:
        if entity.scoring is not None:
            units = count(g, p, entity.scoring.counter) // entity.scoring.each
            entries.append(
                Entry(
                    "endgame",
                    entity,
                    entity.scoring.points * units,
                    units,
                    entity.scoring.points,
                    per=unit(entity.scoring.counter, entity.scoring.each),
                )
            )
    if p.celestial is not None:
        units, rate = count(g, p, p.celestial.counter) // p.celestial.each, p.celestial.rates[p.ability - 1]
        per = unit(p.celestial.counter, p.celestial.each)
        entries.append(Entry("celestial", p.celestial, rate * units, units, rate, per=per))
    entries += [Entry("ascension", None, p.level, note=f"level {p.level}")]
    entries += galaxies(g, "sanctums", p.sanctums) + galaxies(g, "gateways", p.gateways)
    standing, worth = structures_by_sector(g, p.seat), g.rulings.throne_value[p.held[AETHER]]
    for abyss in p.thrones:
        seen = sum([standing[sector] for sector in g.rulings.bridges.sectors[abyss]])
        per = "Structure beyond a bridge"
        entries.append(Entry("thrones", None, seen * worth, seen, worth, ABYSSES_CALLED[abyss], per))
    return [entry for entry in entries if entry.points]


def unit(counter: str, each: int) -> str:
    """Nothing where points are for a condition: it holds once."""
    counted = UNITS.get(counter, "")
    return f"{each} {counted}" if counted and each > 1 else counted


def printed(entities: Sequence[Optional[Entity]]) -> list[Entry]:
    return [Entry("entities", entity, entity.points) for entity in entities if entity is not None]


def galaxies(g: Laniakea, source: str, spaces: Sequence[int]) -> list[Entry]:
    return [Entry(source, g.tiles[space], g.tiles[space].points, note=sector_of(space)) for space in spaces]


def sector_of(space: int) -> str:
    return f"{SECTOR_NAMES[SECTOR[space]]} sector"


def adversary_entries(g: Laniakea) -> list[Entry]:
    """LAN-SOLO-25 to -28"""
    level = g.adversary_level
    entries = [Entry("ascension", None, level, note=f"level {level}"), *printed(g.adversary_entities)]
    entries += galaxies(g, "sanctums", g.adversary_sanctums)
    for name, worth, left in zip(RESOURCE_NAMES, LEFT_OVER, g.adversary_held, strict=True):
        entries.append(Entry("resources", None, worth * left, left, worth, name))
    return [entry for entry in entries if entry.points]


def why(g: Laniakea, names: Sequence[str]) -> str:
    """LAN-SCOR-01, LAN-SOLO-29"""
    results = scores(g)
    winners = [score.seat for score in results if score.winner]
    return verdict(names, winners, [Criterion("victory points", [score.total for score in results])])
