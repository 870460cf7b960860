"""Everything on the table."""

from __future__ import annotations

from typing import Final, Literal, Optional

from orrery.core.ask import Thing
from orrery.core.fields import fields_of
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.games.council.components import (
    AUTOMAS,
    CIVILIZATIONS,
    DISPLAY,
    FIELDS,
    GALAXIES,
    PARSEC_OF,
    PLANETS,
    PLANETS_PER_TILE,
    AutomaCard,
    Bonus,
    Card,
    Civilization,
    Galaxy,
    Leader,
    Stack,
    Station,
    Tech,
    Tile,
    Upgrade,
)
from orrery.games.council.player import Player
from orrery.games.council.rulings import Rulings

Phase = Literal["setup", "leaders", "buy", "planning", "actions", "assessment", "automa", "over"]


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
        self.tiles_of = [tuple([tile for tile in tiles if tile.parsec == parsec]) for parsec in range(4)]
        self.start_cards = start_cards
        self.ai_cards = ai_cards
        self.upgrades = upgrades
        self.light = light
        self.dark = dark
        self.techs = techs
        self.techs_of = [tuple([tech for tech in techs if tech.level == level]) for level in range(3)]
        self.stations = stations
        self.leaders = leaders
        self.automa = automa


class Council(Game[Player]):
    box: Box
    rulings: Rulings
    solo: bool  # seat 1 is the Automa
    board: tuple[Galaxy, ...]  # the galaxies in play
    phase: Phase
    acting: int
    order: tuple[int, ...]  # seats by turn order tile
    throne: int  # who holds it
    moves: int  # moves of Energy markers so far
    # the board
    fields: tuple[Optional[Tile], ...]
    planets: list[Stack]
    sites: tuple[tuple[int, ...], ...]  # planets on the board by Parsec and colour; follows from `fields`
    cubes: list[int]  # of each seat in each field
    presence: list[int]  # cubes of each seat in each galaxy
    settling: bool  # whether those three lists are this game's own, and not shared with a copy
    stations: tuple[int, ...]  # in each galaxy: seat * 3 + which, or -1
    # piles, top last
    piles: tuple[tuple[Tile, ...], ...]  # face-down tiles by Parsec
    marks: tuple[tuple[int, ...], ...]  # who knows the tile at that place: a bit for each seat
    display: tuple[Optional[Card], ...]
    deck: tuple[Card, ...]
    discard: tuple[Card, ...]
    tech_piles: tuple[tuple[Tech, ...], ...]
    light: tuple[Bonus, ...]
    returned: tuple[tuple[Bonus, ...], ...]  # dark bonus cards each seat has put back into the box
    hunches: tuple[
        tuple[tuple[Bonus, int], ...], ...
    ]  # light cards each seat put under the pile: where each can be now
    looked: tuple[int, ...]  # which Dark Tech piles each seat has looked through, a bit each
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

    # copies are made by the thousand, and objects of more than thirty attributes are slow to fill without this
    __slots__ = tuple(__annotations__)

    def __init__(self, rng: Rng, players: list[Player], box: Box, rulings: Rulings) -> None:
        """Only what never changes: copies must not pay for what they overwrite."""
        super().__init__(rng, players)
        self.box = box
        self.rulings = rulings

    def copy(self) -> Council:
        twin = Council(self.rng.copy(), self.share_players(), self.box, self.rulings)
        twin.owned = 0
        twin.solo = self.solo
        twin.board = self.board
        twin.round = self.round
        twin.phase = self.phase
        twin.acting = self.acting
        twin.order = self.order
        twin.throne = self.throne
        twin.moves = self.moves
        twin.fields = self.fields
        twin.planets = self.planets
        twin.sites = self.sites
        twin.cubes = self.cubes
        twin.presence = self.presence
        self.settling = twin.settling = False
        twin.stations = self.stations
        twin.piles = self.piles
        twin.marks = self.marks
        twin.display = self.display
        twin.deck = self.deck
        twin.discard = self.discard
        twin.tech_piles = self.tech_piles
        twin.light = self.light
        twin.returned = self.returned
        twin.hunches = self.hunches
        twin.looked = self.looked
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
        self.fields = (None,) * FIELDS
        self.planets = [()] * PLANETS
        self.sites = ((),) * 9
        self.cubes = [0] * (FIELDS * seats)
        self.presence = [0] * (GALAXIES * seats)
        self.settling = True
        self.stations = (-1,) * GALAXIES
        self.piles = self.marks = ((), (), (), ())
        self.display = (None,) * DISPLAY
        self.deck = self.discard = ()
        self.tech_piles = ((), ())
        self.light = self.dark_box = ()
        self.tickets = self.drawn_marks = ()
        self.leaders = ()
        self.returned = self.hunches = ((),) * seats
        self.looked = (0,) * seats
        self.automa_piles = self.automa_used = ((), (), ())
        self.automa_card = None
        self.cause = None
        self.drawn = ()

    def restored(self) -> None:
        self.board = tuple([galaxy for galaxy in self.box.galaxies if len(self.players) in galaxy.seats])
        self.sites = ((),) * 9
        for field in range(FIELDS):
            self.add_sites(field)

    def own_cubes(self) -> None:
        """Cubes are about to move: from now on this game has them for itself."""
        if not self.settling:
            self.planets = self.planets[:]
            self.cubes = self.cubes[:]
            self.presence = self.presence[:]
            self.settling = True

    def put_tile(self, tile: Tile, field: int) -> None:
        self.fields = self.fields[:field] + (tile,) + self.fields[field + 1 :]
        self.add_sites(field)

    def add_sites(self, field: int) -> None:
        """Remember the planets of the tile on this field by Parsec and colour."""
        tile = self.fields[field]
        if tile is not None:
            sites = list(self.sites)
            for place, colour in enumerate(tile.planets):
                site = (PARSEC_OF[field] - 1) * 3 + colour
                sites[site] = tuple(sorted((*sites[site], field * PLANETS_PER_TILE + place)))
            self.sites = tuple(sites)

    def put_pile(self, parsec: int, tiles: tuple[Tile, ...], marks: tuple[int, ...]) -> None:
        """The face-down pile of a Parsec, and who knows which of its tiles."""
        self.piles = self.piles[:parsec] + (tiles,) + self.piles[parsec + 1 :]
        self.marks = self.marks[:parsec] + (marks,) + self.marks[parsec + 1 :]

    def turn_order(self) -> list[Player]:
        """By turn order tile. COS-RND-02, -05"""
        return [self.players[seat] for seat in self.order]

    def civilization(self, p: Player) -> Civilization:
        """What the seat has chosen; alone, the Automas are the opponent. COS-SET-12, COS-AUT-02"""
        if self.is_automa(p):
            return AUTOMAS
        chosen = CIVILIZATIONS[self.rulings.civilizations[p.seat]]
        return CIVILIZATIONS[0] if self.solo and chosen is AUTOMAS else chosen

    def is_automa(self, p: Player) -> bool:
        return self.solo and p.seat == 1


FIELDS_SAVED: Final = (
    ("round", *fields_of(Council, "box", "rulings", "board", "sites", "settling")),
    ("seat", *fields_of(Player)),
)
