"""What lies open before a player, in numbers; and the same of the Adversary, as far as it has the like."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.laniakea.adversary import adversary_ascends, adversary_builds, adversary_recruits, adversary_seraph
from orrery.games.laniakea.building import sanctum_prices
from orrery.games.laniakea.chaos import standing_attack
from orrery.games.laniakea.components import (
    ADVERSARY,
    ADVERSARY_ASCENDED,
    AETHER,
    ASCENDED,
    GATEWAY_PIECES,
    SANCTUM_PIECES,
    THRONE_PIECES,
    Entity,
)
from orrery.games.laniakea.content import ARTIFACTS, CELESTIALS, ENTITIES
from orrery.games.laniakea.cosmic_powers import price
from orrery.games.laniakea.costs import can_pay, covers
from orrery.games.laniakea.feature_cards import FOUND, add
from orrery.games.laniakea.feature_map import SURROUNDINGS, best_sights, sights, surroundings
from orrery.games.laniakea.harvesting import yield_of
from orrery.games.laniakea.player import TOKEN_IN_HAND, Player
from orrery.games.laniakea.recruiting import entity_prices
from orrery.games.laniakea.scoring import LEFT_OVER, celestial_points, count, points
from orrery.games.laniakea.state import Laniakea

BYTE: Final = 255
PLACE: Final = 62  # where in a player's numbers those about the figure begin
PAYABLE: Final = PLACE + SURROUNDINGS
CELESTIAL: Final = PAYABLE + 6
ENTITY: Final = CELESTIAL + len(CELESTIALS)
ARTIFACT: Final = ENTITY + len(ENTITIES)
PLAYER: Final = ARTIFACT + len(ARTIFACTS)
ABILITIES: Final = {"X2": 34, "TR": 35, "XS": 36, "SL": 37, "DR": 38}
STEPS: Final[dict[Any, int]] = {adversary_ascends: 0, adversary_seraph: 1, adversary_builds: 2, adversary_recruits: 3}


def player(
    row: list[int],
    at: int,
    g: Laniakea,
    p: Player,
    standing: list[int],
    most: list[int],
    bridges: list[int],
    turns: int,
) -> None:
    """By sector: the player's Structures, the most that any other has, and the bridges of the player's Thrones."""
    tracks(row, at, g, p)
    structures(row, at, g, p)
    sectors(row, at, g, standing, most, bridges)
    sight = sights(g, p, standing)
    best_sights(row, at + 27, p, sight)
    surroundings(row, at + PLACE, g, p, sight, bridges)
    holdings(row, at, g, p)
    payable(row, at + PAYABLE, g, p)
    entities(row, at, g, p, turns)
    score(row, at)


def tracks(row: list[int], at: int, g: Laniakea, p: Player) -> None:
    v, f, a = p.held
    row[at + 10] = v
    row[at + 11] = f
    row[at + 12] = a
    values = g.rulings.throne_value
    row[at + 13] = values[a]
    more = a
    while more < len(values) and values[more] == values[a]:
        more += 1
    row[at + 14] = more - a if more < len(values) else 0
    row[at + 5] = row[at + 15] = p.level
    row[at + 16] = max(0, ASCENDED - p.level)
    row[at + 17] = p.movement + p.boons.movements
    row[at + 18] = 1 if p.movement >= g.rulings.movement_track else 0
    if p.celestial is not None:
        units = count(g, p, p.celestial.counter) // p.celestial.each
        rate = p.celestial.rates[p.ability - 1]
        row[at + 4] = min(units * rate, BYTE)
        row[at + 19] = units
        row[at + 20] = rate
        row[at + CELESTIAL + p.celestial.number] = p.ability


def structures(row: list[int], at: int, g: Laniakea, p: Player) -> None:
    """Their VP, and what a Seraph would harvest."""
    row[at + 21] = len(p.sanctums)
    row[at + 22] = len(p.gateways)
    row[at + 23] = len(p.thrones)
    for space in p.sanctums:
        add(row, at + 6, g.tiles[space].points)
        harvest(row, at, g, space)
    for space in p.gateways:
        add(row, at + 7, g.tiles[space].points)
        harvest(row, at, g, space)


def harvest(row: list[int], at: int, g: Laniakea, space: int) -> None:
    v, f, a = yield_of(g, space)
    add(row, at + 30, v)
    add(row, at + 31, f)
    add(row, at + 32, a)
    if g.discovered >> space & 1:
        add(row, at + 33, 1)
    ability = g.tiles[space].ability
    if ability:
        add(row, at + ABILITIES[ability], 1)


def sectors(row: list[int], at: int, g: Laniakea, standing: list[int], most: list[int], bridges: list[int]) -> None:
    lead = 0 if g.rulings.ties_control else 1
    present = controlled = seen = 0
    for sector, own in enumerate(standing):
        if own:
            present += 1
            seen += own * bridges[sector]
            if own >= most[sector] + lead:
                controlled += 1
    row[at + 8] = min(seen * row[at + 13], BYTE)
    row[at + 24] = present
    row[at + 25] = controlled
    row[at + 26] = seen


def holdings(row: list[int], at: int, g: Laniakea, p: Player) -> None:
    row[at + 48] = len(p.defeated)
    for chaos in p.defeated:
        add(row, at + 2, chaos.points)
    row[at + 49] = p.attack_tokens
    row[at + 50] = standing_attack(p)
    row[at + 51] = len(p.artifacts)
    row[at + 52] = len(p.artifacts) - len(p.flipped)
    for artifact in p.artifacts:
        row[at + ARTIFACT + artifact.number] = 1 if artifact in p.flipped else 2
        if artifact.attack and artifact not in p.flipped:
            add(row, at + 50, artifact.attack)
    row[at + 53] = 1 if p.token == TOKEN_IN_HAND else 0
    row[at + 54] = 1 if p.token >= 0 else 0
    row[at + 55] = len(p.hand)
    row[at + 56] = len(p.deck)
    row[at + 57] = len(p.discard)
    gained = attack = seraphs = 0
    for card in p.hand + p.deck:
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


def unknown_artifacts(row: list[int], at: int, cards: int, me: Player, mine: Player) -> None:
    """Artifacts found since `mine` count, but nobody knows which they are."""
    for artifact in me.artifacts:
        if artifact not in mine.artifacts:
            row[at + ARTIFACT + artifact.number] = 0
            row[at + 50] -= artifact.attack
            row[cards + FOUND] += 1


def to_act(g: Laniakea, p: Player) -> bool:
    """Whether a turn of this player is being played or still to come in this round."""
    if g.acting == ADVERSARY:
        return True
    seats = len(g.players)
    return g.acting >= 0 and (p.seat - g.start) % seats >= (g.acting - g.start) % seats


def payable(row: list[int], at: int, g: Laniakea, p: Player) -> None:
    held = p.held
    if len(p.sanctums) < SANCTUM_PIECES and can_pay(held, sanctum_prices(g, p, 0)):
        row[at] = 1
    if len(p.thrones) < THRONE_PIECES and covers(held, g.rulings.throne):
        row[at + 1] = 1
    if p.sanctums and len(p.gateways) < GATEWAY_PIECES and covers(held, g.rulings.gateway):
        row[at + 2] = 1
    for card in g.row:
        if isinstance(card, Entity) and can_pay(held, entity_prices(g, p, card, 0)):
            add(row, at + 3, 1)
            if card.points > row[at + 4]:
                row[at + 4] = card.points
    for place, power in enumerate(g.power_row):
        if power is not None and price(g, p, place, 0) <= held[AETHER]:
            add(row, at + 5, 1)


def entities(row: list[int], at: int, g: Laniakea, p: Player, turns: int) -> None:
    """An Enhancement counts for the turns to come, one for the Endgame Scoring for what it brings now."""
    for space, entity in enumerate(p.spaces):
        if entity is None:
            continue
        add(row, at + 1, entity.points)
        add(row, at + 39, 1)
        row[at + 40 + space] = 1
        value = 1
        if entity.boon:
            value = turns + 1
        elif entity.scoring is not None:
            value = points(g, p, entity.scoring)
            row[at + 3] = min(row[at + 3] + value, BYTE)
            value = min(value + 1, BYTE)
        row[at + ENTITY + entity.number] = value


def score(row: list[int], at: int) -> None:
    """The sum of what the parts above have found."""
    total = 0
    for source in range(1, 10):
        total += row[at + source]
    row[at] = min(total, BYTE)


def points_now(g: Laniakea, p: Player, seen: int) -> int:
    """The VP of a player whose Thrones see so much, as the final scoring counts them."""
    total = p.level + celestial_points(g, p) + seen * g.rulings.throne_value[p.held[AETHER]]
    for entity in p.spaces:
        if entity is not None:
            total += entity.points
            if entity.scoring is not None:
                total += points(g, p, entity.scoring)
    for chaos in p.defeated:
        total += chaos.points
    for space in p.sanctums:
        total += g.tiles[space].points
    for space in p.gateways:
        total += g.tiles[space].points
    return total


def adversary(row: list[int], at: int, g: Laniakea, standing: list[int], most: list[int]) -> None:
    """It moves by its cards, so what lies around its figure says nothing."""
    held = g.adversary_held
    row[at + 5] = row[at + 15] = g.adversary_level
    row[at + 16] = max(0, ADVERSARY_ASCENDED - g.adversary_level)
    for resource, left in enumerate(held):
        row[at + 9] += LEFT_OVER[resource] * left
        row[at + 10 + resource] = left
    row[at + 21] = len(g.adversary_sanctums)
    for space in g.adversary_sanctums:
        add(row, at + 6, g.tiles[space].points)
        harvest(row, at, g, space)
    sectors(row, at, g, standing, most, [0] * len(standing))
    for entity in g.adversary_entities:
        row[at + 1] = min(row[at + 1] + entity.points, BYTE)
        add(row, at + 39, 1)
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


def its_deck(row: list[int], at: int, g: Laniakea) -> None:
    """Everybody can tell which of its cards are still to come."""
    row[at] = 1
    for card in g.adversary_deck:
        for step in card.does:
            kind = STEPS.get(step.rule, -1)
            if kind >= 0:
                row[at + 1 + kind] += 1
