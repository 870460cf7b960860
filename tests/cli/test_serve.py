"""`orrery serve` and `orrery bench server`, as far as the command line goes; tests/server has the rest."""

from __future__ import annotations

import os
import socket
import subprocess
from pathlib import Path

import pytest

from orrery.cli import load
from orrery.cli.address import address_of
from orrery.server.monitoring import common_numbers
from tests.cli.run import Shell


def test_what_cannot_work_is_refused_before_anything_starts(shell: Shell, tmp_path: Path) -> None:
    ran = shell("serve", "--database", f"sqlite:///{tmp_path}/t.sqlite", "--workers", "2")
    assert (ran.code, "SQLite is for one process" in ran.err) == (2, True)
    ran = shell("serve", "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert (ran.code, "cannot be used" in ran.err) == (2, True)


def test_a_place_where_nobody_can_listen_is_refused_in_a_sentence(shell: Shell, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite"
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        ran = shell("serve", "--port", port, "--database", database)
        assert (ran.code, f"Port {port} is taken" in ran.err, "--port" in ran.err) == (2, True, True)
        assert "Orrery is at" not in ran.out, "that is somebody else"
    ran = shell("serve", "--host", "nowhere.invalid", "--database", database)
    assert (ran.code, "no address of this computer" in ran.err) == (2, True)
    ran = shell("serve", "--host", "192.0.2.1", "--database", database)
    assert (ran.code, "Nobody can listen" in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", "http://localhost:8000"),
        ("::1", "http://[::1]:8000"),
        ("table.example", "http://table.example:8000"),
    ],
)
def test_the_address_that_is_printed_can_be_opened(host: str, address: str) -> None:
    assert address_of(host, 8000) == address


def test_what_killed_servers_left_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", "")
    ended = subprocess.Popen(["true"])
    ended.wait()
    for name in (f"{ended.pid}-abc", f"{os.getpid()}-abc", "not-a-number"):
        (tmp_path / f"orrery-metrics-{name}").mkdir()
    with common_numbers():
        assert Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]).parent == tmp_path
    assert sorted([left.name for left in tmp_path.iterdir()]) == [
        f"orrery-metrics-{os.getpid()}-abc",
        "orrery-metrics-not-a-number",
    ]


def test_a_small_bench_of_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, small in (("OPEN_TABLES", 6), ("BUSY_TABLES", 6), ("RATE", 30), ("LONG_TABLES", 1), ("LATE", 25)):
        monkeypatch.setattr(load, name, small)
    monkeypatch.setenv("PYTHONPATH", str(Path(load.__file__).parent.parent.parent))
    figures = load.load(0.5)
    assert figures["moves"]["per_second"] > 0
    assert figures["memory_mb"]["6 tables"] > 0
    assert figures["cpu"]["calibration"] > 0
    assert "moves a second over 6 tables" in load.show(figures)
    assert "ms a move (" in load.show(figures)
