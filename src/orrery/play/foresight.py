"""What an option would do, told from games that the seat can imagine: nothing hidden is given away."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from orrery.core.game import UNCERTAIN, Event
from orrery.core.rng import Rng
from orrery.core.sentence import Sentence
from orrery.core.title import Title
from orrery.core.view import Mark
from orrery.core.words import visible


class Foretold(NamedTuple):
    """An option before it is chosen."""

    meaning: Sentence
    vain: Sentence  # why it would come to nothing
    events: list[Event]  # that are certain, and that the seat may know of
    marks: list[Mark]


def foretold(title: Title, game: Any, seat: int, key: str, settings: Mapping[str, str]) -> Foretold:
    """All of it from a game that the seat can imagine."""
    option = title.catalog.options[key]
    certain = visible(certain_events(title, game, seat, key), seat)
    twin, meanings = title.imagine(game, seat, Rng(1)), title.meanings
    return Foretold(
        meanings.says(twin, seat, option, settings, title.printed),
        meanings.vain(twin, seat, option, settings),
        certain,
        meanings.marks(twin, seat, option, certain),
    )


def certain_events(title: Title, game: Any, seat: int, key: str) -> list[Event]:
    """What happens alike however the hidden things may lie."""
    first, second = [imagined_events(title, game, seat, key, salt) for salt in (1, 2)]
    certain: list[Event] = []
    for a, b in zip(first, second, strict=False):
        if a != b or a[0] == UNCERTAIN:
            break
        certain.append(a)
    return certain


def imagined_events(title: Title, game: Any, seat: int, key: str, salt: int) -> list[Event]:
    twin = title.imagine(game, seat, Rng(salt))
    events: list[Event] = []
    twin.events = events
    twin.apply(seat, title.catalog.options[key])
    return events


class Finality(NamedTuple):
    """Options that cannot be taken back, and those of them by which something is given up."""

    finals: list[str]
    losses: list[str]


def final_options(title: Title, game: Any, seat: int, people: frozenset[int]) -> Finality:
    """Which options bring something to light that `people` could remember."""
    twin = title.imagine(game, seat, Rng(1))
    twin.events = None
    let_bots_finish(title, twin, people)
    found = Finality([], [])
    for option in twin.options(seat):
        then = twin.copy()
        events: list[Event] = []
        then.events = events
        then.apply(seat, option)
        seen_by_others = then.shown != twin.shown and bool(people - {seat})
        if then.revealed != twin.revealed or seen_by_others:
            found.finals.append(option.key)
            if gives_up(events, seat, title.meanings.losses):
                found.losses.append(option.key)
    return found


def gives_up(events: list[Event], seat: int, losses: frozenset[str]) -> bool:
    """Whether the seat loses something by its own doing, before anything hidden comes to light."""
    for name, whose, _, _ in events:
        if name == UNCERTAIN:
            return False
        if whose == seat and name in losses:
            return True
    return False


def let_bots_finish(title: Title, twin: Any, people: Collection[int]) -> None:
    """Nobody is to learn from what could be taken back, or would come next, whether a bot is done behind its screen."""
    if not title.sight.screened(twin):
        return
    stage = twin.stage
    for bot in [seat for seat in twin.asks if seat not in people]:
        while bot in twin.asks and twin.stage == stage and len(twin.asks) > 1:
            twin.choose(bot, 0)
