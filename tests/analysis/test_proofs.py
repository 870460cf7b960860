"""What measures whether hints and analyses tell the truth: pairs that share their deals, and who follows hints."""

from __future__ import annotations

from orrery.analysis.follower import Follower
from orrery.analysis.judging import judge_for
from orrery.analysis.playouts import outcome, pairs
from orrery.analysis.reasons import LENGTH, RIVALS
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.games import title as find_title
from tests.analysis.games import whole


def test_a_way_played_out_against_itself_makes_no_difference_and_two_ways_share_their_deals() -> None:
    title = find_title("ultramassive")
    judge, _ = judge_for(title)
    taken = whole("ultramassive").taken
    step = next(one for one in taken[-12:] if one.before.asks[one.seat].count > 1)
    past = [event for one in taken[: taken.index(step)] for event in one.events]
    same = pairs(judge, step.before, step.seat, ((0,), (0,)), past, Rng(1), 2)
    assert len(same) == 2
    assert {*same[0]} == {*title.advice.sources, RIVALS, LENGTH}
    assert all(value == 0.0 for one in same for value in one.values())


def test_what_comes_out_is_what_the_score_sheet_says() -> None:
    title = find_title("ultramassive")
    judge, _ = judge_for(title)
    game = whole("ultramassive")
    past = [event for one in game.taken for event in one.events]
    for seat in (0, 1):
        found = outcome(judge, game.end, seat, past, [])
        scores = {score.seat: score.total for score in title.scores(game.end)}
        assert sum(found[name] for name in title.advice.sources) == scores[seat]
        assert found[RIVALS] == scores[1 - seat]
        assert found[LENGTH] == game.end.round


def test_who_follows_hints_takes_options_and_goes_an_idea_to_its_end() -> None:
    title = find_title("ultramassive")
    follower = Follower(1)
    step = next(one for one in whole("ultramassive").taken if one.before.asks[one.seat].count > 1)
    number = follower.choose(Seen(title, step.before, step.seat))
    assert 0 <= number < step.before.asks[step.seat].count
    planned = list(follower.keys)
    g = step.before.copy()
    g.choose(step.seat, number)
    if planned and step.seat in g.asks and planned[0] in [option.key for option in g.options(step.seat)]:
        again = follower.choose(Seen(title, g, step.seat))
        if g.asks[step.seat].count > 1:
            assert g.options(step.seat)[again].key == planned[0]
