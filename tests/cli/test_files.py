"""`verify`, `show` and `replay` of saved games."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.play.transcript import read_data
from tests.cli.run import Shell
from tests.play.games import copy_of, newer_rules, sealed


def test_a_true_game_is_said_to_be_true_with_its_receipt(shell: Shell, finished: Path) -> None:
    ran = shell("verify", "finished.json")
    data = read_data(finished)
    assert ran.code == 0
    assert ran.out.startswith("true: finished.json\n")
    for words in (
        data["commitment"],
        "seed 5",
        data["salt"],
        data["seal"],
        f"{len(data['journal'])} choices",
        "won by",
    ):
        assert words in ran.out


def test_a_running_game_keeps_its_seed(shell: Shell, running: Path) -> None:
    ran = shell("verify", "running.json")
    assert ran.code == 0
    assert read_data(running)["salt"] not in ran.out
    assert "unfinished" in ran.out


def test_an_edited_game_is_not_true(shell: Shell, finished: Path) -> None:
    data = copy_of(read_data(finished))
    data["result"][0]["total"] += 1
    finished.write_bytes(sealed(data))
    ran = shell("verify", "finished.json")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "finished.json is not true: its result is not the one that was played.\n"


def test_a_position_is_shown_to_a_spectator_without_hands(shell: Shell, running: Path) -> None:
    ran = shell("show", "running.json")
    assert ran.code == 0
    assert ran.out.count(" in hand, ") == 3
    assert "│ card " not in ran.out
    assert "(you" not in ran.out


def test_a_seat_sees_its_own_hand_only(shell: Shell, running: Path) -> None:
    ran = shell("show", "running.json", "--seat", "2")
    assert "Ben (you" in ran.out
    assert ran.out.count(" in hand, ") == 2


def test_all_hands_are_shown_only_of_a_finished_game(shell: Shell, running: Path, finished: Path) -> None:
    refused = shell("show", "running.json", "--open")
    assert refused.code == 2
    assert "not over yet" in refused.err
    shown = shell("show", "finished.json", "--open")
    assert shown.code == 0
    assert " in hand, " not in shown.out
    assert "winner" in shown.out


def test_an_earlier_position_is_shown(shell: Shell, running: Path) -> None:
    assert "Setup" in shell("show", "running.json", "--move", "0").out
    assert "Setup" not in shell("show", "running.json", "--move", "90").out
    ran = shell("show", "running.json", "--move", "91")
    assert ran.code == 2
    assert "The game has 90 choices" in ran.err


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_seat_that_is_not_there_is_refused(shell: Shell, running: Path, command: str) -> None:
    ran = shell(command, "running.json", "--seat", "4")
    assert ran.code == 2
    assert "There is no seat 4; the game has seats 1 to 3." in ran.err


def test_the_whole_story_at_once(shell: Shell, finished: Path) -> None:
    ran = shell("replay", "finished.json", "--fast")
    assert ran.code == 0
    words = " ".join(ran.out.split())  # wherever the line is broken
    assert "Round 6 begins." in words
    assert "The game is over." in words
    assert "Drawn by" not in ran.out
    assert "winner" in ran.out


def test_the_story_up_to_a_move(shell: Shell, finished: Path) -> None:
    ran = shell("replay", "finished.json", "--fast", "--to", "8")
    assert "winner" not in ran.out
    assert "  8  " in ran.out
    assert "  9  " not in ran.out


def test_stepping_forward_back_and_to_a_move(shell: Shell, running: Path) -> None:
    ran = shell("replay", "running.json", typed="\n\nb\n40\nxyz\n999\n90\n\n")
    assert ran.code == 0
    visited = [int(line.split()[2]) for line in ran.out.splitlines() if line.startswith("After choice ")]
    assert visited == [0, 1, 2, 1, 40, 90]
    assert "There is no choice 'xyz'; the game has 90." in ran.out
    assert "There is no choice '999'; the game has 90." in ran.out


def test_stepping_begins_where_it_is_told_to(shell: Shell, running: Path) -> None:
    ran = shell("replay", "running.json", "--to", "60", typed="q\n")
    assert "After choice 60 of 90." in ran.out
    assert "After choice 61" not in ran.out


def test_a_game_of_older_rules_can_be_shown_and_played_on_but_not_verified(shell: Shell, running: Path) -> None:
    with newer_rules():
        assert shell("show", "running.json").code == 0
        assert "Resumed after 90 choices" in shell("play", "--resume", "running.json", typed="1\n").out
        ran = shell("verify", "running.json")
        assert ran.code == 1
        assert "it can be played on, but not replayed or verified" in ran.err
