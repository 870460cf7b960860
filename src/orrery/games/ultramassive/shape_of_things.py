"""The shape of what is printed: of each kind of thing, and of the board."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, Optional, TypedDict

from orrery.core.view import Instruction, PrintedBoard, PrintedThing
from orrery.games.ultramassive.components import Size


class Icon(TypedDict):
    """An icon, and how many of it."""

    icon: str
    n: int


# a trade says what it is for
Symbol = TypedDict("Symbol", {"icon": str, "n": int, "for": NotRequired[Icon]})


class Drawn(PrintedThing):
    family: str  # what its picture is of


class Token(Drawn):
    kind: Literal["token"]
    mass: int
    discovery: int
    antimatter: bool
    supply: int


class Card(Drawn):
    kind: Literal["card"]
    does: list[Instruction]


class Anomaly(Drawn):
    kind: Literal["anomaly"]
    category: Literal["Siphon", "Matter", "Orbit", "Core"]
    cost: int
    does: list[Instruction]
    passive: dict[str, int]  # what it sets for its owner
    once: bool  # a turn


class DraftOption(Drawn):
    kind: Literal["draft"]
    draft_set: int
    gives: list[str]
    others: list[str]
    symbols: list[Symbol]


class Resource(Drawn):
    kind: Literal["resource"]
    does: Instruction
    token: Optional[str]
    needs: str
    symbols: list[Symbol]


class SiphonOption(Drawn):
    kind: Literal["siphon"]
    size: int
    does: Instruction
    symbols: list[Symbol]


THINGS: Final = (Token, Card, Anomaly, DraftOption, Resource, SiphonOption)


class Channel(TypedDict):
    ref: str
    name: Literal["blue", "pink"]
    spaces: list[str]


# from which Solar Mass on, and the spaces that stay uncovered
SizeOfHole = TypedDict("SizeOfHole", {"name": Size, "from": int, "open": list[str]})


class Wormhole(TypedDict):
    ref: str
    pair: str


class Board(PrintedBoard):
    channels: list[Channel]
    hole: str
    sizes: list[SizeOfHole]
    wormholes: list[Wormhole]
    rounds: int
    cap: int  # tokens on a space
    discovery_max: int
    cores_drawn: int
    tokens: list[str]
    draft: list[list[str]]  # of both sets
    siphons: list[str]
    anomalies: list[str]
    cores: list[str]
