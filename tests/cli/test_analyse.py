"""`orrery analyse`: drawn, as a page and as a file; what cannot be analysed is refused in a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from html import unescape
from pathlib import Path
from typing import cast

import msgspec
import pytest

from orrery.analysis import played as module
from orrery.analysis import slips
from orrery.analysis.played import Played, played
from orrery.analysis.shape import Analysis, Idea
from orrery.cli.analysis_drawing import sum_of
from orrery.cli.analysis_words import costliest, said
from orrery.core.sentence import plain
from orrery.play.session import Session
from tests.analysis.games import whole
from tests.cli.run import Shell

LAST = 12  # choices: the rest would take a while
CODE = re.compile(r"\b\d[a-z]\b")  # of a galaxy, printed on the map


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
    for words in ("Chance to win", "Luck and skill", "given away", "all else", " wins by ", "Judged by"):
        assert words in ran.out
    found = msgspec.json.decode((shell.folder / "found.json").read_bytes(), type=Analysis)
    assert len(found["chances"]) == LAST + 1
    page = (shell.folder / "page.html").read_text()
    assert page.count("<polyline") == len(found["names"])
    assert page.count("<rect") == len(found["strokes"])
    assert all(plain(step["label"])[1:] in unescape(page) for one in found["thoughts"] for step in one["idea"]["steps"])
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
    own, other = [sum_of(fate, 0) for fate in found["fates"][:2]]
    assert own[2] != "", "what it gave away"
    assert other[2] == "", "nobody knows what others could have done better"


def test_the_two_choices_that_cost_each_loser_most_are_named() -> None:
    def slip(seat: int, move: int, given: float) -> dict[str, object]:
        return {"seat": seat, "move": move, "given": given}

    slips = [slip(0, 9, 0.2), slip(0, 5, 0.05), slip(0, 3, 0.1), slip(1, 4, 0.3), slip(2, 8, 0.02)]
    fates = [{"seat": seat, "result": result} for seat, result in enumerate((0.0, 1.0, 0.0))]
    found = {"seat": -1, "names": ["Ann", "Bea", "Cem"], "fates": fates, "slips": slips}
    assert costliest(cast("Analysis", found)) == ["What cost Ann most: moves 3 and 9.", "What cost Cem most: move 8."]
    running = {**found, "seat": 1, "slips": slips[3:4]}
    assert costliest(cast("Analysis", running)) == ["What cost Bea most: move 4."]


def test_places_are_called_as_the_table_calls_them() -> None:
    game = whole("laniakea", most=200)
    label = game.title.words.label
    codes = 0
    for move, step in enumerate(game.taken, 1):
        option = next(one for one in step.before.options(step.seat) if one.key == step.key)
        idea = {"steps": 2 * [{"key": step.key, "label": label(option)}]}
        codes += bool(CODE.search(plain(label(option))))
        words = said(cast("Idea", idea), game, move)
        assert not CODE.search(words)
        first, _, second = words.partition(", then ")
        assert second == f"{first[0].lower()}{first[1:]}"
    assert codes > 0


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
