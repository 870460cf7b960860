"""What every table laid out by hand can do: choose by key, say what is offered, and why something is not."""

from __future__ import annotations

from typing import Any, Self

from orrery.core.ask import Option, Thing
from orrery.core.title import Title


class Laid:
    """A game calls its places by names of its own: `spell` makes a key of them, `name` tells a place by its name."""

    title: Title
    g: Any

    def spell(self, key: str) -> str:
        raise NotImplementedError

    def name(self, kind: str, on: Any) -> str:
        raise NotImplementedError

    def choose(self, *keys: str, seat: int | None = None) -> Self:
        """Take these options one after another."""
        for key in keys:
            who = self.asked() if seat is None else seat
            full = self.spell(key)
            assert full in self.keys(who), f"'{full}' is not among {self.keys(who)}"
            self.g.apply(who, self.title.catalog.options[full])
        return self

    def asked(self) -> int:
        """The only seat that is being asked."""
        assert len(self.g.asks) == 1, f"asked are {list(self.g.asks)}"
        return next(iter(self.g.asks))

    def options(self, seat: int | None = None) -> list[Option]:
        return self.g.options(self.asked() if seat is None else seat) if self.g.asks else []

    def keys(self, seat: int | None = None) -> list[str]:
        return [option.key for option in self.options(seat)]

    def verbs(self, seat: int | None = None) -> set[str]:
        return {option.verb.name for option in self.options(seat)}

    def offered(self, verb: str, seat: int | None = None) -> str:
        """What the verb is offered on, by name, in the order of the offer."""
        on = [option.on for option in self.options(seat) if option.verb.name == verb]
        kind = self.title.catalog.verbs[verb].kind
        return " ".join([x.id if isinstance(x, Thing) else self.name(kind, x) for x in on])

    def why(self, key: str, seat: int = 0) -> tuple[str, ...]:
        """The rules that refuse this choice; empty when it is legal."""
        refusal = self.title.why_not(self.g, seat, self.spell(key))
        return () if refusal is None else refusal.rules

    def told(self, event: str) -> list[tuple[Any, ...]]:
        """The details of all events of this name so far."""
        return [e[2] for e in self.g.events or [] if e[0] == event]
