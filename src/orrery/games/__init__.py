"""The games, one package each, and the shelf they stand on."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from orrery.core.title import Title

SHELF: Final[tuple[str, ...]] = ("ultramassive", "council", "laniakea")


def title(name: str) -> Title:
    """The front door of a game; unknown names are refused in a sentence."""
    if name not in SHELF:
        raise ValueError(f"There is no game called {name!r}; there is {', '.join(SHELF)}.")
    found: Title = import_module(f"orrery.games.{name}").TITLE
    return found


def titles() -> list[Title]:
    return [title(name) for name in SHELF]
