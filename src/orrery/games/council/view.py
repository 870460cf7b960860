"""What one seat can see."""
from __future__ import annotations
from typing import Any
from orrery.core.rng import Rng
from orrery.games.council.state import Council

def view(g: Council, seat: int) -> dict[str, Any]:
    return {}

def imagine(g: Council, seat: int, rng: Rng) -> Council:
    return g.copy()
