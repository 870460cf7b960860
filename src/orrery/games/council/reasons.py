"""How it is said what one way to go on brings more, or less, than another."""

from __future__ import annotations

from typing import Final

REASONS: Final = {
    "level": "{} levels of Dark Tech",
    "energy": "{} Energy",
    "panel": "{} cubes on the panel",
    "rounds": "{} rounds to play",
}
