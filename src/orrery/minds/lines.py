"""Lines of play, and the imagined games that they lead through."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.building import mypyc_attr
from orrery.core.game import Game

Path = tuple[int, ...]  # numbers of options, one after another
NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class Line:
    """Choices of one seat, and where they lead."""

    __slots__ = ("game", "looks", "path", "repeated", "row")

    def __init__(self, game: Game[Any], path: Path, repeated: bool) -> None:
        self.game = game
        self.path = path
        self.repeated = repeated  # whether something was done that could be repeated for nothing: once is enough
        self.looks = 0.0
        self.row = b""


def order(line: Line) -> tuple[float, int, Path]:
    """Of ways to the same end the shortest: nobody trades to and fro."""
    return (-line.looks, len(line.path), line.path)


def options(g: Game[Any], seat: int) -> int:
    """How many the seat has."""
    ask = g.asks.get(seat)
    return 0 if ask is None else ask.count


def undisturbed(world: Game[Any]) -> Game[Any]:
    """While all choose at the same time somebody else takes for ever: otherwise the last choice would bring to light
    what the others have only been imagined to choose, and be judged by it."""
    if world.lanes:
        world = world.copy()
        for ask in world.asks.values():
            world.asks[NOBODY] = ask
            break
    return world
