"""What a report says, as data: the JSON beside it, and all that its pages are made from."""

from __future__ import annotations

from typing import Optional

import msgspec

from orrery.lab.report.estimates import Difference, Estimate


class Source(msgspec.Struct, kw_only=True):
    name: str
    all: Estimate  # points of a player
    winner: Estimate  # points of a winner
    share: float  # of all that winners have
    leader: Optional[Estimate]  # how often whoever has most of it wins


class Piece(msgspec.Struct, kw_only=True):
    """`rate` is per chance, `owners` per seat that ever had one."""

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
    verdict: str = ""  # `dead`, `out of reach`, `must`, or nothing


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
    options: float
    single: float
    stakes: Optional[float]
    lost: Optional[float]


class Decisions(msgspec.Struct, kw_only=True):
    each: Estimate  # of a player, in a game
    options: float
    forced: float
    close: Optional[float]  # share of weighed decisions with another option as good as the best
    entropy: Optional[float]
    stakes: dict[str, float]  # by round
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
    pieces: list[Piece]
    rounds: dict[str, int]
    length: Estimate
    lead: Lead
    decisions: Decisions


class Effect(msgspec.Struct, kw_only=True):
    """An experiment: what the piece causes."""

    kind: str
    piece: str
    name: str
    players: int
    plain: Estimate
    meddled: Estimate
    win: Difference
    score: Difference


class Change(msgspec.Struct, kw_only=True):
    """A number of this run beside that of the other one."""

    what: str
    players: int
    now: Estimate
    was: Estimate
    difference: Difference


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
    can: dict[str, list[str]] = {}  # by what they are about
    cannot: list[str] = []
