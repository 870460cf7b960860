"""What both tables of PettingZoo's kind share: agents, their spaces and what they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Optional, TypeVar

from gymnasium.spaces import Dict, MultiBinary, Space

from orrery.core.game import Illegal
from orrery.envs.drawing import MODES, checked, draw
from orrery.envs.spaces import Array, Options, Seeing, as_mask
from orrery.envs.table import LONGEST, Table

T = TypeVar("T")


class ByAgent(dict[str, T]):
    """Something for each agent; one that does not sit here is told in a sentence."""

    def __missing__(self, agent: str) -> T:
        raise Illegal(f"There is no agent {agent!r}; there are {', '.join(self)}.")


class Agents:
    """An agent for each seat. Each sees what its seat may know and a mask of what it can choose now; what it chooses is
    a number of the game's table of options. Rewards come at the end."""

    WAITS: ClassVar[bool] = False  # whether one more action is to wait, behind the last option

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
        self.agent_selection = self.possible_agents[0]
        self._seats = ByAgent({agent: seat for seat, agent in enumerate(self.possible_agents)})
        actions = len(self.table.options) + self.WAITS
        seen = Dict({"observation": self.seeing.space, "action_mask": MultiBinary(actions)})
        self.observation_spaces: dict[str, Space[Any]] = ByAgent(dict.fromkeys(self.possible_agents, seen))
        self.action_spaces: dict[str, Space[Any]] = ByAgent(
            {
                agent: Options(actions, lambda seat=seat: self.mask(seat))  # type: ignore[misc]
                for agent, seat in self._seats.items()
            }
        )

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def mask(self, seat: int) -> Array:
        return as_mask(self.table.mask(seat))

    def observe(self, agent: str) -> dict[str, Any]:
        table, seat = self.table, self._seats[agent]
        return {"observation": self.seeing.see(table.game or table.ready(), seat), "action_mask": self.mask(seat)}

    def render(self) -> Any:
        """What everybody may see."""
        return draw(self.table, -1, self.render_mode)

    def close(self) -> None:
        self.table.close()
        self.agents = []
