"""Goals: told to hold or to fail only where the whole interval says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.core.study import Study
from orrery.lab.report.content import verdict as called
from orrery.lab.report.estimates import Estimate
from orrery.lab.report.facts import Goal, Piece, Report
from orrery.lab.report.goals import goals
from orrery.lab.report.making import report
from orrery.lab.report.verdict import verdict
from tests.cli.run import Shell
from tests.lab.made import made_up


def of(made: Report, what: str) -> Goal:
    (found,) = [goal for goal in made.goals if goal.what == what]
    return found


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [(0.48, 0.52, "holds"), (0.56, 0.6, "fails"), (0.5, 0.6, "open"), (0.4, 0.46, "fails"), (0.2, 0.8, "open")],
)
def test_only_an_interval_wholly_in_or_out_tells(low: float, high: float, said: str) -> None:
    assert verdict(Estimate(value=(low + high) / 2, low=low, high=high, n=9), 0.47, 0.53) == said


@pytest.mark.parametrize(("again", "rate", "said"), [(False, 0.4, "must"), (True, 0.4, ""), (True, 0.95, "must")])
def test_what_can_be_taken_again_is_a_must_by_its_chances(again: bool, rate: float, said: str) -> None:
    """Whoever drafts six times from six options takes most of them once."""
    per_chance = Estimate(value=rate, low=rate - 0.02, high=rate + 0.02, n=3600)
    owners = Estimate(value=0.99, low=0.98, high=1.0, n=600)
    option = Piece(
        ref="draft:D1-E",
        name="",
        kind="draft",
        seen=3600,
        chances=3600,
        rate=per_chance,
        owners=owners,
        used=None,
        round=1.0,
        price=None,
        lift=None,
        again=again,
    )
    assert called(option, deals=300) == said


def test_each_goal_is_told_with_what_was_measured(tmp_path: Path) -> None:
    made = report(made_up(tmp_path / "run", deals=2000, first=0.5, lifts={"anomaly:OR-02": 0.0}).folder)
    assert of(made, "place 1 in turn order wins").verdict == "holds"
    assert of(made, "place 1 in turn order wins").aim == "50.0% ± 3 points"
    assert of(made, "rounds of a game").verdict == "holds"
    assert of(made, "points from cards").verdict == "fails", "all points come from there"
    dead = of(made, "every piece is chosen")
    assert dead.verdict == "fails"
    assert "fails: Relic Swarm (anomaly:MA-03)" in dead.about
    assert of(made, "what a piece causes").about == "play a run with --ban all"
    assert of(made, "decisions of a player").verdict == "open"
    uneven = report(made_up(tmp_path / "uneven", deals=2000, first=0.6).folder, tmp_path / "run")
    assert of(uneven, "place 1 in turn order wins").verdict == "fails"
    assert of(uneven, "decisions of a player").verdict == "holds"


def test_what_should_make_the_solo_game_harder_is_compared(tmp_path: Path) -> None:
    plain = report(made_up(tmp_path / "plain", deals=40).folder)
    made = report(made_up(tmp_path / "harder", deals=40).folder, tmp_path / "plain")
    made.settings = {"storm": "yes"}
    one = made.compared[0]
    one.what, one.players = "The rival wins", 1
    one.difference.value, one.difference.low, one.difference.high = 0.2, 0.15, 0.25
    (found,) = [t for t in goals(made, Study((), harder=("storm=yes",)), plain) if t.what == "The rival wins"]
    assert (found.verdict, found.aim) == ("holds", "at least 10 points more often with storm")


def test_the_command_prints_them_and_ends_with_1_where_one_fails(shell: Shell, tmp_path: Path) -> None:
    run = str(made_up(tmp_path / "run", deals=60).folder)
    ran = shell("lab", "goals", run)
    assert ran.code == 1
    assert "does not hold  points from cards: 100.0%" in ran.out
    assert "cannot tell    place 1 in turn order wins" in ran.out
    assert ran.out.splitlines()[-1].endswith("cannot be told from these games.")
    found = json.loads(shell("lab", "goals", run, "--json").out)
    assert {goal["verdict"] for goal in found[run]} == {"holds", "fails", "open"}
    assert json.loads(shell("lab", "targets", run, "--json").out) == found, "the command's name of before"
    assert "There is no run in" in shell("lab", "goals", str(tmp_path / "none")).err
