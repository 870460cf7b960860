"""Hints, chances to win and analyses; what they are made of is declared where they are made."""

from __future__ import annotations

from typing import Literal, TypedDict

from orrery.analysis.shape import Analysis, Idea, Tried
from orrery.core.sentence import Sentence
from orrery.server.wire.answers.messages import Foretold
from orrery.server.wire.answers.state import TableState

__all__ = ["Ahead", "Analysing", "Chances", "Daily", "Hint", "Puzzle", "Tried"]


class Hint(TypedDict):
    """The best ideas for a seat, the first one first, as they were thought of at this version of its question. `depth`
    is how long was thought; where `more` is true, asking with the next depth brings better founded ones."""

    seat: int
    version: int
    depth: int
    more: bool
    judge: str
    ideas: list[Idea]


class Analysing(TypedDict):
    """How far an analysis has come: nobody has asked for it yet, `ahead` others are before it, its share is done, all
    of it is here, or it failed, and why."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    ahead: int
    share: float
    error: str
    analysis: Analysis | None


class Chances(TypedDict):
    """The chance to win of every seat after so many moves, from what the one who asks may know."""

    move: int
    chances: list[float]
    judge: str


class Puzzle(TypedDict):
    """A position in which one choice is clearly best: seen from this seat, after so many moves of that table. Its
    analysis holds the answer, as the better idea of the slip at `move` + 1. `day` is set for the puzzle of a day."""

    table: str
    game: str
    title: str
    seat: int
    move: int
    round: int
    given: float
    day: str


class Daily(TypedDict):
    """The puzzle of today, the same for everybody; the first who asks for it on a day waits until it is found."""

    status: Literal["waiting", "running", "done", "failed"]
    share: float
    error: str
    puzzle: Puzzle | None


class Ahead(TypedDict):
    """A choice on a way that was not gone: what its button says, what it is for and certain to bring, and what is seen
    after it; nothing where something hidden would come to light with it."""

    key: str
    label: Sentence
    told: Foretold
    state: TableState | None
