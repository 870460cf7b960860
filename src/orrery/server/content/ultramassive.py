"""What ULTRAMASSIVE is made of, for drawing it: names, words and symbols of everything that can be pointed at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.ask import Do, Thing
from orrery.games.ultramassive.components import (
    CHANNELS,
    DISCOVERY_MAX,
    HOLE,
    LENGTH,
    OPEN,
    PAIRS,
    ROUNDS,
    SIZES,
    THRESHOLDS,
    TOKENS,
    WORMHOLES,
    Anomaly,
    Card,
    DraftOption,
    Resource,
    SiphonOption,
    Token,
)
from orrery.games.ultramassive.content import ANOMALIES, CARDS, CORES, DRAFT, RESOURCES, SIPHONS
from orrery.games.ultramassive.content.cards import COPIES
from orrery.games.ultramassive.words import PLACES, text

Symbol = dict[str, Any]  # an icon, how many of it, and after an arrow what it is traded for

FAMILIES: Final = {  # which scene and hue a card gets, by the first thing it does
    "gain": "Matter", "gain_on_wormhole": "Worm", "recycle": "Anti", "others": "Anti", "orbit": "Orbit",
    "orbit_both": "Orbit", "move_stack": "Orbit", "cross": "Orbit", "siphon": "Siphon", "gain_discovery": "Disc",
    "gain_discovery_for_stacks": "Disc", "open_pair": "Worm",
}  # fmt: skip


def content(settings: Mapping[str, str]) -> dict[str, Any]:
    listed = (*CARDS, *ANOMALIES, *CORES, *DRAFT[0], *DRAFT[1], *RESOURCES, *SIPHONS, *TOKENS)
    things = {thing.ref: {"name": thing.name, "text": text(thing, settings), **facts(thing)} for thing in listed}
    return {"board": board(settings), "things": {**things, **places(settings)}}


def board(settings: Mapping[str, str]) -> dict[str, Any]:
    return {
        "length": LENGTH,
        "open": dict(zip(SIZES, OPEN, strict=True)),
        "thresholds": dict(zip(SIZES, THRESHOLDS, strict=True)),
        "rounds": ROUNDS,
        "discovery_max": DISCOVERY_MAX,
        "rate": int(settings["exchange_rate"]),
        "cap": 8,
        "cards": COPIES * len(CARDS),
        "draft": [[option.ref for option in options] for options in DRAFT],
        "siphons": [[s.ref for s in SIPHONS if s.size == size] for size in range(len(SIZES))],
        "anomalies": {
            name: [a.ref for a in ANOMALIES if a.category == name] for name in ("Siphon", "Matter", "Orbit")
        },
    }


def facts(thing: Thing) -> dict[str, Any]:
    """What is printed on it, apart from its name and its words."""
    if isinstance(thing, Card):
        return {"family": family(thing.does), "symbols": symbols(thing.does)}
    if isinstance(thing, Anomaly):
        once = bool(thing.does)
        return {
            "category": thing.category,
            "family": thing.category if thing.category != "Core" else family(thing.does) if once else "Core",
            "cost": thing.cost,
            "once": once,
            "passive": thing.passive,
        }
    if isinstance(thing, DraftOption):
        return {
            "set": thing.draft_set,
            "symbols": symbols(tuple([resource.does for resource in thing.gives])),
            "rivals": symbols(tuple([resource.does for resource in thing.others])),
        }
    if isinstance(thing, (Resource, SiphonOption)):
        return {"symbols": symbols((thing.does,))}
    if isinstance(thing, Token):
        return {"mass": thing.mass, "discovery": thing.discovery, "antimatter": thing.antimatter}
    return {}


def family(does: tuple[Do, ...]) -> str:
    return FAMILIES.get(does[0].rule.__name__, "Mass")


def symbols(does: tuple[Do, ...]) -> list[Symbol]:
    return [symbol(step) for step in does]


def symbol(step: Do) -> Symbol:
    name, args = step.rule.__name__, step.args
    if name in ("gain", "gain_on_wormhole"):
        return {"icon": args[0].id, "n": 1, **({"place": True} if name == "gain_on_wormhole" else {})}
    if name == "trade_antimatter":
        return {"icon": "AMIN", "n": 1, "for": {"icon": args[0].id, "n": 1}}
    if name == "trade_discovery":
        return {"icon": "DC", "n": 1, "for": {"icon": args[0].id, "n": 1}}
    if name == "trade_matter":
        return {"icon": "matter", "n": 1, "for": symbol(args[0])}
    if name == "recycle":
        return {"icon": "AMIN", "n": 1, "for": {"icon": "PBH", "n": 1}}
    if name == "others":
        return {**symbol(args[0]), "rivals": True}
    return {"icon": ICONS[name], "n": args[0] if args else 1}


ICONS: Final = {
    "gain_discovery": "DC", "gain_mass": "SM", "gain_mass_for_stacks": "massx", "gain_discovery_for_stacks": "dcx",
    "gain_mass_for_categories": "massx", "orbit": "orbit", "orbit_both": "orbit", "move_stack": "move", "cross": "trade",
    "siphon": "siphon", "draw_cards": "draw", "cycle": "cycle", "open_pair": "wormhole", "move_wormholes": "move",
}  # fmt: skip


def places(settings: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """Whatever is no piece but can be pointed at."""
    rate = int(settings["exchange_rate"])
    named: dict[str, dict[str, Any]] = {}
    for kind, numbers in (("space", range(HOLE + 1)), ("wormhole", WORMHOLES), ("pair", PAIRS), ("channel", CHANNELS)):
        for number in numbers:
            name = PLACES[kind](number)
            named[f"{kind}:{number}"] = {"name": f"{name} Channel" if kind == "channel" else name, "text": ""}
    for mass in range(1, DISCOVERY_MAX + 1):
        words = f"Costs {PLACES['counters'](mass * rate)}, unless an Anomaly of yours makes it cheaper."
        named[f"mass:{mass}"] = {"name": f"{mass} Solar Mass", "text": words}
    return named
