"""The printed tables of the game, one file a deck."""

from __future__ import annotations

from typing import Final

from orrery.games.ultramassive.content.anomalies import ANOMALIES, CORES
from orrery.games.ultramassive.content.cards import CARDS
from orrery.games.ultramassive.content.draft import DRAFT, RESOURCES
from orrery.games.ultramassive.content.siphons import SIPHONS
from orrery.games.ultramassive.state import Box

BOX: Final = Box(CARDS, ANOMALIES, CORES, DRAFT, SIPHONS)

__all__ = ["ANOMALIES", "BOX", "CARDS", "CORES", "DRAFT", "RESOURCES", "SIPHONS"]
