"""The Siphon Track: three options a size."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Do
from orrery.games.ultramassive.components import BG, PBH, PRIMORDIAL, SG, STELLAR, SUPERMASSIVE, SiphonOption
from orrery.games.ultramassive.gaining import gain, gain_discovery, gain_mass
from orrery.games.ultramassive.orbit import orbit

SIPHONS: Final[tuple[SiphonOption, ...]] = (
    SiphonOption(0, "SP-1", "Blue Giant", PRIMORDIAL, Do(gain, BG)),
    SiphonOption(1, "SP-2", "2 Discovery Counters", PRIMORDIAL, Do(gain_discovery, 2)),
    SiphonOption(2, "SP-3", "Orbit", PRIMORDIAL, Do(orbit, 1)),
    SiphonOption(3, "SS-1", "Supergiant", STELLAR, Do(gain, SG)),
    SiphonOption(4, "SS-2", "5 Discovery Counters", STELLAR, Do(gain_discovery, 5)),
    SiphonOption(5, "SS-3", "3 Solar Mass", STELLAR, Do(gain_mass, 3)),
    SiphonOption(6, "SU-1", "Primordial Black Hole", SUPERMASSIVE, Do(gain, PBH)),
    SiphonOption(7, "SU-2", "5 Discovery Counters", SUPERMASSIVE, Do(gain_discovery, 5)),
    SiphonOption(8, "SU-3", "3 Solar Mass", SUPERMASSIVE, Do(gain_mass, 3)),
)
