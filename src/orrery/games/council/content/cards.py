"""The action cards: six start cards for every player, and 25 AI cards."""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.games.council.collecting import collect, collect_after_settling, refine
from orrery.games.council.components import Card, Gems
from orrery.games.council.discovery import discover, settle_and_collect, settle_or_collect, settle_or_discover
from orrery.games.council.energy import gain_energy, gain_gems
from orrery.games.council.settling import ANY_PLANET, settle, settle_apart

_FREE: Gems = (0, 0, 0)
_C: Gems = (1, 0, 0)
_G: Gems = (0, 1, 0)
_CG: Gems = (1, 1, 0)
_GG: Gems = (0, 2, 0)
_CK: Gems = (1, 0, 1)
_GK: Gems = (0, 1, 1)
_KK: Gems = (0, 0, 2)

_ONE_OF = Do(settle_or_collect, 1)
_TWO_OF = Do(settle_or_collect, 2)
_DISCOVER = Do(discover, _ONE_OF)
_WAYFIND = Do(settle_or_discover, _ONE_OF)
_FAR = Do(discover, Do(settle_or_collect, 1, ANY_PLANET), 1)
_ARK = Do(settle_apart, 2, 1, ANY_PLANET)
_PROSPECT = Do(discover, Do(settle_and_collect))
_PIONEER = Do(discover, _TWO_OF)
_CLAIM = (Do(settle, 1), Do(collect_after_settling))

START_CARDS: tuple[Card, ...] = (
    Card(0, "S1", "Found a twin colony", 6, _FREE, Do(settle, 2)),
    Card(1, "S2", "Found a colony", 3, _FREE, Do(settle, 1)),
    Card(2, "S3", "Collect resources", 3, _FREE, Do(collect, 2)),
    Card(3, "S4", "Discover", 3, _FREE, _DISCOVER),
    Card(4, "S5", "Collect gemstones", 2, _FREE, Do(gain_gems, 3, 0, 0)),
    Card(5, "S6", "Refine a gemstone", 1, _FREE, Do(refine, 1)),
)

AI_CARDS: tuple[Card, ...] = (
    Card(6, "K01", "Idle Drones", -2, _C),
    Card(7, "K02", "Cold Sleep", -4, _KK),
    Card(8, "K03", "Scout Swarm", -1, _GK, _DISCOVER),
    Card(9, "K04", "Wayfinder", 3, _C, _WAYFIND),
    Card(10, "K05", "Wayfinder Prime", 1, _GG, _WAYFIND),
    Card(11, "K06", "Claim Crew", 3, _G, *_CLAIM),
    Card(12, "K07", "Claim Crew Prime", 2, _CK, *_CLAIM),
    Card(13, "K08", "Far Lander", 3, _G, _FAR),
    Card(14, "K09", "Far Lander Prime", 1, _GK, _FAR),
    Card(15, "K10", "Ark Ship", 4, _GG, _ARK),
    Card(16, "K11", "Ark Ship Prime", 3, _GK, _ARK),
    Card(17, "K12", "Prospector", 2, _CG, _PROSPECT),
    Card(18, "K13", "Prospector Prime", 1, _CK, _PROSPECT),
    Card(19, "K14", "Arcology", 5, _CG, Do(settle, 3)),
    Card(20, "K15", "Arcology Prime", 4, _CK, Do(settle, 3)),
    Card(21, "K16", "Pioneer Fleet", 3, _G, _PIONEER),
    Card(22, "K17", "Pioneer Fleet Prime", 2, _CK, _PIONEER),
    Card(23, "K18", "Colony Barge", 3, _CG, Do(settle, 2)),
    Card(24, "K19", "Strip Mine", 2, _G, Do(collect, 3)),
    Card(25, "K20", "Strip Mine Prime", 1, _CK, Do(collect, 3)),
    Card(26, "K21", "Deep Relay", 2, _CG, Do(collect, 2, 1)),
    Card(27, "K22", "Seed Pod", 1, _CG, Do(settle, 1)),
    Card(28, "K23", "Trade Convoy", 3, _CG, Do(gain_gems, 1, 2, 0)),
    Card(29, "K24", "Refinery", 1, _CG, Do(refine, 2)),
    Card(30, "K25", "Fusion Tap", 0, _GG, Do(gain_energy, 3)),
)
