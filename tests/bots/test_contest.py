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


@pytest.mark.parametrize("game", ["council", "laniakea"])
def test_alone_the_opponent_of_the_game_takes_the_last_place(game: str) -> None:
    (plan,) = plans(game, ["random"], 1, 2, title(game).settings({}))
    alone, guest = play(plan)
    assert (alone.bot, guest.bot) == (0, 1)
    assert alone.decisions > 0 == guest.decisions
    assert alone.win + guest.win <= 1.0


@pytest.mark.parametrize("game", ["council", "laniakea", "ultramassive"])
def test_places_say_what_scores_are_made_of_and_how_long_the_game_was(game: str) -> None:
    (plan,) = plans(game, ["random", "random"], 1, 2, title(game).settings({}))
    for place in play(plan):
        assert place.parts
        assert place.rounds > 3


def test_a_tally_adds_up_shared_victories_by_their_part() -> None:
    tally = Tally("greedy")
    tally.add(Place(0, 0.5, 30, 10, 0.2, {"cards": 30}))
    tally.add(Place(0, 1.0, 50, 30, 0.2, {"cards": 10, "tokens": 40}))
    assert (tally.games, tally.wins, tally.share, tally.mean_score) == (2, 1.5, 0.75, 40.0)
    assert tally.milliseconds == pytest.approx(10.0)
    assert tally.mean_parts == {"cards": 20.0, "tokens": 20.0}


def test_the_same_bot_in_two_seats_is_counted_together() -> None:
    one, two = Tally("greedy"), Tally("greedy")
    one.add(Place(0, 1.0, 30, 10, 0.2, {"cards": 30}))
    two.add(Place(1, 0.0, 10, 30, 0.2, {"cards": 10}))
    one.join(two)
    assert (one.games, one.wins, one.mean_score, one.mean_parts) == (2, 1.0, 20.0, {"cards": 20.0})
    assert one.milliseconds == pytest.approx(10.0)
