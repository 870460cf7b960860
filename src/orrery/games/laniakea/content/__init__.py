"""The printed tables of the game, one file a deck."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Thing
from orrery.core.catalog import tell_apart
from orrery.core.extras import in_play, kind_of
from orrery.core.parts import Settings
from orrery.games.laniakea.components import AdversaryCard, Artifact, Box, Chaos, Entity, Power
from orrery.games.laniakea.content.adversary_cards import ADVERSARY_DECK
from orrery.games.laniakea.content.artifact_cards import ARTIFACTS
from orrery.games.laniakea.content.celestials import CELESTIALS
from orrery.games.laniakea.content.chaos_cards import CHAOS
from orrery.games.laniakea.content.entities import ENTITIES
from orrery.games.laniakea.content.extras import EXTRAS
from orrery.games.laniakea.content.player_board import BOARD_SPACES
from orrery.games.laniakea.content.powers import MARKET, STARTING
from orrery.games.laniakea.content.tiles import TILES


def box_with(extras: tuple[Thing, ...]) -> Box:
    return Box(
        TILES,
        STARTING,
        MARKET + kind_of(Power, extras),
        ENTITIES + kind_of(Entity, extras),
        CHAOS + kind_of(Chaos, extras),
        ARTIFACTS + kind_of(Artifact, extras),
        CELESTIALS,
        ADVERSARY_DECK + kind_of(AdversaryCard, extras),
        BOARD_SPACES,
    )


BOX: Final = box_with(())
EVERYTHING: Final = box_with(EXTRAS)
tell_apart([*EVERYTHING.entities, *EVERYTHING.chaos])  # they share a deck


def box_of(box: Box, settings: Settings) -> Box:
    """What a table with these settings plays with: all of this but the extras that its switches leave out."""
    if not EXTRAS:
        return box
    return Box(
        *(box.tiles, box.starting, in_play(box.market, settings), in_play(box.entities, settings)),
        *(in_play(box.chaos, settings), in_play(box.artifacts, settings), box.celestials),
        *(in_play(box.adversary, settings), box.spaces),
    )


__all__ = [
    "ADVERSARY_DECK",
    "ARTIFACTS",
    "BOARD_SPACES",
    "BOX",
    "CELESTIALS",
    "CHAOS",
    "ENTITIES",
    "EVERYTHING",
    "MARKET",
    "STARTING",
    "TILES",
    "box_of",
]
