"""The ways in which a turn may end: a beam over a seat's own choices, led by the hand-written evaluation.

It works on imagined games only. A line of play ends with the turn, or where something hidden comes to light: no plan
builds on what only this deal would bring. Where halves of turns cannot be compared with whole ones, as in a game of
phases, the turn is finished by looks before it is judged; what came to light stays out of its features.
"""

from __future__ import annotations

from typing import Any, Final, Optional

from orrery.core.ask import Ask
from orrery.core.parts import Advice
from orrery.minds.finishing import finished, repeats

Path = tuple[int, ...]  # numbers of options, one after another
Met = set[tuple[float, bytes]]  # positions by their looks and by what the seat knows of them
NOBODY: Final = -1
LONGEST: Final = 40  # actions in a turn
FEW: Final = 3  # ways to carry an action out that are kept


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

    def __init__(self, advice: Advice, width: int, ends: int, roots: int, inside: int = 8) -> None:
        self.evaluate = advice.evaluate
        self.rests = advice.rests
        self.finishes = advice.finishes
        self.features: Any = advice.features
        self.width = width  # lines that are followed
        self.ends = ends  # ways to end the turn that are told
        self.revealed = 0  # how much had come to light where the thoughts began
        self.inside = inside  # questions within an action that are followed up
        self.roots = roots  # first choices of which the best line is followed, however bad it looks

    def turn_ends(self, world: Any, seat: int) -> list[Line]:
        """The best by their looks, and the best of each first choice; the best comes first."""
        start = undisturbed(world)
        lines = [Line(start, (), False)]
        ended: list[Line] = []
        self.revealed = start.revealed
        last: int = start.round
        met: Met = {(self.evaluate(start, seat), self.features(start, seat, start))}
        for _ in range(LONGEST):
            pool: list[Line] = []
            for line in lines:
                for after in self.steps(line, seat):
                    g = after.game
                    if seat not in g.asks or g.revealed != self.revealed or g.round != last:
                        ended.append(after)
                    else:
                        pool.append(after)
            going = self.best(pool, seat, start, self.width, met)
            if not going:
                if ended or not pool:
                    break
                going = self.best(pool, seat, start, self.width, set())  # there is no other way to the end
            lines = going
        return self.best(ended or lines, seat, start, self.ends, set())

    def steps(self, line: Line, seat: int) -> list[Line]:
        """Every option, each played on to the next question between two actions."""
        ask: Ask = line.game.asks[seat]
        found: list[Line] = []
        for number in range(ask.count):
            again = repeats(ask, number)
            if again and line.repeated:
                continue
            twin = line.game.copy()
            twin.choose(seat, number)
            first = Line(twin, line.path + (number,), line.repeated or again)
            found += self.settled(first, seat)
        return found

    def settled(self, first: Line, seat: int) -> list[Line]:
        """Where a choice leads once its action is carried out: the few best of the ways to do that. What looks best is
        carried on first; what was already met on the way, as after a trade and its reverse, is not met again."""
        if self.is_carried_out(first.game, seat):
            self.look(first, seat)
            return [first]
        open_lines = [first]
        here: list[Line] = []
        met: set[tuple[float, int]] = set()
        followed = 0
        while open_lines and (followed < self.inside or not here) and followed < LONGEST:
            best = 0
            for at in range(1, len(open_lines)):
                if open_lines[at].looks > open_lines[best].looks:
                    best = at
            line = open_lines.pop(best)
            followed += 1
            known: Optional[Line] = None
            for after in self.continued(line, seat):
                asked: Any = after.game.asks.get(seat)
                position = (after.looks, 0 if asked is None else asked.count)
                if position in met:
                    known = after if known is None or after.looks > known.looks else known
                    continue
                met.add(position)
                if self.is_carried_out(after.game, seat):
                    here.append(after)
                else:
                    open_lines.append(after)
            if known is not None and not here and not open_lines:
                open_lines.append(known)  # what looks as before need not be the same, and there is no other way
        if not here:
            return open_lines[:1]
        if len(here) > FEW:
            here.sort(key=order)
            return here[:FEW]
        return here

    def look(self, line: Line, seat: int) -> None:
        if self.finishes and line.game.revealed != self.revealed:
            line.game = finished(line.game, seat, self.evaluate, line.game.round)
        line.looks = self.evaluate(line.game, seat)

    def is_carried_out(self, g: Any, seat: int) -> bool:
        return seat not in g.asks or g.revealed != self.revealed or self.rests(g, seat)

    def continued(self, line: Line, seat: int) -> list[Line]:
        """Every answer to a question within an action."""
        ask: Ask = line.game.asks[seat]
        count: int = ask.count
        found: list[Line] = []
        for number in range(count - 1, -1, -1):
            twin = line.game.copy() if number else line.game
            twin.choose(seat, number)
            after = Line(twin, line.path + (number,), line.repeated)
            self.look(after, seat)
            found.append(after)
        return found

    def best(self, lines: list[Line], seat: int, start: Any, most: int, met: Met) -> list[Line]:
        """The best of these, and the best of some first choices; none that leads to what has been met."""
        lines.sort(key=order)
        found: list[Line] = []
        roots: set[int] = set()
        for line in lines:
            root = line.path[0]
            if len(found) >= most and (root in roots or len(roots) >= self.roots):
                continue
            position = (line.looks, self.row(line, seat, start))
            if position not in met:
                met.add(position)
                found.append(line)
                roots.add(root)
        return found

    def row(self, line: Line, seat: int, start: Any) -> bytes:
        if not line.row:
            line.row = self.features(line.game, seat, start)
        return line.row


def order(line: Line) -> tuple[float, int, Path]:
    """Of ways to the same end the shortest: nobody trades to and fro."""
    return (-line.looks, len(line.path), line.path)


def undisturbed(world: Any) -> Any:
    """While all choose at the same time somebody else takes for ever: otherwise the last choice would bring to light
    what the others have only been imagined to choose, and be judged by it."""
    if world.lanes:
        world = world.copy()
        for ask in world.asks.values():
            world.asks[NOBODY] = ask
            break
    return world
