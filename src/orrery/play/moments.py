"""What can be taken back: the table just before each choice, and why nothing earlier can."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from orrery.core.game import Illegal

FURTHEST_BACK = 100  # choices that are kept to be taken back
JUST_BEGUN = "the game has just begun."


class Moment:
    """The table just before a choice that can still be taken back."""

    def __init__(self, game: Any, seat: int, key: str, moves: int, logged: int) -> None:
        self.game = game
        self.seat = seat
        self.key = key
        self.moves = moves
        self.logged = logged  # how long the log was
        self.place = ("", "")  # what a bot that chose here goes by in order not to come back
        self.reach: list[str] | None = None  # nor to go a longer way round


class Snapshot:
    """A place from which a game can be taken up again without its beginning: nothing before it can be taken back."""

    def __init__(
        self,
        game: Any,
        moves: int,
        head: str,
        chosen: Iterable[int],
        barrier: str,
        veiled: Mapping[int, int] | None = None,
    ) -> None:
        self.game = game
        self.moves = moves  # how many choices led here
        self.head = head  # of the chain of choices
        self.chosen = frozenset(chosen)  # who made them
        self.barrier = barrier  # why none of them can be taken back
        self.veiled = dict(veiled or {})  # by seat, how many of them were made behind a screen


class Moments:
    """All moments behind which the game can still go, oldest first."""

    def __init__(self, names: Sequence[str], barrier: str = JUST_BEGUN) -> None:
        self.names = names
        self.kept: list[Moment] = []
        self.barrier = barrier  # why nothing before the first moment can be taken back

    def close(self, barrier: str) -> None:
        """From now on nothing before can be taken back."""
        self.kept.clear()
        self.barrier = barrier

    def forget_the_oldest(self) -> None:
        if len(self.kept) > FURTHEST_BACK:
            del self.kept[0]
            self.barrier = "it is too long ago."

    def of(self, seat: int) -> list[Moment]:
        return [moment for moment in self.kept if moment.seat == seat]

    def way_back(self, seat: int, game: Any, people: frozenset[int], screened: bool) -> tuple[int, list[Moment]]:
        """To which moment taking back would lead this seat from the game as it is now, and what others chose at the
        same time and so is kept. Only `people` can remember what they chose or saw; bots forget it."""
        i = max([i for i, moment in enumerate(self.kept) if moment.seat == seat], default=-1)
        if i < 0:
            raise Illegal(f"That cannot be taken back: {self.barrier}")
        moment, later = self.kept[i], self.kept[i + 1 :]
        kept = [m for m in later if at_the_same_time(moment.game, m.game)]
        if screened and moment.game.stage != game.stage and people - {seat}:
            raise Illegal("That cannot be taken back: all choose at the same time now, and some may have chosen.")
        for m in later:
            if m not in kept and m.seat in people and m.seat != seat:
                raise Illegal(f"That cannot be taken back: {self.names[m.seat]} has chosen since.")
        self.refuse_if_shown([moment, *later], game, bool(people - {seat}))
        return i, kept

    def refuse_if_shown(self, steps: list[Moment], game: Any, to_people: bool) -> None:
        """What one player has shown to another who can remember it stays shown."""
        after = [*[m.game.shown for m in steps[1:]], game.shown]
        for m, shown in zip(steps, after, strict=True):
            if m.game.shown != shown and (m.seat != steps[0].seat or to_people):
                raise Illegal(f"That cannot be taken back: all have seen what {self.names[m.seat]} has shown since.")

    def shorten(self, log: list[Any], keep: int) -> None:
        """Forget old events of the log, but none that taking back would have to remove."""
        cut = min(len(log) - keep, self.kept[0].logged if self.kept else len(log))
        if cut > 0:
            del log[:cut]
            for moment in self.kept:
                moment.logged -= cut


def at_the_same_time(a: Any, b: Any) -> bool:
    """Whether all chose at once in both of these positions, and the same thing."""
    return bool(a.lanes) and bool(b.lanes) and a.stage == b.stage
