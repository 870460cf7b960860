"""Harvesting galaxies. LAN-HARV, LAN-EFF-06"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Refusal, each, offer
from orrery.games.laniakea.board import LINKS
from orrery.games.laniakea.components import NOTHING, RESOURCES, STONES, Held
from orrery.games.laniakea.costs import changed, gain
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import EMPTY, TOKEN_SLOTS, Laniakea
from orrery.games.laniakea.verbs import DECLINE, DOUBLE, HARVEST, LOSE

WITH_ABILITY: Final = 0
PLAIN: Final = 1
WORMHOLE: Final = Refusal("LAN-HARV-11", "A Wormhole has nothing to harvest.")
NOT_ADJACENT: Final = Refusal("LAN-MOVE-07", "That galaxy is not adjacent to your figure.")
NOT_BUILT_THERE: Final = Refusal("LAN-HARV-01", "Only the galaxy just built on can be harvested now.")


def is_discovered(g: Laniakea, space: int) -> bool:
    return g.discovered >> space & 1 == 1


def yield_of(g: Laniakea, space: int) -> Held:
    """The face-up half, its augmented slot, and the tokens on the galaxy. LAN-HARV-02, -06, -08, LAN-SLOT-04, -07"""
    tile = g.tiles[space]
    if g.discovered >> space & 1:
        found, token = tile.bottom, True
        if g.slots[space] != EMPTY:
            found = changed(found, g.slots[space] - 1, 1)
    else:
        found, token = tile.top, g.rulings.token_in_both
    if token:
        for p in g.players:
            if p.token == space and g.slots[TOKEN_SLOTS + p.seat] != EMPTY:
                found = changed(found, g.slots[TOKEN_SLOTS + p.seat] - 1, 1)
    return found


def harvest(g: Laniakea, me: Player, space: int, looped: int = 0, plain: int = WITH_ABILITY) -> Optional[Ask]:
    """Resources first, then what the galaxy offers; a Wormhole yields nothing. LAN-HARV-01 to -04, -11"""
    if g.tiles[space].wormhole:
        return None
    found = yield_of(g, space)
    if looped:
        return each(DOUBLE, [r for r in RESOURCES if found[r]], double, space, found, plain)
    return bring_in(g, me, space, found, plain)


def double(g: Laniakea, me: Player, resource: int, space: int, found: Held, plain: int) -> Optional[Ask]:
    """The Time Loop doubles all of one type. LAN-MOVE-12, LAN-HARV-03"""
    more = found[resource] if g.rulings.loop_doubles_type else 1
    return bring_in(g, me, space, changed(found, resource, more), plain)


def bring_in(g: Laniakea, me: Player, space: int, found: Held, plain: int) -> Optional[Ask]:
    """Then a doubling, then a loss of stones, not below 0. LAN-EFF-06"""
    if me.doubling:
        me.doubling = False
        found = (2 * found[0], 2 * found[1], 2 * found[2])
    if g.weather.harvest_less:
        return lose_stones(g, me, g.weather.harvest_less, space, found, plain)
    return store(g, me, space, found, plain)


def lose_stones(g: Laniakea, me: Player, count: int, space: int, found: Held, plain: int) -> Optional[Ask]:
    """The harvester chooses which; a harvest of Aether alone loses nothing. LAN-EFF-06"""
    stones = [r for r in STONES if found[r]]
    if not count or not stones:
        return store(g, me, space, found, plain)
    me.cause = next(card for card in g.weather.cards if "harvest_less" in dict(card.effect))
    return each(LOSE, stones, lose, count, space, found, plain)


def lose(g: Laniakea, me: Player, resource: int, count: int, space: int, found: Held, plain: int) -> Optional[Ask]:
    return lose_stones(g, me, count - 1, space, changed(found, resource, -1), plain)


def store(g: Laniakea, me: Player, space: int, found: Held, plain: int) -> Optional[Ask]:
    """The track takes what fits; an Undiscovered tile is flipped; a Discovered one offers its ability.
    LAN-HARV-04, -06 to -10"""
    tile = g.tiles[space]
    me.cause = tile
    g.tell("harvested", me, space)
    if found != NOTHING:
        gain(g, me, found)
    if not g.discovered >> space & 1:
        discover(g, space)
        g.tell("discovered", me, space)
        if me.boons.discovery_voyage:
            gain(g, me, (me.boons.discovery_voyage, 0, 0))
        return None
    if tile.does is None or plain:
        return None
    return tile.does(g, me, space)


def discover(g: Laniakea, space: int) -> None:
    """Any harvest flips the tile, for the rest of the game, and unlocks its slot. LAN-HARV-07, -09, LAN-SLOT-05"""
    g.discovered |= 1 << space
    if g.tiles[space].slot:
        g.free_slots += (space,)


def harvest_here(g: Laniakea, me: Player) -> Optional[Ask]:
    return harvest(g, me, me.place)


def may_harvest_adjacent(g: Laniakea, me: Player) -> Ask:
    """One galaxy linked to the figure's. LAN-MOVE-07"""
    return offer(g, me, HARVEST, LINKS[me.place], cannot_harvest_adjacent, harvest) | each(DECLINE, (0,), leave)


def cannot_harvest_adjacent(g: Laniakea, me: Player, space: int) -> Optional[Refusal]:
    if space not in LINKS[me.place]:
        return NOT_ADJACENT
    return WORMHOLE if g.tiles[space].wormhole else None


def may_harvest_built(g: Laniakea, me: Player, built: int) -> Ask:
    return offer(g, me, HARVEST, (built,), cannot_harvest_built, harvest_built, built) | each(DECLINE, (0,), leave)


def cannot_harvest_built(g: Laniakea, me: Player, space: int, built: int) -> Optional[Refusal]:
    return None if space == built else NOT_BUILT_THERE


def harvest_built(g: Laniakea, me: Player, space: int, built: int) -> Optional[Ask]:
    return harvest(g, me, space)


def leave(g: Laniakea, me: Player, _: int) -> None:
    pass
