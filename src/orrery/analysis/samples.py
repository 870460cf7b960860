"""Games between bots of mixed levels, to see by them whether hints and analyses tell the truth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orrery.analysis.played import Played, Taken
from orrery.bots.ahead import mind
from orrery.bots.seen import Bot, Seen
from orrery.core.game import Event
from orrery.core.rng import Rng
from orrery.core.title import Title

LEVELS: Final = ("novice", "learner", "player", "expert")


def mixed_game(title: Title, seed: int) -> Played:
    """A whole game of bots whose levels are drawn by lot, mostly for two."""
    chance = Rng(seed ^ 0x70726F6F66)
    seats = title.seats[chance.below(len(title.seats))] if chance.below(2) else 2
    seats = seats if seats in title.seats and seats > 1 else max(2, title.seats[0])
    bots = [mind(LEVELS[chance.below(len(LEVELS))], chance.fork().state) for _ in range(seats)]
    return played_by(title, bots, seed)


def played_by(title: Title, bots: Sequence[Bot], seed: int) -> Played:
    g: Any = title.setup(seed, len(bots), title.settings({}))
    start, taken = g.copy(), list[Taken]()
    while g.asks:
        seat = min(g.asks)
        number = bots[seat].choose(Seen(title, g, seat))
        option = g.options(seat)[number]
        before, g = g, g.copy()
        events: list[Event] = []
        g.events = events
        g.apply(seat, option)
        g.events = None
        taken.append(Taken(seat, option.key, before, g, events))
    names = [f"Player {n}" for n in range(1, len(bots) + 1)]
    return Played(title, names, frozenset(range(len(bots))), start, taken, seed)


def story(game: Played, at: int) -> list[Event]:
    """All that was told before this choice."""
    return [event for step in game.taken[:at] for event in step.events]
