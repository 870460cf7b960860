"""Anomalies: 18 on the Anomaly Board, and 12 Cores that come with expansion."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Do
from orrery.games.ultramassive.components import BG, PBH, SG, Anomaly
from orrery.games.ultramassive.gaining import (
    gain,
    gain_discovery,
    gain_discovery_for_stacks,
    gain_mass,
    gain_mass_for_categories,
    gain_on_wormhole,
)
from orrery.games.ultramassive.orbit import move_stack, orbit, orbit_both
from orrery.games.ultramassive.siphon import siphon
from orrery.games.ultramassive.wormholes import open_pair


def _once(number: int, id: str, name: str, category: str, cost: int, *does: Do) -> Anomaly:
    return Anomaly(number, id, name, category, cost, does, {})


def _passive(number: int, id: str, name: str, category: str, cost: int, passive: dict[str, int]) -> Anomaly:
    return Anomaly(number, id, name, category, cost, (), passive)


ANOMALIES: Final[tuple[Anomaly, ...]] = (
    _once(0, "SI-01", "Accretion Tap", "Siphon", 3, Do(siphon, 1)),
    _once(1, "SI-02", "Twin Taps", "Siphon", 9, Do(siphon, 2)),
    _passive(2, "SI-03", "Magnetic Draw", "Siphon", 2, {"siphon": 1}),
    _once(3, "SI-04", "Frame Drag", "Siphon", 6, Do(siphon, 1), Do(orbit, 1)),
    _passive(4, "SI-05", "Deep Potential", "Siphon", 0, {"siphon_shift": 2}),
    _once(5, "SI-06", "Spectral Survey", "Siphon", 5, Do(siphon, 1), Do(gain_discovery, 1)),
    _once(6, "MA-01", "Stellar Nursery", "Matter", 1, Do(gain, BG)),
    _once(7, "MA-02", "Giant Branch", "Matter", 2, Do(gain, SG)),
    _once(8, "MA-03", "Relic Swarm", "Matter", 5, Do(gain, PBH)),
    _passive(9, "MA-04", "Heavy Cores", "Matter", 2, {"SG": 1, "PBH": 1}),
    _once(10, "MA-05", "Bridgehead", "Matter", 1, Do(gain_on_wormhole, BG)),
    _passive(11, "MA-06", "Annihilation Glow", "Matter", 0, {"AMAJ": 4, "AMIN": 4}),
    _once(12, "OR-01", "Spin-Up", "Orbit", 0, Do(orbit, 1)),
    _once(13, "OR-02", "Double Spiral", "Orbit", 1, Do(orbit, 2)),
    _once(14, "OR-03", "Twin Torque", "Orbit", 0, Do(orbit_both)),
    _passive(15, "OR-04", "Infall Light", "Orbit", 3, {"batch": 1}),
    _once(16, "OR-05", "Tidal Plunge", "Orbit", 1, Do(move_stack, 4)),
    _passive(17, "OR-06", "Wake Riding", "Orbit", 1, {"activation": 2}),
)

CORES: Final[tuple[Anomaly, ...]] = (
    _once(18, "CO-01", "Alpha Core", "Core", 0, Do(gain_mass_for_categories)),
    _once(19, "CO-02", "Beta Core", "Core", 0, Do(siphon, 1)),
    _once(20, "CO-03", "Gamma Core", "Core", 0, Do(orbit_both)),
    _once(21, "CO-04", "Delta Core", "Core", 0, Do(gain_discovery_for_stacks, 4)),
    _passive(22, "CO-05", "Epsilon Core", "Core", 0, {"cap": 16}),
    _passive(23, "CO-06", "Zeta Core", "Core", 0, {"rate": 1}),
    _once(24, "CO-07", "Eta Core", "Core", 0, Do(gain_on_wormhole, SG)),
    _passive(25, "CO-08", "Theta Core", "Core", 0, {"AMAJ": 3, "AMIN": 3}),
    _passive(26, "CO-09", "Iota Core", "Core", 0, {"BG": 1}),
    _once(27, "CO-10", "Kappa Core", "Core", 0, Do(open_pair), Do(gain_mass, 2)),
    _passive(28, "CO-11", "Lambda Core", "Core", 0, {"plays": 3}),
    _passive(29, "CO-12", "Mu Core", "Core", 0, {"annihilation": 12}),
)
