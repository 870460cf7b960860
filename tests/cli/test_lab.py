"""`orrery lab run`: what it says, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from orrery import __version__
from orrery.cli import spelled_out
from orrery.games import title
from orrery.lab.claim import claimed
from orrery.lab.ordering import fingerprints
from orrery.workers import Alone
from tests.cli.run import Shell
from tests.lab.runs import new, order

SMALL = ("lab", "run", "ultramassive", "--bots", "random", "--games", "2", "--cores", "1")


def test_a_run_says_where_its_games_are_and_is_not_played_twice(shell: Shell, tmp_path: Path) -> None:
    ran = shell(*SMALL, "--out", str(tmp_path / "run"))
    assert ran.code == 0
    assert ran.out.startswith("2 games are in ")
    assert ran.err.splitlines()[-1] == "2 of 2 games"
    assert "is complete: 2 games" in shell(*SMALL, "--out", str(tmp_path / "run")).out
    assert "holds another run" in shell(*SMALL, "--seed", "2", "--out", str(tmp_path / "run")).err


def test_a_stopped_run_goes_on_by_its_folder_and_is_reported(shell: Shell, tmp_path: Path) -> None:
    run = new(tmp_path / "run", order(games=3, orrery=__version__, net=fingerprints(title("ultramassive"), ["random"])))
    next(run.play(Alone(), 1))
    with claimed(run.folder, 1):
        assert "Another process is playing the run" in shell("lab", "resume", str(run.folder)).err
    ran = shell("lab", "resume", str(run.folder), "--cores", "1")
    assert ran.code == 0
    assert "Going on after 1 of 3 games." in ran.out
    assert ran.out.endswith("report.html\n")
    assert "There is no run in" in shell("lab", "resume", str(tmp_path / "none")).err
    old = new(tmp_path / "old", msgspec.structs.replace(run.card.order, rules=1))
    ran = shell("lab", "resume", str(old.folder))
    assert ran.code == 1
    assert "holds another run (rules 1, not 4)" in ran.err


REFUSED = [
    (("--seats", "2,9"), "--seats are numbers of players such as 2,3; ULTRAMASSIVE is for 2, 3, 4."),
    (("--seats", "two"), "--seats are numbers"),
    (("--games", "0"), "A run has 1 to"),
    (("--bots", "clever"), "There is no bot called 'clever'"),
    (("--gift", "card:XX"), "has no piece 'card:XX' that is taken; there are anomaly, draft, siphon"),
    (("--gift", "draft:D1-A"), "cannot be given away: only Anomalies are owned; use --ban or --force."),
    (("--gift", "anomaly:OR-02", "--ban", "draft:D1-A"), "One experiment at a time"),
    (("--set", "hands=shut"), "Switch 'hands' can be secret or open"),
    (("--cores", "0"), "processes, not 0"),
    (("--variant", "none.toml"), "Cannot read none.toml"),
]


@pytest.mark.parametrize(("asked", "said"), REFUSED, ids=[" ".join(asked) for asked, _ in REFUSED])
def test_what_cannot_be_is_refused_before_anything_is_played(
    shell: Shell, tmp_path: Path, asked: tuple[str, ...], said: str
) -> None:
    ran = shell(*SMALL, "--out", str(tmp_path / "run"), *asked)
    assert ran.code == 2
    assert said in ran.err
    assert not (tmp_path / "run").exists()


def test_ray_by_itself_is_one_that_is_started_here() -> None:
    assert spelled_out(["lab", "--ray", "--games", "2"]) == ["lab", "--ray", "local", "--games", "2"]
    assert spelled_out(["lab", "--ray"]) == ["lab", "--ray", "local"]
    assert spelled_out(["lab", "--ray", "10.0.0.1:6379"]) == ["lab", "--ray", "10.0.0.1:6379"]
    assert spelled_out([]) == []


def test_the_sheet_of_a_game_is_a_variant_to_begin_with(shell: Shell, tmp_path: Path) -> None:
    sheet = shell("lab", "sheet", "council").out
    assert '[card.K02]\ncost = "crystal crystal"\nconsumption = -4\n' in sheet
    (tmp_path / "mine.toml").write_text(
        sheet.replace('[card.K02]\ncost = "crystal crystal"', '[card.K02]\ncost = "gold"')
    )
    ran = shell("match", "council", "--bots", "random", "--seats", "2", "--games", "1", "--cores", "1", "--variant",
                str(tmp_path / "mine.toml"))  # fmt: skip
    assert ran.out.startswith("Council of Shadows (a variant), 2 players")
