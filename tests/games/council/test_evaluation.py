"""What a position is worth to bots: more of what wins is better, and nothing hidden is needed."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.games.council import TITLE
from orrery.games.council.actions import act
from orrery.games.council.evaluation import evaluate, expected, prospects, reached, rests, time_left
from orrery.games.council.outlook import gems_worth, to_do
from tests.games.council.table import Table


@pytest.mark.parametrize(
    "better",
    [
        {"energy": 5},
        {"gems": (0, 0, 1)},
        {"upgrades": "U01"},
        {"techs": "D1-01"},
        {"bonuses": "L18"},
        {"consumption": 20},
    ],
    ids=lambda better: next(iter(better)),
)
def test_more_is_better(better: dict[str, object]) -> None:
    plain, rich = Table().lay(consumption=30), Table().lay(consumption=30).lay(**better)
    assert evaluate(rich.g, 0) > evaluate(plain.g, 0)
    assert evaluate(rich.g, 1) < evaluate(plain.g, 1)


def test_less_consumption_is_better() -> None:
    assert evaluate(Table().lay(consumption=20).g, 0) > evaluate(Table().lay(consumption=30).g, 0)


def test_a_level_up_by_itself_changes_nothing_else() -> None:
    before, after = Table().lay(energy=25), Table().lay(energy=5, level=1)
    assert expected(before.g, before.me(), 0.5) == pytest.approx(expected(after.g, after.me(), 0.5))


def test_thrift_counts_most_while_most_is_to_be_gained() -> None:
    def gain(left: float) -> float:
        dear, cheap = Table().lay(consumption=50), Table().lay(consumption=40)
        return expected(cheap.g, cheap.me(), left) - expected(dear.g, dear.me(), left)

    assert gain(1.0) > 2 * gain(0.3)


def test_colonies_are_worth_more_with_the_majority_and_less_in_the_last_round() -> None:
    def worth(stack: str, throne: int = -1) -> float:
        table = Table().tile(blue_1="P2-04").cubes(blue_1_1=stack)
        table.g.throne = throne
        return expected(table.g, table.me(), time_left(table.g))

    assert worth("0 0") > worth("0") > worth("0 1") > worth("1")
    assert worth("0 0", throne=1) < worth("0 0")


def test_a_plan_that_does_something_beats_one_that_cannot() -> None:
    def plan(*cards: str) -> float:
        table = Table().tile(gray_1="P1-02").plan().choose(*[f"plan {card}" for card in cards], seat=0)
        return evaluate(table.g, 0)

    assert plan("S5", "S4", "S2") > plan("S6", "S3", "S1")


def test_an_action_that_is_being_asked_about_counts_like_one_to_come() -> None:
    """Whoever acts first is asked at once; that alone must not look worse than to wait."""
    table = Table(2).tile(gray_1="P1-02", orange_1="P1-01")
    for seat in (0, 1):
        table.lay(seat, slots=("S2", "S5", "S6"))
    table.g.phase = "actions"
    table.g.then(table.me(1), Do(act, 0))
    table.do(Do(act, 0), seat=0)
    assert 0 in table.g.asks
    assert to_do(table.g, table.me(0), 0.5) == to_do(table.g, table.me(1), 0.5) > 0


def test_hoarded_gemstones_are_worth_little_more_than_at_the_end() -> None:
    few, many = gems_worth((2, 0, 0), 1.0), gems_worth((9, 0, 0), 1.0)
    assert few / 2 > many / 9 >= 1.0
    assert gems_worth((1, 1, 1), 0.0) == 6.0


def test_time_runs_out_with_the_best_player() -> None:
    start, later = Table(), Table().lay(1, level=2, energy=10)
    assert time_left(start.g) == 1.0
    assert 0.0 < time_left(later.g) < 0.34
    later.g.throne = 1
    assert time_left(later.g) == 0.0


def test_consumption_that_cannot_fall_any_further_is_not_counted() -> None:
    def plan(consumption: int) -> float:
        table = Table().lay(hand="K02 S5", slots=("", "K01", "S6"), consumption=consumption).plan()
        before = evaluate(table.g, 0)
        return evaluate(table.choose("plan K02", seat=0).g, 0) - before

    assert plan(20) < plan(40)


def test_every_position_has_a_value_for_every_seat() -> None:
    for seats in (1, 4):
        g, dice = TITLE.setup(3, seats, TITLE.settings({"leaders": "yes", "stations": "yes"})), Rng(3)
        while g.asks:
            for p in g.players:
                assert -2000 < evaluate(g, p.seat) < 2000
            seat = min(g.asks)
            g.choose(seat, dice.below(g.asks[seat].count))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_prospects_end_with_what_was_reached_and_order_rivals_as_the_evaluation_does(seats: int) -> None:
    g, dice = TITLE.setup(4, seats, TITLE.settings({})), Rng(4)
    while g.asks:
        hopes = [prospects(g, p.seat) for p in g.players]
        assert all(-100 < hope < 1500 for hope in hopes)
        lead = evaluate(g, 0)
        assert (hopes[0] > max(hopes[1:])) == (lead > 0) or abs(lead) < 1e-6
        seat = min(g.asks)
        g.choose(seat, dice.below(g.asks[seat].count))
    assert [prospects(g, p.seat) for p in g.players] == pytest.approx([reached(g, p.seat) for p in g.players], abs=1)
    levels = [int(reached(g, p.seat) / 100) for p in g.players]
    assert levels == [score.parts["level"] for score in TITLE.scores(g)]
    assert all(tuple(score.parts) == TITLE.advice.sources for score in TITLE.scores(g))


def test_once_somebody_has_the_throne_the_end_is_counted_out() -> None:
    table = Table().lay(level=2, energy=30, consumption=40, gems=(0, 0, 4))
    table.g.throne = 1
    assert prospects(table.g, 0) == pytest.approx(305)


def test_a_question_within_an_action_is_no_rest() -> None:
    table = Table().tile(gray_1="P1-02").lay(gems=(2, 2, 2)).buy()
    assert rests(table.g, 0), "before a purchase"
    assert rests(table.g, 1), "nothing is asked"
    table = Table().tile(gray_1="P1-02").act("S4")
    assert rests(table.g, 0), "before an action"
    table.choose("explore pile:1")
    assert not rests(table.g, 0), "with tiles in the hand"
    table.choose("keep P1-03", "place orange.1")
    assert not rests(table.g, 0), "settle or collect there"
    table = Table().tile(gray_1="P1-02", gray_2="P1-01").cubes(gray_1_1="0", gray_1_2="0", gray_2_1="0").act("S3")
    assert rests(table.g, 0)
    table.choose("collect gray.1")
    assert not rests(table.g, 0), "one of two is collected"
    table = Table().tile(gray_1="P1-02").cubes(gray_1_1="0", gray_1_2="0").assess()
    assert rests(table.g, 0)
    table.choose("assess gray")
    assert not rests(table.g, 0), "a cube has to leave"
    assert rests(Table().plan().g, 0)
