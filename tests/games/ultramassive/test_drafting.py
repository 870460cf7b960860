"""The Resource Draft: choosing, and the order in which Resources are used. ULT-DRAFT-01 to -07, -25 to -28"""

from __future__ import annotations

import pytest

from orrery.games.ultramassive import TITLE
from tests.games.ultramassive.table import Table, resource


def waiting(table: Table, seat: int = 0) -> str:
    """The drafted Resources a player has not used yet."""
    return " ".join([found.id for found in table.me(seat).pending])


@pytest.mark.rule("ULT-DRAFT-01", "ULT-DRAFT-03")
@pytest.mark.parametrize(
    ("seats", "start", "order"),
    [(2, 0, "0 1 1 0"), (2, 1, "1 0 0 1"), (3, 2, "2 0 1 1 0 2"), (4, 1, "1 2 3 0 0 3 2 1")],
)
def test_set_1_is_drafted_in_turn_order_and_set_2_at_once_in_reverse(seats: int, start: int, order: str) -> None:
    table = Table(seats).draft(start=start)
    asked, sets = [], []
    while not any(p.pending for p in table.g.players):
        asked.append(str(table.asked()))
        sets.append(table.offered("draft")[1])
        table.choose(table.keys()[0])
    assert " ".join(asked) == order
    assert sets == ["1"] * seats + ["2"] * seats


@pytest.mark.rule("ULT-DRAFT-01", "ULT-DRAFT-03")
def test_each_set_has_its_time() -> None:
    table = Table().draft()
    assert table.offered("draft") == "D1-A D1-B D1-C D1-D D1-E D1-F"
    assert table.why("draft D2-A") == ("ULT-DRAFT-01", "ULT-DRAFT-03")
    table.choose("draft D1-A", "draft D1-B")
    assert table.offered("draft") == "D2-A D2-B D2-C D2-D D2-E D2-F"
    assert table.why("draft D1-C", seat=1) == ("ULT-DRAFT-01", "ULT-DRAFT-03")
    assert table.why("draft D2-A", seat=0) == ("ULT-ROUND-03",)
    assert Table().play("AC-03").why("draft D1-A") == ("ULT-DRAFT-01",)


@pytest.mark.rule("ULT-DRAFT-02")
def test_two_players_never_hold_the_same_option() -> None:
    table = Table(seats=3).draft("D1-B")
    assert table.why("draft D1-B", seat=1) == ("ULT-DRAFT-02",)
    assert table.choose("draft D1-D").offered("draft") == "D1-A D1-C D1-E D1-F"
    assert table.choose("draft D1-A", "draft D2-F").offered("draft") == "D2-A D2-B D2-C D2-D D2-E"
    assert table.why("draft D2-F", seat=1) == ("ULT-DRAFT-02",)


@pytest.mark.rule("ULT-DRAFT-02", "ULT-EOR-04")
def test_all_options_are_free_again_in_the_next_round() -> None:
    table = Table().round().choose("draft D1-F", "draft D1-D", "draft D2-A", "draft D2-C")
    table.idle(lambda table: table.g.round == 2)
    assert table.g.phase == "draft"
    assert table.offered("draft") == "D1-A D1-B D1-C D1-D D1-E D1-F"
    table.choose("draft D1-F", "draft D1-D")
    assert table.offered("draft") == "D2-A D2-B D2-C D2-D D2-E D2-F"


@pytest.mark.rule("ULT-DRAFT-04")
def test_nothing_is_gained_before_everybody_has_chosen_from_both_sets() -> None:
    table = Table(seats=2).draft()
    for pick in ("D1-E", "D1-A", "D2-C", "D2-A"):
        assert [table.board(seat) for seat in (0, 1)] == [{}, {}]
        assert [table.status(seat) for seat in (0, 1)] == [(1, 0, "Primordial")] * 2
        assert [p.pending for p in table.g.players] == [(), ()]
        assert table.why("resolve discovery-3", seat=table.asked()) == ("ULT-DRAFT-04",)
        table.choose(f"draft {pick}")
    assert waiting(table, 0) == "discovery-3 BG orbit-2 discovery-1 AMIN"
    assert waiting(table, 1) == "AMAJ discovery-2 discovery-2 orbit-1"


@pytest.mark.rule("ULT-DRAFT-05")
def test_all_gain_at_the_same_time_and_the_order_among_them_makes_no_difference() -> None:
    choices = {
        0: ("resolve SG", "place B1", "resolve BG", "place B1", "resolve SG", "place P1", "orbit blue"),
        1: ("resolve BG", "place P1", "resolve discovery-3", "resolve discovery-1", "orbit pink", "orbit pink"),
    }
    ends = []
    for seats in ((0, 1), (1, 0)):
        table = Table().draft("D1-C D1-E D2-A D2-B")
        assert sorted(table.g.asks) == [0, 1]
        for seat in seats:
            for key in choices[seat]:
                table.choose(key, seat=seat)
        ends.append([(table.board(seat), table.status(seat)) for seat in (0, 1)])
    assert ends[0] == ends[1]
    assert ends[0] == [({"B2": "SG BG", "P1": "SG"}, (1, 0, "Primordial")), ({"P3": "BG"}, (1, 4, "Primordial"))]


@pytest.mark.rule("ULT-DRAFT-05")
def test_nobody_goes_on_to_discovery_before_everybody_has_gained() -> None:
    table = Table(seats=2).lay(0, dc=9).round().choose("draft D1-C", "draft D1-D", "draft D2-A", "draft D2-C")
    table.idle(lambda table: 0 not in table.g.asks)
    assert (table.g.phase, table.asked()) == ("draft", 1)
    table.idle(lambda table: 1 not in table.g.asks)
    assert (table.g.phase, table.asked()) == ("discovery", 0)


@pytest.mark.rule("ULT-DRAFT-06")
def test_the_symbols_of_both_options_may_be_used_in_any_order() -> None:
    table = Table().lay(0, dc=1).draft("D1-B D1-F D2-D D2-E")
    assert table.offered("resolve", 0) == "PBH orbit-1 discovery-trade"
    first = ("resolve PBH", "place B1", "resolve orbit-1", "orbit blue", "resolve discovery-trade", "place B1")
    assert table.choose(*first, "orbit blue", seat=0).board() == {"B2": "SG", "B3": "PBH"}
    table = Table().lay(0, dc=1).draft("D1-B D1-F D2-D D2-E")
    first = ("resolve discovery-trade", "place B1", "resolve orbit-1", "orbit blue", "resolve orbit-1", "orbit blue")
    assert table.choose(*first, "place B1", seat=0).board() == {"B1": "PBH", "B3": "SG"}


@pytest.mark.rule("ULT-DRAFT-07")
def test_a_token_without_a_space_waits_while_something_else_can_be_used() -> None:
    table = Table().lay(B1="PBH PBH", P1="PBH PBH").resources("BG discovery-1 orbit-1")
    assert table.offered("resolve") == "discovery-1 orbit-1"
    assert table.why("resolve BG") == ("ULT-DRAFT-07", "ULT-GAIN-10")
    table.choose("resolve discovery-1", "orbit blue")
    assert table.board() == {"B1": "BG", "B2": "PBH PBH", "P1": "PBH PBH"}


@pytest.mark.rule("ULT-DRAFT-07")
@pytest.mark.parametrize("trade", ["antimatter-trade", "discovery-trade", "matter-trade"])
def test_a_trade_that_cannot_be_paid_waits_and_is_lost_when_nothing_else_is_left(trade: str) -> None:
    table = Table().resources(f"{trade} orbit-1 cards").lay(hand="AC-01")
    assert table.offered("resolve") == "orbit-1 cards"
    assert table.why(f"resolve {trade}") == ("ULT-DRAFT-07",)
    table.choose("resolve orbit-1", "orbit blue", "enough")
    assert table.told("lost_resources") == [((resource(trade),),)]
    assert (table.board(), table.status(), waiting(table)) == ({}, (1, 0, "Primordial"), "")


@pytest.mark.rule("ULT-DRAFT-07")
def test_what_never_becomes_possible_is_lost_together() -> None:
    table = Table().lay(B1="AMAJ", P1="AMIN", dc=0).resources("AMIN discovery-trade")
    assert table.told("lost_resources") == [((resource("AMIN"), resource("discovery-trade")),)]
    assert (table.board(), table.g.asks) == ({"B1": "AMAJ", "P1": "AMIN"}, {})


@pytest.mark.rule("ULT-DRAFT-07", "ULT-DRAFT-10", "ULT-DRAFT-16", "ULT-DRAFT-19")
def test_orbits_discovery_and_cards_can_always_be_used() -> None:
    table = Table().lay(dc=20).resources("orbit-1 discovery-3 cards orbit-3")
    assert table.offered("resolve") == "orbit-1 discovery-3 cards orbit-3"


@pytest.mark.rule("ULT-DRAFT-07", "ULT-GAIN-10")
@pytest.mark.parametrize(("trade", "given"), [("antimatter-trade", {"B3": "AMIN"}), ("discovery-trade", {"dc": 1})])
def test_a_trade_whose_gain_finds_no_space_is_still_made(trade: str, given: dict[str, str]) -> None:
    full = {"B1": "PBH PBH", "P1": "PBH PBH"}
    table = Table().lay(**full, **given).resources(trade)
    assert (table.board(), table.me().discovery) == (full, 0)


@pytest.mark.rule("ULT-DRAFT-07")
def test_a_table_may_let_impossible_resources_be_tried_and_lost() -> None:
    table = Table(impossible_resources="may_fail").lay(B1="AMAJ", P1="AMIN").resources("AMIN discovery-trade orbit-1")
    assert table.offered("resolve") == "AMIN discovery-trade orbit-1"
    table.choose("resolve AMIN", "resolve discovery-trade", "orbit blue")
    assert (table.board(), table.me().discovery) == ({"B2": "AMAJ", "P1": "AMIN"}, 0)


@pytest.mark.rule("ULT-DRAFT-25")
def test_each_symbol_works_a_single_time() -> None:
    table = Table().lay(B3="BG BG SG").resources("matter-trade orbit-1 discovery-1")
    table.choose("resolve matter-trade", "give_token SG")
    assert (table.board(), table.me().discovery) == ({"B3": "BG BG"}, 3)
    assert table.why("resolve matter-trade") == ("ULT-DRAFT-25", "ULT-DRAFT-27")
    table.choose("resolve discovery-1", "orbit pink")
    assert (table.me().discovery, waiting(table), table.g.asks) == (4, "", {})


@pytest.mark.rule("ULT-DRAFT-25")
def test_two_equal_symbols_work_once_each() -> None:
    table = Table().draft("D1-D D1-B D2-B D2-C")
    table.choose("resolve PBH", "place P1", "resolve orbit-1", "orbit pink", "resolve orbit-1", "orbit pink", seat=1)
    assert table.choose("place B1", seat=1).board(1) == {"B1": "SG", "P3": "PBH"}


@pytest.mark.rule("ULT-DRAFT-26")
def test_every_player_must_choose_in_both_sets_even_what_does_nothing() -> None:
    table = Table().draft()
    for pick in ("D1-D", "D1-B", "D2-C", "D2-D"):
        assert {option.verb.name for option in table.options()} == {"draft"}
        assert table.why("skip", seat=table.asked()) == ("ULT-DISC-02",)
        table.choose(f"draft {pick}")
    assert waiting(table) == "orbit-3 discovery-2 antimatter-trade orbit-1"
    assert [len(p.drafted) for p in table.g.players] == [2, 2]


@pytest.mark.rule("ULT-DRAFT-27")
def test_a_drafted_token_that_is_traded_is_never_placed() -> None:
    table = Table().lay(B4="AMAJ").resources("AMIN antimatter-trade orbit-1").choose("resolve antimatter-trade")
    assert (table.offered("give"), table.offered("give_drafted")) == ("B4", "AMIN")
    assert table.why("give_drafted orbit-1") == table.why("give_drafted BG") == ("ULT-DRAFT-27",)
    table.choose("give_drafted AMIN", "place P1")
    assert waiting(table) == ""
    assert table.choose("orbit blue").board() == {"B5": "AMAJ", "P1": "PBH"}


@pytest.mark.rule("ULT-DRAFT-27")
def test_a_token_that_is_placed_is_no_longer_drafted() -> None:
    table = Table().resources("BG SG matter-trade").choose("resolve BG", "place B1", "resolve matter-trade")
    assert (table.offered("give"), table.offered("give_drafted")) == ("B1", "SG")
    assert table.why("give_drafted BG") == ("ULT-DRAFT-27",)
    assert Table().resources("BG SG orbit-1").why("give_drafted BG") == ("ULT-DRAFT-27",)


@pytest.mark.rule("ULT-DRAFT-28")
def test_absorption_comes_after_each_resource_and_before_the_next() -> None:
    table = Table().lay(B6="AMIN", B5="SG").resources("orbit-1 discovery-trade cards").lay(hand="AC-01")
    assert table.offered("resolve") == "orbit-1 cards"
    table.choose("resolve orbit-1", "orbit blue")
    assert table.status() == (1, 1, "Primordial")
    assert table.offered("resolve") == "discovery-trade cards"


@pytest.mark.rule("ULT-DRAFT-28")
def test_expansion_comes_after_each_resource_and_before_the_next() -> None:
    table = Table().lay(sm=18, B6="BG", P6="SG", cores="CO-01 CO-02 CO-03").resources("orbit-1 discovery-1 BG")
    table.choose("resolve orbit-1", "orbit blue")
    assert table.offered("pick_core") == "CO-01 CO-02 CO-03"
    assert TITLE.view(table.g, 0)["players"][0]["pending"] == ["resource:discovery-1", "resource:BG"]
    table.choose("pick_core CO-02")
    assert table.status() == (23, 0, "Stellar")
    assert table.offered("resolve") == "discovery-1 BG"
