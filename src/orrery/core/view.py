"""What every view has: the part of it that all games share."""

from __future__ import annotations

from typing import Optional, TypedDict

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
