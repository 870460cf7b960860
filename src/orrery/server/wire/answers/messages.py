"""What comes over a socket, and the replies to what was done or asked at a table, over HTTP too."""

from __future__ import annotations

from typing import Literal, TypedDict

from orrery.core.sentence import Sentence
from orrery.core.view import Mark
from orrery.server.wire.answers.state import AnyEvent, Ok, TableState
from orrery.server.wire.answers.tables import TableInfo


class Refused(TypedDict):
    """Every refusal: a sentence that says what to do next, and the rules it rests on."""

    error: str
    rules: list[str]


class Version(TypedDict):
    """Of the table, after what was done."""

    version: int


class Foretold(TypedDict):
    """An option before it is chosen: what it is for, why it would come to nothing if it would, what is certain to
    happen, and what of that is written on the board."""

    meaning: Sentence
    vain: Sentence
    events: list[AnyEvent]
    marks: list[Mark]


class Cause(TypedDict):
    """Why one thing cannot be done, and what it would have been, as its button would say it."""

    words: Sentence
    rules: list[str]
    verb: str
    label: Sentence


class Reason(TypedDict):
    """What can be done with a thing now (without rules), or why nothing can: the most helpful cause, and the others.
    Of a thing that can be chosen the others are its uses that are barred."""

    words: Sentence
    rules: list[str]
    verb: str
    more: list[Cause]


class Looked(TypedDict):
    seat: int


class StateMessage(TableState):
    on: Literal["state"]


class TableMessage(TypedDict):
    """Seats have changed, or somebody came or went."""

    on: Literal["table"]
    table: TableInfo


class ThinkingMessage(TypedDict):
    """A bot thinks: how many lines of play it has looked at, and which share of its time or count is gone."""

    on: Literal["thinking"]
    seat: int
    since: str
    done: int
    share: float


class HintedMessage(TypedDict):
    """Somebody at the table asked for a hint; what it said is theirs alone."""

    on: Literal["hinted"]
    seat: int


class ReplyMessage(TypedDict):
    """To the message with this id."""

    on: Literal["reply"]
    id: int
    ok: Ok


class RefusalMessage(TypedDict):
    """The same when it was refused; null stands for an id that could not be read."""

    on: Literal["reply"]
    id: int | None
    error: str
    rules: list[str]
    status: int


class ClosedMessage(TypedDict):
    """The socket may not be opened; it is closed with 4000 + status."""

    on: Literal["refused"]
    error: str
    rules: list[str]
    status: int
