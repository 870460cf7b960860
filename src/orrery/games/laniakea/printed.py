"""Laniakea as it is printed: the box, the board, and what the picture of a thing is drawn from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.ask import Thing
from orrery.core.openly import as_data, parts_of
from orrery.core.parts import Printed
from orrery.core.sentence import Sentence, parts
from orrery.games.laniakea import board as b
from orrery.games.laniakea import card_texts as said
from orrery.games.laniakea import components as c
from orrery.games.laniakea.bridges import NO_ABYSS, Bridges
from orrery.games.laniakea.content import BOARD_SPACES, CELESTIALS
from orrery.games.laniakea.core_actions import CORE_NAMES
from orrery.games.laniakea.rulings import BRIDGES, SWITCHES, Rulings
from orrery.games.laniakea.words import TRACK_NAMES

PARTS: Final[dict[type[Thing], tuple[str, ...]]] = {
    c.Tile: ("top", "bottom", "ability", "points", "slot", "wormhole"),
    c.Power: ("family", "attack", "permanent", "does", "market", "seraph"),
    c.Entity: ("cost", "points", "does", "boon", "type"),
    c.Chaos: ("hit_points", "points", "requirement", "effect", "reward"),
    c.Artifact: ("once", "does", "attack"),
    c.Celestial: ("counter", "each", "rates", "attack", "overpower"),
    c.AdversaryCard: ("does",),
}
RESOURCE_TEXTS: Final[tuple[str, ...]] = (
    "Pays for movements, Structures and Entities, and fills Resource Slots.",
    "Pays for Void movements, Time Loops, Structures and Entities, and fills Resource Slots.",
    "Pays for upgrades and Cosmic Powers; what is left at the end makes your Thrones worth more.",
)
PRICED: Final[dict[str, tuple[str, ...]]] = {  # what is printed on the boards depends on these switches
    "movement_costs": ("basic", "void", "loop"),
    "structure_costs": ("sanctum", "gateway", "throne"),
    "throne_values": ("throne_value",),
    "movement_track": ("movement_track",),
}


def facts(thing: Thing, settings: Mapping[str, str]) -> dict[str, Any]:
    """Costs and yields are (Voyage Stones, Forge Stones, Aether)."""
    found = parts_of(thing, PARTS.get(type(thing), ()))
    if isinstance(thing, c.Entity) and thing.scoring is not None:
        s = thing.scoring
        found["scoring"] = {"counter": s.counter, "points": s.points, "each": s.each}
    if isinstance(thing, c.Celestial):
        found["start"] = f"space:{b.space_called(b.START_SPACES[thing.id])}"
        found["per"] = said.unit(thing.counter, thing.each, settings)
    return found | words(thing, settings) | {"family": family(thing)}


def family(thing: Thing) -> str:
    """What the picture of a card is drawn from."""
    if isinstance(thing, c.Power | c.Entity):
        name = thing.family if isinstance(thing, c.Power) else thing.type
        return name.partition(" ")[0]
    return {c.Chaos: "Chaos", c.Artifact: "Economy", c.AdversaryCard: "Combat"}.get(type(thing), "Core")


def words(thing: Thing, settings: Mapping[str, str]) -> dict[str, Sentence]:
    """What the corners of a card say."""
    if isinstance(thing, c.Celestial):
        return {"overpower_text": parts(said.steps(thing.overpower, settings))}
    if isinstance(thing, c.Chaos):
        needs, harms, gives = [parts(said.sentences(each)) for each in said.chaos_parts(thing, settings)]
        return {"needs": needs, "harms": harms, "gives": gives}
    return {}


def brief(thing: Thing, settings: Mapping[str, str]) -> str:
    return said.text(thing, settings, short=True)


def board(settings: Mapping[str, str]) -> dict[str, Any]:
    """Spaces and abysses lie on a hex grid: axial coordinates `at` = (q, r), the first direction being east."""
    bridges = BRIDGES[settings["bridges"]]
    return {
        "directions": [{"name": n, "step": list(d)} for n, d in zip(b.DIRECTION_NAMES, b.DIRECTIONS, strict=True)],
        "sectors": list(b.SECTOR_NAMES),
        "spaces": [space(number, bridges) for number in b.SPACES],
        "abysses": [
            {
                "ref": f"abyss:{n}",
                "name": b.ABYSS_NAMES[n],
                "called": b.ABYSSES_CALLED[n],
                "at": list(b.ABYSS_COORDINATES[n]),
                "bridges": refs(ends),
            }
            for n, ends in enumerate(bridges.ends)
        ],
        "voids": [
            {"void": n, "between": refs(ends), "artifact": n in b.ARTIFACT_VOIDS} for n, ends in enumerate(b.VOIDS)
        ],
        "resources": list(c.RESOURCE_NAMES),
        "most": c.MOST,
        "colours": list(c.COLOURS),
        "market_prices": list(c.MARKET_PRICES),
        "tracks": list(TRACK_NAMES),
        "track_end": c.TRACK_END,
        "ability_spaces": c.ABILITY_SPACES,
        "ascended": c.ASCENDED,
        "player_board": [as_data(step) for step in BOARD_SPACES],
        "cores": list(CORE_NAMES),
        "pieces": {"sanctum": c.SANCTUM_PIECES, "gateway": c.GATEWAY_PIECES, "throne": c.THRONE_PIECES},
        "celestials": [celestial.ref for celestial in CELESTIALS],
        "starts": {b.space_called(name): letter for letter, name in b.START_SPACES.items()},
        "adversary_ascended": c.ADVERSARY_ASCENDED,
        "texts": texts(settings),
        "priced": {switch: priced(switch, names) for switch, names in PRICED.items()},
    }


def texts(settings: Mapping[str, str]) -> dict[str, Sentence]:
    """What the places do that a question can point at."""
    found = {f"place:{n}": said.steps((does,), settings) for n, does in enumerate(BOARD_SPACES)}
    found |= {f"core:{n}": text for n, text in enumerate(said.CORE_TEXTS)}
    found |= {f"resource:{n}": text for n, text in enumerate(RESOURCE_TEXTS)}
    found |= {f"track:{n}": "Upgrading it costs 1 [resource:2|Aether]." for n in c.TRACKS}
    return {ref: parts(text) for ref, text in found.items()}


def priced(switch: str, names: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """The numbers under each choice of a switch."""
    written = {s.name: s.choices[0] for s in SWITCHES}
    choices = next(s.choices for s in SWITCHES if s.name == switch)
    under = {choice: Rulings({**written, switch: choice}) for choice in choices}
    return {choice: {name: getattr(rulings, name) for name in names} for choice, rulings in under.items()}


def space(n: int, bridges: Bridges) -> dict[str, Any]:
    abyss = bridges.abyss_of[n]
    return {
        "ref": f"space:{n}",
        "name": b.SPACE_NAMES[n],
        "at": list(b.COORDINATES[n]),
        "sector": b.SECTOR[n],
        "area": b.AREA[n],
        "links": refs(b.LINKS[n]),
        "across": refs(b.ACROSS[n]),
        "abyss": f"abyss:{abyss}" if abyss != NO_ABYSS else "",
    }


def refs(spaces: tuple[int, ...]) -> list[str]:
    return [f"space:{n}" for n in spaces]


PRINTED: Final = Printed(
    said.text, facts, board, tagline="Cross dark space, raise thrones, ascend.", minutes=75, brief=brief
)
