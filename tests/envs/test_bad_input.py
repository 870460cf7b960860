"""What is over, what was never dealt and what is no number at all: a sentence each, and nothing changes."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from ast import literal_eval
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import orrery.envs.openspiel  # noqa: F401  (registers the games)
from orrery import envs
from orrery.core.game import Illegal
from orrery.core.rng import Rng
from orrery.envs.learner import Learner
from orrery.envs.spiel_state import State
from tests.envs.tables import any_of

DOCS = Path(__file__).parent.parent.parent / "docs"
makes = pytest.mark.parametrize("make", [envs.aec, envs.parallel, envs.single, envs.vector])


def ended(longest: int) -> Any:
    """A game of which all agents have taken their leave, played to its end or broken off."""
    env, chance = envs.aec("ultramassive", longest=longest), Rng(1)
    env.reset(seed=1)
    while env.agents:
        seen, _, over, broken_off, _ = env.last()
        env.step(None if over or broken_off else any_of(seen["action_mask"], chance))
    return env


@pytest.mark.parametrize("longest", [30, 20_000])
def test_nobody_acts_in_a_game_that_is_over_or_was_broken_off(longest: int) -> None:
    env = ended(longest)
    before, left = env.table.title.view(env.table.game, 0), env.table.left
    asked = min(env.table.game.asks, default=0)
    legal = [number for number, free in enumerate(env.table.mask(asked)) if free]
    for action in [*legal, 0, None]:
        with pytest.raises(Illegal, match=r"The game is over; call reset\(\)"):
            env.step(action)
    with pytest.raises(Illegal, match=r"The game is over; call reset\(\)"):
        env.last()
    assert (env.table.title.view(env.table.game, 0), env.table.left) == (before, left)
    env.reset(seed=2)
    assert env.last()[0]["action_mask"].any()


@pytest.mark.parametrize("left", [5, 20_000])
def test_openspiel_says_that_a_game_is_over(left: int) -> None:
    state: State = pyspiel.load_game("orrery_ultramassive(players=2)").new_initial_state()
    chance = np.random.RandomState(1)
    for side in range(4):
        state.apply_action(side)
    state.position.left = left
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    before = state.history(), str(state), state.returns()
    for action in range(298):
        with pytest.raises(Illegal, match="The game is over"):
            state.apply_action(action)
    assert [state.legal_actions(player) for player in range(2)] == [[], []]
    assert (state.history(), str(state), state.returns()) == before


def test_openspiel_knows_no_other_players_and_actions() -> None:
    state = pyspiel.load_game("orrery_ultramassive(players=2)").new_initial_state()
    for player in (-1, 2):
        with pytest.raises(Illegal, match=rf"There is no player {player}; of 2 players the last is 1"):
            state.resample_from_infostate(player, lambda: 0.5)
    for action in (-1, 298):
        with pytest.raises(Illegal, match=rf"There is no action {action} for player 0"):
            state.action_to_string(0, action)


@makes
@pytest.mark.parametrize("seed", [-1, 1.5, "x", np.array([[1, 2]])])
def test_what_is_no_seed_is_refused_and_deals_nothing(make: Any, seed: Any) -> None:
    env = make("ultramassive")
    tables = getattr(env, "tables", None) or [env.table]
    env.reset(seed=3)
    games = [table.game for table in tables]
    with pytest.raises(ValueError, match=r"A seed is a whole number from 0, not"):
        env.reset(seed=seed)
    assert all(table.game is game for table, game in zip(tables, games, strict=True))
    env.reset(seed=np.int64(3))


@makes
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"name": None}, "There is no game called 'None'"),
        ({"name": ["council"]}, "There is no game called"),
        ({"settings": {"wormholes": 3}}, "Settings are words, such as {'switch': 'value'}, not 3"),
        ({"settings": {3: "quick"}}, "Settings are words"),
    ],
)
def test_titles_and_settings_of_another_kind_are_refused(make: Any, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        make(**({"name": "ultramassive"} | wrong))


def test_many_games_have_no_masks_before_they_are_dealt_or_after_they_are_closed() -> None:
    many = envs.vector("ultramassive", num_envs=2)
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        many.action_masks()
    _, info = many.reset(seed=1)
    assert many.action_masks().tobytes() == info["action_mask"].tobytes()
    many.close()
    for late in (many.action_masks, many.reset, lambda: many.step(np.array([0, 0]))):
        with pytest.raises(RuntimeError, match="is closed; make a new one"):
            late()


def run(*words: str, without: str) -> subprocess.CompletedProcess[str]:
    """A program of Python, on a system that lacks a package."""
    lacking = f"import runpy, sys; sys.modules[{without!r}] = None; sys.argv = {list(words)!r}; "
    way = f"runpy.run_path({words[0]!r}, run_name='__main__')"
    if not words[0].endswith(".py"):
        way = f"runpy.run_module({words[0]!r}, run_name='__main__', alter_sys=True)"
    return subprocess.run([sys.executable, "-c", lacking + way], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("words", "without", "what"),
    [
        ([str(DOCS / "examples" / "learn.py")], "torch", 'pip install "orrery[envs]" sb3-contrib'),
        ([str(DOCS / "examples" / "learn.py")], "gymnasium", 'pip install "orrery[envs]" sb3-contrib'),
        (["orrery.envs.bench", "council"], "pettingzoo.utils.env", "pip install orrery[envs]"),
        (["orrery.mcp.bench", "council"], "mcp", "pip install 'orrery[mcp]'"),
    ],
)
def test_programs_say_in_a_sentence_what_to_install(words: list[str], without: str, what: str) -> None:
    ran = run(*words, without=without)
    assert ran.returncode == 1
    assert what in ran.stderr
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize("program", ["orrery.envs.bench", "orrery.mcp.bench"])
def test_what_is_measured_must_be_a_game(program: str) -> None:
    ran = subprocess.run([sys.executable, "-m", program, "chess"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.startswith("There is no game called 'chess'")
    assert ran.stderr.count("\n") == 1


def test_the_document_tells_every_argument_and_its_default() -> None:
    words = (DOCS / "envs.md").read_text().split("## Gymnasium")[1].split("\n## ")[0]
    told = dict(re.findall(r"^\| `(\w+)` \| `(.+?)` \|", words, re.MULTILINE))
    takes = list(inspect.signature(Learner.__init__).parameters.values())[2:]
    assert list(told) == [parameter.name for parameter in takes]
    for parameter in takes:
        default, said = parameter.default, literal_eval(told[parameter.name])
        assert (list(default) if isinstance(default, tuple) else default) == (said if said != {} else None)
