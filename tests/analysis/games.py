"""Parts of games that were played by chance: short enough to be analysed in a test."""

from __future__ import annotations

from functools import cache
from typing import Any

from orrery.analysis.played import Played, Taken
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.games import titles

LEARNED = [title.name for title in titles() if title.advice.features is not None]
NAMES = ["Ann", "Bea", "Cem"]


@cache
def whole(game: str, seats: int = 2, seed: int = 3, most: int = 100_000) -> Played:
    """A game up to so many choices, without what it takes to take any of them back."""
    title, chance = find_title(game), Rng(seed)
    g: Any = title.setup(seed, seats, title.settings({}))
    start, taken = g.copy(), []
    while g.asks and len(taken) < most:
        seat = min(g.asks)
        options = g.options(seat)
        key = options[chance.below(len(options))].key
        before, g = g, g.copy()
        g.events = []
        g.apply(seat, title.catalog.options[key])
        taken.append(Taken(seat, key, before, g, g.events))
        g.events = None
    return Played(title, NAMES[:seats], frozenset({seats - 1}), start, taken, seed)


def part(found: Played, first: int, last: int) -> Played:
    return found._replace(start=found.taken[first].before, taken=found.taken[first:last])


def ending(game: str, seats: int = 2, last: int = 16, seed: int = 3) -> Played:
    """The last choices of a game."""
    found = whole(game, seats, seed)
    return part(found, len(found.taken) - last, len(found.taken))


def middle(game: str, moves: int = 12) -> Played:
    """Some choices of a game that runs on after them."""
    return part(whole(game, most=100 + moves), 100, 100 + moves)


def dealt_anew(title: Title, game: Played, seat: int) -> Played:
    """The same game, all that this seat cannot know being otherwise; what others chose too, where it is not seen."""

    def anew(g: Any, number: int) -> Any:
        return title.imagine(g, seat, Rng(1000 + number))

    taken = []
    for number, step in enumerate(game.taken):
        key = step.key if step.seat == seat else ""
        before, after = anew(step.before, number), anew(step.after, 500 + number)
        events = [event for event in step.events if not event[3] or event[1] == seat]
        taken.append(step._replace(before=before, after=after, key=key, events=events))
    return game._replace(start=anew(game.start, 99), taken=taken)
