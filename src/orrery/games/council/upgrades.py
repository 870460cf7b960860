"""Upgrades of the panel. COS-UPG"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Refusal
from orrery.core.game import carry_out
from orrery.games.council.components import Upgrade
from orrery.games.council.energy import gain_energy
from orrery.games.council.player import Player, one_of
from orrery.games.council.state import Council

FARTHEST: Final = 3
PER_STEP: Final = 1  # Energy for a range step
BOUGHT: Final = Refusal("COS-UPG-04", "Each upgrade is bought only once.")
IN_RANGE: Final = Refusal("COS-UPG-10", "That action field reaches so far already.")
NO_FIELD: Final = Refusal("COS-LD-11 COS-D1-01", "You have no additional action field to extend.")
STEP_BY_STEP: Final = Refusal("COS-UPG-11", "Parsec 3 needs Parsec 2 first.")


def cannot_mark(g: Council, me: Player, upgrade: Upgrade) -> Optional[Refusal]:
    """Each once, range steps in arrow direction. COS-UPG-04, -06, -10, -11"""
    if upgrade.slot < 0:
        return BOUGHT if one_of(upgrade, me.upgrades) else None
    if upgrade.slot >= len(me.ranges):
        return NO_FIELD
    reach = me.ranges[upgrade.slot]
    if reach >= upgrade.parsec:
        return BOUGHT if one_of(upgrade, me.upgrades) else IN_RANGE
    return STEP_BY_STEP if reach < upgrade.parsec - 1 else None


def mark_upgrade(g: Council, me: Player, upgrade: Upgrade) -> None:
    """A cube on its space, to the end of the game. COS-UPG-02, -03"""
    me.upgrades += (upgrade,)
    carry_out(upgrade.does, g, me)


def adapt(g: Council, me: Player, colour: int) -> None:
    """Planets of this colour become settleable. COS-UPG-05"""
    me.adapted |= 1 << colour


def expand(g: Council, me: Player) -> None:
    """From now on cubes may go on top of others; nothing is placed now. COS-UPG-07"""
    me.stacks = True


def raise_range(g: Council, me: Player, slot: int, parsec: int) -> None:
    """One action field reaches further, and 1 Energy comes with it. COS-UPG-10, -12, -13"""
    me.ranges = me.ranges[:slot] + (parsec,) + me.ranges[slot + 1 :]
    gain_energy(g, me, PER_STEP)


def raise_all_ranges(g: Council, me: Player) -> None:
    """Every action field reaches one Parsec further, for free, each step marked and worth 1 Energy. COS-D1-06"""
    for slot, reach in enumerate(me.ranges):
        if reach < FARTHEST:
            if g.rulings.mark_free_steps:
                me.upgrades += tuple([u for u in g.box.upgrades if u.slot == slot and u.parsec == reach + 1])
            raise_range(g, me, slot, reach + 1)
