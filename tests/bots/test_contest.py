from __future__ import annotations

import pytest

from orrery.bots.contest import Place, Tally, plans, play, wilson
from orrery.games import title


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (400, 400, 0.9905, 1.0), (0, 0, 0, 1)],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_every_deal_is_played_in_every_seating() -> None:
    found = plans("ultramassive", ["greedy", "random", "random"], 6, 40, {})
    assert [(plan.seed, plan.rotation) for plan in found] == [(40, 0), (40, 1), (40, 2), (41, 0), (41, 1), (41, 2)]


def test_bots_move_on_by_a_seat_and_the_places_say_who_sat_there() -> None:
    settings = title("ultramassive").settings({})
    sitting = [[place.bot for place in play(plan)] for plan in plans("ultramassive", ["random"] * 3, 3, 1, settings)]
    assert sitting == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_game_between_bots_can_be_played_again() -> None:
    plan = plans("ultramassive", ["random", "random"], 2, 9, title("ultramassive").settings({}))[1]
    one, two = play(plan), play(plan)
    assert [place[:4] for place in one] == [place[:4] for place in two]
    assert sum([place.win for place in one]) == 1.0
    assert min([place.decisions for place in one]) > 0
    assert min([place.seconds for place in one]) > 0.0


def test_greedy_beats_chance() -> None:
    settings = title("ultramassive").settings({})
    places = [place for plan in plans("ultramassive", ["greedy", "random"], 4, 1, settings) for place in play(plan)]
    assert sum([place.win for place in places if place.bot == 0]) == 4.0


def test_a_tally_adds_up_shared_victories_by_their_part() -> None:
    tally = Tally("greedy")
    tally.add(Place(0, 0.5, 30, 10, 0.2))
    tally.add(Place(0, 1.0, 50, 30, 0.2))
    assert (tally.games, tally.wins, tally.share, tally.mean_score) == (2, 1.5, 0.75, 40.0)
    assert tally.milliseconds == pytest.approx(10.0)
