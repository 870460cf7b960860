"""A table of PettingZoo's kind: agents act one after another, whoever is asked."""

from __future__ import annotations

from typing import Any, NoReturn, Optional

from pettingzoo.utils.env import AECEnv

from orrery.core.game import Illegal
from orrery.envs.agents import Agents
from orrery.envs.table import OVER


class Got(dict[str, float]):
    """What each agent got that has not taken its leave; the first that `last()` looks up of one."""

    def __missing__(self, agent: str) -> NoReturn:
        raise Illegal(OVER)


class Turnwise(Agents, AECEnv[str, Any, int]):  # type: ignore[misc]
    """While several act at the same time, they are asked in the order of their seats, and none sees what another
    chose."""

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        self.table.deal(seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = Got(dict.fromkeys(agents, 0.0))
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection: Optional[str] = None
        self.agent_selection = agents[min(self.table.game.asks)]

    def step(self, action: Any) -> None:
        table, agent = self.table, self.agent_selection
        if not self.agents:  # without this a game that was broken off could be played on
            table.ready()
            raise Illegal(OVER)
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
