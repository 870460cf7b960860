"""What a player holds and could pay, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.games.laniakea.building import sanctum_cost
from orrery.games.laniakea.chaos import standing_attack
from orrery.games.laniakea.components import (
    ADVERSARY,
    AETHER,
    GATEWAY_PIECES,
    SANCTUM_PIECES,
    THRONE_PIECES,
    Entity,
)
from orrery.games.laniakea.cosmic_powers import price
from orrery.games.laniakea.costs import can_pay, covers
from orrery.games.laniakea.feature_cards import FOUND, add
from orrery.games.laniakea.feature_names import OF_ARTIFACTS, OF_CELESTIALS, OF_ENTITIES
from orrery.games.laniakea.player import TOKEN_IN_HAND, Player
from orrery.games.laniakea.recruiting import entity_prices
from orrery.games.laniakea.scoring import points
from orrery.games.laniakea.state import Laniakea

if TYPE_CHECKING:
    from mypy_extensions import i64

BYTE: Final = 255
PAYABLE: Final = 64  # where in a player's numbers those about costs begin
CELESTIAL: Final = PAYABLE + 6
ENTITY: Final = CELESTIAL + OF_CELESTIALS
ARTIFACT: Final = ENTITY + OF_ENTITIES
PLAYER: Final = ARTIFACT + OF_ARTIFACTS


def holdings(row: list[int], at: i64, g: Laniakea, p: Player) -> None:
    row[at + 48] = len(p.defeated)
    for chaos in p.defeated:
        add(row, at + 2, chaos.points)
    row[at + 49] = p.attack_tokens
    row[at + 50] = standing_attack(p)
    row[at + 51] = len(p.artifacts)
    row[at + 52] = len(p.artifacts) - len(p.flipped)
    for artifact in p.artifacts:
        if not artifact.switch:
            row[at + ARTIFACT + artifact.number] = 1 if artifact in p.flipped else 2
        if artifact.attack and artifact not in p.flipped:
            add(row, at + 50, artifact.attack)
    row[at + 53] = 1 if p.token == TOKEN_IN_HAND else 0
    row[at + 54] = 1 if p.token >= 0 else 0
    row[at + 55] = len(p.hand)
    row[at + 56] = len(p.deck)
    row[at + 57] = len(p.discard)
    gained = attack = seraphs = 0
    for pile in (p.hand, p.deck):
        for card in pile:
            attack += card.attack
            if card.market:
                gained += 1
            elif card.seraph:
                seraphs += 1
    for card in p.discard:
        attack += card.attack
        if card.market:
            gained += 1
    row[at + 58] = gained
    row[at + 59] = attack
    row[at + 60] = seraphs
    row[at + 61] = 1 if to_act(g, p) else 0


def unknown_artifacts(row: list[int], at: i64, cards: i64, me: Player, mine: Player) -> None:
    """Artifacts found since `mine` count, but nobody knows which they are."""
    for artifact in me.artifacts:
        if artifact not in mine.artifacts:
            if not artifact.switch:
                row[at + ARTIFACT + artifact.number] = 0
            row[at + 50] -= artifact.attack
            row[cards + FOUND] += 1


def to_act(g: Laniakea, p: Player) -> bool:
    """Whether a turn of this player is being played or still to come in this round."""
    if g.acting == ADVERSARY:
        return True
    seats = len(g.players)
    return g.acting >= 0 and (p.seat - g.start) % seats >= (g.acting - g.start) % seats


def payable(row: list[int], at: i64, g: Laniakea, p: Player) -> None:
    held = p.held
    if len(p.sanctums) < SANCTUM_PIECES and covers(held, sanctum_cost(g, p)):
        row[at] = 1
    if len(p.thrones) < THRONE_PIECES and covers(held, g.rulings.throne):
        row[at + 1] = 1
    if p.sanctums and len(p.gateways) < GATEWAY_PIECES and covers(held, g.rulings.gateway):
        row[at + 2] = 1
    recruits = best = powers = 0
    for card in g.row:
        if isinstance(card, Entity) and can_pay(held, entity_prices(g, p, card, 0)):
            recruits += 1
            if card.points > best:
                best = card.points
    row[at + 3] = recruits
    row[at + 4] = best
    for place, power in enumerate(g.power_row):
        if power is not None and price(g, p, place, 0) <= held[AETHER]:
            powers += 1
    row[at + 5] = powers


def entities(row: list[int], at: i64, g: Laniakea, p: Player, turns: int) -> None:
    """An Enhancement counts for the turns to come, one for the Endgame Scoring for what it brings now."""
    recruited = printed = 0
    for space, entity in enumerate(p.spaces):
        if entity is None:
            continue
        printed += entity.points
        recruited += 1
        row[at + 40 + space] = 1
        value = 1
        if entity.boon:
            value = turns + 1
        elif entity.scoring is not None:
            value = points(g, p, entity.scoring)
            row[at + 3] = min(row[at + 3] + value, BYTE)
            value = min(value + 1, BYTE)
        if not entity.switch:
            row[at + ENTITY + entity.number] = value
    row[at + 1] = printed
    row[at + 39] = recruited
