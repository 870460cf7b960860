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
from orrery.games.council.components import ANYWHERE, COAL, CRYSTAL, FIELDS, GALAXIES, GOLD, Card, Gems, Tile
from orrery.games.council.discovery import discover, draw_tiles, has_room, keep_tile, place_tile, settle_or_discover
from orrery.games.council.energy import gain_energy, gain_gems
from orrery.games.council.player import Player
from orrery.games.council.settling import has_site, put_cubes, settle, settle_apart
from orrery.games.council.state import Council
from orrery.games.council.verbs import PAY_LESS

# rules that steps and questions are known by: compiled, a constant is at hand, a function is looked up by its name
_ACT: Final[Any] = act
_SETTLE: Final[Any] = settle
_SETTLE_APART: Final[Any] = settle_apart
_PUT_CUBES: Final[Any] = put_cubes
_COLLECT: Final[Any] = collect
_COLLECT_ONCE: Final[Any] = collect_once
_COLLECT_FOUND: Final[Any] = collect_found
_COLLECT_AFTER_SETTLING: Final[Any] = collect_after_settling
_DISCOVER: Final[Any] = discover
_SETTLE_OR_DISCOVER: Final[Any] = settle_or_discover
_DRAW_TILES: Final[Any] = draw_tiles
_KEEP_TILE: Final[Any] = keep_tile
_PLACE_TILE: Final[Any] = place_tile
_GAIN_GEMS: Final[Any] = gain_gems
_GAIN_ENERGY: Final[Any] = gain_energy
_REFINE: Final[Any] = refine
_REFINED: Final[Any] = refined
_REMOVE_CUBE: Final[Any] = remove_cube
_SPARE_CUBES: Final[Any] = spare_cubes

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
    value = kind_worth(gems[COAL], 1.0, left * 0.8)
    value += kind_worth(gems[GOLD], 2.0, left * 1.5)
    value += kind_worth(gems[CRYSTAL], 3.0, left * 2.2)
    return value


def kind_worth(count: int, at_end: float, spent: float) -> float:
    return count * at_end + spent * USEFUL[count if count < 6 else 6]


def more_gems(mine: Gems, gems: Gems, left: float, now: float) -> float:
    """What these would add to those a player has, which are worth so much now."""
    after = (mine[COAL] + gems[COAL], mine[GOLD] + gems[GOLD], mine[CRYSTAL] + gems[CRYSTAL])
    return gems_worth(after, left) - now


def to_do(g: Council, p: Player, left: float) -> float:
    """The player's actions still to come this round, with the one that waits for an answer."""
    value = 0.0
    for seat, step in g.agenda:
        if seat == p.seat and step.rule is _ACT:
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
            value = offered(g, p, part, left)
            if value > best:
                best = value
    return best


def offered(g: Council, p: Player, ask: Ask, left: float) -> float:
    rule = ask.rule
    if rule is _PUT_CUBES:
        cubes: int = ask.known[0]
        reach: int = ask.known[1]
        return PLACED[cubes] + cubes * PLACED_FAR[reach]
    if rule is _DRAW_TILES:
        pile: int = ask.among[-1]
        return DISCOVERY[pile]
    if rule is _KEEP_TILE or rule is _PLACE_TILE:
        tile: Tile = ask.among[0] if rule is _KEEP_TILE else ask.known[0]
        return DISCOVERY[tile.parsec]
    if rule is _COLLECT_ONCE:
        times: int = ask.known[0]
        far: int = ask.known[1]
        return yields(g, p, times, far, left) - COLLECT_LATER
    if rule is _COLLECT_FOUND:
        found = g.fields[g.found]
        return 0.0 if found is None else tile_worth(p, found, left, gems_worth(p.gems, left))
    if rule is _REFINED:
        return REFINED
    if rule is _REMOVE_CUBE or rule is _SPARE_CUBES:
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
    if rule is _SETTLE or rule is _SETTLE_APART:
        free = len(args) > 1
        cubes: int = args[0]
        far = ANYWHERE if free else reach
        return PLACED[cubes] + cubes * PLACED_FAR[far] if has_site(g, p, far, 1 if free else 0) else 0.5
    if rule is _COLLECT:
        times: int = args[0]
        return yields(g, p, times, ANYWHERE if len(args) > 1 else reach, left)
    if rule is _DISCOVER or rule is _SETTLE_OR_DISCOVER:
        far = ANYWHERE if len(args) > 1 else reach
        return discovery(g, far) + (0.0 if args[0].args == (1,) else EXTRA)
    if rule is _GAIN_GEMS:
        return more_gems(p.gems, (args[0], args[1], args[2]), left, gems_worth(p.gems, left))
    if rule is _REFINE:
        most: int = args[0]
        return REFINED * min(most, p.gems[0] + p.gems[1])
    if rule is _GAIN_ENERGY:
        return float(args[0])
    return 2.5 if rule is _COLLECT_AFTER_SETTLING else 0.0


def discovery(g: Council, reach: int) -> float:
    for parsec in range(reach, 0, -1):
        if g.piles[parsec] and has_room(g, parsec):
            return DISCOVERY[parsec]
    return DISCOVERY[0]


def yields(g: Council, p: Player, times: int, reach: int, left: float) -> float:
    """The best yields the player's cubes can collect; a little in any case, for cubes that may come before."""
    found: list[float] = []
    now = gems_worth(p.gems, left)
    mine = p.seat * FIELDS
    for galaxy in g.board:
        if galaxy.parsec <= reach and g.presence[p.seat * GALAXIES + galaxy.number]:
            for field in galaxy.fields:
                cubes = g.cubes[mine + field]
                tile = g.fields[field]
                if cubes and tile is not None:
                    found += [tile_worth(p, tile, left, now)] * cubes
    if len(found) > 1:
        found.sort(reverse=True)
    value = COLLECT_LATER
    for one in found[:times]:
        value += one
    return value


def tile_worth(p: Player, tile: Tile, left: float, now: float) -> float:
    return tile.energy + more_gems(p.gems, tile.gems, left, now)
