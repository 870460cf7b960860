"""Hand, deck and discard pile: drawing, discarding, trashing, and the two cards that must stay. LAN-TURN, LAN-KEY"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each, offer
from orrery.games.laniakea.components import FEWEST_CARDS, Power
from orrery.games.laniakea.costs import gain
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.verbs import DECLINE, TRASH

NOT_IN_HAND: Final = Refusal("LAN-TURN-02", "That card is not in your hand.")
IN_THE_ROW: Final = Refusal(
    "LAN-GAIN-01 LAN-TURN-02", "Cards of the row are gained by a card such as Gain a Cosmic Power."
)
TWO_MUST_STAY: Final = Refusal("LAN-TURN-05", "You would be left with fewer than two cards.")
NOT_OWNED: Final = Refusal("LAN-TILE-02", "That card is not among your hand, discards and deck.")
PERMANENT: Final = Refusal("LAN-KEY-08", "A Permanent card can never be trashed.")
NO_COSMIC_POWER: Final = Refusal("LAN-SERA-05", "A Seraph is no Cosmic Power.")


def without(cards: tuple[Power, ...], card: Power) -> tuple[Power, ...]:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def by_number(card: Power) -> int:
    return card.number


def not_in_hand(g: Laniakea, card: Power) -> Refusal:
    return IN_THE_ROW if card in g.power_row else NOT_IN_HAND


def drawable(g: Laniakea, me: Player) -> int:
    """How many cards can still be drawn in this Cosmic Power Phase. LAN-TURN-08, -10"""
    return len(me.deck) + (len(me.discard) if me.reshuffled < g.rulings.reshuffles else 0)


def draw(g: Laniakea, me: Player, count: int, upkeep: bool = False) -> None:
    """From the deck; an empty one is the discard pile, shuffled, once in a Cosmic Power Phase. LAN-TURN-08, -10"""
    again = upkeep or me.reshuffled < g.rulings.reshuffles
    if count <= 0 or not (me.deck or (again and me.discard)):
        return
    if g.events is not None:
        g.tell("drew", me, min(count, len(me.deck) + (len(me.discard) if again else 0)))
    g.reveal()
    drawn = take_from_deck(me, count)
    if len(drawn) < count and again and me.discard:
        reshuffle(g, me, drawn)
        drawn += take_from_deck(me, count - len(drawn))
    me.hand += drawn
    g.whisper("drew_cards", me, drawn)


def take_from_deck(me: Player, count: int) -> tuple[Power, ...]:
    taken = me.deck[: -count - 1 : -1]
    me.deck = me.deck[:-count]
    return taken


def reshuffle(g: Laniakea, me: Player, drawn: tuple[Power, ...] = ()) -> None:
    """With the deck empty, everybody can tell what the hand must be. LAN-TURN-08"""
    deck = list(me.discard)
    deck.sort(key=by_number)
    g.rng.shuffle(deck)
    me.deck, me.discard = tuple(deck), ()
    me.seen = me.hand + drawn
    me.reshuffled += 1
    g.tell("reshuffled", me)


def draw_cards(g: Laniakea, me: Player, count: int) -> None:
    draw(g, me, count)


def leave_hand(g: Laniakea, me: Player, card: Power) -> None:
    """A card leaves the hand for everybody to see."""
    me.hand = without(me.hand, card)
    if card in me.seen:
        me.seen = without(me.seen, card)
    g.show(me)


def discard(g: Laniakea, me: Player, card: Power) -> None:
    """To the face-up discard pile. LAN-TURN-03"""
    leave_hand(g, me, card)
    me.discard += (card,)
    g.tell("discarded", me, card)


def cannot_spare(g: Laniakea, me: Player, card: Power) -> Optional[Refusal]:
    """Two cards must be left when the step is over. LAN-TURN-05"""
    if card not in me.hand:
        return not_in_hand(g, card)
    return None if len(me.hand) > FEWEST_CARDS else TWO_MUST_STAY


def cannot_trash(g: Laniakea, me: Player, card: Power, count: int, aether: int) -> Optional[Refusal]:
    """A Cosmic Power without the Permanent mark, wherever it lies; hand cards obey the two-card rule, and so does the
    card that the card in play is bound to draw. LAN-TILE-02, LAN-KEY-08, LAN-SERA-05, LAN-TURN-05"""
    in_hand = card in me.hand
    if not in_hand and card not in me.discard and card not in me.deck:
        return NOT_OWNED
    if card.seraph:
        return NO_COSMIC_POWER
    if card.permanent:
        return PERMANENT
    owed = 1 if me.playing is not None and me.playing.draws else 0
    hand = len(me.hand) - (1 if in_hand else 0)
    reshuffles = me.reshuffled < g.rulings.reshuffles
    to_draw = drawable(g, me) - (1 if card in me.deck or (reshuffles and card in me.discard) else 0)
    if (in_hand or owed) and hand + min(owed, to_draw) < FEWEST_CARDS:
        return TWO_MUST_STAY
    return None


def trash(g: Laniakea, me: Player, count: int, aether: int) -> Ask:
    """Up to so many, from hand, discards and deck. LAN-TILE-02, LAN-KEY-09"""
    cards = list(me.hand + me.discard + me.deck)
    cards.sort(key=by_number)  # the order of the deck stays a secret, from its owner too
    ask = offer(g, me, TRASH, cards if count else (), cannot_trash, trash_card, count, aether)
    return (ask | each(DECLINE, (0,), keep_all)).secret(Do(trash, count, aether))


def trash_card(g: Laniakea, me: Player, card: Power, count: int, aether: int) -> Optional[Ask]:
    """Out of the game for good; a searched deck is shuffled. LAN-KEY-09, LAN-TILE-02"""
    if card in me.hand:
        leave_hand(g, me, card)
    elif card in me.discard:
        me.discard = without(me.discard, card)
    else:
        deck = list(without(me.deck, card))
        deck.sort(key=by_number)
        g.rng.shuffle(deck)
        me.deck = tuple(deck)
        g.show(me)
    g.trashed += (card,)
    g.tell("trashed", me, card)
    if aether:
        gain(g, me, (0, 0, aether))
    return trash(g, me, count - 1, aether) if count > 1 else None


def keep_all(g: Laniakea, me: Player, _: int) -> None:
    pass


def cannot_trash_any(g: Laniakea, me: Player, count: int, aether: int) -> Optional[Refusal]:
    for card in me.hand + me.discard + me.deck:
        if cannot_trash(g, me, card, count, aether) is None:
            return None
    return NOTHING_TO_TRASH


NOTHING_TO_TRASH: Final = Refusal("LAN-KEY-08 LAN-TURN-05", "You have no Cosmic Power that could be trashed.")
