"""The data asked in SQL, and what a wrong question is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import Shell
from tests.lab.runs import new, order, played


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(tmp_path_factory.mktemp("runs") / "base", order(games=2)).folder


def test_a_question_is_answered_with_a_table_or_as_json(shell: Shell, run: Path) -> None:
    query = "select bot, count(*) as games, avg(win) as wins from seats group by bot"
    ran = shell("lab", "sql", str(run), query)
    assert ran.code == 0
    assert [line.split() for line in ran.out.splitlines()[:2]] == [["bot", "games", "wins"], ["random", "4", "0.5"]]
    assert json.loads(shell("lab", "sql", str(run), query, "--json").out) == [
        {"bot": "random", "games": 4, "wins": 0.5}
    ]


WRONG = [
    ("select luck from seats", "luck"),
    ("select * from cards", "cards"),
    ("selct", "selct"),
    ("copy seats to '/tmp/stolen.csv'", "disabled"),
]


@pytest.mark.parametrize(("query", "said"), WRONG, ids=[said for _, said in WRONG])
def test_a_wrong_question_is_told_what_there_is(shell: Shell, run: Path, query: str, said: str) -> None:
    ran = shell("lab", "sql", str(run), query)
    assert ran.code == 1
    assert said in ran.err
    assert "The tables are games (game, players, deal," in ran.err
    assert "Traceback" not in ran.err


def test_a_run_that_is_not_whole_is_not_asked(shell: Shell, tmp_path: Path) -> None:
    assert "There is no run in" in shell("lab", "sql", str(tmp_path / "no"), "select 1").err
    new(tmp_path / "half", order())
    assert "unfinished: 0 of 4 games" in shell("lab", "sql", str(tmp_path / "half"), "select 1").err
