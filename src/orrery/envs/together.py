"""The same table with all who are asked acting at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Optional

import numpy as np
from pettingzoo.utils.env import ParallelEnv

from orrery.core.game import Illegal
from orrery.envs.agents import Agents
from orrery.envs.spaces import Array
from orrery.envs.table import OVER


class Together(Agents, ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """All who are asked choose in the same step, as games allow where all plan or act at the same time. Whoever is not
    asked has one action, to wait: it stands behind the last option of the table."""

    WAITS: ClassVar[bool] = True

    @property
    def wait(self) -> int:
        return len(self.table.options)

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> Any:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def mask(self, seat: int) -> Array:
        mask = self.table.mask(seat)
        mask.append(seat not in self.table.game.asks)
        return np.frombuffer(mask, np.int8)

    def seen(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def step(self, actions: dict[str, int]) -> Any:
        table = self.table
        asked = sorted(table.ready().asks)
        self.check(actions, asked)
        for seat in asked:
            table.act(seat, actions[self.possible_agents[seat]])
        table.left = max(table.left, 0)
        over = table.over
        agents = self.agents
        rewards = table.rewards() if over else [0.0] * len(agents)
        terminated = dict.fromkeys(agents, over)
        truncated = dict.fromkeys(agents, not over and not table.left)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        seen = self.seen()
        if over or not table.left:
            self.agents = []
        return seen, dict(zip(agents, rewards, strict=True)), terminated, truncated, infos

    def check(self, actions: Mapping[str, Any], asked: list[int]) -> None:
        """Before anything is done: one wrong action, and none is carried out."""
        if not self.agents:
            raise Illegal(OVER)
        if not isinstance(actions, Mapping):
            raise Illegal(f"Actions are a mapping, such as {{'player_0': {self.wait}}}, not {actions!r}.")
        for agent in actions:
            if agent not in self.possible_agents:
                raise Illegal(f"There is no agent {agent!r}; there are {', '.join(self.possible_agents)}.")
        for seat, agent in enumerate(self.possible_agents):
            if seat in asked:
                if agent not in actions:
                    raise Illegal(f"{agent} is asked and has no action.")
                if not self.table.offers(seat, actions[agent]):
                    raise Illegal(f"{agent}: {self.table.refusal(self.table.game, seat, actions[agent])}")
            elif actions.get(agent, self.wait) != self.wait:
                raise Illegal(f"{agent} is not asked now and can only wait (action {self.wait}).")
