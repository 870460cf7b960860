"""Energy, Consumption and gemstones: what every chapter gains and moves. COS-CONS, COS-DT-19"""

from __future__ import annotations

from orrery.games.council.components import COAL, CRYSTAL, GOLD, HIGHEST, LOWEST, YIELD_UP, Gems
from orrery.games.council.player import Player
from orrery.games.council.state import Council


def gain_energy(g: Council, me: Player, energy: int) -> None:
    """The marker moves on, and has arrived anew; above 100 it is counted on. COS-COLL-06, COS-CONS-12, COS-DT-19"""
    if energy:
        me.energy = min(me.energy + energy, max(me.energy, g.rulings.energy_limit))
        arrive(g, me)
        g.tell("gained_energy", me, energy)


def gain_by(g: Council, me: Player, power: int, energy: int) -> None:
    """What a leader or a Dark Tech card pays by itself, which is told. COS-LD-14, COS-D1-05, COS-D2-03"""
    if energy:
        for tech in me.techs:
            if tech.power & power:
                g.tell("pays", me, tech)
        if me.leader is not None and me.leader.power & power:
            g.tell("pays", me, me.leader)
    gain_energy(g, me, energy)


def arrive(g: Council, me: Player) -> None:
    """Number the moves of Energy markers, to know who came to a space first. COS-CONS-12"""
    g.moves += 1
    me.arrived = g.moves


def add_consumption(me: Player, change: int) -> None:
    """Up to 100; down to 20, and never to the Energy marker or below it. COS-CONS-02 to -07, COS-SET-15, COS-DT-17"""
    if change >= 0:
        me.consumption = min(HIGHEST, me.consumption + change)
    else:
        me.consumption = min(me.consumption, max(LOWEST, me.energy + 1, me.consumption + change))


def lower_consumption(g: Council, me: Player) -> None:
    """Energy Saver: once, within the limits of the marker. COS-D1-07"""
    add_consumption(me, -g.rulings.energy_saver)
    g.tell("saved", me, me.consumption)


def take_gems(me: Player, gems: Gems) -> None:
    """From the supply, which never runs out. COS-GEN-05"""
    mine = me.gems
    me.gems = (mine[COAL] + gems[COAL], mine[GOLD] + gems[GOLD], mine[CRYSTAL] + gems[CRYSTAL])


def gain_gems(g: Council, me: Player, coal: int, gold: int, crystal: int) -> None:
    """Take the pictured gemstones. COS-GEMS-01"""
    gems = improved(g, me, (coal, gold, crystal))
    take_gems(me, gems)
    g.tell("gained_gems", me, gems)


def improved(g: Council, me: Player, gems: Gems) -> Gems:
    """Gemstone Upgrade, where it is played for every gain and not only for collecting. COS-D1-02"""
    if g.rulings.improve_all_gains and me.powers & YIELD_UP:
        return (0, gems[COAL], gems[GOLD] + gems[CRYSTAL])
    return gems
