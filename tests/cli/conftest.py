from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.play.transcript import write
from orrery.server.config import Config
from tests.cli.run import Shell
from tests.play.games import begin, play
from tests.server.running import Browser, in_thread


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Shell:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return Shell(monkeypatch, capsys, tmp_path)


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """The file of an unfinished game of three."""
    write(play(begin(3), 90), tmp_path / "running.json")
    return tmp_path / "running.json"


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The file of a finished game of two."""
    write(play(begin(2, seed=5, wormholes="quick"), 9999), tmp_path / "finished.json")
    return tmp_path / "finished.json"


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Browser]:
    """Somebody with a browser, at a server of their own."""
    with in_thread(Config(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=False, sweep=0.5)) as url:
        yield Browser(url)
