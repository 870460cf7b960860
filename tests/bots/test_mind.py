"""Bots that play by a net."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from orrery.bots.ahead import mind
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.games import titles
from orrery.minds.files import Misfit, card_for, packed
from orrery.minds.net import Net

LEARNED = [title for title in titles() if title.advice.features is not None]
every_title = pytest.mark.parametrize("title", LEARNED, ids=[t.name for t in LEARNED])


@pytest.fixture
def net(title: Title, tmp_path: Path) -> str:
    """A net with an opinion on everything, if a foolish one."""
    found = Net(len(title.advice.names), len(title.advice.sources), (8, 4), 3)
    found.weights[-1][:] = 0.05 * np.random.default_rng(1).standard_normal(found.weights[-1].shape)
    path = tmp_path / "net.npz"
    path.write_bytes(packed(found, card_for(title, found)))
    return str(path)


def asked(title: Title, seed: int, every: int) -> list[tuple[Any, int]]:
    g, chance, found = title.setup(seed, 2, title.settings({})), Rng(seed), []
    while g.asks and len(found) < 12:
        seat = min(g.asks)
        if chance.below(every) == 0:
            found.append((g.copy(), seat))
        g.choose(seat, chance.below(g.asks[seat].count))
    return found


@every_title
@pytest.mark.parametrize("level", ["novice", "expert", "master"])
def test_choices_are_legal_and_keep_to_the_plan(title: Title, level: str, net: str) -> None:
    bot = mind(level, 1, net, deals=4)
    for g, seat in asked(title, 3, 25)[: 4 if level == "novice" else 1]:
        while seat in g.asks:
            number = bot.choose(Seen(title, g, seat))
            assert 0 <= number < g.asks[seat].count
            planned = bot.plan.steps
            g.choose(seat, number)
            if planned and seat in g.asks and g.asks[seat].count > 1 and bot.fits(Seen(title, g, seat)):
                assert bot.choose(Seen(title, g, seat)) == planned[0][0]
                break


@every_title
def test_the_same_seed_thinks_the_same(title: Title, net: str) -> None:
    for (g, seat), level in zip(asked(title, 4, 30), ("learner", "learner", "master"), strict=False):
        choices = {mind(level, 5, net, deals=4).choose(Seen(title, g, seat)) for _ in range(2)}
        assert len(choices) == 1


@every_title
def test_what_is_hidden_does_not_change_what_a_mind_chooses(title: Title, net: str) -> None:
    for g, seat in asked(title, 6, 25)[:6]:
        other = title.imagine(g, seat, Rng(7))
        assert mind("player", 5, net).choose(Seen(title, g, seat)) == mind("player", 5, net).choose(
            Seen(title, other, seat)
        )


@every_title
def test_a_net_that_does_not_fit_is_refused_in_a_sentence(title: Title, net: str) -> None:
    other = next(one for one in LEARNED if one is not title)
    g = other.setup(1, 2, other.settings({}))
    with pytest.raises(Misfit, match="has learned"):
        mind("expert", 1, net).choose(Seen(other, g, min(g.asks)))


@pytest.mark.parametrize("level", ["player", "expert"])
def test_openings_are_chosen_by_chance_and_the_better_ones_more_often(level: str, tmp_path: Path) -> None:
    title = next(title for title in LEARNED if title.name == "laniakea")
    blank = Net(len(title.advice.names), len(title.advice.sources), (8, 4), 3)  # says what the evaluation says
    path = tmp_path / "net.npz"
    path.write_bytes(packed(blank, card_for(title, blank)))
    g = title.setup(1, 2, title.settings({}))
    seat = min(g.asks)

    def chosen(seed: int) -> str:
        return g.options(seat)[mind(level, seed, str(path)).choose(Seen(title, g, seat))].target

    found = [chosen(seed) for seed in range(100)]
    assert {one: found.count(one) > 4 for one in set(found) - {"celestial:F", "celestial:H"}} == {
        f"celestial:{id}": True for id in "ABCDEG"
    }
    assert found.count("celestial:F") + found.count("celestial:H") < 25  # it holds them to be behind
    assert found[:5] == [chosen(seed) for seed in range(5)]


def test_after_the_opening_a_player_takes_what_it_holds_to_be_best(tmp_path: Path) -> None:
    title = next(title for title in LEARNED if title.name == "laniakea")
    blank = Net(len(title.advice.names), len(title.advice.sources), (8, 4), 3)
    path = tmp_path / "net.npz"
    path.write_bytes(packed(blank, card_for(title, blank)))
    g = title.setup(1, 2, title.settings(title.advice.dealt))
    seat = min(g.asks)
    assert len({mind("player", seed, str(path)).choose(Seen(title, g, seat)) for seed in range(8)}) == 1
