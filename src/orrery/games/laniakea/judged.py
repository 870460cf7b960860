"""An imagined game without what only this deal brought to light: what a learned bot may judge it by."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.laniakea.adversary import adversary_moves, adversary_seraph
from orrery.games.laniakea.board import RAYS
from orrery.games.laniakea.components import ADVERSARY_CARDS, AETHER, Power
from orrery.games.laniakea.modifiers import Weather
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.travelling import FEE

MOVES: Final[Any] = adversary_moves
SERAPH: Final[Any] = adversary_seraph


def judged(g: Laniakea, seat: int, before: Laniakea) -> Laniakea:
    """Since `before`, cards that came to the rows and what the Adversary did are taken off, and cards that the seat
    drew lie in its deck again: another deal would have brought others."""
    if g.revealed == before.revealed:
        return g
    if not before.tiles:
        return only_celestials(g, before)
    twin = g.copy()
    me = twin.mine(seat)
    if g.solo() and g.round > before.round:
        call_back_adversary(twin, me, before)
    twin.power_row = tuple([card if card in before.power_row else None for card in g.power_row])
    twin.row = tuple([card if card in before.row else None for card in twin.row])
    twin.weather = Weather(twin.row)
    mine = before.players[seat]
    me.used += tuple([artifact for artifact in me.artifacts if artifact not in mine.artifacts])  # help in no attack
    hand = me.hand
    me.hand = known_cards(me, mine, before)
    me.deck += tuple([card for card in hand if card not in me.hand])
    return twin


def known_cards(me: Player, mine: Player, before: Laniakea) -> tuple[Power, ...]:
    """The cards in hand that would be there in every deal. A reshuffle tells what was in hand at that moment; without
    one, nothing that has left the hand comes back."""
    if not me.deck:
        return me.hand
    if me.reshuffled > mine.reshuffled or [card for card in me.deck if card not in mine.deck]:
        return tuple([card for card in me.hand if card in me.seen])
    return tuple([card for card in me.hand if card in mine.hand or card in before.power_row])


def only_celestials(g: Laniakea, before: Laniakea) -> Laniakea:
    """The board was laid out since."""
    twin = before.copy()
    for p in twin.everyone():
        p.celestial = g.players[p.seat].celestial
    return twin


def call_back_adversary(g: Laniakea, me: Player, before: Laniakea) -> None:
    """Its turn follows at once: what it moved, took, found and paid is undone, as far as that can be told."""
    g.discovered &= before.discovered | ~its_harvests(g, before)
    me.held = (me.held[0], me.held[1], max(0, me.held[AETHER] - FEE[AETHER] * len(g.adversary_visited)))
    g.row = tuple([None if card in me.spaces or card in me.defeated else card for card in before.row])
    g.entities = before.entities[g.row.count(None) :]
    if g.final > before.round + 1:
        g.final = 0
    g.structures = tuple(
        [0 if code > 8 and code != before.structures[n] else code for n, code in enumerate(g.structures)]
    )
    g.adversary_place = before.adversary_place
    g.adversary_held = before.adversary_held
    g.adversary_level = before.adversary_level
    g.adversary_deck = before.adversary_deck
    g.adversary_discard = before.adversary_discard
    g.adversary_entities = before.adversary_entities
    g.adversary_sanctums = before.adversary_sanctums


def its_harvests(g: Laniakea, before: Laniakea) -> int:
    """The galaxies that the Adversary harvested with its last cards, a bit for each."""
    place, found = before.adversary_place, 0
    for card in g.adversary_discard[-ADVERSARY_CARDS:]:
        for step in card.does:
            if step.rule is MOVES:
                direction, distance = step.args
                ahead = [s for s in RAYS[place][direction] if s >= 0 and not g.tiles[s].wormhole][:distance]
                if ahead:
                    place = ahead[-1]
                    found |= 1 << place
            elif step.rule is SERAPH:
                for space in g.adversary_sanctums:
                    found |= 1 << space
    return found
