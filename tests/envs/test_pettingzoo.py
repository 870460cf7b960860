"""PettingZoo's own checks pass at every table, and no agent sees more than its seat may know."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from orrery import envs
from orrery.core.game import Illegal
from orrery.core.rng import Rng
from orrery.envs import drawing
from orrery.games import title as find_title
from tests.envs.tables import any_of, every_table, every_title

CYCLES = 15  # rounds of all agents; a whole game is played below
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # their checks want arrays where masks need a dictionary


@every_table
def test_the_checks_of_pettingzoo_pass(name: str, seats: int) -> None:
    api_test(envs.aec(name, seats=seats), num_cycles=CYCLES)
    parallel_api_test(envs.parallel(name, seats=seats), num_cycles=CYCLES)
    seed_test(partial(envs.aec, name, seats=seats), num_cycles=CYCLES)
    parallel_seed_test(partial(envs.parallel, name, seats=seats), num_cycles=CYCLES)


@every_table
def test_tables_are_drawn(
    name: str, seats: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pixels are made from any SVG in the same way, and slowly: one number of players shows it."""
    drawn = {
        "svg": lambda svg: svg.startswith("<svg") and "url(http" not in svg and 'url("http' not in svg,
        "ansi": lambda text: "Player 1" in text,
    }
    if seats != 2:
        monkeypatch.setattr(drawing, "pixels", lambda svg: np.zeros((1, 1, 3), np.uint8))
    render_test(partial(envs.aec, name, seats=seats), custom_tests=drawn)
    assert "Player 1" in capsys.readouterr().out


@every_table
def test_a_whole_game_ends_with_its_rewards(name: str, seats: int) -> None:
    chance = Rng(seats)
    env = envs.aec(name, seats=seats, rewards="win")
    env.reset(seed=5)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, broken_off, _ = env.last()
        assert not broken_off
        if over:
            got[agent] = reward
            env.step(None)
        else:
            assert reward == 0.0
            env.step(any_of(seen["action_mask"], chance))
    scores = env.table.title.scores(env.table.game)
    winners = {f"player_{score.seat}" for score in scores if score.winner}
    assert len(got) == seats
    assert {agent for agent, reward in got.items() if reward > 0} == winners & set(got)
    if seats > 1:
        assert sum(got.values()) == pytest.approx(0.0)


@every_table
def test_the_same_seed_and_choices_are_the_same_game(name: str, seats: int) -> None:
    """Also a reset without a seed after it."""
    games = []
    for _ in range(2):
        env, chance = envs.aec(name, seats=seats), Rng(3)
        env.reset(seed=11)
        env.reset()
        seen = []
        for agent in env.agent_iter(60):
            seen.append(env.last()[0])
            env.step(any_of(env.observe(agent)["action_mask"], chance))
        games.append(seen)
    for one, other in zip(*games, strict=True):
        assert one["observation"].tobytes() == other["observation"].tobytes()
        assert one["action_mask"].tobytes() == other["action_mask"].tobytes()


@pytest.mark.parametrize("observation", ["features", "view"])
@every_table
def test_nothing_hidden_is_seen(name: str, seats: int, observation: str) -> None:
    """All that a seat does not know is dealt anew: it sees the same and can choose the same."""
    chance = Rng(9)
    env = envs.aec(name, seats=seats, observation=observation)
    env.reset(seed=2)
    space = env.observation_space(env.possible_agents[0])
    for number, agent in enumerate(env.agent_iter(80)):
        true = env.table.game
        if number % 8 == 0:
            for watcher in env.possible_agents:
                seen = env.observe(watcher)
                env.table.game = env.table.title.imagine(true, int(watcher[7:]), chance)
                again = env.observe(watcher)
                env.table.game = true
                assert space.contains(seen)
                np.testing.assert_equal(seen, again)
        env.step(any_of(env.observe(agent)["action_mask"], chance))


def all_asked(env: Any) -> Any:
    """What is seen at the first moment when all choose at the same time."""
    seen, _ = env.reset(seed=4)
    while len(env.table.game.asks) < len(env.agents):
        seen, *_ = env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
    return seen


def test_nobody_sees_what_is_chosen_at_the_same_time() -> None:
    """In the parallel form, what one chose behind a screen changes nothing for the others."""
    env = envs.parallel("council", seats=3)
    seen = []
    for first in (0, -1):
        before = all_asked(env)
        actions = {agent: int(np.flatnonzero(before[agent]["action_mask"])[0]) for agent in env.agents}
        actions["player_0"] = int(np.flatnonzero(before["player_0"]["action_mask"])[first])
        after, *_ = env.step(actions)
        seen.append((actions["player_0"], after["player_1"]["observation"].tobytes()))
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] == seen[1][1]


@every_title
def test_rewards_say_who_won_and_by_how_much(name: str) -> None:
    ends = {}
    for rewards in ("win", "score", "margin"):
        env, chance = envs.parallel(name, rewards=rewards), Rng(1)
        seen, _ = env.reset(seed=9)
        while env.agents:
            seen, got, *_ = env.step({agent: any_of(seen[agent]["action_mask"], chance) for agent in env.agents})
        ends[rewards] = [got["player_0"], got["player_1"]]
    one, other = ends["score"]
    assert ends["margin"] == [one - other, other - one]
    assert ends["win"] == ([1.0, -1.0] if one > other else [-1.0, 1.0])


def test_a_game_that_goes_round_in_circles_is_broken_off() -> None:
    env = envs.aec("laniakea", longest=30)
    env.reset(seed=1)
    chance = Rng(1)
    for _ in range(30):
        env.step(any_of(env.last()[0]["action_mask"], chance))
    assert env.last()[1:4] == (0.0, False, True)


def test_an_action_that_cannot_be_chosen_is_refused_with_its_reason() -> None:
    env = envs.aec("ultramassive")
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    closed = int(np.flatnonzero(before["action_mask"] == 0)[-1])
    for wrong in (closed, -1, 298, 10**30, None, "place", 1.5, np.array([0, 1])):
        with pytest.raises(Illegal, match=r"cannot be chosen now|whole number from 0 to 297"):
            env.step(wrong)
        np.testing.assert_equal(env.observe(agent), before)
    env.step(any_of(before["action_mask"], Rng(1)))


def test_one_wrong_action_of_several_changes_nothing() -> None:
    env = envs.parallel("council", seats=2)
    seen = all_asked(env)
    good = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    for wrong in ({"player_1": env.wait}, {"player_1": -3}, {"player_9": 0}):
        with pytest.raises(Illegal, match="player_"):
            env.step(good | wrong)
    with pytest.raises(Illegal, match="Actions are a mapping"):
        env.step(None)
    with pytest.raises(Illegal, match="player_1 is asked and has no action"):
        env.step({"player_0": good["player_0"]})
    np.testing.assert_equal(env.seen(), seen)


@pytest.mark.parametrize("make", [envs.aec, envs.parallel])
def test_bad_wishes_are_refused_in_a_sentence(make: Any) -> None:
    for wrong, said in (
        ({"name": "chess"}, "There is no game called 'chess'"),
        ({"seats": 7}, "is for 2, 3, 4 players, not 7"),
        ({"seats": "2"}, "is for 2, 3, 4 players"),
        ({"settings": {"gravity": "on"}}, "has no switch 'gravity'"),
        ({"rewards": "fame"}, "Rewards can be win, score, margin"),
        ({"observation": "pixels"}, "An observation can be features or view"),
        ({"render_mode": "4d"}, "A render mode can be"),
        ({"longest": 0}, "whole number of choices from 1, not 0"),
        ({"settings": "planning"}, "Settings are a mapping"),
    ):
        with pytest.raises(ValueError, match=said):
            make(**({"name": "ultramassive"} | wrong))


@pytest.mark.parametrize("make", [envs.aec, envs.parallel])
def test_an_unknown_agent_is_refused_in_a_sentence(make: Any) -> None:
    env = make("ultramassive", seats=2)
    env.reset(seed=1)
    for asked in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(Illegal, match="There is no agent 'nobody'; there are player_0, player_1"):
            asked("nobody")


@pytest.mark.parametrize("make", [envs.aec, envs.parallel])
def test_a_closed_table_says_so(make: Any) -> None:
    env = make("ultramassive", render_mode="ansi")
    sample = env.action_space("player_0").sample
    for early in (lambda: env.step(0 if make is envs.aec else {}), sample, getattr(env, "last", sample)):
        with pytest.raises(RuntimeError, match="call reset"):
            early()
    env.reset(seed=1)
    env.close()
    env.close()
    for what in (env.reset, env.render, sample, lambda: env.step(0 if make is envs.aec else {"player_0": 0})):
        with pytest.raises(RuntimeError, match="is closed; make a new one"):
            what()
    with pytest.raises(ValueError, match="whole number from 0"):
        make("ultramassive").reset(seed=-1)


def test_the_table_of_options_names_every_choice() -> None:
    """An action is the place of its key in the catalogue: whoever has the number has the words."""
    title = find_title("ultramassive")
    env = envs.aec("ultramassive")
    env.reset(seed=1)
    agent = env.agent_selection
    offered = [title.catalog.numbered[n].key for n in np.flatnonzero(env.observe(agent)["action_mask"])]
    assert sorted(offered) == sorted(option.key for option in env.table.game.options(int(agent[7:])))
