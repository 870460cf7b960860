"""The 18 light and 9 dark bonus cards."""

from __future__ import annotations

from orrery.games.council.components import BLUE, BROWN, COAL, CRYSTAL, GOLD, RED, Bonus

_ALL, _FRONT, _FOUR = (2, 3, 4), (3, 4), (4,)


def _light(number: int, name: str, family: str, which: int = 0) -> Bonus:
    return Bonus(number, f"L{number + 1:02}", name, family, which, False, _ALL, False)


def _dark(number: int, name: str, which: int, seats: tuple[int, ...]) -> Bonus:
    return Bonus(number, f"D{number - 17:02}", name, "galaxy", which, True, seats, False)


LIGHT: tuple[Bonus, ...] = (
    _light(0, "Coal reserve", "gems", COAL),
    _light(1, "Gold reserve", "gems", GOLD),
    _light(2, "Crystal reserve", "gems", CRYSTAL),
    _light(3, "Ocean worlds", "planets", BLUE),
    _light(4, "Desert worlds", "planets", BROWN),
    _light(5, "Volcanic worlds", "planets", RED),
    _light(6, "Great hunger", "consumption"),
    _light(7, "Great hunger", "consumption"),
    _light(8, "Full panel", "panel"),
    _light(9, "Full panel", "panel"),
    _light(10, "Near space", "range", 1),
    _light(11, "Middle space", "range", 2),
    _light(12, "Far space", "range", 3),
    _light(13, "Thinking machines", "ai"),
    _light(14, "Thinking machines", "ai"),
    _light(15, "Many lights", "light"),
    _light(16, "Many lights", "light"),
    _light(17, "Steady glow", "flat"),
)
DARK: tuple[Bonus, ...] = (
    _dark(18, "Hold on the gray galaxy", 0, _ALL),
    _dark(19, "Hold on the orange galaxy", 1, _ALL),
    _dark(20, "Hold on the green galaxy", 4, _ALL),
    _dark(21, "Hold on the red galaxy", 7, _ALL),
    _dark(22, "Hold on the beige galaxy", 2, _FRONT),
    _dark(23, "Hold on the brown galaxy", 5, _FRONT),
    _dark(24, "Hold on the turquoise galaxy", 6, _FOUR),
    _dark(25, "Hold on the yellow galaxy", 9, _FOUR),
    Bonus(26, "D09", "Builders of stations", "stations", 0, True, _ALL, True),
)
