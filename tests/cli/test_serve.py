"""`orrery serve` and `orrery bench server`, as far as the command line goes; tests/server has the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.cli import load
from tests.cli.run import Shell


def test_what_cannot_work_is_refused_before_anything_starts(shell: Shell, tmp_path: Path) -> None:
    ran = shell("serve", "--database", f"sqlite:///{tmp_path}/t.sqlite", "--workers", "2")
    assert (ran.code, "SQLite is for one process" in ran.err) == (2, True)
    ran = shell("serve", "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert (ran.code, "cannot be used" in ran.err) == (2, True)


def test_a_small_bench_of_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in (("OPEN_TABLES", 6), ("BUSY_TABLES", 6), ("RATE", 30), ("LONG_TABLES", 1), ("LATE", 25)):
        monkeypatch.setattr(load, name, small)
    monkeypatch.setenv("PYTHONPATH", str(Path(load.__file__).parent.parent.parent))
    figures = load.load(0.5)
    assert figures["moves"]["per_second"] > 0
    assert figures["memory_mb"]["6 tables"] > 0
    assert "moves a second over 6 tables" in load.show(figures)
