"""Sheets: what of a game's printed values may change, by kind of thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Optional

from orrery.core.ask import Thing
from orrery.core.values import Kind, Whole

COPIES: Final = "copies"
Values = Mapping[str, Any]


class Sheet:
    """What may change on the things of one kind. `make` puts a thing together from its values, changed or not."""

    def __init__(
        self,
        kind: str,
        things: Sequence[Thing],
        make: Callable[[Any, Values], Thing],
        fields: Mapping[str, Kind],
        get: Optional[Callable[[Any], Values]] = None,
        fewer: bool = False,
        design: Optional[Callable[[Thing], str]] = None,
    ) -> None:
        self.kind = kind
        self.make = make
        self.get = get or (lambda thing: {name: getattr(thing, name) for name in fields})
        self.designs: dict[str, list[Thing]] = {}  # several where copies of a card are things of their own
        for thing in things:
            self.designs.setdefault(design(thing) if design else thing.id, []).append(thing)
        self.fewer = fewer  # whether things of this kind may be left in the box
        most = max([len(copies) for copies in self.designs.values()])
        self.fields = {**fields, **({COPIES: Whole(0, most)} if fewer else {})}

    def printed(self, id: str) -> dict[str, Any]:
        """All values that may change, as they are printed."""
        copies = self.designs[id]
        return {**self.get(copies[0]), **({COPIES: len(copies)} if self.fewer else {})}

    def written(self, id: str) -> dict[str, Any]:
        return {name: self.fields[name].written(value) for name, value in self.printed(id).items()}

    def made(self, id: str, changed: Values) -> list[Optional[Thing]]:
        """Each copy as the variant has it; None for one that stays in the box."""
        copies = self.designs[id]
        kept = changed.get(COPIES, len(copies)) if self.fewer else len(copies)
        found: list[Optional[Thing]] = []
        for number, thing in enumerate(copies):
            made = self.make(thing, {**self.get(thing), **changed}) if number < kept else None
            if made is not None:
                made.switch = thing.switch
            found.append(made)
        return found
