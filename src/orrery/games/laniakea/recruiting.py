"""Recruiting Entities. LAN-RECR, LAN-ETYP, LAN-ESPC"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each, offer
from orrery.core.game import carry_out
from orrery.games.laniakea.components import ENTITY_SPACES, Chaos, Entity, Held
from orrery.games.laniakea.costs import can_pay, pay, payable, price_numbered, prices
from orrery.games.laniakea.modifiers import Boons, Weather
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.verbs import DECLINE, FIRST, OCCUPY, PAY, RECRUIT

CARD_FIRST: Final = 0
SPACE_FIRST: Final = 1
NOT_IN_ROW: Final = Refusal("LAN-RECR-01", "That Entity does not lie in the row.")
BOARD_FULL: Final = Refusal("LAN-RECR-06", "Your board has eight Entities; no more can be recruited.")
TOO_DEAR: Final = Refusal("LAN-RECR-01", "You cannot pay for that Entity.")
NONE_TO_RECRUIT: Final = Refusal("LAN-RECR-01", "You cannot pay for any Entity of the row.")


def recruit(g: Laniakea, me: Player, less: int = 0) -> Ask:
    """One Entity of the row, for the resources printed on it. LAN-RECR-01"""
    return offer(g, me, RECRUIT, [e for e in g.row if isinstance(e, Entity)], cannot_recruit, pay_for, less)


def may_recruit(g: Laniakea, me: Player, less: int) -> Ask:
    """A Recruit that may be passed, since it makes the player pay. LAN-EFF-05"""
    return recruit(g, me, less) | each(DECLINE, (0,), recruit_nobody)


def recruit_nobody(g: Laniakea, me: Player, _: int) -> None:
    pass


def entity_prices(g: Laniakea, me: Player, entity: Entity, less: int) -> tuple[Held, ...]:
    """LAN-EFF-01"""
    more, less = g.weather.recruit_more, less + me.boons.recruit_less
    return prices(entity.cost, more, 0, less) if more or less else entity.as_printed


def cannot_recruit(g: Laniakea, me: Player, entity: Entity, less: int) -> Optional[Refusal]:
    """Chaos cards are not Entities; a full board takes no ninth. LAN-RECR-01, -06, LAN-CHAO-01, -02"""
    if entity not in g.row:
        return NOT_IN_ROW
    if None not in me.spaces:
        return BOARD_FULL
    return None if can_pay(me.held, entity_prices(g, me, entity, less)) else TOO_DEAR


def cannot_recruit_any(g: Laniakea, me: Player, less: int = 0) -> Optional[Refusal]:
    if None not in me.spaces:
        return BOARD_FULL
    for card in g.row:
        if isinstance(card, Entity) and can_pay(me.held, entity_prices(g, me, card, less)):
            return None
    return NONE_TO_RECRUIT


def pay_for(g: Laniakea, me: Player, entity: Entity, less: int) -> Ask:
    return each(PAY, payable(me.held, entity_prices(g, me, entity, less)), take_entity, entity)


def take_entity(g: Laniakea, me: Player, price: int, entity: Entity) -> Ask:
    """It goes on an empty space; the row is refilled after all that follows. LAN-RECR-02, -05"""
    pay(g, me, price_numbered(price))
    place = g.row.index(entity)
    set_row(g, place, None)
    g.tell("recruited", me, entity)
    g.then(me, Do(refill, place))
    return each(OCCUPY, [s for s in ENTITY_SPACES if me.spaces[s] is None], occupy, entity)


def occupy(g: Laniakea, me: Player, space: int, entity: Entity) -> Optional[Ask]:
    """An Enhancement works from now on. The space must be used at once; an Instant Action before or after it.
    LAN-RECR-03, -04, LAN-ETYP-02, -03, LAN-ESPC-01"""
    me.spaces = me.spaces[:space] + (entity,) + me.spaces[space + 1 :]
    me.cause = entity
    g.tell("placed", me, entity, space)
    if entity.boon:
        me.boons = Boons(me.spaces)
    if entity.does:
        return each(FIRST, (CARD_FIRST, SPACE_FIRST), in_order, entity, space)
    ability = g.box.spaces[space]
    return carry_out(ability, g, me)


def in_order(g: Laniakea, me: Player, first: int, entity: Entity, space: int) -> None:
    """LAN-RECR-04"""
    if first == CARD_FIRST:
        g.then_all(me, entity.does + (g.box.spaces[space],))
    else:
        g.then_all(me, (g.box.spaces[space],) + entity.does)


def set_row(g: Laniakea, place: int, card: Entity | Chaos | None) -> None:
    g.row = g.row[:place] + (card,) + g.row[place + 1 :]


def refill(g: Laniakea, me: Player, place: int) -> None:
    """The top card takes the empty place, without sliding; a Chaos card acts at once. LAN-RECR-05, LAN-ATTK-07"""
    if not g.entities:
        return
    g.reveal()
    card = g.entities[-1]
    g.entities = g.entities[:-1]
    set_row(g, place, card)
    g.announce("entity_came", card)
    if isinstance(card, Chaos):
        g.weather = Weather(g.row)
