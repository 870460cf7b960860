"""The printed tables of the game, one file a deck."""

from __future__ import annotations

from orrery.games.laniakea.components import Box
from orrery.games.laniakea.content.adversary_cards import ADVERSARY_DECK
from orrery.games.laniakea.content.artifact_cards import ARTIFACTS
from orrery.games.laniakea.content.celestials import CELESTIALS
from orrery.games.laniakea.content.chaos_cards import CHAOS
from orrery.games.laniakea.content.entities import ENTITIES
from orrery.games.laniakea.content.player_board import BOARD_SPACES
from orrery.games.laniakea.content.powers import MARKET, STARTING
from orrery.games.laniakea.content.tiles import TILES

BOX = Box(TILES, STARTING, MARKET, ENTITIES, CHAOS, ARTIFACTS, CELESTIALS, ADVERSARY_DECK, BOARD_SPACES)

__all__ = [
    "ADVERSARY_DECK",
    "ARTIFACTS",
    "BOARD_SPACES",
    "BOX",
    "CELESTIALS",
    "CHAOS",
    "ENTITIES",
    "MARKET",
    "STARTING",
    "TILES",
]
