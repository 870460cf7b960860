"""Who has the majority. COS-SYM-16, -17, -21"""

from __future__ import annotations

from orrery.games.council.components import COLONIZING, FIELDS, GALAXIES, STATION_CUBES
from orrery.games.council.player import Player
from orrery.games.council.state import Council


def strength(g: Council, seat: int, galaxy: int) -> int:
    """Cubes that count for the majority of a galaxy, those on a colonizing station there included. COS-ST-13"""
    cubes = g.presence[seat * GALAXIES + galaxy]
    return cubes + STATION_CUBES if g.stations[galaxy] == seat * 3 + COLONIZING else cubes


def site_of(g: Council, seat: int, station: int) -> int:
    """The galaxy where a player's station stands, or -1."""
    code = seat * 3 + station
    return g.stations.index(code) if code in g.stations else -1


def best_rival(g: Council, me: Player, galaxy: int) -> int:
    best = 0
    for seat in range(len(g.players)):
        if seat != me.seat:
            best = max(best, strength(g, seat, galaxy))
    return best


def has_majority(g: Council, me: Player, galaxy: int) -> bool:
    """Strictly more cubes than every single opponent. COS-ASM-04, -05, COS-SYM-16"""
    return strength(g, me.seat, galaxy) > best_rival(g, me, galaxy)


def galaxy_majorities(g: Council, me: Player) -> int:
    return len([galaxy for galaxy in g.board if has_majority(g, me, galaxy.number)])


def system_majorities(g: Council, me: Player) -> int:
    """Systems in which the player has more cubes than every opponent; station cubes are not in them. COS-SYM-17"""
    found = 0
    for field in range(FIELDS):
        mine = g.cubes[me.seat * FIELDS + field]
        if mine and mine > max([g.cubes[p.seat * FIELDS + field] for p in g.players if p.seat != me.seat]):
            found += 1
    return found
