"""What each symbol of the Resource Draft does. ULT-DRAFT-08 to -24"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ultramassive.table import Table


def rule(id: str, *values: Any) -> Any:
    return pytest.param(*values, marks=pytest.mark.rule(id))


def waiting(table: Table, seat: int) -> list[str]:
    return sorted([found.id for found in table.me(seat).pending])


@pytest.mark.rule("ULT-DRAFT-08")
def test_the_antimatter_symbol_gives_its_chooser_a_major_antimatter() -> None:
    table = Table(seats=3).draft("D1-F D1-A D1-D D2-A D2-C D2-E", start=0)
    assert waiting(table, 1) == ["AMAJ", "discovery-2", "discovery-2", "orbit-1"]
    table.choose("resolve AMAJ", "place P1", seat=1)
    assert table.board(1) == {"P1": "AMAJ"}


@pytest.mark.rule("ULT-DRAFT-09")
@pytest.mark.parametrize(("seats", "picks"), [(2, "D1-A D1-C"), (3, "D1-A D1-C D1-D"), (4, "D1-A D1-C D1-D D1-E")])
def test_the_antimatter_symbol_gives_everybody_else_a_minor_antimatter(seats: int, picks: str) -> None:
    table = Table(seats).draft(picks)
    while not any(p.pending for p in table.g.players):
        table.choose(table.keys()[-1])
    assert ["AMIN" in waiting(table, seat) for seat in range(seats)] == [False] + [True] * (seats - 1)
    table.choose("resolve AMIN", "place P1", seat=1)
    assert table.board(1) == {"P1": "AMIN"}
    assert table.offered("resolve", 1).startswith("SG BG")


@pytest.mark.rule("ULT-DRAFT-09")
def test_without_the_antimatter_symbol_nobody_gets_antimatter() -> None:
    table = Table().draft("D1-C D1-B D2-C D2-A")
    assert [waiting(table, seat) for seat in (0, 1)] == [
        ["BG", "SG", "discovery-1", "orbit-2"],
        ["PBH", "discovery-2", "orbit-1", "orbit-1"],
    ]


@pytest.mark.parametrize(
    ("symbol", "times"),
    [
        rule("ULT-DRAFT-10", "orbit-1", 1),
        rule("ULT-DRAFT-11", "orbit-2", 2),
        rule("ULT-DRAFT-12", "orbit-3", 3),
    ],
)
def test_an_orbit_symbol_orbits_that_often_and_chooses_a_channel_each_time(symbol: str, times: int) -> None:
    table = Table().lay(B1="BG", P1="SG").resources(symbol).choose(*["orbit blue"] * times)
    assert (table.board(), table.g.asks) == ({f"B{1 + times}": "BG", "P1": "SG"}, {})
    table = Table().lay(B1="BG", P1="SG").resources(symbol).choose("orbit pink", *["orbit blue"] * (times - 1))
    assert (table.board(), table.g.asks) == ({f"B{times}": "BG", "P2": "SG"}, {})


@pytest.mark.parametrize("token", [rule("ULT-DRAFT-13", "BG"), rule("ULT-DRAFT-14", "SG"), rule("ULT-DRAFT-15", "PBH")])
def test_a_matter_symbol_gains_one_such_token_on_a_first_space(token: str) -> None:
    table = Table().resources(token)
    assert table.offered("place") == "B1 P1"
    assert table.choose("place P1").board() == {"P1": token}
    assert (table.status(), table.g.asks) == ((1, 0, "Primordial"), {})


@pytest.mark.parametrize(
    ("symbol", "counters"),
    [
        rule("ULT-DRAFT-16", "discovery-1", 1),
        rule("ULT-DRAFT-17", "discovery-2", 2),
        rule("ULT-DRAFT-18", "discovery-3", 3),
    ],
)
def test_a_discovery_symbol_gives_that_many_counters(symbol: str, counters: int) -> None:
    assert Table().lay(dc=4).resources(symbol).status() == (1, 4 + counters, "Primordial")


@pytest.mark.rule("ULT-DRAFT-19")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_the_cards_symbol_swaps_up_to_three_cards_and_gives_as_much_solar_mass(number: int) -> None:
    table = Table().lay(hand="AC-01 AC-02 AC-03 AC-04").resources("cards")
    deck = table.g.deck[-3:][::-1]
    table.choose(*["discard AC-01", "discard AC-04", "discard AC-02"][:number], *["enough"][: 3 - number])
    assert not table.g.asks
    assert table.me().mass == 1 + number
    assert [card.id for card in table.g.discard] == ["AC-01", "AC-04", "AC-02"][:number]
    assert table.me().hand[4 - number :] == deck[:number]
    assert len(table.g.deck) == 36 - number


@pytest.mark.rule("ULT-DRAFT-19")
def test_only_cards_in_hand_can_be_discarded_and_only_for_the_symbol() -> None:
    table = Table().lay(hand="AC-01 AC-01 AC-03").resources("cards")
    assert table.offered("discard") == "AC-01 AC-03"
    assert table.why("discard AC-02") == ("ULT-DRAFT-19",)
    assert table.choose("discard AC-01").offered("discard") == "AC-01 AC-03"
    idle = Table().lay(hand="AC-01").play("AC-03")
    assert idle.why("discard AC-01") == idle.why("enough") == ("ULT-DRAFT-19",)


@pytest.mark.rule("ULT-DRAFT-19")
def test_all_discards_join_the_pile_before_the_first_card_is_drawn() -> None:
    table = Table().lay(hand="AC-01 AC-02 AC-03")
    table.g.deck = ()
    table.resources("cards").choose("discard AC-01", "discard AC-02", "enough")
    assert sorted([card.id for card in table.me().hand]) == ["AC-01", "AC-02", "AC-03"]
    assert (table.me().mass, table.g.discard) == (3, ())


@pytest.mark.rule("ULT-DRAFT-19")
def test_the_cards_symbol_does_nothing_for_an_empty_hand() -> None:
    table = Table().resources("cards")
    assert (table.me().hand, table.me().mass, table.g.asks) == ((), 1, {})


@pytest.mark.rule("ULT-DRAFT-20")
def test_the_antimatter_trade_takes_one_antimatter_of_choice_and_gains_a_primordial_black_hole() -> None:
    table = Table().lay(B3="AMAJ", P4="AMIN", B5="SG").resources("antimatter-trade")
    assert table.offered("give") == "B3 P4"
    assert table.why("give B5") == table.why("give B1") == table.why("give hole") == ("ULT-DRAFT-20",)
    table.choose("give B3")
    assert table.offered("place") == "B1 P1"
    assert table.choose("place P1").board() == {"B5": "SG", "P1": "PBH", "P4": "AMIN"}


@pytest.mark.rule("ULT-DRAFT-20")
def test_without_antimatter_the_trade_gives_nothing() -> None:
    table = Table().lay(B3="SG").resources("antimatter-trade")
    assert (table.board(), table.status()) == ({"B3": "SG"}, (1, 0, "Primordial"))


@pytest.mark.rule("ULT-DRAFT-20", "ULT-DRAFT-22", "ULT-DRAFT-23")
@pytest.mark.parametrize(
    ("trade", "board", "dc"),
    [("antimatter-trade", {"B1": "PBH"}, 0), ("discovery-trade", {"B1": "SG"}, 0), ("matter-trade", {}, 3)],
)
def test_a_table_may_make_the_trades_gifts(trade: str, board: dict[str, str], dc: int) -> None:
    table = Table(trades="gift").resources(trade)
    if table.g.asks:
        table.choose("place B1")
    assert (table.board(), table.me().discovery) == (board, dc)


@pytest.mark.rule("ULT-DRAFT-21")
@pytest.mark.parametrize("token", ["AMAJ", "AMIN"])
def test_traded_antimatter_gives_neither_solar_mass_nor_discovery_counters(token: str) -> None:
    passives = "MA-06 CO-08 OR-04"
    table = Table().lay(sm=7, dc=2, B3=token, anomalies=passives).resources("antimatter-trade").choose("place B1")
    assert (table.board(), table.status()) == ({"B1": "PBH"}, (7, 2, "Primordial"))
    table = Table().lay(sm=7, dc=2, anomalies=passives).resources(f"{token} antimatter-trade")
    table.choose("resolve antimatter-trade", "place B1")
    assert (table.board(), table.status()) == ({"B1": "PBH"}, (7, 2, "Primordial"))


@pytest.mark.rule("ULT-DRAFT-22")
@pytest.mark.parametrize("counters", [1, 4])
def test_the_discovery_trade_turns_one_counter_into_a_supergiant(counters: int) -> None:
    table = Table().lay(dc=counters).resources("discovery-trade")
    assert table.offered("place") == "B1 P1"
    assert table.choose("place B1").board() == {"B1": "SG"}
    assert table.status() == (1, counters - 1, "Primordial")


@pytest.mark.rule("ULT-DRAFT-22")
def test_without_a_counter_the_discovery_trade_gives_nothing() -> None:
    table = Table().lay(dc=0).resources("discovery-trade")
    assert (table.board(), table.status(), table.g.asks) == ({}, (1, 0, "Primordial"), {})


@pytest.mark.rule("ULT-DRAFT-23")
def test_the_matter_trade_takes_one_token_of_a_stack_and_gives_3_counters() -> None:
    table = Table().lay(B3="SG BG BG", P4="AMIN", P2="PBH").resources("matter-trade")
    assert table.offered("give") == "B3 P2"
    assert table.why("give P4") == table.why("give B1") == ("ULT-DRAFT-23",)
    table.choose("give B3")
    assert table.offered("give_token") == "SG BG"
    table.choose("give_token BG")
    assert (table.board(), table.me().discovery) == ({"B3": "SG BG", "P2": "PBH", "P4": "AMIN"}, 3)


@pytest.mark.rule("ULT-DRAFT-23")
def test_without_matter_the_matter_trade_gives_nothing() -> None:
    table = Table().lay(B3="AMAJ").resources("matter-trade")
    assert (table.board(), table.status()) == ({"B3": "AMAJ"}, (1, 0, "Primordial"))


@pytest.mark.rule("ULT-DRAFT-20", "ULT-DRAFT-23")
def test_tokens_are_given_up_for_trades_only() -> None:
    table = Table().lay(B3="SG").play("AC-03")
    assert table.why("give B3") == ("ULT-DRAFT-20", "ULT-DRAFT-23")
    assert table.why("give_token SG") == ("ULT-DRAFT-23",)


@pytest.mark.rule("ULT-DRAFT-24")
@pytest.mark.parametrize("token", ["BG", "SG", "PBH"])
def test_traded_matter_gives_no_solar_mass(token: str) -> None:
    passives = "MA-04 CO-09 OR-04"
    table = Table().lay(sm=7, dc=0, B3=token, anomalies=passives).resources("matter-trade")
    assert (table.board(), table.status()) == ({}, (7, 3, "Primordial"))
    table = Table().lay(sm=7, dc=0, anomalies=passives).resources(f"{token} matter-trade")
    table.choose("resolve matter-trade")
    assert (table.board(), table.status()) == ({}, (7, 3, "Primordial"))
