"""A table laid out by hand, for tests: planets as `blue.1.2` (galaxy, field, planet), choices and refusals by key."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.games.council import TITLE
from orrery.games.council.actions import act, slide
from orrery.games.council.assessment import ASSESS_MORE, begin_assessment
from orrery.games.council.buying import BUY_MORE, begin_buying
from orrery.games.council.components import COLOURS, FIELDS, FIELDS_OF, GALAXY_COLOURS, GALAXY_OF
from orrery.games.council.consumption import reveal_plans
from orrery.games.council.dark_tech import RISE
from orrery.games.council.leaders import take_leader
from orrery.games.council.planning import plan_together
from orrery.games.council.player import Player
from orrery.games.council.rounds import play_round
from orrery.games.council.settling import add_cubes
from orrery.games.council.state import Council
from orrery.games.council.upgrades import mark_upgrade
from tests.games.laid import Laid

THINGS: dict[str, Any] = {thing.id: thing for thing in TITLE.catalog.things.values()}


def field(name: str) -> int:
    """`blue.1` is the first field of the blue galaxy."""
    colour, number = name.split(".")[:2]
    return FIELDS_OF[GALAXY_COLOURS.index(colour)][int(number) - 1]


def planet(name: str) -> int:
    """`blue.1.2` is the second planet of the tile there."""
    return field(name) * 4 + int(name.split(".")[2]) - 1


def planet_name(at: int) -> str:
    return f"{field_name(at // 4)}.{at % 4 + 1}"


def field_name(at: int) -> str:
    galaxy = GALAXY_OF[at]
    return f"{GALAXY_COLOURS[galaxy]}.{FIELDS_OF[galaxy].index(at) + 1}"


class Table(Laid):
    """Seats count from 0. The board is empty, all at Energy 0 and Consumption 20 with six start cards and no gemstones.
    Piles lie in the order of their tables, first one on top; each Dark Tech pile holds all eight cards."""

    title = TITLE

    def __init__(self, seats: int = 2, **settings: str) -> None:
        self.g: Council = TITLE.blank(seats, TITLE.settings(settings))
        g = self.g
        g.rng = Rng(1)
        g.order = tuple(range(len(g.players)))
        g.display, g.deck = g.box.ai_cards[:8], g.box.ai_cards[:7:-1]
        g.tech_piles = (g.box.techs[:8], g.box.techs[8:])
        g.light = g.box.light[::-1]
        g.tickets = (-1,) * len(g.light)
        for parsec in (1, 2, 3):
            tiles = tuple([tile for tile in g.box.tiles if tile.parsec == parsec])[::-1]
            g.put_pile(parsec, tiles, (0,) * len(tiles))
        for p in g.players:
            p.arrived = p.seat
            p.hand = () if g.is_automa(p) else g.box.start_cards
            if g.is_automa(p):
                p.slots, p.ranges = (), ()
        g.moves = 4
        if g.solo:
            g.automa_piles = tuple([tuple([c for c in g.box.automa if c.level == n][::-1]) for n in range(3)])
        g.events = []

    def spell(self, key: str) -> str:
        return spell(key)

    def name(self, kind: str, on: Any) -> str:
        names = {"planet": planet_name, "field": field_name}
        return names[kind](on) if kind in names else str(on)

    def me(self, seat: int = 0) -> Player:
        return self.g.mine(seat)

    # laying out -----------------------------------------------------------
    def tile(self, **places: str) -> Table:
        """`tile(blue_1="P2-01")` puts a tile on a field."""
        for name, id in places.items():
            at = field(name.replace("_", "."))
            tile = THINGS[id]
            parsec = tile.parsec
            keep = [i for i, t in enumerate(self.g.piles[parsec]) if t is not tile]
            marks = tuple([self.g.marks[parsec][i] for i in keep])
            self.g.put_pile(parsec, tuple([self.g.piles[parsec][i] for i in keep]), marks)
            self.g.put_tile(tile, at)
        return self

    def cubes(self, **places: str) -> Table:
        """`cubes(blue_1_2="0 0 1")` puts a stack on a planet, lowest cube first."""
        for name, seats in places.items():
            for seat in seats.split():
                add_cubes(self.g, int(seat), planet(name.replace("_", ".")), 1)
        return self

    def lay(self, seat: int = 0, **given: Any) -> Table:
        """`lay(0, energy=36, consumption=40, gems=(1, 1, 0), hand="S1 K01", slots=("S4", "S1 K02", ""),
        ranges=(2, 1, 1), upgrades="U01", techs="D1-03", leader="ava", bonuses="L01 D01")`."""
        p, g = self.me(seat), self.g
        for name, value in given.items():
            if name == "hand":
                p.hand = things(value)
            elif name == "slots":
                p.slots = tuple([things(stack) for stack in value])
            elif name == "upgrades":
                energy = p.energy
                for upgrade in things(value):
                    mark_upgrade(g, p, upgrade)
                p.energy = energy
            elif name == "techs":
                for tech in things(value):
                    p.techs += (tech,)
                    p.powers |= tech.power
                    g.tech_piles = tuple([tuple([t for t in pile if t is not tech]) for pile in g.tech_piles])
            elif name == "leader":
                take_leader(g, p, THINGS[value])
            elif name == "bonuses":
                p.bonuses = things(value)
                keep = [i for i, card in enumerate(g.light) if card not in p.bonuses]
                g.light, g.tickets = tuple([g.light[i] for i in keep]), tuple([g.tickets[i] for i in keep])
            else:
                assert hasattr(p, name), name
                setattr(p, name, value)
        for card in p.hand:
            if card in g.display or card in g.deck:
                g.display = tuple([None if c is card else c for c in g.display])
                g.deck = tuple([c for c in g.deck if c is not card])
        return self

    def show(self, *ids: str) -> Table:
        """Make these the display; the rest of the AI cards is the pile, in order."""
        shown = [THINGS[id] for id in ids]
        self.g.display = (*shown, *[None] * (8 - len(shown)))
        owned = [card for p in self.g.players for card in p.hand]
        self.g.deck = tuple([card for card in self.g.box.ai_cards if card not in shown and card not in owned][::-1])
        return self

    def pile(self, parsec: int, *ids: str) -> Table:
        """The whole pile of a Parsec, top first."""
        self.g.put_pile(parsec, tuple([THINGS[id] for id in ids][::-1]), (0,) * len(ids))
        return self

    def station(self, seat: int, id: str, galaxy: str) -> Table:
        at, which = GALAXY_COLOURS.index(galaxy), THINGS[id].number
        self.g.stations = self.g.stations[:at] + (seat * 3 + which,) + self.g.stations[at + 1 :]
        return self

    # playing --------------------------------------------------------------
    def do(self, *steps: Do, seat: int = 0, reach: int = 1) -> Table:
        self.g.reach = reach
        self.g.then(self.me(seat), *steps)
        self.g.play_on()
        return self

    def act(self, card: str, seat: int = 0, reach: int = 1) -> Table:
        """Carry out one card from an action field of this range."""
        p = self.me(seat)
        p.slots = ((THINGS[card],), *p.slots[1:])
        p.ranges = (reach, *p.ranges[1:])
        self.g.phase, self.g.acting = "actions", seat
        return self.do(Do(act, 0), seat=seat)

    def turn(self, seat: int = 0) -> Table:
        """All actions, slide, assessment and levels of a player."""
        fields = [Do(act, slot) for slot in range(len(self.me(seat).slots))]
        return self.do(*fields, Do(slide), Do(begin_assessment), ASSESS_MORE, RISE, seat=seat)

    def buy(self, seat: int = 0) -> Table:
        return self.do(Do(begin_buying), BUY_MORE, RISE, seat=seat)

    def assess(self, seat: int = 0) -> Table:
        self.g.acting = seat
        return self.do(Do(begin_assessment), ASSESS_MORE, RISE, seat=seat)

    def rise(self, seat: int = 0) -> Table:
        return self.do(RISE, seat=seat)

    def plan(self) -> Table:
        return self.do(Do(plan_together), Do(reveal_plans))

    def reveal(self, *plans: str) -> Table:
        """Everybody plans these cards, `-` to leave a field, and the screens go."""
        self.plan()
        for seat, cards in enumerate(plans):
            for card in cards.split():
                if seat in self.g.asks:
                    key = "leave" if card == "-" else f"plan {card}"
                    if spell(key) in self.keys(seat):
                        self.choose(key, seat=seat)
        return self

    def round(self) -> Table:
        return self.do(Do(play_round))

    def end_turns(self) -> Table:
        """End every turn in which nothing else is left."""
        while self.g.asks and self.verbs() == {"stop_assessing"}:
            self.choose("stop_assessing")
        return self

    # looking --------------------------------------------------------------

    def on(self, name: str) -> str:
        """Whose cubes stand on a planet, such as `0 0 1`."""
        return " ".join([str(seat) for seat in self.g.planets[planet(name)]])

    def count(self, seat: int = 0) -> int:
        return sum(self.g.cubes[seat * FIELDS : (seat + 1) * FIELDS])

    def slots(self, seat: int = 0) -> list[str]:
        return [" ".join([card.id for card in stack]) for stack in self.me(seat).slots]

    def hand(self, seat: int = 0) -> str:
        return " ".join(sorted([card.id for card in self.me(seat).hand]))


def things(words: str) -> tuple[Any, ...]:
    return tuple([THINGS[id] for id in words.split()])


def spell(key: str) -> str:
    """`settle blue.1.2` as `settle planet:41`, `place blue.1` as `place field:10`, `buy K04` as `buy card:K04`."""
    verb, _, on = key.partition(" ")
    kind = TITLE.catalog.verbs[verb].kind
    if not on or ":" in on:
        return key
    if kind == "planet":
        return f"{verb} planet:{planet(on)}"
    if kind == "field":
        return f"{verb} field:{field(on)}"
    if kind == "galaxy":
        return f"{verb} galaxy:G{GALAXY_COLOURS.index(on) + 1:02}"
    return f"{verb} {kind}:{on}"


assert COLOURS == ("blue", "brown", "red")
