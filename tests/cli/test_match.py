from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.bots.contest import Standing
from orrery.cli import match as command
from tests.cli.run import Shell


def test_a_match_says_who_won_how_often(shell: Shell) -> None:
    ran = shell("match", "ultramassive", "--bots", "greedy,random", "--games", "2", "--cores", "1")
    assert ran.code == 0
    assert "2 games" in ran.out
    assert "100.0%" in ran.out
    assert "Each deal was played in 2 seatings; intervals are by deal." in ran.out
    assert [line.split()[0] for line in ran.out.splitlines()[2:4]] == ["greedy", "random"]
    assert [line.split()[1] for line in ran.out.splitlines() if line.startswith(("1 ", "2 "))] == ["50.0%", "50.0%"]
    assert "Rounds: 6 to 6, median 6, mean 6.0" in ran.out
    assert ran.err.splitlines() == ["1 of 2 games", "2 of 2 games"]


@pytest.mark.parametrize(("game", "guest"), [("council", "The Automa"), ("laniakea", "the Adversary")])
def test_alone_a_bot_plays_the_opponent_of_the_game(shell: Shell, game: str, guest: str) -> None:
    ran = shell("match", game, "--bots", "random", "--seats", "1", "--games", "3", "--cores", "1")
    assert "1 player, 3 games" in ran.out
    assert "seat" not in ran.out
    assert "Each game had a deal of its own." in ran.out
    assert [line[:10].split()[0] for line in ran.out.splitlines()[2:4]] == ["random", guest.split()[0]]
    assert guest in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_scores_are_shown_by_source_and_games_by_length(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def played(jobs: object, cores: int) -> Iterator[list[Standing]]:
        for rounds in (9, 12, 9):
            yield [
                Standing(0, 1.0, 90, 10, 0.1, {"chaos": 60 + rounds, "thrones": 30}, rounds, 1),
                Standing(1, 0.0, 30, 10, 0.1, {"chaos": 30}, rounds, 0),
            ]

    monkeypatch.setattr(command, "results", played)
    out = shell("match", "laniakea", "--games", "3").out.splitlines()
    assert [line.split() for line in out if line.startswith(("chaos", "thrones"))] == [
        ["chaos", "70.0", "30.0"],
        ["thrones", "30.0"],
    ]
    assert "Rounds: 9 to 12, median 9, mean 10.0" in out
    assert "Games by rounds: 9 (2), 12 (1)" in out
    first, second = [line.split() for line in out if line.startswith(("1 ", "2 "))]
    assert (first[1], first[5]) == ("100.0%", "0.0%"), "by seat, by turn order"
    assert (second[1], second[5]) == ("0.0%", "100.0%")


def test_the_same_seed_plays_the_same_match_to_the_byte(shell: Shell) -> None:
    """On however many cores."""
    line = ("match", "ultramassive", "--bots", "random,greedy", "--games", "5", "--json", "--cores")
    assert shell(*line, "1").out == shell(*line, "2").out


def test_times_are_told_to_those_who_ask(shell: Shell) -> None:
    line = ("match", "ultramassive", "--bots", "random,greedy", "--games", "2", "--cores", "1", "--times")
    assert "ms a decision" in shell(*line).out
    assert min([bot["milliseconds"] for bot in json.loads(shell(*line, "--json").out)["bots"]]) > 0.0


def test_json_for_programs(shell: Shell) -> None:
    ran = shell(
        *("match", "ultramassive", "--bots", "greedy,random", "--games", "3", "--seed", "7", "--cores", "1", "--json")
    )
    found = json.loads(ran.out)
    assert (found["game"], found["seats"], found["seed"]) == ("ultramassive", ["greedy", "random"], 7)
    assert found["games"] == found["planned"] == 4, "rounded up, so that both sit everywhere"
    greedy, random = found["bots"]
    assert (greedy["bot"], greedy["wins"], greedy["share"]) == ("greedy", 4.0, 1.0)
    assert found["deals"] == 2
    assert greedy["interval"][0] < 0.4, "two deals do not say much"
    assert random["mean_score"] < greedy["mean_score"]
    assert set(greedy["mean_parts"]) == {"discovery", "anomalies"}
    assert [seat["wins"] for seat in found["by_seat"]] == [2.0, 2.0]
    assert sum([turn["wins"] for turn in found["by_turn_order"]]) == 4.0
    assert found["rounds"] == {"6": 4}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nothing",), "no game called 'nothing'"),
        (("ultramassive", "--bots", "greedy,nobody"), "no bot called 'nobody'"),
        (("ultramassive", "--bots", "greedy,"), "no bot called ''"),
        (("ultramassive", "--bots", "greedy,search:x"), "no budget that makes sense"),
        (("ultramassive", "--bots", "greedy,player@nothing.npz"), "nothing.npz cannot be read"),
        (("ultramassive", "--bots", "greedy"), "2 to 4 players, not 1"),
        (("ultramassive", "--seats", "5"), "2 to 4 players, not 5"),
        (("ultramassive", "--bots", "random,random,random", "--seats", "2"), "3 bots do not fit on 2 seats"),
        (("ultramassive", "--games", "0"), "not 0"),
        (("ultramassive", "--games", "many"), "--games"),
        (("ultramassive", "--cores", "0"), "at least 1 core"),
        (("ultramassive", "--cores", "5000"), "processes, not 5000."),
        (("ultramassive", "--bots", "greedy,search:\n0.3"), "ordinary letters"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(shell: Shell, arguments: tuple[str, ...], words: str) -> None:
    ran = shell("match", *arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert words in ran.err
    assert len(ran.err.splitlines()) == 1


def test_an_interrupted_match_shows_what_it_has(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(jobs: object, cores: int) -> Iterator[list[Standing]]:
        yield [Standing(0, 1.0, 90, 10, 0.1, turn=0), Standing(1, 0.0, 30, 10, 0.1, turn=1)]
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "results", interrupted)
    ran = shell("match", "ultramassive", "--games", "10")
    assert ran.code == 130
    assert "1 of 10 games" in ran.out
    assert "Traceback" not in ran.err


def test_a_match_of_a_variant_plays_other_games(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "cheap.toml"
    file.write_text('name = "Cheap"\n[card.K02]\ncost = "coal"\nconsumption = -8\n')
    plain = shell("match", "council", "--bots", "random", "--seats", "2", "--games", "2", "--cores", "1")
    varied = shell(
        *["match", "council", "--bots", "random", "--seats", "2", "--games", "2", "--cores", "1", "--variant"],
        str(file),
    )
    assert varied.out.startswith("Council of Shadows (Cheap), 2 players, 2 games")
    assert varied.out.splitlines()[2:] != plain.out.splitlines()[2:]
    file.write_text("[card.K02]\nprice = 1\n")
    refused = shell("match", "council", "--variant", str(file))
    assert refused.code == 2
    assert "has no value 'price'" in refused.err
    assert "Cannot read" in shell("match", "council", "--variant", str(tmp_path / "none.toml")).err


def test_a_match_that_was_stopped_goes_on(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "games"
    line = ("match", "ultramassive", "--bots", "random,greedy", "--cores", "1", "--json", "--keep", str(file))
    whole = shell(*line, "--games", "4").out
    games = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(games[:3]) + games[3][:20])
    assert shell(*line, "--games", "4").out == whole
    assert file.read_bytes().splitlines(keepends=True)[1:3] == games[1:3]
    assert len(file.read_bytes().splitlines()) == 5


def test_games_of_another_match_are_not_mixed_in(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "games"
    shell("match", "ultramassive", "--bots", "random", "--seats", "2", "--games", "1", "--keep", str(file))
    before = file.read_bytes()
    ran = shell("match", "ultramassive", "--bots", "random,greedy", "--games", "2", "--keep", str(file))
    assert ran.code == 2
    assert "holds games of random, random" in ran.err
    assert file.read_bytes() == before
    file.write_text("my diary\n")
    assert "does not hold the games of a match" in shell("match", "ultramassive", "--keep", str(file)).err
