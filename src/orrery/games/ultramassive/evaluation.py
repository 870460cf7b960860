"""How good a seat's prospects are, from what lies on the table: for bots, not for rules."""

from __future__ import annotations

from orrery.games.ultramassive.components import LENGTH, OPEN, ROUNDS, SUPERMASSIVE
from orrery.games.ultramassive.state import Player, Ultramassive


def evaluate(g: Ultramassive, seat: int) -> float:
    """The expected lead in SM over the strongest rival."""
    mine = prospects(g, g.players[seat])
    rivals = [prospects(g, p) for p in g.players if p.seat != seat]
    return mine - max(rivals)


def prospects(g: Ultramassive, p: Player) -> float:
    """The SM this player may hope to end with."""
    rounds_left = ROUNDS - g.round + (0.0 if g.phase in ("bonus", "end of round", "over") else 1.0)
    return p.mass + p.gaining + board(p, rounds_left) + research(p, rounds_left) + engine(p, rounds_left)


def board(p: Player, rounds_left: float) -> float:
    """Tokens are worth more the nearer they are to the Black Hole, and the more rounds there are to pull them in."""
    room = OPEN[p.size]
    value = float(sum([token.mass for token in p.captured]))
    for space, stack in enumerate(p.spaces):
        if stack:
            steps = room - space % LENGTH
            chance = max(0.0, min(0.95, (1.0 + 2.5 * rounds_left - 0.6 * steps) / 6.0 + 0.25)) if rounds_left else 0.0
            for token in stack:
                worth = token.mass + p.powers.bonus[token.number] + 0.5 * token.discovery
                value += worth * chance
    return value


def research(p: Player, rounds_left: float) -> float:
    """Discovery Counters buy Anomalies early and Solar Mass late."""
    return p.discovery * (1.0 / p.powers.rate if rounds_left < 1.5 else 0.55 + 0.1 * rounds_left)


def engine(p: Player, rounds_left: float) -> float:
    """Anomalies pay every round that is left; cards in hand and open Wormholes help a little."""
    uses = rounds_left
    value = 0.0
    for anomaly in p.anomalies:
        per_round = 0.45 * anomaly.cost + 0.6 if anomaly.cost else 2.5
        value += per_round * uses
    value += 0.6 * len(p.hand) if rounds_left else 0.0
    value += 0.3 * sum(p.open) if rounds_left else 0.0
    return value + (1.0 if p.size == SUPERMASSIVE else 0.0)
