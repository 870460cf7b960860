"""The ways in which a turn may end: a beam over a seat's own choices, led by the hand-written evaluation.

It works on imagined games only. A line of play ends with the turn, or where something hidden comes to light: no plan
builds on what only this deal would bring. Where halves of turns cannot be compared with whole ones, as in a game of
phases, the turn is finished by looks before it is judged; what came to light stays out of its features.
"""

from __future__ import annotations

from typing import Any, Final, Optional

from orrery.core.game import Game
from orrery.core.parts import Advice
from orrery.minds.finishing import finished, repeats
from orrery.minds.lines import Line, options, order, undisturbed

LONGEST: Final = 40  # actions in a turn
FEW: Final = 3  # ways to carry an action out that are kept


Met = dict[float, list[Line]]  # by their looks: only among equals it matters what the seat knows of the positions


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

    def turn_ends(self, world: Game[Any], seat: int) -> list[Line]:
        """The best by their looks, and the best of each first choice; the best comes first."""
        start = undisturbed(world)
        lines = [Line(start, (), False)]
        ended: list[Line] = []
        self.revealed = start.revealed
        last = start.round
        met: Met = {self.evaluate(start, seat): lines[:]}
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
                going = self.best(pool, seat, start, self.width, {})  # there is no other way to the end
            lines = going
        found = self.best(ended or lines, seat, start, self.ends, {})
        for line in found:
            self.row(line, seat, start)
        return found

    def steps(self, line: Line, seat: int) -> list[Line]:
        """Every option, each played on to the next question between two actions."""
        ask = line.game.asks[seat]
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
            last = bool(here) and followed >= self.inside
            for after in self.continued(line, seat, last):
                position = (after.looks, options(after.game, seat))
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

    def is_carried_out(self, g: Game[Any], seat: int) -> bool:
        return seat not in g.asks or g.revealed != self.revealed or self.rests(g, seat)

    def continued(self, line: Line, seat: int, last: bool) -> list[Line]:
        """Every answer to a question within an action; the last time, those that are of use."""
        count = line.game.asks[seat].count
        found: list[Line] = []
        for number in range(count - 1, -1, -1):
            twin = line.game.copy() if number else line.game
            twin.choose(seat, number)
            found.append(Line(twin, line.path + (number,), line.repeated))
        if last:
            return self.last_answers(found, seat)
        for after in found:
            self.look(after, seat)
        return found

    def last_answers(self, answers: list[Line], seat: int) -> list[Line]:
        """What is not carried out by now will not be followed up, and need not be looked at; unless it may look like
        something that is, which then has been met before."""
        done: list[bool] = []
        asked: set[int] = set()
        for line in answers:
            carried_out = self.is_carried_out(line.game, seat)
            done.append(carried_out)
            if carried_out:
                self.look(line, seat)
                asked.add(options(line.game, seat))
        found: list[Line] = []
        for at, line in enumerate(answers):
            if done[at]:
                found.append(line)
            elif options(line.game, seat) in asked:
                self.look(line, seat)
                found.append(line)
        return found

    def best(self, lines: list[Line], seat: int, start: Game[Any], most: int, met: Met) -> list[Line]:
        """The best of these, and the best of some first choices; none that leads to what has been met."""
        lines.sort(key=order)
        found: list[Line] = []
        roots: set[int] = set()
        for line in lines:
            root = line.path[0]
            if len(found) >= most and (root in roots or len(roots) >= self.roots):
                continue
            if self.is_new(line, seat, start, met):
                found.append(line)
                roots.add(root)
        return found

    def is_new(self, line: Line, seat: int, start: Game[Any], met: Met) -> bool:
        """Whether it leads to what has not been met; if so it is from now on."""
        alike = met.get(line.looks)
        if alike is None:
            met[line.looks] = [line]
            return True
        row = self.row(line, seat, start)
        for other in alike:
            if self.row(other, seat, start) == row:
                return False
        alike.append(line)
        return True

    def row(self, line: Line, seat: int, start: Game[Any]) -> bytes:
        if not line.row:
            line.row = self.features(line.game, seat, start)
        return line.row
