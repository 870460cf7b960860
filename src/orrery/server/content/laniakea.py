"""What the browser draws Laniakea from: the map, the printed numbers, and every thing with its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core.ask import Thing
from orrery.games.laniakea import TITLE, board
from orrery.games.laniakea.board import ABYSS_NAMES, AREA, BRIDGES, SECTOR, SECTOR_NAMES, SPACE_NAMES, START_SPACES
from orrery.games.laniakea.card_texts import (
    EFFECTS,
    REQUIREMENTS,
    artifact_text,
    entity_text,
    sentences,
    step_text,
    unit,
)
from orrery.games.laniakea.components import (
    ADVERSARY_ASCENDED,
    ASCENDED,
    RESOURCE_NAMES,
    TRACK_END,
    AdversaryCard,
    Artifact,
    Celestial,
    Chaos,
    Entity,
    Power,
    Tile,
)
from orrery.games.laniakea.content import BOX
from orrery.games.laniakea.core_actions import CORE_NAMES
from orrery.games.laniakea.rulings import Rulings
from orrery.games.laniakea.words import PLACES, TRACK_NAMES

RESOURCE_USES = (
    "Pays for movements, Structures and Entities, and fills Resource Slots.",
    "Pays for Void movements, Time Loops, Structures and Entities, and fills Resource Slots.",
    "Pays for upgrades and Cosmic Powers; what is left at the end makes your Thrones worth more.",
)
CORE_TEXTS = (
    "Travel, then harvest where you land.",
    "Move a marker one space on, for 1 Aether.",
    "Build a Sanctum, a Gateway or a Throne.",
    "Take a card of the row, paying Aether.",
    "Take an Entity of the row, paying its cost.",
)


def content(settings: Mapping[str, str]) -> dict[str, Any]:
    """`settings` are those of a table, complete."""
    return {"board": board_facts(Rulings(settings)), "things": things(settings)}


def board_facts(rulings: Rulings) -> dict[str, Any]:
    return {
        "spaces": [
            {"name": name, "at": board.COORDINATES[n], "area": AREA[n], "sector": SECTOR_NAMES[SECTOR[n]]}
            for n, name in enumerate(SPACE_NAMES)
        ],
        "abysses": [
            {"name": name, "at": board.ABYSS_COORDINATES[n], "bridges": BRIDGES[n]}
            for n, name in enumerate(ABYSS_NAMES)
        ],
        "links": [(a, b) for a in board.SPACES for b in board.LINKS[a] if a < b],
        "voids": board.VOIDS,
        "starts": {board.space_called(name): letter for letter, name in START_SPACES.items()},
        "costs": {
            "basic": rulings.basic,
            "void": rulings.void,
            "loop": rulings.loop,
            "sanctum": rulings.sanctum,
            "gateway": rulings.gateway,
            "throne": rulings.throne,
        },
        "throne_value": rulings.throne_value,
        "movement_track": rulings.movement_track,
        "ascended": ASCENDED,
        "adversary_ascended": ADVERSARY_ASCENDED,
        "track_end": TRACK_END,
    }


def things(settings: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    box = BOX
    printed: tuple[Thing, ...] = (
        *(*box.tiles, *box.starting, *box.market, *box.entities),
        *(*box.chaos, *box.artifacts, *box.celestials, *box.adversary),
    )
    said = {
        thing.ref: {"name": thing.name, "text": TITLE.text(thing, settings), **facts(thing, settings)}
        for thing in printed
    }
    return said | places()


def facts(thing: Thing, settings: Mapping[str, str]) -> dict[str, Any]:
    """The numbers of a card apart, and its words without them."""
    if isinstance(thing, Tile):
        return {"top": thing.top, "bottom": thing.bottom, "ability": thing.ability, "points": thing.points}
    if isinstance(thing, Power):
        attack = None if thing.seraph else thing.attack
        return {
            "words": power_words(thing, settings),
            "family": thing.family.partition(" ")[0],  # what its picture is drawn from
            "attack": attack,
            "permanent": thing.permanent,
        }
    if isinstance(thing, Entity):
        return {"words": entity_text(thing), "type": thing.type, "cost": thing.cost, "points": thing.points}
    if isinstance(thing, Chaos):
        return chaos_facts(thing)
    if isinstance(thing, Artifact):
        return {"words": artifact_text(thing), "once": thing.once, "attack": thing.attack}
    if isinstance(thing, Celestial):
        return celestial_facts(thing)
    return {"words": steps(thing.does)} if isinstance(thing, AdversaryCard) else {}


def power_words(power: Power, settings: Mapping[str, str]) -> str:
    """The cards of the starting decks bear the Core actions themselves, so they say what these are."""
    if power.name in CORE_NAMES:
        return CORE_TEXTS[CORE_NAMES.index(power.name)]
    return TITLE.text(power, settings).removesuffix(" Permanent.") if power.seraph else steps(power.does)


def steps(does: tuple[Any, ...]) -> str:
    return sentences([step_text(step) for step in does])


def chaos_facts(chaos: Chaos) -> dict[str, Any]:
    effects = [EFFECTS[name].format(value) for name, value in chaos.effect]
    return {
        "hit_points": chaos.hit_points,
        "points": chaos.points,
        "requirement": sentences([REQUIREMENTS[chaos.requirement]]) if chaos.requirement else "",
        "effect": sentences(effects),
        "reward": steps(chaos.reward),
    }


def celestial_facts(celestial: Celestial) -> dict[str, Any]:
    return {
        "letter": celestial.id,
        "rates": celestial.rates,
        "attack": celestial.attack,
        "per": unit(celestial.counter, celestial.each),
        "overpower": steps(celestial.overpower),
    }


def places() -> dict[str, dict[str, Any]]:
    """Everything a question can point at that is not printed on a card."""
    said = {f"space:{n}": (name, f"{SECTOR_NAMES[SECTOR[n]]} sector") for n, name in enumerate(SPACE_NAMES)}
    for n, ends in enumerate(BRIDGES):
        sectors = ", ".join(SECTOR_NAMES[SECTOR[end]] for end in ends)
        said[f"abyss:{n}"] = (f"Abyss {ABYSS_NAMES[n]}", f"bridges to {sectors}")
    said |= {f"resource:{n}": (name, RESOURCE_USES[n]) for n, name in enumerate(RESOURCE_NAMES)}
    said |= {f"core:{n}": (name, CORE_TEXTS[n]) for n, name in enumerate(CORE_NAMES)}
    said |= {f"track:{n}": (name, "Upgrading it costs 1 Aether.") for n, name in enumerate(TRACK_NAMES)}
    said |= {f"place:{n}": (f"Space S{n + 1}", steps((does,))) for n, does in enumerate(BOX.spaces)}
    said |= {f"pair:{n}": (capital(PLACES["pair"](n)), "") for n in range(3)}
    said |= {f"effect:{n}": (capital(PLACES["first"](n)), "") for n in range(2)}
    return {ref: {"name": name, "text": text} for ref, (name, text) in said.items()}


def capital(words: str) -> str:
    return words[0].upper() + words[1:]
