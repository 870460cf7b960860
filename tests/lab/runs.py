"""Small runs for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars

from orrery.games import title
from orrery.lab.order import Order
from orrery.lab.run import Card, Run
from orrery.lab.tables import SCHEMA
from orrery.workers import Alone, Workers


def order(game: str = "ultramassive", **changes: Any) -> Order:
    found = title(game)
    plain: dict[str, Any] = {"bots": ["random"], "seats": [2], "games": 4, "seed": 1}
    return Order(game=game, rules=found.version, settings=found.settings({}), **(plain | changes))


def new(folder: Path, asked: Order) -> Run:
    found = title(asked.game, asked.settings)
    names = {ref: thing.name for ref, thing in found.catalog.things.items()}
    run = Run(folder, Card(order=asked, title=found.title, names=names))
    run.begin()
    return run


def played(folder: Path, asked: Order, workers: Workers | None = None, size: int = 2) -> Run:
    run = new(folder, asked)
    assert sum(run.play(workers or Alone(), size)) == run.total
    run.finish()
    return run


def table(run: Run, name: str) -> polars.DataFrame:
    return polars.read_parquet(run.folder / f"{name}.parquet")


def files(run: Run) -> dict[str, bytes]:
    return {name: (run.folder / f"{name}.parquet").read_bytes() for name in SCHEMA}
