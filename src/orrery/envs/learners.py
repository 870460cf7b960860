"""Many games in one process, as one vector environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Optional

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from orrery.core.game import Illegal
from orrery.envs.rivals import Rivals
from orrery.envs.spaces import Array, Seeing
from orrery.envs.table import LONGEST, checked_seed


class Learners(VectorEnv[Any, Any, Any]):
    """Each game has a learning seat, as in `Learner`. What they see is joined once a step into one array, and so is
    what can be chosen: `infos["action_mask"]`. A game that ends is dealt anew in the same step."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        settings: Optional[Mapping[str, str]] = None,
        rewards: str = "win",
        longest: int = LONGEST,
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise ValueError(f"There must be one game at least, not {num_envs!r}.")
        self.num_envs = num_envs
        self.tables = [Rivals(name, opponents, seat, settings, rewards, longest) for _ in range(num_envs)]
        title = self.tables[0].title
        seeing = Seeing(title, "features")
        assert isinstance(seeing.space, Box)
        self._row = title.advice.features
        self._options = len(title.catalog.numbered)
        self.single_observation_space = seeing.space
        self.single_action_space = Discrete(self._options)
        self.observation_space = batch_space(seeing.space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._masks: Array = np.zeros((num_envs, self._options), np.int8)
        self._everybody = np.arange(num_envs)

    def action_masks(self) -> Array:
        self.tables[0].ready()
        return self._masks

    def reset(self, *, seed: Any = None, options: Optional[dict[str, Any]] = None) -> tuple[Any, dict[str, Any]]:
        """A seed, or a seed for each game; from one, each gets its own."""
        if isinstance(seed, Sequence) or np.ndim(seed) == 1:
            seeds = [None if one is None else checked_seed(one) for one in seed]
            if len(seeds) != self.num_envs:
                raise ValueError(f"{len(seeds)} seeds do not go with {self.num_envs} games.")
        else:
            super().reset(seed=None if seed is None else checked_seed(seed))
            seeds = self.np_random.integers(2**63, size=self.num_envs).tolist()
        for table, own in zip(self.tables, seeds, strict=True):
            table.deal(own)
        return self.rows(), self.info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        chosen = self.checked(actions)
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        broken_off = np.zeros(self.num_envs, np.bool_)
        last: dict[int, Array] = {}
        for number, (table, action) in enumerate(zip(self.tables, chosen, strict=True)):
            table.act(table.seat, action)
            if not table.game.asks or not table.left:
                over[number], broken_off[number] = table.over, not table.over
                rewards[number] = table.rewards()[table.seat] if table.over else 0.0
                last[number] = self.row(table)
                table.deal(None)
        return self.rows(), rewards, over, broken_off, self.info(last)

    def checked(self, actions: Any) -> list[int]:
        """Before anything is done: one action that cannot be chosen, and none is carried out."""
        self.tables[0].ready()
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise Illegal(f"There must be {self.num_envs} whole numbers, one action for each game.")
        inside = (chosen >= 0) & (chosen < self._options)
        if not inside.all() or not self._masks[self._everybody, chosen].all():
            for number, (table, action) in enumerate(zip(self.tables, chosen.tolist(), strict=True)):
                refusal = table.refusal(table.game, table.seat, action)
                if refusal:
                    raise Illegal(f"Game {number}: {refusal}")
        found: list[int] = chosen.tolist()
        return found

    def row(self, table: Rivals) -> Array:
        assert self._row is not None
        return np.frombuffer(bytearray(self._row(table.game, table.seat, None)), np.uint8)

    def rows(self) -> Array:
        row: Any = self._row
        joined = bytearray().join([row(table.game, table.seat, None) for table in self.tables])
        return np.frombuffer(joined, np.uint8).reshape(self.num_envs, -1)

    def info(self, last: Optional[dict[int, Array]] = None) -> dict[str, Any]:
        """What can be chosen, and of games that have just ended what was seen last."""
        masks = bytearray().join([table.mask(table.seat) for table in self.tables])
        self._masks = np.frombuffer(masks, np.int8).reshape(self.num_envs, -1)
        info: dict[str, Any] = {"action_mask": self._masks}
        if last:
            rows = np.full(self.num_envs, None, object)
            for number, row in last.items():
                rows[number] = row
            info["final_obs"] = rows
            info["_final_obs"] = np.array([number in last for number in range(self.num_envs)])
        return info

    def close_extras(self, **kwargs: Any) -> None:
        for table in self.tables:
            table.close()
