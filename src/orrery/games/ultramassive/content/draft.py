"""The two Draft sets: which symbols share an option."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Do
from orrery.games.ultramassive.cards import cycle
from orrery.games.ultramassive.components import AMAJ, AMIN, BG, PBH, SG, DraftOption, Resource, Token
from orrery.games.ultramassive.gaining import gain, gain_discovery
from orrery.games.ultramassive.orbit import orbit
from orrery.games.ultramassive.trading import trade_antimatter, trade_discovery, trade_matter


def _token(number: int, token: Token) -> Resource:
    return Resource(number, token.id, token.name, Do(gain, token), token)


_BLUE_GIANT = _token(0, BG)
_SUPERGIANT = _token(1, SG)
_PRIMORDIAL = _token(2, PBH)
_MAJOR = _token(3, AMAJ)
_MINOR = _token(4, AMIN)
_ORBIT_1 = Resource(5, "orbit-1", "Orbit", Do(orbit, 1))
_ORBIT_2 = Resource(6, "orbit-2", "Orbit twice", Do(orbit, 2))
_ORBIT_3 = Resource(7, "orbit-3", "Orbit three times", Do(orbit, 3))
_DISC_1 = Resource(8, "discovery-1", "1 Discovery Counter", Do(gain_discovery, 1))
_DISC_2 = Resource(9, "discovery-2", "2 Discovery Counters", Do(gain_discovery, 2))
_DISC_3 = Resource(10, "discovery-3", "3 Discovery Counters", Do(gain_discovery, 3))
_CARDS = Resource(11, "cards", "Cards", Do(cycle, 3))
_AM_TO_PBH = Resource(
    12, "antimatter-trade", "Antimatter for a Primordial Black Hole", Do(trade_antimatter, PBH), needs="antimatter"
)
_DC_TO_SG = Resource(
    13, "discovery-trade", "1 Discovery Counter for a Supergiant", Do(trade_discovery, SG), needs="discovery"
)
_MATTER_TO_DC = Resource(
    14, "matter-trade", "Matter for 3 Discovery Counters", Do(trade_matter, Do(gain_discovery, 3)), needs="matter"
)

RESOURCES: Final[tuple[Resource, ...]] = (
    *(_BLUE_GIANT, _SUPERGIANT, _PRIMORDIAL, _MAJOR, _MINOR, _ORBIT_1, _ORBIT_2, _ORBIT_3),
    *(_DISC_1, _DISC_2, _DISC_3, _CARDS, _AM_TO_PBH, _DC_TO_SG, _MATTER_TO_DC),
)

DRAFT: Final[tuple[tuple[DraftOption, ...], tuple[DraftOption, ...]]] = (
    (
        DraftOption(0, "D1-A", 1, (_MAJOR, _DISC_2), others=(_MINOR,)),
        DraftOption(1, "D1-B", 1, (_PRIMORDIAL, _ORBIT_1), others=()),
        DraftOption(2, "D1-C", 1, (_SUPERGIANT, _BLUE_GIANT), others=()),
        DraftOption(3, "D1-D", 1, (_ORBIT_3, _DISC_2), others=()),
        DraftOption(4, "D1-E", 1, (_DISC_3, _BLUE_GIANT), others=()),
        DraftOption(5, "D1-F", 1, (_CARDS, _ORBIT_1), others=()),
    ),
    (
        DraftOption(6, "D2-A", 2, (_ORBIT_2, _DISC_1), others=()),
        DraftOption(7, "D2-B", 2, (_SUPERGIANT, _ORBIT_1), others=()),
        DraftOption(8, "D2-C", 2, (_DISC_2, _ORBIT_1), others=()),
        DraftOption(9, "D2-D", 2, (_AM_TO_PBH, _ORBIT_1), others=()),
        DraftOption(10, "D2-E", 2, (_DC_TO_SG, _ORBIT_1), others=()),
        DraftOption(11, "D2-F", 2, (_MATTER_TO_DC, _ORBIT_1), others=()),
    ),
)
