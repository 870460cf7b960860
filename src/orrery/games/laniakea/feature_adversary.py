"""The Adversary in the numbers of a player, as far as it has the like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from orrery.games.laniakea.adversary import adversary_ascends, adversary_builds, adversary_recruits, adversary_seraph
from orrery.games.laniakea.components import (
    ADVERSARY,
    ADVERSARY_ASCENDED,
    SANCTUM_PIECES,
    Entity,
)
from orrery.games.laniakea.costs import covers
from orrery.games.laniakea.feature_cards import add
from orrery.games.laniakea.feature_holdings import BYTE, CELESTIAL, ENTITY, PAYABLE
from orrery.games.laniakea.feature_player import harvest, score, sectors
from orrery.games.laniakea.scoring import LEFT_OVER, galaxy_points
from orrery.games.laniakea.state import Laniakea

if TYPE_CHECKING:
    from mypy_extensions import i64

STEPS: Final[dict[Any, int]] = {adversary_ascends: 0, adversary_seraph: 1, adversary_builds: 2, adversary_recruits: 3}


def adversary(row: list[int], at: i64, g: Laniakea, standing: list[int], most: list[int]) -> None:
    """It moves by its cards, so what lies around its figure says nothing."""
    held = g.adversary_held
    row[at + 5] = row[at + 15] = g.adversary_level
    row[at + 16] = max(0, ADVERSARY_ASCENDED - g.adversary_level)
    for resource, left in enumerate(held):
        row[at + 9] += LEFT_OVER[resource] * left
        row[at + 10 + resource] = left
    row[at + 21] = len(g.adversary_sanctums)
    row[at + 6] = galaxy_points(g, g.adversary_sanctums)
    harvest(row, at, g, g.adversary_sanctums)
    sectors(row, at, g, standing, most, [0] * len(standing))
    for entity in g.adversary_entities:
        row[at + 1] = min(row[at + 1] + entity.points, BYTE)
        add(row, at + 39, 1)
        if not entity.switch:
            row[at + ENTITY + entity.number] = 1
    row[at + 61] = 1 if g.acting == ADVERSARY else 0
    if g.adversary is not None:
        row[at + CELESTIAL + g.adversary.number] = 1
    row[at + PAYABLE] = 1 if len(g.adversary_sanctums) < SANCTUM_PIECES and covers(held, g.rulings.sanctum) else 0
    for card in g.row:
        if isinstance(card, Entity) and covers(held, card.cost):
            row[at + PAYABLE + 3] += 1
            if card.points > row[at + PAYABLE + 4]:
                row[at + PAYABLE + 4] = card.points
    score(row, at)


def its_deck(row: list[int], at: i64, g: Laniakea) -> None:
    """Everybody can tell which of its cards are still to come."""
    row[at] = 1
    for card in g.adversary_deck:
        for step in card.does:
            kind = STEPS.get(step.rule, -1)
            if kind >= 0:
                row[at + 1 + kind] += 1
