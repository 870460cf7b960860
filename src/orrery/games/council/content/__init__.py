"""The printed tables of the game, one file a deck."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Thing
from orrery.core.extras import in_play, kind_of
from orrery.core.parts import Settings
from orrery.games.council.components import AutomaCard, Bonus, Card, Leader, Tech, Tile
from orrery.games.council.content.automa import AUTOMA_CARDS
from orrery.games.council.content.bonuses import DARK, LIGHT
from orrery.games.council.content.cards import AI_CARDS, START_CARDS
from orrery.games.council.content.extras import EXTRAS
from orrery.games.council.content.galaxies import GALAXY_TABLE
from orrery.games.council.content.modules import LEADERS, STATIONS
from orrery.games.council.content.techs import TECHS
from orrery.games.council.content.tiles import TILES
from orrery.games.council.content.upgrades import EXTRA_STEPS, UPGRADES
from orrery.games.council.state import Box


def box_with(extras: tuple[Thing, ...]) -> Box:
    bonuses = kind_of(Bonus, extras)
    return Box(
        GALAXY_TABLE,
        TILES + kind_of(Tile, extras),
        START_CARDS,
        AI_CARDS + kind_of(Card, extras),
        UPGRADES + EXTRA_STEPS,
        LIGHT + tuple([bonus for bonus in bonuses if not bonus.dark]),
        DARK + tuple([bonus for bonus in bonuses if bonus.dark]),
        TECHS + kind_of(Tech, extras),
        STATIONS,
        LEADERS + kind_of(Leader, extras),
        AUTOMA_CARDS + kind_of(AutomaCard, extras),
    )


BOX: Final = box_with(())
EVERYTHING: Final = box_with(EXTRAS)


def box_of(box: Box, settings: Settings) -> Box:
    """What a table with these settings plays with: all of this but the extras that its switches leave out."""
    if not EXTRAS:
        return box
    return Box(
        *(box.galaxies, in_play(box.tiles, settings), box.start_cards, in_play(box.ai_cards, settings), box.upgrades),
        *(in_play(box.light, settings), in_play(box.dark, settings), in_play(box.techs, settings), box.stations),
        *(in_play(box.leaders, settings), in_play(box.automa, settings)),
    )


__all__ = [
    "AI_CARDS",
    "AUTOMA_CARDS",
    "BOX",
    "DARK",
    "EVERYTHING",
    "EXTRA_STEPS",
    "GALAXY_TABLE",
    "LEADERS",
    "LIGHT",
    "START_CARDS",
    "STATIONS",
    "TECHS",
    "TILES",
    "UPGRADES",
    "box_of",
]
