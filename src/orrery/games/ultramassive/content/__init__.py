"""The printed tables of the game, one file a deck."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Thing
from orrery.core.extras import in_play, kind_of
from orrery.core.parts import Settings
from orrery.games.ultramassive.components import Anomaly, Card
from orrery.games.ultramassive.content.anomalies import ANOMALIES, CORES
from orrery.games.ultramassive.content.cards import CARDS
from orrery.games.ultramassive.content.draft import DRAFT, RESOURCES
from orrery.games.ultramassive.content.extras import EXTRAS
from orrery.games.ultramassive.content.siphons import SIPHONS
from orrery.games.ultramassive.state import Box


def box_with(extras: tuple[Thing, ...]) -> Box:
    found = kind_of(Anomaly, extras)
    anomalies = tuple([anomaly for anomaly in found if anomaly.category != "Core"])
    cores = tuple([anomaly for anomaly in found if anomaly.category == "Core"])
    return Box(CARDS + kind_of(Card, extras), ANOMALIES + anomalies, CORES + cores, DRAFT, SIPHONS)


BOX: Final = box_with(())
EVERYTHING: Final = box_with(EXTRAS)


def box_of(box: Box, settings: Settings) -> Box:
    """What a table with these settings plays with: all of this but the extras that its switches leave out."""
    if not EXTRAS:
        return box
    cards, anomalies = in_play(box.cards, settings), in_play(box.anomalies, settings)
    return Box(cards, anomalies, in_play(box.cores, settings), box.draft, box.siphons)


__all__ = ["ANOMALIES", "BOX", "CARDS", "CORES", "DRAFT", "EVERYTHING", "RESOURCES", "SIPHONS", "box_of"]
