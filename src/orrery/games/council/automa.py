"""The solo game: the Automa and what the human decides for it. COS-AUT"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, offer
from orrery.games.council.assessment import galaxy_yield, pay_out
from orrery.games.council.buying import refill
from orrery.games.council.components import (
    GALAXIES,
    GALAXY_OF,
    PLANETS_PER_TILE,
    AutomaCard,
    Galaxy,
    Tile,
)
from orrery.games.council.dark_tech import LAST
from orrery.games.council.discovery import cannot_place, free_fields, look_at_tiles, return_other
from orrery.games.council.energy import gain_energy
from orrery.games.council.majority import has_majority
from orrery.games.council.player import Player
from orrery.games.council.settling import add_cubes, own_planets, take_cube
from orrery.games.council.state import Council
from orrery.games.council.verbs import AUTOMA_EXPLORE, AUTOMA_KEEP, AUTOMA_PLACE, AUTOMA_REMOVE, AUTOMA_SETTLE

AUTOMA: Final = 1  # its seat
IN_GALAXY: Final = 4  # a place from here on is a galaxy, below it a Parsec

WRONG_PLANET: Final = Refusal(
    "COS-AUT-12", "The Automa settles an empty planet of the colour and place its card shows."
)
WRONG_TILE: Final = Refusal("COS-AUT-16", "The Automa uses a drawn tile with the pictured colour, if there is one.")
WRONG_PILE: Final = Refusal("COS-AUT-16", "The Automa discovers within the range its card shows.")
WRONG_FIELD: Final = Refusal("COS-AUT-16", "The Automa's tile goes on a free field of the place its card shows.")
WRONG_CUBE: Final = Refusal("COS-AUT-21", "Choose one of the Automa's cubes in the galaxy it assesses.")


def automa(g: Council) -> Player:
    return g.mine(AUTOMA)


def reveal_card(g: Council, p: Player) -> int:
    """The top card of the pile for its level; an empty pile is made of its used cards. COS-AUT-07, -13, -14, -24"""
    level = min(p.level, LAST - 1)
    piles, used = list(g.automa_piles), list(g.automa_used)
    if not piles[level]:
        again = sorted(used[level], key=card_number)
        g.rng.shuffle(again)
        piles[level], used[level] = tuple(again), ()
    card = piles[level][-1]
    piles[level] = piles[level][:-1]
    used[level] += (card,)
    g.automa_piles, g.automa_used = tuple(piles), tuple(used)
    g.automa_card = card
    g.tell("automa_card", p, card)
    return card.consumption


def card_number(card: AutomaCard) -> int:
    return card.number


def automa_turn(g: Council, me: Player) -> None:
    """Its lines from top to bottom, the refresh, the assessment. COS-AUT-10"""
    g.phase = "automa"
    g.acting = AUTOMA
    card = g.automa_card
    assert card is not None
    g.cause = card
    g.then(me, Do(refresh, card.refresh), Do(automa_assess, int(card.assess_all), 0))
    for line in reversed(card.lines):
        g.then(me, Do(carry_out, line))


def carry_out(g: Council, me: Player, line: tuple[Do, ...]) -> Optional[Ask]:
    """The left option if possible, else the right one, else nothing. COS-AUT-11"""
    for step in line:
        if is_possible(g, step):
            return step.rule(g, me, *step.args)
    g.tell("automa_skips", automa(g))
    return None


def is_possible(g: Council, step: Do) -> bool:
    """Settling needs a planet, exploring a tile and a field; Energy is always possible. COS-AUT-11, -16"""
    if step.rule is automa_settle:
        return bool(open_planets(g, step.args[1], step.args[2]))
    if step.rule is automa_explore:
        return bool(open_piles(g, step.args[0]))
    return True


def open_planets(g: Council, colour: int, place: int) -> list[int]:
    """Empty planets of the colour in exactly that Parsec, or in that galaxy. COS-AUT-12, -15"""
    if place >= IN_GALAXY:
        galaxy = place - IN_GALAXY
        near = [p for p in g.sites[(g.box.galaxies[galaxy].parsec - 1) * 3 + colour] if galaxy_of(p) == galaxy]
    else:
        near = []
        for parsec in range(place if g.rulings.automa_exact_range else 1, place + 1):
            near += g.sites[(parsec - 1) * 3 + colour]
    return [planet for planet in near if not g.planets[planet]]


def galaxy_of(planet: int) -> int:
    return GALAXY_OF[planet // PLANETS_PER_TILE]


def open_piles(g: Council, place: int) -> list[int]:
    """Of exactly that Parsec, or that galaxy's, if there are tiles and a free field for them. COS-AUT-16"""
    galaxies, parsecs = g.board, range(place if g.rulings.automa_exact_range else 1, place + 1)
    if place >= IN_GALAXY:
        galaxies = (g.box.galaxies[place - IN_GALAXY],)
        parsecs = range(galaxies[0].parsec, galaxies[0].parsec + 1)
    return [parsec for parsec in parsecs if g.piles[parsec] and free_fields(g, galaxies, parsec)]


def automa_settle(g: Council, me: Player, cubes: int, colour: int, place: int) -> Ask:
    """A cube or tower on an empty planet of the colour; the human chooses among several. COS-AUT-12, -15"""
    planets = open_planets(g, colour, place)
    return offer(g, me, AUTOMA_SETTLE, planets, cannot_settle_there, put_automa, cubes, colour, place)


def cannot_settle_there(g: Council, me: Player, planet: int, cubes: int, colour: int, place: int) -> Optional[Refusal]:
    return None if planet in open_planets(g, colour, place) else WRONG_PLANET


def put_automa(g: Council, me: Player, planet: int, cubes: int, colour: int, place: int) -> None:
    add_cubes(g, AUTOMA, planet, cubes)
    g.tell("settled", automa(g), cubes, planet, g.fields[planet // PLANETS_PER_TILE])


def automa_explore(g: Council, me: Player, place: int, cubes: int, colour: int) -> Ask:
    """Draw two tiles; the one with the colour is used, the human decides if both or neither have it. COS-AUT-16"""
    piles = open_piles(g, place)
    if len(piles) == 1:
        return draw_for_automa(g, me, piles[0], place, cubes, colour)
    return offer(g, me, AUTOMA_EXPLORE, piles, cannot_explore_there, draw_for_automa, place, cubes, colour)


def cannot_explore_there(g: Council, me: Player, parsec: int, place: int, cubes: int, colour: int) -> Optional[Refusal]:
    return None if parsec in open_piles(g, place) else WRONG_PILE


def draw_for_automa(g: Council, me: Player, parsec: int, place: int, cubes: int, colour: int) -> Ask:
    look_at_tiles(g, me, parsec, automa(g))
    return choose_for_automa(g, me, place, cubes, colour)


def choose_for_automa(g: Council, me: Player, place: int, cubes: int, colour: int) -> Ask:
    ask = offer(g, me, AUTOMA_KEEP, g.drawn, cannot_use, use_for_automa, place, cubes, colour)
    return ask.hidden(Do(choose_for_automa, place, cubes, colour))


def cannot_use(g: Council, me: Player, tile: Tile, place: int, cubes: int, colour: int) -> Optional[Refusal]:
    if tile not in g.drawn:
        return WRONG_TILE
    fits = [drawn for drawn in g.drawn if colour in drawn.planets]
    return None if not fits or tile in fits else WRONG_TILE


def use_for_automa(g: Council, me: Player, tile: Tile, place: int, cubes: int, colour: int) -> Ask:
    """The human chooses the free field. COS-AUT-16"""
    return_other(g, me, tile, "returned_for_automa")
    g.tell("kept_tile", automa(g), tile)
    return offer(
        g,
        me,
        AUTOMA_PLACE,
        open_space(g, place, tile),
        cannot_place_there,
        place_for_automa,
        tile,
        place,
        cubes,
        colour,
    )


def open_space(g: Council, place: int, tile: Tile) -> list[int]:
    galaxies = g.board if place < IN_GALAXY else (g.box.galaxies[place - IN_GALAXY],)
    return free_fields(g, galaxies, tile.parsec)


def cannot_place_there(
    g: Council, me: Player, field: int, tile: Tile, place: int, cubes: int, colour: int
) -> Optional[Refusal]:
    if place >= IN_GALAXY and GALAXY_OF[field] != place - IN_GALAXY:
        return WRONG_FIELD
    return cannot_place(g, me, field, tile)


def place_for_automa(
    g: Council, me: Player, field: int, tile: Tile, place: int, cubes: int, colour: int
) -> Optional[Ask]:
    """Then it settles a planet of the colour on that tile, if there is one. COS-AUT-16"""
    g.put_tile(tile, field)
    g.found = field
    g.tell("discovered", automa(g), tile, field)
    return offer(g, me, AUTOMA_SETTLE, planets_of(g, field), cannot_settle_new, put_automa, cubes, colour, field)


def planets_of(g: Council, field: int) -> range:
    return range(field * PLANETS_PER_TILE, (field + 1) * PLANETS_PER_TILE)


def cannot_settle_new(g: Council, me: Player, planet: int, cubes: int, colour: int, field: int) -> Optional[Refusal]:
    tile = g.fields[field]
    assert tile is not None
    place = planet - field * PLANETS_PER_TILE
    return None if 0 <= place < len(tile.planets) and tile.planets[place] == colour else WRONG_PLANET


def automa_energy(g: Council, me: Player, energy: int) -> None:
    """The Automa gains Energy. COS-AUT-17"""
    gain_energy(g, automa(g), energy)


def refresh(g: Council, me: Player, places: tuple[int, ...]) -> None:
    """The marked cards of the display are discarded and replaced in rising order. COS-AUT-18"""
    if not places:
        return
    g.discard += tuple([card for place, card in enumerate(g.display) if place in places and card is not None])
    g.display = tuple([None if place in places else card for place, card in enumerate(g.display)])
    g.tell("refreshed", automa(g), len(places))
    refill(g, me, places)


def automa_assess(g: Council, me: Player, assess_all: int, start: int) -> Optional[Ask]:
    """Every galaxy with its majority, or every one with a colony. COS-AUT-19, -20"""
    for at in range(start, len(g.board)):
        galaxy = g.board[at]
        present = g.presence[AUTOMA * GALAXIES + galaxy.number]
        if present and (assess_all or has_majority(g, automa(g), galaxy.number)):
            g.then(me, Do(automa_assess, assess_all, at + 1))
            energy = galaxy_yield(g, automa(g), galaxy)
            planets = own_planets(g, automa(g), galaxy.number)
            return offer(g, me, AUTOMA_REMOVE, planets, cannot_remove_there, remove_automa, galaxy, energy)
    return None


def cannot_remove_there(g: Council, me: Player, planet: int, galaxy: Galaxy, energy: int) -> Optional[Refusal]:
    """The human chooses which of its cubes leaves. COS-AUT-21"""
    return None if galaxy_of(planet) == galaxy.number and AUTOMA in g.planets[planet] else WRONG_CUBE


def remove_automa(g: Council, me: Player, planet: int, galaxy: Galaxy, energy: int) -> Optional[Ask]:
    """Payout as usual; its light bonus cards have no limit. COS-AUT-20, -22"""
    take_cube(g, AUTOMA, planet)
    g.tell("removed", automa(g), planet)
    return pay_out(g, automa(g), galaxy, energy)
