from __future__ import annotations

import json

import pytest

from orrery.games import titles
from tests.cli.run import Shell


def test_the_games_are_listed_and_the_switches_of_one_of_them(shell: Shell) -> None:
    listed = shell("games")
    assert all(title.title in listed.out for title in titles())
    assert all(f"orrery play {title.name}" in listed.out for title in titles())
    assert "exchange_rate" not in listed.out
    for title in titles():
        shown = shell("games", title.name).out
        assert all(switch.name in shown for switch in title.rules.switches)


def test_a_game_without_switches_says_so(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(titles()[0].rules, "switches", ())
    shown = shell("games", titles()[0].name).out
    assert "It has no switches." in shown
    assert "--set" not in shown


def test_programs_get_every_switch_with_its_rules(shell: Shell) -> None:
    facts = json.loads(shell("games", "--json").out)
    assert [fact["name"] for fact in facts] == [title.name for title in titles()]
    for fact, title in zip(facts, titles(), strict=True):
        assert [switch["name"] for switch in fact["switches"]] == [switch.name for switch in title.rules.switches]


def test_an_unknown_game_is_refused_in_a_sentence(shell: Shell) -> None:
    ran = shell("games", "chess")
    assert ran.code == 2
    assert "There is no game called 'chess'" in ran.err
