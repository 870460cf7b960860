"""What the checks of edited positions are made of: see `Title.check`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core.ask import Thing


def need(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(f"{what}: no game can have that")


def whole(x: Any, low: int, high: int) -> bool:
    return type(x) is int and low <= x <= high


def row(items: Any, length: int, low: int, high: int) -> bool:
    """So many numbers, all within these bounds."""
    return isinstance(items, (list, tuple)) and len(items) == length and all(whole(x, low, high) for x in items)


def all_of(items: Any, *kinds: type[Thing]) -> bool:
    return isinstance(items, tuple) and all(isinstance(thing, kinds) for thing in items)


def there(things: Sequence[Any]) -> tuple[Any, ...]:
    """Those that are not missing."""
    return tuple([thing for thing in things if thing is not None])


def once(items: Sequence[Any]) -> bool:
    return len(set(items)) == len(items)


def some_of(items: Any, among: tuple[int, ...], most: int) -> bool:
    """Different ones of these numbers, up to so many."""
    return (
        row(items, len(items), among[0], among[-1]) and len(items) <= most and set(items) <= set(among) and once(items)
    )
