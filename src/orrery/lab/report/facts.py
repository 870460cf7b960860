"""What a report says, as data: the JSON beside it, and all that its pages are made from."""

from __future__ import annotations

from typing import Optional

import msgspec

from orrery.lab.report.estimates import Difference, Estimate


class Source(msgspec.Struct, kw_only=True):
    name: str
    all: Estimate  # points of a player
    winner: Estimate  # points of a winner
    share: Estimate  # of all that winners have
    leader: Optional[Estimate]  # how often whoever has most of it wins


class Piece(msgspec.Struct, kw_only=True):
    """`rate` is per chance, `owners` per seat that ever had one; `grip` is how hard it is to resist: of what can be
    taken again in a later round, each chance counts."""

    ref: str
    name: str
    kind: str
    seen: int
    chances: int
    rate: Optional[Estimate]
    owners: Optional[Estimate]
    used: Optional[Estimate]
    round: Optional[float]
    price: Optional[float]
    lift: Optional[Difference]
    again: bool = False  # whether somebody took it more than once in a game
    verdict: str = ""  # `dead`, `out of reach`, `must`, or nothing
    flips: bool = False  # whether another level of bots comes to another conclusion

    @property
    def grip(self) -> Optional[Estimate]:
        return self.rate if self.again else self.owners


class Lead(msgspec.Struct, kw_only=True):
    quarter: Optional[Estimate]
    half: Optional[Estimate]
    three_quarters: Optional[Estimate]
    changes: Estimate  # of the lead, in a game
    changed: Estimate  # games with at least one
    drama: Optional[Estimate]  # by how much the later winner was behind on average
    decided: Optional[Estimate]  # share of the rounds that are left when somebody is at 90 %
    by: str  # `win chance` or `score`


class Kind(msgspec.Struct, kw_only=True):
    kind: str
    n: int
    options: Estimate
    single: Estimate  # how often there was only one
    stakes: Optional[Estimate]
    lost: Optional[Estimate]


class Decisions(msgspec.Struct, kw_only=True):
    each: Estimate  # of a player, in a game
    options: Estimate
    forced: Estimate
    close: Optional[Estimate]  # share of weighed decisions with another option as good as the best
    entropy: Optional[Estimate]
    stakes: dict[str, Estimate]  # by round
    unit: str
    kinds: list[Kind]


def players_told(players: int) -> str:
    return f"{players} players" if players > 1 else "Alone"


class Count(msgspec.Struct, kw_only=True):
    """All about one number of players."""

    players: int
    games: int
    deals: int
    even: float
    turns: list[Estimate]
    bots: dict[str, Estimate]
    scores: dict[str, Estimate]
    sources: list[Source]
    added: bool  # whether scores are the sums of their sources
    pieces: list[Piece]
    rounds: dict[str, int]
    length: Estimate
    lead: Lead
    decisions: Decisions


class Effect(msgspec.Struct, kw_only=True):
    """An experiment in paired deals: how a seat fares that has the piece, beside the same seat without."""

    kind: str
    piece: str
    name: str
    players: int
    having: Estimate
    lacking: Estimate
    worth: Difference  # in chance to win
    score: Difference


class Change(msgspec.Struct, kw_only=True):
    """A number of this run beside that of the other one."""

    what: str
    players: int
    share: bool  # of wins or chances; else some other number
    now: Estimate
    was: Estimate
    difference: Difference


class Goal(msgspec.Struct, kw_only=True):
    """What we want of a game, and whether it is so."""

    what: str
    players: int
    aim: str
    measured: str
    interval: str
    n: int
    verdict: str  # `holds`, `fails`, or `open` where the data does not tell
    about: str = ""  # what it fails by, or what would have to be played to tell


class Report(msgspec.Struct, kw_only=True):
    title: str
    game: str
    rules: int
    bots: list[str]
    net: str
    seed: int
    settings: dict[str, str]  # that differ from the rules as written
    changes: list[str]
    command: str
    counts: list[Count]
    effects: list[Effect]
    against: str = ""
    other_rules: int = 0  # of the other run, where they differ
    compared: list[Change] = []
    flips: list[str] = []
    goals: list[Goal] = msgspec.field(default_factory=list, name="targets")  # so named in files of before
    can: dict[str, list[str]] = {}  # by what they are about
    cannot: list[str] = []
