"""What a run is asked to play, and every game that follows from it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from orrery.bots.contest import seatings

PLAIN: Final = "plain"
WITH: Final = "with"
EXPERIMENTS: Final = ("gift", "ban", "force")
ALL: Final = "all"  # pieces may be forbidden one after the other
SLOTS: Final = 8  # games of a deal in each of which another piece is


class Order(msgspec.Struct, kw_only=True, frozen=True):
    """All that the games of a run follow from: the same order leaves the same data, to the byte."""

    game: str
    rules: int
    settings: dict[str, str]
    bots: list[str]  # repeated to fill the seats
    seats: list[int]
    games: int  # for each number of players
    seed: int
    experiment: str = ""  # one of EXPERIMENTS
    piece: str = ""  # that it is about; for a ban also several, with commas between, whole kinds, or `all`
    swap_seats: bool = False
    weigh: int = 10  # of so many decisions the options of one are weighed
    orrery: str = ""  # the version that began the run
    net: str = ""  # fingerprints of what judges positions


class Sitting(NamedTuple):
    """One game of a run."""

    number: int
    players: int
    deal: int
    seating: int
    arm: str
    slot: int  # of the arm, where there are several
    focus: int


def bots_of(order: Order, players: int) -> list[str]:
    return [order.bots[seat % len(order.bots)] for seat in range(players)]


def sittings(order: Order) -> list[Sitting]:
    """All games in their order. Those of a deal stand together: every seating, and with an experiment both arms."""
    found: list[Sitting] = []
    for players in order.seats:
        found += [Sitting(len(found) + n, *rest) for n, rest in enumerate(of_count(order, players))]
    return found


def total(order: Order) -> int:
    """How many games that are: whole deals of each number of players."""
    return sum([-(-order.games // a_deal(order, players)) * a_deal(order, players) for players in order.seats])


def a_deal(order: Order, players: int) -> int:
    """How many games a deal is played in."""
    return turns_of(order, players) * len(arms_of(order))


def turns_of(order: Order, players: int) -> int:
    return players if order.swap_seats else seatings(bots_of(order, players))


def arms_of(order: Order) -> list[tuple[str, int]]:
    slots = 0 if not order.experiment else 1 if is_single(order.piece) else SLOTS
    return [(PLAIN, 0), *[(WITH, slot) for slot in range(slots)]]


def is_single(piece: str) -> bool:
    return ":" in piece and "," not in piece


def is_about(order: Order, ref: str) -> bool:
    """Whether the experiment is about this piece."""
    kinds = (ALL, ref, ref.partition(":")[0])
    return any(wanted in kinds for wanted in order.piece.split(","))


def of_count(order: Order, players: int) -> Iterator[tuple[int, int, int, str, int, int]]:
    turns, arms = turns_of(order, players), arms_of(order)
    for deal in range(-(-order.games // a_deal(order, players))):
        focus = deal % players if order.experiment else -1
        for seating in range(turns):
            for arm, slot in arms:
                yield players, deal, seating, arm, slot, focus


def seed_of(order: Order, players: int, deal: int, tried: int = 0) -> int:
    """Of a deal: alike for all arms, seatings and settings, so that runs of the same seed can be compared by deal."""
    text = f"orrery lab {order.game} {order.seed} {players} {deal} {tried}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) >> 1
