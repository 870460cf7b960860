"""One player's side of the table."""

from __future__ import annotations

from typing import Optional

from orrery.core.building import mypyc_attr
from orrery.core.game import Seat
from orrery.games.council.components import (
    LOWEST,
    Bonus,
    Card,
    Gems,
    Leader,
    Tech,
    Upgrade,
)


@mypyc_attr(acyclic=True)
class Player(Seat):
    energy: int
    arrived: int  # the running number of the Energy marker's latest move
    consumption: int
    spent: int  # the Consumption sum of this round
    level: int  # of Dark Tech
    gems: Gems
    hand: tuple[Card, ...]
    slots: tuple[tuple[Card, ...], ...]  # the action fields from the left, top card last
    plan: tuple[Optional[Card], ...]  # chosen behind the screen so far, None where a field is left as it is
    ranges: tuple[int, ...]  # of the action fields
    upgrades: tuple[Upgrade, ...]  # spaces of the panel marked with a cube
    adapted: int  # a bit for each planet colour
    stacks: bool  # owns the colony expansion
    powers: int  # what leader and Dark Tech change, a bit each
    techs: tuple[Tech, ...]
    leader: Optional[Leader]
    bonuses: tuple[Bonus, ...]

    @staticmethod
    def fresh(seat: int) -> Player:
        """A player before setup. (No `__init__`, so that copies do not pay for it.)"""
        p = Player()
        p.seat = seat
        p.energy = p.arrived = p.spent = p.level = p.powers = 0
        p.consumption = LOWEST
        p.gems = (0, 0, 0)
        p.hand = ()
        p.slots = ((), (), ())
        p.plan = ()
        p.ranges = (1, 1, 1)
        p.upgrades = ()
        p.adapted = 1
        p.stacks = False
        p.techs = ()
        p.leader = None
        p.bonuses = ()
        return p

    def copy(self) -> Player:
        twin = Player()
        twin.seat = self.seat
        twin.energy = self.energy
        twin.arrived = self.arrived
        twin.consumption = self.consumption
        twin.spent = self.spent
        twin.level = self.level
        twin.gems = self.gems
        twin.hand = self.hand
        twin.slots = self.slots
        twin.plan = self.plan
        twin.ranges = self.ranges
        twin.upgrades = self.upgrades
        twin.adapted = self.adapted
        twin.stacks = self.stacks
        twin.powers = self.powers
        twin.techs = self.techs
        twin.leader = self.leader
        twin.bonuses = self.bonuses
        return twin


def one_of(thing: object, things: tuple[object, ...]) -> bool:
    """The same as `in`, which would ask each of the others whether it is equal."""
    for other in things:  # noqa: SIM110 (a generator costs more than the rest)
        if other is thing:
            return True
    return False


def lies_on_panel(p: Player, card: Card) -> bool:
    """On an action field, covered or not."""
    return any(card in stack for stack in p.slots)
