"""The ways in which a turn may end: a beam over a seat's own choices, led by the hand-written evaluation.

It works on imagined games only. A line of play ends with the turn, or where something hidden comes to light: no plan
builds on what only this deal would bring.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.core.ask import Ask
from orrery.core.parts import Advice

Path = tuple[int, ...]  # numbers of options, one after another
NOBODY: Final = -1
LONGEST: Final = 40  # actions in a turn
LEAVES: Final = 80  # positions that one option is followed to
FEW: Final = 3  # of them that are kept
WORST: Final = -1e9


class Line:
    """Choices of one seat, and where they lead."""

    __slots__ = ("game", "looks", "path", "repeated", "row")

    def __init__(self, game: Any, path: Path, repeated: bool) -> None:
        self.game = game
        self.path = path
        self.repeated = repeated  # whether something was done that could be repeated for nothing: once is enough
        self.looks = 0.0
        self.row = b""


class Beam:
    """How widely a seat looks for ways to end its turn."""

    def __init__(self, advice: Advice, width: int, ends: int, roots: int) -> None:
        self.evaluate = advice.evaluate
        self.rests = advice.rests
        self.features: Any = advice.features
        self.width = width  # lines that are followed
        self.ends = ends  # ways to end the turn that are told
        self.revealed = 0  # how much had come to light where the thoughts began
        self.roots = roots  # first choices of which the best line is followed, however bad it looks

    def turn_ends(self, world: Any, seat: int) -> list[Line]:
        """The best by their looks, and the best of each first choice; the best comes first."""
        start = undisturbed(world)
        lines = [Line(start, (), False)]
        ended: list[Line] = []
        self.revealed = start.revealed
        last: int = start.round
        for _ in range(LONGEST):
            pool: list[Line] = []
            for line in lines:
                for after in self.steps(line, seat):
                    g = after.game
                    if seat not in g.asks or g.revealed != self.revealed or g.round != last:
                        ended.append(after)
                    else:
                        pool.append(after)
            if not pool:
                break
            lines = self.best(pool, seat, start, self.width)
        return self.best(ended or lines, seat, start, self.ends)

    def steps(self, line: Line, seat: int) -> list[Line]:
        """Every option, each played on to the next question between two actions."""
        ask: Ask = line.game.asks[seat]
        found: list[Line] = []
        for number in range(ask.count):
            repeats = ask.part_with(number)[0].verb.repeats
            if repeats and line.repeated:
                continue
            twin = line.game.copy()
            twin.choose(seat, number)
            first = Line(twin, line.path + (number,), line.repeated or repeats)
            found += self.settled(first, seat)
        return found

    def settled(self, first: Line, seat: int) -> list[Line]:
        """Where a choice leads once its action is carried out: the few best of the ways to do that."""
        open_lines = [first]
        here: list[Line] = []
        while open_lines:
            line = open_lines.pop()
            ask: Any = line.game.asks.get(seat)
            lit: bool = line.game.revealed != self.revealed
            if ask is None or lit or len(here) + len(open_lines) >= LEAVES or self.rests(line.game, seat):
                line.looks = self.evaluate(line.game, seat)
                here.append(line)
                continue
            count: int = ask.count
            for number in range(count - 1, -1, -1):
                twin = line.game.copy() if number else line.game
                twin.choose(seat, number)
                open_lines.append(Line(twin, line.path + (number,), line.repeated))
        if len(here) > FEW:
            here.sort(key=order)
            return here[:FEW]
        return here

    def best(self, lines: list[Line], seat: int, start: Any, most: int) -> list[Line]:
        """The best of these, and the best of some first choices. Of lines to the same position one is kept."""
        lines.sort(key=order)
        found: list[Line] = []
        roots: set[int] = set()
        for line in lines:
            root = line.path[0]
            room = len(found) < most
            if not room and (root in roots or len(roots) >= self.roots):
                continue
            if self.is_new(line, found, seat, start):
                found.append(line)
                roots.add(root)
        return found

    def is_new(self, line: Line, found: list[Line], seat: int, start: Any) -> bool:
        """Lines that look alike are compared by all that the seat knows."""
        for other in reversed(found):
            if other.looks != line.looks:
                return True
            if self.row(other, seat, start) == self.row(line, seat, start):
                return False
        return True

    def row(self, line: Line, seat: int, start: Any) -> bytes:
        if not line.row:
            line.row = self.features(line.game, seat, start)
        return line.row


def order(line: Line) -> tuple[float, Path]:
    return (-line.looks, line.path)


def undisturbed(world: Any) -> Any:
    """While all choose at the same time somebody else takes for ever: otherwise the last choice would bring to light
    what the others have only been imagined to choose, and be judged by it."""
    if world.lanes:
        world = world.copy()
        for ask in world.asks.values():
            world.asks[NOBODY] = ask
            break
    return world
