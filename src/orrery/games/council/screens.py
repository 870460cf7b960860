"""What others have chosen behind their screens, not chosen yet: for bots, not for rules."""

from __future__ import annotations

from orrery.games.council.planning import plan_field
from orrery.games.council.state import Council


def undecided(g: Council, seat: int) -> Council:
    """In an imagined game the plans of others are made up; here they have still to plan, so that a bot can plan for
    them as they would."""
    if g.phase != "planning" or not g.lanes:
        return g
    twin = g.copy()
    for p in twin.everyone():
        if p.seat != seat:
            p.plan = ()
            ask = plan_field(twin, p)
            if ask is not None:
                twin.asks[p.seat] = ask
                twin.lanes[p.seat] = []
    return twin
