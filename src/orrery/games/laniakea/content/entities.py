"""The 36 Entities: 12 Instant Actions, 12 Enhancements, 12 for the Endgame Scoring."""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.games.laniakea.artifacts import draw_artifacts
from orrery.games.laniakea.building import build_free_sanctum
from orrery.games.laniakea.cards import draw_cards
from orrery.games.laniakea.components import Entity, Held, Scoring
from orrery.games.laniakea.core_actions import core_action
from orrery.games.laniakea.cosmic_powers import FREE, gain_power
from orrery.games.laniakea.costs import gain, gain_attack_tokens
from orrery.games.laniakea.seraph import harvest_own
from orrery.games.laniakea.travelling import relocate_anywhere, relocate_structure
from orrery.games.laniakea.upgrading import upgrade


def _held(units: str) -> Held:
    return (units.count("V"), units.count("F"), units.count("A"))


def _instant(number: int, name: str, cost: str, points: int, *does: Do) -> Entity:
    return Entity(number - 1, f"E{number:02}", name, _held(cost), points, does=does)


def _enhancement(number: int, name: str, cost: str, points: int, boon: str, value: int) -> Entity:
    return Entity(number - 1, f"E{number:02}", name, _held(cost), points, boon=((boon, value),))


def _endgame(number: int, name: str, cost: str, points: int, counter: str, value: int, each: int = 1) -> Entity:
    return Entity(number - 1, f"E{number:02}", name, _held(cost), points, scoring=Scoring(counter, value, each))


ENTITIES: tuple[Entity, ...] = (
    _instant(1, "Tidebearer Oun", "AA", 1, Do(gain, (2, 2, 0))),
    _instant(2, "Sister Corona", "VVVFFF", 2, Do(gain, (0, 0, 3))),
    _instant(3, "Archivist of Dead Light", "VVFA", 3, Do(draw_cards, 3)),
    _instant(4, "Vesh, Tutor of Gods", "VVVFF", 3, Do(upgrade, 1)),
    _instant(5, "Cairn Mother", "VVFFF", 2, Do(build_free_sanctum)),
    _instant(6, "Needle-Eyed Pilot", "VVF", 2, Do(relocate_anywhere)),
    _instant(7, "Ox of Heaven", "FF", 2, Do(relocate_structure)),
    _instant(8, "Gravewhale", "VVVFA", 4, Do(draw_artifacts, 1)),
    _instant(9, "The Iron Sabbath", "FFFFAA", 5, Do(gain_attack_tokens, 3)),
    _instant(10, "Bloom of Memory", "VFFA", 3, Do(gain_power, FREE)),
    _instant(11, "Harvest King Ulloa", "VVFFFA", 4, Do(harvest_own)),
    _instant(12, "The Sudden One", "VVFFA", 3, Do(core_action, 1, 1)),
    _enhancement(13, "Riverlight Ferrymen", "VVVVF", 1, "basic_free", 1),
    _enhancement(14, "Swift of the Outer Dark", "VVFA", 2, "movements", 1),
    _enhancement(15, "Voidmoth Escort", "VVFF", 2, "void_less", 1),
    _enhancement(16, "Keeper of Loops", "FFF", 2, "loop_free", 1),
    _enhancement(17, "Choir of Masons", "VFFF", 2, "sanctum_less", 1),
    _enhancement(18, "Silver-Tongued Envoy", "VVA", 1, "recruit_less", 1),
    _enhancement(19, "Whisper Broker", "VVFF", 1, "market_less", 1),
    _enhancement(20, "Halo Attendant", "VVFFA", 1, "seraph_aether", 1),
    _enhancement(21, "Scavenger Brood", "VVVVF", 2, "void_forge", 1),
    _enhancement(22, "Lantern Vanguard", "FFFF", 1, "discovery_voyage", 1),
    _enhancement(23, "The Many-Minded", "VVFFAA", 1, "hand", 1),
    _enhancement(24, "Warden of Broken Moons", "VFFFFA", 4, "attack", 1),
    _endgame(25, "Hierophant of Stone", "VVFFA", 0, "sanctum", 3),
    _endgame(26, "Gatewright Sael", "VVVF", 2, "gateway", 2),
    _endgame(27, "Empress of Hollow Seats", "VVFFF", 0, "throne", 4),
    _endgame(28, "Marshal of Borders", "VVVFF", 0, "sector_controlled", 3),
    _endgame(29, "Census of Stars", "VVVFA", 0, "sector_present", 2),
    _endgame(30, "Voice of the Assembly", "VFA", 1, "entity", 1),
    _endgame(31, "Trophy-Taker Rhun", "VFFFF", 3, "chaos_defeated", 3),
    _endgame(32, "Librarian of Powers", "VAA", 1, "gained_power", 1),
    _endgame(33, "Hoarder of Small Suns", "A", 1, "stone", 1, 2),
    _endgame(34, "Antiquary of Ruin", "VVV", 1, "artifact", 2),
    _endgame(35, "The Tireless", "VA", 1, "movement_track_full", 6),
    _endgame(36, "Triune Architect", "VVFFF", 0, "all_structure_types", 9),
)
