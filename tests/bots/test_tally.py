"""Shares of wins, and how sure they are."""

from __future__ import annotations

import pytest

from orrery.bots.contest import Standing
from orrery.bots.tally import Share, Tally, Z, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (400, 400, 0.9905, 1.0), (0, 0, 0, 1)],
)
def test_independent_games_have_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games if games else 0.0, games, Z) == pytest.approx((low, high), abs=0.0001)


@pytest.mark.parametrize(("freedom", "t"), [(3, 3.182), (9, 2.262), (29, 2.045), (499, 1.965)])
def test_few_deals_are_less_sure(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, rel=0.01)


def shared(*deals: tuple[float, ...]) -> Share:
    share = Share()
    for deal, wins in enumerate(deals):
        for win in wins:
            share.add(deal, win)
    return share


def width(share: Share) -> float:
    low, high = share.interval
    assert 0.0 <= low <= share.share <= high <= 1.0
    return high - low


def test_deals_count_and_not_games() -> None:
    """The same 200 wins of 400 games: alike within each deal, independent, and shared out by swapping the seats."""
    alike = shared(*[(1.0, 1.0), (0.0, 0.0)] * 100)
    independent = shared(*[(1.0, 1.0), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0)] * 50)
    swapped = shared(*[(1.0, 0.0), (0.0, 1.0)] * 90, *[(1.0, 1.0), (0.0, 0.0)] * 10)
    assert width(swapped) < width(independent) < width(alike)
    assert independent.interval == pytest.approx(wilson(0.5, 400, Z), abs=0.002)
    assert alike.interval == pytest.approx(wilson(0.5, 200, Z), abs=0.002)


def test_a_deal_a_game_is_the_usual_interval() -> None:
    alone = shared(*[(1.0,)] * 120, *[(0.0,)] * 80)
    assert alone.interval == pytest.approx(wilson(0.6, 200, Z), abs=0.002)


@pytest.mark.parametrize("deals", [[], [(1.0, 1.0)], [(1.0, 1.0)] * 8, [(0.5, 0.5)] * 8, [(0.0, 0.0)] * 8])
def test_deals_without_variance_count_once_each(deals: list[tuple[float, ...]]) -> None:
    assert width(shared(*deals)) > 0.3


def test_a_tally_adds_up_shared_victories_by_their_part() -> None:
    tally = Tally("greedy")
    tally.take(1, Standing(0, 0.5, 30, 10, 0.2, {"cards": 30}))
    tally.take(2, Standing(0, 1.0, 50, 30, 0.2, {"cards": 10, "tokens": 40}))
    assert (tally.games, tally.wins, tally.share, tally.mean_score) == (2, 1.5, 0.75, 40.0)
    assert tally.milliseconds == pytest.approx(10.0)
    assert tally.mean_parts == {"cards": 20.0, "tokens": 20.0}


def test_the_same_bot_in_two_seats_is_counted_together() -> None:
    one, two = Tally("greedy"), Tally("greedy")
    one.take(7, Standing(0, 1.0, 30, 10, 0.2, {"cards": 30}))
    two.take(7, Standing(1, 0.0, 10, 30, 0.2, {"cards": 10}))
    one.unite(two)
    assert (one.games, one.wins, one.mean_score, one.mean_parts) == (2, 1.0, 20.0, {"cards": 20.0})
    assert one.deals == {7: (1.0, 2)}
    assert one.milliseconds == pytest.approx(10.0)
