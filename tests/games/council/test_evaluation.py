"""What a position is worth to bots: more of what wins is better, and nothing hidden is needed."""

from __future__ import annotations

import pytest

from orrery.core.rng import Rng
from orrery.games.council import TITLE
from orrery.games.council.evaluation import evaluate, prospects
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
    assert prospects(before.g, before.me()) == prospects(after.g, after.me())


def test_colonies_are_worth_more_with_the_majority_and_less_in_the_last_round() -> None:
    def worth(stack: str, throne: int = -1) -> float:
        table = Table().tile(blue_1="P2-04").cubes(blue_1_1=stack)
        table.g.throne = throne
        return prospects(table.g, table.me())

    assert worth("0 0") > worth("0") > worth("0 1") > worth("1")
    assert worth("0 0", throne=1) < worth("0 0")


def test_a_plan_that_does_something_beats_one_that_cannot() -> None:
    def plan(*cards: str) -> float:
        table = Table().tile(gray_1="P1-02").plan().choose(*[f"plan {card}" for card in cards], seat=0)
        return evaluate(table.g, 0)

    assert plan("S5", "S4", "S2") > plan("S6", "S3", "S1")


def test_every_position_has_a_value_for_every_seat() -> None:
    for seats in (1, 4):
        g, dice = TITLE.setup(3, seats, TITLE.settings({"leaders": "yes", "stations": "yes"})), Rng(3)
        while g.asks:
            for p in g.players:
                assert -2000 < evaluate(g, p.seat) < 2000
            seat = min(g.asks)
            g.choose(seat, dice.below(g.asks[seat].count))
