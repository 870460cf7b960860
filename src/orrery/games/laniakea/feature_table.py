"""Where the game stands, what is on offer and how the sectors are held, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.games.laniakea.board import SECTOR, SECTOR_NAMES
from orrery.games.laniakea.chaos import hit_points, reach
from orrery.games.laniakea.components import (
    ADVERSARY_ASCENDED,
    ASCENDED,
    ATTACK_TOKENS,
    Entity,
    Held,
)
from orrery.games.laniakea.feature_cards import BEATABLE, FIRST_MARKET, KIND, OF_KIND
from orrery.games.laniakea.feature_holdings import to_act
from orrery.games.laniakea.feature_names import TABLE as TABLE_NAMES
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.recruiting import entity_prices
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.verbs import SHED

if TYPE_CHECKING:
    from mypy_extensions import i64

TABLE: Final = len(TABLE_NAMES)
MARKET: Final = TABLE - FIRST_MARKET
ROW: Final = MARKET + OF_KIND  # Chaos cards are numbered after the Entities
OF_SECTOR: Final = 6
Sectors = tuple[list[int], list[int], list[int], list[int], list[int]]
# own Structures, the strongest rival's, the most of any rival, bridges of own Thrones, of the rival's
NEAREST: Final = 8  # what can be paid or beaten now; every unit that lacks takes one off


def table(row: list[int], g: Laniakea, real: Laniakea, me: Player, left: float, mine: int, theirs: int) -> None:
    seats = len(g.players)
    row[seats - 1] = 1
    row[4] = min(g.round, 255)
    acts = 1 if to_act(g, me) else 0
    if g.final:
        row[5] = 1
        row[6] = g.final - g.round + acts
    row[7] = min(int(10.0 * left), 255)
    place = (me.seat - g.start) % seats
    row[8] = place
    row[9] = 1 if place == 0 else 0
    row[10] = 1 if place == seats - 1 else 0
    if g.acting == me.seat:
        ask = real.asks.get(me.seat)
        row[14 if ask is not None and ask.verb is SHED else 13] = 1
    elif g.acting == -1:
        row[15] = 1
    still_to_act = 0
    highest, nearest = g.adversary_level, ADVERSARY_ASCENDED - g.adversary_level
    for p in g.players:
        if p.seat != me.seat:
            still_to_act += 1 if to_act(g, p) else 0
            highest = max(highest, p.level)
            nearest = min(nearest, max(0, ASCENDED - p.level))
    row[11] = still_to_act
    row[16] = highest
    row[17] = nearest
    row[18] = len(g.powers)
    row[19] = len(g.entities)
    row[20] = len(g.artifacts)
    row[21] = len(g.artifact_voids)
    stock = ATTACK_TOKENS
    for p in g.players:
        stock -= p.attack_tokens
    row[22] = stock
    found, discovered = g.discovered, 0
    while found:
        found &= found - 1
        discovered += 1
    row[23] = discovered
    row[24] = len(g.passages)
    if g is not real:
        row[25] = g.power_row.count(None) - real.power_row.count(None)
        row[26] = max(0, g.row.count(None) - real.row.count(None))
    row[27] = max(0, mine - theirs)
    row[28] = max(0, theirs - mine)


def offers(row: list[int], cards: i64, g: Laniakea, me: Player) -> None:
    """The market by price, Entities by what lacks to pay them, Chaos cards by what lacks to beat them."""
    for place, power in enumerate(g.power_row):
        if power is not None and not power.switch:
            row[MARKET + KIND[power.number]] = place + 1
    for card in g.row:
        if card is None:
            continue
        if isinstance(card, Entity):
            lacks = NEAREST
            for way in entity_prices(g, me, card, 0):
                lacks = min(lacks, lacking(me.held, way))
        else:
            lacks = max(0, hit_points(g, me, card) - reach(me, card, (), 0, ()))
            if not lacks:
                row[cards + BEATABLE] += 1
        if not card.switch:
            row[ROW + card.number] = max(1, NEAREST - lacks)


def lacking(held: Held, way: Held) -> int:
    return max(0, way[0] - held[0]) + max(0, way[1] - held[1]) + max(0, way[2] - held[2])


def sectors_in_order(row: list[int], at: i64, g: Laniakea, me: Player, held: Sectors) -> None:
    """First those that the seat has built in, then those that its Thrones see."""
    own, rival, most, bridges, theirs = held
    here = SECTOR[me.place]
    order: list[int] = []
    for sector in range(len(SECTOR_NAMES)):
        rank = (own[sector] * 32 + bridges[sector]) * 32 + (1 if sector == here else 0) * 16 + most[sector]
        order.append(rank * 8 + sector)
    order.sort()
    order.reverse()
    for key in order:
        sector = key % 8
        row[at] = own[sector]
        row[at + 1] = rival[sector]
        row[at + 2] = most[sector]
        row[at + 3] = bridges[sector]
        row[at + 4] = theirs[sector]
        row[at + 5] = 1 if sector == here else 0
        at += OF_SECTOR
