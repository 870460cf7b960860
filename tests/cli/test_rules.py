"""`rules` and `games`."""

from __future__ import annotations

import json

from orrery.games import SHELF
from tests.cli.run import Shell


def test_a_rule_is_told_with_its_chapter_and_its_tests(shell: Shell) -> None:
    ran = shell("rules", "ult-orbit-04")
    assert ran.code == 0
    assert "ULT-ORBIT-04  Orbit" in ran.out
    assert "the one closest to the Black Hole first" in ran.out
    assert "tests/games/ultramassive/test_orbit.py::test_" in ran.out


def test_rules_are_searched_by_words(shell: Shell) -> None:
    ran = shell("rules", "ultramassive", "--search", "empty channel")
    assert "ULT-ORBIT-09" in ran.out
    assert "ULT-COMP-02" not in ran.out


def test_all_rules_of_a_chapter_by_the_beginning_of_their_ids(shell: Shell) -> None:
    found = [rule["id"] for rule in json.loads(shell("rules", "ULT-SETUP", "--json").out)]
    assert found == [f"ULT-SETUP-0{number}" for number in range(1, 7)]


def test_coverage_counts_rules_and_tests_of_each_game(shell: Shell) -> None:
    report = json.loads(shell("rules", "--coverage", "--json").out)
    assert list(report) == list(SHELF)
    for counts in report.values():
        assert counts["rules"] == counts["tested"] + len(counts["missing"])
    assert report["ultramassive"]["rules"] == 165
    assert "of 165 rules are held by tests." in shell("rules", "--coverage").out


def test_nothing_asked_is_answered_with_help(shell: Shell) -> None:
    ran = shell()
    assert ran.code == 0
    for command in ("play", "replay", "show", "verify", "games", "rules", "match", "bench"):
        assert f"│ {command} " in ran.out
