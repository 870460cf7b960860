"""Anything that lies open, as plain data: what is printed on a thing, and all of a game without secrets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from orrery.core.ask import Do, Thing
from orrery.core.rng import Rng
from orrery.core.words import Words

REMEMBERED: Final = 4096  # hands and piles


_SORTED: Final[dict[tuple[Any, ...], list[str]]] = {}


def in_order(things: tuple[Any, ...]) -> list[str]:
    """By their refs, so that nothing is told of how they lie. Views are taken far oftener than hands change, so what
    was sorted is remembered."""
    if len(things) < 2:
        return [thing.ref for thing in things]
    known = _SORTED.get(things)
    if known is None:
        if len(_SORTED) >= REMEMBERED:
            _SORTED.clear()
        known = _SORTED[things] = sorted([thing.ref for thing in things])
    return known[:]


def as_data(value: Any) -> Any:
    """Things by their refs, what they do as the names of rules with their numbers."""
    if isinstance(value, Thing):
        return value.ref
    if isinstance(value, Do):
        return {"do": value.rule.__name__, "args": as_data(value.args)}
    if isinstance(value, (tuple, list)):
        return [as_data(item) for item in value]
    if isinstance(value, dict):
        return {str(key): as_data(item) for key, item in value.items()}
    return value


def parts_of(owner: Any, names: Iterable[str]) -> dict[str, Any]:
    return {name: as_data(getattr(owner, name)) for name in names}


class Open:
    """The sight of a game without secrets: everybody sees all that a save holds, and can imagine no other game."""

    def __init__(self, words: Words, fields: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
        self.words = words
        self.of_game, self.of_player = fields

    def view(self, g: Any, seat: int) -> dict[str, Any]:
        return {
            "acting": next(iter(g.asks)) if len(g.asks) == 1 else -1,
            **parts_of(g, self.of_game),
            "players": [parts_of(p, self.of_player) for p in g.players],
            "waiting_for": sorted(g.asks),
            "ask": self.words.question(g.asks.get(seat), None),
        }

    def imagine(self, g: Any, seat: int, rng: Rng) -> Any:
        """What dice will show is never known, so the generator is another."""
        twin = g.copy()
        twin.rng = rng.fork()
        return twin
