"""The tables of a run in memory, by the number of players."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from orrery.lab.extra import needed
from orrery.lab.order import PLAIN
from orrery.lab.run import Card, whole
from orrery.lab.tables import SCHEMA

Rows = list[dict[str, Any]]


class Data:
    """One run. Games of an experiment are told apart from plain ones."""

    def __init__(self, folder: Path) -> None:
        polars = needed("polars")
        self.folder = folder
        self.card: Card = whole(folder)
        self.frames = {table: polars.read_parquet(folder / f"{table}.parquet") for table in SCHEMA}
        self.games = {row["game"]: row for row in self.frames["games"].to_dicts()}

    def counts(self) -> list[int]:
        return sorted({row["players"] for row in self.games.values()})

    def rows(self, table: str, players: int, arm: str = PLAIN) -> Iterator[dict[str, Any]]:
        """Of the games with so many players, each row with the deal of its game."""
        for row in self.frames[table].iter_rows(named=True):
            game = self.games[row["game"]]
            if game["players"] == players and game["arm"] == arm:
                row["deal"] = game["deal"]
                yield row

    def frame(self, table: str, players: int, arm: str = PLAIN) -> Any:
        """The same as a whole, where there is too much to look at row by row."""
        wanted = [game for game, row in self.games.items() if row["players"] == players and row["arm"] == arm]
        frame = self.frames[table]
        return frame.filter(frame["game"].is_in(wanted))

    def name(self, piece: str) -> str:
        return self.card.names.get(piece, piece)


def grouped(rows: Iterator[dict[str, Any]] | Rows, *by: str) -> dict[tuple[Any, ...], Rows]:
    found: dict[tuple[Any, ...], Rows] = {}
    for row in rows:
        found.setdefault(tuple([row[name] for name in by]), []).append(row)
    return found
