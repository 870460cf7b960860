"""Rounds and their phases, the Solar Mass Bonus, the end of a round. ULT-ROUND, ULT-BONUS, ULT-EOR"""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Do
from orrery.games.ultramassive.actions import act
from orrery.games.ultramassive.black_hole import ABSORB, grow
from orrery.games.ultramassive.components import ROUNDS
from orrery.games.ultramassive.discovery import discover_anomalies
from orrery.games.ultramassive.drafting import draft
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.wormholes import reopen

BONUS: Final = 3


def play_round(g: Ultramassive, me: Player) -> None:
    """Resource Draft, Discovery, Actions, Solar Mass Bonus, then the end of the round. ULT-ROUND-02"""
    g.tell("round", me, g.round)
    g.then(me, Do(draft), Do(discover_anomalies), Do(act), Do(solar_mass_bonus), Do(end_round))


def solar_mass_bonus(g: Ultramassive, me: Player) -> None:
    """Every rival with a larger Black Hole is worth 3 SM, by the sizes before any bonus. ULT-BONUS-01 to -04"""
    g.phase = "bonus"
    g.everyone()
    order = g.turn_order()
    if g.rulings.bonus_read_once:
        for p in order:
            give_bonus(g, p)
        for p in order:
            if p.gaining:
                grow(g, p)
        for p in reversed(order):
            g.then(p, ABSORB)
    else:
        for p in reversed(order):
            g.then(p, Do(give_bonus), ABSORB)


def give_bonus(g: Ultramassive, me: Player) -> None:
    larger = sum(1 for rival in g.players if rival.size > me.size)
    if larger:
        me.gaining += BONUS * larger
        g.tell("bonus", me, BONUS * larger)


def end_round(g: Ultramassive, me: Player) -> None:
    """Token, Wormholes, Draft, Round Tracker; after the last round nothing. ULT-EOR-01 to -06, ULT-END-01"""
    g.phase = "end of round"
    if g.round < ROUNDS:
        g.then(me, Do(pass_token), Do(open_wormholes), Do(clear_draft), Do(advance_round), Do(play_round))
    else:
        g.phase = "over"
        g.tell("over", me)


def pass_token(g: Ultramassive, me: Player) -> None:
    """The Starting Player token moves one seat clockwise. ULT-EOR-02"""
    g.start = (g.start + 1) % len(g.players)
    g.tell("token", g.players[g.start])


def open_wormholes(g: Ultramassive, me: Player) -> None:
    """After rounds 2 and 4, in the new turn order. ULT-EOR-03, ULT-WORM-06, -07"""
    if g.round in g.rulings.reopening_rounds:
        for p in reversed(g.turn_order()):
            g.then(p, Do(reopen))


def clear_draft(g: Ultramassive, me: Player) -> None:
    """All Draft discs come back. ULT-EOR-04"""
    for p in g.everyone():
        p.drafted = ()


def advance_round(g: Ultramassive, me: Player) -> None:
    """The Round Tracker moves last. ULT-EOR-05"""
    g.round += 1
