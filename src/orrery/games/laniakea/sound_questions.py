"""Questions come from rules: each must be the one that its rule asks in this position."""

from __future__ import annotations

from typing import Any, Final, Optional

from orrery.core.ask import Ask, Do, Rule, each
from orrery.core.game import carry_out
from orrery.core.save import pack
from orrery.core.soundness import once
from orrery.games.laniakea import building, recruiting, slots, upgrading
from orrery.games.laniakea.additional import alembics, take_resource
from orrery.games.laniakea.board import LINKS
from orrery.games.laniakea.cards import trash, trash_card
from orrery.games.laniakea.chaos import choose_gift, declare, give, send
from orrery.games.laniakea.components import ENTITY_SPACES, MOST, RESOURCES, STONES, Entity
from orrery.games.laniakea.core_actions import core_action, do_core
from orrery.games.laniakea.cosmic_powers import gain_power, take
from orrery.games.laniakea.costs import gain_stone, gain_stones
from orrery.games.laniakea.harvesting import (
    double,
    harvest,
    harvest_built,
    lose,
    lose_stones,
    may_harvest_adjacent,
    may_harvest_built,
)
from orrery.games.laniakea.moving import Trip, cross_to, crossed, stay, step_to, stroll, travel
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.seraph import harvest_one, harvest_own
from orrery.games.laniakea.setup import choose_celestial, take_celestial
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.tile_abilities import (
    draw_here,
    draw_one,
    exchange_aether,
    exchange_stones,
    sell_stones,
    swap,
)
from orrery.games.laniakea.travelling import (
    lift,
    relocate_anywhere,
    relocate_structure,
    relocate_to_passage,
    relocated,
    set_down,
)
from orrery.games.laniakea.turns import play, shed, take_step, upkeep
from orrery.games.laniakea.verbs import FIRST, GAIN, OCCUPY, STAY, STROLL

REDUCTIONS: Final = range(6)  # off a price; which of them it was, the question does not tell


def asked_again(g: Laniakea, me: Player, ask: Ask) -> bool:
    for step in askers(ask.rule, ask.known):
        twin = g.copy()
        again = carry_out(step, twin, twin.mine(me.seat))
        if again is not None and offers_all(again, ask):
            return True
    return False


def offers_all(again: Ask, ask: Ask) -> bool:
    """In the same way; more does no harm, for the rules may have come to offer it since the game was saved."""
    part: Optional[Ask] = ask
    while part is not None:
        same = again.part(part.verb)
        if same is None or same.rule is not part.rule or same.refuses is not part.refuses:
            return False
        if pack(same.known) != pack(part.known) or pack(same.anew) != pack(part.anew):
            return False
        if not (once(part.among) and set(part.among) <= set(same.among)):
            return False
        part = part.other
    return True


def askers(answer: Rule, known: tuple[Any, ...]) -> list[Do]:
    """The rules that ask what this one answers."""
    if answer is do_core:
        return [Do(core_action, known[0], may, known[1]) for may in (0, 1)]
    if answer is building.pay_for_sanctum:
        return [Do(building.build, *known), Do(building.may_build, known[0])]
    if answer is building.build_sanctum:
        return [Do(building.pay_for_sanctum, known[0], less, building.HERE, known[1]) for less in REDUCTIONS]
    if answer is building.build_throne:
        return [Do(building.pay_for_throne, known[0], less) for less in REDUCTIONS]
    if answer is recruiting.take_entity:
        return [Do(recruiting.pay_for, known[0], less) for less in REDUCTIONS]
    if answer is upgrading.upgrade_track:
        return [Do(upgrading.upgrade, *known), Do(upgrading.may_upgrade)]
    if answer is lift:
        return [Do(relocate_structure, forced) for forced in (0, 1)]
    if answer is gain_stone:
        return [Do(gain_stones, known[0] + 1)] if known[0] < MOST else []
    if answer is double:
        return [Do(harvest, known[0], 1, known[2])]
    return [Do(asker, *known) for asker in ASKERS.get(answer, ())]


def gain_for_card(g: Laniakea, me: Player, resume: Do) -> Ask:
    return each(GAIN, RESOURCES if alembics(me) else STONES, take_resource, resume)


def place_entity(g: Laniakea, me: Player, entity: Entity) -> Ask:
    return each(OCCUPY, [s for s in ENTITY_SPACES if me.spaces[s] is None], recruiting.occupy, entity)


def order_of(g: Laniakea, me: Player, entity: Entity, space: int) -> Optional[Ask]:
    if me.spaces[space] is not entity or not entity.does:
        return None
    return each(FIRST, (recruiting.CARD_FIRST, recruiting.SPACE_FIRST), recruiting.in_order, entity, space)


def after_teleport(g: Laniakea, me: Player, trip: Trip) -> Ask:
    return each(STROLL, LINKS[me.place], stroll, trip) | each(STAY, (0,), stay, trip)


ASKERS: Final[dict[Any, tuple[Rule, ...]]] = {
    take_celestial: (choose_celestial,),
    play: (take_step,),
    shed: (upkeep,),
    take_resource: (gain_for_card,),
    step_to: (travel,),
    crossed: (cross_to,),
    stroll: (after_teleport,),
    lose: (lose_stones,),
    harvest: (may_harvest_adjacent,),
    harvest_one: (harvest_own,),
    harvest_built: (may_harvest_built,),
    draw_one: (draw_here,),
    trash_card: (trash,),
    sell_stones: (exchange_aether,),
    swap: (exchange_stones,),
    send: (declare,),
    give: (choose_gift,),
    take: (gain_power,),
    recruiting.pay_for: (recruiting.recruit, recruiting.may_recruit),
    recruiting.occupy: (place_entity,),
    recruiting.in_order: (order_of,),
    building.convert: (building.build_free_gateway,),
    relocated: (relocate_anywhere, relocate_to_passage),
    set_down: (lift,),
    slots.choose_stone: (slots.fill_free,),
    slots.fill_from_supply: (slots.choose_stone,),
    slots.spend_on_slot: (slots.augment,),
}
