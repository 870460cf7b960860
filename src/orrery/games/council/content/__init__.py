"""The printed tables of the game, one file a deck."""

from __future__ import annotations

from orrery.games.council.content.automa import AUTOMA_CARDS
from orrery.games.council.content.bonuses import DARK, LIGHT
from orrery.games.council.content.cards import AI_CARDS, START_CARDS
from orrery.games.council.content.galaxies import GALAXY_TABLE
from orrery.games.council.content.modules import LEADERS, STATIONS
from orrery.games.council.content.techs import TECHS
from orrery.games.council.content.tiles import TILES
from orrery.games.council.content.upgrades import EXTRA_STEPS, UPGRADES
from orrery.games.council.state import Box

BOX = Box(
    GALAXY_TABLE,
    TILES,
    START_CARDS,
    AI_CARDS,
    UPGRADES + EXTRA_STEPS,
    LIGHT,
    DARK,
    TECHS,
    STATIONS,
    LEADERS,
    AUTOMA_CARDS,
)

__all__ = [
    "AI_CARDS",
    "AUTOMA_CARDS",
    "BOX",
    "DARK",
    "EXTRA_STEPS",
    "GALAXY_TABLE",
    "LEADERS",
    "LIGHT",
    "START_CARDS",
    "STATIONS",
    "TECHS",
    "TILES",
    "UPGRADES",
]
