"""Dark Tech levels. COS-DT"""

from __future__ import annotations

import pytest

from orrery.games.council import TITLE
from tests.games.council.table import THINGS, Table


@pytest.mark.rule(
    "COS-DT-01", "COS-DT-02", "COS-DT-03", "COS-DT-04", "COS-DT-05", "COS-DT-06", "COS-DT-10", "COS-DT-14"
)
@pytest.mark.scenario("EX-10")
def test_anna_rises_to_level_i() -> None:
    table = Table(3).tile(red_1="P3-07", gray_1="P1-01").cubes(red_1_1="0 1 1", gray_1_1="0")
    table.lay(energy=36, consumption=40).assess().choose("assess red")
    assert (table.me().energy, table.me().level) == (41, 0), "she may go on assessing"
    table.choose("stop_assessing")
    assert (table.me().energy, table.me().level, table.me().consumption) == (1, 1, 40)
    assert set(table.offered("tech").split()) == {f"D1-0{n}" for n in range(1, 9)}
    table.choose("tech D1-03")
    assert [p.gems for p in table.g.players] == [(0, 0, 0), (0, 1, 0), (0, 1, 0)]
    assert TITLE.view(table.g, 2)["players"][0]["techs"] == ["tech:D1-03"]


@pytest.mark.rule("COS-DT-04")
@pytest.mark.scenario("EX-11")
def test_surplus_is_kept() -> None:
    table = Table().lay(energy=63, consumption=56).rise()
    assert (table.me().energy, table.me().consumption, table.me().level) == (7, 56, 1)


@pytest.mark.rule("COS-DT-01", "COS-DT-07", "COS-DT-08", "COS-DT-09", "COS-DT-15")
@pytest.mark.scenario("EX-12")
def test_exact_hit_and_double_level() -> None:
    hit = Table().lay(energy=40, consumption=40).rise()
    assert (hit.me().level, hit.me().energy) == (1, 0)
    short = Table().lay(energy=39, consumption=40).rise()
    assert (short.me().level, short.me().energy) == (0, 39)
    table = Table().lay(energy=65, consumption=30).rise()
    assert (table.me().level, table.me().energy) == (1, 35), "one after the other"
    table.choose("tech D1-03")
    assert table.me(1).gems == (0, 1, 0), "first card and gifts of level I"
    assert (table.me().level, table.me().energy) == (2, 5)
    table.choose("tech D2-02")
    assert table.me(1).gems == (1, 2, 0)
    planned = Table().lay(energy=65, consumption=30).rise().choose("tech D1-06")
    assert (planned.me().level, planned.me().energy) == (2, 8)


@pytest.mark.rule("COS-DT-02", "COS-DT-03")
def test_a_level_waits_for_the_end_of_ones_own_turn_only() -> None:
    table = (
        Table()
        .lay(slots=("K25", "K25", "K25"), hand="", energy=18)
        .lay(1, slots=("S5", "S5", "S5"), hand="")
        .lay(1, energy=1)
    )
    table.g.order = (0, 1)
    table.do(*[THINGS["K25"].does[0]])
    assert table.me().level == 0
    table.turn(0).choose("stop_assessing")
    assert table.me().level == 1, "before the next player acts"
    assert table.me().energy == 18 + 3 + 9 - 20


@pytest.mark.rule("COS-DT-11")
def test_the_card_works_at_once_and_stays() -> None:
    table = Table().lay(energy=20).rise().choose("tech D1-08")
    assert table.me().gems == (0, 0, 1)
    assert [tech.id for tech in table.me().techs] == ["D1-08"]
    assert THINGS["D1-08"] not in table.g.tech_piles[0]


@pytest.mark.rule("COS-DT-12")
def test_energy_from_the_card_can_bring_the_next_level_at_once() -> None:
    table = Table().lay(energy=60, consumption=50, level=1).rise().choose("tech D2-07")
    assert (table.me().level, table.me().energy) == (2, 20)
    rich = Table().lay(energy=95, consumption=50, level=1).rise().choose("tech D2-07")
    assert (rich.me().level, rich.me().energy, rich.g.throne) == (3, 5, 0)


@pytest.mark.rule("COS-DT-10")
def test_the_second_level_has_its_own_pile_and_the_chooser_alone_sees_it() -> None:
    table = Table().lay(energy=20, level=1, techs="D1-01").rise()
    assert set(table.offered("tech").split()) == {f"D2-0{n}" for n in range(1, 9)}
    assert table.why("tech D1-02") == ("COS-DT-10",)
    assert TITLE.view(table.g, 0)["dark_tech"][1]["cards"] is not None
    assert TITLE.view(table.g, 1)["dark_tech"][1]["cards"] is None


@pytest.mark.rule("COS-DT-13", "COS-DT-16", "COS-DT-18")
def test_level_iii_brings_the_throne_and_no_card_or_gift_and_more_levels_follow() -> None:
    table = Table().lay(energy=45, level=2).rise()
    assert not table.g.asks
    assert (table.me().level, table.me().energy, table.me().techs, table.g.throne) == (4, 5, (), 0)
    assert table.me(1).gems == (0, 0, 0)


@pytest.mark.rule("COS-DT-14", "COS-DT-15", "COS-DT-16")
def test_gifts_go_to_those_below_the_level_reached() -> None:
    table = Table(4).lay(energy=20).lay(1, level=0).lay(2, level=1).lay(3, level=2).rise().choose("tech D1-03")
    assert [p.gems for p in table.g.players] == [(0, 0, 0), (0, 1, 0), (0, 0, 0), (0, 0, 0)]
    table = Table(4).lay(energy=20, level=1).lay(1, level=0).lay(2, level=1).lay(3, level=2).rise().choose("tech D2-02")
    assert [p.gems for p in table.g.players] == [(0, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 0)]


@pytest.mark.rule("COS-DT-19")
@pytest.mark.scenario("EX-25")
def test_energy_beyond_the_bar() -> None:
    table = Table().tile(pink_1="P3-09", orange_1="P1-01").cubes(pink_1_1="0", orange_1_1="0")
    table.lay(energy=92, consumption=100, level=1, techs="D1-03").assess().choose(
        "assess pink", "assess orange", "stop_assessing"
    )
    assert (table.me().level, table.me().energy) == (2, 14)


@pytest.mark.rule("COS-DT-20", "COS-BON-01")
def test_parts_that_cannot_be_done_are_lost_and_the_rest_applies() -> None:
    table = Table().lay(energy=20, level=1)
    table.g.display, table.g.deck, table.g.light, table.g.tickets = (None,) * 8, (), (), ()
    table.rise().choose("tech D2-05")
    assert table.me().gems == (0, 0, 1)
    assert not table.g.asks
    full = Table().lay(energy=20, level=1, bonuses="D01 L02 L03 L04").rise().choose("tech D2-05", "pass")
    assert full.verbs() == {"give_up"}
    bare = Table().lay(energy=20).rise().choose("tech D1-04")
    assert not bare.g.asks, "no planet, no colony, no collect"
    lonely = Table().lay(energy=20, level=1).rise().choose("tech D2-06")
    assert not lonely.g.asks
