"""A table of PettingZoo's kind: agents act one after another, whoever is asked."""

from __future__ import annotations

from typing import Any, Optional

from pettingzoo.utils.env import AECEnv

from orrery.envs.agents import Agents


class Turnwise(Agents, AECEnv[str, Any, int]):  # type: ignore[misc]
    """While several act at the same time, they are asked in the order of their seats, and none sees what another
    chose."""

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        self.table.deal(seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection: Optional[str] = None
        self.agent_selection = agents[min(self.table.game.asks)]

    def step(self, action: Any) -> None:
        table = self.table
        agent = self.agent_selection if table.game is not None else table.ready()
        if self.terminations.get(agent) or self.truncations.get(agent):
            self._was_dead_step(action)
            return
        table.act(self._seats[agent], action)
        asks = table.game.asks
        if asks and table.left:
            self.agent_selection = self.possible_agents[min(asks)]
        else:
            self._finish()

    def _finish(self) -> None:
        """The game is over, or was broken off: then nobody gets anything."""
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self._accumulate_rewards()
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
