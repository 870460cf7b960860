"""What the author of a game may have forgotten is found by playing it: docs/add-a-game.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import title
from orrery.games.rehearsal import main, rehearse


@pytest.mark.parametrize(
    ("there", "instead", "said"),
    [
        ("twin.comet = self.round, self.deck,", "twin.comet = 0, self.deck,", "does `copy` take every field along?"),
        ('("seat", "hand", "bid", ', '("seat", "hand", ', "does `Saving` name every field?"),
        ("p.bid or None if mine else None", "p.bid or None", "does its `view` show what is hidden?"),
        ("    twin = g.copy()\n    twin.rng", "    twin = g\n    twin.rng", "leave it alone?"),
    ],
)
def test_what_was_forgotten_is_told_once(code: Path, there: str, instead: str, said: str) -> None:
    text = code.read_text()
    assert there in text
    code.write_text(text.replace(there, instead))
    found = rehearse(title("comets"), games=4)
    assert len([told for told in found if said in told]) == 1, found


def test_a_whole_game_has_no_trouble(code: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["comets"]) == 0
    assert capsys.readouterr().out == "Nothing is wrong with comets in 12 games.\n"


def test_a_game_that_is_not_there_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["drift"]) == main([]) == 2
    assert capsys.readouterr().err.startswith("Which game? There is laniakea, ")


@pytest.mark.parametrize("name", ["ultramassive", "council", "laniakea"])
def test_the_games_of_orrery_have_no_trouble(name: str) -> None:
    assert rehearse(title(name), games=1, longest=40) == []
