"""What an option would do, told from games that the seat can imagine: nothing hidden is given away."""

from __future__ import annotations

from typing import Any

from orrery.core.game import UNCERTAIN, Event
from orrery.core.rng import Rng
from orrery.core.title import Title


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


def final_options(title: Title, game: Any, seat: int, people: frozenset[int]) -> list[str]:
    """Which options bring something to light that `people` could remember."""
    twin = title.imagine(game, seat, Rng(1))
    twin.events = None
    if title.sight.screened(game):
        let_bots_finish(twin, people)
    found: list[str] = []
    for option in twin.options(seat):
        then = twin.copy()
        then.apply(seat, option)
        seen_by_others = then.shown != twin.shown and bool(people - {seat})
        if then.revealed != twin.revealed or seen_by_others:
            found.append(option.key)
    return found


def let_bots_finish(twin: Any, people: frozenset[int]) -> None:
    """Nobody is to learn from what could be taken back whether a bot is done."""
    stage = twin.stage
    for bot in [seat for seat in twin.asks if seat not in people]:
        while bot in twin.asks and twin.stage == stage and len(twin.asks) > 1:
            twin.choose(bot, 0)
