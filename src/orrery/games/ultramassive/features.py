"""What a seat knows of the table as a row of numbers, a byte each: for learned bots, not for rules.

The two Channels are alike, so the one with more in it comes first. The strongest rival is shown in full, the others by
their main figures, so that one row serves two, three and four players.
"""

from __future__ import annotations

from typing import Any, Final, Optional

from orrery.core.row import as_bytes
from orrery.games.ultramassive import discovery
from orrery.games.ultramassive.feature_board import MOST, board, on_board, to_act
from orrery.games.ultramassive.feature_names import BOARD, FURTHER, PRIVATE, SIZE
from orrery.games.ultramassive.state import Player, Ultramassive

PHASES: Final = ("setup", "draft", "discovery", "actions", "bonus", "end of round", "over")
FIRST_CORE: Final = 18  # their numbers follow those of the other Anomalies
UNKNOWN: Final = 20  # a card in hand that is not known by name
RIVAL: Final = BOARD + PRIVATE
OTHERS: Final = RIVAL + BOARD
DISCOVER: Final[Any] = discovery.discover


def features(g: Ultramassive, seat: int, before: Optional[Ultramassive] = None) -> bytes:
    """Cards and Cores that came to the seat after `before`, in imagination, count but stay unknown."""
    row = [0] * SIZE
    me = g.players[seat]
    board(row, 0, g, me)
    held(row, BOARD, g, me, before)
    drafts(row, BOARD + 33, g, me)
    standing(row, BOARD + 57, g, me)
    rivals = [p for p in g.players if p.seat != seat]
    if len(rivals) > 1:
        rivals.sort(key=strength)
    board(row, RIVAL, g, rivals[0])
    at = OTHERS
    for p in rivals[1:]:
        row[at] = min(p.mass + p.gaining, MOST)
        row[at + 1] = p.size
        row[at + 2] = p.discovery
        row[at + 3] = min(on_board(p), MOST)
        row[at + 4] = len(p.anomalies)
        row[at + 5] = to_act(g, p)
        at += FURTHER
    return as_bytes(row)


def strength(p: Player) -> int:
    return -(4 * (p.mass + p.gaining) + 2 * on_board(p) + p.discovery)


def held(row: list[int], at: int, g: Ultramassive, me: Player, before: Optional[Ultramassive]) -> None:
    """The hand and the Cores."""
    known = len(me.hand) if before is None else kept(g, before, me)
    for i, card in enumerate(me.hand):
        row[at + (card.number if i < known and not card.switch else UNKNOWN)] += 1
    cores = me.cores if before is None else before.players[me.seat].cores
    for core in me.cores:
        if core in cores and not core.switch:
            row[at + 21 + core.number - FIRST_CORE] = 1


def kept(g: Ultramassive, before: Ultramassive, me: Player) -> int:
    """How many cards of the hand were in it before: they come first. Each that left it lies open, unless the discard
    pile has become the deck; then nobody could tell."""
    if g.revealed == before.revealed:
        return len(me.hand)
    if len(g.deck) > len(before.deck):
        return 0
    gone = open_cards(g) - open_cards(before)
    return max(0, min(len(before.players[me.seat].hand) - gone, len(me.hand)))


def open_cards(g: Ultramassive) -> int:
    count = len(g.discard)
    for p in g.players:
        count += len(p.played)
    return count


def drafts(row: list[int], at: int, g: Ultramassive, me: Player) -> None:
    for p in g.players:
        mine = at if p is me else at + 12
        for option in p.drafted:
            row[mine + option.number] = 1


def standing(row: list[int], at: int, g: Ultramassive, me: Player) -> None:
    """Where the round stands, and what the seat may still do in it."""
    seats = len(g.players)
    asked = 1 if me.seat in g.asks else 0
    row[at + g.round - 1] = 1
    phase = g.phase
    row[at + 6 + PHASES.index(phase)] = 1
    row[at + 13] = 1 if g.lanes else 0
    row[at + 14] = asked
    row[at + 15] = 1 if g.acting == me.seat else 0
    row[at + 16] = 1 if g.start == me.seat else 0
    row[at + 17] = 1 if (g.start + 1) % seats == me.seat else 0
    row[at + 16 + seats] = 1
    row[at + 21] = len(me.drafted)
    for p in g.players:
        if p.size > me.size:
            row[at + 22] += 1
    if phase == "discovery":
        row[at + 23] = asked
        row[at + 24] = 1
        for seat, step in g.agenda:
            if seat == me.seat and step.rule is DISCOVER:
                row[at + 24] = 0
    if phase == "draft" or phase == "discovery":
        for anomaly, copies in zip(g.box.anomalies, g.copies, strict=True):
            if copies and anomaly.cost <= me.discovery and anomaly not in me.anomalies and not anomaly.switch:
                row[at + 25 + anomaly.number // 6] += 1
    row[at + 28] = me.plays
    row[at + 29] = len(me.used)
