"""An analysis adds up, is the same every time, and knows no more than the players did."""

from __future__ import annotations

import numpy as np
import pytest

from orrery.analysis.analysing import analyse, came_to_light, examined
from orrery.analysis.choices import Way, Weighed
from orrery.analysis.fates import behind_screens
from orrery.analysis.judging import Unjudged, judge_for
from orrery.analysis.played import seen_by
from orrery.analysis.shape import Fate
from orrery.analysis.slips import BLUNDER, COSTLIEST, LAPSE, MISTAKE, both_ways, lapses, mistakes
from orrery.core.rng import Rng
from orrery.games import title as find_title
from orrery.minds.judgement import Judge
from orrery.minds.net import SOURCES, Floats
from tests.analysis.games import LEARNED, NAMES, dealt_anew, ending, middle
from tests.toy import toy

ROUNDED = 0.001
every_game = pytest.mark.parametrize("game", LEARNED)


def adds_up(fate: Fate) -> bool:
    """To the last digit."""
    parts = [fate["start"], fate["luck"], -fate["given"], fate["rest"]]
    return round(sum(parts), 4) == fate["result"]


@every_game
@pytest.mark.parametrize("seats", [2, 3])
def test_luck_and_what_was_given_away_add_up_to_the_result(game: str, seats: int) -> None:
    played = ending(game, seats)
    found = analyse(played)
    assert len(found["chances"]) == len(found["rounds"]) == len(played.taken) + 1
    for row in found["chances"]:
        assert sum(row) == pytest.approx(1.0, abs=ROUNDED)
    winners = [score.seat for score in played.title.scores(played.end) if score.winner]
    for fate in found["fates"]:
        assert adds_up(fate)
        assert fate["result"] == pytest.approx(1 / len(winners) if fate["seat"] in winners else 0.0, abs=ROUNDED)
        assert fate["given"] >= 0.0, "nobody gives away less than nothing"
    if seats == 2:
        first, second = found["fates"]
        assert first["error"] == pytest.approx(second["error"], abs=ROUNDED), "the luck of one is that of the other"
        for stroke in found["strokes"]:
            who = [seat for seat, name in enumerate(NAMES) if stroke["words"].startswith(f"{name} ")]
            assert who in ([], [stroke["seat"]]), "it is told of the one to whom it came"
    assert sum([fate["luck"] for fate in found["fates"]]) == pytest.approx(0.0, abs=ROUNDED)
    given, rest = [sum([fate[part] for fate in found["fates"]]) for part in ("given", "rest")]
    assert rest == pytest.approx(given, abs=ROUNDED), "what some give away the others get"


@every_game
def test_luck_is_only_where_something_came_to_light(game: str) -> None:
    played = middle(game, 24)
    changes = examined(judge_for(played.title)[0], played).changes
    for step, change in zip(played.taken, changes, strict=True):
        assert change.luck.sum() == pytest.approx(0.0, abs=1e-5), "what one gains the others lose"
        if step.after.revealed == step.before.revealed:
            assert not change.luck.any(), "nothing came to light"
    met = [c for step, c in zip(played.taken, changes, strict=True) if step.before.lanes and not behind_screens(step)]
    assert len(met) > 0 or game != "council"
    for change in met:
        assert not change.luck.any(), "what others had planned is no luck"


@every_game
def test_a_result_that_was_certain_is_nobodys_luck(game: str) -> None:
    """Also where the one who chose last had nothing to choose, and drew something that counts no more."""
    played = ending(game, 3)
    title, last = played.title, played.taken[-1]
    *_, change = examined(judge_for(title)[0], played).changes
    results = set()
    for seed in range(8):
        world = title.imagine(last.before, last.seat, Rng(seed))
        world.apply(last.seat, title.option(last.key))
        results.add(tuple(score.winner for score in title.scores(world)))
    assert len(results) == 1, "it was not certain: take another game"
    assert change.luck == pytest.approx(0.0, abs=1e-5)


def test_alone_against_the_game_it_adds_up_too() -> None:
    found = analyse(ending("laniakea", 1))
    (fate,) = found["fates"]
    assert adds_up(fate)
    assert fate["given"] >= 0.0
    assert found["summary"].startswith(("The Adversary wins by ", "Ann wins by "))


@every_game
def test_slips_are_choices_that_could_have_been_better(game: str) -> None:
    played = middle(game, 14)
    found = analyse(played, ends=0)
    assert sum([fate["given"] for fate in found["fates"]]) > 0.0, "both play by chance"
    for slip in found["slips"]:
        step = played.taken[slip["move"] - 1]
        offered = [option.key for option in step.before.options(step.seat)]
        assert (slip["seat"], slip["played"]["key"]) == (step.seat, step.key)
        assert slip["better"]["key"] in offered
        assert slip["better"]["key"] != step.key
        assert slip["given"] >= {"blunder": BLUNDER, "mistake": MISTAKE, "lapse": LAPSE}[slip["kind"]]
        if slip["kind"] == "lapse":
            assert slip["given"] < MISTAKE
            costlier = [one for one in found["slips"] if one["seat"] == slip["seat"] and one["given"] > slip["given"]]
            assert len(costlier) < COSTLIEST
        if slip["kind"] == "mistake":
            assert slip["given"] - slip["error"] / 2 < BLUNDER + ROUNDED
        better, worse = slip["better"]["chance"], slip["played"]["chance"]
        assert better - worse == pytest.approx(slip["given"], abs=ROUNDED)
        assert slip["given"] > slip["error"], "what may as well be nothing is no slip"
    thinks = [at for at, step in enumerate(played.taken, 1) if step.seat in played.bots]
    several = [at for at in thinks if played.taken[at - 1].before.asks[played.taken[at - 1].seat].count > 1]
    thought = [move for one in found["thoughts"] for move in one["moves"]]
    assert len(thought) == len({*thought})
    assert {*several} <= {*thought} <= {*thinks}, "every choice of a bot has its thought, and nobody else's"


def test_a_stroke_of_luck_is_told_by_what_was_drawn_rather_than_by_a_shuffle() -> None:
    step = ending("laniakea", last=1).taken[0]
    hidden, shuffled, drew = ("?", -1, (), False), ("reshuffled", 0, (), False), ("drew_cards", 0, (("x",),), True)
    told = [came_to_light(step._replace(events=events)) for events in ([hidden, shuffled, drew], [hidden, shuffled])]
    assert told == [drew, shuffled]
    assert came_to_light(step._replace(events=[hidden])) is None


def test_of_who_lost_a_little_at_a_time_what_cost_most_is_told() -> None:
    """Somebody who lost wants to know by what; nobody asks that of a winner."""
    played = ending("ultramassive", last=40)
    (loser,) = [score.seat for score in played.title.scores(played.end) if not score.winner]
    own = [at for at, step in enumerate(played.taken) if step.seat == loser]
    way = Way((0,), np.zeros(9, np.float32))
    sure = Weighed(way, way, None, True, given=0.06, error=0.01, deals=np.zeros((2, 2, 9), np.float32))
    weighed: list[Weighed | None] = [sure] * len(played.taken)
    given = [LAPSE + 0.0001 * at for at in range(len(weighed))]
    assert mistakes(weighed, given) == []
    assert sorted(lapses(played, weighed, given)) == own[-COSTLIEST:]
    given[own[0]] = MISTAKE
    assert lapses(played, weighed, given) == own[-1:], "the mistake is one of the two"
    weighed[own[-1]] = sure._replace(error=0.07)
    assert lapses(played, weighed, given) == own[-2:-1], "what may as well be nothing is none"
    assert lapses(played, weighed, [LAPSE / 2] * len(weighed)) == []


def test_it_is_the_same_for_everybody_who_asks() -> None:
    told: list[float] = []
    first = analyse(ending("council", last=10), told.append)
    assert first == analyse(ending("council", last=10))
    assert told == sorted(told), "progress only grows"
    assert told[-1] == pytest.approx(1.0)


@every_game
def test_of_a_running_game_nothing_is_told_that_the_seat_cannot_know(game: str) -> None:
    played = middle(game)
    for seat in (0, 1):
        found = analyse(seen_by(played, seat), ends=0)
        assert found["seat"] == seat
        assert found == analyse(seen_by(dealt_anew(played.title, played, seat), seat), ends=0)
        assert {slip["seat"] for slip in found["slips"]} <= {seat}, "nobody knows what else a rival could have done"
        assert found["thoughts"] == []


def test_what_others_chose_behind_screens_is_not_even_counted() -> None:
    played = middle("council", 12)
    veiled = {number for number, step in enumerate(played.taken, 1) if step.seat == 1}
    known = seen_by(played, 0, veiled)
    assert len(known.taken) == len(played.taken) - len(veiled)
    assert all(step.key or step.seat != 0 for step in known.taken)


def test_a_game_that_nothing_judges_is_refused_in_a_sentence() -> None:
    with pytest.raises(Unjudged, match="cannot be analysed"):
        judge_for(toy())
    assert judge_for(find_title("council"))[1] in ("master", "evaluation")


def test_the_sentence_says_what_luck_did_to_the_margin() -> None:
    played = ending("ultramassive", seed=4)
    found = analyse(played)
    best = max(found["fates"], key=lambda fate: fate["margin"])
    assert found["summary"].startswith(f"{played.names[best['seat']]} wins by {best['margin']}; with even luck ")
    assert (best["even"] < best["margin"]) == (best["luck"] > 0.0) or best["even"] == best["margin"]


@pytest.mark.parametrize(("first", "deals"), [([2.0, 2.1] * 2, 4), ([2.0, 0.0] * 2, 8), ([1.0, -1.0] * 2, 12)])
def test_both_ways_are_played_out_until_something_speaks_for_the_better_one(
    first: list[float], deals: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not for ever."""
    played = ending("laniakea")
    judge, _ = judge_for(played.title)
    at = next(at for at, step in enumerate(played.taken) if step.before.asks[step.seat].count > 1)
    batches = iter([first, [2.0, 2.0] * 2 if deals == 8 else first, first])

    def scripted(judge: Judge, g: object, seat: int, paths: object, rng: Rng, ends: int) -> Floats:
        rows = np.zeros((ends, 2, judge.net.outputs), np.float32)
        rows[:, 0, SOURCES] = next(batches)
        return rows

    monkeypatch.setattr("orrery.analysis.slips.played_out", scripted)
    monkeypatch.setattr("orrery.analysis.slips.PATIENCE", 3)
    way = Way((0,), np.zeros(judge.net.outputs, np.float32))
    came = both_ways(judge, played, at, Weighed(way, way, None, ended=True), 4)
    assert len(came) == deals
