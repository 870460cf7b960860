"""One learning seat among bots passes Gymnasium's check, and many games at once are the same games."""

from __future__ import annotations

import importlib
import pickle
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from orrery import envs
from orrery.core.game import Illegal
from orrery.core.rng import Rng
from orrery.games import title as find_title
from tests.envs.tables import any_of, every_table, every_title


@every_table
def test_the_check_of_gymnasium_passes(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """One of its checks plays an action of one game in another: there it may be illegal, and must not be an error."""
    env = gymnasium.make(envs.env_id(name), opponents=["random"] * (seats - 1), illegal="lose")
    check_env(env.unwrapped, skip_render_check=seats != 2)


@every_title
def test_a_game_against_bots_ends_with_its_reward(name: str) -> None:
    env = gymnasium.make(envs.env_id(name), opponents=["greedy"], seat=1, rewards="margin")
    chance = Rng(1)
    _, info = env.reset(seed=3)
    over = False
    while not over:
        _, reward, over, broken_off, info = env.step(any_of(info["action_mask"], chance))
        assert not broken_off
    table: Any = env.unwrapped.table  # type: ignore[attr-defined]
    totals = {score.seat: score.total for score in table.title.scores(table.game)}
    assert reward == totals[1] - totals[0] < 0


def test_a_game_alone_is_played_against_its_own_opponent() -> None:
    env = gymnasium.make(envs.env_id("laniakea"), opponents=[])
    _, info = env.reset(seed=1)
    chance, over = Rng(1), False
    while not over:
        _, reward, over, _, info = env.step(any_of(info["action_mask"], chance))
    assert reward in (1.0, -1.0)


def test_samples_can_be_chosen_and_spaces_kept_in_a_file() -> None:
    env = envs.single("council")
    _, info = env.reset(seed=1)
    for _ in range(40):
        action = env.action_space.sample()
        assert info["action_mask"][action]
        _, _, _, _, info = env.step(action)
    kept = pickle.loads(pickle.dumps(env.action_space))
    assert type(kept) is gymnasium.spaces.Discrete
    assert kept == env.action_space


def test_many_games_at_once_are_the_games_one_by_one() -> None:
    many = gymnasium.make_vec(envs.env_id("ultramassive"), num_envs=3, opponents=["random"])
    seen, info = many.reset(seed=[4, 5, 6])
    lone = [envs.single("ultramassive") for _ in range(3)]
    ones = [env.reset(seed=4 + number) for number, env in enumerate(lone)]
    chance, ended = Rng(2), 0
    while not ended:
        for number, (row, one) in enumerate(ones):
            assert seen[number].tobytes() == row.tobytes()
            assert info["action_mask"][number].tobytes() == one["action_mask"].tobytes()
        actions = [any_of(mask, chance) for mask in info["action_mask"]]
        seen, rewards, over, broken_off, info = many.step(np.array(actions))
        steps = [env.step(action) for env, action in zip(lone, actions, strict=True)]
        ones = [(step[0], step[4]) for step in steps]
        assert rewards.tolist() == [step[1] for step in steps]
        assert over.tolist() == [step[2] for step in steps]
        assert not broken_off.any()
        ended = int(over.sum())
    first = int(np.flatnonzero(over)[0])
    assert info["_final_obs"].tolist() == over.tolist()
    assert info["final_obs"][first].tobytes() == ones[first][0].tobytes()
    assert info["action_mask"].any(axis=1).all(), "what ended was dealt anew"


def test_bad_input_is_refused_in_a_sentence_and_changes_nothing() -> None:
    for wrong, said in (
        ({"opponents": ["deep_thought"]}, "There is no bot called 'deep_thought'"),
        ({"opponents": ["player@nothing.npz"]}, "nothing.npz cannot be read"),
        ({"opponents": "random"}, "Opponents are a list"),
        ({"opponents": None}, "Opponents are a list"),
        ({"opponents": [3]}, "There is no bot called '3'"),
        ({"opponents": ["random"] * 6}, "is for 2, 3, 4 players, not 7"),
        ({"seat": 2}, "There is no seat 2"),
        ({"illegal": "cheat"}, "refuse or lose"),
    ):
        with pytest.raises(ValueError, match=said):
            envs.single("ultramassive", **wrong)
    env = envs.single("ultramassive")
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        env.step(0)
    before, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(Illegal, match="cannot be chosen now"):
        env.step(wrong)
    assert env.seen()[0].tobytes() == before.tobytes()
    env.close()
    with pytest.raises(RuntimeError, match="is closed"):
        env.step(0)
    many = envs.vector("ultramassive", num_envs=2)
    rows, info = many.reset(seed=1)
    good = int(np.flatnonzero(info["action_mask"][0])[0])
    for actions in ([good, wrong], [good, -1], [good], [good, 1.5], [good, 10**6]):
        with pytest.raises(Illegal):
            many.step(np.array(actions))
    with pytest.raises(ValueError, match="whole number from 0, not -1"):
        many.reset(seed=[5, -1])
    assert many.rows().tobytes() == rows.tobytes()


def test_an_illegal_action_may_lose_the_game() -> None:
    env = envs.single("ultramassive", illegal="lose")
    _, info = env.reset(seed=1)
    assert env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))[1:4] == (-1.0, True, False)
    with pytest.raises(Illegal, match="The game is over"):
        env.step(0)


def test_without_its_packages_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "orrery.envs.turnwise", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo.utils.env", None)
    with pytest.raises(ImportError, match=r"pip install orrery\[envs\]"):
        envs.aec("ultramassive")
    monkeypatch.delitem(sys.modules, "orrery.envs.openspiel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r"pip install orrery\[openspiel\]"):
        importlib.import_module("orrery.envs.openspiel")
    assert find_title("ultramassive"), "all else works as before"
