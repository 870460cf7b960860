"""What the server sends, over HTTP and over sockets."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta

from orrery.core.sentence import Sentence
from orrery.core.view import AtTable, Seen

REF = "#/components/schemas/{name}"


def one_of(*names: str) -> Any:
    """Stands for shapes that are described under these names: checkers of types cannot follow, readers can."""
    refs = [{"type": "null"} if name == "null" else {"$ref": REF.format(name=name)} for name in names]
    return Meta(extra_json_schema=refs[0] if len(refs) == 1 else {"anyOf": refs})


Json = Annotated[Any, one_of("Json")]  # whatever a game has to tell
AnyView = Annotated[Any, one_of("AnyView", "null")]  # the one of the table's game
Ok = Annotated[Any, one_of("Version", "Lines", "Reason", "Looked")]  # to what was asked


class Refused(TypedDict):
    """Every refusal: a sentence that says what to do next, and the rules it rests on."""

    error: str
    rules: list[str]


class Version(TypedDict):
    """Of the table, after what was done."""

    version: int


class Lines(TypedDict):
    """What an option is certain to bring."""

    lines: list[Sentence]


class Cause(TypedDict):
    """Why one thing cannot be done, and what it would have been."""

    words: Sentence
    rules: list[str]
    verb: str


class Reason(TypedDict):
    """What can be done with a thing now (without rules), or why nothing can: the most helpful cause, and the others."""

    words: Sentence
    rules: list[str]
    verb: str
    more: list[Cause]


class Looked(TypedDict):
    seat: int


class Rule(TypedDict):
    id: str
    chapter: str
    text: str


class BotKind(TypedDict):
    spec: str
    name: str
    about: str


class Switch(TypedDict):
    """Something a table may choose; `rules` are what it decides."""

    name: str
    title: str
    choices: list[str]
    labels: dict[str, str]
    default: str
    rules: list[str]
    words: str
    first: bool


class Game(TypedDict):
    """`solo` is who plays against one who is alone, where there is such a one."""

    name: str
    title: str
    about: str
    tagline: str
    minutes: int
    rules_version: int
    seats: list[int]
    solo: str
    switches: list[Switch]
    bots: list[BotKind]


class Thing(TypedDict):
    """Something printed, what it does, and the same apart from what its picture shows; more of it is the game's own."""

    name: str
    text: str
    words: Sentence
    kind: str
    id: str
    number: int


class Board(TypedDict):
    """How places are called, by their refs; more of it is the game's own."""

    names: dict[str, str]


class Content(TypedDict):
    board: Board
    things: dict[str, Thing]


class Seat(TypedDict):
    """`here` is whether somebody looks at the table from it."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str
    yours: bool
    here: bool


class TableInfo(TypedDict):
    """`invite` and `code` are for those who sit there; `seeded` says that whoever opened it may know the shuffle."""

    id: str
    game: str
    title: str
    status: Literal["open", "running", "over"]
    invite: str
    code: str
    commitment: str
    seal: str
    seeded: bool
    settings: dict[str, str]
    created: str
    seats: list[Seat]


class Result(TypedDict):
    seat: int
    total: int
    winner: bool


class MyTable(TypedDict):
    """A line of the list of one's own tables."""

    table: TableInfo
    your_turn: bool
    waiting_for: list[str]
    round: int
    result: list[Result]
    winners: list[str]
    updated: str


class View(Seen, AtTable):
    """What a seat sees of any game; more of it is the game's own."""


class GameEvent(TypedDict):
    """Of the log: after so many choices this happened. `refs` are what it names, `details` what the engine tells:
    things as refs, places and amounts as numbers."""

    move: int
    event: str
    seat: int
    refs: list[str]
    details: list[Json]
    text: str
    parts: Sentence


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


class ScoreLine(TypedDict):
    """`each` is 0 where the amounts differed."""

    source: str
    ref: str
    name: str
    note: str
    times: int
    each: int
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


class Recovery(TypedDict):
    """A link that moves one's seats to another device: once, and until it expires."""

    token: str
    link: str
    expires: str


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
