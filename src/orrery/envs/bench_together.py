"""For `python -m orrery.envs.bench`: games in which all who are asked choose in the same step, and everybody sees what
came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.core.rng import Rng
from orrery.core.title import Title

GAMES: Final = 8
Steps = list[tuple[int, list[dict[int, int]]]]  # seeds, and actions by seat


def all_see(title: Title, seats: int) -> Callable[[Steps], int]:
    """All who are asked choose, and everybody sees what came of it, without an interface."""
    settings, options = title.settings({}), title.catalog.numbered
    features: Any = title.advice.features

    def play(games: Steps) -> int:
        for seed, steps in games:
            g = title.setup(seed, seats, settings)
            for step in steps:
                for seat, action in step.items():
                    g.apply(seat, options[action])
                for seat in range(seats):
                    features(g, seat, None)
        return decisions(games)

    return play


def together(env: Any) -> Callable[[Steps], int]:
    agents = env.possible_agents

    def play(games: Steps) -> int:
        for seed, steps in games:
            env.reset(seed)
            for step in steps:
                env.step({agents[seat]: action for seat, action in step.items()})
        return decisions(games)

    return play


def decisions(games: Steps) -> int:
    return sum([len(step) for _, steps in games for step in steps])


def at_once(env: Any) -> Steps:
    """Games by chance in which all who are asked choose at the same time."""
    games: Steps = []
    for seed in range(GAMES):
        chance, steps = Rng(seed), []
        env.reset(seed)
        while env.agents:
            asks, step = env.table.game.asks, {}
            for seat in sorted(asks):
                offered = env.table.catalog.offered(asks[seat])
                step[seat] = offered[chance.below(len(offered))]
            steps.append(step)
            env.step({env.possible_agents[seat]: action for seat, action in step.items()})
        games.append((seed, steps))
    return games
