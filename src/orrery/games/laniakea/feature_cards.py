"""Cosmic Powers in numbers: by kind, copies of a card being alike, and by family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.games.laniakea.components import FEWEST_CARDS, Power
from orrery.games.laniakea.feature_names import CARDS, FAMILIES, FAMILY_OF, FIRST_IN_MARKET, KIND_OF, KINDS, RIVAL_CARDS
from orrery.games.laniakea.player import Player

if TYPE_CHECKING:
    from mypy_extensions import i64

KIND: Final[list[int]] = list(KIND_OF)  # by the card's number
FAMILY: Final[list[int]] = list(FAMILY_OF)
OF_KIND: Final = len(KINDS)
OF_FAMILY: Final = len(FAMILIES)
FIRST_MARKET: Final = FIRST_IN_MARKET
OWN_CARDS: Final = len(CARDS)
THEIR_CARDS: Final = len(RIVAL_CARDS)
FOUND: Final = OWN_CARDS - 5  # Artifacts not known yet
BEATABLE: Final = OWN_CARDS - 2


def add(row: list[int], at: i64, more: int) -> None:
    """Compiled, `row[at] += more` would make objects of the numbers."""
    row[at] = row[at] + more


def own_cards(row: list[int], at: i64, me: Player, drawn: int) -> None:
    """Of the seat itself: its hand, what may be drawn, and the discards; `drawn` cards in hand are not known yet."""
    families = at + 3 * OF_KIND
    pile(row, at, families, me.hand)
    pile(row, at + OF_KIND, families + OF_FAMILY, me.deck)
    pile(row, at + 2 * OF_KIND, families + 2 * OF_FAMILY, me.discard)
    chances = families + 3 * OF_FAMILY
    left = len(me.deck)
    if left:
        for family in range(OF_FAMILY):
            row[chances + family] = 100 * row[families + OF_FAMILY + family] // left
    into = chances + OF_FAMILY
    row[into] = drawn
    for card in me.hand:
        if card not in me.fought:
            add(row, into + 2, card.attack)
    row[into + 3] = max(0, len(me.hand) + drawn - FEWEST_CARDS)
    row[into + 5] = 1 if me.doubling else 0


def pile(row: list[int], kinds: i64, families: i64, cards: tuple[Power, ...]) -> None:
    for card in cards:
        if not card.switch:
            kind = kinds + KIND[card.number]
            family = families + FAMILY[card.number]
            row[kind] = row[kind] + 1
            row[family] = row[family] + 1


def their_cards(row: list[int], at: i64, p: Player) -> None:
    """All cards that a rival owns, and what may come up before the next reshuffle. Which of them are in hand is a
    secret."""
    families = at + OF_KIND
    pile(row, at, families, p.hand)
    pile(row, at, families, p.deck)
    for card in p.discard:
        if not card.switch:
            add(row, at + KIND[card.number], 1)


def seraphs_to_come(p: Player) -> int:
    """In hand and deck."""
    count = 0
    for card in p.hand:
        if card.seraph:
            count += 1
    for card in p.deck:
        if card.seraph:
            count += 1
    return count
