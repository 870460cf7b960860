"""Discovering: new systems on the board. COS-DISC"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each, offer
from orrery.core.game import carry_out
from orrery.games.council.collecting import collect_found
from orrery.games.council.components import (
    ANYWHERE,
    EXTRA_CUBE,
    GALAXY_OF,
    HEIGHT,
    PARSEC_OF,
    PARSECS,
    PLANETS_PER_TILE,
    Galaxy,
    Tile,
)
from orrery.games.council.player import Player
from orrery.games.council.settling import (
    ADAPTED,
    ANY_HEIGHT,
    ELSEWHERE,
    OR_PASS,
    cannot_settle,
    put_cubes,
    towers,
)
from orrery.games.council.state import Council
from orrery.games.council.verbs import COLLECT, COLLECT_ONCE, EXPLORE, KEEP, PLACE, SETTLES

DRAWN: Final = 2  # tiles to choose from
BEYOND: Final = Refusal("COS-DISC-01 COS-ACT-03", "That pile lies beyond the range of the action field.")
NO_TILES: Final = Refusal("COS-DISC-01", "That pile is used up.")
NO_FIELDS: Final = Refusal("COS-DISC-01", "No field is free in that range.")
NOT_DRAWN: Final = Refusal("COS-DISC-02", "Choose one of the tiles just drawn.")
NOT_OF_PILE: Final = Refusal("COS-DISC-02", "The tile goes on a field in the range of its pile.")
TAKEN: Final = Refusal("COS-DISC-02", "There is a tile on that field.")
NOT_IN_PLAY: Final = Refusal("COS-SET-18 COS-PC-03", "That galaxy is out of this game.")


def discover(g: Council, me: Player, after: Do, anywhere: int = 0) -> Ask:
    """Choose a pile within range; what follows concerns the tile placed. COS-DISC-01, COS-ACT-06"""
    return explore(g, me, after, ANYWHERE if anywhere else g.reach) | OR_PASS


def explore(g: Council, me: Player, after: Do, reach: int) -> Ask:
    return offer(g, me, EXPLORE, PARSECS, cannot_explore, draw_tiles, after, reach)


def cannot_explore(g: Council, me: Player, parsec: int, after: Do, reach: int) -> Optional[Refusal]:
    """An empty pile or a full range cannot be chosen. COS-DISC-01"""
    if parsec > reach:
        return BEYOND
    if not g.piles[parsec]:
        return NO_TILES
    return None if has_room(g, parsec) else NO_FIELDS


def has_room(g: Council, parsec: int) -> bool:
    for galaxy in g.board:
        if galaxy.parsec == parsec:
            for field in galaxy.fields:
                if g.fields[field] is None:
                    return True
    return False


def free_fields(g: Council, galaxies: tuple[Galaxy, ...], parsec: int) -> list[int]:
    """Fields of these galaxies, in this Parsec, that can take a tile."""
    return [
        field for galaxy in galaxies if galaxy.parsec == parsec for field in galaxy.fields if g.fields[field] is None
    ]


def draw_tiles(g: Council, me: Player, parsec: int, after: Do, reach: int) -> Ask:
    """Draw its top two tiles, or the last one. COS-DISC-01"""
    look_at_tiles(g, me, parsec, me)
    g.then(me, Do(use_tile, after))
    return choose_tile(g, me)


def look_at_tiles(g: Council, me: Player, parsec: int, drawer: Player) -> None:
    """The tiles in the hand of the one who looks, for their own use or the Automa's; that player knows them now."""
    pile, marks = g.piles[parsec], g.marks[parsec]
    left = max(0, len(pile) - DRAWN)
    g.drawn = pile[left:]
    g.drawn_marks = tuple([known | 1 << me.seat for known in marks[left:]])
    g.put_pile(parsec, pile[:left], marks[:left])
    g.tell("drew_tiles", drawer, len(g.drawn), parsec)
    g.reveal()
    g.whisper("saw_tiles" if drawer is me else "saw_for_automa", me, g.drawn)


def choose_tile(g: Council, me: Player) -> Ask:
    return offer(g, me, KEEP, g.drawn, cannot_keep, keep_tile).hidden(Do(choose_tile))


def cannot_keep(g: Council, me: Player, tile: Tile) -> Optional[Refusal]:
    return None if tile in g.drawn else NOT_DRAWN


def keep_tile(g: Council, me: Player, tile: Tile) -> Ask:
    """One is placed on a free field in the range of its pile, the other goes under it. COS-DISC-02, -03"""
    return_other(g, me, tile)
    g.tell("kept_tile", me, tile)
    return offer(g, me, PLACE, free_fields(g, g.board, tile.parsec), cannot_place, place_tile, tile)


def return_other(g: Council, me: Player, kept: Tile, event: str = "returned_tile") -> None:
    """Face down under the same pile; whoever has seen it knows where it lies. COS-DISC-03"""
    for tile, marks in zip(g.drawn, g.drawn_marks, strict=True):
        if tile is not kept:
            g.put_pile(tile.parsec, (tile, *g.piles[tile.parsec]), (marks, *g.marks[tile.parsec]))
            g.whisper(event, me, tile)
    g.drawn = ()
    g.drawn_marks = ()
    g.show(me)


def cannot_place(g: Council, me: Player, field: int, tile: Tile) -> Optional[Refusal]:
    if PARSEC_OF[field] != tile.parsec:
        return NOT_OF_PILE
    if g.fields[field] is not None:
        return TAKEN
    galaxy = g.box.galaxies[GALAXY_OF[field]]
    return None if len(g.players) in galaxy.seats else NOT_IN_PLAY


def place_tile(g: Council, me: Player, field: int, tile: Tile) -> None:
    g.put_tile(tile, field)
    g.found = field
    g.tell("discovered", me, tile, field)


def use_tile(g: Council, me: Player, after: Do) -> Optional[Ask]:
    return carry_out(after, g, me)


def settle_or_collect(g: Council, me: Player, times: int, bound: int = ADAPTED) -> Ask:
    """Settle the new tile, or collect from it, not both; some tables let Journey of Discovery settle any planet.
    COS-DISC-04 to -07, COS-D2-04"""
    ask = settle_found(g, me, times, bound) | each(COLLECT, (g.found,), collect_found, times)
    return (ask | each(COLLECT_ONCE, (g.found,), collect_found, 1) if times > 1 else ask) | OR_PASS


def settle_and_collect(g: Council, me: Player) -> Ask:
    """Settle the new tile if possible, and then collect from it as well. COS-AC-10"""
    g.then(me, Do(collect_new))
    return settle_found(g, me, 1, ADAPTED) | OR_PASS


def collect_new(g: Council, me: Player) -> Ask:
    return each(COLLECT, (g.found,), collect_found, 1) | OR_PASS


def settle_found(g: Council, me: Player, cubes: int, bound: int) -> Ask:
    """Adaptability counts here too; Explorer Folk may place one cube more, up to three. COS-DISC-05, COS-D1-03"""
    extra = 1 if me.powers & EXTRA_CUBE and (g.rulings.journey_adds_cube or bound != ANY_HEIGHT) else 0
    if bound == ANY_HEIGHT and not g.rulings.journey_stays:
        ask = towers(g, me, cubes, ANYWHERE, bound)
        return one_tower(g, me, cubes + 1, bound) | ask if extra else ask
    ask = one_tower(g, me, 1, bound)
    for more in range(2, min(cubes + extra, HEIGHT) + 1):
        ask = one_tower(g, me, more, bound) | ask
    return ask


def one_tower(g: Council, me: Player, cubes: int, bound: int) -> Ask:
    """So many cubes on a planet of the new tile. COS-DISC-04, -05"""
    tile = g.fields[g.found]
    assert tile is not None
    planets = range(g.found * PLANETS_PER_TILE, g.found * PLANETS_PER_TILE + len(tile.planets))
    return offer(g, me, SETTLES[cubes], planets, cannot_settle_found, put_cubes, cubes, ANYWHERE, bound)


def cannot_settle_found(g: Council, me: Player, planet: int, cubes: int, reach: int, bound: int) -> Optional[Refusal]:
    return cannot_settle(g, me, planet, cubes, reach, bound) if planet // PLANETS_PER_TILE == g.found else ELSEWHERE


def settle_or_discover(g: Council, me: Player, after: Do) -> Ask:
    """Settle one cube within range, or discover. COS-AC-13"""
    g.found = -1
    return towers(g, me, 1, g.reach, ADAPTED) | explore(g, me, after, g.reach) | OR_PASS
