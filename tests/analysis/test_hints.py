"""Hints: options of the question, the best first, each with reasons whose signs are right; nothing hidden in them."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from orrery.analysis.hints import hints
from orrery.analysis.judging import judge_for
from orrery.analysis.reasons import FEW, WORDS, gains, said, signed
from orrery.analysis.shape import Gain
from orrery.analysis.shares import Shares, shares
from orrery.core.rng import Rng
from orrery.games import title as find_title
from orrery.minds.net import RIVAL, ROUNDS, SOURCES, WIN
from tests.analysis.games import LEARNED, ending, middle

every_game = pytest.mark.parametrize("game", LEARNED)


@every_game
def test_ideas_are_options_that_begin_differently_and_get_better_founded(game: str) -> None:
    step = middle(game, 1).taken[0]
    title = find_title(game)
    offered = [option.key for option in step.before.options(step.seat)]
    first, second = islice(hints(title, step.before, step.seat, 5), 2)
    for ideas in (first, second):
        keys = [idea["key"] for idea in ideas]
        assert 1 <= len(keys) <= 3
        assert len({*keys}) == len(keys)
        assert {*keys} <= {*offered}
        told = [idea["chance"] for idea in ideas]
        assert told == sorted(told, reverse=True), "the first is the one that promises most"
        for idea in ideas:
            assert idea["steps"][0]["key"] == idea["key"]
            assert 0.0 <= idea["chance"] <= 1.0
            assert len(idea["reason"].split()) <= WORDS


def test_chances_of_ideas_are_shares_of_one() -> None:
    """As those of the graph and of who looks on: what a seat sees in its plans alone was ten points too fair."""
    level = Shares(own=0.6, others=0.6)
    assert level.told(0.6, 0.6, 0.02) == pytest.approx((0.5, 0.02 * 0.6 / 1.2**2))
    assert level.told(0.8, 0.8, 0.0)[0] == pytest.approx(0.7 / 1.3), "what the best promises counts by half"
    assert level.told(0.5, 0.8, 0.0)[0] == pytest.approx(0.4 / 1.0), "and what others are behind it counts whole"
    assert level.told(0.4, 0.4, 0.0)[0] == pytest.approx(0.4), "what looks worse than it did counts whole"
    assert Shares(own=0.3, others=0.0).told(0.3, 0.3, 0.01) == (0.3, 0.01), "alone nobody else has a share"
    step = middle("ultramassive", 1).taken[0]
    judge, _ = judge_for(find_title("ultramassive"))
    found = shares(judge, step.before, step.seat, Rng(1))
    eyes = judge.look([(step.before, seat) for seat in (step.seat, 1 - step.seat)]).out[:, WIN]
    assert [found.own, found.others] == pytest.approx(eyes.tolist(), abs=0.1), "each with eyes of their own"


@every_game
def test_dealing_the_secrets_anew_changes_no_hint(game: str) -> None:
    title = find_title(game)
    for step in middle(game, 12).taken[::6]:
        otherwise = title.imagine(step.before, step.seat, Rng(77))
        told = [next(hints(title, g, step.seat, 5)) for g in (step.before, otherwise)]
        assert told[0] == told[1]


def test_reasons_are_what_comes_of_ideas_in_games_played_out_and_know_nothing_hidden() -> None:
    title = find_title("ultramassive")
    step = next(one for one in ending("ultramassive", last=16).taken if one.before.asks[one.seat].count > 2)
    otherwise = title.imagine(step.before, step.seat, Rng(77))
    told = [[*islice(hints(title, g, step.seat, 5, why=2), 3)] for g in (step.before, otherwise)]
    assert told[0] == told[1]
    assert [any(idea["gains"] for idea in ideas) for ideas in told[0]] == [False, False, True]
    assert "by the end" not in " ".join([idea["reason"] for idea in told[0][2]]), "it is the last round"
    first, second = told[0][2][:2]
    assert [(gain["source"], -gain["amount"]) for gain in first["gains"]] == [
        (gain["source"], gain["amount"]) for gain in second["gains"]
    ]


@every_game
def test_every_source_of_points_has_words_with_a_place_for_how_much(game: str) -> None:
    advice = find_title(game).advice
    assert set(advice.reasons) <= {*advice.sources, "rival", "rounds"}
    assert set(advice.sources) - set(advice.reasons) <= {"start", "resources"}, "which no choice changes"
    assert all(words.count("{}") == 1 for words in advice.reasons.values())


def test_a_gain_has_the_sign_of_what_was_seen_and_nothing_unsure_is_told() -> None:
    title = find_title("laniakea")
    thrones, chaos = [SOURCES + title.advice.sources.index(name) for name in ("thrones", "chaos")]
    chance = np.random.default_rng(1)
    ahead = np.zeros((16, SOURCES + len(title.advice.sources)), np.float32)
    behind = ahead.copy()
    ahead[:, thrones], behind[:, RIVAL], ahead[:, ROUNDS] = 0.2, 0.1, -1.0
    ahead[:, chaos] = chance.normal(0.0, 5.0, 16)
    found = {gain["source"]: gain["amount"] for gain in gains(title, 25.0, ahead - behind)}
    assert found == {"thrones": 5.0, "rival": -2.5, "rounds": -1.0}
    mirrored = {gain["source"]: gain["amount"] for gain in gains(title, 25.0, behind - ahead)}
    assert mirrored == {source: -amount for source, amount in found.items()}


def test_what_a_net_expects_is_told_only_where_games_played_out_lean_to_it() -> None:
    title = find_title("laniakea")
    thrones, chaos, entities = [SOURCES + title.advice.sources.index(name) for name in ("thrones", "chaos", "entities")]
    chance = np.random.default_rng(1)
    came = np.zeros((24, SOURCES + len(title.advice.sources)), np.float32)
    judged = chance.normal(0.0, 0.01, came.shape).astype(np.float32)
    for source, lean in ((thrones, 0.5), (chaos, -0.5), (entities, 0.0)):  # of its noise
        noise = chance.normal(0.0, 1.0, 24)
        came[:, source] = lean + (noise - noise.mean())
        judged[:, source] += 0.2
    found = {gain["source"]: round(gain["amount"]) for gain in gains(title, 25.0, came, judged)}
    assert found == {"thrones": 5}
    assert gains(title, 25.0, came) == []


def test_a_level_is_worth_more_than_its_number_says() -> None:
    title = find_title("council")
    level, energy = [SOURCES + title.advice.sources.index(name) for name in ("level", "energy")]
    ahead = np.zeros((2, SOURCES + len(title.advice.sources)), np.float32)
    behind = ahead.copy()
    ahead[:, level], ahead[:, energy], behind[:, RIVAL] = 0.0015, 0.05, 0.4
    found = gains(title, 100.0, ahead - behind)
    assert [(gain["source"], gain["amount"]) for gain in found] == [("rival", -0.4), ("level", 0.15), ("energy", 5.0)]
    assert said(title, found) == "-0.4 levels for the strongest rival and +0.1 levels of Dark Tech by the end."


def test_a_line_says_first_what_makes_the_way_better_or_worse() -> None:
    title = find_title("laniakea")
    some: list[Gain] = [
        {"source": "thrones", "amount": 6.2, "error": 0.5, "worth": 6.2},
        {"source": "entities", "amount": -2.4, "error": 0.5, "worth": -2.4},
        {"source": "rival", "amount": -1.8, "error": 0.5, "worth": -1.8},
        {"source": "rounds", "amount": 1.0, "error": 0.5, "worth": 0.0},
    ]
    assert (
        said(title, some) == "+6 VP from Thrones, -1.8 VP for the strongest rival and -2 VP from Entities by the end."
    )
    assert said(title, [some[0], some[3]]) == "+6 VP from Thrones by the end, which comes 1.0 rounds later."
    assert said(title, [some[0], some[3]], last=True) == "+6 VP from Thrones."
    assert said(title, some, better=False).startswith("-2 VP from Entities and +6 VP")
    assert said(title, some[1:2]) == "", "what only speaks against the better way is no reason for it"
    assert said(title, some).count("VP") <= FEW
    assert [signed(amount) for amount in (0.31, -0.31, 5.5001)] == ["+0.3", "-0.3", "+6"]
