"""The shape of what is printed: of each kind of thing, and of the board. Costs and yields are (coal, gold, crystal)."""

from __future__ import annotations

from typing import Final, Literal, Optional, TypedDict

from orrery.core.sentence import Sentence
from orrery.core.view import Instruction, PrintedBoard, PrintedThing
from orrery.games.council.components import Colour, Gems


class Drawn(PrintedThing):
    family: str  # what its picture is of


class Gem(PrintedThing):
    kind: Literal["gem"]


class Payment(PrintedThing):
    kind: Literal["payment"]
    gems: Gems


class Civilization(PrintedThing):
    kind: Literal["civilization"]
    colour: str


class Galaxy(Drawn):
    kind: Literal["galaxy"]
    colour: str
    higher: int
    lower: int
    light: bool
    seats: list[int]
    parsec: int
    fields: list[int]


class Tile(Drawn):
    kind: Literal["tile"]
    parsec: int
    planets: list[int]  # numbers of the board's `colours`
    gems: Gems
    energy: int


class Card(Drawn):
    kind: Literal["card"]
    cost: Gems
    consumption: int
    does: list[Instruction]
    ai: bool


class Upgrade(Drawn):
    kind: Literal["upgrade"]
    cost: Gems
    does: Instruction
    once: bool
    slot: int  # of a range: its action field; -1 otherwise
    parsec: int


class Bonus(Drawn):
    kind: Literal["bonus"]
    which: int
    dark: bool
    seats: list[int]
    module: bool
    counts: str


class Tech(Drawn):
    kind: Literal["tech"]
    level: int
    does: list[Instruction]
    power: int


class Station(Drawn):
    kind: Literal["station"]
    cost: Gems


class Leader(Drawn):
    kind: Literal["leader"]
    consumption: int
    does: Optional[Instruction]
    power: int
    start: int  # Consumption at the start


class AutomaCard(Drawn):
    kind: Literal["automa"]
    level: int
    silver: bool
    consumption: int
    lines: list[list[Instruction]]
    refresh: list[int]
    assess_all: bool
    says: list[list[Sentence]]  # the lines in words: what is tried, and what is done instead


THINGS: Final = (
    *(Gem, Payment, Civilization, Galaxy, Tile, Card, Upgrade),
    *(Bonus, Tech, Station, Leader, AutomaCard),
)


class Field(TypedDict):
    ref: str
    galaxy: str
    parsec: int


class ConsumptionTrack(TypedDict):
    lowest: int
    highest: int


class StationCubes(TypedDict):
    """The station whose cubes count for the majority, and how many."""

    station: str
    cubes: int


class Board(PrintedBoard):
    colours: list[Colour]
    gems: list[str]
    galaxies: list[str]
    fields: list[Field]
    planets_per_tile: int
    height: int
    consumption: ConsumptionTrack
    display: int
    purchases: int
    bonus_limit: int
    civilizations: list[str]
    upgrades: list[str]
    stations: list[str]
    station_cubes: StationCubes
