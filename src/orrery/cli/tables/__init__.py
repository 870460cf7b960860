"""How the games are drawn in a terminal. A drawing gets what a seat can see, never the game itself."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from rich.console import Group, RenderableType

from orrery.core.title import Title
from orrery.core.view import AtTable, Seen


class Shown(Seen, AtTable):
    """What every drawing can count on; each game's own has more."""


V = TypeVar("V", bound=Shown)


class Pane(Generic[V]):
    """What is drawn: the view of a seat (-1 is a spectator), and how wide the drawing may be."""

    def __init__(self, title: Title, view: V, seat: int, width: int) -> None:
        self.title = title
        self.view = view
        self.seat = seat
        self.width = width
        settings: Any = view.get("settings", {})
        self.settings = title.settings(settings)
        self.board = title.printed.board(self.settings)
        self._facts: dict[str, dict[str, Any]] = {}

    def name(self, ref: str) -> str:
        """The name of a thing; anything else stays as it is."""
        thing = self.title.catalog.things.get(ref)
        return ref if thing is None else thing.name

    def text(self, ref: str) -> str:
        thing = self.title.catalog.things.get(ref)
        return "" if thing is None else self.title.printed.text(thing, self.settings)

    def facts(self, ref: str) -> dict[str, Any]:
        """What is printed on a thing."""
        if ref not in self._facts:
            self._facts[ref] = self.title.printed.facts(self.title.catalog.things[ref], self.settings)
        return self._facts[ref]

    def place(self, kind: str, number: int) -> str:
        """What the game calls a place, a level and the like."""
        return self.title.words.places[kind](number)

    def numbers(self) -> dict[str, int]:
        """The number under which each thing can be chosen now."""
        ask = self.view["ask"]
        return {} if ask is None else {option["target"]: number for number, option in enumerate(ask["options"], 1)}


def whole(pane: Pane[Any]) -> RenderableType:
    """Everything on the table."""
    return Group(*_drawing(pane).whole(pane))


def mine(pane: Pane[Any]) -> RenderableType:
    """What changes from choice to choice for the seat that looks."""
    return Group(*_drawing(pane).mine(pane))


def explained(pane: Pane[Any]) -> set[str]:
    """The things whose texts the whole table shows, so that a list of options need not repeat them."""
    found: set[str] = _drawing(pane).explained(pane)
    return found


def note(pane: Pane[Any], target: str) -> str:
    """What to add to an option that points there, such as where a piece stands now."""
    added: str = _drawing(pane).note(pane, target)
    return added


def _drawing(pane: Pane[Any]) -> Any:
    name = f"{__name__}.{pane.title.name}"
    return import_module(name if find_spec(name) is not None else f"{__name__}.plain")
