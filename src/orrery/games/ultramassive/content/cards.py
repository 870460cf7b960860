"""The Action deck: 20 designs, two copies of each."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Do
from orrery.games.ultramassive.cards import draw_cards, others
from orrery.games.ultramassive.components import AMIN, BG, PBH, SG, Card
from orrery.games.ultramassive.gaining import gain, gain_discovery, gain_mass, gain_mass_for_stacks, gain_on_wormhole
from orrery.games.ultramassive.orbit import cross, move_stack, orbit, orbit_both
from orrery.games.ultramassive.siphon import siphon
from orrery.games.ultramassive.trading import recycle
from orrery.games.ultramassive.wormholes import move_wormholes, open_pair

CARDS: Final[tuple[Card, ...]] = (
    Card(0, "AC-01", "Captured Giant", Do(gain, SG), Do(orbit, 1)),
    Card(1, "AC-02", "Warped Delivery", Do(gain_on_wormhole, SG)),
    Card(2, "AC-03", "Ancient Remnant", Do(gain, PBH)),
    Card(3, "AC-04", "Loose Thread", Do(gain_on_wormhole, BG), Do(draw_cards, 1)),
    Card(4, "AC-05", "Spiral Infall", Do(orbit, 3), Do(gain_discovery, 1)),
    Card(5, "AC-06", "Slingshot", Do(orbit, 2, 2)),
    Card(6, "AC-07", "Counter-Rotating Discs", Do(orbit_both), Do(gain, BG)),
    Card(7, "AC-08", "Feeding Frenzy", Do(orbit, 1), Do(siphon, 1)),
    Card(8, "AC-09", "Binary Siphon", Do(siphon, 2)),
    Card(9, "AC-10", "Deep-Field Survey", Do(gain_discovery, 4)),
    Card(10, "AC-11", "Research Burst", Do(gain_discovery, 2), Do(draw_cards, 2)),
    Card(11, "AC-12", "Radiant Flare", Do(gain_mass, 3)),
    Card(12, "AC-13", "Positron Recycling", Do(recycle), Do(gain_discovery, 1)),
    Card(13, "AC-14", "Stray Positrons", Do(others, Do(gain, AMIN)), Do(gain_discovery, 2), Do(orbit, 1)),
    Card(14, "AC-15", "Channel Crossing", Do(cross), Do(orbit, 1), Do(gain_mass, 1)),
    Card(15, "AC-16", "Free Fall", Do(move_stack, 3), Do(gain_mass, 2)),
    Card(16, "AC-17", "Fold Space", Do(open_pair), Do(move_wormholes, 2), Do(gain_mass, 2)),
    Card(17, "AC-18", "Binary Stars", Do(gain, BG), Do(gain, BG)),
    Card(18, "AC-19", "Mass Census", Do(gain_mass_for_stacks, 5)),
    Card(19, "AC-20", "Calibrated Siphon", Do(siphon, 1), Do(gain_discovery, 1)),
)
