"""Where a player's turn can be judged: for bots, not for rules."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.ultramassive import actions, discovery, drafting, wormholes
from orrery.games.ultramassive.state import Ultramassive

# the answers to questions that stand between two actions
RESTS: Final[set[Any]] = {
    *(drafting.pick, drafting.use_resource, discovery.discovered, discovery.skip, actions.play, actions.use),
    *(actions.activate, actions.exchange, actions.end_actions, wormholes.warp, wormholes.quick_setup),
    *(wormholes.lift, wormholes.settled),
}


def rests(g: Ultramassive, seat: int) -> bool:
    """Whether the seat is asked between two actions."""
    return g.asks[seat].rule in RESTS
