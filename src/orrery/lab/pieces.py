"""What becomes of every card, option and other piece in a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Optional

from orrery.core.ask import Option, Thing
from orrery.core.title import Title
from orrery.lab.tables import Columns, add


class Fate:
    """Of one piece for one seat."""

    def __init__(self) -> None:
        self.chances: set[int] = set()
        self.usable: set[int] = set()
        self.taken = 0
        self.used = 0
        self.round: Optional[int] = None
        self.price: Optional[str] = None
        self.units: Optional[int] = None


class Fates:
    def __init__(self, title: Title, seats: int) -> None:
        self.title = title
        self.study = title.study
        verbs = [verb for verb in title.catalog.verbs.values() if verb.name in (*self.study.takes, *self.study.uses)]
        things = [on for verb in verbs for on in title.catalog.targets[verb.kind] if isinstance(on, Thing)]
        self.known = {thing.ref for thing in things}
        self.open: dict[str, set[int]] = {}  # rounds in which it lay there for all to see
        self.gone: set[str] = set()
        self.of: list[dict[str, Fate]] = [{} for _ in range(seats)]

    def look(self, g: Any) -> None:
        """Once a round: what a spectator sees."""
        for ref in mentioned(self.title.view(g, -1)):
            if ref in self.known and ref not in self.gone:
                self.open.setdefault(ref, set()).add(g.round)

    def asked(self, g: Any, seat: int) -> None:
        for part in g.asks[seat].every_part():
            name = part.verb.name
            if name in self.study.takes or name in self.study.uses:
                for on in part.among:
                    if isinstance(on, Thing):
                        fate = self.fate(seat, on.ref)
                        (fate.chances if name in self.study.takes else fate.usable).add(g.round)
            quiet = self.study.unnamed and self.study.unnamed.could(g, g.players[seat], part)
            if quiet:
                self.fate(seat, quiet.ref).usable.add(g.round)

    def chosen(self, g: Any, seat: int, option: Option) -> None:
        """Before the choice is carried out, while it is known what it costs."""
        name, on = option.verb.name, option.on
        quiet = self.study.unnamed and self.study.unnamed.does(g, g.players[seat], option)
        if quiet:
            self.fate(seat, quiet.ref).used += 1
        if not isinstance(on, Thing) or name not in (*self.study.takes, *self.study.uses):
            return
        fate = self.fate(seat, on.ref)
        if name in self.study.takes:
            if not fate.taken:
                price = self.study.price(g, seat, on)
                fate.round, fate.price, fate.units = g.round, self.study.written(price), self.study.units(price)
            fate.taken += 1
            self.gone.add(on.ref)
        else:
            fate.used += 1

    def fate(self, seat: int, ref: str) -> Fate:
        return self.of[seat].setdefault(ref, Fate())

    def taken_by(self, seat: int) -> list[str]:
        return sorted([ref for ref, fate in self.of[seat].items() if fate.taken])

    def tell(self, columns: Columns, game: int) -> None:
        for seat, fates in enumerate(self.of):
            for ref in sorted({*fates, *self.open}):
                fate = fates.get(ref) or Fate()
                seen = len(self.open.get(ref, set()) | fate.chances)
                counts = (seen, len(fate.chances), fate.taken, len(fate.usable), fate.used)
                add(columns, "pieces", game, seat, ref, *counts, fate.round, fate.price, fate.units)


def mentioned(view: Any) -> Iterator[str]:
    """Every text in a view: refs are among them."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, dict):
        for key, value in view.items():
            yield key
            yield from mentioned(value)
    elif isinstance(view, (list, tuple)):
        for item in view:
            yield from mentioned(item)
