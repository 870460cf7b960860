"""Module 1: space stations. COS-ST"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Refusal, offer
from orrery.games.council.collecting import gain_yield
from orrery.games.council.components import COLLECTING, FIELDS, GALAXIES, GALAXY_OF, Galaxy, Station
from orrery.games.council.leaders import STATION_USED
from orrery.games.council.majority import site_of
from orrery.games.council.player import Player
from orrery.games.council.state import Council
from orrery.games.council.verbs import BUILD

BUILT: Final = Refusal("COS-ST-03 COS-ST-07", "You have built that station; it stays where it is.")
NO_GALAXY: Final = Refusal("COS-ST-05 COS-ST-06", "No galaxy with a colony of yours has room for a station.")
NO_PRESENCE: Final = Refusal("COS-ST-05", "You need a colony in the galaxy to build a station there.")
TAKEN: Final = Refusal("COS-ST-06", "A galaxy holds one station.")
NO_STATION: Final = Refusal("COS-ST-10", "You have no collecting station.")
USED: Final = Refusal("COS-ST-10", "The collecting station works once in an assessment step.")
OTHER_GALAXY: Final = Refusal("COS-ST-08 COS-ST-10", "The station collects in its own galaxy.")
NO_COLONY: Final = Refusal("COS-ST-10", "You have no colony in that system.")


def choose_site(g: Council, me: Player, station: Station) -> Ask:
    """It is placed at once on the free station field of a galaxy with a colony of one's own. COS-ST-04, -05, -09"""
    return offer(g, me, BUILD, g.board, cannot_build, build, station)


def cannot_build(g: Council, me: Player, galaxy: Galaxy, station: Station) -> Optional[Refusal]:
    if not g.presence[me.seat * GALAXIES + galaxy.number]:
        return NO_PRESENCE
    return TAKEN if g.stations[galaxy.number] >= 0 else None


def can_build(g: Council, me: Player, station: Station) -> bool:
    return any(cannot_build(g, me, galaxy, station) is None for galaxy in g.board)


def build(g: Council, me: Player, galaxy: Galaxy, station: Station) -> None:
    """To the end of the game. COS-ST-07"""
    at, which = galaxy.number, station.number
    g.stations = g.stations[:at] + (me.seat * 3 + which,) + g.stations[at + 1 :]
    g.tell("built", me, station, galaxy)


def collecting_fields(g: Council, me: Player) -> list[int]:
    """Systems with a colony of one's own, if there is a collecting station."""
    if site_of(g, me.seat, COLLECTING) < 0:
        return []
    return [field for field in range(FIELDS) if g.cubes[me.seat * FIELDS + field]]


def cannot_draw_from(g: Council, me: Player, field: int) -> Optional[Refusal]:
    """Once in each own assessment step, in the station's galaxy, whatever the range. COS-ST-08, -10"""
    galaxy = site_of(g, me.seat, COLLECTING)
    if galaxy < 0:
        return NO_STATION
    if g.used & STATION_USED:
        return USED
    if GALAXY_OF[field] != galaxy and not g.rulings.station_collects_anywhere:
        return OTHER_GALAXY
    return None if g.cubes[me.seat * FIELDS + field] else NO_COLONY


def draw_from(g: Council, me: Player, field: int) -> None:
    g.used |= STATION_USED
    gain_yield(g, me, field, 1)
