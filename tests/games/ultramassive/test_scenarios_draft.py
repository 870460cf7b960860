"""Worked scenarios of gaining, Orbits, Siphons and the Draft. Players are numbered from 1 there, seats from 0 here."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.ultramassive.orbit import orbit
from tests.games.ultramassive.table import Table, resource


@pytest.mark.scenario("S01")
@pytest.mark.rule("ULT-GAIN-01")
def test_s01_plain_gain() -> None:
    table = Table().play("MA-01").choose("place B1")
    assert (table.board(), table.me().mass) == ({"B1": "BG"}, 1)


@pytest.mark.scenario("S02")
@pytest.mark.rule("ULT-GAIN-03", "ULT-GAIN-04")
def test_s02_stack_of_exactly_8() -> None:
    assert Table().lay(B1="PBH").play("MA-03").choose("place B1").board() == {"B1": "PBH PBH"}


@pytest.mark.scenario("S03")
@pytest.mark.rule("ULT-GAIN-04")
def test_s03_cap_exceeded() -> None:
    table = Table().lay(B1="SG SG").play("MA-02")  # only P1 is legal, so the question answers itself
    assert (table.board(), table.g.asks) == ({"B1": "SG SG", "P1": "SG"}, {})


@pytest.mark.scenario("S04")
@pytest.mark.rule("ULT-GAIN-10")
def test_s04_no_room_at_all() -> None:
    table = Table().lay(B1="PBH PBH", P1="SG SG BG").play("MA-01")
    assert (table.board(), table.status()) == ({"B1": "PBH PBH", "P1": "SG SG BG"}, (1, 0, "Primordial"))


@pytest.mark.scenario("S05")
@pytest.mark.rule("ULT-GAIN-05", "ULT-GAIN-06", "ULT-GAIN-08", "ULT-GAIN-11")
def test_s05_antimatter_hits_matter() -> None:
    table = Table().lay(B1="SG BG", P1="AMIN", sm=9, dc=2).resources("AMIN")
    assert (table.board(), table.status()) == ({"P1": "AMIN"}, (9, 2, "Primordial"))


@pytest.mark.scenario("S06")
@pytest.mark.rule("ULT-GAIN-07")
def test_s06_matter_hits_antimatter() -> None:
    table = Table().lay(B1="AMAJ").play("MA-03").choose("place B1")
    assert (table.board(), table.status()) == ({}, (1, 0, "Primordial"))
    table = Table().lay(B1="AMAJ").play("MA-03").choose("place P1")
    assert (table.board(), table.status()) == ({"B1": "AMAJ", "P1": "PBH"}, (1, 0, "Primordial"))


@pytest.mark.scenario("S07")
@pytest.mark.rule("ULT-GAIN-05", "ULT-GAIN-10")
def test_s07_antimatter_with_nowhere_to_go() -> None:
    table = Table().lay(B1="AMIN", P1="AMAJ").resources("AMIN")
    assert (table.board(), table.status()) == ({"B1": "AMIN", "P1": "AMAJ"}, (1, 0, "Primordial"))


@pytest.mark.scenario("S08")
@pytest.mark.rule("ULT-ORBIT-02", "ULT-ORBIT-04", "ULT-ABSORB-02")
def test_s08_orbit_moves_one_channel_nearest_first() -> None:
    table = Table().lay(sm=10, B6="BG", B5="SG", B2="PBH", P4="SG").do(Do(orbit, 1)).choose("orbit blue")
    assert (table.me().mass, table.board()) == (12, {"B3": "PBH", "B6": "SG", "P4": "SG"})


@pytest.mark.scenario("S09")
@pytest.mark.rule("ULT-ORBIT-03")
def test_s09_orbit_of_two_spaces() -> None:
    table = Table().lay(sm=10, B6="BG", B5="SG", B4="PBH").do(Do(orbit, 1, 2)).choose("orbit blue")
    assert (table.me().mass, table.board(), table.g.asks) == (15, {"B6": "PBH"}, {})


@pytest.mark.scenario("S16")
@pytest.mark.rule("ULT-SIPHON-03")
def test_s16_siphon_keeps_smaller_sizes() -> None:
    table = Table().lay(sm=25).play("SI-01")
    assert table.offered("siphon") == "SP-1 SP-2 SP-3 SS-1 SS-2 SS-3"
    for option in ("SU-1", "SU-2", "SU-3"):
        assert table.why(f"siphon {option}") == ("ULT-SIPHON-03",)
    table.choose("siphon SP-1")
    assert table.offered("place") == "B1 P1"
    assert table.choose("place P1").board() == {"P1": "BG"}


@pytest.mark.scenario("S17")
@pytest.mark.rule("ULT-DRAFT-01", "ULT-DRAFT-02", "ULT-DRAFT-03")
def test_s17_snake_draft() -> None:
    table = Table(seats=4).draft(start=1)
    asked = []
    for pick in ("D1-B", "D1-C", "D1-D", "D1-E"):
        asked.append(table.asked())
        if asked[0] != asked[-1]:
            assert table.why("draft D1-B", seat=asked[-1]) == ("ULT-DRAFT-02",)
        table.choose(f"draft {pick}")
    assert asked == [1, 2, 3, 0]
    assert (table.asked(), table.offered("draft")) == (0, "D2-A D2-B D2-C D2-D D2-E D2-F")
    for seat, pick in ((0, "D2-A"), (3, "D2-B"), (2, "D2-C"), (1, "D2-D")):
        assert table.asked() == seat
        table.choose(f"draft {pick}")


@pytest.mark.scenario("S18")
@pytest.mark.rule("ULT-DRAFT-08", "ULT-DRAFT-09", "ULT-DRAFT-20", "ULT-DRAFT-21", "ULT-DRAFT-27")
def test_s18_antimatter_for_everyone_and_the_answer_to_it() -> None:
    table = Table(seats=3, rules="3").lay(2, hand="AC-01 AC-02 AC-03").draft("D1-A D1-C D1-F D2-B D2-D D2-C")
    table.choose("resolve orbit-1", "orbit pink", "resolve AMAJ", "place B1", seat=0)
    assert (table.board(0), table.me(0).discovery) == ({"B1": "AMAJ"}, 4)
    table.choose("resolve antimatter-trade", "place B1", "resolve SG", "place P1", "place P1", seat=1)
    assert (table.board(1), table.status(1)) == ({"B1": "PBH", "P1": "SG BG"}, (1, 0, "Primordial"))
    table.choose("resolve cards", "enough", "resolve orbit-1", "orbit pink", "resolve BG", "place B1", seat=2)
    assert table.offered("resolve", 2) == "orbit-1 AMIN"
    table.choose("resolve orbit-1", "orbit blue", "place P1", seat=2)
    assert (table.board(2), table.status(2)) == ({"B2": "BG", "P1": "AMIN"}, (1, 0, "Primordial"))


@pytest.mark.scenario("S19")
@pytest.mark.rule("ULT-DRAFT-20", "ULT-DRAFT-07")
def test_s19_trade_with_nothing_to_trade() -> None:
    table = Table(rules="3").lay(hand="AC-01").draft("D1-F D1-C D2-B D2-D")
    table.choose("resolve cards", "enough", "orbit blue", seat=0)
    assert (table.board(0), table.status(0)) == ({}, (1, 0, "Primordial"))
    assert table.told("lost_resources") == [((resource("antimatter-trade"),),)]


@pytest.mark.scenario("S20")
@pytest.mark.rule("ULT-DRAFT-06")
def test_s20_order_of_resources() -> None:
    gain = ("resolve SG", "place B1", "resolve BG", "place B1")
    orbit_twice = ("resolve orbit-2", "orbit blue", "orbit blue")
    table = Table().draft("D1-C D1-F D2-B D2-A").choose(*gain, *orbit_twice, seat=0)
    assert (table.board(), table.status()) == ({"B3": "SG BG"}, (1, 1, "Primordial"))
    table = Table().draft("D1-C D1-F D2-B D2-A").choose(*orbit_twice, *gain, seat=0)
    assert table.board() == {"B1": "SG BG"}


@pytest.mark.scenario("S21")
@pytest.mark.rule("ULT-DRAFT-07", "ULT-DRAFT-23", "ULT-DRAFT-24", "ULT-DRAFT-27")
def test_s21_resources_may_not_be_dodged() -> None:
    table = Table().resources("PBH orbit-1 matter-trade BG").choose("resolve matter-trade")
    assert table.offered("give_drafted", 0) == "PBH BG"  # the trade cannot fail: a drafted token must be given
    assert table.offered("give", 0) == ""
    table.choose("give_drafted BG", seat=0)
    assert table.status() == (1, 3, "Primordial")
    table.choose("resolve PBH", "place P1", "orbit pink", seat=0)
    assert (table.board(), table.status()) == ({"P2": "PBH"}, (1, 3, "Primordial"))


@pytest.mark.scenario("S22")
@pytest.mark.rule("ULT-DRAFT-22", "ULT-DRAFT-07")
def test_s22_discovery_trade_needs_its_counter() -> None:
    table = Table().draft("D1-E D1-D D2-A D2-E")
    assert table.why("resolve discovery-trade", seat=0) == ("ULT-DRAFT-07",)
    table.choose("resolve discovery-3", "resolve discovery-trade", "place B1", seat=0)
    assert (table.board(), table.me().discovery) == ({"B1": "SG"}, 2)
    table.choose("resolve BG", "place B1", "orbit blue", seat=0)
    assert (table.board(), table.status()) == ({"B2": "SG BG"}, (1, 2, "Primordial"))


@pytest.mark.scenario("S23")
@pytest.mark.rule("ULT-DRAFT-19")
def test_s23_cycling_cards() -> None:
    table = Table().lay(hand="AC-03 AC-10 AC-15", sm=7).resources("cards")
    table.choose("discard AC-03", "discard AC-15", "enough")
    assert (len(table.me().hand), table.me().mass, len(table.g.discard), len(table.g.deck)) == (3, 9, 2, 35)
    table = Table().lay(hand="AC-03 AC-10 AC-15", sm=7).resources("cards").choose("enough")
    assert (len(table.me().hand), table.me().mass, len(table.g.discard), len(table.g.deck)) == (3, 7, 0, 37)


@pytest.mark.scenario("S41")
@pytest.mark.rule("ULT-DRAFT-07", "ULT-GAIN-05", "ULT-ORBIT-02")
def test_s41_orbit_must_make_room_first() -> None:
    def start() -> Table:
        return Table().lay(B1="AMAJ", P1="AMIN").resources("AMIN BG orbit-1")

    table = start()
    assert table.why("resolve AMIN") == ("ULT-DRAFT-07", "ULT-GAIN-10")
    table.choose("resolve orbit-1", "orbit pink", "resolve AMIN")
    assert table.board() == {"B1": "AMAJ", "P1": "AMIN", "P2": "AMIN"}
    assert table.offered("place") == "B1 P1"
    assert table.choose("place B1").board() == {"P1": "AMIN", "P2": "AMIN"}
    table = start().choose("resolve orbit-1", "orbit pink", "resolve AMIN", "place P1")
    assert table.board() == {"B1": "AMAJ", "P2": "AMIN"}
    table = start().choose("resolve orbit-1", "orbit blue", "resolve BG", "place P1")
    assert table.offered("place") == "B1 P1"
    assert table.choose("place P1").board() == {"B2": "AMAJ", "P1": "AMIN"}


@pytest.mark.scenario("S42")
@pytest.mark.rule("ULT-CARD-02", "ULT-GAIN-05", "ULT-GAIN-06")
def test_s42_attack_outside_your_turn() -> None:
    table = Table(seats=3).lay(0, hand="AC-14", B2="BG").lay(1, P1="PBH").lay(2, B1="SG", P1="AMIN").actions()
    table.choose("play AC-14")
    assert (table.asked(), table.offered("place")) == (1, "B1 P1")
    table.choose("place B1")
    assert table.board(1) == {"B1": "AMIN", "P1": "PBH"}
    assert table.board(2) == {"P1": "AMIN"}
    assert (table.asked(), table.offered("orbit"), table.me().discovery) == (0, "0 1", 2)
    assert table.choose("orbit blue").board() == {"B3": "BG"}
    assert [table.status(seat) for seat in range(3)] == [(1, 2, "Primordial"), *[(1, 0, "Primordial")] * 2]


@pytest.mark.scenario("S44")
@pytest.mark.rule("ULT-DRAFT-07")
def test_s44_pending_resources() -> None:
    table = Table().lay(B1="AMAJ", P1="AMIN", hand="AC-03").resources("cards discovery-trade orbit-1 AMIN")
    assert table.offered("resolve") == "cards orbit-1"
    assert table.why("resolve AMIN") == ("ULT-DRAFT-07", "ULT-GAIN-10")
    assert table.why("resolve discovery-trade") == ("ULT-DRAFT-07",)
    table.choose("resolve orbit-1", "orbit blue")
    assert table.offered("resolve") == "cards AMIN"
    table.choose("resolve AMIN")
    assert table.board() == {"B1": "AMIN", "B2": "AMAJ", "P1": "AMIN"}
    table.choose("discard AC-03")
    assert table.status() == (2, 0, "Primordial")
    assert (len(table.me().hand), table.told("lost_resources")) == (1, [((resource("discovery-trade"),),)])


@pytest.mark.scenario("S45")
@pytest.mark.rule("ULT-GAIN-09")
def test_s45_bridgehead_and_the_trade_grammar() -> None:
    for place in ("B1", "B6", "P1", "P6"):
        table = Table().lay(wormholes="B1 B6 P1 P6", open=(False, False), anomalies="MA-05").actions()
        table.choose("use MA-05")
        assert table.offered("place") == "B1 B6 P1 P6"
        assert table.choose(f"place {place}").board() == {place: "BG"}
    table = Table().lay(hand="AC-13", B3="SG").actions().choose("play AC-13")
    assert (table.board(), table.status()) == ({"B3": "SG"}, (1, 1, "Primordial"))
