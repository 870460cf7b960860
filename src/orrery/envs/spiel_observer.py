"""What a player of OpenSpiel sees: as numbers, and as a text."""

from __future__ import annotations

import json

import numpy as np

from orrery.core.title import Title
from orrery.envs.spiel_state import State


class Observer:
    """Features as a tensor and the view as a text. With perfect recall also what the player chose so far."""

    def __init__(self, title: Title, recalls: bool) -> None:
        self.title = title
        self.recalls = recalls
        self.tensor = np.zeros(len(title.advice.names), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        game, features = state.position.game, self.title.advice.features
        if game is None or features is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = np.frombuffer(features(game, player, None), np.uint8)

    def string_from(self, state: State, player: int) -> str:
        position = state.position
        if position.game is None:
            return ""
        seen = json.dumps(self.title.view(position.game, player), sort_keys=True)
        if not self.recalls:
            return seen
        chosen = [str(made.action) for made in state.full_history() if made.player == player]
        return f"{' '.join(chosen)} | {seen}"
