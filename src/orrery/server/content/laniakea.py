"""Laniakea as it is printed."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Thing
from orrery.games.laniakea import board as b
from orrery.games.laniakea import components as c
from orrery.games.laniakea.content import BOARD_SPACES, CELESTIALS
from orrery.games.laniakea.core_actions import CORE_NAMES
from orrery.games.laniakea.words import TRACK_NAMES
from orrery.server.content.plain import plain, printed

PARTS: dict[type[Thing], tuple[str, ...]] = {
    c.Tile: ("top", "bottom", "ability", "points", "slot", "wormhole"),
    c.Power: ("family", "attack", "permanent", "does", "market", "seraph"),
    c.Entity: ("cost", "points", "does", "boon", "type"),
    c.Chaos: ("hit_points", "points", "requirement", "effect", "reward"),
    c.Artifact: ("once", "does", "attack"),
    c.Celestial: ("counter", "each", "rates", "attack", "overpower"),
    c.AdversaryCard: ("does",),
}


def facts(thing: Thing) -> dict[str, Any]:
    """Costs and yields are (Voyage Stones, Forge Stones, Aether)."""
    found = printed(thing, PARTS.get(type(thing), ()))
    if isinstance(thing, c.Entity) and thing.scoring is not None:
        s = thing.scoring
        found["scoring"] = {"counter": s.counter, "points": s.points, "each": s.each}
    if isinstance(thing, c.Celestial):
        found["start"] = f"space:{b.space_called(b.START_SPACES[thing.id])}"
    return found


def board() -> dict[str, Any]:
    """Spaces and abysses lie on a hex grid: axial coordinates `at` = (q, r), the first direction being east."""
    return {
        "directions": [{"name": n, "step": list(d)} for n, d in zip(b.DIRECTION_NAMES, b.DIRECTIONS, strict=True)],
        "sectors": list(b.SECTOR_NAMES),
        "spaces": [space(number) for number in b.SPACES],
        "abysses": [
            {"ref": f"abyss:{n}", "name": b.ABYSS_NAMES[n], "at": list(b.ABYSS_COORDINATES[n]), "bridges": refs(ends)}
            for n, ends in enumerate(b.BRIDGES)
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
        "player_board": [plain(step) for step in BOARD_SPACES],
        "cores": list(CORE_NAMES),
        "pieces": {"sanctum": c.SANCTUM_PIECES, "gateway": c.GATEWAY_PIECES, "throne": c.THRONE_PIECES},
        "celestials": [celestial.ref for celestial in CELESTIALS],
    }


def space(n: int) -> dict[str, Any]:
    return {
        "ref": f"space:{n}",
        "name": b.SPACE_NAMES[n],
        "at": list(b.COORDINATES[n]),
        "sector": b.SECTOR[n],
        "area": b.AREA[n],
        "links": refs(b.LINKS[n]),
        "across": refs(b.ACROSS[n]),
        "abyss": f"abyss:{b.ABYSS_OF[n]}" if b.ABYSS_OF[n] != b.NO_ABYSS else "",
    }


def refs(spaces: tuple[int, ...]) -> list[str]:
    return [f"space:{n}" for n in spaces]
