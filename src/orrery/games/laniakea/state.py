"""Everything on the table."""

from __future__ import annotations

from typing import Final, Optional, Union

from orrery.core.fields import fields_of
from orrery.core.game import Game
from orrery.core.rng import Rng
from orrery.games.laniakea.board import SPACES
from orrery.games.laniakea.components import (
    ADVERSARY,
    NOTHING,
    AdversaryCard,
    Artifact,
    Box,
    Celestial,
    Chaos,
    Entity,
    Held,
    Power,
    Tile,
)
from orrery.games.laniakea.modifiers import CALM, Boons, Weather
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.rulings import Rulings

TOKEN_SLOTS: Final = len(SPACES)  # slots are numbered by galaxy; the token of seat s is slot 49 + s
SLOTS: Final = tuple(range(TOKEN_SLOTS + 4))
EMPTY: Final = 0  # in a slot; otherwise 1 + the stone it was augmented with
NO_STRUCTURE: Final = 0  # on a galaxy; otherwise 1 + 2 * owner for a Sanctum and 2 + 2 * owner for a Gateway


_NO_STRUCTURES: Final = (NO_STRUCTURE,) * len(SPACES)
_NO_SLOTS: Final = (EMPTY,) * len(SLOTS)


class Laniakea(Game[Player]):
    box: Box
    rulings: Rulings
    start: int  # the first player
    acting: int  # whose turn it is; ADVERSARY for the Adversary
    final: int  # the last round, once the end is triggered
    tiles: tuple[Tile, ...]
    discovered: int  # bit n: the tile on space n shows its Discovered side
    structures: tuple[int, ...]
    passages: tuple[int, ...]  # Wormholes and everybody's Gateways
    slots: tuple[int, ...]
    free_slots: tuple[int, ...]  # available: empty and not locked
    artifact_voids: tuple[int, ...]
    powers: tuple[Power, ...]  # the market deck, top last
    power_row: tuple[Optional[Power], ...]
    trashed: tuple[Power, ...]
    entities: tuple[Union[Entity, Chaos], ...]  # the Entity deck, top last
    row: tuple[Union[Entity, Chaos, None], ...]
    weather: Weather
    artifacts: tuple[Artifact, ...]  # the deck, top last
    adversary: Optional[Celestial]  # its Celestial board; solo only, like all that follows
    adversary_place: int
    adversary_held: Held
    adversary_level: int
    adversary_deck: tuple[AdversaryCard, ...]
    adversary_discard: tuple[AdversaryCard, ...]
    adversary_entities: tuple[Entity, ...]
    adversary_sanctums: tuple[int, ...]
    adversary_visited: tuple[int, ...]

    # copies are made by the thousand, and objects of more than thirty attributes are slow to fill without this
    __slots__ = tuple(__annotations__)

    def __init__(self, rng: Rng, players: list[Player], box: Box, rulings: Rulings) -> None:
        super().__init__(rng, players)
        self.box = box
        self.rulings = rulings

    @staticmethod
    def fresh(players: list[Player], box: Box, rulings: Rulings) -> Laniakea:
        """The bare table. (Not in `__init__`, so that copies do not pay for it.)"""
        g = Laniakea(Rng(0), players, box, rulings)
        g.begin()
        g.round = 1
        g.start = 0
        g.acting = -1
        g.final = 0
        g.tiles = ()
        g.discovered = 0
        g.structures = _NO_STRUCTURES
        g.passages = ()
        g.slots = _NO_SLOTS
        g.free_slots = ()
        g.artifact_voids = ()
        g.powers = ()
        g.power_row = ()
        g.trashed = ()
        g.entities = ()
        g.row = ()
        g.weather = CALM
        g.artifacts = ()
        g.adversary = None
        g.adversary_place = -1
        g.adversary_held = NOTHING
        g.adversary_level = 0
        g.adversary_deck = ()
        g.adversary_discard = ()
        g.adversary_entities = ()
        g.adversary_sanctums = ()
        g.adversary_visited = ()
        return g

    def copy(self) -> Laniakea:
        twin = Laniakea(self.rng.copy(), self.share_players(), self.box, self.rulings)
        twin.owned = 0
        twin.round = self.round
        twin.start = self.start
        twin.acting = self.acting
        twin.final = self.final
        twin.tiles = self.tiles
        twin.discovered = self.discovered
        twin.structures = self.structures
        twin.passages = self.passages
        twin.slots = self.slots
        twin.free_slots = self.free_slots
        twin.artifact_voids = self.artifact_voids
        twin.powers = self.powers
        twin.power_row = self.power_row
        twin.trashed = self.trashed
        twin.entities = self.entities
        twin.row = self.row
        twin.weather = self.weather
        twin.artifacts = self.artifacts
        twin.adversary = self.adversary
        twin.adversary_deck = self.adversary_deck
        twin.adversary_place = self.adversary_place
        twin.adversary_held = self.adversary_held
        twin.adversary_level = self.adversary_level
        twin.adversary_discard = self.adversary_discard
        twin.adversary_entities = self.adversary_entities
        twin.adversary_sanctums = self.adversary_sanctums
        twin.adversary_visited = self.adversary_visited
        self.share_agenda(twin)
        return twin

    def restored(self) -> None:
        self.weather = Weather(self.row)
        for p in self.players:
            p.boons = Boons(p.spaces)

    def turn_order(self) -> list[Player]:
        """Clockwise from the first player. LAN-SETUP-01, LAN-TURN-09"""
        return self.players[self.start :] + self.players[: self.start]

    def solo(self) -> bool:
        return len(self.players) == 1

    def owner_at(self, space: int) -> int:
        """Whose Structure stands there: a seat, ADVERSARY, or -1."""
        return (self.structures[space] - 1) // 2 if self.structures[space] else -1

    def spaces_built_by(self, owner: int) -> tuple[int, ...]:
        if owner == ADVERSARY:
            return self.adversary_sanctums
        return self.players[owner].sanctums + self.players[owner].gateways


FIELDS: Final = (
    ("round", *fields_of(Laniakea, "box", "rulings", "weather")),
    ("seat", *fields_of(Player, "boons")),
)
