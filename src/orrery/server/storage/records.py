"""What the database keeps of a table, as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

import msgspec

from orrery.play.session import UNDATED
from orrery.play.veil import others

Status = Literal["open", "running", "over"]
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
Kind = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
VACANT: Final = "open"


class Seat(msgspec.Struct):
    seat: int
    kind: Kind
    name: str
    bot: str = ""
    owner: str = ""  # the hash of the token of the browser that sits here


class Plea(msgspec.Struct):
    """Somebody asks the others to let a choice be taken back that undo no longer reaches."""

    seat: int
    kept: int  # moves that would stay
    agreed: list[int]


class Record(msgspec.Struct):
    id: str
    game: str
    rules: int  # version of the rules under which it began
    settings: dict[str, str]
    seed: str
    salt: str
    commitment: str
    invite: str
    code: str
    created: float
    updated: float
    status: Status = OPEN
    version: int = 0  # rises with every change
    moves: int = 0
    undone: int = 0  # the version of the last change that took something back
    asked: dict[int, int] = {}  # since which version each open question stands
    waiting: list[int] = []
    round: int = 0
    scores: list[dict[str, Any]] = []
    seal: str = ""
    due: int = 0  # 1 while a bot has to answer
    lease: float = 0.0  # until when one process lets it think
    origin: str = ""  # the position it began with, where that does not follow from the seed
    plea: Plea | None = None
    seeded: bool = False  # whether whoever opened it chose the seed, and so may know the shuffle
    hints: bool = False  # whether all who sit here agreed to hints and chances to win
    notice: str = ""  # what everybody at the table should know until somebody chooses
    veiled: dict[int, int] = {}  # by seat: changes that nobody else noticed, made behind a screen
    seats: list[Seat] = []

    def version_for(self, seat: int) -> int:
        """The version as this seat counts; -1 is a spectator."""
        return self.version - others(self.veiled, seat)

    def seats_of(self, owner: str) -> list[int]:
        return [seat.seat for seat in self.seats if owner and seat.owner == owner]

    def players(self) -> set[str]:
        """The browsers that play; one may have several seats."""
        return {seat.owner for seat in self.seats if seat.kind == PERSON}

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def helped(self) -> bool:
        """Whether players may have hints: all agreed, or only one person plays."""
        return self.hints or len(self.people) == 1

    @property
    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == PERSON]


class Move(msgspec.Struct):
    move: int
    seat: int
    key: str
    told: str  # the events it brought, as JSON
    asked: int = UNDATED  # since which version of its seat its question had stood
    veiled: bool = False  # whether it was made behind a screen, so that others do not count it


class Whole(msgspec.Struct):
    """What was read at once: enough to take the game up from its last snapshot."""

    record: Record
    snapshot_at: int = 0
    position: str = ""
    moves: list[Move] = []


class Change(msgspec.Struct):
    """What is to be written at once: the record as it is now, the moves it got, and from where on older ones go."""

    record: Record
    was: int  # the version this follows; if it is not the last one any more, nothing is written
    kept: int  # moves that stay
    moves: list[Move]
    position: tuple[int, str] | None = None  # a new place to take the game up from


COLUMNS = tuple([name for name in Record.__struct_fields__ if name != "seats"])
JSON_COLUMNS = frozenset({"settings", "asked", "waiting", "scores", "plea", "veiled"})


def columns(record: Record, names: Iterable[str]) -> dict[str, Any]:
    values = {name: getattr(record, name) for name in names}
    for name in JSON_COLUMNS.intersection(values):
        values[name] = msgspec.json.encode(values[name]).decode()
    return values


def record_of(row: Mapping[Any, Any], seats: list[Seat]) -> Record:
    values: dict[str, Any] = {**row, "seats": seats}
    values["settings"] = msgspec.json.decode(row["settings"])
    values["asked"] = msgspec.json.decode(row["asked"], type=dict[int, int])
    values["veiled"] = msgspec.json.decode(row["veiled"], type=dict[int, int])
    values["waiting"] = msgspec.json.decode(row["waiting"])
    values["scores"] = msgspec.json.decode(row["scores"])
    values["plea"] = msgspec.json.decode(row["plea"], type=Plea | None)
    return Record(**values)


def seat_of(row: Mapping[Any, Any]) -> Seat:
    return Seat(row["seat"], row["kind"], row["name"], row["bot"], row["owner"])
