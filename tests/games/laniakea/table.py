"""A table laid out by hand, for tests: galaxies and cards by name, choices by key, refusals by rule."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Do, Option, Thing
from orrery.core.rng import Rng
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.board import ABYSS_NAMES, ARTIFACT_VOIDS, SPACE_NAMES, SPACES
from orrery.games.laniakea.components import AdversaryCard, Held
from orrery.games.laniakea.content import ADVERSARY_DECK, CELESTIALS, STARTING, TILES
from orrery.games.laniakea.core_actions import CORE_NAMES
from orrery.games.laniakea.harvesting import discover, harvest
from orrery.games.laniakea.modifiers import Boons, Weather
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.setup import start_of
from orrery.games.laniakea.state import TOKEN_SLOTS, Laniakea
from orrery.games.laniakea.travelling import put_structure, structure_code
from orrery.games.laniakea.turns import play_turn
from tests.games.laid import Laid

THINGS: dict[str, Any] = {  # Adversary cards are numbered like galaxies
    thing.id: thing for thing in TITLE.catalog.things.values() if not isinstance(thing, AdversaryCard)
}
HAND = "MOVE1 MOVE2 BUILD1 UPGRADE SERAPH1"


def things(words: str) -> tuple[Any, ...]:
    return tuple([None if word == "-" else THINGS[word] for word in words.split()])


def space(name: str) -> int:
    return SPACE_NAMES.index(name)


def spaces(words: str) -> tuple[int, ...]:
    return tuple([space(word) for word in words.split()])


def held(units: str) -> Held:
    """`VVFA` is 2 V, 1 F, 1 A."""
    return (units.count("V"), units.count("F"), units.count("A"))


class Table(Laid):
    """Seats count from 0. Tile 01 lies on K0, 02 on K1 and so on, so the Wormholes are 5f and 5h; all are Undiscovered.
    Players are Celestials A to D on their starts, with 1 V, 1 F, 1 A; the rows hold E25 to E28 and P01a to P04a."""

    title = TITLE

    def __init__(self, seats: int = 2, **settings: str) -> None:
        self.g: Laniakea = TITLE.blank(seats, TITLE.settings(settings))
        g = self.g
        g.rng = Rng(1)
        g.tiles = TILES
        g.passages = spaces("5f 5h")
        g.artifact_voids = ARTIFACT_VOIDS
        g.artifacts = tuple(reversed(g.box.artifacts))
        for p in g.players:
            p.celestial = CELESTIALS[p.seat]
            p.place = start_of(CELESTIALS[p.seat])
            p.held = (1, 1, 1)
            p.hand = things(HAND)
            p.deck = tuple([card for card in STARTING if card not in p.hand])
        if seats == 1:
            g.adversary = CELESTIALS[7]
            g.adversary_place = space("K0")
            g.adversary_held = (2, 2, 2)
            g.adversary_level = 8
            g.adversary_deck = ADVERSARY_DECK
        self.market("P01a P02a P03a P04a").row("E25 E26 E27 E28")
        g.events = []

    @classmethod
    def dealt(cls, seed: int = 1, seats: int = 2, **settings: str) -> Table:
        """The start of a real game."""
        table = cls(seats, **settings)
        table.g = TITLE.setup(seed, seats, TITLE.settings(settings))
        table.g.events = []
        return table

    def spell(self, key: str) -> str:
        return spell(key)

    def name(self, kind: str, on: Any) -> str:
        return unspell(kind, on)

    def offered(self, verb: str, seat: int | None = None) -> str:
        """Sorted, since maps have no order."""
        return " ".join(sorted(super().offered(verb, seat).split()))

    def me(self, seat: int = 0) -> Player:
        return self.g.mine(seat)

    # laying out -----------------------------------------------------------
    def market(self, row: str, next: str = "") -> Table:
        """The row of Cosmic Powers from left to right, and the next cards of the deck."""
        self.g.power_row = things(row)
        top = things(next)
        rest = [card for card in self.g.box.market if card not in self.g.power_row + top]
        self.g.powers = (*rest, *reversed(top))
        return self

    def row(self, row: str, next: str = "") -> Table:
        """The row of Entities and Chaos cards, and the next cards of the deck."""
        g = self.g
        g.row = things(row)
        top = things(next)
        g.entities = (*[card for card in g.box.entities + g.box.chaos if card not in g.row + top], *reversed(top))
        g.weather = Weather(g.row)
        return self

    def tiles(self, **given: str) -> Table:
        """`tiles(K0="21", _0b="40 discovered")`; a name that begins with a digit takes an underscore."""
        tiles = list(self.g.tiles)
        for name, value in given.items():
            at, (id, *marks) = space(name.lstrip("_")), value.split()
            here = tiles.index(THINGS[id])
            tiles[at], tiles[here] = tiles[here], tiles[at]
            self.g.tiles = tuple(tiles)
            if marks:
                discover(self.g, at)
        self.g.passages = tuple(
            [s for s in SPACES if tiles[s].wormhole or (self.g.structures[s] and s in self.g.passages)]
        )
        return self

    def artifact_deck(self, ids: str) -> Table:
        self.g.artifacts = tuple(reversed(things(ids)))
        return self

    def lay(self, seat: int = 0, **given: Any) -> Table:
        """`lay(0, at="0b", held="VVF", hand="MOVE1 P18a", deck="", discard="", sanctums="0b", gateways="K0",
        thrones="I0", entities="E25 E30", defeated="C03", artifacts="R01", celestial="A", level=3, movement=2)`"""
        p, g = self.me(seat), self.g
        for name, value in given.items():
            if name == "at":
                p.place = space(value)
            elif name == "held":
                p.held = held(value)
            elif name == "hand":
                p.hand = things(value)
                if "deck" not in given:
                    p.deck = tuple([card for card in STARTING if card not in p.hand])
            elif name == "deck":
                p.deck = tuple(reversed(things(value)))
            elif name in ("discard", "defeated", "artifacts", "flipped"):
                setattr(p, name, things(value))
            elif name in ("sanctums", "gateways"):
                for at in spaces(value):
                    put_structure(g, at, structure_code(seat, name == "gateways"))
                setattr(p, name, spaces(value))
                g.passages += spaces(value) if name == "gateways" else ()
            elif name == "thrones":
                p.thrones = tuple([ABYSS_NAMES.index(word) for word in value.split()])
            elif name == "entities":
                p.spaces = (things(value) + (None,) * 8)[:8]
                p.boons = Boons(p.spaces)
                g.entities = tuple([card for card in g.entities if card not in p.spaces])
            elif name == "celestial":
                p.celestial = THINGS[value]
            else:
                setattr(p, name, value)
        return self

    def adversary(self, **given: Any) -> Table:
        """`adversary(at="K1", held="VVVFFAA", sanctums="0b", entities="E01", level=9, deck="1 2 3")`"""
        g = self.g
        for name, value in given.items():
            if name == "at":
                g.adversary_place = space(value)
            elif name == "held":
                g.adversary_held = held(value)
            elif name == "sanctums":
                g.adversary_sanctums = spaces(value)
                for at in spaces(value):
                    put_structure(g, at, structure_code(4, False))
            elif name == "entities":
                g.adversary_entities = things(value)
            elif name == "deck":
                cards: list[AdversaryCard] = [ADVERSARY_DECK[int(word) - 1] for word in value.split()]
                g.adversary_deck = tuple(reversed(cards))
                g.adversary_discard = tuple([card for card in ADVERSARY_DECK if card not in cards])
            else:
                setattr(g, f"adversary_{name}", value)
        return self

    # playing --------------------------------------------------------------
    def do(self, *steps: Do, seat: int = 0) -> Table:
        """Carry out these steps, without a turn around them; while a question is open, steps that ask nothing."""
        if self.g.asks:
            for step in steps:
                assert step.rule(self.g, self.me(seat), *step.args) is None
            return self
        self.g.then(self.me(seat), *steps)
        self.g.play_on()
        return self

    def turn(self, seat: int = 0) -> Table:
        """Begin a player's turn."""
        return self.do(Do(play_turn), seat=seat)

    def harvest(self, name: str, seat: int = 0) -> Table:
        return self.do(Do(harvest, space(name)), seat=seat)

    # looking --------------------------------------------------------------
    def held(self, seat: int = 0) -> str:
        return units(self.me(seat).held)

    def at(self, seat: int = 0) -> str:
        return SPACE_NAMES[self.me(seat).place]

    def hand(self, seat: int = 0) -> str:
        return ids(self.me(seat).hand)

    def discard(self, seat: int = 0) -> str:
        return ids(self.me(seat).discard)

    def discovered(self, name: str) -> bool:
        return self.g.discovered >> space(name) & 1 == 1

    def sites(self, seat: int = 0) -> tuple[str, str, str]:
        """Sanctums, Gateways and Thrones, by name."""
        p = self.me(seat)
        on = [" ".join(sorted([SPACE_NAMES[at] for at in built])) for built in (p.sanctums, p.gateways)]
        return on[0], on[1], " ".join(sorted([ABYSS_NAMES[at] for at in p.thrones]))

    def score(self, seat: int = 0) -> dict[str, int]:
        return TITLE.scores(self.g)[seat].parts


def ids(cards: tuple[Any, ...]) -> str:
    return " ".join(["-" if card is None else card.id for card in cards])


def units(amount: Held) -> str:
    return "".join([letter * n for letter, n in zip("VFA", amount, strict=True)])


def unspell(kind: str, on: Any) -> str:
    if isinstance(on, Thing):
        return on.id
    if kind == "space":
        return SPACE_NAMES[on]
    if kind == "abyss":
        return ABYSS_NAMES[on]
    if kind == "slot":
        return SPACE_NAMES[on] if on < TOKEN_SLOTS else f"token{on - TOKEN_SLOTS}"
    if kind == "resource":
        return "VFA"[on]
    if kind == "price":
        return units((on // 100, on // 10 % 10, on % 10)) or "0"
    if kind == "pair":
        return ("VV", "VF", "FF")[on]
    if kind == "track":
        return ("movement", "ability")[on]
    if kind == "place":
        return f"S{on + 1}"
    if kind == "effect":
        return ("card", "space")[on]
    return CORE_NAMES[on].split()[0].lower() if kind == "core" else str(on)


def spell(key: str) -> str:
    """`step K1` as the key `step space:1`, `pay VVF` as `pay price:210`, `play MOVE1` as `play power:MOVE1`."""
    verb, _, on = key.partition(" ")
    kind = TITLE.catalog.verbs[verb].kind
    if not on or ":" in on:
        return key
    for target in TITLE.catalog.targets[kind]:
        if unspell(kind, target) == on:
            return Option(TITLE.catalog.verbs[verb], target).key
    raise AssertionError(f"there is no {kind} called {on}")
