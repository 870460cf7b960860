"""Everything on the table."""

from __future__ import annotations

from typing import Final, Literal, Optional

from orrery.core.ask import Thing
from orrery.core.building import mypyc_attr
from orrery.core.fields import fields_of
from orrery.core.game import Game, Seat
from orrery.core.rng import Rng
from orrery.games.ultramassive.components import (
    PRIMORDIAL,
    SPACES,
    TOKENS,
    Anomaly,
    Card,
    DraftOption,
    Resource,
    SiphonOption,
    Stack,
)
from orrery.games.ultramassive.rulings import Rulings

Phase = Literal["setup", "draft", "discovery", "actions", "bonus", "end of round", "over"]


class Box:
    """All printed tables of the game, which rules reach through the state."""

    def __init__(
        self,
        cards: tuple[Card, ...],
        anomalies: tuple[Anomaly, ...],
        cores: tuple[Anomaly, ...],
        draft: tuple[tuple[DraftOption, ...], tuple[DraftOption, ...]],
        siphons: tuple[SiphonOption, ...],
    ) -> None:
        self.cards = cards
        self.anomalies = anomalies
        self.cores = cores
        self.draft = draft
        self.siphons = siphons


class Powers:
    """What a player's passive Anomalies add up to."""

    def __init__(self, anomalies: tuple[Anomaly, ...], rate: int) -> None:
        self.cap = 8  # SM of Matter that one space can hold
        self.rate = rate  # DC for 1 SM
        self.plays = 2
        self.hand = 3
        self.siphon_shift = 0
        self.per_siphon = 0
        self.per_batch = 0
        self.per_annihilation = 0
        self.wake = 0  # Orbits after a Wormhole activation
        self.bonus = [0, 0, 0, 0, 0]  # SM on absorbing each kind of token
        for anomaly in anomalies:
            self.add(anomaly.passive)

    def add(self, passive: dict[str, int]) -> None:
        for token in TOKENS:
            self.bonus[token.number] += passive.get(token.id, 0)
        self.cap = passive.get("cap", self.cap)
        self.rate = passive.get("rate", self.rate)
        self.plays = passive.get("plays", self.plays)
        self.hand = passive.get("hand", self.hand)
        self.siphon_shift += passive.get("siphon_shift", 0)
        self.per_siphon += passive.get("siphon", 0)
        self.per_batch += passive.get("batch", 0)
        self.per_annihilation += passive.get("annihilation", 0)
        self.wake += passive.get("activation", 0)


@mypyc_attr(acyclic=True)
class Player(Seat):
    mass: int  # SM
    discovery: int  # DC
    size: int
    spaces: list[Stack]
    wormholes: tuple[int, ...]  # the space of each
    open: tuple[bool, ...]  # pair A, pair B
    hand: tuple[Card, ...]
    cores: tuple[Anomaly, ...]  # drawn, not yet discovered: a secret
    anomalies: tuple[Anomaly, ...]
    powers: Powers
    used: tuple[Anomaly, ...]  # once-per-turn Anomalies used this turn
    played: tuple[Card, ...]  # this turn, not yet discarded
    plays: int  # cards played this turn
    acted: tuple[str, ...]  # the kinds of action taken this turn, where the table forbids mixing them
    drafted: tuple[DraftOption, ...]
    pending: tuple[Resource, ...]  # drafted and not yet used
    captured: Stack  # fell into the Black Hole during this effect
    gaining: int  # SM that this effect adds when it is over
    cause: Optional[Thing]  # what is being carried out

    @staticmethod
    def fresh(seat: int, powers: Powers) -> Player:
        """A player before setup. (No `__init__`, so that copies do not pay for it.)"""
        p = Player()
        p.seat = seat
        p.mass = p.discovery = p.plays = p.gaining = 0
        p.size = PRIMORDIAL
        p.spaces = [()] * len(SPACES)
        p.wormholes = ()
        p.open = (True, True)
        p.powers = powers
        p.cores = p.anomalies = p.used = ()
        p.hand = p.played = ()
        p.acted = ()
        p.drafted = ()
        p.pending = ()
        p.captured = ()
        p.cause = None
        return p

    def copy(self) -> Player:
        twin = Player()
        twin.seat = self.seat
        twin.mass = self.mass
        twin.discovery = self.discovery
        twin.size = self.size
        twin.spaces = self.spaces[:]
        twin.wormholes = self.wormholes
        twin.open = self.open
        twin.hand = self.hand
        twin.cores = self.cores
        twin.anomalies = self.anomalies
        twin.powers = self.powers
        twin.used = self.used
        twin.played = self.played
        twin.plays = self.plays
        twin.acted = self.acted
        twin.drafted = self.drafted
        twin.pending = self.pending
        twin.captured = self.captured
        twin.gaining = self.gaining
        twin.cause = self.cause
        return twin


class Ultramassive(Game[Player]):
    box: Box
    rulings: Rulings
    phase: Phase
    acting: int  # whose Actions phase it is
    start: int  # the holder of the Starting Player token
    deck: tuple[Card, ...]  # top last
    discard: tuple[Card, ...]
    core_deck: tuple[Anomaly, ...]
    copies: tuple[int, ...]  # of each Anomaly still on the Anomaly Board

    def __init__(self, rng: Rng, players: list[Player], box: Box, rulings: Rulings) -> None:
        super().__init__(rng, players)
        self.box = box
        self.rulings = rulings

    @staticmethod
    def fresh(players: list[Player], box: Box, rulings: Rulings) -> Ultramassive:
        """The bare table. (Not in `__init__`, so that copies do not pay for it.)"""
        g = Ultramassive(Rng(0), players, box, rulings)
        g.begin()
        g.round = 1
        g.phase = "setup"
        g.acting = -1
        g.start = 0
        g.deck = ()
        g.discard = ()
        g.core_deck = ()
        g.copies = ()
        return g

    def copy(self) -> Ultramassive:
        twin = Ultramassive(self.rng.copy(), self.share_players(), self.box, self.rulings)
        twin.owned = 0
        twin.round = self.round
        twin.phase = self.phase
        twin.acting = self.acting
        twin.start = self.start
        twin.deck = self.deck
        twin.discard = self.discard
        twin.core_deck = self.core_deck
        twin.copies = self.copies
        self.share_agenda(twin)
        return twin

    def restored(self) -> None:
        for p in self.players:
            p.powers = Powers(p.anomalies, self.rulings.exchange_rate)

    def turn_order(self) -> list[Player]:
        """Clockwise from the holder of the Starting Player token. ULT-ROUND-03"""
        return self.players[self.start :] + self.players[: self.start]

    def others(self, me: Player) -> list[Player]:
        """Everybody else, clockwise from the acting player. ULT-CARD-07"""
        return self.players[me.seat + 1 :] + self.players[: me.seat]


FIELDS: Final = (
    ("round", *fields_of(Ultramassive, "box", "rulings")),
    ("seat", *fields_of(Player, "powers")),
)
