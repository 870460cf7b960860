"""The bot of docs/add-a-bot.md in the terminal, and one with which something is wrong."""

from __future__ import annotations

import json
from pathlib import Path

from tests.bots.mischief import mischief
from tests.cli.run import Shell
from tests.toy import BOT, forgotten, home, on_the_shelf


def test_it_plays_matches(shell: Shell) -> None:
    with on_the_shelf(home(BOT)), forgotten("horizon"):
        ran = shell("match", "ultramassive", "--bots", "horizon,random", "--games", "2", "--json")
    assert (ran.code, ran.err.count("stands in")) == (0, 0), ran.err
    assert "horizon" in json.dumps(json.loads(ran.out))


def test_it_sits_down_at_the_terminal(shell: Shell) -> None:
    with on_the_shelf(home(BOT)), forgotten("horizon"):
        ran = shell("play", "ultramassive", "--seats", "horizon,random", "--seed", "3", "--quick")
    assert ran.code == 0, ran.err
    assert "Horizon is a bot (horizon)." in ran.out
    assert "winner" in ran.out
    assert "horizon" not in shell("match", "ultramassive", "--bots", "nobody").err


def test_one_that_fails_spoils_no_game_and_its_failure_is_told(shell: Shell, tmp_path: Path, caplog: object) -> None:
    with on_the_shelf(mischief(tmp_path)), forgotten("mischief"):
        ran = shell("play", "ultramassive", "--seats", "wrong,crashing", "--seed", "3", "--quick")
        assert ran.code == 0, ran.err
        assert "winner" in ran.out
        lost = shell("play", "ultramassive", "--seats", "me,lost")
    told = caplog.text  # type: ignore[attr-defined]
    assert "Bot 'wrong' answered" in told
    assert "Bot 'crashing' could not answer: ZeroDivisionError" in told
    assert lost.code == 2
    assert "The bot 'lost' is installed but cannot be opened" in lost.err
