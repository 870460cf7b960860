"""Module 1: the three stations. Module 2: the six leaders."""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.games.council.components import (
    CENSUS,
    COLLECTING,
    COLONIZING,
    HARVESTING,
    KEEPS_CUBES,
    LEADER_COLLECTS,
    LEADER_SETTLES,
    TIE_WINS,
    Leader,
    Station,
)
from orrery.games.council.leaders import add_field, start_with_energy

STATIONS: tuple[Station, ...] = (
    Station(COLLECTING, "T1", "Collecting station", (1, 1, 0)),
    Station(HARVESTING, "T2", "Harvesting station", (0, 1, 1)),
    Station(COLONIZING, "T3", "Colonizing station", (0, 2, 0)),
)
LEADERS: tuple[Leader, ...] = (
    Leader(0, "buteo", "Buteo", 10, None, LEADER_COLLECTS),
    Leader(1, "zoe", "Zoe", 14, None, LEADER_SETTLES),
    Leader(2, "ava", "Ava", 8, Do(add_field, 1), 0),
    Leader(3, "casares", "Casares", 6, None, KEEPS_CUBES),
    Leader(4, "s3e3", "S3E3", 7, None, CENSUS),
    Leader(5, "breish", "Breish", 5, Do(start_with_energy, 8), TIE_WINS),
)
