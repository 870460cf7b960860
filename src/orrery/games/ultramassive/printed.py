"""ULTRAMASSIVE as it is printed: the box, the board, and what the picture of a thing is drawn from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.ask import Do, Thing
from orrery.core.openly import parts_of
from orrery.core.parts import Printed
from orrery.games.ultramassive import components as c
from orrery.games.ultramassive.content import DRAFT, EVERYTHING, SIPHONS, box_of
from orrery.games.ultramassive.state import Powers
from orrery.games.ultramassive.texts import text

PARTS: Final[dict[type[Thing], tuple[str, ...]]] = {
    c.Token: ("mass", "discovery", "antimatter", "supply"),
    c.Card: ("does",),
    c.Anomaly: ("category", "cost", "does", "passive"),
    c.Resource: ("does", "token", "needs"),
    c.DraftOption: ("draft_set", "gives", "others"),
    c.SiphonOption: ("size", "does"),
}

# The scene and the hue of a card, by the first thing it does.
FAMILIES: Final = {
    "gain": "Matter", "gain_on_wormhole": "Worm", "recycle": "Anti", "trade_antimatter": "Anti", "others": "Anti",
    "orbit": "Orbit", "orbit_both": "Orbit", "move_stack": "Orbit", "cross": "Orbit", "siphon": "Siphon",
    "gain_discovery": "Disc", "gain_discovery_for_stacks": "Disc", "trade_discovery": "Matter", "trade_matter": "Disc",
    "open_pair": "Worm",
}  # fmt: skip
ICONS: Final = {"gain_discovery": "DC", "gain_mass": "SM", "orbit": "orbit", "cycle": "cycle"}


def facts(thing: Thing, settings: Mapping[str, str]) -> dict[str, Any]:
    return {**parts_of(thing, PARTS.get(type(thing), ())), **drawn(thing)}


def board(settings: Mapping[str, str]) -> dict[str, Any]:
    """Depth 0 is the edge of a Channel; a growing Black Hole covers the deepest spaces, `open` stays."""
    box = box_of(EVERYTHING, settings)
    return {
        "channels": [
            {"ref": f"channel:{n}", "name": ("blue", "pink")[n], "spaces": [f"space:{s}" for s in spaces_of(n)]}
            for n in c.CHANNELS
        ],
        "hole": f"space:{c.HOLE}",
        "sizes": [
            {"name": name, "from": c.THRESHOLDS[n], "open": [f"space:{s}" for s in c.UNCOVERED[n]]}
            for n, name in enumerate(c.SIZES)
        ],
        "wormholes": [{"ref": f"wormhole:{n}", "pair": f"pair:{n // 2}"} for n in c.WORMHOLES],
        "rounds": c.ROUNDS,
        "cap": Powers((), 1).cap,
        "discovery_max": c.DISCOVERY_MAX,
        "cores_drawn": c.CORES_DRAWN,
        "tokens": [token.ref for token in c.TOKENS],
        "draft": [[option.ref for option in options] for options in DRAFT],
        "siphons": [option.ref for option in SIPHONS],
        "anomalies": [anomaly.ref for anomaly in box.anomalies],
        "cores": [core.ref for core in box.cores],
    }


def spaces_of(channel: int) -> range:
    return range(channel * c.LENGTH, (channel + 1) * c.LENGTH)


def drawn(thing: Thing) -> dict[str, Any]:
    """The family its picture is of, and the symbols printed on a Draft option, Resource or Siphon option."""
    if isinstance(thing, c.Token):
        return {"family": "Anti" if thing.antimatter else "Matter"}
    if isinstance(thing, c.Card):
        return {"family": family(thing.does)}
    if isinstance(thing, c.Anomaly):
        core = thing.category == "Core"
        return {
            "family": thing.category if not core else family(thing.does) if thing.does else "Core",
            "once": bool(thing.does),
        }
    if isinstance(thing, c.DraftOption):
        gives = tuple([resource.does for resource in thing.gives])
        return {"family": family(gives), "symbols": [symbol(step) for step in gives]}
    if isinstance(thing, (c.Resource, c.SiphonOption)):
        return {"family": family((thing.does,)), "symbols": [symbol(thing.does)]}
    return {}


def family(does: tuple[Do, ...]) -> str:
    return FAMILIES.get(does[0].rule.__name__, "Mass")


def symbol(step: Do) -> dict[str, Any]:
    """An icon and how many of it; a trade says what it is `for`."""
    name, args = step.rule.__name__, step.args
    if name == "gain":
        return {"icon": args[0].id, "n": 1}
    if name == "trade_antimatter":
        return {"icon": "AMIN", "n": 1, "for": {"icon": args[0].id, "n": 1}}
    if name == "trade_discovery":
        return {"icon": "DC", "n": 1, "for": {"icon": args[0].id, "n": 1}}
    if name == "trade_matter":
        return {"icon": "matter", "n": 1, "for": symbol(args[0])}
    return {"icon": ICONS[name], "n": args[0]}


def brief(thing: Thing, settings: Mapping[str, str]) -> str:
    return text(thing, settings, short=True)


PRINTED: Final = Printed(text, facts, board, tagline="You are the black hole. Feed.", minutes=60, brief=brief)
