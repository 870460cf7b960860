"""How good a seat's prospects are, from what lies on the table: for bots, not for rules.

All numbers are in Solar Mass. What tokens, Counters, growth and Anomalies are worth was fitted to the final scores of
3,000 games between bots and rounded; the rest was set by hand.
"""

from __future__ import annotations

from typing import Final

from orrery.games.ultramassive.components import LENGTH, OPEN, PAIRS, ROUNDS, SUPERMASSIVE
from orrery.games.ultramassive.promises import promised
from orrery.games.ultramassive.state import Player, Ultramassive

# the share of its worth that a token will bring: by rounds left, and steps to the Black Hole (the first is 0 steps)
CHANCES: Final[list[list[float]]] = [
    [1.0, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    [1.0, 0.95, 0.92, 0.89, 0.85, 0.76, 0.45],
    [1.0, 0.98, 0.97, 0.96, 0.95, 0.93, 0.80],
    [1.0, 0.99, 0.98, 0.97, 0.96, 0.94, 0.85],
    [1.0, 0.99, 0.98, 0.97, 0.96, 0.94, 0.85],
    [1.0, 0.99, 0.98, 0.97, 0.96, 0.94, 0.85],
    [1.0, 0.99, 0.98, 0.97, 0.96, 0.94, 0.85],
]
COUNTER: Final[list[float]] = [0.0, 0.5, 0.6, 0.7, 0.95, 1.3, 1.5]  # a Discovery Counter, by rounds left
GROWTH: Final[list[float]] = [0.0, 0.03, 0.12, 0.22, 0.3, 0.4, 0.5]  # each SM brings the next Core nearer
# a round's use of each Anomaly, by its number; MA-06, CO-03, CO-10 and CO-12 follow the SM that is printed on them
USE: Final[list[float]] = [
    *(2.3, 4.2, 2.0, 3.1, 1.6, 3.0),
    *(1.9, 3.0, 4.1, 1.8, 2.1, 1.3),
    *(1.5, 2.4, 2.4, 2.2, 1.6, 1.5),
    *(3.2, 2.4, 1.8, 1.5, 0.8, 2.2, 2.8, 1.0, 1.2, 2.5, 2.4, 1.9),
]
NEW_USE: Final = 2.0  # of an Anomaly that came with a switch
# how much more than its Resources an option of the first Draft turned out to be worth, by its number: the lead at the
# end of 730 games of rules 4 in which first picks were left to chance, less what `promised` says
OPENING: Final[list[float]] = [1.5, -3.8, 1.2, 2.1, 6.1, -7.0, -2.1, -3.3, 8.8, -0.8, -4.9, 2.5]
# the same of 1,805 games before rules 3: nets that are shipped have learned what is missing in these
LEARNED: Final[list[float]] = [0.4, -0.3, -0.3, -0.8, 4.6, -5.7, -1.2, -5.5, 2.2, -3.2, -6.0, 4.0]
CARD: Final = 3.0  # a card that can still be played this turn
SPARE_CARD: Final = 0.3
LEAP: Final = 0.3  # a step that an open pair of Wormholes saves a stack
LONGEST_LEAP: Final = 4  # what is farther in will be covered soon


def evaluate(g: Ultramassive, seat: int) -> float:
    """The expected lead in SM over the strongest rival."""
    best = -1000.0
    for p in g.players:
        if p.seat != seat:
            value = hopes(g, p, OPENING)
            if value > best:
                best = value
    return hopes(g, g.players[seat], OPENING) - best


def prospects(g: Ultramassive, seat: int) -> float:
    """The SM that a seat may hope to end with."""
    return hopes(g, g.players[seat], LEARNED)


def hopes(g: Ultramassive, p: Player, opening: list[float]) -> float:
    if not g.asks and not g.agenda:
        return p.mass + 0.01 * p.discovery
    left = ROUNDS - g.round
    turn = turn_left(g, p)
    spins = [0.0, 0.0]
    growth = GROWTH[left] if p.size < SUPERMASSIVE else 0.0
    value = (p.mass + p.gaining + board(p, left, turn, spins)) * (1.0 + growth)
    value += research(p, left, turn)
    value += engine(p, left, turn)
    if g.phase != "bonus" and g.phase != "end of round":
        left += 1
    for rival in g.players:
        if rival.size > p.size:
            value += 3.0 * min(left, 1) + 0.8 * max(left - 1, 0)
    if g.round == 1 and g.phase == "draft":
        for option in p.drafted:
            value += opening[option.number]
    return value + expected(g, p, max(spins))


def turn_left(g: Ultramassive, p: Player) -> float:
    """How much of this round's actions the player has still ahead: 1 before the turn, 0 after it."""
    if g.phase == "bonus" or g.phase == "end of round":
        return 0.0
    if g.phase != "actions" or g.acting < 0:
        return 1.0
    if g.acting == p.seat:
        return max(0.0, 0.5 * (p.powers.plays - p.plays))
    seats = len(g.players)
    return 1.0 if (p.seat - g.start) % seats > (g.acting - g.start) % seats else 0.0


def board(p: Player, left: int, turn: float, spins: list[float]) -> float:
    """Tokens by their distance to the Black Hole; `spins` learns what an Orbit of each Channel is worth."""
    room = OPEN[p.size]
    now, later = CHANCES[left + 1], CHANCES[left]
    bonus = p.powers.bonus
    value = 0.0
    for token in p.captured:
        value += token.mass + bonus[token.number] + 0.8 * token.discovery
    for space in range(2 * LENGTH):
        stack = p.spaces[space]
        if stack:
            steps = room - space % LENGTH
            worth = 0.0
            for token in stack:
                worth += token.mass + bonus[token.number] + 0.8 * token.discovery
            chance = turn * now[steps] + (1.0 - turn) * later[steps]
            value += worth * chance
            spins[space // LENGTH] += worth * (turn * now[steps - 1] + (1.0 - turn) * later[steps - 1] - chance)
    return value


def research(p: Player, left: int, turn: float) -> float:
    """Discovery Counters buy Anomalies early and Solar Mass late."""
    return p.discovery * (turn * COUNTER[left + 1] + (1.0 - turn) * COUNTER[left])


def engine(p: Player, left: int, turn: float) -> float:
    """Anomalies pay in every round that is left; so do cards and open Wormholes."""
    value = 0.0
    for anomaly in p.anomalies:
        use = USE[anomaly.number] if anomaly.number < len(USE) else NEW_USE
        value += use * left
        if turn > 0.0 and anomaly not in p.used:
            value += use
    ready = len(p.hand)
    if turn > 0.0:
        plays = min(p.powers.plays - p.plays, ready)
        value += CARD * plays
        ready -= plays
    if left:
        value += SPARE_CARD * ready
    if left or turn > 0.0:
        value += wormholes(p, left)
    return value


def wormholes(p: Player, left: int) -> float:
    """A pair is good for a long way, best from a first space; it opens again twice."""
    again = 0.4 * (2 if left > 3 else 1 if left > 1 else 0)
    value = 0.0
    for pair in PAIRS:
        if len(p.wormholes) > 2 * pair + 1:
            one, other = p.wormholes[2 * pair] % LENGTH, p.wormholes[2 * pair + 1] % LENGTH
            leap = min(abs(one - other), LONGEST_LEAP) + (1 if one == 0 or other == 0 else 0)
            value += LEAP * leap * (again + (1.0 if p.open[pair] else 0.0))
    return value


def expected(g: Ultramassive, p: Player, spin: float) -> float:
    """What effects under way and drafted Resources will still bring."""
    value = 0.0
    left = ROUNDS - g.round
    ask = g.asks.get(p.seat)
    todo = g.lanes[p.seat] if g.lanes else g.agenda
    if ask is not None:
        value += max(0.0, promised(ask.rule, ask.known, p, left, spin))
    if p.cause is not None:
        last = len(todo) - 1
        for i in range(last, max(-1, last - 6), -1):
            seat, step = todo[i]
            if seat == p.seat:
                worth = promised(step.rule, step.args, p, left, spin)
                if worth < 0.0:
                    break
                value += worth
    for resource in p.pending:
        value += max(0.0, promised(resource.does.rule, resource.does.args, p, left, spin))
    if not p.pending and g.phase == "draft" and not g.lanes:
        for option in p.drafted:
            for resource in option.gives:
                value += max(0.0, promised(resource.does.rule, resource.does.args, p, left, spin))
    return value
