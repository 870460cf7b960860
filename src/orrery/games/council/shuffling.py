"""Things in order by number, then shuffled: what comes of it depends on what there is, not on where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from orrery.core.ask import Thing
from orrery.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T", bound=Thing)


def numbers(things: list[T]) -> i64:
    """A bit for each of these."""
    found: i64 = 0
    one: i64 = 1
    for thing in things:
        found |= one << thing.number
    return found


def in_order(those: i64, box: tuple[T, ...]) -> list[T]:
    """Things as they lie in the box; far quicker than to sort them."""
    return [thing for thing in box if those >> thing.number & 1]


def shuffled(things: list[T], box: tuple[T, ...], rng: Rng) -> list[T]:
    pile = in_order(numbers(things), box) if len(things) > 1 else things
    rng.shuffle(pile)
    return pile
