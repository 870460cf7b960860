"""What is printed on the boards, cards and tokens of ULTRAMASSIVE."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.ask import Do, Thing
from orrery.games.ultramassive.components import (
    DISCOVERY_MAX,
    OPEN,
    ROUNDS,
    SIZES,
    THRESHOLDS,
    Anomaly,
    Card,
    DraftOption,
    Resource,
    SiphonOption,
    Token,
)
from orrery.games.ultramassive.content import ANOMALIES, CARDS, DRAFT, SIPHONS
from orrery.games.ultramassive.content.cards import COPIES
from orrery.games.ultramassive.state import Powers

Symbol = dict[str, Any]  # an icon and how many of it; what it is traded for; whether it is for the rivals

# The scene and the icon of a card or symbol, by the first thing it does.
FAMILIES: Final = {
    "gain": "Matter", "gain_on_wormhole": "Worm", "recycle": "Anti", "trade_antimatter": "Anti", "others": "Anti",
    "orbit": "Orbit", "orbit_both": "Orbit", "move_stack": "Orbit", "cross": "Orbit", "siphon": "Siphon",
    "gain_discovery": "Disc", "gain_discovery_for_stacks": "Disc", "trade_discovery": "Matter", "trade_matter": "Disc",
    "open_pair": "Worm",
}  # fmt: skip
ICONS: Final = {
    "gain_discovery": "DC", "gain_mass": "SM", "gain_mass_for_stacks": "massx", "gain_discovery_for_stacks": "dcx",
    "gain_mass_for_categories": "massx", "orbit": "orbit", "orbit_both": "orbit", "move_stack": "move", "cross": "trade",
    "siphon": "siphon", "draw_cards": "draw", "cycle": "cycle", "open_pair": "wormhole", "move_wormholes": "move",
}  # fmt: skip


def board() -> dict[str, Any]:
    return {
        "thresholds": dict(zip(SIZES, THRESHOLDS, strict=True)),
        "open": dict(zip(SIZES, OPEN, strict=True)),
        "rounds": ROUNDS,
        "discovery_max": DISCOVERY_MAX,
        "cap": Powers((), 1).cap,
        "cards": COPIES * len(CARDS),
        "draft": [[option.ref for option in options] for options in DRAFT],
        "siphons": [[s.ref for s in SIPHONS if s.size == size] for size in range(len(SIZES))],
        "anomalies": {
            name: [a.ref for a in ANOMALIES if a.category == name] for name in ("Siphon", "Matter", "Orbit")
        },
    }


def facts(thing: Thing) -> dict[str, Any]:
    """What it shows besides its name and its words."""
    if isinstance(thing, Card):
        return {"family": family(thing.does), "symbols": symbols(thing.does)}
    if isinstance(thing, Anomaly):
        return anomaly(thing)
    if isinstance(thing, DraftOption):
        given = tuple([resource.does for resource in thing.gives])
        rivals = tuple([resource.does for resource in thing.others])
        return {
            "set": thing.draft_set,
            "family": family(given),
            "symbols": symbols(given),
            "rivals": symbols(rivals),
        }
    if isinstance(thing, (Resource, SiphonOption)):
        return {"family": family((thing.does,)), "symbols": symbols((thing.does,))}
    if isinstance(thing, Token):
        kind = "Anti" if thing.antimatter else "Matter"
        return {"family": kind, "mass": thing.mass, "discovery": thing.discovery}
    return {}


def anomaly(thing: Anomaly) -> dict[str, Any]:
    core = thing.category == "Core"
    return {
        "category": thing.category,
        "family": thing.category if not core else family(thing.does) if thing.does else "Core",
        "cost": thing.cost,
        "once": bool(thing.does),
        "passive": thing.passive,
    }


def family(does: tuple[Do, ...]) -> str:
    return FAMILIES.get(does[0].rule.__name__, "Mass")


def symbols(does: tuple[Do, ...]) -> list[Symbol]:
    return [symbol(step) for step in does]


def symbol(step: Do) -> Symbol:
    name, args = step.rule.__name__, step.args
    if name in ("gain", "gain_on_wormhole"):
        return {"icon": args[0].id, "n": 1}
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
