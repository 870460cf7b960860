"""How a game's events, options and places are said in words."""

from __future__ import annotations

import string
from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Final, Optional

from orrery.core.ask import Ask, Option, Thing
from orrery.core.game import UNCERTAIN, Event

LONGEST: Final = 70  # letters of a question: what is read at one glance


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


class _Linker(_Formatter):
    """Fills the same templates, and leaves a mark around everything that has a ref."""

    kinds: Container[str] = ()

    def format_field(self, value: Any, format_spec: str) -> str:
        said = super().format_field(value, format_spec)
        if format_spec in self.bundles or isinstance(value, tuple):
            return said
        if isinstance(value, Thing):
            return f"\0{value.ref}\1{said}\0"
        if format_spec in self.places and format_spec in self.kinds:
            return f"\0{format_spec}:{value}\1{said}\0"
        return said


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
        self._linker = _Linker(places, self.bundles)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """A sentence for the log."""
        return self._fill(self._formatter, event, names)

    def parts(self, event: Event, names: Sequence[str], kinds: Container[str]) -> list[tuple[str, str]]:
        """The same sentence in pieces: the words, and the ref of the thing or place they name, if any."""
        self._linker.kinds = kinds  # of places that can be pointed at
        pieces = [piece.rpartition("\1") for piece in self._fill(self._linker, event, names).split("\0")]
        return [(said, ref) for ref, _, said in pieces if said]

    def _fill(self, formatter: _Formatter, event: Event, names: Sequence[str]) -> str:
        name, seat, details, _ = event
        if seat >= len(names):
            names = [*names, self.guest]
        who = names[seat] if seat >= 0 else ""
        others = [names[s] for s in range(len(names)) if s != seat]
        return formatter.format(self.events[name], *details, who=who, others=join(others), names=names)

    def label(self, option: Option) -> str:
        """What the option says on a button."""
        return self._formatter.format(self.labels[option.verb.name], on=option.on)

    def prompt(self, ask: Ask) -> str:
        """The question in a sentence. One that would be long names what comes first and the way out; whatever else can
        be done is seen."""
        parts = [part for part in ask.parts() if part.verb.prompt]
        said = [self._formatter.format(part.verb.prompt, *part.known) for part in parts]
        if len(_either(said)) > LONGEST:
            alone = [words for part, words in zip(parts, said, strict=True) if not part.verb.kind]
            said = [said[0], alone[-1] if alone and alone[-1] != said[0] else said[-1]]
        return _either(said)

    def question(self, ask: Optional[Ask], cause: Optional[Thing]) -> Optional[dict[str, Any]]:
        """A question as a client receives it: in words, with the thing that caused it and all that can be chosen."""
        if ask is None:
            return None
        return {
            "prompt": self.prompt(ask),
            "because": "" if cause is None else cause.ref,
            "options": [
                {"key": o.key, "verb": o.verb.name, "target": o.target, "label": self.label(o)} for o in ask.options()
            ],
        }


def _either(choices: Sequence[str]) -> str:
    return ", or ".join([*choices[:1], *[f"{words[0].lower()}{words[1:]}" for words in choices[1:]]])


def visible(events: Sequence[Event], seat: int) -> list[Event]:
    """The events this seat may know of."""
    return [e for e in events if e[0] != UNCERTAIN and (not e[3] or e[1] == seat)]


def join(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
