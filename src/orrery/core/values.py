"""The kinds of values that a variant may change: how each is written in its file, read and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from orrery.core.ask import Thing

MOST_UNITS: Final = 9


class Kind(Protocol):
    """What a value may be. `words` finishes the sentence 'It can be ...'."""

    words: str

    def read(self, raw: Any) -> Any:
        """What the file says, as the game has it; ValueError where it cannot be."""
        ...

    def written(self, value: Any) -> Any:
        """The same back again: a number, a text, or a list or table of them."""
        ...


class Whole:
    """A number."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high
        self.words = f"a whole number from {low} to {high}"

    def read(self, raw: Any) -> int:
        if type(raw) is not int or not self.low <= raw <= self.high:
            raise ValueError(self.words)
        return raw

    def written(self, value: int) -> int:
        return value


class Text:
    """A name."""

    def __init__(self, most: int = 40) -> None:
        self.most = most
        self.words = f"a text of 1 to {most} letters"

    def read(self, raw: Any) -> str:
        if type(raw) is not str or not 0 < len(raw) <= self.most or not raw.isprintable():
            raise ValueError(self.words)
        return raw

    def written(self, value: str) -> str:
        return value


class Units:
    """So many of each of a few kinds, such as gemstones: `gold crystal` is one of either."""

    def __init__(self, names: str, fewest: int = 0, most: int = MOST_UNITS) -> None:
        self.names = names.split()
        self.fewest = fewest
        self.most = most
        self.words = f"{fewest} to {most} words of {', '.join(self.names)}, such as '{self.names[0]} {self.names[1]}'"

    def read(self, raw: Any) -> tuple[int, ...]:
        units = raw.split() if type(raw) is str else ["?"]
        if not self.fewest <= len(units) <= self.most or any(unit not in self.names for unit in units):
            raise ValueError(self.words)
        return tuple([units.count(name) for name in self.names])

    def written(self, value: Sequence[int]) -> str:
        return " ".join([name for name, count in zip(self.names, value, strict=True) for _ in range(count)])


class Numbers:
    """A row of numbers, as long as the printed one."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high
        self.words = f"whole numbers from {low} to {high}, as many as are printed"

    def read(self, raw: Any) -> tuple[int, ...]:
        if type(raw) is not list or not all(type(n) is int and self.low <= n <= self.high for n in raw):
            raise ValueError(self.words)
        return tuple(raw)

    def written(self, value: Sequence[int]) -> list[int]:
        return list(value)


class Amounts:
    """A few numbers by name, such as what a passive card adds to what."""

    def __init__(self, names: Sequence[str], low: int, high: int) -> None:
        self.names = sorted(set(names))
        self.low = low
        self.high = high
        self.words = f"a table such as {{{self.names[0]} = {low}}}, of {', '.join(self.names)}, each {low} to {high}"

    def read(self, raw: Any) -> dict[str, int]:
        if type(raw) is not dict or not raw or any(name not in self.names for name in raw):
            raise ValueError(self.words)
        if not all(type(n) is int and self.low <= n <= self.high for n in raw.values()):
            raise ValueError(self.words)
        return {name: raw[name] for name in sorted(raw)}

    def written(self, value: Mapping[str, int]) -> dict[str, int]:
        return dict(value)


class Named:
    """A list of other things of the game, by their IDs."""

    def __init__(self, things: Sequence[Thing], fewest: int, most: int) -> None:
        self.things = {thing.id: thing for thing in things}
        self.fewest = fewest
        self.most = most
        self.words = f"a list of {fewest} to {most} of {', '.join(self.things)}"

    def read(self, raw: Any) -> tuple[Thing, ...]:
        if type(raw) is not list or not self.fewest <= len(raw) <= self.most:
            raise ValueError(self.words)
        if not all(type(id) is str and id in self.things for id in raw):
            raise ValueError(self.words)
        return tuple([self.things[id] for id in raw])

    def written(self, value: Sequence[Thing]) -> list[str]:
        return [thing.id for thing in value]
