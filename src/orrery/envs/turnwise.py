"""A table of PettingZoo's kind: agents act one after another, whoever is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Optional

from gymnasium.spaces import Dict, Space
from pettingzoo.utils.env import AECEnv

from orrery.envs.drawing import MODES, checked, draw
from orrery.envs.spaces import Options, Seeing, as_mask, mask_space
from orrery.envs.table import LONGEST, Table


class Turnwise(AECEnv[str, Any, int]):  # type: ignore[misc]
    """Each agent sees what its seat may know and a mask of what it can choose now; what it chooses is a number of the
    game's table of options. While several act at the same time, they are asked in the order of their seats, and none
    sees what another chose. Rewards come at the end."""

    def __init__(
        self,
        name: str,
        seats: int = 2,
        settings: Optional[Mapping[str, str]] = None,
        rewards: str = "win",
        observation: str = "features",
        longest: int = LONGEST,
        render_mode: Optional[str] = None,
    ) -> None:
        self.table = Table(name, seats, settings, rewards, longest)
        self.seeing = Seeing(self.table.title, observation)
        self.render_mode = checked(render_mode)
        self.metadata = {"name": f"orrery_{name}_v0", "render_modes": list(MODES), "is_parallelizable": True}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = Dict({"observation": self.seeing.space, "action_mask": mask_space(self.table.title)})
        self.observation_spaces: dict[str, Space[Any]] = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Options(len(self.table.options), lambda seat=seat: as_mask(self.table.mask(seat)))  # type: ignore[misc]
            for agent, seat in self._seats.items()
        }

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

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

    def observe(self, agent: str) -> dict[str, Any]:
        table, seat = self.table, self._seats[agent]
        return {
            "observation": self.seeing.see(table.game or table.ready(), seat),
            "action_mask": as_mask(table.mask(seat)),
        }

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

    def render(self) -> Any:
        """What everybody may see."""
        return draw(self.table, -1, self.render_mode)

    def close(self) -> None:
        self.table.close()
        self.agents = []
