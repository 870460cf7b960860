"""What it means to settle, collect, discover and assess, with the numbers that hold now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.meaning import Says
from orrery.games.council.assessment import may_keep
from orrery.games.council.components import (
    COAL,
    GALAXY_OF,
    GEMS,
    GOLD,
    PLANETS_PER_TILE,
    TIE_WINS,
    YIELD_UP,
    Bonus,
    Galaxy,
    Gem,
    Station,
    Tile,
)
from orrery.games.council.majority import best_rival, strength
from orrery.games.council.player import Player
from orrery.games.council.state import Council
from orrery.games.council.texts import station_text, text, yield_words
from orrery.games.council.words import energy_words

Settings = Mapping[str, str]
Known = tuple[Any, ...]


def standing(g: Council, me: Player, galaxy: Galaxy, more: int = 0) -> tuple[int, int, int]:
    """Own cubes, the strongest rival's, and what assessing would pay."""
    mine, theirs = strength(g, me.seat, galaxy.number) + more, best_rival(g, me, galaxy.number)
    wins = mine > theirs or (mine == theirs and bool(me.powers & TIE_WINS))
    return mine, theirs, galaxy.higher if wins else galaxy.lower


def majority_words(g: Council, me: Player, galaxy: Galaxy, more: int = 0) -> str:
    mine, theirs, pays = standing(g, me, galaxy, more)
    lead = "Majority" if mine > theirs else "Tie" if mine == theirs else "Minority"
    return f"{lead} in {galaxy.name}, {mine} to {theirs}: assessing pays {energy_words(pays)}"


def galaxy_at(g: Council, field: int) -> Galaxy:
    return g.box.galaxies[GALAXY_OF[field]]


def settle(g: Council, me: Player, settings: Settings, planet: int, known: Known) -> str:
    field, cubes = planet // PLANETS_PER_TILE, known[0] if known else 1
    return f"{majority_words(g, me, galaxy_at(g, field), cubes)}. The system yields {found_at(g, me, field)}."


def found_at(g: Council, me: Player, field: int) -> str:
    tile = g.fields[field]
    if tile is None:
        return "nothing yet"
    return yield_words(tile.better if me.powers & YIELD_UP else tile.gems, tile.energy)


def collect(g: Council, me: Player, settings: Settings, field: int, known: Known) -> str:
    return f"You take {found_at(g, me, field)}; the cube stays where it is."


def explore(g: Council, me: Player, settings: Settings, parsec: int, known: Known) -> str:
    worth = [galaxy.higher for galaxy in g.board if galaxy.parsec == parsec]
    seen = "two tiles and place one" if len(g.piles[parsec]) > 1 else "the last tile and place it"
    return f"You see {seen}; galaxies there pay {min(worth)} to {max(worth)}."


def keep(g: Council, me: Player, settings: Settings, tile: Tile, known: Known) -> str:
    return f"{text(tile, settings)} The other one goes under its pile."


def place(g: Council, me: Player, settings: Settings, field: int, known: Known) -> str:
    galaxy = galaxy_at(g, field)
    mine, theirs, _ = standing(g, me, galaxy)
    pays = f"{galaxy.name}, which pays {galaxy.higher} or {galaxy.lower}"
    cubes = f"your cubes there: {mine} to {theirs}" if mine or theirs else "nobody has a cube there yet"
    return f"A system more in {pays}; {cubes}."


def refine(g: Council, me: Player, settings: Settings, gem: Gem, known: Known) -> str:
    better = GEMS[GOLD] if gem.number == COAL else GEMS[gem.number + 1]
    held = me.gems[better.number] + 1
    return f"It becomes a [{better.ref}|{better.name}], which buys more: you would have {held} of them."


def take_gem(g: Council, me: Player, settings: Settings, gem: Gem, known: Known) -> str:
    return f"{text(gem, settings)} You would have {me.gems[gem.number] + 1}."


def pass_on(g: Council, me: Player, settings: Settings, on: int, known: Known) -> str:
    return "You pass the rest of this effect up, and your turn goes on."


def assess(g: Council, me: Player, settings: Settings, galaxy: Galaxy, known: Known) -> str:
    light = " and a light bonus card" if galaxy.light or g.rulings.every_galaxy_gives_light else ""
    leaves = "your cubes may stay" if may_keep(g, me, galaxy) else "one cube of yours leaves"
    return f"{majority_words(g, me, galaxy)}{light}; {leaves}."


def remove(g: Council, me: Player, settings: Settings, planet: int, known: Known) -> str:
    galaxy: Galaxy = known[0]
    mine, theirs, _ = standing(g, me, galaxy, -1)
    return f"It pays {energy_words(known[1])} now; {mine} to {theirs} cubes would stand in {galaxy.name} after it."


def spare(g: Council, me: Player, settings: Settings, on: int, known: Known) -> str:
    return f"It pays {energy_words(known[1])} now, and all your cubes stay."


def stop_assessing(g: Council, me: Player, settings: Settings, on: int, known: Known) -> str:
    left = me.consumption - me.energy
    short = f"{left} Energy short of the next level" if left > 0 else "enough for the next level"
    return f"Energy {me.energy} against Consumption {me.consumption}: {short}."


def build(g: Council, me: Player, settings: Settings, galaxy: Galaxy, known: Known) -> str:
    station: Station = known[0]
    return f"{station_text(station, settings)} {majority_words(g, me, galaxy)}."


def give_up(g: Council, me: Player, settings: Settings, bonus: Bonus, known: Known) -> str:
    return f"You lose what it would bring at the end: {text(bonus, settings, short=True)}"


def for_automa(g: Council, me: Player, settings: Settings, on: Any, known: Known) -> str:
    return "Its card leaves this to you: choose what helps it least, and you most."


def automa_keep(g: Council, me: Player, settings: Settings, tile: Tile, known: Known) -> str:
    return text(tile, settings)


SAYS: Final[dict[str, Says]] = {
    "settle": settle, "settle_two": settle, "settle_three": settle, "land": settle, "collect": collect,
    "collect_once": collect, "reap": collect, "draw_from": collect, "explore": explore, "keep": keep, "place": place,
    "refine": refine, "take_gem": take_gem, "pass": pass_on, "assess": assess, "remove": remove, "spare": spare,
    "stop_assessing": stop_assessing, "build": build, "give_up": give_up, "automa_settle": for_automa,
    "automa_explore": for_automa, "automa_keep": automa_keep, "automa_place": for_automa, "automa_remove": for_automa,
}  # fmt: skip
