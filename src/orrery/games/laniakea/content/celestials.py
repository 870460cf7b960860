"""The eight Celestials: what each scores, its ability track, and its Overpower. LAN-COMP-22, LAN-UPGR-03, -04"""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.games.laniakea.artifacts import draw_artifacts
from orrery.games.laniakea.building import may_build
from orrery.games.laniakea.components import Celestial
from orrery.games.laniakea.cosmic_powers import FREE, gain_power
from orrery.games.laniakea.costs import gain, gain_attack_tokens
from orrery.games.laniakea.recruiting import may_recruit
from orrery.games.laniakea.seraph import harvest_own
from orrery.games.laniakea.travelling import relocate_structure


def _celestial(
    number: int, letter: str, name: str, counter: str, each: int, rates: tuple[int, ...], overpower: Do
) -> Celestial:
    return Celestial(number, letter, name, counter, each, rates, (), (overpower,))


CELESTIALS: tuple[Celestial, ...] = (
    _celestial(0, "A", "Ordovane, the Mason", "sector_present", 1, (0, 1, 2, 3), Do(may_build, 1)),
    _celestial(1, "B", "Ilyth, the Wayfarer", "artifact", 1, (1, 2, 3, 4), Do(draw_artifacts, 1)),
    Celestial(
        *(2, "C", "Karroth, the Hunter", "chaos_defeated", 1),
        rates=(2, 2, 2, 2),
        attack=(0, 1, 2, 3),
        overpower=(Do(gain_attack_tokens, 2),),
    ),
    _celestial(3, "D", "Sovrane, the Crowned", "sector_controlled", 1, (1, 3, 4, 5), Do(relocate_structure)),
    _celestial(4, "E", "Meridane, the Shepherd", "entity", 1, (1, 1, 2, 3), Do(may_recruit, 1)),
    _celestial(5, "F", "Ossuun, the Keeper", "resource", 5, (0, 2, 3, 4), Do(gain, (3, 3, 0))),
    _celestial(6, "G", "Thelaris, the Rising", "ascension_level", 2, (0, 1, 2, 3), Do(harvest_own)),
    _celestial(7, "H", "Quill, the Weaver", "gained_power", 1, (1, 1, 2, 3), Do(gain_power, FREE)),
)
