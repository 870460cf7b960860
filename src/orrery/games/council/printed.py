"""Council of Shadows as it is printed: the box, the board, and what the picture of a thing is drawn from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.ask import Do, Thing
from orrery.core.openly import parts_of
from orrery.core.parts import Printed
from orrery.core.sentence import parts
from orrery.games.council import components as c
from orrery.games.council.content import BOX
from orrery.games.council.texts import automa_lines, text

PARTS: Final[dict[type[Thing], tuple[str, ...]]] = {
    c.Civilization: ("colour",),
    c.Payment: ("gems",),
    c.Galaxy: ("colour", "higher", "lower", "light", "seats", "parsec", "fields"),
    c.Tile: ("parsec", "planets", "gems", "energy"),
    c.Card: ("cost", "consumption", "does", "ai"),
    c.Upgrade: ("cost", "does", "once", "slot", "parsec"),
    c.Bonus: ("which", "dark", "seats", "module"),
    c.Tech: ("level", "does", "power"),
    c.Station: ("cost",),
    c.Leader: ("consumption", "does", "power"),
    c.AutomaCard: ("level", "silver", "consumption", "lines", "refresh", "assess_all"),
}

# The scene and the hue of a card: by the first thing it does, by what it changes for good, by what it counts.
BY_STEP: Final = {
    "settle": "Settle", "settle_apart": "Settle", "collect": "Collect", "discover": "Discover",
    "settle_or_discover": "Discover", "gain_gems": "Gems", "refine": "Gems", "gain_energy": "Energy",
    "lower_consumption": "Relief", "add_field": "Upgrade", "raise_all_ranges": "Upgrade", "raise_range": "Upgrade",
    "start_with_energy": "Energy", "free_card": "Core", "dominate": "Endgame", "adapt": "Settle", "expand": "Settle",
}  # fmt: skip
BY_POWER: Final = {
    c.YIELD_UP: "Gems", c.EXTRA_CUBE: "Discover", c.EMPIRE: "Energy", c.BORROW: "Collect", c.SUM_ZERO: "Relief",
    c.FEUDALISM: "Energy", c.LEADER_COLLECTS: "Collect", c.LEADER_SETTLES: "Settle", c.KEEPS_CUBES: "Settle",
    c.CENSUS: "Energy", c.TIE_WINS: "Endgame",
}  # fmt: skip
BY_COUNT: Final = {
    "gems": "Gems", "planets": "Settle", "consumption": "Relief", "panel": "Upgrade", "range": "Discover",
    "ai": "Core", "light": "Seraph", "stations": "Build", "galaxy": "Endgame", "flat": "Energy",
}  # fmt: skip
STATIONS: Final = ("Collect", "Energy", "Settle")


def facts(thing: Thing, settings: Mapping[str, str]) -> dict[str, Any]:
    """Costs and yields are (coal, gold, crystal); planets are numbers of `colours`."""
    return {**parts_of(thing, PARTS.get(type(thing), ())), **drawn(thing, settings)}


def drawn(thing: Thing, settings: Mapping[str, str]) -> dict[str, Any]:
    """The family its picture is of, and what else it is drawn from."""
    if isinstance(thing, c.Card):
        return {"family": family(thing.does, 0, "Relief")}
    if isinstance(thing, c.Tech):
        return {"family": family(thing.does, thing.power, "Core")}
    if isinstance(thing, c.Leader):
        does = () if thing.does is None else (thing.does,)
        start = c.LOWEST + thing.consumption
        return {"family": family(does, thing.power, "Core"), "start": start}
    if isinstance(thing, c.Upgrade):
        return {"family": family((thing.does,), 0, "Upgrade")}
    if isinstance(thing, c.Bonus):
        return {"family": BY_COUNT[thing.family], "counts": thing.family}
    if isinstance(thing, c.Station):
        return {"family": STATIONS[thing.number]}
    if isinstance(thing, c.AutomaCard):
        return {"family": "Core", "says": [[parts(each) for each in line] for line in automa_lines(thing, settings)]}
    return {"family": "Discover"} if isinstance(thing, (c.Tile, c.Galaxy)) else {}


def family(does: tuple[Do, ...], power: int, otherwise: str) -> str:
    for bit, name in BY_POWER.items():
        if power & bit:
            return name
    return BY_STEP.get(does[0].rule.__name__, otherwise) if does else otherwise


def board(settings: Mapping[str, str]) -> dict[str, Any]:
    """Fields are numbered from near to far; planet number = field * `planets_per_tile` + its place on the tile."""
    return {
        "colours": list(c.COLOURS),
        "gems": [gem.ref for gem in c.GEMS],
        "galaxies": [galaxy.ref for galaxy in BOX.galaxies],
        "fields": [
            {"ref": f"field:{field}", "galaxy": BOX.galaxies[c.GALAXY_OF[field]].ref, "parsec": c.PARSEC_OF[field]}
            for field in range(c.FIELDS)
        ],
        "planets_per_tile": c.PLANETS_PER_TILE,
        "height": c.HEIGHT,
        "consumption": {"lowest": c.LOWEST, "highest": c.HIGHEST},
        "display": c.DISPLAY,
        "purchases": c.PURCHASES,
        "bonus_limit": c.BONUS_LIMIT,
        "civilizations": [civilization.ref for civilization in c.CIVILIZATIONS],
        "upgrades": [upgrade.ref for upgrade in BOX.upgrades],
        "stations": [station.ref for station in BOX.stations],
        "station_cubes": {"station": BOX.stations[c.COLONIZING].ref, "cubes": c.STATION_CUBES},
    }


def brief(thing: Thing, settings: Mapping[str, str]) -> str:
    return text(thing, settings, short=True)


PRINTED: Final = Printed(
    text,
    facts,
    board,
    tagline="Outrun your own appetite for energy.",
    minutes=90,
    concerns={"slot": "plan"},  # an action field answers for the cards that are laid on it
    brief=brief,
)
