"""A table as one seat sees it."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Meta

from orrery.core.sentence import Sentence
from orrery.core.view import AtTable, Seen
from orrery.server.wire.answers.tables import TableInfo

REF = "#/components/schemas/{name}"


def one_of(*names: str) -> Any:
    """Stands for shapes that are described under these names: checkers of types cannot follow, readers can."""
    refs = [{"type": "null"} if name == "null" else {"$ref": REF.format(name=name)} for name in names]
    return Meta(extra_json_schema=refs[0] if len(refs) == 1 else {"anyOf": refs})


Json = Annotated[Any, one_of("Json")]  # whatever a game has to tell
AnyView = Annotated[Any, one_of("AnyView", "null")]  # the one of the table's game
AnyEvent = Annotated[Any, one_of("AnyEvent")]  # a GameEvent, with the details that its game tells
Ok = Annotated[Any, one_of("Version", "Foretold", "Reason", "Looked")]  # to what was asked


class View(Seen, AtTable):
    """What a seat sees of any game."""

    players: list[dict[str, Json]]


class Happening(TypedDict):
    """A line of the log, alike for all who may read it; `says_who` is whether it names the seat, or speaks to it."""

    event: str
    seat: int
    refs: list[str]
    details: list[Json]
    text: str
    parts: Sentence
    says_who: bool


class GameEvent(Happening):
    """Of the log of any game: after so many choices, as the seat counts them, this happened. `refs` are what it names,
    `details` what the engine tells: things as refs, places and amounts as numbers."""

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
    """What depends on the seat alone. `finals` are keys of options that cannot be taken back once chosen, `losses`
    those of them by which something is given up; `notice` is a sentence for everybody until somebody chooses. While
    seats are open there is no view."""

    view: AnyView
    finals: list[str]
    losses: list[str]
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
    events: list[AnyEvent]
    since: int | None
    fresh: bool
