"""A game that one seat cannot tell from the real one."""

from __future__ import annotations

from typing import Any

from orrery.core.rng import Rng
from orrery.games.laniakea.components import Power
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea


def imagine(g: Laniakea, seat: int, rng: Rng) -> Laniakea:
    """A game this seat cannot tell from the real one: all that is hidden from it is dealt anew. Everybody knows which
    cards a player owns and which of the hand have been seen; nobody knows the order of any deck."""
    twin = g.copy()
    twin.rng = rng.fork()
    twin.powers = anew(twin.powers, rng)
    twin.entities = anew(twin.entities, rng)
    twin.artifacts = anew(twin.artifacts, rng)
    twin.adversary_deck = anew(twin.adversary_deck, rng)
    for p in twin.everyone():
        if p.seat == seat:
            p.deck = anew(p.deck, rng)
        else:
            deal_anew(p, rng)
    for p in twin.players:
        if p.seat != seat and p.seat in twin.asks:
            twin.ask_again(p.seat)
    return twin


def deal_anew(p: Player, rng: Rng) -> None:
    """What has been seen stays in hand, the rest of the hand and the deck are dealt again."""
    unseen: list[Power] = [card for card in p.hand if card not in p.seen]
    cards = anew((*unseen, *p.deck), rng)
    p.hand = p.seen + cards[: len(unseen)]
    p.deck = cards[len(unseen) :]


def anew(pile: tuple[Any, ...], rng: Rng) -> tuple[Any, ...]:
    cards = list(pile)
    cards.sort(key=by_number)
    rng.shuffle(cards)
    return tuple(cards)


def by_number(thing: Any) -> int:
    number: int = thing.number
    return number
