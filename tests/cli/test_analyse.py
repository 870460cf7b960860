"""`orrery analyse`: drawn, as a page and as a file; what cannot be analysed is refused in a sentence."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import unescape
from pathlib import Path

import msgspec
import pytest

from orrery.analysis import played as module
from orrery.analysis import slips
from orrery.analysis.played import Played, played
from orrery.analysis.shape import Analysis
from orrery.core.sentence import plain
from orrery.play.session import Session
from tests.cli.run import Shell

LAST = 12  # choices: the rest would take a while


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    def ending(session: Session, journal: Sequence[tuple[int, str]]) -> Played:
        game = played(session, journal)
        return game._replace(start=game.taken[-LAST].before, taken=game.taken[-LAST:])

    monkeypatch.setattr(module, "played", ending)
    monkeypatch.setattr(slips, "EXPLAINED", 1)


@pytest.mark.usefixtures("short")
def test_a_finished_game_is_drawn_written_as_a_page_and_as_a_file(shell: Shell, finished: Path) -> None:
    ran = shell("analyse", "finished.json", "--html", "page.html", "--out", "found.json")
    assert ran.code == 0, ran.err
    for words in ("Chance to win", "Luck and skill", "own choices", "given away", " wins by ", "Judged by"):
        assert words in ran.out
    found = msgspec.json.decode((shell.folder / "found.json").read_bytes(), type=Analysis)
    assert len(found["chances"]) == LAST + 1
    page = (shell.folder / "page.html").read_text()
    assert page.count("<polyline") == len(found["names"])
    assert page.count("<rect") == len(found["strokes"])
    assert all(plain(step["label"]) in unescape(page) for one in found["thoughts"] for step in one["idea"]["steps"])
    assert "http" not in page, "it needs nothing from anywhere"
    for name in found["names"]:
        assert name in page


@pytest.mark.usefixtures("short")
def test_a_running_game_is_analysed_for_one_seat_only(shell: Shell, running: Path) -> None:
    ran = shell("analyse", "running.json")
    assert (ran.code, ran.out) == (2, "")
    assert "--seat 1" in ran.err
    assert "There is no seat 9" in shell("analyse", "running.json", "--seat", "9").err
    ran = shell("analyse", "running.json", "--seat", "1", "--out", "found.json")
    assert ran.code == 0, ran.err
    found = json.loads((shell.folder / "found.json").read_text())
    assert found["seat"] == 0
    assert found["summary"] == ""


def test_a_damaged_file_and_a_foreign_net_are_refused(shell: Shell, finished: Path) -> None:
    whole = finished.read_bytes()
    finished.write_bytes(whole[: len(whole) // 2])
    ran = shell("analyse", "finished.json")
    assert (ran.code, ran.out) == (1, "")
    assert "damaged" in ran.err
    finished.write_bytes(whole)
    (shell.folder / "foreign.npz").write_bytes(b"no net")
    ran = shell("analyse", "finished.json", "--net", "foreign.npz")
    assert ran.code == 2
    assert "foreign.npz" in ran.err
    assert "Traceback" not in ran.err
    assert shell("analyse", "nothing.json").code == 2
