"""The buy phase. COS-BUY"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, any_of, each, joining, offer
from orrery.games.council.components import (
    ANYWHERE,
    COAL,
    CRYSTAL,
    GOLD,
    KEEPS_CUBES,
    LEADER_SETTLES,
    PAYMENTS,
    PURCHASES,
    Card,
    Gems,
    Payment,
    Priced,
    Station,
    Upgrade,
)
from orrery.games.council.leaders import cannot_land, land
from orrery.games.council.majority import site_of
from orrery.games.council.player import Player, lies_on_panel
from orrery.games.council.settling import ADAPTED, sites
from orrery.games.council.state import Council
from orrery.games.council.stations import BUILT, NO_GALAXY, can_build, choose_site
from orrery.games.council.upgrades import cannot_mark, mark_upgrade
from orrery.games.council.verbs import BUY, LAND, OVERPAY, PAY, PAY_LESS, STATION, STOP_BUYING, UPGRADE

NO_MORE: Final = Refusal("COS-BUY-01", "You have made three purchases in this buy phase.")
NOT_SHOWN: Final = Refusal("COS-BUY-09", "That card does not lie in the display.")
OWNED: Final = Refusal("COS-BUY-09", "That card is yours already; your cards are laid in the planning phase.")
TOO_DEAR: Final = Refusal("COS-BUY-05 COS-BUY-06", "You do not have the gemstones for it.")
BARRED: Final = Refusal("COS-LD-13", "Casares may not own cards that settle a tower of three.")
TOO_MANY: Final = Refusal("COS-BUY-07", "That is not as many gemstones as the cost lists.")
ONE_WAY: Final = Refusal("COS-BUY-06 COS-BUY-07", "You have no better gemstones left to pay that with.")
NO_STATIONS: Final = Refusal("COS-ST-03", "This table plays without space stations.")
NOT_OWNED: Final = Refusal("COS-BUY-08", "You do not have those gemstones.")
TOO_LOW: Final = Refusal("COS-BUY-06", "A gemstone can stand in for a lower one only.")


def begin_buying(g: Council, me: Player) -> None:
    g.phase = "buy"
    g.acting = me.seat
    g.cause = None
    g.purchases = 0
    g.used = 0


def buy(g: Council, me: Player) -> Ask:
    """Up to three purchases of any kind, until the player stops. COS-BUY-01 to -04"""
    crystal = me.gems[CRYSTAL]
    upper = crystal + me.gems[GOLD]
    total = upper + me.gems[COAL] if g.purchases < PURCHASES else 0
    upgrades, cards = upgrades_for(g, me, total, upper, crystal), cards_for(g, me, total, upper, crystal)
    stations = stations_for(g, me)
    parts = [Ask(BUY, cards, buy_thing, (), cannot_buy), Ask(UPGRADE, upgrades, buy_thing, (), cannot_upgrade)]
    if g.rulings.stations:
        parts.append(Ask(STATION, stations, buy_thing, (), cannot_buy_station))
    if me.powers & LEADER_SETTLES:
        parts.append(offer(g, me, LAND, sites(g, me, ANYWHERE, ADAPTED), cannot_land, land_and_go_on))
    parts.append(OR_STOP)
    asks_to_overpay = upper and not g.rulings.any_payment
    if asks_to_overpay and (can_overpay(me.gems, cards) or can_overpay(me.gems, (*upgrades, *stations))):
        parts.append(OR_OVERPAY)
    ask = joining(tuple(parts))
    begun = g.purchases or g.used  # whoever could buy nothing at all is not asked
    return ask.waits() if begun and not g.rulings.phases_end_themselves else ask


def upgrades_for(g: Council, me: Player, total: int, upper: int, crystal: int) -> tuple[Upgrade, ...]:
    """Those that so many gemstones buy and that can be marked: the same as `cannot_upgrade` says, one by one."""
    near = [u for u in g.box.upgrades if u.total <= total and u.upper <= upper and u.top <= crystal]
    return tuple([u for u in near if cannot_mark(g, me, u) is None])


def cards_for(g: Council, me: Player, total: int, upper: int, crystal: int) -> tuple[Card, ...]:
    """Those of the display that so many gemstones buy: the same as `cannot_buy` says, one by one."""
    free = not me.powers & KEEPS_CUBES
    near = [c for c in g.display if c is not None and c.total <= total and c.upper <= upper and c.top <= crystal]
    return tuple([c for c in near if free or not c.barred])


def stations_for(g: Council, me: Player) -> tuple[Station, ...]:
    if not g.rulings.stations:
        return ()
    return tuple([station for station in g.box.stations if cannot_buy_station(g, me, station) is None])


def cannot_buy(g: Council, me: Player, card: Card) -> Optional[Refusal]:
    """A card of the display that the player can pay. COS-BUY-09, COS-LD-13"""
    if g.purchases >= PURCHASES and card in g.display:
        return NO_MORE
    if card not in g.display:
        return OWNED if card in me.hand or lies_on_panel(me, card) else NOT_SHOWN
    if card.barred and me.powers & KEEPS_CUBES:
        return BARRED
    return cannot_afford(me.gems, card)


def cannot_upgrade(g: Council, me: Player, upgrade: Upgrade) -> Optional[Refusal]:
    if g.purchases >= PURCHASES:
        return NO_MORE
    return cannot_afford(me.gems, upgrade) or cannot_mark(g, me, upgrade)


def cannot_buy_station(g: Council, me: Player, station: Station) -> Optional[Refusal]:
    """A station counts as a purchase. COS-ST-03, COS-BUY-02"""
    if not g.rulings.stations:
        return NO_STATIONS
    if g.purchases >= PURCHASES:
        return NO_MORE
    if site_of(g, me.seat, station.number) >= 0:
        return BUILT
    return cannot_afford(me.gems, station) or (None if can_build(g, me, station) else NO_GALAXY)


def cannot_afford(gems: Gems, thing: Priced) -> Optional[Refusal]:
    """Better gemstones stand in for lower ones, never the other way round. COS-BUY-05, -06"""
    crystal = gems[CRYSTAL]
    upper = crystal + gems[GOLD]
    if upper + gems[COAL] >= thing.total and upper >= thing.upper and crystal >= thing.top:
        return None
    return TOO_DEAR


def buy_thing(g: Council, me: Player, thing: Priced) -> Optional[Ask]:
    """The cheapest payment dominates all others, so it is paid unless the table wants to be asked. COS-BUY-07"""
    if g.rulings.any_payment:
        return choose_payment(g, me, thing)
    return get_thing(g, me, thing, cheapest(me.gems, thing.cost))


def can_overpay(gems: Gems, things: Sequence[Priced]) -> bool:
    """Whether any of these can be paid with a better gemstone than needed. COS-BUY-06"""
    for thing in things:
        paid = cheapest(gems, thing.cost)
        crystals = gems[CRYSTAL] - paid[CRYSTAL]
        if (paid[COAL] and crystals + gems[GOLD] - paid[GOLD]) or (paid[GOLD] and crystals):
            return True
    return False


def ask_overpaid(g: Council, me: Player, _: int) -> Ask:
    """Overpaying is offered to those who ask for it: what to buy, and then what to pay with. COS-BUY-06, -07"""
    stations = g.box.stations if g.rulings.stations else ()
    cards = [card for card in g.display if card is not None]
    ask = any_of(
        offer(g, me, BUY, cards, cannot_overpay, pay_more),
        offer(g, me, UPGRADE, g.box.upgrades, cannot_overpay, pay_more),
        offer(g, me, STATION, stations, cannot_overpay, pay_more),
    )
    return ask | each(PAY_LESS, (0,), pay_less) if ask.count > 1 else ask


def pay_more(g: Council, me: Player, thing: Priced) -> Ask:
    return choose_payment(g, me, thing) | each(PAY_LESS, (0,), pay_less)


def pay_less(g: Council, me: Player, _: int) -> Ask:
    """The way out for those who have thought better of it. COS-BUY-07"""
    return buy(g, me)


def cannot_overpay(g: Council, me: Player, thing: Priced) -> Optional[Refusal]:
    if isinstance(thing, Card):
        refusal = cannot_buy(g, me, thing)
    elif isinstance(thing, Upgrade):
        refusal = cannot_upgrade(g, me, thing)
    else:
        assert isinstance(thing, Station)
        refusal = cannot_buy_station(g, me, thing)
    return refusal or (None if can_overpay(me.gems, (thing,)) else ONE_WAY)


def choose_payment(g: Council, me: Player, thing: Priced) -> Ask:
    """Any whole payment. COS-BUY-06, -07"""
    return offer(g, me, PAY, PAYMENTS, cannot_pay, pay, thing)


def cannot_pay(g: Council, me: Player, payment: Payment, thing: Priced) -> Optional[Refusal]:
    """As many gemstones as the cost lists, each at least as good as the one it stands for. COS-BUY-06, -07"""
    gems = payment.gems
    if sum(gems) != thing.total:
        return TOO_MANY
    if gems[COAL] > me.gems[COAL] or gems[GOLD] > me.gems[GOLD] or gems[CRYSTAL] > me.gems[CRYSTAL]:
        return NOT_OWNED
    return TOO_LOW if cannot_afford(gems, thing) is not None else None


def cheapest(gems: Gems, cost: Gems) -> Gems:
    """Each gemstone of the cost by the lowest one that will do. COS-BUY-06"""
    gold = min(gems[GOLD], cost[GOLD])
    crystal = cost[CRYSTAL] + cost[GOLD] - gold
    coal = min(gems[COAL], cost[COAL])
    more_gold = min(gems[GOLD] - gold, cost[COAL] - coal)
    return (coal, gold + more_gold, crystal + cost[COAL] - coal - more_gold)


def pay(g: Council, me: Player, payment: Payment, thing: Priced) -> Optional[Ask]:
    return get_thing(g, me, thing, payment.gems)


def get_thing(g: Council, me: Player, thing: Priced, paid: Gems) -> Optional[Ask]:
    """The gemstones go back to the supply, the purchase is carried out. COS-BUY-08"""
    mine = me.gems
    me.gems = (mine[COAL] - paid[COAL], mine[GOLD] - paid[GOLD], mine[CRYSTAL] - paid[CRYSTAL])
    g.purchases += 1
    g.tell("bought", me, thing, paid)
    if isinstance(thing, Card):
        take_card(g, me, thing)
    elif isinstance(thing, Upgrade):
        mark_upgrade(g, me, thing)
    elif isinstance(thing, Station):
        g.then(me, BUY_MORE)
        return choose_site(g, me, thing)
    return buy(g, me)


def take_card(g: Council, me: Player, card: Card) -> None:
    """It comes to the hand, ready for the next planning; the gap is filled at once. COS-BUY-10, -11, -12"""
    me.hand += (card,)
    at = g.display.index(card)
    g.display = g.display[:at] + (None,) + g.display[at + 1 :]
    if g.rulings.refill_at_once:
        refill(g, me)


def refill(g: Council, me: Player, places: Optional[tuple[int, ...]] = None) -> None:
    """New cards take these places, or every gap; without cards a gap stays. COS-BUY-11, -12, COS-AUT-18"""
    display = list(g.display)
    for place in range(len(display)) if places is None else places:
        if display[place] is None and (g.deck or reshuffle(g)):
            g.reveal()
            display[place] = g.deck[-1]
            g.deck = g.deck[:-1]
            g.tell("shown", me, display[place])
    g.display = tuple(display)


def reshuffle(g: Council) -> bool:
    """Cards that the Automa cleared away become the new pile. COS-BUY-11"""
    if not g.discard:
        return False
    cards = list(g.discard)
    g.rng.shuffle(cards)
    g.deck = tuple(cards)
    g.discard = ()
    return True


def land_and_go_on(g: Council, me: Player, planet: int) -> Ask:
    """Not a purchase. COS-LD-08"""
    land(g, me, planet)
    return buy(g, me)


def stop_buying(g: Council, me: Player, _: int) -> None:
    g.tell("stopped_buying", me)
    if not g.rulings.refill_at_once:
        refill(g, me)


BUY_MORE: Final = Do(buy)
OR_STOP: Final = each(STOP_BUYING, (0,), stop_buying)
OR_OVERPAY: Final = each(OVERPAY, (0,), ask_overpaid)
