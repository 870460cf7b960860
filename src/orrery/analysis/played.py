"""A game as it was played, step by step: all of it, or what one seat knows of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from orrery.core.game import Event
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.play.receipt import digest
from orrery.play.session import Session

EVERYBODY: Final = -1


class Taken(NamedTuple):
    """A choice: who chose what, where that was and where it led, and what was told of it."""

    seat: int
    key: str
    before: Any
    after: Any
    events: Sequence[Event]
    judged: bool = True  # whether the choice itself is: nobody knows what a rival could have done instead


class Played(NamedTuple):
    title: Title
    names: list[str]
    bots: frozenset[int]
    start: Any
    taken: list[Taken]
    seed: int  # of all that is imagined on the way: everybody finds the same
    seat: int = EVERYBODY

    @property
    def end(self) -> Any:
        return self.taken[-1].after if self.taken else self.start


def played(session: Session, journal: Sequence[tuple[int, str]]) -> Played:
    """The game of these choices, from where the session stands."""
    start, taken = session.game.copy(), []
    before = start
    for seat, key in journal:
        told = len(session.log)
        session.choose(seat, key)
        after = session.game.copy()
        after.events = None
        taken.append(Taken(seat, key, before, after, [event for _, event in session.log[told:]]))
        before = after
    bots = frozenset(range(len(session.names))) - session.people
    return Played(session.title, session.names, bots, start, taken, int(digest([session.commitment])[:12], 16))


def seen_by(whole: Played, seat: int, veiled: Collection[int] = ()) -> Played:
    """What one seat knows of a game that still runs: every position is imagined anew from what it saw, choices that
    others made behind screens (`veiled` are their numbers) it knows nothing of, and only its own are judged."""
    title, rng = whole.title, Rng(whole.seed)
    start = title.imagine(whole.start, seat, rng)
    taken: list[Taken] = []
    for number, step in enumerate(whole.taken, 1):
        if number in veiled and step.seat != seat:
            continue
        mine = step.seat == seat
        before = title.imagine(step.before, seat, rng) if mine else taken[-1].after if taken else start
        events = [event for event in step.events if not event[3] or event[1] == seat]
        after = title.imagine(step.after, seat, rng)
        taken.append(Taken(step.seat, step.key if mine else "", before, after, events, mine))
    return whole._replace(start=start, taken=taken, seat=seat)
