"""Tables from outside: who sits there, and how it stands."""

from __future__ import annotations

from typing import Literal, TypedDict


class Seat(TypedDict):
    """`here` is whether somebody looks at the table from it."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str
    yours: bool
    here: bool


class TableInfo(TypedDict):
    """`invite` and `code` are for those who sit there; `seeded` says that whoever opened it may know the shuffle, and
    `variant` what differs from the printed game, a sentence each. `hints` says that whoever sits down agrees to hints
    and chances to win for everybody; where a single person plays they are always given. Neither they nor analyses are
    to be had of a game that is not `judged`."""

    id: str
    game: str
    title: str
    variant: list[str]
    status: Literal["open", "running", "over"]
    invite: str
    code: str
    commitment: str
    seal: str
    seeded: bool
    hints: bool
    judged: bool
    settings: dict[str, str]
    created: str
    seats: list[Seat]


class Result(TypedDict):
    seat: int
    total: int
    winner: bool


class MyTable(TypedDict):
    """A line of the list of one's own tables. `margin` is what lies between oneself and the best of the others when it
    is over, as people say it."""

    table: TableInfo
    your_turn: bool
    waiting_for: list[str]
    round: int
    result: list[Result]
    winners: list[str]
    margin: str
    updated: str


class Recovery(TypedDict):
    """A link that moves one's seats to another device: once, and until it expires."""

    token: str
    link: str
    expires: str
