"""What the server sends, over HTTP and over sockets."""

from __future__ import annotations

from orrery.server.wire.answers.afterwards import (
    Course,
    FullScore,
    KeptSeat,
    KeptTable,
    ScoreLine,
    ScoreSheet,
    Transcript,
)
from orrery.server.wire.answers.messages import (
    Cause,
    ClosedMessage,
    Lines,
    Looked,
    Reason,
    RefusalMessage,
    Refused,
    ReplyMessage,
    StateMessage,
    TableMessage,
    ThinkingMessage,
    Version,
)
from orrery.server.wire.answers.shelf import Board, BotKind, Content, Game, Rule, Switch, Thing
from orrery.server.wire.answers.state import REF, GameEvent, Happening, Plea, Score, Sight, TableState, Undoing, View
from orrery.server.wire.answers.tables import MyTable, Recovery, Result, Seat, TableInfo

__all__ = [
    "REF",
    "Board",
    "BotKind",
    "Cause",
    "ClosedMessage",
    "Content",
    "Course",
    "FullScore",
    "Game",
    "GameEvent",
    "Happening",
    "KeptSeat",
    "KeptTable",
    "Lines",
    "Looked",
    "MyTable",
    "Plea",
    "Reason",
    "Recovery",
    "RefusalMessage",
    "Refused",
    "ReplyMessage",
    "Result",
    "Rule",
    "Score",
    "ScoreLine",
    "ScoreSheet",
    "Seat",
    "Sight",
    "StateMessage",
    "Switch",
    "TableInfo",
    "TableMessage",
    "TableState",
    "Thing",
    "ThinkingMessage",
    "Transcript",
    "Undoing",
    "Version",
    "View",
]
