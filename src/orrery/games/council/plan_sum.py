"""What a plan comes to before the screens go: its sum, where the marker would stand, and who would act first."""

from __future__ import annotations

from typing import Optional

from orrery.games.council.assessment import galaxy_yield
from orrery.games.council.components import GALAXIES, Card
from orrery.games.council.consumption import consumption_sum
from orrery.games.council.energy import add_consumption
from orrery.games.council.player import Player
from orrery.games.council.shape import PlanField, PlanningView, RivalPlan
from orrery.games.council.state import Council

Plan = tuple[Optional[Card], ...]


def laid_out(me: Player, plan: Plan) -> tuple[Player, Plan]:
    """The player as if the screens went now: fields that are not planned yet stay as they are. COS-PLAN-04"""
    laid = plan + (None,) * (len(me.slots) - len(plan))
    after = me.copy()
    after.slots = tuple(
        [stack if card is None else stack + (card,) for stack, card in zip(me.slots, laid, strict=True)]
    )
    return after, laid


def plan_sum(g: Council, me: Player, plan: Plan) -> int:
    """COS-CONS-01"""
    return consumption_sum(g, *laid_out(me, plan))


def marker_after(g: Council, me: Player, total: int) -> int:
    """Where Consumption would stand, within the limits of its track. COS-CONS-02 to -07"""
    after = me.copy()
    add_consumption(after, total)
    return after.consumption


def planning_view(g: Council, seat: int) -> Optional[PlanningView]:
    """For the one who plans, from their own cards and what lies open."""
    if g.phase != "planning" or seat < 0:
        return None
    me = g.players[seat]
    after, laid = laid_out(me, me.plan)
    total = consumption_sum(g, after, laid)
    marker = marker_after(g, me, total)
    paying = [galaxy for galaxy in g.board if g.presence[seat * GALAXIES + galaxy.number]]
    return {
        "sum": total,
        "fields": [plan_field(me, after, slot) for slot in range(len(me.slots))],
        "marker": marker,
        "short": max(0, marker - me.energy),
        "short_before": max(0, me.consumption - me.energy),
        "assessing": sum([galaxy_yield(g, me, galaxy) for galaxy in paying]),
        "galaxies": len(paying),
        "rivals": [rival_plan(g, me, total, p) for p in g.players if p.seat != seat],
    }


def plan_field(me: Player, after: Player, slot: int) -> PlanField:
    stack = after.slots[slot]
    return {
        "card": stack[-1].ref if stack else "",
        "consumption": stack[-1].consumption if stack else 0,
        "planned": slot < len(me.plan),
    }


def rival_plan(g: Council, me: Player, total: int, p: Player) -> RivalPlan:
    """The most a rival could lay and still act later. At a tie the Energy marker further along goes first, then the one
    that came to its space first. COS-CONS-08 to -10"""
    level = g.rulings.level_breaks_ties
    mine = (-me.level if level else 0, -me.energy, me.arrived)
    theirs = (-p.level if level else 0, -p.energy, p.arrived)
    return {"seat": p.seat, "marker": p.consumption, "most": total if mine < theirs else total - 1}
