"""What an analysis and a hint are made of, as plain data: they go over the wire and into files as they are.

Chances are from 0 to 1. What a seat is told follows from what that seat may know.
"""

from __future__ import annotations

from typing import Literal, TypedDict

import msgspec

from orrery.core.sentence import Sentence

FORMAT = 4  # of an analysis that is kept: raised when older ones are to be made anew


Kind = Literal["lapse", "mistake", "blunder"]


class Gain(TypedDict):
    """By how much one way to go on is ahead of another at the end of the game: in points of a source, in points of the
    strongest rival (`rival`) or in rounds that are still played (`rounds`); how sure that is, at 95 %; and what it is
    worth in points of the total, where a level is more than its number says."""

    source: str
    amount: float
    error: float
    worth: float


class Step(TypedDict):
    key: str
    label: Sentence


class Idea(TypedDict):
    """A way to go on: its first choice, all that the same seat would choose after it until the turn ends or something
    hidden comes to light, the chance to win that it leaves, and what speaks for it or against it in a line."""

    key: str
    steps: list[Step]
    chance: float
    error: float
    gains: list[Gain]
    reason: str


class Slip(TypedDict):
    """A choice that gave some chance to win away: what was played and what would have been better. The gains are those
    of the better idea over the one that was played. A lapse is less than a mistake; it is told where nothing cost who
    made it more."""

    move: int
    seat: int
    kind: Kind
    given: float
    error: float
    played: Idea
    better: Idea


class Stroke(TypedDict):
    """A stroke of luck, good or bad for this seat: what came to light with that move, and what it changed."""

    move: int
    seat: int
    luck: float
    words: str


class Tried(TypedDict):
    """What a choice in the place of a slip is worth: the best that can follow it, how much chance to win it gives away
    against the better idea of the slip, how sure that is at 95 %, and whether it is as good."""

    idea: Idea
    given: float
    error: float
    good: bool


class Thought(TypedDict):
    """What a bot expected when it chose: the rest of its turn, and what spoke for it against the next best. `moves` are
    the choices with which it went that way, the first of them included."""

    move: int
    moves: list[int]
    seat: int
    idea: Idea


class Fate(TypedDict):
    """Where a seat's result comes from, all in chance to win: start + luck - given + rest = result. `given` is what its
    choices kept less than the best ones would have; `rest` is what the others gave away, and what anybody did better
    than was expected. Margins are in points: by how much the seat beat its strongest rival, and by how much with even
    luck."""

    seat: int
    start: float
    luck: float
    given: float
    rest: float
    result: float
    error: float
    margin: int
    even: float


class Analysis(TypedDict):
    """Of a finished game, or of a running one as `seat` sees it (-1 for all). `chances` and `rounds` are those before
    the first choice and after each one; `judge` is the level that judged, or `evaluation` where nothing was learned of
    the game; `summary` says in a sentence what luck did."""

    format: int
    game: str
    names: list[str]
    seat: int
    judge: str
    rounds: list[int]
    chances: list[list[float]]
    slips: list[Slip]
    strokes: list[Stroke]
    thoughts: list[Thought]
    fates: list[Fate]
    summary: str


def read(data: str) -> Analysis | None:
    """One that was kept; nothing where it is damaged, for it can be made anew."""
    try:
        return msgspec.json.decode(data, type=Analysis)
    except msgspec.MsgspecError:
        return None
