from __future__ import annotations

import json

import pytest

from orrery.core import compiled
from tests.cli.run import Shell

FIGURES = ["decisions", "playouts", "copies", "copies and choices", "views", "imagined games", "features"]


def test_json_for_programs(shell: Shell) -> None:
    found = json.loads(shell("bench", "ultramassive", "--seats", "2", "--seconds", "0.2", "--json").out)
    assert (found["game"], found["seats"]) == ("ultramassive", 2)
    assert found["build"] == ("compiled" if compiled() else "pure Python")
    assert list(found["figures"]) == FIGURES
    for figure in found["figures"].values():
        assert figure["per_second"] * figure["microseconds"] == pytest.approx(1e6)
        assert figure["per_calibration_loop"] == pytest.approx(figure["per_second"] / found["calibration"])
    assert found["figures"]["decisions"]["per_second"] > found["figures"]["playouts"]["per_second"]


def test_a_table_for_people(shell: Shell) -> None:
    ran = shell("bench", "--seconds", "0.2")
    assert ran.code == 0
    assert "4 players" in ran.out
    assert "Calibration" in ran.out
    for name in FIGURES:
        assert name in ran.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nothing",), "no game called 'nothing'"),
        (("ultramassive", "--seats", "1"), "2 to 4 players, not 1"),
        (("ultramassive", "--seconds", "0"), "more than 0"),
        (("ultramassive", "--seconds", "nan"), "more than 0"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(shell: Shell, arguments: tuple[str, ...], words: str) -> None:
    ran = shell("bench", *arguments)
    assert ran.code == 2
    assert words in ran.err
    assert len(ran.err.splitlines()) == 1
