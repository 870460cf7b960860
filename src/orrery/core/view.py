"""What all games share of what they show: of a view, and of what is printed."""

from __future__ import annotations

from typing import Optional, TypedDict, Union

from orrery.core.sentence import Sentence
from orrery.core.words import Question


class Seen(TypedDict):
    """What one seat can see of a game. Each game adds its own, and a list of `players` by seat."""

    round: int
    acting: int  # whose turn it is; -1 nobody's, everybody's, or that of an opponent whom the game itself plays
    waiting_for: list[int]
    ask: Optional[Question]  # what this seat is asked


class AtTable(TypedDict):
    """What a table adds to the view of its game."""

    version: int
    moves: int
    names: list[str]
    settings: dict[str, str]
    game: str  # its name, which says what else the view has


class PrintedThing(TypedDict):
    """What every printed thing has: what it does, and in `words` the same apart from what its picture shows. Each kind
    of thing adds its name (`kind`) and what its picture is drawn from."""

    name: str
    text: str
    words: Sentence
    id: str
    number: int


class PrintedBoard(TypedDict):
    """How places are called, by their refs. Each game adds what its board is drawn from."""

    names: dict[str, str]


class Deed(TypedDict):
    """What something does, as the rule for it and its numbers."""

    do: str
    args: list[Union[int, str, list[int], Deed]]
