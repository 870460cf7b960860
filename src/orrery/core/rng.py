"""Randomness that is the same on every machine and build, and whose whole state is one integer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from orrery.core.building import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

_WORD: Final = 1 << 64
_SMALL: Final = 1 << 60

# What is left of a word after each shift to the right. Compiled numbers have 64 bits and a sign, those of Python have
# no end: with these, and constants less 2**64, the 64 bits that count are the same in both.
_AFTER_30: Final = (1 << 34) - 1
_AFTER_27: Final = (1 << 37) - 1
_AFTER_31: Final = (1 << 33) - 1
_AFTER_32: Final = (1 << 32) - 1


class _Mix:
    """The constants of SplitMix64, less 2**64. (In an object: compiled, a constant of more than 62 bits is a Python
    number, and to make it one of the machine costs more than all the rest of a step.)"""

    __slots__ = ("first", "second", "step")

    step: i64
    first: i64
    second: i64

    def __init__(self) -> None:
        self.step = -0x61C8864680B583EB
        self.first = -0x40A7B892E31B1A47
        self.second = -0x6B2FB644ECCEEE15


_MIX: Final = _Mix()


@mypyc_attr(acyclic=True)
class Rng:
    """SplitMix64: one addition a step, so it copies for free, and a strong mix, so shuffles do not betray it."""

    __slots__ = ("_at",)

    _at: i64

    def __init__(self, state: int) -> None:
        self.state = state

    @property
    def state(self) -> int:
        """From 0 to 2**64 - 1."""
        at: int = self._at
        return at % _WORD

    @state.setter
    def state(self, state: int) -> None:
        if 0 <= state < _SMALL:  # spares a copy the long division
            self._at = state
        else:
            word = state % _WORD
            self._at = word if word < _WORD >> 1 else word - _WORD

    def copy(self) -> Rng:
        twin = Rng(0)
        twin._at = self._at
        return twin

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**32."""
        self._at = s = self._at + _MIX.step
        s = (s ^ (s >> 30 & _AFTER_30)) * _MIX.first
        s = (s ^ (s >> 27 & _AFTER_27)) * _MIX.second
        return ((s ^ (s >> 31 & _AFTER_31)) >> 32 & _AFTER_32) * n >> 32 & _AFTER_32

    def fork(self) -> Rng:
        """Another generator, whose numbers have nothing to do with this one's."""
        high: int = self.below(1 << 32)
        low: int = self.below(1 << 32)
        return Rng((high << 32) | low)

    def shuffle(self, items: list[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
