"""What can be played, and what is printed on it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from orrery.core.view import PrintedBoard, PrintedThing


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
    """`solo` is who plays against one who is alone, where there is such a one. Of the bots, from the weakest to the
    strongest, `usual` sits down where nobody is chosen, `teacher` with those who learn the game. Of one that is
    `judged` chances to win can be told: it has hints, analyses and puzzles."""

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
    usual: str
    teacher: str
    judged: bool


class Thing(PrintedThing):
    """Something printed in any game."""

    kind: str
    family: NotRequired[str]  # what its picture is of


class Content(TypedDict):
    """What is printed in any game."""

    game: str
    board: PrintedBoard
    things: dict[str, Thing]
