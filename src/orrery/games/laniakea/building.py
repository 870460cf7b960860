"""Building Sanctums, Gateways and Thrones. LAN-BUILD, LAN-SANC, LAN-GATE, LAN-THRO"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Refusal, any_of, each, offer
from orrery.games.laniakea.board import LINKS
from orrery.games.laniakea.bridges import NO_ABYSS
from orrery.games.laniakea.components import GATEWAY_PIECES, SANCTUM_PIECES, THRONE_PIECES, Held
from orrery.games.laniakea.costs import can_pay, pay, payable, price_numbered, prices
from orrery.games.laniakea.harvesting import may_harvest_built
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.travelling import put_structure, structure_code
from orrery.games.laniakea.verbs import DECLINE, GATEWAY, PAY, SANCTUM, THRONE

HERE: Final = 0
NEAR: Final = 1
NOT_THERE: Final = Refusal("LAN-SANC-01", "A Sanctum goes on the galaxy where your figure stands.")
NOT_NEAR: Final = Refusal("LAN-SANC-01 LAN-MOVE-07", "This Sanctum goes on your galaxy or on one adjacent to it.")
TAKEN: Final = Refusal("LAN-BUILD-02", "That galaxy holds a Structure already.")
WORMHOLE: Final = Refusal("LAN-SANC-01", "Nothing can be built on a Wormhole.")
NO_SANCTUM_LEFT: Final = Refusal("LAN-COMP-14", "All your Sanctum pieces stand on the board.")
NO_GATEWAY_LEFT: Final = Refusal("LAN-COMP-14", "All your Gateway pieces stand on the board.")
NO_THRONE_LEFT: Final = Refusal("LAN-COMP-14", "All your Throne pieces stand on the board.")
TOO_DEAR: Final = Refusal("LAN-BUILD-03", "You cannot pay for that Structure.")
GATEWAY_TOO_DEAR: Final = Refusal("LAN-GATE-01", "You cannot pay for a Gateway.")
NO_SANCTUM_THERE: Final = Refusal("LAN-GATE-01", "A Gateway is made from a Sanctum of yours.")
NO_BRIDGE: Final = Refusal("LAN-THRO-01 LAN-THRO-02", "No bridge joins your galaxy and that abyss.")
THRONE_THERE: Final = Refusal("LAN-THRO-05", "That abyss holds a Throne already.")
NOTHING_TO_BUILD: Final = Refusal("LAN-BUILD-01 LAN-BUILD-03", "There is nothing you can build here and pay for.")


def build(g: Laniakea, me: Player, less: int = 0, near: int = HERE, reap: int = 0) -> Ask:
    """One Sanctum, Gateway or Throne. LAN-BUILD-01"""
    sites = (me.place, *LINKS[me.place]) if near else (me.place,)
    abyss = g.rulings.bridges.abyss_of[me.place]
    return any_of(
        offer(g, me, SANCTUM, sites, cannot_build_sanctum, pay_for_sanctum, less, near, reap),
        offer(g, me, GATEWAY, me.sanctums, cannot_build_gateway, pay_for_gateway, less, reap),
        offer(g, me, THRONE, () if abyss == NO_ABYSS else (abyss,), cannot_build_throne, pay_for_throne, less),
    )


def may_build(g: Laniakea, me: Player, less: int) -> Ask:
    """A Build that may be passed, since it makes the player pay. LAN-EFF-05"""
    return build(g, me, less) | each(DECLINE, (0,), build_nothing)


def build_nothing(g: Laniakea, me: Player, _: int) -> None:
    pass


def cannot_build(g: Laniakea, me: Player, less: int = 0, near: int = HERE, reap: int = 0) -> Optional[Refusal]:
    if cannot_build_sanctum(g, me, me.place, less, near, reap) is None:
        return None
    for space in me.sanctums:
        if cannot_build_gateway(g, me, space, less, reap) is None:
            return None
    abyss = g.rulings.bridges.abyss_of[me.place]
    if abyss != NO_ABYSS and cannot_build_throne(g, me, abyss, less) is None:
        return None
    if near:
        for space in LINKS[me.place]:
            if cannot_build_sanctum(g, me, space, less, near, reap) is None:
                return None
    return NOTHING_TO_BUILD


def sanctum_prices(g: Laniakea, me: Player, less: int) -> tuple[Held, ...]:
    return prices(sanctum_cost(g, me), 0, less, 0)


def sanctum_cost(g: Laniakea, me: Player) -> Held:
    v, f, a = g.rulings.sanctum
    return (v, max(0, f - me.boons.sanctum_less), a)


def cannot_stand(g: Laniakea, space: int) -> Optional[Refusal]:
    """One Structure in all per galaxy, none on a Wormhole. LAN-BUILD-02, LAN-SANC-01"""
    if g.structures[space]:
        return TAKEN
    return WORMHOLE if g.tiles[space].wormhole else None


def cannot_build_sanctum(g: Laniakea, me: Player, space: int, less: int, near: int, reap: int) -> Optional[Refusal]:
    """Where the figure stands, Discovered or not. LAN-SANC-01, LAN-COMP-14"""
    if space != me.place and not (near and space in LINKS[me.place]):
        return NOT_NEAR if near else NOT_THERE
    refusal = cannot_stand(g, space)
    if refusal is not None:
        return refusal
    if len(me.sanctums) >= SANCTUM_PIECES:
        return NO_SANCTUM_LEFT
    return None if can_pay(me.held, sanctum_prices(g, me, less)) else TOO_DEAR


def pay_for_sanctum(g: Laniakea, me: Player, space: int, less: int, near: int, reap: int) -> Ask:
    return each(PAY, payable(me.held, sanctum_prices(g, me, less)), build_sanctum, space, reap)


def build_sanctum(g: Laniakea, me: Player, price: int, space: int, reap: int) -> Optional[Ask]:
    pay(g, me, price_numbered(price))
    place_sanctum(g, me, space)
    return may_harvest_built(g, me, space) if reap else None


def place_sanctum(g: Laniakea, me: Player, space: int) -> None:
    me.sanctums += (space,)
    put_structure(g, space, structure_code(me.seat, False))
    g.tell("built_sanctum", me, space)


def build_free_sanctum(g: Laniakea, me: Player) -> None:
    """On the figure's galaxy, as far as possible, without paying. LAN-EFF-02, -05"""
    if cannot_stand(g, me.place) is None and len(me.sanctums) < SANCTUM_PIECES:
        place_sanctum(g, me, me.place)


def gateway_prices(g: Laniakea, less: int) -> tuple[Held, ...]:
    return prices(g.rulings.gateway, 0, less, 0)


def cannot_build_gateway(g: Laniakea, me: Player, space: int, less: int, reap: int) -> Optional[Refusal]:
    """Any own Sanctum, near or far, for 1 F. LAN-GATE-01, -03, LAN-COMP-14"""
    if space not in me.sanctums:
        return NO_SANCTUM_THERE
    if len(me.gateways) >= GATEWAY_PIECES:
        return NO_GATEWAY_LEFT
    return None if can_pay(me.held, gateway_prices(g, less)) else GATEWAY_TOO_DEAR


def pay_for_gateway(g: Laniakea, me: Player, space: int, less: int, reap: int) -> Ask:
    return each(PAY, payable(me.held, gateway_prices(g, less)), build_gateway, space, reap)


def build_gateway(g: Laniakea, me: Player, price: int, space: int, reap: int) -> Optional[Ask]:
    pay(g, me, price_numbered(price))
    place_gateway(g, me, space)
    return may_harvest_built(g, me, space) if reap else None


def place_gateway(g: Laniakea, me: Player, space: int) -> None:
    """The Sanctum piece comes back and can be built again. LAN-GATE-02"""
    me.sanctums = tuple([s for s in me.sanctums if s != space])
    me.gateways += (space,)
    put_structure(g, space, structure_code(me.seat, True))
    g.passages += (space,)
    g.tell("built_gateway", me, space)


def build_free_gateway(g: Laniakea, me: Player) -> Ask:
    return offer(g, me, GATEWAY, me.sanctums, cannot_convert, convert)


def cannot_convert(g: Laniakea, me: Player, space: int) -> Optional[Refusal]:
    if space not in me.sanctums:
        return NO_SANCTUM_THERE
    return NO_GATEWAY_LEFT if len(me.gateways) >= GATEWAY_PIECES else None


def cannot_convert_any(g: Laniakea, me: Player) -> Optional[Refusal]:
    return cannot_convert(g, me, me.sanctums[0]) if me.sanctums else NO_SANCTUM_THERE


def convert(g: Laniakea, me: Player, space: int) -> None:
    place_gateway(g, me, space)


def throne_prices(g: Laniakea, less: int) -> tuple[Held, ...]:
    return prices(g.rulings.throne, 0, less, 0)


def cannot_build_throne(g: Laniakea, me: Player, abyss: int, less: int) -> Optional[Refusal]:
    """Where a bridge leads from the figure's galaxy; one Throne an abyss. LAN-THRO-01, -02, -05, LAN-COMP-14"""
    if g.rulings.bridges.abyss_of[me.place] != abyss:
        return NO_BRIDGE
    for p in [me] if g.rulings.throne_each else g.players:
        if abyss in p.thrones:
            return THRONE_THERE
    if len(me.thrones) >= THRONE_PIECES:
        return NO_THRONE_LEFT
    return None if can_pay(me.held, throne_prices(g, less)) else TOO_DEAR


def pay_for_throne(g: Laniakea, me: Player, abyss: int, less: int) -> Ask:
    return each(PAY, payable(me.held, throne_prices(g, less)), build_throne, abyss)


def build_throne(g: Laniakea, me: Player, price: int, abyss: int) -> None:
    pay(g, me, price_numbered(price))
    me.thrones += (abyss,)
    g.tell("built_throne", me, abyss)
