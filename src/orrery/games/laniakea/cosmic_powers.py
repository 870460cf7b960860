"""Gaining Cosmic Powers from the row. LAN-GAIN"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Refusal, offer
from orrery.games.laniakea.components import AETHER, MARKET_PRICES, Power
from orrery.games.laniakea.costs import pay
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.verbs import TAKE

TO_DISCARDS: Final = 0
TO_HAND: Final = 1
NOT_IN_ROW: Final = Refusal("LAN-GAIN-01", "That card does not lie in the row.")
TOO_DEAR: Final = Refusal("LAN-GAIN-01 LAN-GAIN-02", "You do not have the [resource:2|Aether] for that card.")
NONE_TO_GAIN: Final = Refusal(
    "LAN-GAIN-01 LAN-GAIN-02", "You do not have the [resource:2|Aether] for any card of the row."
)
FREE: Final = 99  # off the price: nothing at all is paid


def price(g: Laniakea, me: Player, place: int, less: int) -> int:
    """3, 2, 1, 0 from left to right, changed by Chaos, Entities and the card played. LAN-GAIN-02, LAN-EFF-01, -02"""
    return max(0, MARKET_PRICES[place] + g.weather.market_more - me.boons.market_less - less)


def gain_power(g: Laniakea, me: Player, less: int = 0, to: int = TO_DISCARDS) -> Ask:
    """One card of the row for its price in Aether. LAN-GAIN-01"""
    return offer(g, me, TAKE, [card for card in g.power_row if card is not None], cannot_take, take, less, to)


def cannot_take(g: Laniakea, me: Player, card: Power, less: int, to: int) -> Optional[Refusal]:
    if card not in g.power_row:
        return NOT_IN_ROW
    return None if price(g, me, g.power_row.index(card), less) <= me.held[AETHER] else TOO_DEAR


def cannot_gain(g: Laniakea, me: Player, less: int = 0, to: int = TO_DISCARDS) -> Optional[Refusal]:
    aether = me.held[AETHER]
    for place, card in enumerate(g.power_row):
        if card is not None and price(g, me, place, less) <= aether:
            return None
    return NONE_TO_GAIN


def take(g: Laniakea, me: Player, card: Power, less: int, to: int) -> None:
    """It goes to the discard pile at once; the row slides right and is refilled on the left. LAN-GAIN-03, -04"""
    place = g.power_row.index(card)
    pay(g, me, (0, 0, price(g, me, place, less)))
    g.tell("gained_power", me, card)
    if to == TO_HAND:
        me.hand += (card,)
        me.seen += (card,)
    else:
        me.discard += (card,)
    slide(g, place)


def slide(g: Laniakea, place: int) -> None:
    """With the deck empty the cards still slide and the left space stays empty. LAN-GAIN-04"""
    rest = g.power_row[:place] + g.power_row[place + 1 :]
    new: Optional[Power] = None
    if g.powers:
        g.reveal()
        new = g.powers[-1]
        g.powers = g.powers[:-1]
        g.announce("power_came", new)
    g.power_row = (new, *rest)
