"""What can be played, and what is printed on it."""

from __future__ import annotations

from typing import TypedDict

from orrery.core.sentence import Sentence


class Rule(TypedDict):
    id: str
    chapter: str
    text: str


class BotKind(TypedDict):
    spec: str
    name: str
    about: str


class Switch(TypedDict):
    """Something a table may choose; `rules` are what it decides."""

    name: str
    title: str
    choices: list[str]
    labels: dict[str, str]
    default: str
    rules: list[str]
    words: str
    first: bool


class Game(TypedDict):
    """`solo` is who plays against one who is alone, where there is such a one."""

    name: str
    title: str
    about: str
    tagline: str
    minutes: int
    rules_version: int
    seats: list[int]
    solo: str
    switches: list[Switch]
    bots: list[BotKind]


class Thing(TypedDict):
    """Something printed, what it does, and the same apart from what its picture shows; more of it is the game's own."""

    name: str
    text: str
    words: Sentence
    kind: str
    id: str
    number: int


class Board(TypedDict):
    """How places are called, by their refs; more of it is the game's own."""

    names: dict[str, str]


class Content(TypedDict):
    board: Board
    things: dict[str, Thing]
