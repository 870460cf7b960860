"""The ladder of levels: every rung is a match, told with its goal, and none is played twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.bots.contest import Fixture, Standing
from orrery.bots.levels import LEVELS
from orrery.cli import ladder as command
from orrery.games import title
from tests.cli.run import Shell


def first_wins(jobs: list[Fixture], cores: int) -> Iterator[list[Standing]]:
    """Of every second deal, wherever it sits."""
    for fixture in jobs:
        bots = range(len(fixture.bots))
        yield [Standing(bot, float(bot == fixture.seed % 2), 10, 5, 0.01, {}, 6, bot) for bot in bots]


def test_each_level_meets_the_one_below_and_a_table_full_of_them() -> None:
    found = {rung.name: rung for rung in command.rungs(title("laniakea"), yardsticks=True)}
    for above, below in zip(list(LEVELS)[1:], LEVELS, strict=False):
        assert found[f"{above}-{below}-2"].goal == 0.65
        assert found[f"{above}-{below}-4"].bots == (above, below, below, below)
    assert found["master-1"].bots == ("master",)
    assert "master-ismcts:10-2" in found
    assert not [rung for rung in command.rungs(title("ultramassive"), yardsticks=True) if len(rung.bots) == 1]


def test_shares_are_told_with_goals_and_games_are_kept(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "results", first_wins)
    line = ("ladder", "ultramassive", "--games", "4", "--out", str(tmp_path), "--only", "expert-player-2")
    ran = shell(*line)
    row = next(text.split() for text in ran.out.splitlines() if text.startswith("expert-player-2 "))
    assert row[1:3] + row[-2:] == ["4", "50.0%", "65%", "2.0"]
    monkeypatch.setattr(command, "results", lambda jobs, cores: iter([]))
    assert shell(*line).out == ran.out
    assert len(list(tmp_path.iterdir())) == 1


def test_a_game_that_nobody_has_learned_has_no_ladder(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "has_levels", lambda title: False)
    ran = shell("ladder", "council")
    assert ran.code == 2
    assert "train a net with `orrery train council`" in ran.err
