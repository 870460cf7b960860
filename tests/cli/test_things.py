"""`rules` for what is printed: cards and other things by id, ref and name, and all that a game has."""

from __future__ import annotations

import json

import pytest

from orrery.games import titles
from tests.cli.run import Shell


@pytest.mark.parametrize("called", ["D2-07", "d2-07", "tech:D2-07", "Energy Boost", "boost energy"])
def test_a_card_is_found_by_its_id_its_ref_and_its_name(shell: Shell, called: str) -> None:
    ran = shell("rules", called)
    assert (ran.code, ran.err) == (0, "")
    assert "tech:D2-07  Energy Boost" in ran.out
    assert "Gain 10 Energy." in ran.out
    assert "D2-08" not in ran.out


def test_what_several_games_have_is_told_with_its_game(shell: Shell) -> None:
    ran = shell("rules", "prime")
    assert "power:P16a  Prime Mover (Laniakea: Across Dark Space)" in ran.out
    assert "card:K05  Wayfinder Prime (Council of Shadows)" in ran.out


def test_the_id_of_a_rule_still_means_the_rule(shell: Shell) -> None:
    assert [rule["id"] for rule in json.loads(shell("rules", "ULT-ORBIT-04", "--json").out)] == ["ULT-ORBIT-04"]


def test_all_that_is_printed_in_a_game(shell: Shell) -> None:
    for title in titles():
        listed = json.loads(shell("rules", title.name, "--things", "--json").out)
        assert [thing["ref"] for thing in listed] == list(title.catalog.things)
        assert all(thing["game"] == title.name for thing in listed)
    found = shell("rules", "ultramassive", "--things", "--search", "supergiant wormhole").out
    assert "card:AC-02  Warped Delivery" in found
    assert "card:AC-01" not in found


def test_a_name_that_means_nothing_is_refused_in_a_sentence(shell: Shell) -> None:
    for called in ("no such card", " "):
        ran = shell("rules", called)
        assert ran.code != 0
        assert "orrery rules" in ran.err
    assert "Name a game" in shell("rules", "AC-01", "--things").err
    assert "try a single word" in shell("rules", "council", "--things", "--search", "zzz").err
