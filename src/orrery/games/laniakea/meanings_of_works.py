"""What it means to build, upgrade, recruit and gain, with the numbers that hold now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.meaning import Says
from orrery.games.laniakea.board import SECTOR, SECTOR_NAMES
from orrery.games.laniakea.building import gateway_prices, sanctum_prices, throne_prices
from orrery.games.laniakea.card_texts import CORE_TEXTS, entity_text, steps, text, unit
from orrery.games.laniakea.components import ABILITY_SPACES, AETHER, MOVEMENT, Entity, Held, Power
from orrery.games.laniakea.cosmic_powers import TO_HAND, price
from orrery.games.laniakea.phrases import amount, resources
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.recruiting import entity_prices
from orrery.games.laniakea.scoring import count, structures_by_sector
from orrery.games.laniakea.slots import place_of
from orrery.games.laniakea.state import Laniakea

Settings = Mapping[str, str]
Known = tuple[Any, ...]


def cost(ways: tuple[Held, ...]) -> str:
    paid = " or ".join(dict.fromkeys([resources(way) for way in ways]))
    return "Free" if paid == "nothing" else f"Costs {paid}"


def sanctum(g: Laniakea, me: Player, settings: Settings, space: int, known: Known) -> str:
    tile, sector = g.tiles[space], SECTOR_NAMES[SECTOR[space]]
    worth = f"{tile.points} VP on {tile.name}, and a Structure in the {sector} sector for your Thrones."
    return f"{cost(sanctum_prices(g, me, known[0]))}. {worth}"


def gateway(g: Laniakea, me: Player, settings: Settings, space: int, known: Known) -> str:
    paid = cost(gateway_prices(g, known[0])) if known else "Free"
    keeps = (
        f"It keeps the {g.tiles[space].points} VP and becomes a passage; rivals who use it bring you {amount(2, 2)}."
    )
    return f"{paid}. {keeps}"


def throne(g: Laniakea, me: Player, settings: Settings, abyss: int, known: Known) -> str:
    standing = structures_by_sector(g, me.seat)
    seen = sum([standing[sector] for sector in g.rulings.bridges.sectors[abyss]])
    left = max(0, me.held[AETHER] - g.rulings.throne[AETHER])
    worth = seen * g.rulings.throne_value[left]
    each = g.rulings.throne_value[left]
    return (
        f"{cost(throne_prices(g, known[0]))}. Worth {worth} VP now: {each} for each Structure of yours in the sectors "
        f"of its bridges, {seen} so far."
    )


def upgrade(g: Laniakea, me: Player, settings: Settings, track: int, known: Known) -> str:
    paid = "Free" if known and known[0] else f"Costs {amount(1, AETHER)}"
    if track == MOVEMENT:
        if me.movement >= g.rulings.movement_track:
            return f"{paid}. It is at its end: you make one free movement instead."
        return f"{paid}. Your Moves have {me.movement + 1} movements instead of {me.movement}."
    assert me.celestial is not None
    if me.ability >= ABILITY_SPACES:
        return f"{paid}. It is at its end: {steps(me.celestial.overpower, settings)}"
    now, then = me.celestial.rates[me.ability - 1], me.celestial.rates[me.ability]
    units = count(g, me, me.celestial.counter) // me.celestial.each
    per = unit(me.celestial.counter, me.celestial.each, settings)
    return f"{paid}. {then} VP instead of {now} per {per}: {then * units} VP as things stand."


def recruit(g: Laniakea, me: Player, settings: Settings, entity: Entity, known: Known) -> str:
    paid = cost(entity_prices(g, me, entity, known[0]))
    return f"{entity_text(entity, settings)} {paid}; worth {entity.points} VP."


def occupy(g: Laniakea, me: Player, settings: Settings, place: int, known: Known) -> str:
    return f"The space works once, right now: {steps((g.box.spaces[place],), settings)}"


def first(g: Laniakea, me: Player, settings: Settings, which: int, known: Known) -> str:
    entity, place = known
    card, space = steps(entity.does, settings), steps((g.box.spaces[place],), settings)
    return f"{space} Then: {card}" if which else f"{card} Then: {space}"


def core(g: Laniakea, me: Player, settings: Settings, which: int, known: Known) -> str:
    return CORE_TEXTS[which]


def take(g: Laniakea, me: Player, settings: Settings, card: Power, known: Known) -> str:
    less, to = known
    aether = price(g, me, g.power_row.index(card), less)
    paid = f"Costs {amount(aether, AETHER)}" if aether else "Free"
    where = "to your hand" if to == TO_HAND else "to your discards, to be drawn later"
    return f"{text(card, settings)} {paid}; it goes {where}."


def augment(g: Laniakea, me: Player, settings: Settings, slot: int, known: Known) -> str:
    place = g.tiles[place_of(g, slot)].name
    paid = "Without paying you" if known and isinstance(known[0], int) else "You"
    return f"{paid} lay a stone there for good: every later harvest of {place} brings one more of it."


def fill(g: Laniakea, me: Player, settings: Settings, stone: int, known: Known) -> str:
    return f"Every harvest of {g.tiles[place_of(g, known[0])].name} brings {amount(1, stone)} more, for everybody."


def lay_token(g: Laniakea, me: Player, settings: Settings, space: int, known: Known) -> str:
    return f"{g.tiles[space].name} gets one more Resource Slot, which can then be filled with a stone."


def lift(g: Laniakea, me: Player, settings: Settings, space: int, known: Known) -> str:
    tile = g.tiles[space]
    return f"It leaves {tile.name} with its {tile.points} VP for a galaxy that you choose next."


def set_down(g: Laniakea, me: Player, settings: Settings, to: int, known: Known) -> str:
    tile, sector = g.tiles[to], SECTOR_NAMES[SECTOR[to]]
    return f"{tile.points} VP there instead of {g.tiles[known[0]].points}, and a Structure in the {sector} sector."


SAYS: Final[dict[str, Says]] = {
    "sanctum": sanctum, "gateway": gateway, "throne": throne, "upgrade": upgrade, "recruit": recruit,
    "occupy": occupy, "first": first, "core": core, "take": take, "augment": augment, "fill": fill,
    "lay_token": lay_token, "lift": lift, "set_down": set_down,
}  # fmt: skip
