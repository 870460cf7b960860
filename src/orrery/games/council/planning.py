"""Planning behind the screens. COS-PLAN"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each
from orrery.games.council.components import Card
from orrery.games.council.player import Player, lies_on_panel, one_of
from orrery.games.council.state import Council
from orrery.games.council.verbs import LEAVE, PLAN

NOT_IN_HAND: Final = Refusal("COS-PLAN-03 COS-PLAN-05", "Only cards of your hand can be laid, each on one field.")
LAID: Final = Refusal("COS-PLAN-03 COS-PLAN-05", "You have laid that card already, each on one field.")
LIES_THERE: Final = Refusal(
    "COS-PLAN-03 COS-PLAN-05", "That card lies on a field already; leave it there, or lay another on it."
)
FOR_SALE: Final = Refusal(
    "COS-RND-02 COS-PLAN-03", "AI cards are bought in the buy phase; now cards of your hand are laid."
)
NEEDED: Final = Refusal("COS-PLAN-06", "Your other cards are needed for the fields that are empty.")


def plan_together(g: Council, me: Player) -> None:
    """Everybody plans at the same time. COS-RND-04, COS-PLAN-01"""
    g.phase = "planning"
    g.acting = -1
    g.cause = None
    for p in g.everyone():
        p.plan = ()
    g.together(PLAN_FIELD)


def plan_field(g: Council, me: Player) -> Optional[Ask]:
    """Field by field from the left: a card of the hand, or what lies there already; an empty field stays so only when
    the hand cannot fill them all. COS-PLAN-02, -03, -05, -06"""
    slot = len(me.plan)
    if slot == len(me.slots):
        return None
    plan, standing = me.plan, me.slots[slot]
    spare = cards_left(me) - empty_fields(me, slot)
    cards = tuple([card for card in me.hand if not one_of(card, plan)]) if spare > 0 or not standing else ()
    ask = Ask(PLAN, cards, plan_card, (), cannot_plan)
    return ask | OR_LEAVE if standing or spare < 0 else ask


def cannot_plan(g: Council, me: Player, card: Card) -> Optional[Refusal]:
    """Empty fields come first: they must not go short of cards. COS-PLAN-06"""
    if card in me.plan:
        return LAID
    if card in g.display:
        return FOR_SALE
    if card not in me.hand:
        return LIES_THERE if lies_on_panel(me, card) else NOT_IN_HAND
    slot = len(me.plan)
    if not me.slots[slot]:
        return None
    return NEEDED if cards_left(me) <= empty_fields(me, slot) else None


def cards_left(me: Player) -> int:
    """Of the hand, those that are not laid."""
    return len(me.hand) - len([card for card in me.plan if card is not None])


def empty_fields(me: Player, slot: int) -> int:
    """Fields without a card from this one on."""
    return len([stack for stack in me.slots[slot:] if not stack])


def plan_card(g: Council, me: Player, card: Card) -> Optional[Ask]:
    me.plan += (card,)
    g.whisper("planned", me, card, len(me.plan))
    return plan_field(g, me)


def leave_field(g: Council, me: Player, _: int) -> Optional[Ask]:
    me.plan += (None,)
    g.whisper("left_field", me, len(me.plan))
    return plan_field(g, me)


PLAN_FIELD: Final = Do(plan_field)
OR_LEAVE: Final = each(LEAVE, (0,), leave_field)


def remove_screens(g: Council, me: Player) -> None:
    """All plans are open: new cards lie on top, and only top cards count. COS-PLAN-04, -07"""
    g.reveal()
    for p in g.everyone():
        laid, stacks = p.plan, p.slots
        p.slots = tuple([stacks[i] if card is None else stacks[i] + (card,) for i, card in enumerate(laid)])
        p.hand = tuple([card for card in p.hand if not one_of(card, laid)])
        p.plan = ()
        if p.slots and g.events is not None:
            g.tell("plan", p, tuple([stack[-1] for stack in p.slots if stack]))
