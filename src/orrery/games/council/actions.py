"""The action phase: action fields from left to right, and the slide. COS-ACT, COS-SLIDE"""

from __future__ import annotations

from typing import Optional

from orrery.core.ask import Ask
from orrery.core.game import carry_out
from orrery.games.council.player import Player
from orrery.games.council.state import Council


def begin_actions(g: Council, me: Player) -> None:
    g.phase = "actions"
    g.acting = me.seat
    g.used = 0


def act(g: Council, me: Player, slot: int) -> Optional[Ask]:
    """The top card of the field does what it shows, within the range of the field. COS-ACT-01, -03, COS-PLAN-04"""
    stack = me.slots[slot]
    if not stack:
        return None
    card = stack[-1]
    g.cause = card
    g.reach = me.ranges[slot]
    g.tell("acts", me, card, slot + 1)
    steps = card.does
    if not steps:
        return None
    if len(steps) > 1:
        g.then_all(me, steps[1:])
    return carry_out(steps[0], g, me)


def slide(g: Council, me: Player) -> None:
    """Every stack moves a field to the right; the last one comes back to the hand whole. COS-SLIDE-01 to -04"""
    g.cause = None
    me.hand += me.slots[-1]
    me.slots = ((), *me.slots[:-1])
    g.tell("slid", me)
