"""Bots do not go round in circles: nothing is gained by coming back in a turn to where it already stood, nor by going
in two steps to where one step would have led.

Rules may allow things that undo each other, such as a free way there and back, any number of times: their verbs are
marked as such (`repeats`). Whoever plays by itself keeps a `Trail` of its seat, and before it does one of those looks
where that leads. All else uses something up and is not looked at: to be on one's guard must cost next to nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable
from functools import partial
from hashlib import blake2b
from typing import Any, Optional

from orrery.core.ask import Ask
from orrery.core.rng import Rng
from orrery.core.title import Title


class Place:
    """Where a seat was asked: the shape of the question, which is quick to compare, and all that the seat saw. With the
    game in hand, each is worked out only once somebody wants to know it."""

    __slots__ = ("_game", "_reach", "_shape", "_sight")

    def __init__(self, shape: str, sight: str, reach: Optional[Collection[str]] = (), game: Any = None) -> None:
        self._shape = shape
        self._sight = sight
        self._reach = reach
        self._game = game

    def shape(self, seat: int) -> str:
        if not self._shape:
            self._shape = shape(self._game.asks[seat])
        return self._shape

    def sight(self, title: Title, seat: int) -> str:
        if not self._sight:
            self._sight = sight(title, self._game, seat)
        return self._sight

    def reach(self, title: Title, seat: int) -> Collection[str]:
        """What the seat would have seen after each option that used nothing up."""
        if self._reach is None:
            self._reach = in_reach(title, self._game, seat)
        return self._reach


def shape(ask: Optional[Ask]) -> str:
    """How many options of which verbs."""
    return "" if ask is None else ", ".join([f"{part.verb.name} {part.count}" for part in ask.parts()])


def sight(title: Title, g: Any, seat: int) -> str:
    """All that a seat sees, in short; the same in every process."""
    text = json.dumps(title.view(g, seat), sort_keys=True)
    return blake2b(text.encode(), digest_size=12).hexdigest()


def in_reach(title: Title, g: Any, seat: int) -> list[str]:
    """What the seat would see after each option that is followed by a question of the same shape."""
    asked, found = shape(g.asks[seat]), []
    world = title.imagine(g, seat, Rng(0))
    for number in range(world.asks[seat].count):
        after = world.copy()
        after.choose(seat, number)
        if shape(after.asks.get(seat)) == asked:
            found.append(sight(title, after, seat))
    return found


def unseen(g: Any) -> Place:
    """A place at which nobody has looked back yet."""
    return Place("", "", None, g)


def may_circle(ask: Ask) -> bool:
    """Whether a question has options that can be taken any number of times for nothing."""
    return any(part.verb.repeats for part in ask.parts())


class Trail:
    """Where a seat has been asked in this round."""

    def __init__(self, title: Title, seat: int, places: Iterable[Place] = ()) -> None:
        self.title = title
        self.seat = seat
        self.places = list(places)
        self.round: Optional[int] = None

    def note(self, g: Any) -> None:
        """The seat is about to choose here."""
        if self.round not in (None, g.round):
            self.places.clear()
        self.round = g.round
        self.places.append(unseen(g.copy()))

    def leads_back(self, g: Any, given_up: bool = False) -> bool:
        """Whether a choice that led here led back: the seat is asked again where it already was, or where it could have
        been a step sooner. Whoever gives up what was begun is back whatever was shown meanwhile."""
        ask = g.asks.get(self.seat)
        if ask is None or not self.places:
            return False
        asked = shape(ask)
        alike = [place for place in self.places if place.shape(self.seat) == asked]
        if not alike or given_up:
            return bool(alike)
        seen = sight(self.title, g, self.seat)
        if any(place.sight(self.title, self.seat) == seen for place in alike):
            return True
        return any(seen in place.reach(self.title, self.seat) for place in alike if place is not self.places[-1])

    def by_chance(self, g: Any, rng: Rng) -> int:
        """For random play: any option that does not lead back."""
        self.note(g)
        return any_but(g.asks[self.seat].count, partial(self._back_from, g), rng)

    def _back_from(self, g: Any, number: int) -> bool:
        part, _ = g.asks[self.seat].part_with(number)
        if not part.verb.repeats:
            return False
        twin = g.copy()
        twin.choose(self.seat, number)
        return self.leads_back(twin, part.verb.ends)


def any_but(count: int, barred: Callable[[int], bool], rng: Rng) -> int:
    """Any option that is not barred, or simply any where all are."""
    left = list(range(count))
    while left:
        number = left.pop(rng.below(len(left)))
        if not barred(number):
            return number
    return rng.below(count)
