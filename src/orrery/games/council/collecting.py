"""Collecting the yield of systems, and the gemstone actions. COS-COLL, COS-GEMS"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Refusal, each, offer
from orrery.games.council.components import (
    ANYWHERE,
    BORROW,
    COAL,
    CRYSTAL,
    FIELDS,
    GEMS,
    GOLD,
    PARSEC_OF,
    WITHIN,
    YIELD_UP,
    Gem,
)
from orrery.games.council.energy import gain_energy, take_gems
from orrery.games.council.player import Player
from orrery.games.council.settling import OR_PASS
from orrery.games.council.state import Council
from orrery.games.council.verbs import COLLECT, REFINE

NO_SYSTEM: Final = Refusal("COS-COLL-02", "There is no system on that field.")
TOO_FAR: Final = Refusal("COS-COLL-02 COS-ACT-03", "That system lies beyond the range of the action field.")
NO_COLONY: Final = Refusal("COS-COLL-02", "You have no colony there to collect with.")
USED_UP: Final = Refusal("COS-COLL-03", "Each cube collects only once per action card.")
NOT_YOURS: Final = Refusal("COS-GEMS-02", "You have no such gemstone to refine.")
NO_BETTER: Final = Refusal("COS-GEMS-02", "Crystal is the best gemstone there is.")


def collect(g: Council, me: Player, times: int, anywhere: int = 0) -> Ask:
    """Collect up to so many times with colonies in range. COS-COLL-01, -04"""
    if g.rulings.traveler_collects_more and me.powers & BORROW:
        times += 1
    return collect_more(g, me, times, ANYWHERE if anywhere else g.reach, (), BORROW)


def collect_more(g: Council, me: Player, times: int, reach: int, spent: tuple[int, ...], borrow: int) -> Ask:
    if me.powers & borrow:
        fields = [field for field in range(WITHIN[reach]) if g.fields[field] is not None]
    else:
        mine = me.seat * FIELDS
        fields = [field for field in range(WITHIN[reach]) if g.cubes[mine + field]]
    return offer(g, me, COLLECT, fields, cannot_collect, collect_once, times, reach, spent, borrow) | OR_PASS


def cannot_collect(
    g: Council, me: Player, field: int, times: int, reach: int, spent: tuple[int, ...], borrow: int
) -> Optional[Refusal]:
    """A colony in range that this card has not used yet. COS-COLL-02, -03"""
    if g.fields[field] is None:
        return NO_SYSTEM
    if PARSEC_OF[field] > reach:
        return TOO_FAR
    cubes = usable_cubes(g, me, field, borrow)
    if not cubes:
        return NO_COLONY
    return USED_UP if spent.count(field) >= cubes else None


def usable_cubes(g: Council, me: Player, field: int, borrow: int) -> int:
    """Own cubes in the system; World Travelers use everybody's. COS-D1-08"""
    if me.powers & borrow:
        return sum([g.cubes[p.seat * FIELDS + field] for p in g.players])
    return g.cubes[me.seat * FIELDS + field]


def collect_once(
    g: Council, me: Player, field: int, times: int, reach: int, spent: tuple[int, ...], borrow: int
) -> Optional[Ask]:
    """The cube stays where it is. COS-COLL-05"""
    gain_yield(g, me, field, 1)
    return collect_more(g, me, times - 1, reach, (*spent, field), borrow) if times > 1 else None


def gain_yield(g: Council, me: Player, field: int, times: int) -> None:
    """Gemstones from the supply, Energy on the marker; Gemstone Upgrade improves the stones. COS-COLL-06, COS-D1-02"""
    tile = g.fields[field]
    assert tile is not None
    gems = tile.better if me.powers & YIELD_UP else tile.gems
    for _ in range(times):
        take_gems(me, gems)
        g.tell("collected", me, tile, gems)
        gain_energy(g, me, tile.energy)


def collect_after_settling(g: Council, me: Player) -> Ask:
    """Collect once within range; the cube just placed may do it. COS-AC-07"""
    spent = () if g.rulings.new_cube_collects or g.found < 0 else (g.found,)
    times = 2 if g.rulings.traveler_collects_more and me.powers & BORROW else 1
    return collect_more(g, me, times, g.reach, spent, BORROW)


def collect_there(g: Council, me: Player) -> Optional[Ask]:
    """Collect once from the system just settled, if any was. COS-D1-04"""
    return each(COLLECT, (g.found,), collect_found, 1) | OR_PASS if g.found >= 0 else None


def collect_found(g: Council, me: Player, field: int, times: int) -> None:
    """From a tile just placed no colony is needed, and nothing is paid. COS-DISC-06"""
    gain_yield(g, me, field, times)


def refine(g: Council, me: Player, times: int) -> Ask:
    """Exchange a coal for a gold, or a gold for a crystal, so many times. COS-GEMS-02, COS-AC-06"""
    return offer(g, me, REFINE, GEMS, cannot_refine, refined, times) | OR_PASS


def cannot_refine(g: Council, me: Player, gem: Gem, times: int) -> Optional[Refusal]:
    if gem.number == CRYSTAL:
        return NO_BETTER
    return None if me.gems[gem.number] else NOT_YOURS


def refined(g: Council, me: Player, gem: Gem, times: int) -> Optional[Ask]:
    take_gems(me, (-1, 1, 0) if gem.number == COAL else (0, -1, 1))
    g.tell("refined", me, gem, GEMS[GOLD] if gem.number == COAL else GEMS[CRYSTAL])
    return refine(g, me, times - 1) if times > 1 else None
