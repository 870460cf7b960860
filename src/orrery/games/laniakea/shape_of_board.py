"""The shape of what is printed on the board. Costs are (Voyage Stones, Forge Stones, Aether)."""

from __future__ import annotations

from typing import TypedDict

from orrery.core.sentence import Sentence
from orrery.core.view import Instruction, PrintedBoard
from orrery.games.laniakea.components import Colour, Held

At = tuple[int, int]  # axial coordinates (q, r)


class Direction(TypedDict):
    name: str
    step: At


class Space(TypedDict):
    ref: str
    name: str
    at: At
    sector: int
    area: str
    links: list[str]
    across: list[str]
    abyss: str  # "" where none is beside it


class Abyss(TypedDict):
    ref: str
    name: str
    called: str
    at: At
    bridges: list[str]


class Void(TypedDict):
    void: int
    between: tuple[str, str]
    artifact: bool


class Pieces(TypedDict):
    sanctum: int
    gateway: int
    throne: int


class MovementCosts(TypedDict):
    basic: Held
    void: Held
    loop: Held


class StructureCosts(TypedDict):
    sanctum: Held
    gateway: Held
    throne: Held


class ThroneValues(TypedDict):
    throne_value: list[int]  # of each Throne, by Aether


class MovementTrack(TypedDict):
    movement_track: int  # spaces of it


class Priced(TypedDict):
    """What switches decide, under each of their choices."""

    movement_costs: dict[str, MovementCosts]
    structure_costs: dict[str, StructureCosts]
    throne_values: dict[str, ThroneValues]
    movement_track: dict[str, MovementTrack]


class Board(PrintedBoard):
    directions: list[Direction]
    sectors: list[str]
    spaces: list[Space]
    abysses: list[Abyss]
    voids: list[Void]
    resources: list[str]
    most: int  # of each resource
    colours: list[Colour]
    market_prices: list[int]
    tracks: list[str]
    track_end: int
    ability_spaces: int
    ascended: int
    player_board: list[Instruction]
    cores: list[str]
    pieces: Pieces
    celestials: list[str]
    starts: dict[str, str]  # by number of the space, the letter of who starts there
    adversary_ascended: int
    texts: dict[str, Sentence]  # what the places do that a question can point at
    priced: Priced
