"""How a game's events, options and places are said in words."""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Optional

from orrery.core.ask import Ask, Option, Thing
from orrery.core.game import UNCERTAIN, Event


class _Formatter(string.Formatter):
    """Fills templates such as `{who} puts a {0} on {1:space}`: things by name, places by the name of their kind."""

    def __init__(self, places: Mapping[str, Callable[[Any], str]], bundles: Mapping[str, Callable[[Any], str]]) -> None:
        self.places = places
        self.bundles = bundles

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec in self.bundles:
            return self.bundles[format_spec](value)
        if isinstance(value, Thing):
            return value.name
        if isinstance(value, tuple):
            return join([self.format_field(item, format_spec) for item in value])
        if format_spec in self.places:
            return self.places[format_spec](value)
        return str(value)


class Words:
    def __init__(
        self,
        events: Mapping[str, str],
        labels: Mapping[str, str],
        places: Mapping[str, Callable[[Any], str]],
        bundles: Optional[Mapping[str, Callable[[Any], str]]] = None,
        guest: str = "",
    ) -> None:
        self.events = events
        self.labels = labels
        self.places = places
        self.bundles = bundles or {}  # how tuples are said that mean one thing, such as a handful of gemstones
        self.guest = guest  # the name of one who plays along without a seat of their own, such as an automaton
        self._formatter = _Formatter(places, self.bundles)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """A sentence for the log."""
        name, seat, details, _ = event
        if seat >= len(names):
            names = [*names, self.guest]
        who = names[seat] if seat >= 0 else ""
        others = [names[s] for s in range(len(names)) if s != seat]
        return self._formatter.format(self.events[name], *details, who=who, others=join(others), names=names)

    def label(self, option: Option) -> str:
        """What the option says on a button."""
        return self._formatter.format(self.labels[option.verb.name], on=option.on)

    def question(self, ask: Optional[Ask], cause: Optional[Thing]) -> Optional[dict[str, Any]]:
        """A question as a client receives it: in words, with the thing that caused it and all that can be chosen."""
        if ask is None:
            return None
        return {
            "prompt": ask.prompt(),
            "because": "" if cause is None else cause.ref,
            "options": [
                {"key": o.key, "verb": o.verb.name, "target": o.target, "label": self.label(o)} for o in ask.options()
            ],
        }


def visible(events: Sequence[Event], seat: int) -> list[Event]:
    """The events this seat may know of."""
    return [e for e in events if e[0] != UNCERTAIN and (not e[3] or e[1] == seat)]


def join(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
