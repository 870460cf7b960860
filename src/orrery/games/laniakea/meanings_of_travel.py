"""What it means to go somewhere, to land there and to harvest it, with the numbers that hold now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.meaning import Says
from orrery.games.laniakea.board import VOID_BETWEEN
from orrery.games.laniakea.components import Held
from orrery.games.laniakea.costs import changed, price_numbered
from orrery.games.laniakea.harvesting import is_discovered, yield_of
from orrery.games.laniakea.moving import ALL, BASIC, TIME_LOOP, VOID, void_prices
from orrery.games.laniakea.phrases import ABILITIES, amount, many, resources
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea

Settings = Mapping[str, str]
Known = tuple[Any, ...]


def harvest_words(g: Laniakea, me: Player, space: int) -> str:
    """What a harvest there would bring, and what else it would do."""
    tile = g.tiles[space]
    if tile.wormhole:
        return "nothing, for it is a Wormhole"
    found = yield_of(g, space)
    if me.doubling:
        found = (2 * found[0], 2 * found[1], 2 * found[2])
    less = ""
    if g.weather.harvest_less and (found[0] or found[1]):
        card = next(card for card in g.weather.cards if "harvest_less" in dict(card.effect))
        less = f", {many(g.weather.harvest_less, 'stone')} less by {card.name}"
    more = "" if is_discovered(g, space) or not tile.slot else ", and opens its Resource Slot"
    extra = f"; then {ABILITIES[tile.ability]}" if is_discovered(g, space) and tile.does is not None else ""
    return f"{resources(found)}{less}{more}{extra}"


def fee(g: Laniakea, me: Player, space: int) -> str:
    """Whose Gateway it is, if that costs something. LAN-GATE-04"""
    owner = g.owner_at(space)
    if not g.structures[space] or g.structures[space] % 2 or owner in (me.seat, -1) or space in me.visited:
        return ""
    return f" Its Gateway is a rival's, who gains {amount(2, 2)}."


def paid(cost: str, free: int) -> str:
    return "Free" if free else f"Costs {cost}"


def step(g: Laniakea, me: Player, settings: Settings, to: int, known: Known) -> str:
    left, _, free, _, _ = known[0]
    return f"{paid(resources(g.rulings.basic), free[BASIC])}. {landing(g, me, to, left - 1)}"


def landing(g: Laniakea, me: Player, to: int, left: int) -> str:
    onward = f" {many(left, 'movement')} would be left." if left else ""
    return f"Landing on {g.tiles[to].name} harvests {harvest_words(g, me, to)}.{onward}{fee(g, me, to)}"


def cross(g: Laniakea, me: Player, settings: Settings, to: int, known: Known) -> str:
    left, _, free, _, _ = known[0]
    cost = " or ".join([resources(way) for way in void_prices(g, me)])
    star = " You find an Artifact on the way." if VOID_BETWEEN[me.place, to] in g.artifact_voids else ""
    return f"{paid(cost, free[VOID])}.{star} {landing(g, me, to, left - 1)}"


def loop(g: Laniakea, me: Player, settings: Settings, on: int, known: Known) -> str:
    _, _, free, _, _ = known[0]
    cost = paid(resources(g.rulings.loop), free[TIME_LOOP])
    return f"{cost}, and a movement: your harvest then doubles one kind of resource."


def teleport(g: Laniakea, me: Player, settings: Settings, to: int, known: Known) -> str:
    return f"Free, from passage to passage; then one Basic movement costs nothing.{fee(g, me, to)}"


def stroll(g: Laniakea, me: Player, settings: Settings, to: int, known: Known) -> str:
    return f"Costs nothing. {landing(g, me, to, known[0][0])}"


def stay(g: Laniakea, me: Player, settings: Settings, on: int, known: Known) -> str:
    left: int = known[0][0]
    rest = many(left, "movement") if left else "no movement"
    return f"Your Move goes on from {g.tiles[me.place].name}, with {rest} left."


def land(g: Laniakea, me: Player, settings: Settings, on: int, known: Known) -> str:
    return f"You harvest {g.tiles[me.place].name}: {harvest_words(g, me, me.place)}.{fee(g, me, me.place)}"


def relocate(g: Laniakea, me: Player, settings: Settings, to: int, known: Known) -> str:
    return f"Your figure goes to {g.tiles[to].name} for free and harvests nothing.{fee(g, me, to)}"


def harvest(g: Laniakea, me: Player, settings: Settings, space: int, known: Known) -> str:
    return f"Brings {harvest_words(g, me, space)}."


def double(g: Laniakea, me: Player, settings: Settings, resource: int, known: Known) -> str:
    _, found, _ = known
    more = found[resource] if g.rulings.loop_doubles_type else 1
    return f"The harvest brings {resources(changed(found, resource, more))}."


def lose(g: Laniakea, me: Player, settings: Settings, resource: int, known: Known) -> str:
    found: Held = known[2]
    return f"The harvest then brings {resources(changed(found, resource, -1))}."


def pay(g: Laniakea, me: Player, settings: Settings, number: int, known: Known) -> str:
    v, f, a = price_numbered(number)
    return f"You would keep {resources((me.held[0] - v, me.held[1] - f, me.held[2] - a))}."


def movements(me: Player, extra: int) -> int:
    return me.movement + extra + me.boons.movements


def move_card(g: Laniakea, me: Player, extra: int, basic: int, void: int, loop: int) -> str:
    """A card that begins with a Move."""
    free = ", all of them free if Basic" if basic == ALL or me.boons.basic_free else ""
    return f"Make up to {many(movements(me, extra), 'movement')}{free}, then harvest where you land."


SAYS: Final[dict[str, Says]] = {
    "step": step, "cross": cross, "loop": loop, "teleport": teleport, "stroll": stroll, "stay": stay, "land": land,
    "relocate": relocate, "harvest": harvest, "double": double, "lose": lose, "pay": pay,
}  # fmt: skip
