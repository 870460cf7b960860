"""The 13 upgrades of a panel, and the two range steps of an additional action field."""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.games.council.components import BROWN, RED, Gems, Upgrade
from orrery.games.council.energy import gain_energy
from orrery.games.council.upgrades import adapt, expand, raise_range

_G: Gems = (0, 1, 0)
_K: Gems = (0, 0, 1)
_CC: Gems = (2, 0, 0)
_GG: Gems = (0, 2, 0)
_GK: Gems = (0, 1, 1)
_KK: Gems = (0, 0, 2)


def _step(number: int, id: str, slot: int, parsec: int, cost: Gems) -> Upgrade:
    name = f"Field {slot + 1} to Parsec {parsec}"
    return Upgrade(number, id, name, cost, Do(raise_range, slot, parsec), False, slot, parsec)


UPGRADES: tuple[Upgrade, ...] = (
    Upgrade(0, "U01", "Desert adaptation", _CC, Do(adapt, BROWN), False),
    Upgrade(1, "U02", "Volcano adaptation", _G, Do(adapt, RED), False),
    Upgrade(2, "U03", "Colony expansion", _CC, Do(expand), False),
    _step(3, "U04", 0, 2, _G),
    _step(4, "U05", 0, 3, _K),
    _step(5, "U06", 1, 2, _G),
    _step(6, "U07", 1, 3, _K),
    _step(7, "U08", 2, 2, _G),
    _step(8, "U09", 2, 3, _G),
    Upgrade(9, "U10", "Special project A", _CC, Do(gain_energy, 3), True),
    Upgrade(10, "U11", "Special project B", _GG, Do(gain_energy, 7), True),
    Upgrade(11, "U12", "Special project C", _GK, Do(gain_energy, 9), True),
    Upgrade(12, "U13", "Special project D", _KK, Do(gain_energy, 14), True),
)
EXTRA_STEPS: tuple[Upgrade, ...] = (_step(13, "X2", 3, 2, _G), _step(14, "X3", 3, 3, _K))
