"""What Discovered galaxies offer to those who harvest them, and the same exchanges on cards. LAN-TILE"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Refusal, any_of, each, offer
from orrery.games.laniakea.cards import draw, drawable, trash
from orrery.games.laniakea.components import AETHER, MOST, PAIRS, STONES, Held
from orrery.games.laniakea.costs import covers, gain, pay
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.verbs import BUY, DECLINE, DRAW, SELL, STOP, SWAP

ANY_NUMBER: Final = -1
ONE_AETHER: Final[Held] = (0, 0, 1)
NO_STONES: Final = Refusal("LAN-TILE-01 LAN-HARV-10", "You do not have these two stones.")
NO_AETHER: Final = Refusal("LAN-TILE-01 LAN-HARV-10", "You have no [resource:2|Aether].")
NO_STONE: Final = Refusal("LAN-TILE-03 LAN-HARV-10", "You do not have that stone.")
NO_STONE_AT_ALL: Final = Refusal("LAN-TILE-03", "Only stones are swapped.")
IN_A_CIRCLE: Final = Refusal(
    "LAN-ADD-01 LAN-EFF-05", "That would only bring back what you held before in this exchange."
)
NOTHING_TO_TRADE: Final = Refusal("LAN-TILE-01 LAN-TILE-03", "You have nothing to trade.")


def remembered(g: Laniakea, been: tuple[Held, ...], held: Held) -> tuple[Held, ...]:
    """What was held before in an exchange counts only in games of rules 1 and 2, where none went in circles."""
    return (*been, held) if g.rulings.no_trading_in_circles else ()


def exchange_aether_here(g: Laniakea, me: Player, space: int) -> Ask:
    """Two stones for 1 A or back, any number of times. LAN-TILE-01"""
    return exchange_aether(g, me, ANY_NUMBER)


def exchange_aether(g: Laniakea, me: Player, times: int, been: tuple[Held, ...] = ()) -> Ask:
    pairs = () if times == 0 else (0, 1, 2)
    sell = offer(g, me, SELL, pairs, cannot_sell, sell_stones, times, been)
    buy = offer(g, me, BUY, pairs, cannot_buy, buy_stones, times, been)
    return any_of(sell, buy, OR_STOP)


def cannot_sell(g: Laniakea, me: Player, pair: int, times: int, been: tuple[Held, ...]) -> Optional[Refusal]:
    two = PAIRS[pair]
    if not covers(me.held, two):
        return NO_STONES
    v, f, a = me.held
    return IN_A_CIRCLE if been and (v - two[0], f - two[1], min(MOST, a + 1)) in been else None


def sell_stones(g: Laniakea, me: Player, pair: int, times: int, been: tuple[Held, ...]) -> Ask:
    before = me.held
    pay(g, me, PAIRS[pair])
    gain(g, me, ONE_AETHER)
    return exchange_aether(g, me, times - 1, remembered(g, been, before))


def cannot_buy(g: Laniakea, me: Player, pair: int, times: int, been: tuple[Held, ...]) -> Optional[Refusal]:
    v, f, a = me.held
    if not a:
        return NO_AETHER
    two = PAIRS[pair]
    return IN_A_CIRCLE if been and (min(MOST, v + two[0]), min(MOST, f + two[1]), a - 1) in been else None


def buy_stones(g: Laniakea, me: Player, pair: int, times: int, been: tuple[Held, ...]) -> Ask:
    before = me.held
    pay(g, me, ONE_AETHER)
    gain(g, me, PAIRS[pair])
    return exchange_aether(g, me, times - 1, remembered(g, been, before))


def cannot_exchange_aether(g: Laniakea, me: Player, times: int) -> Optional[Refusal]:
    v, f, a = me.held
    return None if a or v + f > 1 else NOTHING_TO_TRADE


def exchange_stones_here(g: Laniakea, me: Player, space: int) -> Ask:
    """1 V for 1 F or back, as often as wished. LAN-TILE-03"""
    return exchange_stones(g, me, ANY_NUMBER)


def exchange_stones(g: Laniakea, me: Player, times: int, been: tuple[Held, ...] = ()) -> Ask:
    return offer(g, me, SWAP, STONES if times else (), cannot_swap, swap, times, been) | OR_STOP


def cannot_swap(g: Laniakea, me: Player, stone: int, times: int, been: tuple[Held, ...]) -> Optional[Refusal]:
    if stone == AETHER:
        return NO_STONE_AT_ALL
    if not me.held[stone]:
        return NO_STONE
    return IN_A_CIRCLE if been and after_swap(me.held, stone) in been else None


def after_swap(held: Held, stone: int) -> Held:
    v, f, a = held
    return (v - 1, min(MOST, f + 1), a) if stone == 0 else (min(MOST, v + 1), f - 1, a)


def swap(g: Laniakea, me: Player, stone: int, times: int, been: tuple[Held, ...]) -> Ask:
    before = me.held
    pay(g, me, (1, 0, 0) if stone == 0 else (0, 1, 0))
    gain(g, me, (0, 1, 0) if stone == 0 else (1, 0, 0))
    return exchange_stones(g, me, times - 1, remembered(g, been, before))


def cannot_exchange_stones(g: Laniakea, me: Player, times: int) -> Optional[Refusal]:
    return None if me.held[0] or me.held[1] else NOTHING_TO_TRADE


def stop(g: Laniakea, me: Player, _: int) -> None:
    pass


OR_STOP: Final = each(STOP, (0,), stop)


def trash_here(g: Laniakea, me: Player, space: int) -> Ask:
    """Trash one Cosmic Power and gain 1 A, once per harvest. LAN-TILE-02"""
    return trash(g, me, 1, 1)


def draw_here(g: Laniakea, me: Player, space: int) -> Optional[Ask]:
    """You may draw a card, once per galaxy and turn. LAN-TILE-05, -06"""
    if (space in me.drew_at and not g.rulings.draw_every_harvest) or not drawable(g, me):
        return None
    return each(DRAW, (0,), draw_one, space) | each(DECLINE, (0,), stop)


def draw_one(g: Laniakea, me: Player, _: int, space: int) -> None:
    me.drew_at += (space,)
    draw(g, me, 1)
