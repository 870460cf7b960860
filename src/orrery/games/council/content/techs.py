"""The Dark Tech cards, eight of each level."""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.games.council.collecting import collect, collect_there
from orrery.games.council.components import BORROW, EMPIRE, EXTRA_CUBE, FEUDALISM, SUM_ZERO, YIELD_UP, Tech
from orrery.games.council.discovery import discover, settle_or_collect
from orrery.games.council.energy import gain_energy, gain_gems, lower_consumption
from orrery.games.council.leaders import add_field
from orrery.games.council.settling import ANY_HEIGHT, settle
from orrery.games.council.tech_cards import dominate, draw_bonus, free_card
from orrery.games.council.upgrades import raise_all_ranges

_CRYSTAL = Do(gain_gems, 0, 0, 1)
_COLONY = Do(settle, 1, 1, ANY_HEIGHT)

TECHS: tuple[Tech, ...] = (
    Tech(0, "D1-01", "New Stargate", 1, (Do(add_field, 3), Do(gain_gems, 0, 1, 0)), 0),
    Tech(1, "D1-02", "Gemstone Upgrade", 1, (_CRYSTAL,), YIELD_UP),
    Tech(2, "D1-03", "Explorer Folk", 1, (), EXTRA_CUBE),
    Tech(3, "D1-04", "Scientific Settlements", 1, (_COLONY, Do(collect_there)), 0),
    Tech(4, "D1-05", "Empire", 1, (), EMPIRE),
    Tech(5, "D1-06", "Flexible Civilization Planning", 1, (Do(raise_all_ranges),), 0),
    Tech(6, "D1-07", "Energy Saver", 1, (Do(lower_consumption),), 0),
    Tech(7, "D1-08", "World Traveler", 1, (_CRYSTAL,), BORROW),
    Tech(8, "D2-01", "Resourceful Folk", 2, (Do(collect, 2, 1),), 0),
    Tech(9, "D2-02", "Perpetual Motion", 2, (), SUM_ZERO),
    Tech(10, "D2-03", "Feudalism", 2, (), FEUDALISM),
    Tech(11, "D2-04", "Journey of Discovery", 2, (Do(discover, Do(settle_or_collect, 2, ANY_HEIGHT), 1),), 0),
    Tech(12, "D2-05", "Information Breakthrough", 2, (Do(free_card), Do(draw_bonus), _CRYSTAL), 0),
    Tech(13, "D2-06", "Dominate Folk", 2, (Do(dominate, 2, 0),), 0),
    Tech(14, "D2-07", "Energy Boost", 2, (Do(gain_energy, 10),), 0),
    Tech(15, "D2-08", "Secondary Settlement", 2, (_COLONY, _COLONY), 0),
)
