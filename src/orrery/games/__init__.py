"""The games, one package each, and the shelf they stand on."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from orrery.core.parts import Settings
from orrery.core.title import Title
from orrery.games.trial import line_in, trouble_of, wanting

SHELF: Final = ("laniakea", "ultramassive", "council")
FIRST: Final = "ultramassive"  # to begin with: it has the fewest rules
GROUP: Final = "orrery.games"  # of entry points: games that other packages bring


@cache
def brought() -> dict[str, EntryPoint]:
    """Games of other packages that are installed beside this one."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in SHELF}


def shelf() -> tuple[str, ...]:
    """The names of all games there are."""
    return (*SHELF, *sorted(brought()))


def title(name: str, settings: Settings | None = None) -> Title:
    """The front door of a game, or of the variant that these settings name; unknown names are refused in a sentence."""
    return shelved(name).under(settings or {})


def shelved(name: str) -> Title:
    if name in SHELF:
        try:
            found: Title = import_module(f"orrery.games.{name}").TITLE
        except ValueError as error:  # such as two cards of one number
            raise ValueError(f"The game {name!r} cannot be opened: {error}") from error
        return found
    if name not in brought():
        raise ValueError(f"There is no game called {name!r}; there is {', '.join(shelf())}.")
    return opened(name, brought()[name])


def opened(name: str, point: EntryPoint) -> Title:
    """What another package brings may be anything: what is wrong with it is said in a sentence."""
    try:
        found = point.load()
    except Exception as error:
        said = trouble_of(error, point.module)
        raise ValueError(f"The game {name!r} is installed but cannot be opened: {said}.") from error
    if not isinstance(found, Title) or found.name != name:
        raise ValueError(f"The game {name!r} is installed but cannot be opened: {point.value} is no Title of its name.")
    lacking = wanting(found)
    if lacking:
        raise ValueError(f"The game {name!r} is installed but cannot be played: {lacking}.")
    return found


def titles() -> list[Title]:
    """All games; one that cannot be opened is left out, so that the others can be played."""
    found: list[Title] = []
    for name in shelf():
        try:
            found.append(title(name))
        except ValueError as trouble:
            warnings.warn(str(trouble), stacklevel=2)
    return found


def broken_in(error: BaseException) -> str:
    """The game of another package that the error came through, and what it said there; nothing where it did not."""
    for name, point in brought().items():
        if line_in(error, point.module):
            return f"'{name}': {trouble_of(error, point.module)}"
    return ""
