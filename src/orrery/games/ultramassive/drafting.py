"""The Resource Draft. ULT-DRAFT"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, offer
from orrery.games.ultramassive.black_hole import ABSORB
from orrery.games.ultramassive.components import FIRST_SPACES, DraftOption, Resource, without
from orrery.games.ultramassive.gaining import NONE_LEFT, cannot_place, runs_out
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.verbs import DRAFT, RESOLVE

TAKEN: Final = Refusal("ULT-DRAFT-02", "That Draft option is taken this round.")
OTHER_SET: Final = Refusal("ULT-DRAFT-01 ULT-DRAFT-03", "The Draft goes through set 1 first, then through set 2.")
NOT_PENDING: Final = Refusal("ULT-DRAFT-25 ULT-DRAFT-27", "That Resource is not waiting to be used.")
NO_SPACE: Final = Refusal(
    "ULT-DRAFT-07 ULT-GAIN-10", "No space can take that token yet; it waits while others can be used."
)
NO_PRICE: Final = Refusal(
    "ULT-DRAFT-07", "You cannot pay for that trade yet; it waits while other Resources can be used."
)


def draft(g: Ultramassive, me: Player) -> None:
    """Everybody picks from set 1, in reverse order from set 2; then all gain together. ULT-DRAFT-01, -03, -05"""
    g.phase = "draft"
    order = g.turn_order()
    g.then(me, Do(gain_resources))
    for p in order:
        g.then(p, Do(pick_from, 2))
    for p in reversed(order):
        g.then(p, Do(pick_from, 1))


def pick_from(g: Ultramassive, me: Player, draft_set: int) -> Ask:
    """There is no passing. ULT-DRAFT-26"""
    return offer(g, me, DRAFT, g.box.draft[draft_set - 1], cannot_pick, pick, draft_set)


def cannot_pick(g: Ultramassive, me: Player, option: DraftOption, draft_set: int) -> Optional[Refusal]:
    """Two players never hold the same option. ULT-DRAFT-02"""
    if option.draft_set != draft_set:
        return OTHER_SET
    for p in g.players:
        if option in p.drafted:
            return TAKEN
    return None


def pick(g: Ultramassive, me: Player, option: DraftOption, draft_set: int) -> None:
    """Nothing is gained yet. ULT-DRAFT-04"""
    me.drafted += (option,)
    g.tell("drafted", me, option)


def gain_resources(g: Ultramassive, me: Player) -> None:
    """Each symbol is a Resource; some picks give the others something too. ULT-DRAFT-04, -05, -06, -08, -09"""
    for p in g.everyone():
        p.pending = ()
        for option in p.drafted:
            p.pending += option.gives
        for rival in g.others(p):
            for option in rival.drafted:
                p.pending += option.others
    if g.rulings.counted_supply:  # the boards share something after all, so the turn order decides who gets it
        for p in reversed(g.turn_order()):
            g.then(p, USE_RESOURCES)
    else:
        g.together(USE_RESOURCES)


def use_resources(g: Ultramassive, me: Player) -> Optional[Ask]:
    """In any order, all that can be used; when none of the rest can, they are lost. ULT-DRAFT-06, -07"""
    if not me.pending:
        return None
    ask = offer(g, me, RESOLVE, tuple(dict.fromkeys(me.pending)), cannot_use, use_resource)
    if not ask.count:
        g.tell("lost_resources", me, me.pending)
        me.pending = ()
    return ask


def cannot_use(g: Ultramassive, me: Player, resource: Resource) -> Optional[Refusal]:
    """What cannot be carried out right now waits while something else can. ULT-DRAFT-07"""
    if resource not in me.pending:
        return NOT_PENDING
    if g.rulings.resources_may_fail:
        return None
    token = resource.token
    if token is not None:
        for space in FIRST_SPACES:
            if cannot_place(g, me, space, token, False) is None:
                return None
        return NONE_LEFT if runs_out(g, token) else NO_SPACE
    return None if not resource.needs or g.rulings.trades_are_gifts or can_pay(me, resource.needs) else NO_PRICE


def can_pay(me: Player, price: str) -> bool:
    if price == "discovery":
        return me.discovery > 0
    antimatter = price == "antimatter"
    for stack in me.spaces:
        if stack and stack[0].antimatter is antimatter:
            return True
    tokens = [resource.token for resource in me.pending if resource.token is not None]
    return antimatter in [token.antimatter for token in tokens]


def use_resource(g: Ultramassive, me: Player, resource: Resource) -> None:
    """Each is an effect of its own, absorbed before the next one. ULT-DRAFT-25, -28"""
    me.pending = without(me.pending, resource)
    me.cause = resource
    g.then(me, resource.does, ABSORB, USE_RESOURCES)


USE_RESOURCES: Final = Do(use_resources)
