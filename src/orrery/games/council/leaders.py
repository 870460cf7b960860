"""Module 2: leaders. COS-LD"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Refusal, offer
from orrery.core.game import carry_out
from orrery.games.council.collecting import gain_yield
from orrery.games.council.components import (
    ANYWHERE,
    FIELDS,
    HIGHEST,
    LEADER_COLLECTS,
    LEADER_SETTLES,
    Leader,
)
from orrery.games.council.player import Player
from orrery.games.council.settling import ADAPTED, cannot_settle, put_cubes
from orrery.games.council.state import Council
from orrery.games.council.verbs import LEAD

BUTEO_USED: Final = 1  # bits of `used`
ZOE_USED: Final = 2
STATION_USED: Final = 4
NOT_PASSED: Final = Refusal("COS-LD-02 COS-LD-03", "That leader is not among those passed on to you.")
NOT_BUTEO: Final = Refusal("COS-LD-05", "Your leader does not collect.")
ONCE: Final = Refusal("COS-LD-05", "Buteo collects once in an assessment step.")
NEEDS_COLONY: Final = Refusal("COS-LD-06", "You have no colony there to collect with.")
ONE_COLONY: Final = Refusal("COS-LD-07", "Zoe places one colony in a buy phase.")
NOT_ZOE: Final = Refusal("COS-LD-07", "Your leader places no colonies.")


def choose_leader(g: Council, me: Player) -> Ask:
    """Keep one of the leaders and pass the rest on. COS-LD-02"""
    g.phase = "leaders"
    return offer(g, me, LEAD, g.leaders, cannot_lead, take_leader)


def cannot_lead(g: Council, me: Player, leader: Leader) -> Optional[Refusal]:
    return None if leader in g.leaders else NOT_PASSED


def take_leader(g: Council, me: Player, leader: Leader) -> None:
    """The printed number is added to Consumption; some leaders give more at the start. COS-LD-04, -09, -16"""
    g.leaders = tuple([rest for rest in g.leaders if rest is not leader])
    me.leader = leader
    me.powers |= leader.power
    me.consumption = min(HIGHEST, me.consumption + leader.consumption)
    g.tell("leads", me, leader)
    if leader.does is not None:
        carry_out(leader.does, g, me)


def box_leaders(g: Council, me: Player) -> None:
    """Those nobody chose are out of the game. COS-LD-03"""
    g.leaders = ()


def add_field(g: Council, me: Player, parsec: int) -> None:
    """An additional action field at the right end, marked with one cube. COS-LD-09, COS-D1-01, COS-ACT-02"""
    me.slots += ((),)
    me.ranges += (parsec,)
    g.tell("added_field", me, parsec)


def start_with_energy(g: Council, me: Player, energy: int) -> None:
    """Breish's marker starts there, not in the line-up. COS-LD-16"""
    me.energy = energy + me.energy if g.rulings.breish_adds else energy


def cannot_reap(g: Council, me: Player, field: int) -> Optional[Refusal]:
    """Buteo: once in each of one's assessment steps, with a colony of one's own, at any distance. COS-LD-05, -06"""
    if not me.powers & LEADER_COLLECTS:
        return NOT_BUTEO
    if g.used & BUTEO_USED:
        return ONCE
    return None if g.cubes[me.seat * FIELDS + field] else NEEDS_COLONY


def reap(g: Council, me: Player, field: int) -> None:
    g.used |= BUTEO_USED
    gain_yield(g, me, field, 1)


def cannot_land(g: Council, me: Player, planet: int) -> Optional[Refusal]:
    """Zoe: once in each buy phase, at any distance, by one's own adaptability and expansion. COS-LD-07, -08"""
    if not me.powers & LEADER_SETTLES:
        return NOT_ZOE
    return ONE_COLONY if g.used & ZOE_USED else cannot_settle(g, me, planet, 1, ANYWHERE, ADAPTED)


def land(g: Council, me: Player, planet: int) -> None:
    g.used |= ZOE_USED
    put_cubes(g, me, planet, 1, ANYWHERE, ADAPTED)
