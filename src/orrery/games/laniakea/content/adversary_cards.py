"""The Adversary deck: 18 cards, their steps in order. LAN-COMP-06, LAN-SOLO-09"""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.games.laniakea.adversary import (
    adversary_ascends,
    adversary_builds,
    adversary_gains,
    adversary_moves,
    adversary_recruits,
    adversary_seraph,
)
from orrery.games.laniakea.board import NE, NW, SE, SW, E, W
from orrery.games.laniakea.components import AdversaryCard

_ASCEND, _SERAPH, _BUILD, _RECRUIT = (
    *(Do(adversary_ascends), Do(adversary_seraph)),
    *(Do(adversary_builds), Do(adversary_recruits)),
)


def _move(direction: int, distance: int) -> Do:
    return Do(adversary_moves, direction, distance)


_STEPS: tuple[tuple[Do, ...], ...] = (
    (_ASCEND, _SERAPH),
    (_ASCEND, _SERAPH),
    (_ASCEND, _move(E, 2), _RECRUIT),
    (_ASCEND, _move(W, 2), _RECRUIT),
    (_ASCEND, _move(NE, 2), _BUILD),
    (_ASCEND, _move(SW, 2), _BUILD),
    (_move(NW, 1), _BUILD),
    (_move(SE, 1), _BUILD),
    (_move(E, 1), _RECRUIT),
    (_move(W, 1), _RECRUIT),
    (_move(NE, 3), _RECRUIT),
    (_move(SW, 3), _RECRUIT),
    (_move(NW, 2), _RECRUIT),
    (_move(SE, 2), _RECRUIT),
    (_move(E, 3), Do(adversary_gains, (0, 1, 0))),
    (_move(W, 3), Do(adversary_gains, (1, 0, 0))),
    (_move(NW, 3), Do(adversary_gains, (0, 1, 0))),
    (_move(SE, 3), Do(adversary_gains, (0, 1, 0))),
)
ADVERSARY_DECK: tuple[AdversaryCard, ...] = tuple([AdversaryCard(n, steps) for n, steps in enumerate(_STEPS)])
