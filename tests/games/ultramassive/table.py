"""A table laid out by hand, for tests: boards written as in the rulebook, choices by key, refusals by rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.actions import TAKE_ACTION, begin_actions
from orrery.games.ultramassive.black_hole import absorb, own
from orrery.games.ultramassive.components import SIZES, THRESHOLDS, TOKENS, without
from orrery.games.ultramassive.content import EVERYTHING, RESOURCES
from orrery.games.ultramassive.drafting import draft, use_resources
from orrery.games.ultramassive.rounds import play_round
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.words import space_name
from tests.games.laid import Laid

ALL = EVERYTHING
THINGS: dict[str, Any] = {
    thing.id: thing
    for thing in (*ALL.cards, *ALL.anomalies, *ALL.cores, *RESOURCES, *TOKENS, *ALL.draft[0], *ALL.draft[1])
}


def space(name: str) -> int:
    """`B1` is 0, `P6` is 11."""
    return "BP".index(name[0]) * 6 + int(name[1]) - 1


class Table(Laid):
    """Seats count from 0. Wormholes stand on the quick setup, open; hands and boards are empty; SM 1, DC 0. A table of
    older rules (`rules="2"`) has what was printed then."""

    def __init__(self, seats: int = 2, **settings: str) -> None:
        self.title = TITLE.under(settings)
        self.g: Ultramassive = self.title.blank(seats, TITLE.settings(settings))
        self.g.rng = Rng(1)
        self.g.deck = self.g.box.cards * 2
        self.g.copies = (1 if seats == 2 else 2,) * len(self.g.box.anomalies)
        cores = list(self.g.box.cores)
        for p in self.g.players:
            p.mass = 1
            p.wormholes = (0, 4, 6, 10)
            p.cores = (cores.pop(0), cores.pop(0), cores.pop(0))
        self.g.core_deck = tuple(cores)
        self.g.events = []

    @classmethod
    def dealt(cls, seed: int = 1, seats: int = 2, **settings: str) -> Table:
        """The start of a real game."""
        table = cls(seats, **settings)
        table.g = table.title.setup(seed, seats, TITLE.settings(settings))
        table.g.events = []
        return table

    def spell(self, key: str) -> str:
        return spell(key)

    def name(self, kind: str, on: Any) -> str:
        return space_name(on) if kind == "space" else str(on)

    def me(self, seat: int = 0) -> Player:
        return self.g.players[seat]

    def thing(self, id: str) -> Any:
        """The Action Card or Anomaly of this table."""
        things = self.title.catalog.things
        return things.get(f"card:{id}") or things[f"anomaly:{id}"]

    # laying out -----------------------------------------------------------
    def lay(self, seat: int = 0, **given: Any) -> Table:
        """`lay(0, sm=18, dc=3, size="Stellar", B6="BG", P1="SG SG", hand="AC-01 AC-02", anomalies="SI-01",
        wormholes="B1 B5 P1 P5", open=(True, False), cores="CO-01 CO-02")`; size follows from sm unless given."""
        p = self.me(seat)
        for name, value in given.items():
            if re.fullmatch(r"[BP][1-6]", name):
                p.spaces[space(name)] = tuple([t for word in value.split() for t in TOKENS if t.id == word])
            elif name == "sm":
                p.mass = value
                p.size = sum([value >= threshold for threshold in THRESHOLDS]) - 1
            elif name == "dc":
                p.discovery = value
            elif name == "hand":
                p.hand = tuple([self.thing(id) for id in value.split()])
                for card in p.hand:
                    if card in self.g.deck:
                        self.g.deck = without(self.g.deck, card)
            elif name == "anomalies":
                for id in value.split():
                    own(self.g, p, self.thing(id))
            elif name == "wormholes":
                p.wormholes = tuple([space(word) for word in value.split()])
            elif name == "cores":
                p.cores = tuple([self.thing(id) for id in value.split()])
            elif name != "size":
                setattr(p, name, value)
        if "size" in given:
            p.size = SIZES.index(given["size"])
        return self

    # playing --------------------------------------------------------------
    def do(self, *steps: Do, seat: int = 0) -> Table:
        """Carry out an effect of these steps; at its end comes absorption, as after every effect."""
        self.g.then(self.me(seat), *steps, Do(absorb))
        self.g.play_on()
        return self

    def run(self, *steps: Do, seat: int = 0) -> Table:
        """Carry out these rules as they stand, without the absorption that ends an effect."""
        self.g.then(self.me(seat), *steps)
        self.g.play_on()
        return self

    def play(self, card: str, seat: int = 0) -> Table:
        """Carry out what an Action Card or Anomaly does, without the Actions phase around it."""
        return self.do(*self.thing(card).does, seat=seat)

    def actions(self, seat: int = 0) -> Table:
        """Begin a player's Actions phase."""
        self.g.phase = "actions"
        self.g.then(self.me(seat), Do(begin_actions), TAKE_ACTION)
        self.g.play_on()
        return self

    def resources(self, words: str, seat: int = 0) -> Table:
        """Begin using these drafted Resources, such as `PBH orbit-1 matter-trade`."""
        self.me(seat).pending = tuple([resource(id) for id in words.split()])
        self.g.then(self.me(seat), Do(use_resources))
        self.g.play_on()
        return self

    def draft(self, picks: str = "", start: int = 0) -> Table:
        """Begin the Resource Draft and make these picks one after another, such as `D1-A D1-B D2-C D2-D`."""
        self.g.start = start
        self.g.then(self.me(start), Do(draft))
        self.g.play_on()
        return self.choose(*[f"draft {id}" for id in picks.split()])

    def round(self, number: int = 1, start: int = 0) -> Table:
        """Begin this round."""
        self.g.round, self.g.start = number, start
        self.g.then(self.me(start), Do(play_round))
        self.g.play_on()
        return self

    def idle(self, until: Callable[[Table], bool] = lambda table: False) -> Table:
        """Everybody does as little as they may, until this comes true or the game is over."""
        while self.g.asks and not until(self):
            seat = min(self.g.asks)
            self.g.choose(seat, self.g.asks[seat].count - 1)  # what declines is offered last
        return self

    def wander(self) -> Iterator[Ultramassive]:
        """The game at every question of random play, to its end."""
        dice = Rng(7)
        while self.g.asks:
            yield self.g
            seat = list(self.g.asks)[dice.below(len(self.g.asks))]
            self.g.choose(seat, dice.below(self.g.asks[seat].count))
        yield self.g

    # looking --------------------------------------------------------------
    def board(self, seat: int = 0) -> dict[str, str]:
        """The occupied spaces, such as `{"B3": "SG BG"}`."""
        spaces = enumerate(self.me(seat).spaces)
        return {space_name(at): " ".join([token.id for token in stack]) for at, stack in spaces if stack}

    def wormholes(self, seat: int = 0) -> str:
        """Where they stand, pair A before pair B: `B1 B5 P1 P5`."""
        return " ".join([space_name(at) for at in self.me(seat).wormholes])

    def hand(self, seat: int = 0) -> str:
        return " ".join([card.id for card in self.me(seat).hand])

    def owns(self, seat: int = 0) -> str:
        """The Anomalies in play before this seat, in the order they came."""
        return " ".join([anomaly.id for anomaly in self.me(seat).anomalies])

    def story(self, *events: str) -> list[str]:
        """Which of these events happened, in their order."""
        return [e[0] for e in self.g.events or [] if e[0] in events]

    def status(self, seat: int = 0) -> tuple[int, int, str]:
        p = self.me(seat)
        return p.mass, p.discovery, SIZES[p.size]


def resource(id: str) -> Any:
    return next(found for found in RESOURCES if found.id == id)


def spell(key: str) -> str:
    """`place B1` as the key `place space:0`, `orbit blue` as `orbit channel:0`, `play AC-01` as `play card:AC-01`."""
    verb, _, on = key.partition(" ")
    kind = TITLE.catalog.verbs[verb].kind
    if not on or ":" in on:
        return key
    if kind == "space":
        return f"{verb} space:{12 if on == 'hole' else space(on)}"
    if kind == "channel":
        return f"{verb} channel:{('blue', 'pink').index(on)}"
    if kind == "pair":
        return f"{verb} pair:{'AB'.index(on)}"
    return f"{verb} {'anomaly' if kind == 'core' else kind}:{on}"
