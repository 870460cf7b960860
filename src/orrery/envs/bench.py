"""`python -m orrery.envs.bench GAME`: what each interface costs, beside the bare engine.

Games by chance are recorded and played again, so that no dice are measured. Process time on one core. With the
compiled engine it takes ten seconds to a minute of it, by the game, and without several times as long.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

import numpy as np

from orrery import envs
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.envs.bench_together import all_see, at_once, together
from orrery.envs.rivals import Rivals
from orrery.envs.table import Table
from orrery.games import title as find_title

Games = list[tuple[int, list[int]]]  # seeds, and actions of whoever is asked
GAMES: Final = 8
REPEATED: Final = 10
TOGETHER: Final = 64  # games of the vector environment


def best(play: Callable[[Any], int], games: Any) -> float:
    """Microseconds a decision, of the best repetition."""
    times = []
    for _ in range(REPEATED):
        start = time.process_time()
        decisions = play(games)
        times.append((time.process_time() - start) / decisions)
    return min(times) * 1e6


def recorded(table: Table, mine: Callable[[Table], int]) -> Games:
    """Games of actions by chance, of the seat that `mine` says."""
    games: Games = []
    for seed in range(GAMES):
        chance, actions = Rng(seed), []
        table.deal(seed)
        while not table.over:
            seat = mine(table)
            offered = table.catalog.offered(table.game.asks[seat])
            actions.append(offered[chance.below(len(offered))])
            table.act(seat, actions[-1])
        games.append((seed, actions))
    return games


def as_long_as_the_shortest(games: Games) -> Games:
    """So that the same can be played side by side and one after another."""
    length = min([len(actions) for _, actions in games])
    return [(seed, actions[:length]) for seed, actions in games]


def engine(title: Title, seats: int, sees: bool) -> Callable[[Games], int]:
    """Choices alone, or each with what the seat sees before it."""
    settings, options = title.settings({}), title.catalog.numbered
    features: Any = title.advice.features

    def play(games: Games) -> int:
        for seed, actions in games:
            g = title.setup(seed, seats, settings)
            for action in actions:
                seat = min(g.asks)
                if sees:
                    features(g, seat, None)
                g.apply(seat, options[action])
        return sum([len(actions) for _, actions in games])

    return play


def turnwise(env: Any) -> Callable[[Games], int]:
    def play(games: Games) -> int:
        for seed, actions in games:
            env.reset(seed)
            for action in actions:
                env.last()
                env.step(action)
        return sum([len(actions) for _, actions in games])

    return play


def openspiel(game: Any) -> Callable[[Games], int]:
    def play(games: Games) -> int:
        for seed, actions in games:
            state = game.new_initial_state()
            for side in seed.to_bytes(4, "big"):
                state.apply_action(side)
            for action in actions:
                state.legal_actions()
                state.observation_tensor(state.current_player())
                state.apply_action(action)
        return sum([len(actions) for _, actions in games])

    return play


def among_bots(table: Rivals, features: Any) -> Callable[[Games], int]:
    """A learning seat among bots, without an interface."""

    def play(games: Games) -> int:
        for seed, actions in games:
            table.deal(seed)
            for action in actions:
                features(table.game, table.seat, None)
                table.act(table.seat, action)
        return sum([len(actions) for _, actions in games])

    return play


def learner(env: Any) -> Callable[[Games], int]:
    def play(games: Games) -> int:
        for seed, actions in games:
            env.reset(seed=seed)
            for action in actions:
                env.step(action)
        return sum([len(actions) for _, actions in games])

    return play


def learners(env: Any) -> Callable[[Games], int]:
    """The same games, side by side."""

    def play(games: Games) -> int:
        places = [games[place % len(games)] for place in range(TOGETHER)]
        env.reset(seed=[seed for seed, _ in places])
        columns = np.array([actions for _, actions in places]).T
        for column in columns:
            env.step(column)
        return columns.size

    return play


def main(name: str, seats: int = 2) -> None:
    title = find_title(name)
    features = title.advice.features
    games = recorded(Table(name, seats, {}, "win"), lambda table: min(table.game.asks))
    rivals = Rivals(name, ["random"] * (seats - 1), 0, {}, "win")
    learned = as_long_as_the_shortest(recorded(rivals, lambda table: rivals.seat))
    parallel = envs.parallel(name, seats=seats)
    steps = at_once(parallel)
    rows: list[tuple[str, Callable[[Any], int], Any]] = [
        ("engine, choices", engine(title, seats, False), games),
        ("engine, choices and features", engine(title, seats, True), games),
        ("PettingZoo", turnwise(envs.aec(name, seats=seats)), games),
        ("engine, choices and features for everybody", all_see(title, seats), steps),
        ("PettingZoo, parallel", together(parallel), steps),
        ("engine among random bots, with features", among_bots(rivals, features), learned),
        ("Gymnasium", learner(envs.single(name)), learned),
        (f"Gymnasium, {TOGETHER} games at once", learners(envs.vector(name, num_envs=TOGETHER)), learned),
    ]
    if find_spec("pyspiel") is not None:
        spiel = envs.needed("openspiel", "openspiel").pyspiel.load_game(f"orrery_{name}(players={seats})")
        rows.append(("OpenSpiel", openspiel(spiel), games))
    for what, play, again in rows:
        cost = best(play, again)
        print(f"{what:<42} {cost:8.2f} us {1e6 / cost:12,.0f} a second", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        find_title(sys.argv[1])
        envs.needed("turnwise", "envs")
    except (ValueError, envs.Missing) as error:
        sys.exit(str(error))
    print("Ten seconds to a minute of one core with the compiled engine, several times as long without.", flush=True)
    main(sys.argv[1])
