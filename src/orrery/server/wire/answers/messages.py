"""What comes over a socket."""

from __future__ import annotations

from typing import Literal, TypedDict

from orrery.server.wire.answers.parts import Ok
from orrery.server.wire.answers.state import TableState
from orrery.server.wire.answers.tables import TableInfo


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
