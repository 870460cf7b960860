"""Resources and what things cost: gaining, paying, and how increases and reductions combine. LAN-EFF, LAN-HARV-10"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, each
from orrery.games.laniakea.components import AETHER, ATTACK_TOKENS, FORGE, MOST, STONES, VOYAGE, Held
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.verbs import GAIN

_PRICES: Final[dict[tuple[Held, int, int, int], tuple[Held, ...]]] = {}  # worked out once, the same in all games


def prices(cost: Held, more_stones: int, less_stones: int, less_units: int) -> tuple[Held, ...]:
    """Every way to pay: the payer says which stone or unit each increase and reduction means; a reduction takes off
    only what is there. LAN-EFF-01, -03"""
    if not more_stones and not less_stones and not less_units:
        return (cost,)
    key = (cost, more_stones, less_stones, less_units)
    found = _PRICES.get(key)
    if found is None:
        ways = [cost]
        for _ in range(more_stones):
            ways = [changed(way, resource, 1) for way in ways for resource in STONES]
        for _ in range(less_stones):
            ways = [less for way in ways for less in reductions(way, STONES)]
        for _ in range(less_units):
            ways = [less for way in ways for less in reductions(way, (VOYAGE, FORGE, AETHER))]
        found = _PRICES[key] = tuple(dict.fromkeys(ways))
    return found


def changed(cost: Held, resource: int, by: int) -> Held:
    v, f, a = cost
    if resource == VOYAGE:
        return (v + by, f, a)
    return (v, f + by, a) if resource == FORGE else (v, f, a + by)


def reductions(cost: Held, among: tuple[int, ...]) -> list[Held]:
    return [changed(cost, resource, -1) for resource in among if cost[resource]] or [cost]


def covers(held: Held, cost: Held) -> bool:
    """A cost that cannot be met in full cannot be paid. LAN-HARV-10"""
    return held[0] >= cost[0] and held[1] >= cost[1] and held[2] >= cost[2]


def can_pay(held: Held, ways: tuple[Held, ...]) -> bool:
    for way in ways:  # noqa: SIM110 (a generator costs more than the rest)
        if held[0] >= way[0] and held[1] >= way[1] and held[2] >= way[2]:
            return True
    return False


def payable(held: Held, ways: tuple[Held, ...]) -> list[int]:
    """The ways to pay that can be met, as the numbers by which a question names them: 210 is 2 V and 1 F."""
    return [100 * way[0] + 10 * way[1] + way[2] for way in ways if covers(held, way)]


def price_numbered(number: int) -> Held:
    return (number // 100, number // 10 % 10, number % 10)


def gain(g: Laniakea, me: Player, gains: Held) -> None:
    """What does not fit on the track is lost. LAN-HARV-10, LAN-COMP-08, -23"""
    before = me.held
    me.held = raised(before, gains)
    if g.events is not None:
        g.tell("gained", me, difference(me.held, before))


def raised(held: Held, gains: Held) -> Held:
    """As far as the track goes. LAN-HARV-10"""
    return (min(MOST, held[0] + gains[0]), min(MOST, held[1] + gains[1]), min(MOST, held[2] + gains[2]))


def difference(more: Held, less: Held) -> Held:
    return (more[0] - less[0], more[1] - less[1], more[2] - less[2])


def gain_one(g: Laniakea, me: Player, resource: int) -> None:
    gain(g, me, changed((0, 0, 0), resource, 1))


def pay(g: Laniakea, me: Player, cost: Held) -> None:
    me.held = difference(me.held, cost)
    if g.events is not None and cost != (0, 0, 0):
        g.tell("paid", me, cost)


def gain_stones(g: Laniakea, me: Player, count: int) -> Optional[Ask]:
    """So many stones, each V or F as the player likes."""
    return each(GAIN, STONES, gain_stone, count - 1) if count else None


def gain_stone(g: Laniakea, me: Player, resource: int, more: int) -> Optional[Ask]:
    gain_one(g, me, resource)
    return gain_stones(g, me, more)


def gain_attack_tokens(g: Laniakea, me: Player, count: int) -> None:
    """There are twelve; a gain beyond them is lost. LAN-COMP-13, LAN-ATTK-09"""
    left = ATTACK_TOKENS - sum([p.attack_tokens for p in g.players])
    me.attack_tokens += min(count, left)
    g.tell("gained_tokens", me, min(count, left))
