"""Worked scenarios of growth, Actions, Wormholes, rounds and the end, with their exact numbers."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.discovery import discover_anomalies
from orrery.games.ultramassive.gaining import gain_mass
from orrery.games.ultramassive.orbit import orbit
from orrery.games.ultramassive.rounds import end_round, solar_mass_bonus
from tests.games.ultramassive.table import THINGS, Table


@pytest.mark.scenario("S10")
@pytest.mark.rule("ULT-ORBIT-05", "ULT-ORBIT-06", "ULT-EXPAND-01", "ULT-EXPAND-05")
def test_several_orbits_then_an_expansion_that_sweeps_up_the_rest() -> None:
    t = Table().lay(sm=18, B6="BG", B5="SG", B4="PBH").do(Do(orbit, 2)).choose("orbit blue")
    assert t.board() == {"B6": "SG", "B5": "PBH"}
    t.choose("orbit blue")
    assert t.told("gained_mass") == [(5,), (4,)]
    assert t.status() == (27, 0, "Stellar")
    assert t.board() == {}
    t.choose("pick_core CO-01")
    assert t.owns() == "CO-01"


@pytest.mark.scenario("S11")
@pytest.mark.rule("ULT-ABSORB-04", "ULT-SIPHON-04")
def test_size_does_not_change_inside_an_effect() -> None:
    t = Table().lay(sm=19, B6="BG", hand="AC-08 AC-20").actions().choose("play AC-08", "orbit blue")
    assert t.offered("siphon") == "SP-1 SP-2 SP-3"
    t.choose("siphon SP-2")
    assert t.status() == (21, 2, "Stellar")
    t.choose("pick_core CO-02", "play AC-20")
    assert t.offered("siphon") == "SP-1 SP-2 SP-3 SS-1 SS-2 SS-3"


@pytest.mark.scenario("S12")
@pytest.mark.rule("ULT-EXPAND-06")
def test_wormholes_are_pushed_outward() -> None:
    t = Table().lay(sm=48, B5="SG", wormholes="B4 B3 B5 P2").do(Do(orbit, 1)).choose("orbit blue")
    assert t.status() == (51, 0, "Supermassive")
    assert t.wormholes() == "B2 B3 B1 P2"


@pytest.mark.scenario("S13")
@pytest.mark.rule("ULT-EXPAND-06")
def test_a_wormhole_overflows_to_the_other_channel() -> None:
    t = Table().lay(sm=49, B5="BG", wormholes="B2 B3 B4 B5").do(Do(orbit, 1)).choose("orbit blue")
    assert t.status() == (51, 0, "Supermassive")
    assert t.wormholes() == "B2 B3 B1 P3"


@pytest.mark.scenario("S14")
@pytest.mark.rule("ULT-EXPAND-05", "ULT-ABSORB-03")
def test_an_expansion_absorbs_matter_and_antimatter() -> None:
    t = Table().lay(sm=49, B5="AMAJ", B4="SG BG", P4="AMIN", P5="PBH", cores="CO-01 CO-02").do(Do(gain_mass, 2))
    assert t.status() == (60, 5, "Supermassive")
    assert t.board() == {}
    t.choose("pick_core CO-02")
    assert t.owns() == "CO-02"


@pytest.mark.scenario("S15")
@pytest.mark.rule("ULT-EXPAND-08")
def test_two_expansions_in_a_row() -> None:
    full = dict.fromkeys(("B6", "B5", "P6", "P5"), "PBH PBH")
    t = Table().lay(sm=19, wormholes="B6 B1 P1 P2", **full).do(Do(orbit, 2)).choose("orbit blue", "orbit pink")
    assert t.told("gained_mass") == [(16,), (16,)]
    assert t.status() == (51, 0, "Stellar")
    assert t.wormholes() == "B5 B1 P1 P2"
    t.choose("pick_core CO-03")
    assert t.status() == (51, 0, "Supermassive")
    assert t.wormholes() == "B3 B1 P1 P2"
    t.choose("pick_core CO-01")
    assert t.owns() == "CO-03 CO-01"
    assert t.me().cores == (THINGS["CO-02"],)
    assert t.options() == []


@pytest.mark.scenario("S24")
@pytest.mark.rule("ULT-BONUS-02", "ULT-BONUS-04", "ULT-EXPAND-09")
def test_the_bonus_with_mixed_sizes() -> None:
    t = Table(4).lay(0, sm=62).lay(1, sm=31).lay(2, sm=13).lay(3, sm=22).run(Do(solar_mass_bonus))
    assert [p.mass for p in t.g.players] == [62, 34, 22, 25]
    assert t.status(2) == (22, 0, "Stellar")
    assert t.asked() == 2
    t.choose("pick_core CO-07")
    assert t.owns(2) == "CO-07"
    assert [p.mass for p in t.g.players] == [62, 34, 22, 25]


@pytest.mark.scenario("S25")
@pytest.mark.rule("ULT-BONUS-03")
def test_the_bonus_is_skipped() -> None:
    t = Table(3).lay(0, sm=21).lay(1, sm=35).lay(2, sm=49).run(Do(solar_mass_bonus))
    assert [p.mass for p in t.g.players] == [21, 35, 49]


@pytest.mark.scenario("S26")
@pytest.mark.rule("ULT-WORM-03", "ULT-WORM-04")
def test_a_wormhole_jump() -> None:
    t = Table().lay(dc=2, B1="PBH SG").actions().choose("activate 0")
    assert t.board() == {"B5": "PBH SG"}
    assert t.me().open == (False, True)
    assert t.why("activate 1") == ("ULT-WORM-03",)


@pytest.mark.scenario("S27")
@pytest.mark.rule("ULT-GAIN-12")
def test_a_wormhole_jump_refused_by_the_cap() -> None:
    t = Table().lay(dc=2, B1="PBH SG", B5="BG").actions()
    assert t.offered("activate") == ""
    assert t.why("activate 0") == t.why("activate 1") == ("ULT-GAIN-04",)
    assert t.choose("end").me().open == (True, True)


@pytest.mark.scenario("S28")
@pytest.mark.rule("ULT-GAIN-06", "ULT-GAIN-12")
@pytest.mark.parametrize(("owned", "mass"), [("", 5), ("CO-12", 17)])
def test_a_wormhole_jump_that_annihilates(owned: str, mass: int) -> None:
    t = Table().lay(sm=5, dc=2, anomalies=owned, P1="AMIN", P5="SG SG").actions().choose("activate 2")
    assert t.board() == {}
    assert t.status() == (mass, 2, "Primordial")
    assert t.me().open == (True, False)


@pytest.mark.scenario("S29")
@pytest.mark.rule("ULT-GAIN-09", "ULT-WORM-05")
def test_matter_placed_on_a_closed_wormhole() -> None:
    t = Table().lay(hand="AC-02", wormholes="B2 B4 P1 P6", open=(True, False), P6="BG").actions().choose("play AC-02")
    assert t.offered("place") == "B1 B2 B4 P1 P6"
    t.choose("place P6")
    assert t.board() == {"P6": "BG SG"}


@pytest.mark.scenario("S30")
@pytest.mark.rule("ULT-EOR-03", "ULT-WORM-06", "ULT-WORM-07")
def test_wormholes_open_only_after_rounds_two_and_four() -> None:
    opened = {}
    for number in range(1, 7):
        t = Table().lay(0, open=(False, False)).lay(1, open=(False, False))
        t.g.round, t.g.start = number, 1
        t.run(Do(end_round))
        opened[number] = t.me(0).open == (True, True)
        if number == 2:
            assert t.asked() == 0
            t.choose("lift 1", "set_down P4", "settled")
            assert t.wormholes(0) == "B1 P4 P1 P5"
    assert opened == {1: False, 2: True, 3: False, 4: True, 5: False, 6: False}


@pytest.mark.scenario("S31")
@pytest.mark.rule("ULT-CARD-04", "ULT-CARD-05", "ULT-CARD-06")
def test_a_reshuffle_in_the_middle_of_a_draw() -> None:
    t = Table().lay(dc=2, hand="AC-12 AC-10 AC-03").actions().choose("play AC-12", "play AC-10")
    t.g.deck, t.g.discard = (THINGS["AC-01"],), tuple([THINGS[f"AC-0{n}"] for n in range(4, 9)])
    t.choose("end")
    assert len(t.me().hand) == 3
    assert t.hand().split()[:2] == ["AC-03", "AC-01"]
    assert (len(t.g.deck), len(t.g.discard)) == (6, 0)
    left = {card.id for card in [*t.g.deck, t.me().hand[2]]}
    assert left == {"AC-04", "AC-05", "AC-06", "AC-07", "AC-08", "AC-10", "AC-12"}


@pytest.mark.scenario("S31")
@pytest.mark.rule("ULT-CARD-06")
def test_a_reshuffle_while_a_card_is_being_played() -> None:
    t = Table().lay(hand="AC-11 AC-12")
    t.g.deck, t.g.discard = (THINGS["AC-01"],), tuple([THINGS[f"AC-0{n}"] for n in range(4, 9)])
    t.actions().choose("play AC-11")
    assert (len(t.g.deck), len(t.g.discard)) == (4, 0)
    assert THINGS["AC-11"] not in [*t.g.deck, *t.me().hand]


@pytest.mark.scenario("S32")
@pytest.mark.rule("ULT-CARD-01", "ULT-CARD-03", "ULT-CARD-05")
def test_the_card_limit_and_the_hand() -> None:
    t = Table().lay(dc=2, hand="AC-12 AC-10 AC-03").actions().choose("play AC-12", "play AC-10")
    assert t.why("play AC-03") == ("ULT-ACT-02", "ULT-CARD-01")
    t.choose("end")
    held, deck = t.hand(), len(t.g.deck)
    assert len(held.split()) == 3
    t.actions().choose("end")
    assert (t.hand(), len(t.g.deck)) == (held, deck)
    t.lay(anomalies="CO-11", hand="AC-12 AC-12 AC-10").actions().choose("play AC-12", "play AC-12", "play AC-10", "end")
    assert len(t.me().hand) == 3


@pytest.mark.scenario("S33")
@pytest.mark.rule("ULT-EXCH-02", "ULT-EXCH-03")
def test_the_exchange() -> None:
    t = Table().lay(sm=18, dc=7, hand="AC-10").actions().choose("exchange 2")
    assert t.status() == (20, 3, "Stellar")
    t.choose("pick_core CO-03", "exchange 1")
    assert t.status() == (21, 1, "Stellar")
    assert t.why("exchange 1") == ("ULT-EXCH-02",)
    zeta = Table().lay(sm=10, dc=7, anomalies="CO-06").actions().choose("exchange 7")
    assert zeta.status() == (17, 0, "Primordial")


@pytest.mark.scenario("S34")
@pytest.mark.rule("ULT-DISC-03", "ULT-DISC-04")
def test_one_discovery_per_phase() -> None:
    t = Table().lay(0, dc=6).lay(1, dc=6).run(Do(discover_anomalies))
    assert t.why("discover SI-02") == ("ULT-DISC-04",)
    t.choose("discover SI-01")
    assert t.me(0).discovery == 3
    assert t.asked() == 1
    t.choose("skip").actions()
    assert t.why("discover MA-01") == ("ULT-DISC-01", "ULT-DISC-03")


@pytest.mark.scenario("S35")
@pytest.mark.rule("ULT-ANOM-01", "ULT-ROUND-04")
def test_once_per_turn() -> None:
    t = Table().lay(dc=4, anomalies="OR-01", P1="BG")
    t.resources("orbit-1").choose("orbit pink").actions().choose("use OR-01", "orbit pink")
    assert t.board() == {"P3": "BG"}
    assert t.why("use OR-01") == ("ULT-ANOM-01",)
    t.choose("end").actions().choose("use OR-01", "orbit pink")
    assert t.board() == {"P4": "BG"}


@pytest.mark.scenario("S36")
@pytest.mark.rule("ULT-COMP-23", "ULT-COMP-25")
def test_values_of_x() -> None:
    t = Table().lay(sm=5, hand="AC-12", anomalies="SI-01 SI-06 OR-01 CO-01").actions().choose("use CO-01")
    assert t.status() == (7, 0, "Primordial")
    for spaces, counters in (("B1 B3 P2", 3), ("B1 B2 B3 P2 P3 P4", 4)):
        t = Table().lay(hand="AC-12", anomalies="CO-04", **dict.fromkeys(spaces.split(), "BG"))
        assert t.actions().choose("use CO-04").me().discovery == counters


@pytest.mark.scenario("S37")
@pytest.mark.rule("ULT-COMP-13", "ULT-END-05")
def test_past_one_hundred() -> None:
    t = Table().lay(sm=97, dc=2, hand="AC-15", B3="PBH PBH", anomalies="OR-01").actions()
    t.choose("use OR-01", "orbit blue")
    shown = TITLE.view(t.g, 0)["players"][0]
    assert (shown["mass"], shown["hundreds"], shown["on_track"]) == (105, 1, 5)
    assert t.offered("play") == "AC-15"


@pytest.mark.scenario("S38")
@pytest.mark.rule("ULT-EOR-02", "ULT-EOR-03", "ULT-EOR-04", "ULT-EOR-05", "ULT-EOR-06")
def test_the_order_at_the_end_of_a_round() -> None:
    t = Table(3)
    for seat in range(3):
        t.lay(seat, open=(False, False), drafted=(THINGS["D1-F"],))
    t.g.round, t.g.start = 2, 2
    t.run(Do(end_round))
    assert (t.g.start, t.g.round) == (0, 2)
    for seat in (0, 1, 2):
        assert t.asked() == seat
        t.choose("lift 0", "set_down B2", "settled")
    assert [t.wormholes(seat) for seat in range(3)] == ["B2 B5 P1 P5"] * 3
    assert [p.open for p in t.g.players] == [(True, True)] * 3
    assert t.g.round == 3
    for seat in (0, 1, 2):
        assert t.asked() == seat
        t.choose(f"draft D1-{'FED'[seat]}")


@pytest.mark.scenario("S39")
@pytest.mark.rule("ULT-END-02", "ULT-END-04")
@pytest.mark.parametrize(("second", "expected"), [("CO-01 CO-02", [1]), ("", [0, 1])])
def test_the_winner_and_a_tie(second: str, expected: list[int]) -> None:
    five = "SI-01 SI-02 MA-01 MA-02 OR-01"
    t = (
        Table(3)
        .lay(0, sm=88, dc=1, anomalies=five)
        .lay(1, sm=88, dc=1, anomalies=f"{five} {second}")
        .lay(2, sm=71, dc=9)
    )
    assert [score.seat for score in TITLE.scores(t.g) if score.winner] == expected


@pytest.mark.scenario("S40")
@pytest.mark.rule("ULT-ANOM-05", "ULT-ABSORB-05")
def test_passive_batches() -> None:
    t = Table().lay(sm=10, anomalies="OR-04 MA-04", B6="SG BG").do(Do(orbit, 1)).choose("orbit blue")
    assert t.status() == (17, 0, "Primordial")


@pytest.mark.scenario("S43")
@pytest.mark.rule("ULT-CARD-07", "ULT-EXPAND-09", "ULT-GAIN-11")
def test_a_rival_expands_during_an_attack() -> None:
    t = Table().lay(0, hand="AC-14", P2="BG")
    t.lay(1, sm=40, anomalies="CO-12", cores="CO-04 CO-05", B1="SG", P1="AMAJ").actions(0).choose("play AC-14")
    assert t.status(1) == (52, 0, "Supermassive")
    assert t.board(1) == {"P1": "AMAJ"}
    assert t.asked() == 1
    assert t.me(0).discovery == 0
    t.choose("pick_core CO-04")
    assert t.owns(1) == "CO-12 CO-04"
    assert t.me(0).discovery == 2
    t.choose("orbit pink")
    assert t.board(0) == {"P3": "BG"}
