"""What each option is for, why a card cannot be played just now, and what is written on the map before a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core.ask import Option, Refusal
from orrery.core.game import Event
from orrery.core.meaning import Meanings, Says, mark
from orrery.core.sentence import capital
from orrery.core.view import Mark
from orrery.games.laniakea import (
    building,
    cosmic_powers,
    meanings_of_cards,
    meanings_of_travel,
    meanings_of_works,
    moving,
    recruiting,
)
from orrery.games.laniakea.board import LINKS
from orrery.games.laniakea.bridges import NO_ABYSS
from orrery.games.laniakea.components import AETHER, Artifact, Entity, Held, Power
from orrery.games.laniakea.costs import can_pay
from orrery.games.laniakea.harvesting import yield_of
from orrery.games.laniakea.meanings_of_travel import Known, Settings
from orrery.games.laniakea.phrases import amount, resources
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea

SAYS: Final[dict[str, Says]] = {**meanings_of_cards.SAYS, **meanings_of_travel.SAYS, **meanings_of_works.SAYS}
ARRIVALS: Final = ("step", "cross", "stroll")
JUMPS: Final = ("teleport", "relocate")


def marks(g: Laniakea, seat: int, option: Option, certain: Sequence[Event]) -> list[Mark]:
    """Where the figure would come from, and what landing there would bring; what something built is worth."""
    me, verb, target = g.players[seat], option.verb.name, option.target
    here = f"space:{me.place}"
    if verb in ARRIVALS:
        return [mark(target, bare(yield_of(g, option.on)) or "no harvest", here, gain=True)]
    if verb in JUMPS:
        return [mark(target, "free" if verb == "teleport" else "no harvest", here)]
    if verb in ("land", "reap"):
        return [mark(here, bare(yield_of(g, me.place)) or "no harvest", gain=True)]
    if verb == "harvest":
        return [mark(target, bare(yield_of(g, option.on)), gain=True)]
    if verb == "sanctum":
        return [mark(target, f"{g.tiles[option.on].points} VP", gain=True)]
    if verb == "set_down":
        origin = g.asks[seat].part(option.verb)
        start = [] if origin is None else [f"space:{origin.known[0]}"]
        return [mark(target, f"{g.tiles[option.on].points} VP", *start)]
    return []


def bare(held: Held) -> str:
    """`+2` of a resource and `+1` of another, by their symbols."""
    named = [(n, amount(n, r).partition(" ")[2]) for r, n in enumerate(held) if n]
    return " ".join([f"+{n} {symbol}" for n, symbol in named])


def first_step(on: object) -> tuple[int, ...]:
    """What the first step of a card is given. A Core action is a number, and is done at its normal cost. LAN-KEY-06"""
    return (*(on.first if isinstance(on, (Power, Artifact)) else ()), 0, 0)


def nothing_to_build(g: Laniakea, me: Player, settings: Settings, on: object, known: Known) -> str:
    """Each Structure by itself, with what is missing. LAN-BUILD-01, -03"""
    less, near = first_step(on)[:2]
    sites = (me.place, *LINKS[me.place]) if near else (me.place,)
    why = [building.cannot_build_sanctum(g, me, site, less, near, 0) for site in sites]
    reasons = [structure("a Sanctum", why[0], g.rulings.sanctum, building.sanctum_prices(g, me, less))]
    if me.sanctums:
        refused = building.cannot_build_gateway(g, me, me.sanctums[0], less, 0)
        reasons.append(structure("a Gateway", refused, g.rulings.gateway, building.gateway_prices(g, less)))
    else:
        reasons.append("a Gateway needs a Sanctum of yours.")
    abyss = g.rulings.bridges.abyss_of[me.place]
    if abyss == NO_ABYSS:
        reasons.append("no bridge leads from here to an abyss for a Throne.")
    else:
        refused = building.cannot_build_throne(g, me, abyss, less)
        reasons.append(structure("a Throne", refused, g.rulings.throne, building.throne_prices(g, less)))
    return f"{' '.join([capital(reason) for reason in reasons])} You hold {resources(me.held)}."


def structure(name: str, refused: Refusal | None, cost: Held, ways: tuple[Held, ...]) -> str:
    if refused in (building.TOO_DEAR, building.GATEWAY_TOO_DEAR):
        return f"{name} takes {' or '.join([resources(way) for way in ways])}."
    return f"{name}: {'possible.' if refused is None else refused.words}"


def too_poor_to_recruit(g: Laniakea, me: Player, settings: Settings, on: object, known: Known) -> str:
    row = [entity for entity in g.row if isinstance(entity, Entity)]
    if not row:
        return "No Entity lies in the row."
    less = first_step(on)[0]
    cheapest = min(row, key=lambda entity: missing(me, recruiting.entity_prices(g, me, entity, less)))
    cost = " or ".join([resources(way) for way in recruiting.entity_prices(g, me, cheapest, less)])
    return f"The nearest, {cheapest.name}, costs {cost}; you hold {resources(me.held)}."


def missing(me: Player, ways: tuple[Held, ...]) -> int:
    return min([sum([max(0, cost - held) for cost, held in zip(way, me.held, strict=True)]) for way in ways])


def too_poor_to_gain(g: Laniakea, me: Player, settings: Settings, on: object, known: Known) -> str:
    places = [place for place, one in enumerate(g.power_row) if one is not None]
    least = min([cosmic_powers.price(g, me, place, first_step(on)[0]) for place in places], default=0)
    return f"The cheapest card of the row costs {amount(least, AETHER)}; you have {me.held[AETHER]}."


def too_poor_to_move(g: Laniakea, me: Player, settings: Settings, on: object, known: Known) -> str:
    if can_pay(me.held, (g.rulings.basic,)):
        return moving.TOO_DEAR.words
    return f"The first movement takes {resources(g.rulings.basic)}; you hold {resources(me.held)}."


MEANINGS: Final = Meanings(
    SAYS,
    marks=marks,
    losses=frozenset(["trashed"]),
    reasons={
        building.NOTHING_TO_BUILD: nothing_to_build,
        recruiting.NONE_TO_RECRUIT: too_poor_to_recruit,
        cosmic_powers.NONE_TO_GAIN: too_poor_to_gain,
        moving.TOO_DEAR: too_poor_to_move,
    },
)
