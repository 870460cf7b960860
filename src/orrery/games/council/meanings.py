"""What each option is for, and what is written on the board before a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orrery.core.ask import Option
from orrery.core.game import Event
from orrery.core.meaning import Meanings, Says, mark
from orrery.core.view import Mark
from orrery.games.council import meanings_of_actions
from orrery.games.council.buying import cheapest
from orrery.games.council.components import PLANETS_PER_TILE, PURCHASES, Card, Gems, Leader, Payment, Priced, Station
from orrery.games.council.meanings_of_actions import Known, Settings, found_at, galaxy_at, standing
from orrery.games.council.plan_sum import marker_after, plan_sum
from orrery.games.council.player import Player
from orrery.games.council.state import Council
from orrery.games.council.texts import does_text, station_text, text
from orrery.games.council.words import energy_words, gems_words, signed

SETTLES: Final = {"settle": 1, "settle_two": 2, "settle_three": 3, "land": 1}
COLLECTS: Final = ("collect", "collect_once", "reap", "draw_from")


def lead(g: Council, me: Player, settings: Settings, leader: Leader, known: Known) -> str:
    return text(leader, settings)


def kept(me: Player, paid: Gems) -> str:
    left = (me.gems[0] - paid[0], me.gems[1] - paid[1], me.gems[2] - paid[2])
    return f"You pay {gems_words(paid)} and keep {gems_words(left)}."


def buy(g: Council, me: Player, settings: Settings, card: Card, known: Known) -> str:
    does = does_text(card, settings, short=False)
    return f"{does} Consumption {signed(card.consumption)}. {kept(me, cheapest(me.gems, card.cost))}"


def upgrade(g: Council, me: Player, settings: Settings, thing: Any, known: Known) -> str:
    does = station_text(thing, settings) if isinstance(thing, Station) else does_text(thing, settings, short=False)
    return f"{does} {kept(me, cheapest(me.gems, thing.cost))}"


def pay(g: Council, me: Player, settings: Settings, payment: Payment, known: Known) -> str:
    thing: Priced = known[0]
    left = (me.gems[0] - payment.gems[0], me.gems[1] - payment.gems[1], me.gems[2] - payment.gems[2])
    return f"For {thing.name}; you would keep {gems_words(left)}."


def overpay(g: Council, me: Player, settings: Settings, on: int, known: Known) -> str:
    return "You choose the gemstones yourself; otherwise the lowest that will do are paid."


def pay_less(g: Council, me: Player, settings: Settings, on: int, known: Known) -> str:
    return "Back to the shop: the lowest gemstones that will do are paid."


def stop_buying(g: Council, me: Player, settings: Settings, on: int, known: Known) -> str:
    left = PURCHASES - g.purchases
    unused = (
        f"{left} of your {PURCHASES} purchases {'stays' if left == 1 else 'stay'} unused" if left else "All are made"
    )
    kept = (
        f"you keep {gems_words(me.gems)} for later rounds" if sum(me.gems) else "no gemstone is left for later rounds"
    )
    return f"{unused}; {kept}."


def plan(g: Council, me: Player, settings: Settings, card: Card, known: Known) -> str:
    """What it does there, what it covers, and what the plan then comes to."""
    slot = len(me.plan)
    stack = me.slots[slot]
    before, after = plan_sum(g, me, me.plan), plan_sum(g, me, (*me.plan, card))
    covers = f"covers {stack[-1].name}, " if stack else ""
    does = does_text(card, settings, short=True)
    return f"{does} On field {slot + 1} it {covers}reaches Parsec {me.ranges[slot]}; your sum: {before} to {after}."


def leave(g: Council, me: Player, settings: Settings, on: int, known: Known) -> str:
    slot, stack = len(me.plan), me.slots[len(me.plan)]
    total = plan_sum(g, me, (*me.plan, None))
    shows = f"Field {slot + 1} shows {stack[-1].name} again" if stack else f"Field {slot + 1} stays empty"
    end = f": Consumption would stand at {marker_after(g, me, total)}" if slot == len(me.slots) - 1 else ""
    return f"{shows}; your sum is {total}{end}."


def free_card(g: Council, me: Player, settings: Settings, card: Card, known: Known) -> str:
    return text(card, settings)


def marks(g: Council, seat: int, option: Option, certain: Sequence[Event]) -> list[Mark]:
    """The majority and what it pays, on the plate of the galaxy; a yield on its system."""
    me, verb = g.players[seat], option.verb.name
    if verb in SETTLES:
        galaxy = galaxy_at(g, option.on // PLANETS_PER_TILE)
        mine, theirs, pays = standing(g, me, galaxy, SETTLES[verb])
        lead = "majority" if mine > theirs else "tie" if mine == theirs else "minority"
        return [mark(galaxy.ref, f"{lead} {mine} to {theirs}, pays {energy_words(pays)}", gain=mine > theirs)]
    if verb == "assess":
        _, _, pays = standing(g, me, option.on)
        return [mark(option.target, f"+{energy_words(pays)}", gain=True)]
    if verb in COLLECTS:
        return [mark(option.target, f"+{found_at(g, me, option.on)}", gain=True)]
    if verb == "place":
        return [mark(galaxy_at(g, option.on).ref, "a system more")]
    return []


SAYS: Final[dict[str, Says]] = {
    **meanings_of_actions.SAYS,
    "lead": lead, "buy": buy, "upgrade": upgrade, "station": upgrade, "pay": pay, "overpay": overpay,
    "pay_less": pay_less, "stop_buying": stop_buying, "plan": plan, "leave": leave, "free_card": free_card,
}  # fmt: skip

MEANINGS: Final = Meanings(SAYS, marks=marks, losses=frozenset(["gave_up", "gave_up_light", "gave_up_dark"]))
