"""How the games are drawn in a terminal. A drawing gets what a seat can see, never the game itself."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType

from orrery.core.title import Title


class Sight:
    """What is drawn: the view of a seat (-1 is a spectator), and how wide the drawing may be."""

    def __init__(self, title: Title, view: dict[str, Any], seat: int, width: int) -> None:
        self.title = title
        self.view = view
        self.seat = seat
        self.width = width

    def name(self, ref: str) -> str:
        """The name of a thing; anything else stays as it is."""
        thing = self.title.catalog.things.get(ref)
        return ref if thing is None else thing.name

    def text(self, ref: str) -> str:
        thing = self.title.catalog.things.get(ref)
        return "" if thing is None else self.title.text(thing, self.view.get("settings"))

    def numbers(self) -> dict[str, int]:
        """The number under which each thing can be chosen now."""
        ask = self.view.get("ask") or {"options": []}
        return {option["target"]: number for number, option in enumerate(ask["options"], 1)}


def whole(sight: Sight) -> RenderableType:
    """Everything on the table."""
    return Group(*_drawing(sight).whole(sight))


def mine(sight: Sight) -> RenderableType:
    """What changes from choice to choice for the seat that looks."""
    return Group(*_drawing(sight).mine(sight))


def explained(sight: Sight) -> set[str]:
    """The things whose texts the whole table shows, so that a list of options need not repeat them."""
    found: set[str] = _drawing(sight).explained(sight)
    return found


def note(sight: Sight, target: str) -> str:
    """What to add to an option that points there, such as where a piece stands now."""
    added: str = _drawing(sight).note(sight, target)
    return added


def _drawing(sight: Sight) -> Any:
    name = f"{__name__}.{sight.title.name}"
    return import_module(name if find_spec(name) is not None else f"{__name__}.plain")
