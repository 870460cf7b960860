"""Resource Slots and their tokens. LAN-SLOT, LAN-ADD-03"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each, offer
from orrery.games.laniakea.components import STONES
from orrery.games.laniakea.costs import pay
from orrery.games.laniakea.player import TOKEN_IN_HAND, TOKEN_ON_BOARD, Player
from orrery.games.laniakea.state import EMPTY, TOKEN_SLOTS, Laniakea
from orrery.games.laniakea.verbs import AUGMENT, DECLINE, FILL

NO_SLOT: Final = Refusal("LAN-SLOT-01 LAN-SLOT-05", "There is no slot that lies open.")
FULL: Final = Refusal("LAN-SLOT-02 LAN-SLOT-05", "That slot is augmented already.")
LOCKED: Final = Refusal("LAN-SLOT-05", "That slot is locked until its galaxy is Discovered, or its token placed.")
NO_STONES: Final = Refusal("LAN-SLOT-03 LAN-SLOT-02", "You have no stone to put there.")
NOT_HERE: Final = Refusal("LAN-SLOT-05", "At this table your figure must be on the galaxy of the slot.")
NO_TOKEN: Final = Refusal("LAN-SLOT-06", "You have no Resource Slot token to place.")
NO_STRUCTURE: Final = Refusal("LAN-SLOT-06", "The token goes on a galaxy where you have built a Structure.")


def cannot_fill(g: Laniakea, me: Player, slot: int) -> Optional[Refusal]:
    """Any slot that is empty and not locked, from anywhere. LAN-SLOT-02, -05"""
    if slot not in g.free_slots:
        if g.slots[slot] != EMPTY:
            return FULL
        return LOCKED if slot >= TOKEN_SLOTS or g.tiles[slot].slot else NO_SLOT
    if g.rulings.slots_on_the_spot and place_of(g, slot) != me.place:
        return NOT_HERE
    return None


def place_of(g: Laniakea, slot: int) -> int:
    return slot if slot < TOKEN_SLOTS else g.players[slot - TOKEN_SLOTS].token


def cannot_augment(g: Laniakea, me: Player, slot: int, resume: Do) -> Optional[Refusal]:
    refusal = cannot_fill(g, me, slot)
    if refusal is None and not me.held[0] and not me.held[1]:
        return NO_STONES
    return refusal


def augment(g: Laniakea, me: Player, slot: int, resume: Do) -> Ask:
    """One stone from the track, V or F. LAN-ADD-03, LAN-SLOT-02, -03"""
    return each(FILL, [stone for stone in STONES if me.held[stone]], spend_on_slot, slot, resume)


def spend_on_slot(g: Laniakea, me: Player, stone: int, slot: int, resume: Do) -> None:
    pay(g, me, (1, 0, 0) if stone == 0 else (0, 1, 0))
    fill(g, me, slot, stone)
    g.then(me, resume)


def fill(g: Laniakea, me: Player, slot: int, stone: int) -> None:
    """It lies there for good and counts as printed. LAN-SLOT-03, -04"""
    g.slots = g.slots[:slot] + (1 + stone,) + g.slots[slot + 1 :]
    g.free_slots = tuple([free for free in g.free_slots if free != slot])
    g.tell("augmented", me, stone, place_of(g, slot))


def fill_free(g: Laniakea, me: Player, count: int) -> Optional[Ask]:
    """Fill up to so many available slots from the supply."""
    if not count:
        return None
    return offer(g, me, AUGMENT, g.free_slots, cannot_fill_free, choose_stone, count) | each(DECLINE, (0,), no_more)


def cannot_fill_free(g: Laniakea, me: Player, slot: int, count: int) -> Optional[Refusal]:
    return cannot_fill(g, me, slot)


def cannot_fill_any(g: Laniakea, me: Player, count: int) -> Optional[Refusal]:
    for slot in g.free_slots:
        if cannot_fill(g, me, slot) is None:
            return None
    return NO_SLOT


def choose_stone(g: Laniakea, me: Player, slot: int, count: int) -> Ask:
    return each(FILL, STONES, fill_from_supply, slot, count)


def fill_from_supply(g: Laniakea, me: Player, stone: int, slot: int, count: int) -> Optional[Ask]:
    fill(g, me, slot, stone)
    return fill_free(g, me, count - 1)


def no_more(g: Laniakea, me: Player, _: int) -> None:
    pass


def acquire_token(g: Laniakea, me: Player) -> None:
    """An Entity on the Resource Token space brings the token. LAN-ESPC-02"""
    if me.token == TOKEN_ON_BOARD:
        me.token = TOKEN_IN_HAND
        g.tell("acquired_token", me)


def cannot_lay_token(g: Laniakea, me: Player, space: int, resume: Do) -> Optional[Refusal]:
    if me.token != TOKEN_IN_HAND:
        return NO_TOKEN
    return None if space in me.sanctums or space in me.gateways else NO_STRUCTURE


def lay_token(g: Laniakea, me: Player, space: int, resume: Do) -> None:
    """On a galaxy with a Structure of one's own; it stays there and is one more slot. LAN-SLOT-06, -07"""
    me.token = space
    g.free_slots += (TOKEN_SLOTS + me.seat,)
    g.tell("laid_token", me, space)
    g.then(me, resume)
