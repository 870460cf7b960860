"""What actions promise, for the evaluation: those planned, those to come this round, and the one being carried out."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.ask import Ask
from orrery.games.council.actions import act
from orrery.games.council.assessment import remove_cube, spare_cubes
from orrery.games.council.collecting import (
    collect,
    collect_after_settling,
    collect_found,
    collect_once,
    refine,
    refined,
)
from orrery.games.council.components import ANYWHERE, FIELDS, WITHIN, Card, Gems, Tile
from orrery.games.council.discovery import discover, draw_tiles, has_room, keep_tile, place_tile, settle_or_discover
from orrery.games.council.energy import gain_energy, gain_gems
from orrery.games.council.player import Player
from orrery.games.council.settling import put_cubes, settle, settle_apart, sites
from orrery.games.council.state import Council
from orrery.games.council.verbs import PAY_LESS

GEMS_END: Final[list[float]] = [1.0, 2.0, 3.0]
GEMS_MORE: Final[list[float]] = [0.8, 1.5, 2.2]  # at the start of the game
USEFUL: Final[list[float]] = [0.0, 1.0, 2.0, 2.6, 3.0, 3.2, 3.3]  # how many of so many gemstones will be of use
PLACED: Final[list[float]] = [0.0, 5.0, 8.5, 11.0]  # what an action that settles so many cubes brings
PLACED_FAR: Final[list[float]] = [0.0, 0.0, 1.0, 2.0]  # more, for each cube, by range
DISCOVERY: Final[list[float]] = [0.5, 6.2, 6.9, 7.6]  # by the farthest pile in range
EXTRA: Final = 2.0  # a discovery after which more than one cube, or a cube and a collect, is allowed
COLLECT_LATER: Final = 1.5  # cubes that may still come before a collect
REFINED: Final = 1.5
OVERPAID: Final = -3.0
ASSESSED: Final = 0.5  # of an assessment about to be paid out: what it is worth beyond the cube that leaves


def gems_worth(gems: Gems, left: float) -> float:
    """What they give at the end, and more for those that will soon be spent."""
    value = 0.0
    for kind in range(3):
        count = gems[kind]
        useful = USEFUL[count if count < 6 else 6]
        value += count * GEMS_END[kind] + left * GEMS_MORE[kind] * useful
    return value


def more_gems(p: Player, gems: Gems, left: float) -> float:
    """What these would add to those a player has."""
    mine = p.gems
    after = (mine[0] + gems[0], mine[1] + gems[1], mine[2] + gems[2])
    return gems_worth(after, left) - gems_worth(mine, left)


def to_do(g: Council, p: Player, left: float) -> float:
    """The player's actions still to come this round, with the one that waits for an answer."""
    value = 0.0
    for seat, step in g.agenda:
        if seat == p.seat and step.rule is act:
            slot: int = step.args[0]
            stack = p.slots[slot]
            if stack:
                value += action(g, p, stack[-1], p.ranges[slot], left)
    ask = g.asks.get(p.seat)
    return value if ask is None else value + asked(g, p, ask, left)


def asked(g: Council, p: Player, ask: Ask, left: float) -> float:
    """The best of what an open question offers; who asks to overpay gains nothing by it."""
    best = 0.0
    for part in ask.every_part():
        if part.verb is PAY_LESS:
            return OVERPAID
        if part.among:
            best = max(best, offered(g, p, part, left))
    return best


def offered(g: Council, p: Player, ask: Ask, left: float) -> float:
    rule = ask.rule
    if rule is put_cubes:
        cubes: int = ask.known[0]
        reach: int = ask.known[1]
        return PLACED[cubes] + cubes * PLACED_FAR[reach]
    if rule is draw_tiles:
        pile: int = ask.among[-1]
        return DISCOVERY[pile]
    if rule is keep_tile or rule is place_tile:
        tile: Tile = ask.among[0] if rule is keep_tile else ask.known[0]
        return DISCOVERY[tile.parsec]
    if rule is collect_once:
        times: int = ask.known[0]
        far: int = ask.known[1]
        return yields(g, p, times, far, left) - COLLECT_LATER
    if rule is collect_found:
        found = g.fields[g.found]
        return 0.0 if found is None else tile_worth(p, found, left)
    if rule is refined:
        return REFINED
    if rule is remove_cube or rule is spare_cubes:
        energy: int = ask.known[1]
        return ASSESSED * energy
    return 0.0


def action(g: Council, p: Player, card: Card, reach: int, left: float) -> float:
    """What an action card may bring from an action field of this range."""
    value = 0.0
    for step in card.does:
        value += step_value(g, p, step.rule, step.args, reach, left)
    return value


def step_value(g: Council, p: Player, rule: Any, args: tuple[Any, ...], reach: int, left: float) -> float:
    if rule is settle or rule is settle_apart:
        free = len(args) > 1
        cubes: int = args[0]
        far = ANYWHERE if free else reach
        return PLACED[cubes] + cubes * PLACED_FAR[far] if sites(g, p, far, 1 if free else 0) else 0.5
    if rule is collect:
        times: int = args[0]
        return yields(g, p, times, ANYWHERE if len(args) > 1 else reach, left)
    if rule is discover or rule is settle_or_discover:
        far = ANYWHERE if len(args) > 1 else reach
        return discovery(g, far) + (0.0 if args[0].args == (1,) else EXTRA)
    if rule is gain_gems:
        return more_gems(p, (args[0], args[1], args[2]), left)
    if rule is refine:
        most: int = args[0]
        return REFINED * min(most, p.gems[0] + p.gems[1])
    if rule is gain_energy:
        return float(args[0])
    return 2.5 if rule is collect_after_settling else 0.0


def discovery(g: Council, reach: int) -> float:
    for parsec in range(reach, 0, -1):
        if g.piles[parsec] and has_room(g, parsec):
            return DISCOVERY[parsec]
    return DISCOVERY[0]


def yields(g: Council, p: Player, times: int, reach: int, left: float) -> float:
    """The best yields the player's cubes can collect; a little in any case, for cubes that may come before."""
    found: list[float] = []
    for field in range(WITHIN[reach]):
        cubes = g.cubes[p.seat * FIELDS + field]
        tile = g.fields[field]
        if cubes and tile is not None:
            worth_it = tile_worth(p, tile, left)
            for _ in range(cubes):
                found.append(worth_it)
    found.sort(reverse=True)
    value = COLLECT_LATER
    for one in found[:times]:
        value += one
    return value


def tile_worth(p: Player, tile: Tile, left: float) -> float:
    return tile.energy + more_gems(p, tile.gems, left)
