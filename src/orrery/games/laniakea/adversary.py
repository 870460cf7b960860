"""The Adversary of the solo game. Its steps are carried out in the human's name. LAN-SOLO"""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Do
from orrery.core.game import Seat
from orrery.games.laniakea.board import RAYS
from orrery.games.laniakea.components import (
    ADVERSARY,
    ADVERSARY_ASCENDED,
    ADVERSARY_CARDS,
    SANCTUM_PIECES,
    TRACK_END,
    AdversaryCard,
    Entity,
    Held,
)
from orrery.games.laniakea.costs import covers, difference, raised
from orrery.games.laniakea.harvesting import discover, is_discovered, yield_of
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.recruiting import refill, set_row
from orrery.games.laniakea.seraph import trigger_end
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.travelling import pay_owner_for_adversary, put_structure, structure_code


def guest() -> Seat:
    """What is told of the Adversary is told of the seat after the last one."""
    seat = Seat()
    seat.seat = 1
    return seat


GUEST: Final = guest()


def adversary_turn(g: Laniakea, me: Player) -> None:
    """Three cards, one after another. LAN-SOLO-03, -09, -10"""
    g.acting = ADVERSARY
    g.adversary_visited = ()
    g.tell("adversary_turn", GUEST, g.round)
    g.then(me, *[Do(adversary_card)] * ADVERSARY_CARDS)


def adversary_card(g: Laniakea, me: Player) -> None:
    """Reveal it and carry out its steps in printed order, as far as possible. LAN-SOLO-09"""
    g.reveal()
    if not g.adversary_deck:
        deck = list(g.adversary_discard)
        deck.sort(key=by_number)
        g.rng.shuffle(deck)
        g.adversary_deck, g.adversary_discard = tuple(deck), ()
    card = g.adversary_deck[-1]
    g.adversary_deck = g.adversary_deck[:-1]
    g.adversary_discard += (card,)
    g.tell("adversary_card", GUEST, card)
    g.then_all(me, card.does)


def by_number(card: AdversaryCard) -> int:
    return card.number


def adversary_gains(g: Laniakea, me: Player, gains: Held) -> None:
    """The cap holds for it too. LAN-SOLO-15"""
    before = g.adversary_held
    g.adversary_held = raised(before, gains)
    g.tell("adversary_gained", GUEST, difference(g.adversary_held, before))


def adversary_pays(g: Laniakea, cost: Held) -> None:
    g.adversary_held = difference(g.adversary_held, cost)


def adversary_ascends(g: Laniakea, me: Player) -> None:
    """A step of its own; level 20 triggers the end, its starting 8 does not. LAN-SOLO-04, -22, -23"""
    g.adversary_level = min(TRACK_END, g.adversary_level + 1)
    g.tell("adversary_ascended", GUEST, g.adversary_level)
    if g.adversary_level >= ADVERSARY_ASCENDED:
        trigger_end(g, me)


def adversary_moves(g: Laniakea, me: Player, direction: int, distance: int) -> None:
    """Straight on, free, over abysses and Wormholes, as far as the board goes; it harvests where it ends.
    LAN-SOLO-11 to -15"""
    ahead = [s for s in RAYS[g.adversary_place][direction] if s >= 0 and not g.tiles[s].wormhole][:distance]
    if not ahead:
        return
    g.adversary_place = ahead[-1]
    g.tell("adversary_moved", GUEST, ahead[-1])
    pay_owner_for_adversary(g, ahead[-1])
    adversary_harvests(g, me, ahead[-1])


def adversary_harvests(g: Laniakea, me: Player, space: int) -> None:
    """The resources of the face-up side and the normal flip, nothing else. LAN-SOLO-15, -22, LAN-CHAO-04"""
    adversary_gains(g, me, yield_of(g, space))
    if not is_discovered(g, space):
        discover(g, space)


def adversary_seraph(g: Laniakea, me: Player) -> None:
    """Every galaxy with one of its Sanctums. LAN-SOLO-22"""
    for space in g.adversary_sanctums:
        adversary_harvests(g, me, space)


def adversary_builds(g: Laniakea, me: Player) -> None:
    """A Sanctum where it stands, at the normal cost, if free, affordable and a piece is left. LAN-SOLO-16, -17"""
    space, cost = g.adversary_place, g.rulings.sanctum
    if g.structures[space] or g.tiles[space].wormhole or len(g.adversary_sanctums) >= SANCTUM_PIECES:
        return
    if covers(g.adversary_held, cost):
        adversary_pays(g, cost)
        g.adversary_sanctums += (space,)
        put_structure(g, space, structure_code(ADVERSARY, False))
        g.tell("adversary_built", GUEST, space)


def adversary_recruits(g: Laniakea, me: Player) -> None:
    """The highest VP it can pay for; then the lowest cost; then the left-most. Chaos cards are ignored, and so is what
    the Entity does. LAN-SOLO-18 to -21"""
    entities = [card for card in g.row if isinstance(card, Entity)]
    if g.rulings.highest_only and entities:
        best = max([entity.points for entity in entities])
        entities = [entity for entity in entities if entity.points == best]
    entities = [entity for entity in entities if covers(g.adversary_held, entity.cost)]
    if not entities:
        return
    entity = min(entities, key=preference)
    place = g.row.index(entity)
    adversary_pays(g, entity.cost)
    g.adversary_entities += (entity,)
    set_row(g, place, None)
    g.tell("adversary_recruited", GUEST, entity)
    refill(g, me, place)


def preference(entity: Entity) -> tuple[int, int]:
    """Fewest resources, an Aether counting as two; the first of equals lies left-most. LAN-SOLO-20"""
    v, f, a = entity.cost
    return (-entity.points, v + f + 2 * a)
