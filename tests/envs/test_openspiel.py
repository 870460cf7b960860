"""OpenSpiel's own checks pass, and its search plays a game to the end."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import orrery.envs.openspiel  # noqa: F401  (registers the games)
from orrery.core.floats import floats
from orrery.core.game import Illegal
from tests.envs.tables import every_table, every_title


def played(game: pyspiel.Game, most: int, seed: int = 1) -> pyspiel.State:
    """A state after so many choices by chance."""
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and most:
        most -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@every_table
def test_the_random_simulation_of_openspiel_passes(name: str, seats: int) -> None:
    """It also saves and reads the game, clones it and checks what everybody gets."""
    pyspiel.random_sim_test(pyspiel.load_game(f"orrery_{name}(players={seats})"), 1, False, False)


@every_title
def test_what_a_player_does_not_know_is_dealt_anew(name: str) -> None:
    game = pyspiel.load_game(f"orrery_{name}(players=2)")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for moves in (2, 15, 40):
        state = played(game, moves)
        for player in range(2):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            different += other.information_state_string(1 - player) != state.information_state_string(1 - player)
    assert different, "nothing was hidden"


def test_is_mcts_plays_a_game_to_the_end() -> None:
    game = pyspiel.load_game("orrery_ultramassive(players=2)")
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 2, random_state=chance)
    state = game.new_initial_state()
    while not state.is_terminal():
        thinks = state.current_player() == 0
        state.apply_action(bot.step(state) if thinks else chance.choice(state.legal_actions()))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_a_playthrough_can_be_played_again() -> None:
    from open_spiel.python.algorithms import generate_playthrough  # with it comes scipy: seconds of every start

    text = generate_playthrough.playthrough("orrery_ultramassive(players=2)", None)
    actions = [int(line.removeprefix("action: ")) for line in text.splitlines() if line.startswith("action: ")]
    again = generate_playthrough.playthrough("orrery_ultramassive(players=2)", actions)
    assert again == text
    assert "IsTerminal() = True" in text


def test_chance_chooses_the_deal_by_four_throws() -> None:
    state = pyspiel.load_game("orrery_council(players=1)").new_initial_state()
    for side in (0, 0, 1, 2):
        assert state.is_chance_node()
        assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1.0)
        with pytest.raises(Illegal, match="A throw is a whole number from 0 to 255"):
            state.apply_action(256)
        state.apply_action(side)
    assert not state.is_chance_node()
    assert state.action_to_string(state.legal_actions()[0]) in state.position.table.catalog.options


def test_an_action_that_cannot_be_chosen_is_refused_and_changes_nothing() -> None:
    state = played(pyspiel.load_game("orrery_ultramassive(players=2)"), 5)
    before = str(state), state.history(), state.observation_tensor(0)
    for wrong in (297, 298, 10**6, -2):
        with pytest.raises(Illegal, match=r"cannot be chosen now|whole number from 0 to 297"):
            state.apply_action(wrong)
    for player in (-1, 2):
        with pytest.raises(pyspiel.SpielError):
            state.observation_tensor(player)
    assert (str(state), state.history(), state.observation_tensor(0)) == before


def test_callers_in_python_and_in_c_are_told_the_same() -> None:
    for moves in (0, 30):
        state = played(pyspiel.load_game("orrery_council(players=2)"), moves)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for player in range(2):
            assert state.observation_tensor(player) == pyspiel.State.observation_tensor(state, player)
            assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)


def test_a_row_of_bytes_becomes_a_list_of_floats() -> None:
    """Floats and no whole numbers, from which a program that learns would make an array of another type."""
    row = bytes(range(256)) + bytes(7)
    found = floats(row)
    assert found == list(row)
    assert {type(number) for number in found} == {float}
    found[0] = 5.0
    assert floats(row)[0] == 0.0, "each list is the caller's own"


def test_bad_parameters_are_refused_in_a_sentence() -> None:
    for wrong, said in (
        ("players=7", "is for 2, 3, 4 players, not 7"),
        ("rewards=fame", "Rewards can be"),
        ("settings=gravity:on", "has no switch 'gravity'"),
        ("settings=wormholes", "Switch 'wormholes' can be"),
    ):
        with pytest.raises(ValueError, match=said):
            pyspiel.load_game(f"orrery_ultramassive({wrong})")


def test_python_ends_in_peace() -> None:
    """OpenSpiel lets go of the games only after Python has ended."""
    subprocess.run([sys.executable, "-c", "import orrery.envs.openspiel"], check=True)
