"""Worked examples that run through several chapters: setup, and a whole round."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.council import TITLE
from tests.games.council.table import Table


def start(seats: int, **settings: str) -> Any:
    return TITLE.setup(5, seats, TITLE.settings(settings))


@pytest.mark.scenario("EX-01")
def test_setup_for_three_players() -> None:
    g = start(3)
    assert [g.fields[0] is not None, g.fields[1] is not None] == [True, True]
    assert [len(g.piles[parsec]) for parsec in (1, 2, 3)] == [8, 11, 10]
    assert (len(g.display), len(g.deck), [len(pile) for pile in g.tech_piles], len(g.light)) == (8, 17, [6, 6], 18)
    assert len(g.dark_box) == 3
    assert [len(p.bonuses) for p in g.players] == [1, 1, 1]
    for p in g.players:
        assert (p.gems, p.consumption, len(p.hand), p.level) == ((1, 1, 0), 20, 6, 0)
    assert [g.players[seat].energy for seat in g.order] == [0, 1, 2]
    assert {"Tennant Strand", "Heaven's Fence"} & {galaxy.name for galaxy in g.board} == set()


@pytest.mark.scenario("EX-02")
def test_setup_for_two_and_four_players() -> None:
    two, four = start(2), start(4)
    assert (len(two.dark_box) + 2, len(two.board), len(four.dark_box) + 4, len(four.board)) == (4, 6, 8, 10)
    assert [two.players[seat].energy for seat in two.order] == [0, 1]
    assert [four.players[seat].energy for seat in four.order] == [0, 1, 2, 3]
    for seats, more in ((2, 5), (3, 7), (4, 9)):
        assert len(start(seats, stations="yes").dark_box) + seats == more


@pytest.mark.scenario("EX-13")
def test_a_full_round_with_two_players() -> None:
    table = Table().tile(gray_1="P1-01", gray_2="P1-10").pile(1, "P1-05", "P1-02", "P1-03", "P1-04").lay(1, energy=1)
    for seat in (0, 1):
        table.lay(seat, gems=(1, 1, 0))
    table.me(0).bonuses, table.me(1).bonuses = (
        (TITLE.catalog.things["bonus:D01"],),
        (TITLE.catalog.things["bonus:D02"],),
    )
    table.round()
    table.choose("buy K04", "upgrade U04")
    assert (table.me(0).gems, table.me(0).energy) == ((0, 0, 0), 1)
    assert len([card for card in table.g.display if card]) == 8
    assert table.choose("stop_buying").asked() == 1
    table.choose("buy K01", "stop_buying")
    assert table.me(1).gems == (0, 1, 0)
    table.choose("plan S4", "plan S1", "plan S3", seat=0).choose("plan S4", "plan K01", "plan S2", seat=1)
    assert [p.consumption for p in table.g.players] == [32, 24]
    assert table.g.order == (0, 1)
    table.choose("explore 2", "keep P2-01")
    assert table.why("place gray.1") == ("COS-DISC-02",)
    table.choose("place blue.1")
    assert len(table.g.piles[2]) == 10
    table.choose("settle blue.1.1", "settle_two gray.1.1", "collect gray.1")
    assert table.why("collect blue.1") == ("COS-COLL-02", "COS-ACT-03")
    table.choose("collect gray.1")
    assert table.me(0).gems == (2, 0, 0)
    assert table.slots(0) == ["", "S4", "S1"]
    assert "S3" in table.hand(0)
    table.choose("assess gray", "assess blue")
    assert (table.me(0).energy, table.me(0).level, len(table.me(0).bonuses)) == (18, 0, 3)
    assert (table.on("gray.1.1"), table.on("blue.1.1")) == ("0", "")
    assert table.choose("stop_assessing").asked() == 1
    table.choose("explore 1", "keep P1-05", "place orange.1", "settle orange.1.1")
    assert table.why("settle gray.1.1", 1) == ("COS-SETL-02", "COS-UPG-08")
    table.choose("settle orange.1.2")
    assert table.slots(1) == ["", "S4", "K01"]
    assert "S2" in table.hand(1)
    assert table.offered("assess") == "G02"
    table.choose("assess orange", "remove orange.1.1", "stop_assessing")
    assert (table.me(1).energy, table.count(1)) == (9, 1)
    assert (table.g.round, table.g.phase, table.asked()) == (2, "buy", 0)
