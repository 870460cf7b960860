"""What can be chosen and what is seen, as spaces of Gymnasium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Optional

import numpy as np
from gymnasium.spaces import Box, Discrete, Space

from orrery.core.title import Title
from orrery.envs.nested import encode, space_of

Array = np.ndarray[Any, Any]


class Options(Discrete):
    """The numbers of all options of a game. A sample without a mask is one that can be chosen now, so that programs
    which know nothing of masks play by the rules too."""

    def __init__(self, n: int, now: Callable[[], Array]) -> None:
        super().__init__(n)
        self._now = now

    def sample(self, mask: Optional[Any] = None, probability: Optional[Any] = None) -> Any:
        if mask is None and probability is None:
            mask = self._now()
        return super().sample(mask, probability)

    def __reduce__(self) -> Any:
        """Kept in a file with a model, it is a plain space: the game it belongs to stays behind."""
        return Discrete, (int(self.n),)


class Seeing:
    """How a seat sees a game: by its features, a byte each, or by its view as nested spaces."""

    def __init__(self, title: Title, kind: str) -> None:
        self.title = title
        self.space: Space[Any]
        self.see: Callable[[Any, int], Any]
        if kind == "features":
            if title.advice.features is None:
                raise ValueError(f"{title.title} has no features; ask for observation='view'.")
            self._features = title.advice.features
            self.space = Box(0, 255, (len(title.advice.names),), np.uint8)
            self.see = self.features
        elif kind == "view":
            if title.shapes is None:
                raise ValueError(f"The views of {title.title} have no declared shape; ask for observation='features'.")
            self.space = space_of(title.shapes.view)
            self.see = self.view
        else:
            raise ValueError(f"An observation can be features or view, not {kind!r}.")

    def features(self, g: Any, seat: int) -> Array:
        return np.frombuffer(bytearray(self._features(g, seat, None)), np.uint8)

    def view(self, g: Any, seat: int) -> Any:
        return encode(self.space, self.title.view(g, seat))


def as_mask(mask: bytearray) -> Array:
    return np.frombuffer(mask, np.int8)
