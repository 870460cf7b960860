"""Orbit, and effects that move a single stack. ULT-ORBIT"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each, offer
from orrery.games.ultramassive.black_hole import ABSORB
from orrery.games.ultramassive.components import BLUE, CHANNELS, HOLE, LENGTH, OPEN, PINK
from orrery.games.ultramassive.gaining import COVERED, cannot_land, is_covered, land
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.verbs import CROSS, MOVE, MOVE_TO, ORBIT, STAY

NO_STACK: Final = Refusal("ULT-ORBIT-02", "There is no stack on that space.")
NOWHERE_TO_GO: Final = Refusal("ULT-GAIN-12", "That stack cannot land anywhere within reach.")
OUT_OF_REACH: Final = Refusal("ULT-GAIN-12", "The stack moves inward in its own Channel, as far as the effect says.")


def orbit(g: Ultramassive, me: Player, times: int, distance: int = 1) -> Ask:
    """Each Orbit of an effect chooses its Channel anew; an empty one may be chosen. ULT-ORBIT-01, -06, -09"""
    if g.rulings.longer_orbits:
        times, distance = 1, times * distance
    return each(ORBIT, CHANNELS, orbit_channel, times, distance)


def orbit_channel(g: Ultramassive, me: Player, channel: int, times: int, distance: int) -> Optional[Ask]:
    move_channel(g, me, channel, distance)
    if g.rulings.absorb_after_each_orbit and times > 1:
        g.then(me, ABSORB, Do(orbit, times - 1, distance))
        return None
    return each(ORBIT, CHANNELS, orbit_channel, times - 1, distance) if times > 1 else None


def orbit_both(g: Ultramassive, me: Player) -> None:
    """One Orbit in each Channel."""
    move_channel(g, me, BLUE, 1)
    move_channel(g, me, PINK, 1)


def move_channel(g: Ultramassive, me: Player, channel: int, distance: int) -> None:
    """All its stacks move the full distance, the nearest to the Black Hole first; what passes the last open space is
    captured. Wormholes stay. ULT-ORBIT-02, -03, -04, -07, -08, ULT-ABSORB-01"""
    room = OPEN[me.size]
    edge = channel * LENGTH
    line = me.spaces[edge : edge + room]
    stay = max(0, room - distance)
    me.spaces[edge : edge + room] = [()] * (room - stay) + line[:stay]
    g.tell("orbited", me, channel, distance)
    for stack in reversed(line[stay:]):
        if stack:
            me.captured += stack
            g.tell("captured", me, stack)


def move_stack(g: Ultramassive, me: Player, most: int) -> Ask:
    """Move one stack up to so many spaces inward, or none."""
    return offer(g, me, MOVE, range(HOLE), cannot_move, move_where, most) | each(STAY, (0,), stay)


def cannot_move(g: Ultramassive, me: Player, space: int, most: int) -> Optional[Refusal]:
    if space == HOLE or not me.spaces[space]:
        return NO_STACK
    if not reachable(g, me, space, most):
        return NOWHERE_TO_GO
    return None


def reachable(g: Ultramassive, me: Player, start: int, most: int) -> list[int]:
    within = [inward(me, start, distance) for distance in range(1, most + 1)]
    return [space for space in dict.fromkeys(within) if cannot_fall(g, me, space, start, most) is None]


def inward(me: Player, space: int, distance: int) -> int:
    return space + distance if space % LENGTH + distance < OPEN[me.size] else HOLE


def move_where(g: Ultramassive, me: Player, start: int, most: int) -> Ask:
    return offer(g, me, MOVE_TO, reachable(g, me, start, most), cannot_fall, fall, start, most)


def cannot_fall(g: Ultramassive, me: Player, space: int, start: int, most: int) -> Optional[Refusal]:
    """It lands under the usual limits; what lies between does not matter. ULT-GAIN-12"""
    if space == HOLE:
        return OUT_OF_REACH if start % LENGTH + most < OPEN[me.size] else None
    if is_covered(me, space):
        return COVERED
    if not start < space <= start + most or space // LENGTH != start // LENGTH:
        return OUT_OF_REACH
    return cannot_land(me, space, me.spaces[start])


def fall(g: Ultramassive, me: Player, space: int, start: int, most: int) -> None:
    stack = me.spaces[start]
    me.spaces[start] = ()
    g.tell("moved", me, stack, start, space)
    if space == HOLE:
        me.captured += stack
        g.tell("captured", me, stack)
    else:
        land(g, me, space, stack)


def cross(g: Ultramassive, me: Player) -> Ask:
    """Move one stack to the space of the same number in the other Channel, or none."""
    return offer(g, me, CROSS, range(HOLE), cannot_cross, cross_over) | each(STAY, (0,), stay)


def cannot_cross(g: Ultramassive, me: Player, space: int) -> Optional[Refusal]:
    if space == HOLE or not me.spaces[space]:
        return NO_STACK
    return cannot_land(me, opposite(space), me.spaces[space])


def cross_over(g: Ultramassive, me: Player, space: int) -> None:
    stack = me.spaces[space]
    me.spaces[space] = ()
    g.tell("moved", me, stack, space, opposite(space))
    land(g, me, opposite(space), stack)


def opposite(space: int) -> int:
    return (space + LENGTH) % (2 * LENGTH)


def stay(g: Ultramassive, me: Player, _: int) -> None:
    g.tell("stayed", me)
