"""The ten galaxies: colour, higher and lower yield, light bonus card, player counts."""

from __future__ import annotations

from orrery.games.council.components import Galaxy

_ALWAYS, _FRONT, _FOUR = (2, 3, 4), (3, 4), (4,)
GALAXY_TABLE: tuple[Galaxy, ...] = (
    Galaxy(0, "G01", "Parvus Corta", "gray", 6, 2, True, _ALWAYS),
    Galaxy(1, "G02", "Ember Reach", "orange", 7, 3, False, _ALWAYS),
    Galaxy(2, "G03", "Pale Shoal", "beige", 7, 3, True, _FRONT),
    Galaxy(3, "G04", "Azure Drift", "blue", 8, 3, True, _ALWAYS),
    Galaxy(4, "G05", "Viridian Coil", "green", 9, 4, True, _ALWAYS),
    Galaxy(5, "G06", "Umber Hollow", "brown", 8, 3, True, _FRONT),
    Galaxy(6, "G07", "Tennant Strand", "turquoise", 9, 4, False, _FOUR),
    Galaxy(7, "G08", "Crimson Gate", "red", 10, 5, False, _ALWAYS),
    Galaxy(8, "G09", "Rosette Deep", "pink", 12, 7, False, _ALWAYS),
    Galaxy(9, "G10", "Heaven's Fence", "yellow", 11, 6, False, _FOUR),
)
