"""What a seat knows of the table as a row of numbers, a byte each: for learned bots, not for rules.

The strongest rival is shown in full, the others by their main figures, so that one row serves every number of players;
the Adversary is a rival too. Sectors are much alike, so they come in the order of what the seat has there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from orrery.core.row import as_bytes
from orrery.games.laniakea.board import SECTOR_NAMES
from orrery.games.laniakea.components import ADVERSARY, ASCENDED
from orrery.games.laniakea.evaluation import turns_left
from orrery.games.laniakea.feature_adversary import adversary, its_deck
from orrery.games.laniakea.feature_cards import (
    OWN_CARDS,
    THEIR_CARDS,
    own_cards,
    seraphs_to_come,
    their_cards,
)
from orrery.games.laniakea.feature_holdings import BYTE, CELESTIAL, PLAYER, unknown_artifacts
from orrery.games.laniakea.feature_map import SURROUNDINGS, bridges_to, surroundings
from orrery.games.laniakea.feature_names import ON_OFFER
from orrery.games.laniakea.feature_player import player, points_now
from orrery.games.laniakea.feature_table import OF_SECTOR, TABLE, offers, sectors_in_order, table
from orrery.games.laniakea.judged import judged
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.scoring import structures_by_sector
from orrery.games.laniakea.state import Laniakea

if TYPE_CHECKING:
    from mypy_extensions import i64

OWN: Final = TABLE + ON_OFFER
AROUND: Final = OWN + PLAYER
HAND: Final = AROUND + SURROUNDINGS
RIVAL: Final = HAND + OWN_CARDS
THEIRS: Final = RIVAL + PLAYER
SECTORS: Final = THEIRS + THEIR_CARDS
OTHERS: Final = SECTORS + OF_SECTOR * len(SECTOR_NAMES)
OTHER: Final = 18  # numbers for each further rival
SIZE: Final = OTHERS + 2 * OTHER
NONE: Final[list[int]] = [0] * len(SECTOR_NAMES)


def features(g: Laniakea, seat: int, before: Optional[Laniakea] = None) -> bytes:
    """What came to light after `before`, in imagination, counts but stays unknown."""
    row = [0] * SIZE
    real = g
    if before is not None:
        g = judged(g, seat, before)
    me = g.players[seat]
    if not g.tiles:
        only_celestials(row, g, seat)
        return as_bytes(row)
    left = turns_left(g)
    turns = int(left)
    standing = [structures_by_sector(g, p.seat) for p in g.players]
    if g.solo():
        standing.append(structures_by_sector(g, ADVERSARY))
    most = most_of_others(standing, seat)
    bridges = [bridges_to(g, p) for p in g.players]
    from_abyss = player(row, OWN, g, me, standing[seat], most, bridges[seat], turns)
    surroundings(row, AROUND, g, me, from_abyss, bridges[seat])
    known = len(me.hand)
    row[OWN + 55] = len(real.players[seat].hand)
    row[OWN + 56] = len(real.players[seat].deck)
    if before is not None:
        unknown_artifacts(row, OWN, HAND, me, before.players[seat])
    own_cards(row, HAND, me, row[OWN + 55] - known)
    order = strongest_first(g, seat, standing, bridges)
    first = order[0][2]
    if g.solo():
        adversary(row, RIVAL, g, standing[1], standing[0])
        its_deck(row, SECTORS - 5, g)
    else:
        rival = g.players[first]
        player(row, RIVAL, g, rival, standing[first], most_of_others(standing, first), bridges[first], turns)
        their_cards(row, THEIRS, rival)
        at = OTHERS
        for value, _, further in order[1:]:
            main_figures(row, at, g.players[further], -value, seen_over_bridges(standing[further], bridges[further]))
            at += OTHER
    table(row, g, real, me, left, row[OWN], row[RIVAL])
    offers(row, HAND, g, me)
    theirs = NONE if g.solo() else bridges[first]
    held = (standing[seat], standing[first], most, bridges[seat], theirs)
    sectors_in_order(row, SECTORS, g, me, held)
    return as_bytes(row)


def only_celestials(row: list[int], g: Laniakea, seat: int) -> None:
    """Before the board is laid out there is nothing else to know."""
    row[len(g.players) - 1] = row[12] = 1
    for p in g.players:
        if p.celestial is not None:
            row[(OWN if p.seat == seat else RIVAL) + CELESTIAL + p.celestial.number] = 1


def most_of_others(standing: list[list[int]], seat: int) -> list[int]:
    """By sector, the most Structures that any other has."""
    if len(standing) == 2:
        return standing[1 - seat]
    most = [0] * len(SECTOR_NAMES)
    for owner, theirs in enumerate(standing):
        if owner != seat:
            for sector, count in enumerate(theirs):
                if count > most[sector]:
                    most[sector] = count
    return most


def seen_over_bridges(standing: list[int], bridges: list[int]) -> int:
    total = 0
    for sector, count in enumerate(standing):
        if count:
            total += count * bridges[sector]
    return total


def strongest_first(
    g: Laniakea, seat: int, standing: list[list[int]], bridges: list[list[int]]
) -> list[tuple[int, int, int]]:
    """The rivals by their VP, and of equals the one who acts sooner: the VP, negative, the turns between, the seat."""
    if len(standing) == 2:
        return [(0, 0, 1 - seat)]
    order: list[tuple[int, int, int]] = []
    for p in g.players:
        if p.seat != seat:
            value = points_now(g, p, seen_over_bridges(standing[p.seat], bridges[p.seat]))
            order.append((-value, (p.seat - seat) % len(g.players), p.seat))
    order.sort()
    return order


def main_figures(row: list[int], at: i64, p: Player, value: int, seen: int) -> None:
    row[at] = 1
    row[at + 1] = min(value, BYTE)
    row[at + 2] = p.level
    row[at + 3] = max(0, ASCENDED - p.level)
    row[at + 4], row[at + 5], row[at + 6] = p.held
    row[at + 7] = len(p.sanctums)
    row[at + 8] = len(p.gateways)
    row[at + 9] = len(p.thrones)
    row[at + 10] = seen
    entities = gained = 0
    for entity in p.spaces:
        if entity is not None:
            entities += 1
    row[at + 11] = entities
    row[at + 12] = len(p.defeated)
    row[at + 13] = len(p.artifacts)
    row[at + 14] = p.movement + p.boons.movements
    row[at + 15] = p.ability
    for card in p.hand + p.deck + p.discard:
        if card.market:
            gained += 1
    row[at + 16] = gained
    row[at + 17] = seraphs_to_come(p)
