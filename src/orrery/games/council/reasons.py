"""How it is said what one way to go on brings more, or less, than another."""

from __future__ import annotations

from typing import Final

from orrery.games.council.scoring import LEVEL

REASONS: Final = {
    "level": "{} levels of Dark Tech",
    "energy": "{} Energy",
    "panel": "{} cubes on the panel",
    "rival": "{} levels for the strongest rival",
    "rounds": "{} rounds",
}
WEIGHTS: Final = {"level": float(LEVEL), "rival": float(LEVEL)}
