"""How it is said what one way to go on brings more, or less, than another."""

from __future__ import annotations

from typing import Final

REASONS: Final = {
    "entities": "{} VP from Entities",
    "chaos": "{} VP from Chaos cards",
    "endgame": "{} VP from Endgame Entities",
    "celestial": "{} VP from the Celestial",
    "ascension": "{} VP from Ascension",
    "sanctums": "{} VP from Sanctums",
    "gateways": "{} VP from Gateways",
    "thrones": "{} VP from Thrones",
    "rival": "{} VP for the strongest rival",
    "rounds": "{} rounds",
}
