"""ULTRAMASSIVE as it is printed."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Thing
from orrery.games.ultramassive import components as c
from orrery.games.ultramassive.content import ANOMALIES, CORES, DRAFT, SIPHONS
from orrery.server.content.plain import printed

PARTS: dict[type[Thing], tuple[str, ...]] = {
    c.Token: ("mass", "discovery", "antimatter", "supply"),
    c.Card: ("does",),
    c.Anomaly: ("category", "cost", "does", "passive"),
    c.Resource: ("does", "token", "needs"),
    c.DraftOption: ("draft_set", "gives", "others"),
    c.SiphonOption: ("size", "does"),
}


def facts(thing: Thing) -> dict[str, Any]:
    return printed(thing, PARTS.get(type(thing), ()))


def board() -> dict[str, Any]:
    """Depth 0 is the edge of a Channel; a growing Black Hole covers the deepest spaces, `open` stays."""
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
        "discovery_max": c.DISCOVERY_MAX,
        "cores_drawn": c.CORES_DRAWN,
        "tokens": [token.ref for token in c.TOKENS],
        "draft": [[option.ref for option in options] for options in DRAFT],
        "siphons": [option.ref for option in SIPHONS],
        "anomalies": [anomaly.ref for anomaly in ANOMALIES],
        "cores": [core.ref for core in CORES],
    }


def spaces_of(channel: int) -> range:
    return range(channel * c.LENGTH, (channel + 1) * c.LENGTH)
