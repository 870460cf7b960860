"""How it is said what one way to go on brings more, or less, than another."""

from __future__ import annotations

from typing import Final

REASONS: Final = {
    "blue_giants": "{} SM from Blue Giants",
    "supergiants": "{} SM from Supergiants",
    "primordials": "{} SM from Primordial Black Holes",
    "antimatter": "{} SM from Antimatter",
    "siphon": "{} SM from Siphons",
    "cards": "{} SM from cards",
    "anomaly_effects": "{} SM from Anomalies",
    "exchange": "{} SM from exchanges",
    "swapped": "{} SM from swapped cards",
    "bonus": "{} SM from the bonus",
    "rival": "{} SM for the strongest rival",
}
