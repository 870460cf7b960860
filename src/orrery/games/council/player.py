"""One player's side of the table."""

from __future__ import annotations

from typing import Optional

from orrery.core.game import Seat
from orrery.games.council.components import (
    CIVILIZATIONS,
    LOWEST,
    Bonus,
    Card,
    Civilization,
    Gems,
    Leader,
    Tech,
    Upgrade,
)


class Player(Seat):
    civilization: Civilization
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
    looked: int  # a bit for each Dark Tech pile this player has looked through
    leader: Optional[Leader]
    built: tuple[int, ...]  # the galaxy of each station, or -1
    bonuses: tuple[Bonus, ...]
    returned: tuple[Bonus, ...]  # dark bonus cards this player put back into the box
    hunches: tuple[tuple[Bonus, int], ...]  # light cards this player has put under the pile: where each can be now

    @staticmethod
    def fresh(seat: int, civilization: Civilization) -> Player:
        """A player before setup. (No `__init__`, so that copies do not pay for it.)"""
        p = Player()
        p.seat = seat
        p.civilization = civilization
        p.energy = p.arrived = p.spent = p.level = p.powers = p.looked = 0
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
        p.built = (-1, -1, -1)
        p.bonuses = p.returned = ()
        p.hunches = ()
        return p

    def copy(self) -> Player:
        twin = Player()
        twin.seat = self.seat
        twin.civilization = self.civilization
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
        twin.looked = self.looked
        twin.leader = self.leader
        twin.built = self.built
        twin.bonuses = self.bonuses
        twin.returned = self.returned
        twin.hunches = self.hunches
        return twin


def civilization(seat: int, first: int, solo: bool) -> Civilization:
    """The first seat's is the table's choice, the others follow; alone, the Automas are the opponent. COS-AUT-02"""
    return CIVILIZATIONS[3] if solo and seat == 1 else CIVILIZATIONS[(first + seat) % len(CIVILIZATIONS)]
