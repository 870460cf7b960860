"""A table as one seat sees it."""

from __future__ import annotations

from typing import TypedDict

from orrery.core.sentence import Sentence
from orrery.core.view import AtTable, Seen
from orrery.server.wire.answers.parts import AnyView, Json
from orrery.server.wire.answers.tables import TableInfo


class View(Seen, AtTable):
    """What a seat sees of any game; more of it is the game's own."""


class Happening(TypedDict):
    """A line of the log, alike for all who may read it."""

    event: str
    seat: int
    refs: list[str]
    details: list[Json]
    text: str
    parts: Sentence


class GameEvent(Happening):
    """Of the log: after so many choices, as the seat counts them, this happened. `refs` are what it names, `details`
    what the engine tells: things as refs, places and amounts as numbers."""

    move: int


class Undoing(TypedDict):
    """Whether one's last choice can be taken back; where it cannot, why, and whether the others can be asked."""

    can: bool
    why: str
    ask: bool


class Plea(TypedDict):
    """Somebody asks to take back so many choices; which ones may be a secret."""

    seat: int
    back: int
    agreed: list[int]
    waiting_for: list[int]


class Score(TypedDict):
    """An opponent whom the game itself plays has the seat after the last."""

    seat: int
    name: str
    total: int
    parts: dict[str, int]
    winner: bool


class Sight(TypedDict):
    """What depends on the seat alone. `finals` are keys of options that cannot be taken back once chosen; `notice` is
    a sentence for everybody until somebody chooses. While seats are open there is no view."""

    view: AnyView
    finals: list[str]
    undo: Undoing
    scores: list[Score] | None
    plea: Plea | None
    notice: str


class TableState(Sight):
    """All that a seat may know. `events` follow those of move `since`: later lines that one has are no longer true;
    null means all lines anew, and `fresh` that they are history."""

    table: TableInfo
    yours: list[int]
    version: int
    seat: int
    events: list[GameEvent]
    since: int | None
    fresh: bool
