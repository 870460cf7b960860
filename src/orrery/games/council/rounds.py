"""The shape of the game: rounds, their phases, the end. COS-RND, COS-END"""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Do
from orrery.games.council.actions import act, begin_actions, slide
from orrery.games.council.assessment import ASSESS_MORE, begin_assessment
from orrery.games.council.automa import automa_turn
from orrery.games.council.buying import BUY_MORE, begin_buying
from orrery.games.council.components import GALAXIES, ROUNDS
from orrery.games.council.consumption import reveal_plans
from orrery.games.council.dark_tech import RISE, set_in_motion
from orrery.games.council.planning import plan_together
from orrery.games.council.player import Player
from orrery.games.council.scoring import final_scoring
from orrery.games.council.state import Council

ACT: Final = tuple([Do(act, slot) for slot in range(5)])
SLIDE: Final = Do(slide)
BEGIN_BUYING: Final = Do(begin_buying)
BEGIN_ACTIONS: Final = Do(begin_actions)
BEGIN_ASSESSMENT: Final = Do(begin_assessment)
AFTER_ACTIONS: Final = (SLIDE, BEGIN_ASSESSMENT, ASSESS_MORE)
AUTOMA_TURN: Final = Do(automa_turn)


def play_round(g: Council, me: Player) -> None:
    """Buy, plan and set the order, act and score. COS-RND-01, -04, -06"""
    g.round += 1
    g.assessed &= (1 << GALAXIES) - 1  # forget who has assessed what in the last round
    g.tell("round", me, g.round)
    g.then(me, Do(buy_in_order), Do(plan_together), Do(reveal_plans), Do(act_in_order), Do(end_round))


def buy_in_order(g: Council, me: Player) -> None:
    """One after the other by last round's order, each the whole phase; the Automa buys nothing. COS-RND-02, -07"""
    order = [p for p in g.turn_order() if not g.is_automa(p)]
    rise_at_the_end(g, order)
    for p in reversed(order):
        if not g.rulings.levels_when_all_done:
            g.then(p, RISE)
        g.then(p, BEGIN_BUYING, BUY_MORE)


def act_in_order(g: Council, me: Player) -> None:
    """One after the other by the new order: actions, slide, assessment, levels. COS-RND-05, COS-ACT-01, COS-DT-03"""
    order = g.turn_order()
    rise_at_the_end(g, order)
    for p in reversed(order):
        if not g.rulings.levels_when_all_done:
            g.then(p, RISE)
        if g.is_automa(p):
            g.then(g.players[0], AUTOMA_TURN)
        else:
            g.then_all(p, (BEGIN_ACTIONS,) + ACT[: len(p.slots)] + AFTER_ACTIONS)


def rise_at_the_end(g: Council, order: list[Player]) -> None:
    """At tables that read it so, levels wait until everybody has finished the phase. COS-DT-03"""
    if g.rulings.levels_when_all_done:
        for p in reversed(order):
            g.then(p, RISE)


def end_round(g: Council, me: Player) -> None:
    """Another round, unless somebody is at level III or the last round was played. COS-RND-06, COS-END-01, -04, -05"""
    set_in_motion(g)
    if g.throne >= 0 or g.round >= ROUNDS:
        g.then(me, Do(final_scoring))
    else:
        g.then(me, Do(play_round))
