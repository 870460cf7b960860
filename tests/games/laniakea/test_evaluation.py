"""What a position is worth to bots: more of what wins is better, and nobody hurries to the end of the game."""

from __future__ import annotations

import pytest

from orrery.core.rng import Rng
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.evaluation import evaluate, prospects, rests
from tests.games.laniakea.table import Table


def opened(**given: object) -> Table:
    table = Table().lay(**given)
    table.g.acting = 0
    return table


@pytest.mark.parametrize(
    "better",
    [
        {"held": "VVFFAA"},
        {"movement": 2},
        {"sanctums": "0b"},
        {"entities": "E13"},
        {"defeated": "C01"},
        {"artifacts": "R01"},
        {"discard": "P17a"},
        {"at": "0b"},
    ],
    ids=lambda better: next(iter(better)),
)
def test_more_is_better(better: dict[str, object]) -> None:
    """A free galaxy with a bridge is a better place than one without."""
    plain, rich = opened(at="0f"), opened(at="0f").lay(**better)
    if "at" in better:
        plain.lay(sanctums="0c")
        rich.lay(sanctums="0c")
    assert evaluate(rich.g, 0) > evaluate(plain.g, 0)
    assert evaluate(rich.g, 1) < evaluate(plain.g, 1)


def test_a_level_is_worth_more_when_it_is_due_than_early_in_the_game() -> None:
    def gain(round: int) -> float:
        before, after = opened(level=3), opened(level=4)
        before.g.round = after.g.round = round
        return evaluate(after.g, 0) - evaluate(before.g, 0)

    assert gain(8) > 1.0 > gain(2)


def test_resources_are_worth_less_once_the_end_is_near() -> None:
    def worth(final: int) -> float:
        poor, rich = opened(held=""), opened(held="VVVFFF")
        poor.g.final = rich.g.final = final
        return evaluate(rich.g, 0) - evaluate(poor.g, 0)

    assert worth(0) > worth(2) > worth(1)


def test_every_position_has_a_value_for_every_seat() -> None:
    for seats in (1, 4):
        g, dice = TITLE.setup(3, seats, TITLE.settings({})), Rng(3)
        while g.asks:
            for p in g.players:
                assert -1000 < evaluate(g, p.seat) < 1000
            seat = min(g.asks)
            g.choose(seat, dice.below(g.asks[seat].count))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_in_the_end_the_prospects_are_the_score(seats: int) -> None:
    g, dice = TITLE.setup(4, seats, TITLE.settings({})), Rng(4)
    totals = seats + (seats == 1)
    assert [50 < prospects(g, seat) < 100 for seat in range(totals)] == [True] * totals
    while g.asks:
        seat = min(g.asks)
        g.choose(seat, dice.below(g.asks[seat].count))
    assert [prospects(g, score.seat) for score in TITLE.scores(g)] == [score.total for score in TITLE.scores(g)]


def test_the_lead_is_the_difference_of_the_prospects() -> None:
    g = opened(sanctums="0b", entities="E13").g
    assert evaluate(g, 0) == pytest.approx(prospects(g, 0) - prospects(g, 1))
    assert prospects(g, 0) > prospects(g, 1) > 30


def test_the_adversary_has_prospects_too() -> None:
    table = Table(1).adversary(sanctums="0b", level=12)
    table.g.acting = 0
    before = prospects(table.g, 1)
    assert prospects(table.adversary(level=13).g, 1) == before + 1


def test_questions_between_steps_are_rests_and_those_within_one_are_not() -> None:
    table = (
        Table().row("C06 E25 E26 E27").lay(hand="P16a P20a MOVE1 MOVE2 SERAPH1", held="VVF", sanctums="0b", movement=2)
    )
    table.turn()
    assert rests(table.g, 0)
    assert rests(table.g, 1)  # who is not being asked
    for key, resting in (
        *(("play MOVE1", False), ("step 0c", False), ("land", True)),
        *(("attack C06", False), ("send P16a", False), ("call_off", True)),
        *(("play SERAPH1", False), ("done", True), ("cash P20a", False), ("gain V", True), ("end", True)),
    ):
        assert rests(table.choose(key).g, 0) is resting, key


def test_the_choice_of_a_celestial_is_a_rest() -> None:
    g = TITLE.setup(1, 2, TITLE.settings({}))
    assert rests(g, min(g.asks))
