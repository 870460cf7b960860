"""Everything on the table."""

from __future__ import annotations

from typing import Optional

from orrery.core.ask import Thing
from orrery.core.game import Game, Seat
from orrery.core.rng import Rng
from orrery.games.council.components import (
    CIVILIZATIONS,
    DISPLAY,
    FIELDS,
    GALAXIES,
    LOWEST,
    PARSEC_OF,
    PLANETS,
    PLANETS_PER_TILE,
    AutomaCard,
    Bonus,
    Card,
    Civilization,
    Galaxy,
    Gems,
    Leader,
    Stack,
    Station,
    Tech,
    Tile,
    Upgrade,
)
from orrery.games.council.rulings import Rulings


class Box:
    """All printed tables of the game, which rules reach through the state."""

    def __init__(
        self,
        galaxies: tuple[Galaxy, ...],
        tiles: tuple[Tile, ...],
        start_cards: tuple[Card, ...],
        ai_cards: tuple[Card, ...],
        upgrades: tuple[Upgrade, ...],
        light: tuple[Bonus, ...],
        dark: tuple[Bonus, ...],
        techs: tuple[Tech, ...],
        stations: tuple[Station, ...],
        leaders: tuple[Leader, ...],
        automa: tuple[AutomaCard, ...],
    ) -> None:
        self.galaxies = galaxies
        self.tiles = tiles
        self.start_cards = start_cards
        self.ai_cards = ai_cards
        self.upgrades = upgrades
        self.light = light
        self.dark = dark
        self.techs = techs
        self.stations = stations
        self.leaders = leaders
        self.automa = automa


class Player(Seat):
    civilization: Civilization
    energy: int
    arrived: int  # the running number of the Energy marker's latest move
    consumption: int
    spent: int  # the Consumption sum of this round
    level: int  # of Dark Tech
    gems: Gems
    hand: tuple[Card, ...]
    slots: tuple[tuple[Card, ...], ...]  # the action fields from the left, top card last
    plan: tuple[Optional[Card], ...]  # chosen behind the screen so far, None where a field is left as it is
    ranges: tuple[int, ...]  # of the action fields
    upgrades: tuple[Upgrade, ...]  # spaces of the panel marked with a cube
    adapted: int  # a bit for each planet colour
    stacks: bool  # owns the colony expansion
    powers: int  # what leader and Dark Tech change, a bit each
    techs: tuple[Tech, ...]
    looked: int  # a bit for each Dark Tech pile this player has looked through
    leader: Optional[Leader]
    built: tuple[int, ...]  # the galaxy of each station, or -1
    bonuses: tuple[Bonus, ...]
    returned: tuple[Bonus, ...]  # dark bonus cards this player put back into the box
    hunches: tuple[tuple[Bonus, int], ...]  # light cards this player has put under the pile: where each can be now

    @staticmethod
    def fresh(seat: int, civilization: Civilization) -> Player:
        """A player before setup. (No `__init__`, so that copies do not pay for it.)"""
        p = Player()
        p.seat = seat
        p.civilization = civilization
        p.energy = p.arrived = p.spent = p.level = p.powers = p.looked = 0
        p.consumption = LOWEST
        p.gems = (0, 0, 0)
        p.hand = ()
        p.slots = ((), (), ())
        p.plan = ()
        p.ranges = (1, 1, 1)
        p.upgrades = ()
        p.adapted = 1
        p.stacks = False
        p.techs = ()
        p.leader = None
        p.built = (-1, -1, -1)
        p.bonuses = p.returned = ()
        p.hunches = ()
        return p

    def copy(self) -> Player:
        twin = Player()
        twin.seat = self.seat
        twin.civilization = self.civilization
        twin.energy = self.energy
        twin.arrived = self.arrived
        twin.consumption = self.consumption
        twin.spent = self.spent
        twin.level = self.level
        twin.gems = self.gems
        twin.hand = self.hand
        twin.slots = self.slots
        twin.plan = self.plan
        twin.ranges = self.ranges
        twin.upgrades = self.upgrades
        twin.adapted = self.adapted
        twin.stacks = self.stacks
        twin.powers = self.powers
        twin.techs = self.techs
        twin.looked = self.looked
        twin.leader = self.leader
        twin.built = self.built
        twin.bonuses = self.bonuses
        twin.returned = self.returned
        twin.hunches = self.hunches
        return twin


class Council(Game[Player]):
    solo: bool  # seat 1 is the Automa
    board: tuple[Galaxy, ...]  # the galaxies in play
    round: int
    phase: str
    acting: int
    order: tuple[int, ...]  # seats by turn order tile
    throne: int  # who holds it
    moves: int  # moves of Energy markers so far
    # the board
    fields: list[Optional[Tile]]
    planets: list[Stack]
    sites: list[tuple[int, ...]]  # planets on the board by Parsec and colour; follows from `fields`
    cubes: list[int]  # of each seat in each field
    presence: list[int]  # cubes of each seat in each galaxy
    stations: tuple[int, ...]  # in each galaxy: seat * 3 + which, or -1
    # piles, top last
    piles: list[tuple[Tile, ...]]  # face-down tiles by Parsec
    marks: list[tuple[int, ...]]  # who knows the tile at that place: a bit for each seat
    display: tuple[Optional[Card], ...]
    deck: tuple[Card, ...]
    discard: tuple[Card, ...]
    tech_piles: tuple[tuple[Tech, ...], ...]
    light: tuple[Bonus, ...]
    tickets: tuple[int, ...]  # labels of light cards put under the pile, -1 for those still as shuffled
    ticket: int  # labels given out so far
    dark_box: tuple[Bonus, ...]  # dark bonus cards that were not dealt
    leaders: tuple[Leader, ...]  # still to be chosen from
    automa_piles: tuple[tuple[AutomaCard, ...], ...]
    automa_used: tuple[tuple[AutomaCard, ...], ...]
    automa_card: Optional[AutomaCard]
    # what is being carried out
    cause: Optional[Thing]
    reach: int  # range of the action
    drawn: tuple[Tile, ...]
    drawn_marks: tuple[int, ...]
    found: int  # the field of the tile just placed or settled
    purchases: int
    assessed: int  # a bit for each galaxy assessed in this step
    used: int  # once-a-phase effects used: a bit each

    def __init__(self, rng: Rng, players: list[Player], box: Box, rulings: Rulings) -> None:
        """Only what never changes: copies must not pay for what they overwrite."""
        super().__init__(rng, players)
        self.box = box
        self.rulings = rulings

    def copy(self) -> Council:
        twin = Council(Rng(self.rng.state), [p.copy() for p in self.players], self.box, self.rulings)
        twin.solo = self.solo
        twin.board = self.board
        twin.round = self.round
        twin.phase = self.phase
        twin.acting = self.acting
        twin.order = self.order
        twin.throne = self.throne
        twin.moves = self.moves
        twin.fields = self.fields[:]
        twin.planets = self.planets[:]
        twin.sites = self.sites[:]
        twin.cubes = self.cubes[:]
        twin.presence = self.presence[:]
        twin.stations = self.stations
        twin.piles = self.piles[:]
        twin.marks = self.marks[:]
        twin.display = self.display
        twin.deck = self.deck
        twin.discard = self.discard
        twin.tech_piles = self.tech_piles
        twin.light = self.light
        twin.tickets = self.tickets
        twin.ticket = self.ticket
        twin.dark_box = self.dark_box
        twin.leaders = self.leaders
        twin.automa_piles = self.automa_piles
        twin.automa_used = self.automa_used
        twin.automa_card = self.automa_card
        twin.cause = self.cause
        twin.reach = self.reach
        twin.drawn = self.drawn
        twin.drawn_marks = self.drawn_marks
        twin.found = self.found
        twin.purchases = self.purchases
        twin.assessed = self.assessed
        twin.used = self.used
        self.share_agenda(twin)
        return twin

    def lay_out(self) -> None:
        """An empty board, with the galaxies of this player count. COS-PC-01, -02, -03, COS-SET-18"""
        seats = len(self.players)
        self.solo = False
        self.board = tuple([galaxy for galaxy in self.box.galaxies if seats in galaxy.seats])
        self.round = self.moves = self.ticket = self.reach = self.purchases = self.assessed = self.used = 0
        self.phase = "setup"
        self.acting = self.throne = self.found = -1
        self.order = tuple(range(seats))
        self.fields = [None] * FIELDS
        self.planets = [()] * PLANETS
        self.sites = [()] * 9
        self.cubes = [0] * (FIELDS * seats)
        self.presence = [0] * (GALAXIES * seats)
        self.stations = (-1,) * GALAXIES
        self.piles = [(), (), (), ()]
        self.marks = [(), (), (), ()]
        self.display = (None,) * DISPLAY
        self.deck = self.discard = ()
        self.tech_piles = ((), ())
        self.light = self.dark_box = ()
        self.tickets = self.drawn_marks = ()
        self.leaders = ()
        self.automa_piles = self.automa_used = ((), (), ())
        self.automa_card = None
        self.cause = None
        self.drawn = ()

    def restored(self) -> None:
        self.board = tuple([galaxy for galaxy in self.box.galaxies if len(self.players) in galaxy.seats])
        self.sites = [()] * 9
        for field in range(FIELDS):
            self.add_sites(field)

    def add_sites(self, field: int) -> None:
        """Remember the planets of the tile on this field by Parsec and colour."""
        tile = self.fields[field]
        if tile is not None:
            for place, colour in enumerate(tile.planets):
                site = (PARSEC_OF[field] - 1) * 3 + colour
                self.sites[site] = tuple(sorted((*self.sites[site], field * PLANETS_PER_TILE + place)))

    def turn_order(self) -> list[Player]:
        """By turn order tile. COS-RND-02, -05"""
        return [self.players[seat] for seat in self.order]

    def is_automa(self, p: Player) -> bool:
        return self.solo and p.seat == 1


def civilization(seat: int, first: int, solo: bool) -> Civilization:
    """The first seat's is the table's choice, the others follow; alone, the Automas are the opponent. COS-AUT-02"""
    return CIVILIZATIONS[3] if solo and seat == 1 else CIVILIZATIONS[(first + seat) % len(CIVILIZATIONS)]


FIELDS_SAVED = (
    (
        *("solo", "round", "phase", "acting", "order", "throne", "moves", "fields", "planets", "cubes", "presence"),
        *("stations", "piles", "marks", "display", "deck", "discard", "tech_piles", "light", "tickets", "ticket"),
        *("dark_box", "leaders", "automa_piles", "automa_used", "automa_card", "cause", "reach", "drawn"),
        *("drawn_marks", "found", "purchases", "assessed", "used"),
    ),
    (
        *("seat", "civilization", "energy", "arrived", "consumption", "spent", "level", "gems", "hand", "slots"),
        *("plan", "ranges", "upgrades", "adapted", "stacks", "powers", "techs", "looked", "leader", "built"),
        *("bonuses", "returned", "hunches"),
    ),
)
