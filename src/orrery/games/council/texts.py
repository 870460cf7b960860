"""What cards and tiles do, in sentences made from their own data, so that the two can never differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from orrery.core.ask import Do, Thing
from orrery.core.sentence import capital
from orrery.core.words import join
from orrery.games.council.automa import IN_GALAXY
from orrery.games.council.components import (
    BORROW,
    CENSUS,
    COLONIZING,
    COLOURS,
    EMPIRE,
    EXTRA_CUBE,
    FEUDALISM,
    GALAXY_COLOURS,
    GALAXY_NAMES,
    GEMS,
    HARVESTING,
    KEEPS_CUBES,
    LEADER_COLLECTS,
    LEADER_SETTLES,
    LOWEST,
    STATION_CUBES,
    SUM_ZERO,
    TIE_WINS,
    YIELD_UP,
    AutomaCard,
    Bonus,
    Card,
    Galaxy,
    Gem,
    Gems,
    Leader,
    Station,
    Tech,
    Tile,
    Upgrade,
)
from orrery.games.council.settling import ADAPTED, ANY_HEIGHT
from orrery.games.council.words import cubes_name, energy_words, gems_words, level_name, number, signed

_TIMES: Final[tuple[str, ...]] = ("never", "once", "twice", "three times", "four times")
_SELDOM: Final = {0: "", 1: " anywhere"}
_BOUND: Final = {0: "", 1: ", whatever its colour", 2: ", whatever its colour and whoever is there"}


def _gem(kind: int) -> str:
    return f"[{GEMS[kind].ref}|{GEMS[kind].name}]"


def yield_words(gems: Gems, energy: int) -> str:
    parts = (gems_words(gems) if sum(gems) else "", energy_words(energy) if energy else "")
    return join([part for part in parts if part])


def _cost(thing: Card | Upgrade | Station) -> str:
    return f"Costs {gems_words(thing.cost)}."


def _settle(cubes: int, anywhere: int = 0, bound: int = ADAPTED) -> str:
    most = "place a cube" if cubes == 1 else f"place up to {number(cubes)} cubes"
    return f"{most} on a planet{_SELDOM[anywhere]}{_BOUND[bound]}"


def _collect(times: int, anywhere: int = 0) -> str:
    return f"collect up to {_TIMES[times]}{_SELDOM[anywhere]}" if times > 1 else f"collect once{_SELDOM[anywhere]}"


def _settle_or_collect(times: int, bound: int = ADAPTED) -> str:
    most = "a cube" if times == 1 else f"up to {number(times)} cubes"
    often = "" if times == 1 else f" up to {_TIMES[times]}"
    return f"place {most} there{_BOUND[bound]}{',' if bound else ''} or collect from it{often}"


def _discover(after: Do, anywhere: int = 0) -> str:
    return f"discover a system{_SELDOM[anywhere]}, then {STEPS[after.rule.__name__](*after.args)}"


def _place(place: int) -> str:
    return f"the {GALAXY_COLOURS[place - IN_GALAXY]} galaxy" if place >= IN_GALAXY else f"Parsec {place}"


def _nearer(place: int) -> str:
    return f"{_place(place)} or nearer" if 1 < place < IN_GALAXY else _place(place)


STEPS: Final[dict[str, Callable[..., str]]] = {
    "settle": _settle,
    "settle_apart": _settle,
    "collect": _collect,
    "collect_after_settling": lambda: "collect once",
    "collect_there": lambda: "collect once from that system",
    "discover": _discover,
    "settle_or_collect": _settle_or_collect,
    "settle_and_collect": lambda: "place a cube there and collect from it",
    "settle_or_discover": lambda after: f"{_settle(1)}, or {_discover(after)}",
    "gain_gems": lambda coal, gold, crystal: f"take {gems_words((coal, gold, crystal))}",
    "refine": lambda times: f"refine a gemstone by one step{'' if times == 1 else ', ' + _TIMES[times]}",
    "gain_energy": lambda energy: f"gain {energy_words(energy)}",
    "adapt": lambda colour: f"you can settle {COLOURS[colour]} planets",
    "expand": lambda: "you may place cubes on top of others, three at most",
    "raise_range": lambda slot, parsec: f"action field {slot + 1} reaches Parsec {parsec}; gain {energy_words(1)}",
    "raise_all_ranges": lambda: f"every action field reaches one Parsec further; gain {energy_words(1)} for each step",
    "add_field": lambda parsec: f"add an action field with range Parsec {parsec} at the right end",
    "start_with_energy": lambda energy: f"you start with {energy_words(energy)}",
    "free_card": lambda: "take an AI card of the display for free",
    "draw_bonus": lambda: "draw a light bonus card",
    "dominate": lambda galaxies, _: f"assess up to {number(galaxies)} different galaxies",
    "automa_settle": lambda cubes, colour, place: (
        f"{cubes_name(cubes)} on a {COLOURS[colour]} planet in {_place(place)}"
    ),
    "automa_explore": lambda place, cubes, colour: (
        f"explore {_place(place)}, {cubes_name(cubes)} on a {COLOURS[colour]} planet there"
    ),
    "automa_energy": energy_words,
}


def _short_settle(cubes: int, anywhere: int = 0, bound: int = ADAPTED) -> str:
    tower = "settle one cube" if cubes == 1 else f"tower of up to {number(cubes)}"
    return tower + (", any planet in any range" if anywhere else "")


def _short_collect(times: int, anywhere: int = 0) -> str:
    return f"collect {_TIMES[times]}{' in any range' if anywhere else ''}"


def _short_discover(after: Do, anywhere: int = 0) -> str:
    return f"discover{' in any range' if anywhere else ''}, then {SHORT[after.rule.__name__](*after.args)}"


def _short_settle_or_collect(times: int, bound: int = ADAPTED) -> str:
    free = " on any planet" if bound else ""
    return f"settle{free} or collect" if times == 1 else f"settle two or collect {_TIMES[times]}"


SHORT: Final[dict[str, Callable[..., str]]] = {
    **STEPS,  # where there is little room: range and adaptation bind, unless a card says otherwise
    "settle": _short_settle,
    "settle_apart": _short_settle,
    "collect": _short_collect,
    "discover": _short_discover,
    "settle_or_collect": _short_settle_or_collect,
    "settle_and_collect": lambda: "settle and collect",
    "settle_or_discover": lambda after: f"settle one cube, or {_short_discover(after)}",
    "refine": lambda times: "refine one gemstone" if times == 1 else f"refine {_TIMES[times]}",
}


def _journey(after: Do, anywhere: int = 0) -> str:
    """Journey of Discovery, where its tower may stand anywhere; other discoveries read as ever."""
    words = _discover(after, anywhere)
    return words.replace("cubes there", "cubes on any planet") if ANY_HEIGHT in after.args[1:] else words


Reading = tuple[str, str, Callable[..., str]]  # where this switch is set so, this is said
READINGS: Final[dict[str, Reading]] = {
    "settle_apart": (
        *("towers", "split"),
        lambda cubes, anywhere, bound: (
            f"{_settle(cubes, anywhere, bound)}, or with the colony expansion on several planets"
        ),
    ),
    "collect_after_settling": ("new_cube_collects", "no", lambda: "collect once, but not with the cube just placed"),
    "start_with_energy": ("breish", "8_more", lambda energy: f"you start with {energy} more [symbol:energy|Energy]"),
    "discover": ("journey", "any_planet", _journey),
    "dominate": (
        *("dominate_folk", "not_twice"),
        lambda galaxies, _: f"assess up to {number(galaxies)} different galaxies that you have not assessed this round",
    ),
    "automa_settle": (
        *("automa_range", "up_to"),
        lambda cubes, colour, place: f"{cubes_name(cubes)} on a {COLOURS[colour]} planet in {_nearer(place)}",
    ),
    "automa_explore": (
        *("automa_range", "up_to"),
        lambda place, cubes, colour: (
            f"explore {_nearer(place)}, {cubes_name(cubes)} on a {COLOURS[colour]} planet there"
        ),
    ),
}

POWERS: Final = {
    YIELD_UP: "gemstones you collect are one kind better",
    EXTRA_CUBE: "you may place one more cube on a system you discover",
    EMPIRE: "before you assess, gain 3 [symbol:energy|Energy] for each galaxy where you have the majority",
    BORROW: "you may collect with colonies of other players",
    SUM_ZERO: "your Consumption sum is 0",
    FEUDALISM: "before you assess, gain 3 [symbol:energy|Energy] for each system where you have the majority",
    LEADER_COLLECTS: "when you assess, you may collect once anywhere",
    LEADER_SETTLES: "when you buy, you may place a cube anywhere, on planets you are adapted to",
    KEEPS_CUBES: "assess galaxies with three or more of your cubes without removing one; no towers of three for you",
    CENSUS: "before you assess, gain 1 [symbol:energy|Energy] for each of your colonies",
    TIE_WINS: "in a tie for most cubes you gain the higher number",
}

POWER_READINGS: Final = {
    YIELD_UP: ("gemstone_upgrade", "all_gains", "all gemstones you gain are one kind better"),
    EXTRA_CUBE: (
        *("explorer_folk", "not_journey"),
        "you may place one more cube on a system you discover, except by Journey of Discovery",
    ),
    BORROW: (
        *("world_traveler", "one_more"),
        "you may collect with colonies of other players, and once more with every collecting action",
    ),
    SUM_ZERO: ("perpetual_motion", "no_increase", "your Consumption sum is never above 0"),
    KEEPS_CUBES: (
        *("casares", "may_get_one_free"),
        "assess galaxies with three or more of your cubes without removing one; you may not buy towers of three",
    ),
    CENSUS: (
        *("s3e3", "every_galaxy"),
        "before every galaxy you assess, gain 1 [symbol:energy|Energy] for each of your colonies",
    ),
}

FAMILIES: Final[dict[str, Callable[[int], str]]] = {
    "gems": lambda which: f"3, and 1 for each {_gem(which)} you have left",
    "planets": lambda which: f"3, and 1 for each of your cubes on {COLOURS[which]} planets",
    "consumption": lambda which: "a tenth of your Consumption, rounded down",
    "panel": lambda which: "1, and 1 for each cube on your panel",
    "range": lambda which: f"4, and 1 for each of your cubes in Parsec {which}",
    "ai": lambda which: "1, and 2 for each of your AI cards",
    "light": lambda which: "1, and 2 for each of your light bonus cards",
    "stations": lambda which: "2, and 4 for each of your stations",
    "galaxy": lambda which: f"9 with the majority in {GALAXY_NAMES[which]}, 6 with a colony, else 3",
    "flat": lambda which: "5",
}


def step_text(step: Do, settings: Mapping[str, str], short: bool = False) -> str:
    """What a step does, as this table reads it."""
    name = step.rule.__name__
    if short and SHORT.get(name) is not STEPS.get(name):
        return SHORT[name](*step.args)
    if name == "lower_consumption":
        return f"lower your Consumption by {settings['energy_saver']}"
    if name in READINGS and settings[READINGS[name][0]] == READINGS[name][1]:
        return READINGS[name][2](*step.args)
    return STEPS[name](*step.args)


def sentences(parts: list[str]) -> str:
    return " ".join([f"{capital(part)}." for part in parts])


def powers_text(power: int, settings: Mapping[str, str]) -> list[str]:
    return [power_text(bit, settings) for bit in POWERS if power & bit]


def power_text(bit: int, settings: Mapping[str, str]) -> str:
    switch, choice, words = POWER_READINGS.get(bit, ("", "", ""))
    return words if words and settings[switch] == choice else POWERS[bit]


def text(thing: Thing, settings: Mapping[str, str], short: bool = False) -> str:
    """What it does, from its own data; in short, apart from the numbers that its picture shows."""
    if isinstance(thing, (Card, Upgrade, Tech, Leader)):
        does = does_text(thing, settings, short)
        return does if short else with_numbers(thing, does)
    if isinstance(thing, Tile):
        planets = join([f"{thing.planets.count(c)} {name}" for c, name in enumerate(COLOURS) if c in thing.planets])
        return f"Parsec {thing.parsec}. Planets: {planets}. Yield: {yield_words(thing.gems, thing.energy)}."
    return other_text(thing, settings, short)


def does_text(thing: Card | Upgrade | Tech | Leader, settings: Mapping[str, str], short: bool) -> str:
    if isinstance(thing, Card):
        steps = [step_text(step, settings, short) for step in thing.does]
        return sentences([", then ".join(steps)] if short and steps else steps) or "No action."
    if isinstance(thing, Tech):
        since = "from the next round on" if thing.power & SUM_ZERO else "from now on"
        lasting = [f"{since}, {words}" for words in powers_text(thing.power, settings)]
        return sentences([step_text(step, settings) for step in thing.does] + lasting)
    does = [] if thing.does is None else [step_text(thing.does, settings)]
    return sentences((powers_text(thing.power, settings) if isinstance(thing, Leader) else []) + does)


def with_numbers(thing: Card | Upgrade | Tech | Leader, does: str) -> str:
    if isinstance(thing, Card):
        return f"Consumption {signed(thing.consumption)}. {does}" + (f" {_cost(thing)}" if thing.ai else "")
    if isinstance(thing, Tech):
        return f"Level {'I' * thing.level}. {does}"
    if isinstance(thing, Leader):
        return f"Consumption starts at {LOWEST + thing.consumption}. {does}"
    return f"{does} {_cost(thing)}"


def other_text(thing: Thing, settings: Mapping[str, str], short: bool) -> str:
    if isinstance(thing, Bonus):
        worth = FAMILIES[thing.family](thing.which)
        if thing.family == "galaxy" and settings["galaxy_bonus"] == "with_presence":
            worth = worth.replace(", else 3", ", else 0")
        return worth + "." if short else f"{'Dark' if thing.dark else 'Light'} bonus card. Energy at the end: {worth}."
    if isinstance(thing, Galaxy):
        gives = thing.light or settings["light_cards"] == "every_galaxy"
        light = " Gives a light bonus card." if gives else ""
        size = f"Parsec {thing.parsec}, {len(thing.fields)} fields."
        return f"{size} Majority {thing.higher}, else {energy_words(thing.lower)}.{light}"
    if isinstance(thing, Station):
        return f"{station_text(thing, settings)} {_cost(thing)}"
    if isinstance(thing, AutomaCard):
        return automa_text(thing, settings)
    if isinstance(thing, Gem):
        return gem_text(thing)
    return thing.name


def station_text(station: Station, settings: Mapping[str, str]) -> str:
    if station.number == COLONIZING:
        return f"Counts as {number(STATION_CUBES)} more of your cubes for the majority of its galaxy."
    if station.number == HARVESTING:
        return "You may assess its galaxy without removing a cube."
    where = "any system" if settings["collecting_station"] == "anywhere" else "a system of its galaxy"
    return f"When you assess, you may collect once from {where} where you have a colony."


def gem_text(gem: Gem) -> str:
    lower = [_gem(other.number) for other in GEMS[: gem.number]]
    return f"A gemstone to buy with{f'. It can stand in for {join(lower)}' if lower else ', the lowest kind'}."


def automa_lines(card: AutomaCard, settings: Mapping[str, str]) -> list[list[str]]:
    """What the Automa tries, line by line, as it is printed."""
    return [[sentences([step_text(step, settings)]) for step in line] for line in card.lines]


def automa_text(card: AutomaCard, settings: Mapping[str, str]) -> str:
    lines = sentences([", or else ".join([step_text(step, settings) for step in line]) for line in card.lines])
    fresh = (
        f" Replaces places {join([str(place + 1) for place in card.refresh])} of the display." if card.refresh else ""
    )
    galaxies = "every galaxy with a colony" if card.assess_all else "every galaxy with its majority"
    return (
        f"Level {level_name(card.level)}, Consumption {signed(card.consumption)}. {lines}{fresh} Assesses {galaxies}."
    )
