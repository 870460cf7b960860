"""The pieces of the game and the geometry of the board. COS-COMP"""

from __future__ import annotations

from typing import Final, Literal, Optional

from orrery.core.ask import Do, Thing

Gems = tuple[int, int, int]  # how many coal, gold and crystal
Stack = tuple[int, ...]  # the seats whose cubes stand on a planet, lowest first

COAL: Final = 0
GOLD: Final = 1
CRYSTAL: Final = 2
BLUE: Final = 0
BROWN: Final = 1
RED: Final = 2
Colour = Literal["blue", "brown", "red"]
COLOURS: Final[tuple[Colour, ...]] = ("blue", "brown", "red")
PARSECS: Final = (1, 2, 3)
GALAXIES: Final = 10
GALAXY_SIZES: Final = (2, 4, 4, 4, 3, 2, 2, 3, 5, 2)
GALAXY_PARSECS: Final = (1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
GALAXY_NAMES: Final = (
    *("Parvus Corta", "Ember Reach", "Pale Shoal", "Azure Drift", "Viridian Coil"),
    *("Umber Hollow", "Tennant Strand", "Crimson Gate", "Rosette Deep", "Heaven's Fence"),
)
GALAXY_COLOURS: Final = ("gray", "orange", "beige", "blue", "green", "brown", "turquoise", "red", "pink", "yellow")
GALAXY_OF: Final = tuple([galaxy for galaxy in range(GALAXIES) for _ in range(GALAXY_SIZES[galaxy])])  # of each field
FIELDS: Final = 31
FIELDS_OF: Final = tuple([tuple([f for f in range(FIELDS) if GALAXY_OF[f] == galaxy]) for galaxy in range(GALAXIES)])
PARSEC_OF: Final = tuple([GALAXY_PARSECS[galaxy] for galaxy in GALAXY_OF])  # of each field, from near to far
WITHIN: Final[tuple[int, ...]] = (0, 10, 21, 31)  # how many fields lie within each reach
PLANETS_PER_TILE: Final = 4  # at most; planet number = field * 4 + its place on the tile
PLANETS: Final = 124

HEIGHT: Final = 3  # cubes a planet can hold
LOWEST: Final = 20  # ends of the Consumption track
HIGHEST: Final = 100
ROUNDS: Final = 40  # the safety end
PURCHASES: Final = 3  # in one buy phase
BONUS_LIMIT: Final = 4
DISPLAY: Final = 8
ANYWHERE: Final = 3  # a reach that covers the whole board

# what a player's leader and Dark Tech cards change for good: one bit each
YIELD_UP: Final = 1
EXTRA_CUBE: Final = 2
EMPIRE: Final = 4
BORROW: Final = 8
SUM_ZERO: Final = 16
FEUDALISM: Final = 32
LEADER_COLLECTS: Final = 64
LEADER_SETTLES: Final = 128
KEEPS_CUBES: Final = 256
CENSUS: Final = 512
TIE_WINS: Final = 1024

COLLECTING: Final = 0  # the three stations
HARVESTING: Final = 1
COLONIZING: Final = 2
STATION_CUBES: Final = 3


class Gem(Thing):
    def __init__(self, number: int, id: str, name: str) -> None:
        super().__init__("gem", id, name, number)


GEMS: Final = (Gem(COAL, "coal", "coal"), Gem(GOLD, "gold", "gold"), Gem(CRYSTAL, "crystal", "crystal"))


class Civilization(Thing):
    def __init__(self, number: int, id: str, name: str, colour: str, alias: str) -> None:
        super().__init__("civilization", id, name, number)
        self.colour = colour
        self.alias = alias  # what the introduction of the book calls them


CIVILIZATIONS: Final = (
    Civilization(0, "tretans", "Tretans", "violet", "Tretons"),
    Civilization(1, "humans", "Humans", "red", "Avry"),
    Civilization(2, "shengar", "Shengar", "green", "Tak'rill"),
    Civilization(3, "automas", "Automas", "blue", "Automatos"),
)
AUTOMAS: Final = CIVILIZATIONS[3]


class Payment(Thing):
    """A handful of gemstones given for something."""

    def __init__(self, number: int, gems: Gems) -> None:
        names = [gem.name for gem in GEMS for _ in range(gems[gem.number])]
        super().__init__("payment", "+".join(names), " + ".join(names), number)
        self.gems = gems


_ONE: Final = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
_TWO: Final = ((2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2))
PAYMENTS: Final = tuple([Payment(number, gems) for number, gems in enumerate(_ONE + _TWO)])


class Priced(Thing):
    """Something that gemstones buy."""

    def __init__(self, kind: str, number: int, id: str, name: str, cost: Gems) -> None:
        super().__init__(kind, id, name, number)
        self.cost = cost
        self.total = cost[COAL] + cost[GOLD] + cost[CRYSTAL]  # gemstones to hand in
        self.upper = cost[GOLD] + cost[CRYSTAL]  # of them gold or better
        self.top = cost[CRYSTAL]


class Galaxy(Thing):
    def __init__(
        self,
        number: int,
        id: str,
        higher: int,
        lower: int,
        light: bool,
        seats: tuple[int, ...],
    ) -> None:
        super().__init__("galaxy", id, GALAXY_NAMES[number], number)
        self.colour = GALAXY_COLOURS[number]
        self.higher = higher
        self.lower = lower
        self.light = light  # an assessment gives a light bonus card
        self.seats = seats  # the player counts at which it is in play
        self.parsec = GALAXY_PARSECS[number]
        self.fields = FIELDS_OF[number]


class Tile(Thing):
    """A solar system: its planets by colour, and its yield."""

    def __init__(
        self, number: int, id: str, name: str, parsec: int, planets: tuple[int, ...], gems: Gems, energy: int
    ) -> None:
        super().__init__("tile", id, name, number)
        self.parsec = parsec
        self.planets = planets
        self.gems = gems
        self.better: Gems = (0, gems[COAL], gems[GOLD] + gems[CRYSTAL])  # every gemstone one kind better
        self.energy = energy


class Card(Priced):
    """An action card: what it adds to Consumption, and its steps. Start cards cost nothing and cannot be bought."""

    def __init__(self, number: int, id: str, name: str, consumption: int, cost: Gems, *does: Do) -> None:
        super().__init__("card", number, id, name, cost)
        self.consumption = consumption
        self.does = does
        self.ai = self.total > 0
        self.barred = False  # a tower of three, which Casares may not own
        for step in does:
            if step.rule.__name__ == "settle" and step.args[0] == HEIGHT:
                self.barred = True
        self.profile = profile(consumption, does)


ABILITIES: Final = ("Consumption + 8", "cubes", "discovery", "anywhere", "collects", "gemstones", "refining", "Energy")


def profile(consumption: int, does: tuple[Do, ...]) -> list[int]:
    """What an action card can do, as a number for each of the abilities: for bots, not for rules."""
    found = [consumption + 8, 0, 0, 0, 0, 0, 0, 0]
    for step in does:
        name, args = step.rule.__name__, step.args
        if name in ("settle", "settle_apart"):
            found[1] += args[0]
        elif name in ("discover", "settle_or_discover"):
            found[2] += 2 if args[0].args == (1,) else 3  # 3 where more follows than one cube or one collect
            found[1] += int(name == "settle_or_discover")
        elif name == "gain_gems":
            found[5] += args[0] + 2 * args[1] + 3 * args[2]
        elif name == "collect_after_settling":
            found[4] += 1
        elif name in ("collect", "refine", "gain_energy"):
            found[4 if name == "collect" else 6 if name == "refine" else 7] += args[0]
        if name in ("settle", "settle_apart", "discover", "collect") and len(args) > 1:
            found[3] += 1
    return found


class Upgrade(Priced):
    """A space of the panel. Range steps belong to an action field, counted from 0."""

    def __init__(
        self, number: int, id: str, name: str, cost: Gems, does: Do, once: bool, slot: int = -1, parsec: int = 0
    ) -> None:
        super().__init__("upgrade", number, id, name, cost)
        self.does = does
        self.once = once
        self.slot = slot
        self.parsec = parsec


class Bonus(Thing):
    """A bonus card: `base` Energy at the end, and more by its family."""

    def __init__(
        self,
        number: int,
        id: str,
        name: str,
        family: str,
        which: int,
        dark: bool,
        seats: tuple[int, ...],
        module: bool,
    ) -> None:
        super().__init__("bonus", id, name, number)
        self.family = family
        self.which = which  # the gemstone, colour, Parsec or galaxy it counts
        self.dark = dark
        self.seats = seats
        self.module = module  # carries the symbol of Module 1


class Tech(Thing):
    """A Dark Tech card: what it does at once, and what it changes for good."""

    def __init__(self, number: int, id: str, name: str, level: int, does: tuple[Do, ...], power: int) -> None:
        super().__init__("tech", id, name, number)
        self.level = level
        self.does = does
        self.power = power


class Station(Priced):
    def __init__(self, number: int, id: str, name: str, cost: Gems) -> None:
        super().__init__("station", number, id, name, cost)


class Leader(Thing):
    def __init__(self, number: int, id: str, name: str, consumption: int, does: Optional[Do], power: int) -> None:
        super().__init__("leader", id, name, number)
        self.consumption = consumption  # added at the start
        self.does = does
        self.power = power


Line = tuple[Do, ...]  # what the Automa tries, and what it does instead


class AutomaCard(Thing):
    def __init__(
        self,
        number: int,
        id: str,
        level: int,
        silver: bool,
        consumption: int,
        lines: tuple[Line, ...],
        refresh: tuple[int, ...],
        assess_all: bool,
    ) -> None:
        super().__init__("automa", id, f"Automa card {number + 1}", number)
        self.level = level
        self.silver = silver
        self.consumption = consumption
        self.lines = lines
        self.refresh = refresh  # places of the display that are cleared
        self.assess_all = assess_all
        self.cubes = self.energy = 0  # what it may bring at most: for bots, not for rules
        for line in lines:
            self.cubes += max([automa_cubes(step) for step in line])
            self.energy += max([step.args[0] if step.rule.__name__ == "automa_energy" else 0 for step in line])


def automa_cubes(step: Do) -> int:
    name = step.rule.__name__
    return int(step.args[0 if name == "automa_settle" else 1]) if name in ("automa_settle", "automa_explore") else 0
