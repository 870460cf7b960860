"""The ten galaxies: higher and lower yield, light bonus card, player counts."""

from __future__ import annotations

from orrery.games.council.components import Galaxy

_ALWAYS, _FRONT, _FOUR = (2, 3, 4), (3, 4), (4,)
GALAXY_TABLE: tuple[Galaxy, ...] = (
    Galaxy(0, "G01", 7, 2, True, _ALWAYS),
    Galaxy(1, "G02", 8, 3, False, _ALWAYS),
    Galaxy(2, "G03", 8, 3, True, _FRONT),
    Galaxy(3, "G04", 8, 3, True, _ALWAYS),
    Galaxy(4, "G05", 11, 4, True, _ALWAYS),
    Galaxy(5, "G06", 10, 3, True, _FRONT),
    Galaxy(6, "G07", 9, 4, False, _FOUR),
    Galaxy(7, "G08", 12, 5, False, _ALWAYS),
    Galaxy(8, "G09", 14, 7, False, _ALWAYS),
    Galaxy(9, "G10", 11, 6, False, _FOUR),
)
