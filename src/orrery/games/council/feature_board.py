"""The part of the features that tells of the galaxies: who is where, who leads, what is free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from orrery.games.council.components import (
    COLONIZING,
    FIELDS,
    GALAXIES,
    HEIGHT,
    PLANETS_PER_TILE,
    STATION_CUBES,
    TIE_WINS,
    Galaxy,
    Tile,
)
from orrery.games.council.feature_players import OWN, RIVAL
from orrery.games.council.player import Player
from orrery.games.council.state import Council

if TYPE_CHECKING:
    from mypy_extensions import i64

GALAXY: Final = 308  # 16 numbers for each
EACH: Final = 16


class Side:
    """A player's share of the board, galaxy by galaxy and in sums."""

    def __init__(self, p: Player) -> None:
        self.seat = p.seat
        self.galaxies = p.seat * GALAXIES  # where its numbers begin
        self.fields = p.seat * FIELDS
        self.adapted = p.adapted
        self.stacks = p.stacks
        self.wins_ties = p.powers & TIE_WINS != 0
        self.cubes = self.payouts = self.majorities = self.present = self.light = 0
        self.second = self.by_one = self.lacking = self.stations = 0

    def add(self, galaxy: Galaxy, cubes: int, lead: int, payout: int) -> None:
        self.cubes += cubes
        self.payouts += payout
        self.present += 1
        if lead > 0:
            self.majorities += 1
            if lead == 1:
                self.by_one += 1
        elif lead > -2:
            self.lacking += 1
        if galaxy.light:
            self.light += 1
        if cubes > 1:
            self.second += galaxy.lower

    def put(self, row: list[int], at: i64) -> None:
        row[at + 81] = self.cubes
        row[at + 82] = self.payouts
        row[at + 83] = self.majorities
        row[at + 84] = self.present
        row[at + 85] = self.light
        row[at + 88] = self.second
        row[at + 89] = self.by_one
        row[at + 90] = self.lacking
        row[at + 91] = self.stations


def board(row: list[int], g: Council, me: Player, rivals: list[Player], fields: tuple[Optional[Tile], ...]) -> None:
    """Galaxy by galaxy, and the sums for the seat and its strongest rival."""
    own, rival = Side(me), Side(rivals[0])
    others = [p.seat * GALAXIES for p in rivals[1:]]
    assessed = g.assessed if g.acting == me.seat and g.phase == "assessment" else 0
    for galaxy in g.board:
        majorities(row, g, own, rival, others, galaxy, assessed)
        systems(row, g, own, rival, galaxy, fields)
    own.put(row, OWN)
    rival.put(row, RIVAL)


def majorities(
    row: list[int], g: Council, own: Side, rival: Side, others: list[int], galaxy: Galaxy, assessed: int
) -> None:
    """Cubes that count, and what an assessment would bring to either; a tie that wins counts as a lead of one."""
    number = galaxy.number
    at: i64 = GALAXY + EACH * number
    presence = g.presence
    cubes = presence[own.galaxies + number]
    theirs = presence[rival.galaxies + number]
    best = 0
    for first in others:
        standing = presence[first + number]
        if standing > best:
            best = standing
    mine, strong = cubes, theirs
    code = g.stations[number]
    if code >= 0:
        owner, kind = code // 3, code % 3
        more = STATION_CUBES if kind == COLONIZING else 0
        if owner == own.seat:
            row[at + 12 + kind] = 1
            own.stations += 1
            mine += more
        else:
            row[at + 15] = 1
            if owner == rival.seat:
                rival.stations += 1
                strong += more
            else:
                best = max(best, presence[owner * GALAXIES + number] + more)
    lead = mine - (strong if strong > best else best)
    row[at + 2] = best
    row[at + 3] = lead + 5 if lead > -5 else 0
    if cubes:
        if lead == 0 and own.wins_ties:
            lead = 1
        payout = galaxy.higher if lead > 0 else galaxy.lower
        row[at] = cubes
        row[at + 4] = 1 if lead > 0 else 0
        row[at + 6] = payout
        place = OWN + 65 + 4 * galaxy.parsec
        row[place] = row[place] + cubes
        if assessed >> number & 1:
            row[at + 11] = 1
            payout = 0
        own.add(galaxy, cubes, lead, payout)
    if theirs:
        lead = strong - (mine if mine > best else best)
        if lead == 0 and rival.wins_ties:
            lead = 1
        payout = galaxy.higher if lead > 0 else galaxy.lower
        row[at + 1] = theirs
        row[at + 5] = 1 if lead > 0 else 0
        row[at + 7] = payout
        place = RIVAL + 65 + 4 * galaxy.parsec
        row[place] = row[place] + theirs
        rival.add(galaxy, theirs, lead, payout)


def systems(
    row: list[int], g: Council, own: Side, rival: Side, galaxy: Galaxy, fields: tuple[Optional[Tile], ...]
) -> None:
    """Planets that either may settle, and the yields that their cubes can collect."""
    at: i64 = GALAXY + EACH * galaxy.number
    sums = 66 + 4 * galaxy.parsec
    planets, cubes = g.planets, g.cubes
    free = free_theirs = room = energy = energy_theirs = gained = gained_theirs = 0
    adapted, adapted_theirs = own.adapted, rival.adapted
    for field in galaxy.fields:
        tile = fields[field]
        if tile is None:
            if g.fields[field] is None:
                room += 1
            continue
        planet = field * PLANETS_PER_TILE
        for colour in tile.planets:
            height = len(planets[planet])
            planet += 1
            if not height:
                free += adapted >> colour & 1
                free_theirs += adapted_theirs >> colour & 1
            elif height < HEIGHT:
                if own.stacks:
                    free += adapted >> colour & 1
                if rival.stacks:
                    free_theirs += adapted_theirs >> colour & 1
        mine, theirs = cubes[own.fields + field], cubes[rival.fields + field]
        if mine or theirs:
            gems = tile.gems
            value = gems[0] + 2 * gems[1] + 3 * gems[2]
            energy += mine * tile.energy
            gained += mine * value
            energy_theirs += theirs * tile.energy
            gained_theirs += theirs * value
    row[at + 8] = free
    row[at + 9] = free_theirs
    row[at + 10] = room
    if energy or gained or free:
        add(row, OWN + sums, energy, gained, free)
    if energy_theirs or gained_theirs or free_theirs:
        add(row, RIVAL + sums, energy_theirs, gained_theirs, free_theirs)


def add(row: list[int], at: i64, energy: int, gained: int, free: int) -> None:
    """Compiled, `row[at] += energy` would make objects of the numbers."""
    row[at] = row[at] + energy
    row[at + 1] = row[at + 1] + gained
    row[at + 2] = row[at + 2] + free
