"""Nets: what comes out, how it is learned, and files that hold them."""

from __future__ import annotations

import numpy as np
import pytest

from orrery.analysis.judging import LEARNED, judge_for
from orrery.core.ask import Do
from orrery.core.extras import brought_by
from orrery.games import title, titles
from orrery.games.ultramassive.components import Card
from orrery.games.ultramassive.orbit import orbit
from orrery.minds.files import LARGEST, Misfit, card_for, content_of, fitting, packed, read, unpacked
from orrery.minds.learning import Learner
from orrery.minds.net import OWN, RIVAL, SLICE, WIN, Net

GAME = title("ultramassive")


def taught() -> Net:
    """A net with an opinion on everything."""
    net = Net(len(GAME.advice.names), len(GAME.advice.sources), (8, 4), 3)
    chance = np.random.default_rng(1)
    net.weights[-1][:] = chance.standard_normal(net.weights[-1].shape)
    net.biases[0][:] = 0.5
    net.fold()
    return net


def rows_of(count: int) -> tuple[np.ndarray, np.ndarray]:
    chance = np.random.default_rng(2)
    rows = chance.integers(0, 20, (count, len(GAME.advice.names))).astype(np.uint8)
    return rows, chance.standard_normal((count, 2)).astype(np.float32)


def test_a_net_that_has_learned_nothing_says_what_the_evaluation_says() -> None:
    rows, prior = rows_of(5)
    out = Net(rows.shape[1], 3)(rows, prior)
    assert out[:, :WIN] == pytest.approx(prior)
    assert ((out[:, WIN] > 0.5) == (prior[:, OWN] > prior[:, RIVAL])).all()


def test_many_rows_come_out_as_each_alone() -> None:
    rows, prior = rows_of(SLICE + 3)
    net = taught()
    together = net(rows, prior)
    for at in (0, 1, SLICE - 1, SLICE, SLICE + 2):
        assert together[at] == pytest.approx(net(rows[at : at + 1], prior[at : at + 1])[0], abs=1e-4)


def test_learning_brings_the_net_nearer_to_what_is_true() -> None:
    rows, prior = rows_of(4000)
    rows, prior[:] = rows[:, :12], 0.0
    taught = np.zeros((4000, 5), np.float32)
    taught[:, OWN] = rows[:, 0] / 10.0
    taught[:, RIVAL] = rows[:, 1] / 10.0
    taught[:, WIN] = rows[:, 0] > rows[:, 1]
    learner = Learner(Net(rows.shape[1], 1, (16, 8)))
    learner.net.scale[:] = learner.average.scale[:] = 0.1
    chance = np.random.default_rng(3)
    losses = [learner.fit(rows, prior, taught, 3e-3, chance) for _ in range(12)]
    assert losses[-1][OWN] < 0.5 * losses[0][OWN]
    assert losses[-1][WIN] < 0.8 * losses[0][WIN]


def test_a_file_holds_the_net_and_its_card() -> None:
    net = taught()
    net.unit, net.temper[1] = 31.0, 0.8
    card = card_for(GAME, net)
    card.games = 1234
    again, read_card = fitting(GAME, packed(net, card))
    rows, prior = rows_of(20)
    assert again(rows, prior) == pytest.approx(net(rows, prior), abs=0.05)
    assert (read_card.games, again.unit) == (1234, 31.0)


@pytest.mark.parametrize("damage", [b"", b"no net at all", packed(taught(), card_for(GAME, taught()))[:-200]])
def test_a_damaged_file_is_told_in_a_sentence(damage: bytes) -> None:
    with pytest.raises(Misfit, match="orrery train"):
        unpacked(damage)


def test_a_net_of_another_game_of_other_cards_or_of_other_features_is_refused() -> None:
    net = taught()
    for change, words in (("title", "not ultramassive"), ("content", "other cards"), ("names", "another version")):
        card = card_for(GAME, net)
        setattr(card, change, "something else")
        with pytest.raises(Misfit, match=words):
            fitting(GAME, packed(net, card))


@pytest.mark.parametrize("name", [each.name for each in titles() if not each.variant and each.advice.names])
def test_every_title_is_judged_by_a_net_that_fits_it(name: str) -> None:
    """Without one all its levels and analyses would fall back to its evaluation, and nobody would be told. Where only
    the words of cards have changed, its card may say so; else the net has to learn again."""
    assert judge_for(title(name))[1] == LEARNED, f"the shipped net of {name} knows other rules or words of cards"


def test_layers_that_do_not_fit_and_numbers_that_are_none_are_refused() -> None:
    net = taught()
    net.weights[0] = net.weights[0][:-1]
    with pytest.raises(Misfit, match="do not fit together"):
        unpacked(packed(net, card_for(GAME, net)))
    net = taught()
    net.biases[1][0] = np.nan
    with pytest.raises(Misfit, match="numbers that are none"):
        unpacked(packed(net, card_for(GAME, net)))


def test_a_huge_file_is_not_read(tmp_path) -> None:
    path = tmp_path / "huge.npz"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(Misfit, match="too large"):
        read(path)
    with pytest.raises(Misfit, match="cannot be read"):
        read(tmp_path / "missing.npz")


def test_a_net_stays_good_when_a_switch_brings_new_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    before = content_of(GAME)
    extra = Card(60, "AC-61", "Comet Tail", Do(orbit, 1))
    monkeypatch.setitem(GAME.catalog.things, extra.ref, extra)
    assert content_of(GAME) != before, "a new card in the box"
    brought_by("comets", extra)
    assert content_of(GAME) == before
