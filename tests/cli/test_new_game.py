"""The game of docs/add-a-game.md in the terminal: found, played to the end, replayed and verified."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.play.transcript import read_data
from tests.cli.run import Shell
from tests.toy import forgotten, home, installed, on_the_shelf


@pytest.fixture(autouse=True)
def _shelved() -> Iterator[None]:
    with on_the_shelf(home()):
        yield


def test_it_is_listed_with_its_switches_and_its_rules(shell: Shell) -> None:
    assert "comets  Comets, 2 to 4 players" in shell("games").out
    assert "lost | next" in shell("games", "comets").out
    assert "COM-BID-03" in shell("rules", "comets").out


def test_a_person_plays_it_to_the_end_on_the_plain_table(shell: Shell) -> None:
    looks = "why comet:1\nrules COM-BID\nhelp\n? 1\nboard\nundo\n"
    ran = shell("play", "comets", "--seats", "me,greedy", "--seed", "7", "--save", "g.json", typed=looks + "1\n" * 50)
    assert (ran.code, ran.err) == (0, "")
    assert "A blue comet" in ran.out
    assert "Game  " not in ran.out, "whoever plays it knows what it is called"
    assert "winner" in ran.out
    assert len(read_data(shell.folder / "g.json")["result"]) == 2
    assert shell("verify", "g.json").out.startswith("true")
    assert "takes the" in shell("replay", "g.json", "--fast").out


def test_a_bid_is_called_as_its_option_is(shell: Shell) -> None:
    ran = shell("play", "comets", "--seats", "me,greedy", "--seed", "7", typed="why 3\nwhy bid 3\nquit\nn\n")
    assert ran.out.count("Bid 3: yes, that is option 3.") == 2


def test_what_is_hidden_is_not_drawn(shell: Shell) -> None:
    ran = shell("play", "comets", "--seats", "me,greedy", "--seed", "7", typed="board\nquit\nn\n")
    chart = next(line for line in ran.out.splitlines() if "Chart" in line)
    assert chart.count("chart") == 1, "of two charts only one's own is seen"


def test_a_game_that_cannot_be_opened_is_told_and_takes_no_other_with_it(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "comets", __import__("types").ModuleType("comets"))
    with pytest.warns(UserWarning, match="'comets' is installed but cannot be opened"):
        assert "ultramassive" in shell("games").out
    refused = shell("play", "comets")
    assert refused.code == 2
    assert "The game 'comets' is installed but cannot be opened" in refused.err


def test_its_cards_can_be_looked_up(shell: Shell) -> None:
    assert "Every blue comet is worth 3 more to you." in shell("rules", "blue chart").out


def test_a_rulebook_that_was_not_installed_is_missed_in_a_sentence_and_takes_no_other_with_it(
    shell: Shell, tmp_path: Path
) -> None:
    place = installed(tmp_path)
    (place / "comets" / "rulebook.md").unlink()
    with on_the_shelf(place), forgotten("comets"):
        lost = shell("rules", "comets")
        assert (lost.code, lost.out) == (1, "")
        assert lost.err.startswith("The rulebook of comets was not installed with it")
        assert "ULT-ORBIT-04" in shell("rules", "ULT-ORBIT-04").out
        told = shell("rules", "--coverage").out
        assert "The rulebook of comets was not installed with it" in told
        assert "ultramassive: 165 of 165" in told
        assert "COM-BID-04" in shell("rules", "COM-BID-04").err
        ran = shell("play", "comets", "--seats", "me,greedy", "--seed", "7", typed="rules\nhelp\nquit\nn\n")
        assert (ran.code, ran.err) == (0, "")


def test_bots_of_every_kind_play_it(shell: Shell) -> None:
    ran = shell("match", "comets", "--bots", "greedy,planner,search:0.01,random", "--games", "1", "--json")
    assert ran.code == 0, ran.err


def broken(folder: Path, there: str, instead: str) -> Path:
    place = installed(folder)
    code = place / "comets" / "__init__.py"
    assert there in code.read_text()
    code.write_text(code.read_text().replace(there, instead))
    return place


def test_what_breaks_in_a_game_of_another_package_is_told_with_its_line(shell: Shell, tmp_path: Path) -> None:
    with on_the_shelf(broken(tmp_path, "    me.bid = bid\n", "    me.bid = bid // 0\n")), forgotten("comets"):
        ran = shell("play", "comets", "--seats", "me,greedy", "--seed", "7", typed="1\n")
    assert "Something is broken in the game 'comets': ZeroDivisionError" in ran.err
    assert "(comets/__init__.py, line " in ran.err


def test_an_event_without_words_is_named(shell: Shell, tmp_path: Path) -> None:
    with on_the_shelf(broken(tmp_path, '        "bids": "{who} bids {0}.",\n', "")), forgotten("comets"):
        ran = shell("play", "comets", "--seats", "me,greedy", "--seed", "7", typed="1\n")
    assert "there are no words for the event 'bids'" in ran.err
