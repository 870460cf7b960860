"""What lies open before a player, as numbers of a row: for learned bots, not for rules."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.ultramassive import actions
from orrery.games.ultramassive.components import LENGTH, OPEN, ROUNDS, THRESHOLDS
from orrery.games.ultramassive.state import Player, Ultramassive

MOST: Final = 255
PRICES: Final = (1, 2, 3, 4, 5, 7, 10)
BEGIN: Final[Any] = actions.begin_actions


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
        if not anomaly.switch:
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


def on_board(p: Player) -> int:
    total = 0
    for stack in p.spaces:
        for token in stack:
            total += token.mass
    return total
