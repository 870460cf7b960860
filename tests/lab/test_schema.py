"""The document tells of every column."""

from __future__ import annotations

from pathlib import Path

from orrery.lab.tables import SCHEMA

WORDS = (Path(__file__).parents[2] / "docs" / "lab.md").read_text()


def test_every_column_is_documented() -> None:
    for table, columns in SCHEMA.items():
        for column, (kind, words) in columns.items():
            assert f"| `{table}` | `{column}` | {kind} | {words} |" in WORDS, f"{table}.{column}"
