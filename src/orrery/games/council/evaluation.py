"""How good a seat's prospects are, from what lies on the table: for bots, not for rules.

All numbers are in Energy, guessed from the tables and tried in games between bots.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.games.council.actions import act
from orrery.games.council.bonus import worth
from orrery.games.council.collecting import collect, collect_after_settling, refine
from orrery.games.council.components import (
    ANYWHERE,
    FIELDS,
    GALAXIES,
    TIE_WINS,
    WITHIN,
    Card,
    Tile,
)
from orrery.games.council.discovery import discover, has_room, settle_or_discover
from orrery.games.council.energy import gain_energy, gain_gems
from orrery.games.council.majority import best_rival, strength
from orrery.games.council.player import Player
from orrery.games.council.settling import settle, settle_apart, sites
from orrery.games.council.state import Council

LEVELS: Final = 3  # to reach
GEMS_EARLY: Final[list[float]] = [1.6, 3.0, 4.6]
GEMS_LATE: Final[list[float]] = [1.0, 2.0, 3.0]
CUBES: Final[list[float]] = [0.0, 0.82, 1.45, 1.9, 2.2, 2.4]  # assessments that so many cubes in a galaxy promise
CUBES_LATE: Final = 0.35  # of that, when the last round is being played
PLACED: Final[list[float]] = [0.0, 5.0, 8.5, 11.0]  # what an action that settles so many cubes brings
DISCOVERY: Final = 5.5
# upgrades by number: adaptations, expansion, range steps of the three fields, projects, range steps of a fourth field
UPGRADE: Final[list[float]] = [4.0, 4.0, 3.5, 3.5, 3.0, 3.0, 2.5, 2.5, 2.0, 0.0, 0.0, 0.0, 0.0, 2.5, 2.0]
TECH: Final[list[float]] = [9.0, 6.0, 5.0, 0.0, 9.0, 5.0, 0.0, 6.0, 0.0, 16.0, 10.0, 0.0, 0.0, 0.0, 0.0, 0.0]
STATION: Final = 5.0
AI_CARD: Final = 4.0
UNSEEN: Final = 5.0  # a bonus card


def evaluate(g: Council, seat: int) -> float:
    """The expected lead in Energy over the strongest rival."""
    best = -1000.0
    for p in g.players:
        if p.seat != seat:
            value = prospects(g, p)
            if value > best:
                best = value
    return prospects(g, g.players[seat]) - best


def prospects(g: Council, p: Player) -> float:
    """How far the player is on the way to level III, and what helps on it."""
    value = float(p.energy - (LEVELS - p.level) * p.consumption)
    if g.phase == "over":
        return value + 0.01 * len(p.upgrades)
    late = g.throne >= 0
    gems = GEMS_LATE if late else GEMS_EARLY
    value += p.gems[0] * gems[0] + p.gems[1] * gems[1] + p.gems[2] * gems[2]
    value += board(g, p, late) + belongings(g, p, late)
    if g.phase == "planning":
        return value + planned(g, p)
    if g.phase == "actions" or g.phase == "assessment" or g.phase == "automa":
        return value + pending(g, p)
    return value


def board(g: Council, p: Player, late: bool) -> float:
    """What the own cubes promise: an assessment each, and yields to collect."""
    value = 0.0
    mine = p.seat * GALAXIES
    for galaxy in g.board:
        cubes = g.presence[mine + galaxy.number]
        if cubes:
            lead = strength(g, p.seat, galaxy.number) - best_rival(g, p, galaxy.number)
            energy = galaxy.higher if lead > 0 or (lead == 0 and p.powers & TIE_WINS) else galaxy.lower
            if galaxy.light:
                energy += 2
            value += energy * CUBES[cubes if cubes < 5 else 5]
    return value * CUBES_LATE if late else value


def belongings(g: Council, p: Player, late: bool) -> float:
    """Upgrades, Dark Tech, AI cards and bonus cards."""
    value = 0.0
    for card in p.bonuses:
        value += 0.8 * worth(g, p, card)
    cards = len(p.hand)
    for stack in p.slots:
        cards += len(stack)
    value += (2.0 if late else AI_CARD) * (cards - 6)
    if late:
        return value
    for upgrade in p.upgrades:
        value += UPGRADE[upgrade.number]
    for tech in p.techs:
        value += TECH[tech.number]
    if g.rulings.stations:
        for code in g.stations:
            if code // 3 == p.seat:
                value += STATION
    return value


def planned(g: Council, p: Player) -> float:
    """What the plan so far brings, and what it costs on the way to level III."""
    value = 0.0
    weight = max(0, LEVELS - p.level)
    for slot, stack in enumerate(p.slots):
        card = p.plan[slot] if slot < len(p.plan) else None
        if card is None and stack:
            card = stack[-1]
        if card is not None:
            value += action(g, p, card, p.ranges[slot]) - weight * card.consumption
    return value


def pending(g: Council, p: Player) -> float:
    """The own actions that are still to come this round."""
    value = 0.0
    for seat, step in g.agenda:
        if seat == p.seat and step.rule is act:
            slot: int = step.args[0]
            stack = p.slots[slot]
            if stack:
                value += action(g, p, stack[-1], p.ranges[slot])
    return value


def action(g: Council, p: Player, card: Card, reach: int) -> float:
    """What an action card may bring from an action field of this range."""
    value = 0.0
    for step in card.does:
        value += step_value(g, p, step.rule, step.args, reach)
    return value


def step_value(g: Council, p: Player, rule: Any, args: tuple[Any, ...], reach: int) -> float:
    if rule is settle or rule is settle_apart:
        free = len(args) > 1
        cubes: int = args[0]
        return PLACED[cubes] if sites(g, p, ANYWHERE if free else reach, 1 if free else 0) else 0.5
    if rule is collect:
        times: int = args[0]
        return yields(g, p, times, ANYWHERE if len(args) > 1 else reach)
    if rule is discover or rule is settle_or_discover:
        far = ANYWHERE if len(args) > 1 else reach
        for parsec in range(far, 0, -1):
            if g.piles[parsec] and has_room(g, parsec):
                return DISCOVERY + 0.7 * parsec + (1.5 if args[0].args else 3.0)
        return 0.5
    if rule is gain_gems:
        return float(args[0] * GEMS_EARLY[0] + args[1] * GEMS_EARLY[1] + args[2] * GEMS_EARLY[2])
    if rule is refine:
        left = p.gems[0] + p.gems[1]
        most: int = args[0]
        return 1.5 * min(most, left)
    if rule is gain_energy:
        return float(args[0])
    return 2.5 if rule is collect_after_settling else 0.0


def yields(g: Council, p: Player, times: int, reach: int) -> float:
    """The best yields the own cubes can collect; a little in any case, for cubes that may come before."""
    found: list[float] = []
    for field in range(WITHIN[reach]):
        cubes = g.cubes[p.seat * FIELDS + field]
        tile = g.fields[field]
        if cubes and tile is not None:
            worth_it = tile_worth(tile)
            for _ in range(cubes):
                found.append(worth_it)
    found.sort(reverse=True)
    value = 1.5
    for one in found[:times]:
        value += one
    return value


def tile_worth(tile: Tile) -> float:
    gems = tile.gems
    return tile.energy + gems[0] * GEMS_EARLY[0] + gems[1] * GEMS_EARLY[1] + gems[2] * GEMS_EARLY[2]
