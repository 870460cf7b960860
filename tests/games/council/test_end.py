"""The end of the game, final scoring, the winner, and what bonus cards are worth. COS-END, COS-FIN, COS-TIE, COS-BC"""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.council import TITLE
from orrery.games.council.bonus import worth
from orrery.games.council.rounds import end_round
from orrery.games.council.scoring import final_scoring, score_player, scores
from tests.games.council.table import THINGS, Table


def score(table: Table, seat: int = 0) -> Table:
    score_player(table.g, table.me(seat))
    return table


@pytest.mark.rule("COS-END-01", "COS-END-02", "COS-END-03", "COS-DT-13")
def test_the_round_is_played_to_its_end_and_the_first_keeps_the_throne() -> None:
    table = Table(3).lay(0, slots=("S5", "S5", "S5"), hand="", level=2, energy=20)
    table.lay(1, slots=("S5", "S5", "S5"), hand="", level=2, energy=40).lay(
        2, slots=("K25", "K25", "K25"), hand="", level=2, energy=17
    )
    for p in table.g.players:
        p.powers = THINGS["D2-02"].power
    table.g.order = (0, 1, 2)
    table.round().end_turns()
    assert not table.g.asks
    assert table.g.phase == "over"
    assert table.told("throne") == [()]
    assert table.g.round == 1
    assert [p.level for p in table.g.players] == [3, 4, 3]
    assert table.told("acts"), "all remaining phases were played"


@pytest.mark.rule("COS-END-04", "COS-FIN-01")
def test_scoring_starts_with_the_throne_and_follows_the_order() -> None:
    table = Table(4)
    table.g.order, table.g.throne = (2, 0, 3, 1), 3
    table.do(Do(final_scoring))
    assert [event[1] for event in table.g.events or [] if event[0] == "scored"] == [3, 2, 0, 1]
    assert table.g.phase == "over"
    without = Table(3)
    without.g.order = (2, 0, 1)
    without.do(Do(final_scoring))
    assert [event[1] for event in without.g.events or [] if event[0] == "scored"] == [2, 0, 1]


@pytest.mark.rule("COS-END-05", "COS-FIN-01", "COS-TIE-01")
@pytest.mark.scenario("EX-27")
def test_game_without_a_winner_in_sight() -> None:
    table = (
        Table(3)
        .lay(0, level=1, energy=12, consumption=90)
        .lay(1, level=1, energy=30, consumption=90)
        .lay(2, level=0, consumption=90)
    )
    table.g.round = 39
    table.do(Do(end_round))
    assert (table.g.phase, table.g.round) != ("over", 39)
    table = (
        Table(3)
        .lay(0, level=1, energy=12, consumption=90)
        .lay(1, level=1, energy=30, consumption=90)
        .lay(2, level=0, consumption=90)
    )
    table.g.round = 40
    table.do(Do(end_round))
    assert (table.g.phase, table.g.round) == ("over", 40)
    assert [s.winner for s in scores(table.g)] == [False, True, False]
    assert table.g.throne == 1, "the Throne is awarded to the winner"


@pytest.mark.rule("COS-FIN-02")
def test_gemstones_give_one_two_and_three() -> None:
    assert score(Table().lay(gems=(2, 3, 4), consumption=90)).me().energy == 2 + 6 + 12


@pytest.mark.rule("COS-FIN-03")
def test_ai_cards_give_two_wherever_they_lie() -> None:
    table = Table().lay(hand="S1 K01", slots=("K02 S2", "S3", "K03"), consumption=90)
    assert score(table).me().energy == 6, "covered ones too, start cards not"


@pytest.mark.rule("COS-FIN-04", "COS-FIN-05", "COS-FIN-06")
@pytest.mark.scenario("EX-19")
def test_final_scoring_brings_a_level() -> None:
    table = Table().lay(level=2, consumption=70, energy=55, gems=(2, 1, 1), hand="K01 K02 K03", bonuses="L14")
    score(table)
    assert table.told("scored")[0][:3] == (7, 6, 7)
    assert (table.me().level, table.me().energy) == (3, 5)
    assert (table.me().techs, table.me(1).gems, table.g.asks) == ((), (0, 0, 0), {})


@pytest.mark.rule("COS-FIN-06", "COS-DT-18")
def test_all_final_energy_comes_first_and_can_bring_several_levels() -> None:
    table = Table().lay(level=2, consumption=20, energy=19, gems=(0, 0, 9))
    assert (score(table).me().level, table.me().energy) == (4, 6)


@pytest.mark.rule("COS-TIE-01", "COS-TIE-02", "COS-TIE-03", "COS-TIE-04")
def test_level_then_energy_then_panel_cubes_then_shared() -> None:
    def winners(table: Table) -> list[int]:
        return [s.seat for s in scores(table.g) if s.winner]

    table = Table(3).lay(0, level=2, energy=9).lay(1, level=3, energy=1).lay(2, level=3, energy=0)
    assert winners(table) == [1]
    table.lay(2, energy=1).lay(2, upgrades="U01")
    assert winners(table) == [2]
    table.tile(gray_1="P1-01").cubes(gray_1_1="1 1 1")
    assert winners(table) == [2], "cubes on planets do not count"
    table.lay(1, upgrades="U02")
    assert winners(table) == [1, 2]
    table.do(Do(final_scoring))
    assert [seat for name, seat, _, _ in table.g.events if name == "shared"] == [1, 2]
    alone = Table().lay(1, level=3)
    alone.g.throne = 0
    assert alone.do(Do(final_scoring)).g.throne == 1, "the Throne passes to the winner"
    totals = [s.total for s in scores(alone.g)]
    assert totals[1] > totals[0]


@pytest.mark.rule(
    "COS-BC-01", "COS-BC-02", "COS-BC-03", "COS-BC-04", "COS-BC-05", "COS-BC-06", "COS-BC-07", "COS-BC-08"
)
@pytest.mark.rule("COS-BC-09", "COS-BC-10")
@pytest.mark.scenario("EX-16")
def test_what_bonus_cards_are_worth() -> None:
    def value(card: str, table: Table) -> int:
        return worth(table.g, table.me(), THINGS[card])

    assert value("L02", Table().lay(gems=(1, 4, 2))) == 7
    blue = (
        Table().tile(gray_1="P1-02", pink_1="P3-03").cubes(gray_1_1="0 0 1", gray_1_2="0 0", gray_1_3="0", pink_1_1="0")
    )
    assert value("L04", blue) == 8
    assert value("L05", blue) == 4
    assert value("L07", Table().lay(consumption=87)) == 8
    panel = Table(leaders="yes").lay(leader="ava", upgrades="U01 U02 U03 U04 U06 U10")
    assert value("L09", panel) == 8
    assert value("L11", Table().tile(gray_1="P1-01", pink_1="P3-03").cubes(gray_1_1="0 0 0", pink_1_1="0 1")) == 7
    assert value("L13", Table().tile(gray_1="P1-01", pink_1="P3-03").cubes(gray_1_1="0 0 0", pink_1_1="0 1")) == 5
    ai = Table().lay(hand="K01 K02 S1", slots=("K03", "", ""), bonuses="L14")
    assert value("L14", ai) == 7
    light = Table().lay(bonuses="L16 L01 L02 D01")
    assert value("L16", light) == 7
    stations = Table(stations="yes").station(0, "T1", "gray").station(0, "T3", "blue").station(1, "T2", "green")
    assert value("D09", stations) == 10, "one's own"
    assert worth(stations.g, stations.me(1), THINGS["D09"]) == 6
    assert value("L18", Table()) == 5
    gray = Table(3).tile(gray_1="P1-02")
    assert value("D01", gray) == 3
    assert value("D01", gray.cubes(gray_1_1="0 1")) == 6
    assert value("D01", gray.cubes(gray_1_2="0")) == 9
    green = Table(3).tile(gray_1="P1-02", green_1="P2-10").cubes(gray_1_1="1", green_1_1="0")
    assert worth(green.g, green.me(1), THINGS["D03"]) == 3, "one's own cubes in that galaxy"
    assert worth(green.cubes(green_1_1="1").g, green.me(1), THINGS["D03"]) == 6
    assert worth(green.cubes(green_1_1="1").g, green.me(1), THINGS["D03"]) == 9
    assert worth(green.g, green.me(0), THINGS["D03"]) == 6


@pytest.mark.rule("COS-BC-11")
def test_bonus_cards_are_scored_at_the_end_only() -> None:
    table = (
        Table()
        .tile(gray_1="P1-01")
        .cubes(gray_1_1="0")
        .lay(bonuses="D01 L18", consumption=60)
        .assess()
        .choose("assess gray")
    )
    assert table.me().energy == 7
    score(table)
    assert table.me().energy == 7 + 3 + 5 + 3, "D01 without a colony left, L18, and the gray galaxy's L01"


@pytest.mark.rule("COS-END-04")
def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    table = Table().do(Do(final_scoring))
    assert table.why("pass") == ("COS-END-04",)
    assert TITLE.view(table.g, 0)["phase"] == "over"
