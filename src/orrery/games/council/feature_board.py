"""The part of the features that tells of the galaxies: who is where, who leads, what is free."""

from __future__ import annotations

from typing import Final, Optional

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

GALAXY: Final = 410  # 18 numbers for each
EACH: Final = 18


def board(row: list[int], g: Council, me: Player, rivals: list[Player], fields: tuple[Optional[Tile], ...]) -> None:
    """Galaxy by galaxy, and the sums for the seat and its strongest rival."""
    for galaxy in g.board:
        majorities(row, g, me, rivals, galaxy)
        systems(row, g, me, rivals[0], galaxy, fields)


def majorities(row: list[int], g: Council, me: Player, rivals: list[Player], galaxy: Galaxy) -> None:
    """Cubes that count, and what an assessment would bring to either."""
    number = galaxy.number
    at = GALAXY + EACH * number
    presence, rival = g.presence, rivals[0]
    cubes = presence[me.seat * GALAXIES + number]
    theirs = presence[rival.seat * GALAXIES + number]
    others = 0
    for place in range(1, len(rivals)):
        others = max(others, presence[rivals[place].seat * GALAXIES + number])
    mine, strong = cubes, theirs
    code = g.stations[number]
    if code >= 0:
        owner, kind = code // 3, code % 3
        more = STATION_CUBES if kind == COLONIZING else 0
        if owner == me.seat:
            row[at + 14 + kind] = 1
            row[OWN + 138] += 1
            mine += more
        else:
            row[at + 17] = 1
            if owner == rival.seat:
                strong += more
                row[RIVAL + 138] += 1
            else:
                others = max(others, presence[owner * GALAXIES + number] + more)
    row[at] = cubes
    row[at + 1] = theirs
    row[at + 2] = others
    lead = mine - max(strong, others)
    row[at + 3] = lead + 5
    if cubes:
        wins = lead > 0 or (lead == 0 and me.powers & TIE_WINS != 0)
        done = g.assessed >> number & 1 if g.acting == me.seat and g.phase == "assessment" else 0
        row[at + 4] = 1 if wins else 0
        row[at + 6] = 1 if lead == 0 else 0
        row[at + 7] = galaxy.higher if wins else galaxy.lower
        row[at + 13] = done
        total(row, OWN, galaxy, cubes, lead if lead or not wins else 1, 0 if done else row[at + 7])
    if theirs:
        ahead = strong - max(mine, others)
        wins = ahead > 0 or (ahead == 0 and rival.powers & TIE_WINS != 0)
        row[at + 5] = 1 if wins else 0
        row[at + 8] = galaxy.higher if wins else galaxy.lower
        total(row, RIVAL, galaxy, theirs, ahead if ahead or not wins else 1, row[at + 8])


def total(row: list[int], at: int, galaxy: Galaxy, cubes: int, lead: int, payout: int) -> None:
    """Over all galaxies; a tie that wins counts as a lead of one."""
    row[at + 111 + 4 * galaxy.parsec] += cubes
    row[at + 127] += cubes
    row[at + 128] += payout
    if lead > 0:
        row[at + 129] += 1
        if lead == 1:
            row[at + 136] += 1
    elif lead > -2:
        row[at + 137] += 1
    row[at + 130] += 1
    if galaxy.light:
        row[at + 132] += 1
    if cubes > 1:
        row[at + 135] += galaxy.lower


def systems(
    row: list[int], g: Council, me: Player, rival: Player, galaxy: Galaxy, fields: tuple[Optional[Tile], ...]
) -> None:
    """Planets that either may settle, and the yields that their cubes can collect."""
    at = GALAXY + EACH * galaxy.number
    sums = 112 + 4 * galaxy.parsec
    planets, cubes = g.planets, g.cubes
    free = free_theirs = tiles = room = 0
    for field in galaxy.fields:
        tile = fields[field]
        if tile is None:
            if g.fields[field] is None:
                room += 1
            else:
                tiles += 1
            continue
        tiles += 1
        planet = field * PLANETS_PER_TILE
        for colour in tile.planets:
            height = len(planets[planet])
            planet += 1
            if not height or (me.stacks and height < HEIGHT):
                free += me.adapted >> colour & 1
            if not height or (rival.stacks and height < HEIGHT):
                free_theirs += rival.adapted >> colour & 1
        mine, theirs = cubes[me.seat * FIELDS + field], cubes[rival.seat * FIELDS + field]
        if mine or theirs:
            gems = tile.gems
            value = gems[0] + 2 * gems[1] + 3 * gems[2]
            row[OWN + sums] += mine * tile.energy
            row[OWN + sums + 1] += mine * value
            row[RIVAL + sums] += theirs * tile.energy
            row[RIVAL + sums + 1] += theirs * value
    row[at + 9] = free
    row[at + 10] = free_theirs
    row[at + 11] = tiles
    row[at + 12] = room
    row[OWN + sums + 2] += free
    row[RIVAL + sums + 2] += free_theirs
