"""The words of the game: labels of options and sentences of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.core.words import Words, join
from orrery.games.council.components import (
    COLOURS,
    FIELDS_OF,
    GALAXY_NAMES,
    GALAXY_OF,
    GEMS,
    PLANETS_PER_TILE,
    Gems,
)

LEVELS: Final[tuple[str, ...]] = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
_NUMBERS: Final[tuple[str, ...]] = ("no", "one", "two", "three", "four", "five")


def number(n: int) -> str:
    return _NUMBERS[n] if 0 <= n < len(_NUMBERS) else str(n)


def signed(n: int) -> str:
    return f"\N{MINUS SIGN}{-n}" if n < 0 else str(n)


def field_name(field: int) -> str:
    """Such as `field 2 of Azure Drift`."""
    galaxy = GALAXY_OF[field]
    return f"field {FIELDS_OF[galaxy].index(field) + 1} of {GALAXY_NAMES[galaxy]}"


def planet_name(planet: int) -> str:
    return f"planet {planet % PLANETS_PER_TILE + 1} on {field_name(planet // PLANETS_PER_TILE)}"


def level_name(level: int) -> str:
    return LEVELS[level] if level < len(LEVELS) else str(level)


def cubes_name(cubes: int) -> str:
    return "a cube" if cubes == 1 else f"a tower of {number(cubes)}"


def gems_words(gems: Gems) -> str:
    """Such as `2 coal and 1 gold`, marked where a symbol can stand for the words."""
    return join([f"{n} [{GEMS[kind].ref}|{GEMS[kind].name}]" for kind, n in enumerate(gems) if n]) or "nothing"


def energy_words(n: int) -> str:
    return f"{n} [symbol:energy|Energy]"


def tiles_name(n: int) -> str:
    return "a tile" if n == 1 else f"{number(n)} tiles"


PLACES: Final[dict[str, Callable[[Any], str]]] = {
    "field": field_name,
    "planet": planet_name,
    "galaxy_of": lambda field: GALAXY_NAMES[GALAXY_OF[field]],
    "energy": energy_words,
    "pile": lambda parsec: f"the Parsec {parsec} pile",
    "level": level_name,
    "cubes": cubes_name,
    "tiles": tiles_name,
    "colour": lambda colour: COLOURS[colour],
    "slot": lambda slot: f"action field {slot}",
    "change": lambda n: f"+{n}" if n > 0 else signed(n),
}
BUNDLES: Final[dict[str, Callable[[Any], str]]] = {
    "gems": gems_words,
    "yield": lambda gems: f": {gems_words(gems)}" if sum(gems) else "",
}

LABELS: Final = {
    "lead": "Follow {on}",
    "buy": "Buy {on}",
    "upgrade": "Upgrade: {on}",
    "station": "Buy the {on}",
    "build": "Build it in {on}",
    "pay": "Pay {on}",
    "overpay": "Pay with better gemstones",
    "pay_less": "Pay as usual",
    "land": "Zoe settles {on:planet}",
    "stop_buying": "Stop buying",
    "plan": "Lay {on}",
    "leave": "Leave the field as it is",
    "settle": "Settle {on:planet}",
    "settle_two": "Tower of two on {on:planet}",
    "settle_three": "Tower of three on {on:planet}",
    "collect": "Collect from {on:field}",
    "collect_once": "Collect only once from {on:field}",
    "explore": "Discover from {on:pile}",
    "keep": "Place {on}",
    "place": "Put it on {on:field}",
    "refine": "Refine a {on}",
    "take_gem": "Take a {on}",
    "pass": "Do without it",
    "assess": "Assess {on}",
    "remove": "Remove the cube on {on:planet}",
    "spare": "Remove no cube",
    "reap": "Buteo collects from {on:field}",
    "draw_from": "The station collects from {on:field}",
    "stop_assessing": "End your turn",
    "give_up": "Give up {on}",
    "tech": "Take {on}",
    "free_card": "Take {on}",
    "automa_settle": "The Automa settles {on:planet}",
    "automa_explore": "The Automa discovers from {on:pile}",
    "automa_keep": "The Automa places {on}",
    "automa_place": "The Automa puts it on {on:field}",
    "automa_remove": "The Automa removes its cube on {on:planet}",
}

EVENTS: Final = {
    "round": "Round {0} begins.",
    "leads": "{who} follows {0}.",
    "added_field": "{who} adds an action field with range Parsec {0}.",
    "bought": "{who} buys {0} for {1:gems}.",
    "shown": "{0} is added to the display.",
    "stopped_buying": "{who} is done buying.",
    "built": "{who} builds the {0} in {1}.",
    "planned": "{who} lays {0} on {1:slot}.",
    "left_field": "{who} leaves {0:slot} as it is.",
    "plan": "{who} has planned {0}.",
    "consumed": "Consumption of {who}: {0:change}, now {1}.",
    "order": "{who} takes turn order tile {0}.",
    "acts": "{who} uses {0} on {1:slot}.",
    "settled": "{who} puts {0:cubes} on {1:planet}.",
    "collected": "{who} collects from {0}{1:yield}.",
    "pays": "{who} is paid by {0}.",
    "gained_energy": "{who} gains {0:energy}.",
    "gained_gems": "{who} takes {0:gems}.",
    "refined": "{who} refines a {0} into a {1}.",
    "kept_tile": "{who} keeps {0}.",
    "drew_tiles": "{who} draws {0:tiles} from {1:pile}.",
    "saw_tiles": "{who} has drawn {0}.",
    "saw_for_automa": "Drawn for the Automa: {0}.",
    "returned_tile": "{who} puts {0} under the pile.",
    "returned_for_automa": "The Automa puts {0} under the pile.",
    "discovered": "{who} discovers {0} in {1:galaxy_of}.",
    "slid": "The cards of {who} slide to the right.",
    "removed": "{who} removes a cube from {0:planet}.",
    "assessed": "{who} assesses {0} for {1:energy}.",
    "stopped_assessing": "{who} ends the turn.",
    "drew_bonus": "{who} draws a light bonus card.",
    "saw_bonus": "{who} has drawn {0}.",
    "gave_up_light": "{who} puts a light bonus card under the pile.",
    "gave_up_dark": "{who} puts a dark bonus card back into the box.",
    "gave_up": "{who} has given up {0}.",
    "rose": "{who} rises to Dark Tech level {0:level}.",
    "throne": "{who} takes the Throne: this round is the last.",
    "saw_techs": "{who} can choose from {0}.",
    "took_tech": "{who} takes {0}.",
    "saved": "Consumption of {who} falls to {0}.",
    "took_card": "{who} takes {0} for free.",
    "gift": "{who} is given {0:gems}.",
    "automa_card": "{who} turns up {0}.",
    "automa_skips": "{who} cannot carry out a line of its card.",
    "refreshed": "{who} clears {0} places of the display.",
    "scored": "{who} scores {0} Energy for gemstones, {1} for AI cards and {2} for bonus cards: {3}.",
    "won": "{who} wins a seat on the Council.",
    "shared": "{who} shares the victory.",
}

WORDS: Final = Words(EVENTS, LABELS, PLACES, BUNDLES, guest="The Automa")
