"""A run on the disk: `run.json` says what was ordered, parts are kept as they come, and in the end there are tables."""

from __future__ import annotations

import io
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from orrery.lab.extra import needed
from orrery.lab.order import Order, total
from orrery.lab.tables import SCHEMA, Columns
from orrery.lab.watching import play_games
from orrery.workers import Workers

ROWS = 65_536  # in a group of a Parquet file: fixed, so that equal data makes equal files
TYPES = {"i8": "Int8", "i16": "Int16", "i32": "Int32", "f32": "Float32", "str": "String", "bool": "Boolean"}


class BadRun(ValueError):
    """A run that cannot be used; the message says why and what to do."""


class Card(msgspec.Struct, kw_only=True):
    """What stands in `run.json`."""

    order: Order
    complete: bool = False
    title: str = ""  # as people call it
    changes: list[str] = []  # of a variant
    net: str = ""  # what the bots have learned, where they play by a net
    names: dict[str, str] = {}  # of the pieces, by their refs


class Run:
    def __init__(self, folder: Path, card: Card) -> None:
        self.folder = folder
        self.card = card
        self.total = total(card.order)

    @property
    def parts(self) -> Path:
        return self.folder / "parts"

    def begin(self) -> int:
        """How many games are there already; another run in the same place is refused."""
        there = self.folder / "run.json"
        if there.exists():
            known = read_card(self.folder)
            if known.order != self.card.order:
                raise BadRun(f"{self.folder} holds another run ({differing(known, self.card)}); give another --out.")
            self.card = known
        elif self.folder.exists() and any(self.folder.iterdir()):
            raise BadRun(f"{self.folder} holds other files; give an --out of its own.")
        else:
            self.parts.mkdir(parents=True, exist_ok=True)
            self.write()
        return self.total if self.card.complete else sum([last - first for first, last in self.kept()])

    def write(self) -> None:
        replace(self.folder / "run.json", msgspec.json.format(msgspec.json.encode(self.card)))

    def kept(self) -> list[tuple[int, int]]:
        """Which games have been played, from number to before number."""
        names = [path.stem.split("-") for path in self.parts.glob("*.part")]
        return sorted([(int(first), int(last)) for first, last in names])

    def missing(self, size: int) -> list[tuple[int, int]]:
        """What is left to play, in chunks of so many games."""
        found, at = [], 0
        for first, last in [*self.kept(), (self.total, self.total)]:
            found += [(start, min(start + size, first)) for start in range(at, first, size)]
            at = last
        return found

    def play(self, workers: Workers, size: int) -> Iterator[int]:
        """Play what is missing, and say after every chunk how many games that were."""
        chunks = self.missing(size)
        for (first, last), columns in zip(chunks, workers.each(play_games, self.card.order, chunks), strict=True):
            replace(self.parts / f"{first:07}-{last:07}.part", msgspec.msgpack.encode(columns))
            yield last - first

    def finish(self) -> int:
        """All parts as tables; `run.json` says so last. How many games are in them: some need not be played."""
        parts = [self.parts / f"{first:07}-{last:07}.part" for first, last in self.kept()]
        read = [read_part(part) for part in parts]
        for table in SCHEMA:
            write_table(self.folder / f"{table}.parquet", table, [columns[table] for columns in read])
        self.card.complete = True
        self.write()
        shutil.rmtree(self.parts)
        return sum([len(columns["games"]["game"]) for columns in read])


def read_part(part: Path) -> Columns:
    try:
        return msgspec.msgpack.decode(part.read_bytes(), type=Columns)
    except msgspec.MsgspecError:
        part.unlink()
        raise BadRun(f"{part} was damaged and is gone now; the same command plays its games again.") from None


def write_table(path: Path, table: str, parts: list[dict[str, list[Any]]]) -> None:
    polars = needed("polars")
    schema = {column: getattr(polars, TYPES[kind]) for column, (kind, _) in SCHEMA[table].items()}
    frame = polars.concat([polars.DataFrame(part, schema=schema) for part in parts]).rechunk()
    buffer = io.BytesIO()
    frame.write_parquet(buffer, compression="zstd", row_group_size=ROWS)
    replace(path, buffer.getvalue())


def replace(path: Path, data: bytes) -> None:
    """Never half a file: it is written beside the old one, which stays if anything goes wrong."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def read_card(folder: Path) -> Card:
    try:
        return msgspec.json.decode((folder / "run.json").read_bytes(), type=Card)
    except FileNotFoundError:
        raise BadRun(f"There is no run in {folder}; make one with: orrery lab run GAME --out {folder}") from None
    except (OSError, msgspec.MsgspecError) as trouble:
        raise BadRun(f"{folder / 'run.json'} cannot be read: {trouble}.") from None


def whole(folder: Path) -> Card:
    """The card of a run that is complete: half a run is not taken for a whole one."""
    card = read_card(folder)
    if not card.complete:
        played = sum([last - first for first, last in Run(folder, card).kept()])
        raise BadRun(
            f"The run in {folder} is unfinished: {played} of {total(card.order)} games are played. "
            "The same command that began it goes on."
        )
    gone = [table for table in SCHEMA if not (folder / f"{table}.parquet").is_file()]
    if gone:
        raise BadRun(f"The run in {folder} has lost {', '.join(gone)}; play it again in another folder.")
    return card


def damaged(folder: Path, trouble: Exception) -> str:
    said = str(trouble).splitlines()[0][:200].rstrip(".") if str(trouble) else type(trouble).__name__
    return f"The data of the run in {folder} is damaged ({said}); play it again in another folder."


def differing(known: Card, wanted: Card) -> str:
    """In what the run that is there is another one."""
    there, here = facts(known.order), facts(wanted.order)
    apart = [name for name in {**there, **here} if there.get(name, "") != here.get(name, "")]
    return ", ".join([f"{name} {there.get(name) or 'none'}, not {here.get(name) or 'none'}" for name in apart])


def facts(order: Order) -> dict[str, str]:
    found = msgspec.to_builtins(order)
    settings = found.pop("settings")
    lists = {name: ",".join([str(item) for item in value]) for name, value in found.items() if isinstance(value, list)}
    return {name: " ".join(str(value).split())[:80] for name, value in {**found, **lists, **settings}.items()}


def in_words(card: Card) -> str:
    order = card.order
    more = f", {order.experiment} {order.piece}" if order.experiment else ""
    seats = ",".join([str(count) for count in order.seats])
    games = f"{seats} players, {order.games} games, seed {order.seed}"
    return f"{card.title}, rules {order.rules}, {', '.join(order.bots)}, {games}{more}"
