"""Every Solar Mass by where it came from, read from what was told of the game. ULT-COMP-13, ULT-ABSORB, ULT-END-04"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Optional

from orrery.core.account import Criterion, Entry, verdict
from orrery.core.ask import Thing
from orrery.core.game import Event
from orrery.games.ultramassive.components import Anomaly, SiphonOption, Stack
from orrery.games.ultramassive.gaining import gain_mass
from orrery.games.ultramassive.scoring import scores
from orrery.games.ultramassive.state import Player, Ultramassive

TOKENS: Final = ("blue_giants", "supergiants", "primordials", "antimatter", "antimatter")  # by number
SOURCES: Final = (
    *("blue_giants", "supergiants", "primordials", "antimatter", "siphon", "cards", "anomaly_effects", "exchange"),
    *("swapped", "bonus", "start"),
)
BEFORE: Final = "before"  # what was gained before the story that is known begins


class Book:
    """The account of one player while the story is read."""

    def __init__(self, g: Ultramassive, p: Player, found: list[Anomaly]) -> None:
        self.antimatter_gives_mass = g.rulings.antimatter_gives_mass
        self.owned = list(p.anomalies)  # at the start of the story: nobody ever loses one
        for anomaly in found:
            self.owned.remove(anomaly)
        self.entries: dict[tuple[str, str], Entry] = {}
        self.waiting = 0  # SM whose source is known and which the player is about to gain
        self.source = BEFORE  # of SM that nothing else explains: the effect that is being carried out
        self.cause: Optional[Thing] = None

    def add(self, source: str, what: Optional[Thing], mass: int) -> None:
        self.waiting += mass
        if not mass:
            return
        key = (source, "" if what is None else what.ref)
        if key in self.entries:
            self.entries[key].again(mass)
        else:
            self.entries[key] = Entry(source, what, mass)

    def passives(self, name: str) -> None:
        for anomaly in self.owned:
            self.add("anomaly_effects", anomaly, anomaly.passive.get(name, 0))

    def read(self, name: str, details: tuple[Any, ...]) -> None:
        if name in EFFECTS:
            self.source = EFFECTS[name]
            self.cause = details[0] if name in ("played", "used") else None
        if name == "absorbed":
            self.absorbed(details[0])
        elif name == "annihilated":
            self.passives("annihilation")
        elif name == "siphoned":
            self.siphoned(details[0])
        elif name == "bonus":
            self.add("bonus", None, details[0])
        elif name == "gained_mass":
            self.add(self.source, self.cause, details[0] - self.waiting)
            self.waiting = 0
        elif name in FOUND:
            self.owned.append(details[0])

    def absorbed(self, batch: Stack) -> None:
        self.passives("batch")
        for token in batch:
            antimatter = token.discovery if self.antimatter_gives_mass else 0
            self.add(TOKENS[token.number], token, token.mass + antimatter)
            self.passives(token.id)

    def siphoned(self, option: SiphonOption) -> None:
        self.passives("siphon")
        if option.does.rule is gain_mass:
            self.add("siphon", option, int(option.does.args[0]))


EFFECTS: Final = {
    "drafted": "swapped",  # of all drafted Resources only the Cards symbol gives SM by itself
    "played": "cards",
    "used": "anomaly_effects",
    "exchanged": "exchange",
}
FOUND: Final = ("discovered", "discovered_core")


def account(g: Ultramassive, events: Sequence[Event]) -> list[list[Entry]]:
    """For each player the sources of the SM, which add up to it. What the story does not tell was there before it."""
    return [entries_of(g, p, [event for event in events if event[1] == p.seat]) for p in g.players]


def entries_of(g: Ultramassive, p: Player, events: list[Event]) -> list[Entry]:
    book = Book(g, p, [details[0] for name, _, details, _ in events if name in FOUND])
    for name, _, details, _ in events:
        book.read(name, details)
    entries = list(book.entries.values())
    rest = p.mass - sum([entry.points for entry in entries])
    if rest:
        entries.append(Entry("start" if rest == g.rulings.start_mass else BEFORE, None, rest))
    return entries


def why(g: Ultramassive, names: Sequence[str]) -> str:
    """Ties: more DC left, then more Anomalies. ULT-END-02, -04"""
    criteria = [Criterion("Solar Mass", [p.mass for p in g.players])]
    if g.rulings.ties_broken:
        criteria.append(Criterion("Discovery Counters", [p.discovery for p in g.players]))
        criteria.append(Criterion("Anomalies", [len(p.anomalies) for p in g.players]))
    return verdict(names, [score.seat for score in scores(g) if score.winner], criteria)
