"""What all games share of what they show: of a view, of what is printed, and of what an option would do.

Shapes stay in plain modules: compiled, they forget their types, and what is sent could not be checked.
"""

from __future__ import annotations

from typing import Optional, TypedDict, Union

from orrery.core.sentence import Sentence


class Choice(TypedDict):
    """An option as a client receives it: how journals name it, what it does to what, and what its button says."""

    key: str
    verb: str
    target: str
    label: Sentence
    ends: bool  # something, such as a turn, or goes on without it
    spare: bool  # gives the thing away for something else: not what it is there for


class Question(TypedDict):
    """What a seat is asked, the thing that caused it, all that can be chosen, what of it is worth knowing at a glance,
    and the key of the option that completes it: none while something better is open."""

    prompt: Sentence
    because: str
    options: list[Choice]
    open: Sentence
    forward: str


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


class Instruction(TypedDict):
    """What something does, as the rule for it and its numbers."""

    do: str
    args: list[Union[int, str, list[int], Instruction]]


class Mark(TypedDict):
    """Something written on the board before an option is chosen: where, what, and from where pieces would come."""

    at: str
    words: Sentence
    origins: list[str]
    gain: bool  # whether it is what the option brings
