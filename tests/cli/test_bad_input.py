"""A wrong command line or file gets one sentence and a code, and nothing on disk changes."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from orrery.play.transcript import write
from tests.cli.run import Shell
from tests.play.games import begin, play

CASES = {
    "frobnicate": "No such command 'frobnicate'",
    "play chess": "There is no game called 'chess'; there is laniakea, ultramassive, council.",
    "play --seats me": "is for 2 to 4 players, not 1.",
    "play --seats random,random,random,random,random": "is for 2 to 4 players, not 5.",
    "play --seats me,wizard": "wizard",
    "play --seats me,": "People are called me",
    "play --seats me:Ann,me:Ann": "Two seats have the same name",
    "play --seats me:,greedy": "A name has 1 to 20 ordinary letters",
    "play --seats me:\x1b[2J,greedy": "A name has 1 to 20 ordinary letters",
    "play --seats me,search:\n0.3": "A bot's name has up to 40 ordinary letters and no spaces",
    f"play --seats me,{'x' * 5000}": "A bot's name has up to 40 ordinary letters and no spaces",
    f"play {'x' * 5000}": f"There is no game called '{'x' * 59}…'",
    f"play --set {'x' * 5000}=1": f"has no switch '{'x' * 59}…'",
    f"play --set hands={'x' * 5000}": f"not '{'x' * 59}…'",
    "play --seed seven": "Invalid value for '--seed'",
    "play --set hands": "A switch is set as name=value, not 'hands'",
    "play --set hats=on": "has no switch 'hats'",
    "play --set hands=closed": "can be secret or open, not 'closed'",
    "play --sing": "No such option",
    "play --save .": "is a directory; name a file",
    "play --save nowhere/g.json": "There is no directory nowhere",
    "play --save diary.txt": "diary.txt is not an Orrery game",
    "play --save pipe": "pipe is not a file that a game can be saved in",
    "play --save /dev/null": "/dev/null is not a file that a game can be saved in",
    "play --save /proc/x.json": "The directory /proc cannot be written",
    f"play --save {'x' * 300}": "File name too long; choose another place",
    "play --resume pipe": "a pipe or a device and not a file",
    "play --resume missing.json": "There is no file missing.json",
    "play --resume diary.txt": "diary.txt is not an Orrery game",
    "play --resume good.json --seed 3": "A resumed game brings its own rules and seed",
    "play --resume good.json --seats me,me": "has 3 seats, not 2",
    "play --resume cut.json": "cut.json is not an Orrery game, or it is damaged",
    "show missing.json": "There is no file missing.json",
    "show .": "is a directory",
    "show cut.json": "cut.json is not an Orrery game, or it is damaged",
    "show foreign.json": "foreign.json is not an Orrery game.",
    "show edited.json": "its check sum does not fit",
    "show good.json --move -1": "there is no position after -1",
    "show good.json --seat 0": "There is no seat 0",
    "replay missing.json": "There is no file missing.json",
    "replay good.json --to 1000": "The game has 40 choices",
    "replay foreign.json --fast": "foreign.json is not an Orrery game.",
    "verify": "Missing argument",
    "verify missing.json": "There is no file missing.json",
    "verify .": "is a directory",
    "verify empty.json": "is not an Orrery game",
    "verify cut.json": "is damaged",
    "verify edited.json": "is damaged or was edited",
    "verify foreign.json": "is not an Orrery game.",
    "verify binary.json": "it cannot be read as JSON",
    "verify list.json": "is not an Orrery game.",
    "verify deep.json": "it cannot be read as JSON",
    "verify pipe": "a pipe or a device and not a file",
    "verify /dev/zero": "a pipe or a device and not a file",
    "verify good.json/game.json": "There is no file good.json/game.json",
    f"verify {'x' * 300}": "File name too long",
    "rules": "Name a rule or a game",
    "rules ULT-ORBIT-99": "There is no rule, card or game 'ULT-ORBIT-99'",
    f"rules {'x' * 5000}": f"There is no rule, card or game '{'x' * 59}…'",
    "rules ultramassive --search unicorn": "speaks of 'unicorn'",
}
FILE_FAILS = (
    "cut.json",
    "edited.json",
    "foreign.json",
    "binary.json",
    "empty.json",
    "list.json",
    "deep.json",
    "diary.txt",
    "/dev/zero",
)
UNREADABLE = ("verify pipe", "play --resume pipe", f"verify {'x' * 300}")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(play(begin(3), 40), tmp_path / "good.json")
    good = (tmp_path / "good.json").read_bytes()
    files = {
        "cut.json": good[: len(good) // 2],
        "edited.json": good.replace(b'"mass": 1', b'"mass": 9'),
        "foreign.json": json.dumps({"name": "a package", "version": "1.0"}).encode(),
        "list.json": b"[1, 2, 3]",
        "binary.json": bytes(range(256)),
        "empty.json": b"",
        "deep.json": b"[" * 100_000,
        "diary.txt": b"Dear diary",
    }
    for name, contents in files.items():
        (tmp_path / name).write_bytes(contents)
    os.mkfifo(tmp_path / "pipe")
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@pytest.mark.parametrize("line", CASES, ids=[line[:60] for line in CASES])
def test_one_sentence_and_a_code(shell: Shell, folder: Path, line: str) -> None:
    before = contents(folder)
    ran = shell(*line.split(" "))
    assert CASES[line] in ran.err
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    assert ran.out == ""
    fails = any(word in FILE_FAILS for word in line.split(" ")) or "unicorn" in line or line in UNREADABLE
    assert ran.code == (1 if fails else 2)
    assert contents(folder) == before


def test_a_folder_that_cannot_be_written_is_refused_before_the_game(shell: Shell, folder: Path) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    shell.monkeypatch.setattr("orrery.cli.files.tempfile.TemporaryFile", refuse)
    ran = shell("play", "--save", "g.json", typed="1\n")
    assert ran.code == 2
    assert "cannot be written" in ran.err


@pytest.mark.parametrize("line", ["verify shut/g.json", "show shut/g.json", "play --save shut/g.json"])
def test_a_folder_that_nobody_may_look_into_is_refused_in_a_sentence(shell: Shell, folder: Path, line: str) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    with shell.monkeypatch.context() as patch:
        patch.setattr("pathlib.Path.stat", refuse)  # to root every folder is open
        ran = shell(*line.split(" "))
    assert ran.err.count("\n") == 1
    assert "Permission denied" in ran.err
    assert ran.code == (2 if "--save" in line else 1)


def test_what_nobody_expected_becomes_a_sentence(shell: Shell, folder: Path) -> None:
    def explode(*_: object) -> None:
        raise ZeroDivisionError("boom")

    shell.monkeypatch.setattr("orrery.cli.verify.verified", explode)
    shell.monkeypatch.setattr("orrery.cli.trouble.tempfile.gettempdir", lambda: str(folder))
    shell.monkeypatch.delenv("ORRERY_DEBUG", raising=False)
    ran = shell("verify", "good.json")
    assert ran.code == 70
    assert ran.err.count("\n") == 1
    assert "Something is broken inside Orrery (ZeroDivisionError)" in ran.err
    assert not (folder / "orrery-debug.log").exists()

    shell.monkeypatch.setenv("ORRERY_DEBUG", "1")
    ran = shell("verify", "good.json")
    assert "orrery-debug.log" in ran.err
    assert "boom" in (folder / "orrery-debug.log").read_text()
