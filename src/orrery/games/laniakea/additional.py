"""Additional actions: what can be done between steps, besides playing cards. LAN-ADD"""

from __future__ import annotations

from typing import Optional

from orrery.core.ask import Ask, Do, Refusal, Rule, Verb, each, offer
from orrery.games.laniakea.artifacts import cannot_spend, cannot_use, spend, use
from orrery.games.laniakea.cards import cannot_spare, discard
from orrery.games.laniakea.chaos import attack, cannot_attack
from orrery.games.laniakea.components import (
    AETHER,
    FEWEST_CARDS,
    FORGE,
    RESOURCES,
    STONES,
    VOYAGE,
    Artifact,
    Check,
    Power,
)
from orrery.games.laniakea.costs import gain_one
from orrery.games.laniakea.harvesting import WORMHOLE, harvest_here
from orrery.games.laniakea.player import TOKEN_IN_HAND, Player
from orrery.games.laniakea.slots import augment, cannot_augment, cannot_lay_token, lay_token
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.travelling import cannot_relocate, relocate, ways_out
from orrery.games.laniakea.verbs import ATTACK, AUGMENT, CASH, GAIN, LAY_TOKEN, REAP, RELOCATE, USE


def additional_actions(g: Laniakea, me: Player, resume: Do) -> tuple[list[Ask], int]:
    """Any of them, any number of times; then the turn goes on where it was. The kinds that have nothing to offer come
    back as bits, for `nothing_to`. LAN-ADD-01 to -06, LAN-ATTK-01"""
    spare = me.hand if len(me.hand) > FEWEST_CARDS else ()
    known = (resume,)
    parts = [
        Ask(CASH, spare, cash, known, cannot_cash),
        Ask(REAP, () if g.tiles[me.place].wormhole else spare, reap, known, cannot_reap),
    ]
    empty = 0
    if g.weather.cards:
        parts.append(offer(g, me, ATTACK, g.weather.cards, cannot_attack, attack, resume))
    else:
        empty += 1
    if me.place in g.passages:
        parts.append(Ask(RELOCATE, ways_out(g, me), relocate, known, cannot_relocate))
    else:
        empty += 2
    if g.free_slots and (me.held[VOYAGE] or me.held[FORGE]):
        parts.append(offer(g, me, AUGMENT, g.free_slots, cannot_augment, augment, resume))
    else:
        empty += 4
    if me.artifacts:
        parts.append(offer(g, me, USE, me.artifacts, cannot_use, use, resume))
    else:
        empty += 8
    if me.token == TOKEN_IN_HAND:
        parts.append(offer(g, me, LAY_TOKEN, me.sanctums + me.gateways, cannot_lay_token, lay_token, resume))
    else:
        empty += 16
    return parts, empty


def nothing_to(empty: int, resume: Do) -> list[Ask]:
    """Questions without choices, there only to say why not."""
    others: tuple[tuple[Verb, Rule, Check], ...] = (
        (ATTACK, attack, cannot_attack),
        (RELOCATE, relocate, cannot_relocate),
        (AUGMENT, augment, cannot_augment),
        (USE, use, cannot_use),
        (LAY_TOKEN, lay_token, cannot_lay_token),
    )
    return [Ask(verb, (), rule, (resume,), check) for bit, (verb, rule, check) in enumerate(others) if empty >> bit & 1]


def cannot_cash(g: Laniakea, me: Player, card: Power, resume: Do) -> Optional[Refusal]:
    return cannot_spare(g, me, card)


def cash(g: Laniakea, me: Player, card: Power, resume: Do) -> Ask:
    """Discard any card for 1 V or 1 F; an Artifact may make it 1 A. LAN-ADD-05"""
    discard(g, me, card)
    return each(GAIN, RESOURCES if alembics(me) else STONES, take_resource, resume)


def alembics(me: Player) -> list[Artifact]:
    return [a for a in me.artifacts if a.aether_for_card and cannot_spend(me, a) is None]


def take_resource(g: Laniakea, me: Player, resource: int, resume: Do) -> None:
    if resource == AETHER:
        spend(g, me, alembics(me)[0])
    gain_one(g, me, resource)
    g.then(me, resume)


def cannot_reap(g: Laniakea, me: Player, card: Power, resume: Do) -> Optional[Refusal]:
    return WORMHOLE if g.tiles[me.place].wormhole else cannot_spare(g, me, card)


def reap(g: Laniakea, me: Player, card: Power, resume: Do) -> Optional[Ask]:
    """Discard any card for a complete harvest where the figure is, without Time Loop. LAN-ADD-04"""
    discard(g, me, card)
    g.then(me, resume)
    return harvest_here(g, me)
