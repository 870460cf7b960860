"""The tables of a run in memory, by the number of players."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from orrery.lab.extra import needed
from orrery.lab.order import PLAIN
from orrery.lab.run import BadRun, Card, damaged, whole
from orrery.lab.tables import SCHEMA

Rows = list[dict[str, Any]]


class Data:
    """One run. Games of an experiment are told apart from plain ones."""

    def __init__(self, folder: Path) -> None:
        polars = needed("polars")
        self.folder = folder
        self.card: Card = whole(folder)
        try:
            self.frames = {table: polars.read_parquet(folder / f"{table}.parquet") for table in SCHEMA}
        except Exception as trouble:  # whatever polars says of a file that is none
            raise BadRun(damaged(folder, trouble)) from None
        gone = [f"{t}.{column}" for t, columns in SCHEMA.items() for column in columns if column not in self.frames[t]]
        if gone:
            raise BadRun(f"The run in {folder} is of another Orrery: it has no {', '.join(gone)}. Play it again.")
        self.games = {row["game"]: row for row in self.frames["games"].to_dicts()}

    def counts(self) -> list[int]:
        return sorted({row["players"] for row in self.games.values()})

    def rows(self, table: str, players: int, arm: str = PLAIN) -> Iterator[dict[str, Any]]:
        """Of the games with so many players, each row with the deal of its game."""
        yield from self.frame(table, players, arm).iter_rows(named=True)

    def frame(self, table: str, players: int, arm: str = PLAIN) -> Any:
        """The same as a whole, where there is too much to look at row by row."""
        games = self.frames["games"]
        games = games.filter((games["players"] == players) & (games["arm"] == arm))
        if table == "games":
            return games
        return self.frames[table].join(games.select("game", "deal"), on="game", maintain_order="left")

    def name(self, piece: str) -> str:
        return self.card.names.get(piece, piece)


def grouped(rows: Iterator[dict[str, Any]] | Rows, *by: str) -> dict[tuple[Any, ...], Rows]:
    found: dict[tuple[Any, ...], Rows] = {}
    for row in rows:
        found.setdefault(tuple([row[name] for name in by]), []).append(row)
    return found
