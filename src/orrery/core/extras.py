"""Things that do not lie in the box of a game: each comes with a switch of the table, so that games without it, and all
that were played before it was made, stay as they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from orrery.core.ask import Thing
from orrery.core.parts import Settings

T = TypeVar("T", bound=Thing)


def brought_by(switch: str, *things: Thing) -> tuple[Thing, ...]:
    """These, marked with the switch: they are dealt where its choice is `yes`."""
    for thing in things:
        thing.switch = switch
    return things


def in_play(things: Iterable[T], settings: Settings) -> tuple[T, ...]:
    """Those that a table with these settings plays with: what lies in the box, and the extras that it chose."""
    return tuple([thing for thing in things if not thing.switch or settings.get(thing.switch) == "yes"])


def kind_of(kind: type[T], things: Iterable[Thing]) -> tuple[T, ...]:
    return tuple([thing for thing in things if isinstance(thing, kind)])
