"""The end of the game. ULT-END"""

from __future__ import annotations

from orrery.core.parts import Score
from orrery.games.ultramassive.state import Player, Ultramassive


def scores(g: Ultramassive) -> list[Score]:
    """Most SM wins; tokens, cards and DC score nothing. ULT-END-02, -03"""
    best = max([standing(g, p) for p in g.players])
    return [
        Score(p.seat, p.mass, {"discovery": p.discovery, "anomalies": len(p.anomalies)}, standing(g, p) == best)
        for p in g.players
    ]


def standing(g: Ultramassive, p: Player) -> tuple[int, int, int]:
    """Ties: more DC left, then more Anomalies, then the victory is shared. ULT-END-04"""
    return (p.mass, p.discovery, len(p.anomalies)) if g.rulings.ties_broken else (p.mass, 0, 0)
