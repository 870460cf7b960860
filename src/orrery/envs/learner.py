"""A game as an environment of Gymnasium: one learning seat, and bots at all others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Optional

import gymnasium

from orrery.core.game import Illegal
from orrery.envs.drawing import MODES, checked, draw
from orrery.envs.rivals import Rivals
from orrery.envs.spaces import Array, Options, Seeing, as_mask
from orrery.envs.table import LONGEST, OVER, checked_seed


class Learner(gymnasium.Env[Any, Any]):
    """An action is a number of the game's table of options; `info["action_mask"]` and `action_masks()` say which can be
    chosen now. One that cannot is refused, or with `illegal="lose"` ends the game as lost. The reward comes at the
    end."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        name: str,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        settings: Optional[Mapping[str, str]] = None,
        rewards: str = "win",
        observation: str = "features",
        longest: int = LONGEST,
        illegal: str = "refuse",
        render_mode: Optional[str] = None,
    ) -> None:
        if illegal not in ("refuse", "lose"):
            raise ValueError(f"What is illegal can be answered by refuse or lose, not {illegal!r}.")
        self.table = Rivals(name, opponents, seat, settings, rewards, longest)
        self.seeing = Seeing(self.table.title, observation)
        self.render_mode = checked(render_mode)
        self.loses = illegal == "lose"
        self.lost = False
        self.observation_space = self.seeing.space
        self.action_space = Options(len(self.table.options), self.action_masks)

    def action_masks(self) -> Array:
        """Which options can be chosen now, as MaskablePPO of sb3-contrib asks for it."""
        self.table.ready()
        return as_mask(self.table.mask(self.table.seat))

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=None if seed is None else checked_seed(seed))
        self.lost = False
        self.table.deal(int(self.np_random.integers(2**63)) if seed is None else seed)
        return self.seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        table = self.table
        if table.game is not None and (table.over or self.lost or not table.left):
            raise Illegal(OVER)
        if self.loses and table.refusal(table.ready(), table.seat, action):
            self.lost = True
            seen, info = self.seen()
            return seen, -1.0, True, False, info
        table.act(table.seat, action)
        over = table.over
        seen, info = self.seen()
        return seen, table.rewards()[table.seat] if over else 0.0, over, not over and not table.left, info

    def seen(self) -> tuple[Any, dict[str, Any]]:
        table = self.table
        return self.seeing.see(table.game, table.seat), {"action_mask": as_mask(table.mask(table.seat))}

    def render(self) -> Any:
        """What the learning seat sees."""
        return draw(self.table, self.table.seat, self.render_mode)

    def close(self) -> None:
        self.table.close()
