"""Randomness that is the same on every machine and build, and whose whole state is one integer."""

from __future__ import annotations

from typing import Any

_MASK = (1 << 64) - 1


class Rng:
    """SplitMix64: one addition a step, so it copies for free, and a strong mix, so shuffles do not betray it."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n up to 2**32."""
        self.state = s = (self.state + 0x9E3779B97F4A7C15) & _MASK
        s = ((s ^ (s >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        s = ((s ^ (s >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((s ^ (s >> 31)) >> 32) * n >> 32

    def fork(self) -> Rng:
        """Another generator, whose numbers have nothing to do with this one's."""
        return Rng((self.below(1 << 32) << 32) | self.below(1 << 32))

    def shuffle(self, items: list[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
