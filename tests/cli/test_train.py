"""`orrery train`."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.cli import run
from orrery.games import title
from orrery.minds import training
from orrery.minds.files import fitting


def test_a_training_writes_a_net_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "GAMES", 1)
    monkeypatch.setattr(training, "FIRST", 1)
    monkeypatch.setattr(training, "CHUNKS", 1)
    command = ["train", "ultramassive", "--hours", "0.00001", "--cores", "1", "--out", str(tmp_path)]
    assert run(command) == 0
    assert run(command) == 0
    said = capsys.readouterr().out
    assert "Going on after 1 games." in said
    _, card = fitting(title("ultramassive"), (tmp_path / "ultramassive.npz").read_bytes())
    assert card.games == 2


def test_a_training_that_was_stopped_at_once_names_no_net(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(training, "train", stopped)
    run(["train", "ultramassive", "--cores", "1", "--out", str(tmp_path)])
    said = capsys.readouterr().out
    assert "The first 800 games" in said
    assert "Nothing was learned yet" in said
    assert "The net is" not in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nothing"], "nothing"),
        (["ultramassive", "--hours", "-1"], "A training takes up to"),
        (["ultramassive", "--cores", "0"], "1 to"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["train", *arguments, "--out", str(tmp_path / "nets")]) != 0
    assert words in capsys.readouterr().err


def test_a_damaged_training_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ultramassive.training").write_bytes(b"no training")
    assert run(["train", "ultramassive", "--hours", "0.00001", "--cores", "1", "--out", str(tmp_path)]) != 0
    assert "cannot be read" in capsys.readouterr().err
