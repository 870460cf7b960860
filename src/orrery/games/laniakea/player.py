"""Everything a player has."""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Thing
from orrery.core.building import mypyc_attr
from orrery.core.game import Seat
from orrery.games.laniakea.components import (
    ENTITY_SPACES,
    NOTHING,
    Artifact,
    Celestial,
    Chaos,
    Entity,
    Held,
    Power,
)
from orrery.games.laniakea.modifiers import Boons

TOKEN_ON_BOARD: Final = -2  # where a Resource Slot token is before it lies on a galaxy
TOKEN_IN_HAND: Final = -1


@mypyc_attr(acyclic=True)
class Player(Seat):
    celestial: Optional[Celestial]
    place: int  # the figure's galaxy
    held: Held
    level: int  # on the Ascension track
    movement: int  # the value on the Movement Tracker
    ability: int  # the space of the Celestial Ability Track, from 1
    deck: tuple[Power, ...]  # top last
    hand: tuple[Power, ...]
    discard: tuple[Power, ...]
    playing: Optional[Power]  # lies in play until it is resolved
    seen: tuple[Power, ...]  # cards in hand that everybody knows to be there
    spaces: tuple[Optional[Entity], ...]
    boons: Boons
    defeated: tuple[Chaos, ...]
    artifacts: tuple[Artifact, ...]
    flipped: tuple[Artifact, ...]  # used for good
    used: tuple[Artifact, ...]  # this turn
    attack_tokens: int
    token: int  # the galaxy of the Resource Slot token
    sanctums: tuple[int, ...]
    gateways: tuple[int, ...]
    thrones: tuple[int, ...]
    fought: tuple[Power, ...]  # cards that took part in an attack this turn
    drew_at: tuple[int, ...]  # galaxies whose Draw was used this turn
    visited: tuple[int, ...]  # Gateways whose owner was paid this turn
    reshuffled: int  # times in this Cosmic Power Phase
    doubling: bool  # the next harvest of this turn yields twice
    cause: Optional[Thing]  # what is being carried out

    __slots__ = tuple(__annotations__)

    @staticmethod
    def fresh(seat: int) -> Player:
        """A player before setup. (No `__init__`, so that copies do not pay for it.)"""
        p = Player()
        p.seat = seat
        p.celestial = None
        p.place = -1
        p.held = NOTHING
        p.level = p.attack_tokens = p.reshuffled = 0
        p.movement = p.ability = 1
        p.deck = p.hand = p.discard = p.seen = p.fought = ()
        p.playing = None
        p.spaces = (None,) * len(ENTITY_SPACES)
        p.boons = Boons(())
        p.defeated = ()
        p.artifacts = p.flipped = p.used = ()
        p.token = TOKEN_ON_BOARD
        p.sanctums = p.gateways = p.thrones = p.drew_at = p.visited = ()
        p.doubling = False
        p.cause = None
        return p

    def copy(self) -> Player:
        twin = Player()
        twin.seat = self.seat
        twin.celestial = self.celestial
        twin.place = self.place
        twin.held = self.held
        twin.level = self.level
        twin.movement = self.movement
        twin.ability = self.ability
        twin.deck = self.deck
        twin.hand = self.hand
        twin.discard = self.discard
        twin.playing = self.playing
        twin.seen = self.seen
        twin.spaces = self.spaces
        twin.boons = self.boons
        twin.defeated = self.defeated
        twin.artifacts = self.artifacts
        twin.flipped = self.flipped
        twin.used = self.used
        twin.attack_tokens = self.attack_tokens
        twin.token = self.token
        twin.sanctums = self.sanctums
        twin.gateways = self.gateways
        twin.thrones = self.thrones
        twin.fought = self.fought
        twin.drew_at = self.drew_at
        twin.visited = self.visited
        twin.reshuffled = self.reshuffled
        twin.doubling = self.doubling
        twin.cause = self.cause
        return twin
