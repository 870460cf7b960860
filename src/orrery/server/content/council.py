"""Council of Shadows as it is printed."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Thing
from orrery.games.council import components as c
from orrery.games.council.content import BOX
from orrery.server.content.plain import printed

PARTS: dict[type[Thing], tuple[str, ...]] = {
    c.Civilization: ("colour",),
    c.Payment: ("gems",),
    c.Galaxy: ("colour", "higher", "lower", "light", "seats", "parsec", "fields"),
    c.Tile: ("parsec", "planets", "gems", "energy"),
    c.Card: ("cost", "consumption", "does", "ai"),
    c.Upgrade: ("cost", "does", "once", "slot", "parsec"),
    c.Bonus: ("family", "which", "dark", "seats", "module"),
    c.Tech: ("level", "does", "power"),
    c.Station: ("cost",),
    c.Leader: ("consumption", "does", "power"),
    c.AutomaCard: ("level", "silver", "consumption", "lines", "refresh", "assess_all"),
}


def facts(thing: Thing) -> dict[str, Any]:
    """Costs and yields are (coal, gold, crystal); planets are numbers of `colours`."""
    return printed(thing, PARTS.get(type(thing), ()))


def board() -> dict[str, Any]:
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
    }
