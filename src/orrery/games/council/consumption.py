"""Consumption and the new turn order. COS-CONS"""

from __future__ import annotations

from typing import Optional

from orrery.games.council.automa import reveal_card
from orrery.games.council.components import SUM_ZERO, Card
from orrery.games.council.energy import add_consumption
from orrery.games.council.planning import remove_screens
from orrery.games.council.player import Player
from orrery.games.council.state import Council


def reveal_plans(g: Council, me: Player) -> None:
    """Screens away, Consumption, new order; alone, the Automa's card is turned up now. COS-PLAN-07, COS-AUT-07"""
    laid = [p.plan for p in g.players]
    remove_screens(g, me)
    for p in g.everyone():
        p.spent = reveal_card(g, p) if g.is_automa(p) else consumption_sum(g, p, laid[p.seat])
        add_consumption(p, p.spent)
        g.tell("consumed", p, p.spent, p.consumption)
    set_order(g)


def consumption_sum(g: Council, p: Player, laid: tuple[Optional[Card], ...]) -> int:
    """The top cards of all fields, those from earlier rounds too; Perpetual Motion: 0. COS-CONS-01, COS-D2-02"""
    if g.rulings.old_cards_count:
        total = sum([stack[-1].consumption for stack in p.slots if stack])
    else:
        total = sum([card.consumption for card in laid if card is not None])
    if p.powers & SUM_ZERO and not (g.rulings.motion_keeps_reductions and total < 0):
        return 0
    return total


def set_order(g: Council) -> None:
    """The highest sum of the round goes first, whatever the marker could move. COS-CONS-08, -11, COS-AUT-09"""
    ranked = sorted([(*precedence(g, p), p.seat) for p in g.players])
    g.order = tuple([rank[-1] for rank in ranked])
    for tile, p in enumerate(g.turn_order()):
        g.tell("order", p, tile + 1)


def precedence(g: Council, p: Player) -> tuple[int, int, int, int]:
    """Ties: the Energy marker further along, then the one that came to its space first. COS-CONS-09, -10"""
    return (-p.spent, -p.level if g.rulings.level_breaks_ties else 0, -p.energy, p.arrived)
