"""What the eight spaces of a player board do. LAN-COMP-16, LAN-ESPC-01, -02"""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.games.laniakea.cards import draw_cards
from orrery.games.laniakea.costs import gain, gain_attack_tokens
from orrery.games.laniakea.harvesting import harvest_here
from orrery.games.laniakea.slots import acquire_token
from orrery.games.laniakea.upgrading import upgrade

BOARD_SPACES: tuple[Do, ...] = (
    Do(acquire_token),
    Do(gain, (2, 0, 0)),
    Do(gain, (0, 2, 0)),
    Do(gain, (0, 0, 1)),
    Do(draw_cards, 2),
    Do(gain_attack_tokens, 2),
    Do(upgrade, 1),
    Do(harvest_here),
)
