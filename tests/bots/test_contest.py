from __future__ import annotations

import pytest

from orrery.bots.contest import Fixture, fixtures, play, seatings, thoughts
from orrery.games import title


def test_every_deal_is_played_in_every_seating() -> None:
    found = fixtures("ultramassive", ["greedy", "random", "random"], 6, 40, {})
    assert [(fixture.seed, fixture.rotation) for fixture in found] == [
        (40, 0),
        (40, 1),
        (40, 2),
        (41, 0),
        (41, 1),
        (41, 2),
    ]


@pytest.mark.parametrize(
    ("bots", "different"),
    [("greedy", 1), ("greedy greedy", 1), ("greedy random", 2), ("a b a b", 2), ("a b b a", 4), ("a a a", 1)],
)
def test_equal_bots_need_not_change_seats(bots: str, different: int) -> None:
    assert seatings(bots.split()) == different


def test_no_two_games_of_equal_bots_are_alike() -> None:
    """Whoever swaps equal bots plays the same game twice and counts it twice."""
    found = fixtures("ultramassive", ["greedy", "greedy"], 6, 1, title("ultramassive").settings({}))
    assert len({(fixture.seed, fixture.rotation) for fixture in found}) == 6
    games = [tuple([standing.score for standing in play(fixture)]) for fixture in found]
    assert len(set(games)) == 6


@pytest.mark.parametrize("game", ["council", "laniakea", "ultramassive"])
def test_bots_think_anew_in_every_seating_of_a_deal(game: str) -> None:
    """Equal bots that swap seats would otherwise play a deal again choice by choice."""
    settings = title(game).settings({})
    fixture = Fixture(game, ("greedy", "greedy"), 5, 0, settings)
    swapped = fixture._replace(rotation=1)
    assert thoughts(fixture).state != thoughts(swapped).state
    assert [standing.score for standing in play(fixture)] != [standing.score for standing in play(swapped)]


def test_places_tell_who_came_first() -> None:
    """Alone, the opponent of the game has no place in the order."""
    settings = title("laniakea").settings({})
    for fixture in fixtures("laniakea", ["random"] * 3, 3, 4, settings):
        first = title("laniakea").setup(fixture.seed, 3, settings).start
        assert [standing.turn for standing in play(fixture)] == [(seat - first) % 3 for seat in range(3)]
    (alone,) = fixtures("laniakea", ["random"], 1, 4, settings)
    assert [standing.turn for standing in play(alone)] == [0, -1]


def test_bots_move_on_by_a_seat_and_the_places_say_who_sat_there() -> None:
    settings = title("ultramassive").settings({})
    bots = ["greedy", "random", "random"]
    sitting = [
        [standing.bot for standing in play(fixture)] for fixture in fixtures("ultramassive", bots, 3, 1, settings)
    ]
    assert sitting == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_game_between_bots_can_be_played_again() -> None:
    fixture = fixtures("ultramassive", ["greedy", "random"], 2, 9, title("ultramassive").settings({}))[1]
    one, two = play(fixture), play(fixture)
    assert [standing[:4] for standing in one] == [standing[:4] for standing in two]
    assert sum([standing.win for standing in one]) == 1.0
    assert min([standing.decisions for standing in one]) > 0
    assert min([standing.seconds for standing in one]) > 0.0


def test_greedy_beats_chance() -> None:
    settings = title("ultramassive").settings({})
    standings = [
        standing
        for fixture in fixtures("ultramassive", ["greedy", "random"], 4, 1, settings)
        for standing in play(fixture)
    ]
    assert sum([standing.win for standing in standings if standing.bot == 0]) == 4.0


@pytest.mark.parametrize("game", ["council", "laniakea"])
def test_alone_the_opponent_of_the_game_takes_the_last_place(game: str) -> None:
    (fixture,) = fixtures(game, ["random"], 1, 2, title(game).settings({}))
    alone, guest = play(fixture)
    assert (alone.bot, guest.bot) == (0, 1)
    assert alone.decisions > 0 == guest.decisions
    assert alone.win + guest.win <= 1.0


@pytest.mark.parametrize("game", ["council", "laniakea", "ultramassive"])
def test_places_say_what_scores_are_made_of_and_how_long_the_game_was(game: str) -> None:
    (fixture,) = fixtures(game, ["random", "random"], 1, 2, title(game).settings({}))
    for standing in play(fixture):
        assert standing.parts
        assert standing.rounds > 3
