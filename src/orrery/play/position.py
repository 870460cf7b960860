"""Positions from strangers: loaded only if they can really be played on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.core.save import KERNEL_FIELDS, BadSave, dump, load
from orrery.core.title import Title

LONGEST = 20_000  # choices; far beyond any real game
LARGEST = 100_000  # a number that somebody has or that a rule is given: rules may count up to it
COUNTED = ("players", "agenda", "lanes", "asks")  # the other parts also hold sets of places, as bits
NOTHING = type(None).__name__


def admit(title: Title, data: Any, settings: Mapping[str, str]) -> Any:
    """The game of a position that anybody may have edited: what that breaks cannot be foreseen, so it is tried out."""
    g = load(title, data, settings)
    try:
        for part in COUNTED:
            refuse_giants(data[part])
        kinds = kinds_of(title, title.blank(len(g.players), title.settings(settings)))
        if kinds_of(title, g, kinds) != kinds:
            raise TypeError("a part is of another kind than at the start of a game")
        try_out(title, g)
    except Exception as error:
        raise BadSave(f"This is not a position of {title.title} that can be played on.") from error
    return g


def refuse_giants(x: Any) -> None:
    """A rule that is told to do something a billion times would keep everybody waiting."""
    if isinstance(x, int) and abs(x) > LARGEST:
        raise ValueError(f"{x} is more than any game counts")
    if isinstance(x, (list, dict)):
        for item in x.values() if isinstance(x, dict) else x:
            refuse_giants(item)


def kinds_of(title: Title, g: Game[Any], optional: Sequence[str] = ()) -> list[str]:
    """Of what kind every part of a position is; what may be missing (None in `optional`) counts as missing."""
    of_game, of_player = title.saving.fields
    values = [getattr(g, field) for field in of_game + KERNEL_FIELDS]
    values += [getattr(p, field) for p in g.players for field in of_player]
    kinds = [type(value).__name__ for value in values]
    return [NOTHING if was == NOTHING else kind for was, kind in zip(optional or kinds, kinds, strict=True)]


def try_out(title: Title, g: Any) -> None:
    """Save it, look at it from every seat and play copies of it to the end: what can be wrong shows itself."""
    seats = list(range(len(g.players)))
    if [p.seat for p in g.players] != seats or not set(g.asks) <= set(seats):
        raise ValueError("somebody sits where there is no seat")
    dump(title, g)
    for seat in [-1, *seats]:
        title.view(g, seat)
        title.imagine(g, seat, Rng(0))
    for seat in g.asks:
        for option in g.options(seat):
            once = g.copy()
            once.apply(seat, title.catalog.options[option.key])
            title.view(once, seat)
    play_out(title, g.copy())
    play_out(title, title.imagine(g, 0, Rng(0)))


def play_out(title: Title, twin: Any) -> None:
    dice = Rng(0)
    for _ in range(LONGEST):
        if not twin.asks and not twin.agenda:
            title.scores(twin)
            return
        seat = min(twin.asks)
        options = twin.options(seat)
        twin.apply(seat, title.catalog.options[options[dice.below(len(options))].key])
    raise ValueError("this game never ends")
