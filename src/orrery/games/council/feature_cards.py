"""The part of the features that tells what is on offer, and what of it the seat can pay."""

from __future__ import annotations

from typing import Final, Optional

from orrery.games.council.components import KEEPS_CUBES
from orrery.games.council.feature_players import CARDS, FIRST_AI
from orrery.games.council.player import Player, one_of
from orrery.games.council.state import Council

OFFER: Final = 620


def market(row: list[int], g: Council, me: Player, before: Optional[Council]) -> None:
    """The display, where a card that came since is only counted; and the upgrades."""
    gems = me.gems
    crystal = gems[2]
    upper = crystal + gems[1]
    total = upper + gems[0]
    shown = () if before is None else before.display
    new = cards = upgrades = 0
    for place, card in enumerate(g.display):
        if card is None:
            continue
        if before is not None and card is not shown[place] and card not in shown:
            new += 1
            continue
        at = 0 if card.switch else CARDS + 5 * (card.number - FIRST_AI)
        if at:
            row[at + 3] = 1
        if card.total > total or card.upper > upper or card.top > crystal:
            continue
        if not card.barred or not me.powers & KEEPS_CUBES:
            if at:
                row[at + 4] = 1
            cards += 1
    for upgrade in g.box.upgrades:
        if upgrade.total <= total and upgrade.upper <= upper and upgrade.top <= crystal:
            slot = upgrade.slot
            if slot < 0:
                if not one_of(upgrade, me.upgrades):
                    upgrades += 1
            elif slot < len(me.ranges) and me.ranges[slot] == upgrade.parsec - 1:
                upgrades += 1
    row[OFFER] = new
    row[OFFER + 1] = cards
    row[OFFER + 2] = upgrades
