"""Planning, Consumption and turn order. COS-PLAN, COS-CONS"""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.game import Illegal
from orrery.core.rng import Rng
from orrery.core.sentence import plain
from orrery.games.council import TITLE
from orrery.games.council.consumption import set_order
from orrery.games.council.energy import add_consumption, gain_energy
from orrery.games.council.screens import undecided
from orrery.play.session import Session
from tests.games.council.table import Table


def order(table: Table) -> tuple[int, ...]:
    set_order(table.g)
    return table.g.order


@pytest.mark.rule("COS-PLAN-01", "COS-PLAN-07")
def test_all_plan_at_the_same_time_and_nobody_sees_the_others() -> None:
    table = Table(3).plan()
    assert sorted(table.g.asks) == [0, 1, 2]
    table.choose("plan S1", "plan S2", "plan S3", seat=1)
    assert sorted(table.g.asks) == [0, 2]
    assert TITLE.view(table.g, 0)["players"][1]["plan"] is None
    assert TITLE.view(table.g, 0)["players"][1]["slots"] == [[], [], []]
    table.choose("plan S1", "plan S2", "plan S3", seat=0).choose("plan S4", "plan S5", "plan S6", seat=2)
    assert not table.g.asks
    assert TITLE.view(table.g, 0)["players"][1]["slots"] == [["card:S1"], ["card:S2"], ["card:S3"]]


@pytest.mark.rule("COS-PLAN-01", "COS-PLAN-07")
def test_a_plan_can_be_taken_back_until_the_last_player_is_done() -> None:
    session = Session(TITLE, ["Ann", "Bo"], seed=3, salt="x")
    first, second = session.game.order
    session.choose(first, "stop_buying")
    session.choose(second, "stop_buying")
    for card in ("S1", "S2", "S3"):
        session.choose(first, f"plan card:{card}")
    session.choose(second, "plan card:S4")
    for _ in range(3):
        session.undo(first)
    assert session.game.players[first].plan == ()
    assert [card.id for card in session.game.players[second].plan] == ["S4"], "the other's plan stays"
    for card in ("S4", "S5", "S6"):
        session.choose(first, f"plan card:{card}")
    session.choose(second, "plan card:S5")
    session.choose(second, "plan card:S6")
    with pytest.raises(Illegal):
        session.undo(first)


@pytest.mark.rule("COS-PLAN-02", "COS-PLAN-06")
def test_in_the_first_round_every_field_gets_a_card() -> None:
    table = Table().plan()
    assert table.why("leave") == ("COS-PLAN-06",)
    table.choose("plan S4", seat=0)
    assert table.why("plan S4") == ("COS-PLAN-03", "COS-PLAN-05"), "a card lies on one field only"
    table.choose("plan S1", "plan S3", seat=0).choose("plan S1", "plan S2", "plan S3", seat=1)
    assert table.slots() == ["S4", "S1", "S3"]
    assert table.hand() == "S2 S5 S6"


@pytest.mark.rule("COS-PLAN-02")
def test_the_question_names_the_field() -> None:
    table = Table().lay(slots=("", "S1", "S2"), hand="S3 S4 S5 S6", ranges=(1, 3, 1)).plan()
    asked = plain(TITLE.view(table.g, 0)["ask"]["prompt"])
    assert asked == "Lay a card on field 1 of 3 (Parsec 1)"
    table.choose("plan S5", seat=0)
    asked = plain(TITLE.view(table.g, 0)["ask"]["prompt"])
    assert asked == "Lay a card on field 2 of 3 (Parsec 3), or leave it"


@pytest.mark.rule("COS-PLAN-03", "COS-PLAN-04", "COS-PLAN-05")
def test_later_one_card_may_go_on_top_and_only_the_top_counts() -> None:
    table = Table().lay(slots=("", "S1", "S2"), hand="S3 S4 S5 S6").lay(1, slots=("S1", "S2", "S3"), hand="")
    table.plan()
    assert table.why("plan S1") == ("COS-PLAN-03", "COS-PLAN-05")
    assert table.why("leave") == ("COS-PLAN-06",)
    table.choose("plan S5", "plan S6", "leave", seat=0)
    assert table.slots() == ["S5", "S1 S6", "S2"]
    assert table.hand() == "S3 S4"
    assert table.me().spent == 2 + 1 + 3


@pytest.mark.rule("COS-PLAN-06")
def test_empty_fields_come_first_when_cards_are_few() -> None:
    table = Table(leaders="yes").lay(leader="ava").lay(1, slots=("S1", "S2", "S3"), hand="")
    table.lay(slots=("", "S1", "S2", ""), hand="S3 S4 S5").plan().choose("plan S3", "plan S4", seat=0)
    assert table.slots() == ["S3", "S1 S4", "S2", "S5"], "the last card is needed for the empty field"


@pytest.mark.rule("COS-PLAN-06")
@pytest.mark.scenario("EX-26")
def test_fields_without_enough_cards() -> None:
    def five(choice: str) -> Table:
        table = Table(leaders="yes").lay(leader="ava").lay(1, slots=("S1", "S2", "S3"), hand="")
        table.lay(slots=("", "S2", "S3 S1", "S5 S4"), hand="S6", energy=28, level=0, gems=(0, 0, 0))
        table.rise().choose("tech D1-01")
        assert table.slots() == ["", "S2", "S3 S1", "S5 S4", ""]
        return table.plan().choose(choice, seat=0)

    first = five("plan S6")
    assert first.slots() == ["S6", "S2", "S3 S1", "S5 S4", ""]
    assert first.me().spent == 1 + 3 + 6 + 3
    first.turn()
    while first.g.asks:
        first.choose(next(key for key in ("pass", "stop_assessing") if key in first.verbs()))
    assert [card.id for card, _ in first.told("acts")] == ["S6", "S2", "S1", "S4"]
    assert first.slots() == ["", "S6", "S2", "S3 S1", "S5 S4"]
    assert first.hand() == ""
    first.plan()
    assert not first.g.asks, "nothing to plan with: field 1 stays empty"
    first.turn()
    while first.g.asks:
        first.choose(next(key for key in ("pass", "stop_assessing") if key in first.verbs()))
    assert first.slots() == ["", "", "S6", "S2", "S3 S1"]
    assert first.hand() == "S4 S5"
    last = five("leave")
    assert last.slots() == ["", "S2", "S3 S1", "S5 S4", "S6"]
    assert last.me().spent == 3 + 6 + 3 + 1


@pytest.mark.rule("COS-CONS-01", "COS-CONS-02", "COS-CONS-08")
@pytest.mark.scenario("EX-05")
def test_cecelia_and_dario() -> None:
    table = Table().lay(0, consumption=33).lay(1, consumption=41)
    table.reveal("S1 S2 S3", "S2 S5 S6")
    assert (table.me(0).spent, table.me(1).spent) == (12, 6)
    assert (table.me(0).consumption, table.me(1).consumption) == (45, 47)
    assert table.g.order == (0, 1), "the sum of the round decides, not the total"


@pytest.mark.rule("COS-CONS-03", "COS-CONS-04", "COS-CONS-05", "COS-CONS-06", "COS-CONS-07", "COS-CONS-11", "COS-DT-17")
@pytest.mark.scenario("EX-06")
@pytest.mark.parametrize(
    ("consumption", "energy", "change", "new"),
    [
        *[(95, 30, 12, 100), (100, 30, 9, 100), (100, 30, -4, 96), (21, 5, -4, 20)],
        *[(42, 40, -4, 41), (42, 41, -4, 42), (60, 10, 0, 60)],
    ],
)
def test_limits_of_the_consumption_marker(consumption: int, energy: int, change: int, new: int) -> None:
    table = Table().lay(consumption=consumption, energy=energy)
    add_consumption(table.me(), change)
    assert table.me().consumption == new
    assert table.rise().me().level == 0, "lowering Consumption never brings a level"


@pytest.mark.rule("COS-CONS-11")
@pytest.mark.scenario("EX-06")
def test_lost_steps_still_count_for_the_order() -> None:
    table = Table().lay(0, consumption=95).reveal("S1 S2 S3", "S2 S3 S5")
    assert (table.me().consumption, table.me().spent) == (100, 12)
    assert table.g.order == (0, 1)
    low = Table().lay(0, consumption=21, energy=5, hand="K02 S5 S6 S1").lay(1, hand="S5 S6 K01")
    low.reveal("K02 S5 S6", "S5 S6 K01")
    assert (low.me(0).spent, low.me(0).consumption, low.me(1).spent) == (-1, 20, 1)
    assert low.g.order == (1, 0)


@pytest.mark.rule("COS-CONS-09", "COS-CONS-10", "COS-CONS-12")
@pytest.mark.scenario("EX-07")
def test_ties_go_to_the_marker_further_along_then_to_the_first_to_arrive() -> None:
    g: Any = TITLE.setup(4, 3, TITLE.settings({}))
    first, second, third = g.order
    set_order(g)
    assert g.order == (third, second, first)
    table = Table(3).lay(0, energy=7).lay(1, energy=9, level=0).lay(2, energy=8, level=2)
    assert order(table) == (1, 2, 0), "levels are ignored"
    gain_energy(table.g, table.me(0), 2)
    assert order(table) == (1, 0, 2), "seat 1 stood on 9 before seat 0 came there"
    gain_energy(table.g, table.me(1), 1)
    table.me(1).energy = 9
    assert order(table) == (0, 1, 2), "the latest move counts"
    table.lay(2, energy=29, consumption=20).rise(2)
    assert table.me(2).energy == 9
    assert order(table) == (0, 1, 2), "a reset is an arrival too"
    table = Table(3)
    for seat in (2, 1, 0):
        gain_energy(table.g, table.me(seat), 5)
    assert order(table) == (2, 1, 0), "in the order of their arrival"


@pytest.mark.rule("COS-CONS-01")
def test_covered_cards_do_not_count_and_old_ones_do() -> None:
    table = Table().lay(slots=("", "S1", "S2"), hand="S3 S4 S5 S6").lay(1, slots=("S1", "S2", "S3"), hand="")
    table.reveal("S6 S5 -")
    assert table.me(0).spent == 1 + 2 + 3
    assert table.me(1).spent == 6 + 3 + 3


def test_imagined_plans_of_others_are_whole_where_they_are_done() -> None:
    table = Table(3).plan().choose("plan S1", "plan S2", "plan S3", seat=1).choose("plan S1", seat=2)
    plans = set()
    for seed in range(20):
        twin = TITLE.imagine(table.g, 0, Rng(seed))
        assert sorted(twin.asks) == [0, 2]
        assert twin.players[2].plan == ()
        assert len(twin.players[1].plan) == 3
        plans.add(tuple([card.id for card in twin.players[1].plan]))
    assert len(plans) > 10


def test_others_have_still_to_plan_in_the_thoughts_of_a_bot() -> None:
    g = TITLE.setup(3, 3, TITLE.settings({}))
    chance = Rng(3)
    while g.phase != "planning":
        seat = min(g.asks)
        g.choose(seat, chance.below(g.asks[seat].count))
    while 2 in g.asks:
        g.choose(2, 0)
    mine = g.asks.get(0)
    thought = undecided(TITLE.imagine(g, 0, chance), 0)
    assert [len(p.plan) for p in thought.players] == [0, 0, 0]
    assert sorted(thought.asks) == [0, 1, 2]
    assert thought.asks[0].count == mine.count
    while thought.phase == "planning":
        seat = max(thought.asks)
        thought.choose(seat, 0)
    assert g.players[2].plan
