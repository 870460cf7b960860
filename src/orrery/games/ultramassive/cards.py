"""Action Cards: drawing, cycling, playing, and what they make others do. ULT-CARD"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, Thing, each, offer
from orrery.core.game import carry_out
from orrery.games.ultramassive.black_hole import ABSORB, show
from orrery.games.ultramassive.components import Card, without
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.verbs import DISCARD, ENOUGH

NOT_IN_HAND: Final = Refusal("ULT-CARD-01", "That card is not in your hand.")
NOT_HELD: Final = Refusal("ULT-DRAFT-19", "Only cards in your hand can be discarded.")
NO_MORE_CARDS: Final = Refusal("ULT-ACT-02 ULT-CARD-01", "You have played as many Action Cards as you may this turn.")


def draw(g: Ultramassive, me: Player, cards: int) -> int:
    """Take cards from the deck; says how many there were. ULT-CARD-06"""
    drawn: tuple[Card, ...] = ()
    while len(drawn) < cards and (g.deck or reshuffle(g)):
        drawn += g.deck[-1:]
        g.deck = g.deck[:-1]
        if not g.deck:
            reshuffle(g)
    if drawn:
        g.tell("drew", me, len(drawn))
        g.reveal()
        g.whisper("drew_cards", me, drawn)
        me.hand += drawn
    return len(drawn)


def reshuffle(g: Ultramassive) -> bool:
    """Taking the last card makes the discard pile the new deck at once; cards in play stay out of it. ULT-CARD-06"""
    if g.rulings.reshuffle_played:
        for p in g.everyone():
            g.discard += p.played
            p.played = ()
    if not g.discard:
        return False
    deck = list(g.discard)
    g.rng.shuffle(deck)
    g.deck, g.discard = tuple(deck), ()
    return True


def draw_cards(g: Ultramassive, me: Player, cards: int) -> None:
    draw(g, me, cards)


def cycle(g: Ultramassive, me: Player, most: int, discarded: int = 0) -> Optional[Ask]:
    """Discard up to so many cards, draw as many, gain as many SM. ULT-DRAFT-19"""
    if discarded == most or not me.hand:
        redraw(g, me, 0, discarded)
        return None
    ask = offer(g, me, DISCARD, tuple(dict.fromkeys(me.hand)), cannot_discard, discard, most, discarded)
    return (ask | each(ENOUGH, (0,), redraw, discarded)).hidden(Do(cycle, most, discarded))


def cannot_discard(g: Ultramassive, me: Player, card: Card, most: int, discarded: int) -> Optional[Refusal]:
    return None if card in me.hand else NOT_HELD


def discard(g: Ultramassive, me: Player, card: Card, most: int, discarded: int) -> Optional[Ask]:
    """All discards join the discard pile before anything is drawn. ULT-DRAFT-19"""
    me.hand = without(me.hand, card)
    g.discard += (card,)
    show(g, me)
    g.tell("discarded", me, card)
    return cycle(g, me, most, discarded + 1)


def redraw(g: Ultramassive, me: Player, _: int, discarded: int) -> None:
    drawn = draw(g, me, discarded)
    me.gaining += discarded if g.rulings.mass_for_discarded else drawn


def cannot_play(g: Ultramassive, me: Player, card: Card) -> Optional[Refusal]:
    if me.plays >= me.powers.plays:
        return NO_MORE_CARDS
    return None if card in me.hand else NOT_IN_HAND


def play_card(g: Ultramassive, me: Player, card: Card) -> None:
    """Resolve its steps from left to right. ULT-CARD-02"""
    me.hand = without(me.hand, card)
    me.played += (card,)
    me.plays += 1
    me.cause = card
    show(g, me)
    g.tell("played", me, card)
    g.then_all(me, card.does)


def others(g: Ultramassive, me: Player, step: Do) -> None:
    """Each rival, clockwise, does this as an effect of its own, before the card goes on. ULT-CARD-07, ULT-EXPAND-09"""
    for rival in reversed(g.others(me)):
        if g.rulings.rivals_at_once:
            g.then(rival, Do(endure, step, me.cause), ABSORB)
        else:
            g.then(rival, Do(endure, step, me.cause))


def endure(g: Ultramassive, me: Player, step: Do, cause: Optional[Thing]) -> Optional[Ask]:
    me.cause = cause
    return carry_out(step, g, me)


def tidy_hand(g: Ultramassive, me: Player) -> None:
    """Played cards are discarded, the hand is refilled; unplayed cards stay. ULT-CARD-03, -04, -05"""
    g.discard += me.played
    me.played = ()
    draw(g, me, me.powers.hand - len(me.hand))
