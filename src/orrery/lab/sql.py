"""The tables of a run asked in SQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from orrery.lab.extra import needed
from orrery.lab.run import BadRun, damaged, whole
from orrery.lab.tables import SCHEMA

Answer = tuple[list[str], list[tuple[Any, ...]]]


def opened(folder: Path) -> Any:
    """A database in memory that sees the tables of a run, and nothing else of the disk."""
    duckdb = needed("duckdb")
    whole(folder)
    base = duckdb.connect(":memory:")
    for table in SCHEMA:
        file = str(folder / f"{table}.parquet")
        try:
            base.execute(f"create table {table} as select * from read_parquet(?)", [file])
        except duckdb.Error as trouble:
            raise BadRun(damaged(folder, trouble)) from None
    base.execute("set enable_external_access = false")
    return base


def asked(folder: Path, query: str) -> Answer:
    """Names of the columns, and rows."""
    duckdb = needed("duckdb")
    base = opened(folder)
    try:
        found = base.execute(query)
        if found.description is None:
            return [], []
        return [column[0] for column in found.description], found.fetchall()
    except duckdb.Error as error:
        said = " ".join(str(error).split("LINE 1")[0].split())
        raise BadRun(f"That question makes no sense to the data: {said.rstrip('.')}. {tables_told()}") from None


def tables_told() -> str:
    return "The tables are " + "; ".join([f"{table} ({', '.join(columns)})" for table, columns in SCHEMA.items()]) + "."
