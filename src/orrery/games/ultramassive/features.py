"""What a seat knows of the table as a row of numbers, a byte each: for learned bots, not for rules.

The two Channels are alike, so the one with more in it comes first. The strongest rival is shown in full, the others by
their main figures, so that one row serves two, three and four players.
"""

from __future__ import annotations

from typing import Any, Final, Optional

from orrery.games.ultramassive import actions, discovery
from orrery.games.ultramassive.components import LENGTH, OPEN, ROUNDS, THRESHOLDS
from orrery.games.ultramassive.feature_names import BOARD, FURTHER, PRIVATE, SIZE
from orrery.games.ultramassive.state import Player, Ultramassive

MOST: Final = 255
PRICES: Final = (1, 2, 3, 4, 5, 7, 10)
PHASES: Final = ("setup", "draft", "discovery", "actions", "bonus", "end of round", "over")
FIRST_CORE: Final = 18  # their numbers follow those of the other Anomalies
RIVAL: Final = BOARD + PRIVATE
OTHERS: Final = RIVAL + BOARD
BEGIN: Final[Any] = actions.begin_actions
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
    return bytes(row)


def strength(p: Player) -> int:
    return -(4 * (p.mass + p.gaining) + 2 * on_board(p) + p.discovery)


def on_board(p: Player) -> int:
    total = 0
    for stack in p.spaces:
        for token in stack:
            total += token.mass
    return total


def to_act(g: Ultramassive, p: Player) -> int:
    """Whether this player still has actions to take in this round."""
    phase = g.phase
    if phase != "actions":
        return 0 if phase == "bonus" or phase == "end of round" or phase == "over" else 1
    if g.acting == p.seat:
        return 1
    for seat, step in g.agenda:
        if seat == p.seat and step.rule is BEGIN:
            return 1
    return 0


def board(row: list[int], at: int, g: Ultramassive, p: Player) -> None:
    """What lies open before a player."""
    bonus = p.powers.bonus
    mass = p.mass + p.gaining
    counters = p.discovery
    for token in p.captured:
        mass += token.mass + bonus[token.number]
        counters += token.discovery
    acts = to_act(g, p)
    left = ROUNDS - g.round
    row[at] = min(mass, MOST)
    row[at + 1] = max(0, THRESHOLDS[1] - mass)
    row[at + 2] = max(0, THRESHOLDS[2] - mass)
    row[at + 3 + p.size] = 1
    row[at + 6] = min(counters, 20)
    for i, price in enumerate(PRICES):
        if counters >= price:
            row[at + 7 + i] = 1
    row[at + 15] = acts
    if acts:
        row[at + 16] = min(max(p.powers.plays - p.plays, 0), len(p.hand))
    row[at + 17] = len(p.hand)
    masses = [0] * (2 * LENGTH)
    flip = channels(row, at, p, masses)
    row[at + 60] = min(mass + row[at + 55], MOST)
    row[at + 61] = min(mass + row[at + 58], MOST)
    row[at + 62] = left
    holes(row, at + 63, p, masses, flip)
    for anomaly in p.anomalies:
        ready = 1 if acts and anomaly not in p.used else 0
        row[at + 79 + anomaly.number] = left + ready
        row[at + 109 + anomaly.number] = ready
    for resource in p.pending:
        row[at + 139 + resource.number] += 1
    row[at + 154] = len(p.anomalies)


def channels(row: list[int], at: int, p: Player, masses: list[int]) -> bool:
    """Tokens by their way to the Black Hole, and what so many Orbits bring in. Says whether the Channels changed
    places; `masses` learns what lies how far away in each."""
    room = OPEN[p.size]
    bonus = p.powers.bonus
    counters = [0] * (2 * LENGTH)
    weights = [0, 0]
    stacks = 0
    for space in range(2 * LENGTH):
        stack = p.spaces[space]
        if stack:
            stacks += 1
            channel = space // LENGTH
            steps = room - space % LENGTH
            i = channel * LENGTH + max(steps - 1, 0)
            for token in stack:
                masses[i] += token.mass + bonus[token.number]
                counters[i] += token.discovery
                weights[channel] += (token.mass + token.discovery) * (10 - steps)
    row[at + 14] = stacks
    flip = weights[1] > weights[0]
    sums = [0] * (2 * LENGTH + 2)
    for channel in range(2):
        source = (1 - channel if flip else channel) * LENGTH
        total = 0
        for i in range(LENGTH):
            into = at + channel * LENGTH + i
            row[into + 18] = masses[source + i]
            row[into + 30] = counters[source + i]
            total += masses[source + i]
            sums[channel * (LENGTH + 1) + i + 1] = total
            row[into + 42] = min(total, MOST)
    for orbits in range(1, LENGTH + 1):
        best = 0
        for first in range(orbits + 1):
            both = sums[first] + sums[LENGTH + 1 + orbits - first]
            if both > best:
                best = both
        row[at + 53 + orbits] = min(best, MOST)
    return flip


def holes(row: list[int], at: int, p: Player, masses: list[int], flip: bool) -> None:
    """The pairs of Wormholes: how far they reach, and what they would carry."""
    if len(p.wormholes) < 4:
        row[at + 14] = len(p.wormholes)
        return
    room = OPEN[p.size]
    for pair in range(2):
        far, near = p.wormholes[2 * pair], p.wormholes[2 * pair + 1]
        if far % LENGTH > near % LENGTH:
            far, near = near, far
        long, short = room - far % LENGTH, max(room - near % LENGTH, 0)
        start = at + 7 * pair
        row[start + 1] = max(long, 0)
        row[start + 2] = short
        row[start + 3] = 1 if far % LENGTH == 0 else 0
        row[start + 4] = 1 if (far >= LENGTH) is not flip else 0
        row[start + 5] = 1 if (near >= LENGTH) is not flip else 0
        if p.open[pair]:
            row[start] = 1
            if long > 0:
                row[start + 6] = min(masses[far // LENGTH * LENGTH + long - 1] * (long - short), MOST)
    row[at + 15] = min(row[at + 6] + row[at + 13], MOST)


def held(row: list[int], at: int, g: Ultramassive, me: Player, before: Optional[Ultramassive]) -> None:
    """The hand and the Cores."""
    known = len(me.hand) if before is None else kept(g, before, me)
    for i, card in enumerate(me.hand):
        row[at + (card.number if i < known else 20)] += 1
    cores = me.cores if before is None else before.players[me.seat].cores
    for core in me.cores:
        if core in cores:
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
        for anomaly in g.box.anomalies:
            if g.copies[anomaly.number] and anomaly.cost <= me.discovery and anomaly not in me.anomalies:
                row[at + 25 + anomaly.number // 6] += 1
    row[at + 28] = me.plays
    row[at + 29] = len(me.used)
