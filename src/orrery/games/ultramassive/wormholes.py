"""Wormholes: placing, activating, opening, moving. ULT-WORM, ULT-SETUP-05"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Refusal, each, offer
from orrery.games.ultramassive.components import HOLE, PAIRS, SPACES, UNCOVERED, WORMHOLES
from orrery.games.ultramassive.gaining import COVERED, cannot_land, is_covered, land
from orrery.games.ultramassive.orbit import orbit
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.verbs import LIFT, OPEN_PAIR, QUICK, SET_DOWN, SETTLED, WARP

ALL: Final = len(WORMHOLES)
QUICK_SETUP: Final = (0, 4, 6, 10)  # pair A on B1 and B5, pair B on P1 and P5
TAKEN: Final = Refusal("ULT-WORM-02", "Two Wormholes never share a space.")
NO_SPACE: Final = Refusal("ULT-WORM-01", "Wormholes stand on the spaces of your Channels.")
CLOSED: Final = Refusal("ULT-WORM-03", "That pair is closed.")
NOTHING_TO_SEND: Final = Refusal("ULT-WORM-04 ULT-ACT-10", "The entrance holds no token to send through.")
IS_OPEN: Final = Refusal("ULT-WORM-03", "That pair is open already.")
MOVED_ALREADY: Final = Refusal("ULT-WORM-07", "That Wormhole has been moved already.")
STANDS_THERE: Final = Refusal("ULT-WORM-07", "The Wormhole stands there already.")


def place_wormholes(g: Ultramassive, me: Player) -> Optional[Ask]:
    """Four different spaces, open side up, or the quick setup. ULT-SETUP-05"""
    if g.rulings.quick_setup:
        quick_setup(g, me, 0)
        return None
    ask = offer(g, me, WARP, SPACES, cannot_warp, warp)
    return ask if me.wormholes else ask | each(QUICK, (0,), quick_setup)


def cannot_warp(g: Ultramassive, me: Player, space: int) -> Optional[Refusal]:
    if space == HOLE:
        return NO_SPACE
    return TAKEN if space in me.wormholes else None


def warp(g: Ultramassive, me: Player, space: int) -> Optional[Ask]:
    me.wormholes += (space,)
    g.tell("warped", me, len(me.wormholes) - 1, space)
    return place_wormholes(g, me) if len(me.wormholes) < len(WORMHOLES) else None


def quick_setup(g: Ultramassive, me: Player, _: int) -> None:
    me.wormholes = QUICK_SETUP
    g.tell("warped_quickly", me)


def cannot_activate(g: Ultramassive, me: Player, entrance: int) -> Optional[Refusal]:
    """Only an open pair, with something to send and room for it. ULT-WORM-03, -04, ULT-GAIN-12, ULT-ACT-10"""
    if not me.open[entrance // 2]:
        return CLOSED
    stack = me.spaces[me.wormholes[entrance]]
    if not stack:
        return NOTHING_TO_SEND
    return cannot_land(me, me.wormholes[entrance ^ 1], stack)


def send_through(g: Ultramassive, me: Player, entrance: int) -> Optional[Ask]:
    """The whole stack moves from the entrance to the other end, then the pair closes. ULT-WORM-04"""
    start, end = me.wormholes[entrance], me.wormholes[entrance ^ 1]
    stack = me.spaces[start]
    me.spaces[start] = ()
    set_open(me, entrance // 2, False)
    g.tell("sent", me, stack, start, end)
    land(g, me, end, stack)
    return orbit(g, me, me.powers.wake) if me.powers.wake else None


def set_open(me: Player, pair: int, is_open: bool) -> None:
    me.open = (is_open, me.open[1]) if pair == 0 else (me.open[0], is_open)


def open_pair(g: Ultramassive, me: Player) -> Ask:
    """Open one of the player's closed pairs, if any."""
    return offer(g, me, OPEN_PAIR, PAIRS, cannot_open, opened)


def cannot_open(g: Ultramassive, me: Player, pair: int) -> Optional[Refusal]:
    return IS_OPEN if me.open[pair] else None


def opened(g: Ultramassive, me: Player, pair: int) -> None:
    set_open(me, pair, True)
    g.tell("opened", me, pair)


def reopen(g: Ultramassive, me: Player) -> Ask:
    """Open all own Wormholes and move any of them. ULT-WORM-06, -07"""
    me.open = (True, True)
    g.tell("reopened", me)
    return move_wormholes(g, me, ALL)


def move_wormholes(g: Ultramassive, me: Player, most: int) -> Ask:
    """Move up to so many Wormholes, one after another, or leave them."""
    return lift_another(g, me, (), most)


def lift_another(g: Ultramassive, me: Player, moved: tuple[int, ...], most: int) -> Ask:
    liftable = WORMHOLES if len(moved) < most else ()
    return offer(g, me, LIFT, liftable, cannot_lift, lift, moved, most) | each(SETTLED, (0,), settled)


def cannot_lift(g: Ultramassive, me: Player, wormhole: int, moved: tuple[int, ...], most: int) -> Optional[Refusal]:
    return MOVED_ALREADY if wormhole in moved or len(moved) >= most else None


def lift(g: Ultramassive, me: Player, wormhole: int, moved: tuple[int, ...], most: int) -> Ask:
    return offer(g, me, SET_DOWN, UNCOVERED[me.size], cannot_set_down, set_down, wormhole, moved, most)


def cannot_set_down(
    g: Ultramassive, me: Player, space: int, wormhole: int, moved: tuple[int, ...], most: int
) -> Optional[Refusal]:
    """An uncovered space without a Wormhole; where all may move, places are settled together, so one that has not
    moved yet does not bar its space. ULT-WORM-02, -07"""
    if space == HOLE:
        return NO_SPACE
    if is_covered(me, space):
        return COVERED
    if me.wormholes[wormhole] == space:
        return STANDS_THERE
    if space in me.wormholes and (most < ALL or me.wormholes.index(space) in moved):
        return TAKEN
    return None


def set_down(g: Ultramassive, me: Player, space: int, wormhole: int, moved: tuple[int, ...], most: int) -> Ask:
    """A Wormhole that stands there trades places. ULT-WORM-07"""
    old = me.wormholes[wormhole]
    places = [old if at == space else at for at in me.wormholes]
    places[wormhole] = space
    me.wormholes = tuple(places)
    g.tell("moved_wormhole", me, wormhole, old, space)
    return lift_another(g, me, (*moved, wormhole), most)


def settled(g: Ultramassive, me: Player, _: int) -> None:
    pass
