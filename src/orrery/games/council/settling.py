"""Settling: cubes on planets. COS-SETL"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each
from orrery.games.council.components import (
    ANYWHERE,
    FIELDS,
    GALAXIES,
    GALAXY_OF,
    HEIGHT,
    PARSEC_OF,
    PLANETS_PER_TILE,
)
from orrery.games.council.player import Player
from orrery.games.council.state import Council
from orrery.games.council.verbs import PASS, SETTLE, SETTLES

ADAPTED: Final = 0  # what binds a placement: all upgrades, not the colour, or nothing
ANY_PLANET: Final = 1
ANY_HEIGHT: Final = 2

NO_PLANET: Final = Refusal("COS-SETL-01", "There is no planet: only systems on the board can be settled.")
OUT_OF_RANGE: Final = Refusal("COS-SETL-03 COS-ACT-03", "That planet lies beyond the range of the action field.")
NOT_ADAPTED: Final = Refusal("COS-SETL-04 COS-UPG-05", "You are not adapted to planets of that colour.")
OCCUPIED: Final = Refusal("COS-SETL-02 COS-UPG-08", "Occupied planets need the colony expansion.")
FULL: Final = Refusal("COS-SETL-05", "A planet never holds more than three cubes.")
ELSEWHERE: Final = Refusal("COS-DISC-04", "The colony goes on the tile just placed.")


def pass_on(g: Council, me: Player, _: int) -> None:
    """Every effect may be forgone. COS-GEN-08"""


OR_PASS: Final = each(PASS, (0,), pass_on)


def settle(g: Council, me: Player, cubes: int, anywhere: int = 0, bound: int = ADAPTED) -> Ask:
    """Place up to so many cubes on one planet, in range unless the card says anywhere. COS-SETL-01, COS-ACT-06"""
    g.found = -1
    return towers(g, me, cubes, ANYWHERE if anywhere else g.reach, bound) | OR_PASS


def settle_apart(g: Council, me: Player, cubes: int, anywhere: int, bound: int) -> Ask:
    """Settling; at tables that read it so, owners of the colony expansion may use several planets. COS-AC-09"""
    if g.rulings.split_towers and me.stacks and cubes > 1:
        g.then(me, Do(settle_rest, cubes, anywhere, bound, count_cubes(g, me)))
    return settle(g, me, cubes, anywhere, bound)


def settle_rest(g: Council, me: Player, cubes: int, anywhere: int, bound: int, before: int) -> Optional[Ask]:
    """What was not placed on the first planet may go to another one. COS-AC-09"""
    placed = count_cubes(g, me) - before
    return settle_apart(g, me, cubes - placed, anywhere, bound) if 0 < placed < cubes else None


def towers(g: Council, me: Player, cubes: int, reach: int, bound: int) -> Ask:
    """One question for all heights: the number shown is the most, one cube the least. COS-SETL-01"""
    free = sites(g, me, reach, bound)
    ask = Ask(SETTLE, free, put_cubes, (1, reach, bound), cannot_settle)
    for more in range(2, cubes + 1):
        if me.stacks or bound == ANY_HEIGHT:  # else they are empty
            free = tuple([planet for planet in free if len(g.planets[planet]) + more <= HEIGHT])
        ask = Ask(SETTLES[more], free, put_cubes, (more, reach, bound), cannot_settle) | ask
    return ask


def sites(g: Council, me: Player, reach: int, bound: int) -> tuple[int, ...]:
    """Planets on the board that a cube may go to by reach, colour and who is there: what `cannot_settle` does not
    refuse, found without asking it for every planet. COS-ACT-04, -05"""
    stacks = g.planets
    most = room(me, bound)
    found: list[int] = []
    for colour in range(3):
        if bound or me.adapted >> colour & 1:
            for parsec in range(reach):
                for planet in g.sites[parsec * 3 + colour]:
                    if len(stacks[planet]) < most:
                        found.append(planet)
    return tuple(found)


def room(me: Player, bound: int) -> int:
    """The most cubes that a planet may hold: one, unless colonies can be expanded. COS-SETL-02, -05, COS-UPG-08"""
    return HEIGHT if me.stacks or bound == ANY_HEIGHT else 1


def has_site(g: Council, me: Player, reach: int, bound: int) -> bool:
    """Whether there is any such planet."""
    stacks = g.planets
    most = room(me, bound)
    for colour in range(3):
        if bound or me.adapted >> colour & 1:
            for parsec in range(reach):
                for planet in g.sites[parsec * 3 + colour]:
                    if len(stacks[planet]) < most:
                        return True
    return False


def cannot_settle(g: Council, me: Player, planet: int, cubes: int, reach: int, bound: int) -> Optional[Refusal]:
    """Range, colour, room. COS-SETL-02 to -05, COS-UPG-05, -07, -08, -13"""
    field = planet // PLANETS_PER_TILE
    tile = g.fields[field]
    if tile is None or planet % PLANETS_PER_TILE >= len(tile.planets):
        return NO_PLANET
    if PARSEC_OF[field] > reach:
        return OUT_OF_RANGE
    if not bound and not me.adapted >> tile.planets[planet % PLANETS_PER_TILE] & 1:
        return NOT_ADAPTED
    standing = len(g.planets[planet])
    if standing and not me.stacks and bound != ANY_HEIGHT:
        return OCCUPIED
    return FULL if standing + cubes > HEIGHT else None


def put_cubes(g: Council, me: Player, planet: int, cubes: int, reach: int, bound: int) -> None:
    """They join what stands there; nothing is removed and nothing is paid. COS-SETL-06"""
    add_cubes(g, me.seat, planet, cubes)
    g.found = planet // PLANETS_PER_TILE
    g.tell("settled", me, cubes, planet, g.fields[g.found])


def add_cubes(g: Council, seat: int, planet: int, cubes: int) -> None:
    g.own_cubes()
    field = planet // PLANETS_PER_TILE
    g.planets[planet] += (seat,) * cubes
    g.cubes[seat * FIELDS + field] += cubes
    g.presence[seat * GALAXIES + GALAXY_OF[field]] += cubes


def take_cube(g: Council, seat: int, planet: int) -> None:
    """Any own cube of a stack; those above drop down. COS-ASM-06"""
    g.own_cubes()
    stack = list(g.planets[planet])
    at = len(stack) - 1
    while stack[at] != seat:
        at -= 1
    del stack[at]
    field = planet // PLANETS_PER_TILE
    g.planets[planet] = tuple(stack)
    g.cubes[seat * FIELDS + field] -= 1
    g.presence[seat * GALAXIES + GALAXY_OF[field]] -= 1


def count_cubes(g: Council, p: Player) -> int:
    """All own colonies on the board. COS-GEN-06"""
    return sum(g.presence[p.seat * GALAXIES : (p.seat + 1) * GALAXIES])


def own_planets(g: Council, p: Player, galaxy: int) -> list[int]:
    """Planets of the galaxy where this player has a cube."""
    planets: list[int] = []
    first = GALAXY_FIRST[galaxy]
    for field in range(first, GALAXY_FIRST[galaxy + 1]):
        if g.cubes[p.seat * FIELDS + field]:
            for planet in range(field * PLANETS_PER_TILE, (field + 1) * PLANETS_PER_TILE):
                if p.seat in g.planets[planet]:
                    planets.append(planet)
    return planets


GALAXY_FIRST: Final = tuple([GALAXY_OF.index(galaxy) for galaxy in range(GALAXIES)]) + (FIELDS,)
