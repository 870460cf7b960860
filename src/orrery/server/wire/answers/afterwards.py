"""A game that is over: how it was scored, how it went, and its file."""

from __future__ import annotations

from typing import TypedDict

from orrery.server.wire.answers.state import AnyEvent, AnyView, Json, Score
from orrery.server.wire.answers.tables import Result


class ScoreLine(TypedDict):
    """`each` is 0 where the amounts differed, and for one `per` where things are counted."""

    source: str
    ref: str
    name: str
    note: str
    times: int
    each: int
    per: str
    points: int


class FullScore(Score):
    lines: list[ScoreLine]


class ScoreSheet(TypedDict):
    why: str
    scores: list[FullScore]


class Course(TypedDict):
    """The round and the totals of all seats, before the first choice and after each one."""

    rounds: list[int]
    totals: list[list[int]]


class Since(TypedDict):
    """What others did since a seat last chose: the events, and the totals of all from the choice before them on, at
    which the table looked like `before`."""

    first: int
    last: int
    events: list[AnyEvent]
    totals: list[list[int]]
    before: AnyView


class Receipt(TypedDict):
    """Whether a finished game, played again from its seed, is the one that was sealed; if not, why."""

    true: bool
    why: str
    choices: int
    seed: str
    salt: str


class KeptSeat(TypedDict):
    seat: int
    kind: str
    name: str
    bot: str


class KeptTable(TypedDict):
    """A table as it is stored, also where its game cannot be opened: whom and what it was played with, every choice,
    and the last position from which it can be taken up."""

    orrery_table: int
    id: str
    game: str
    rules: int
    settings: dict[str, str]
    seed: str
    salt: str
    commitment: str
    status: str
    created: float
    updated: float
    scores: list[Result]
    seal: str
    seats: list[KeptSeat]
    origin: Json
    journal: list[tuple[int, str]]
    mark: Json


class Transcript(TypedDict):
    """The file of a game: everything needed to replay it, play on, and prove that it was fair."""

    orrery: int
    game: str
    rules_version: int
    settings: dict[str, str]
    names: list[str]
    people: list[int]
    commitment: str
    seed: str
    salt: str
    journal: list[tuple[int, str]]
    seal: str
    position: Json
    result: list[Result]
    sum: str
