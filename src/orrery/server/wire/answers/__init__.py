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
    ClosedMessage,
    RefusalMessage,
    ReplyMessage,
    StateMessage,
    TableMessage,
    ThinkingMessage,
)
from orrery.server.wire.answers.parts import REF
from orrery.server.wire.answers.replies import Cause, Lines, Looked, Reason, Refused, Version
from orrery.server.wire.answers.shelf import Board, BotKind, Content, Game, Rule, Switch, Thing
from orrery.server.wire.answers.state import GameEvent, Happening, Plea, Score, Sight, TableState, Undoing, View
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
