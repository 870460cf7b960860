"""The Seraph, and harvesting all one's Structures. LAN-SERA, LAN-KEY-12, LAN-END-01"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each, offer
from orrery.games.laniakea.components import ASCENDED, TRACK_END
from orrery.games.laniakea.costs import gain, gain_one
from orrery.games.laniakea.harvesting import PLAIN, WITH_ABILITY, harvest, leave
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.travelling import relocated
from orrery.games.laniakea.verbs import DONE, HARVEST, RELOCATE

NO_STRUCTURE_THERE: Final = Refusal("LAN-SERA-03", "You have no Structure on that galaxy.")
HARVESTED_ALREADY: Final = Refusal("LAN-SERA-03", "That galaxy has been harvested already.")
RELOCATED_ALREADY: Final = Refusal("LAN-SERA-04", "This effect does not relocate you, or has done so already.")
NO_GATEWAY: Final = Refusal("LAN-SERA-04", "A Seraph takes you only to a Gateway of yours.")
ALREADY_THERE: Final = Refusal("LAN-TRAV-05", "Your figure stands there already.")


def seraph(g: Laniakea, me: Player) -> Ask:
    """Ascend, gain the green resource, then harvests and a relocation in the order the player likes.
    LAN-SERA-01, -02, -06"""
    ascend(g, me)
    gain_one(g, me, g.rulings.seraph_gain)
    if me.boons.seraph_aether:
        gain(g, me, (0, 0, me.boons.seraph_aether))
    return harvest_own(g, me, 1, (), WITH_ABILITY if g.rulings.seraph_abilities else PLAIN)


def ascend(g: Laniakea, me: Player) -> None:
    """One level up, never past the end of the track; level 8 triggers the end. LAN-KEY-12, LAN-SERA-01, LAN-END-01"""
    me.level = min(TRACK_END, me.level + 1)
    g.tell("ascended", me, me.level)
    if me.level >= ASCENDED:
        trigger_end(g, me)


def trigger_end(g: Laniakea, me: Player) -> None:
    """The round is completed, then everybody has one more turn; a second trigger changes nothing. LAN-END-02, -03"""
    if not g.final:
        g.final = g.round + 1
        g.announce("end_triggered", g.final)


def harvest_own(
    g: Laniakea, me: Player, relocations: int = 0, harvested: tuple[int, ...] = (), plain: int = WITH_ABILITY
) -> Ask:
    """Any of the galaxies with a Structure of one's own, in any order, and a relocation among them where there is one.
    LAN-SERA-03, -04, -06"""
    spaces = me.sanctums + me.gateways
    goals = all_gateways(g) if g.rulings.seraph_to_any else me.gateways
    ask = offer(g, me, HARVEST, spaces, cannot_harvest_own, harvest_one, relocations, harvested, plain)
    move = offer(g, me, RELOCATE, goals, cannot_go_home, go_home, relocations, harvested, plain)
    return ask | (move | each(DONE, (0,), leave))


def all_gateways(g: Laniakea) -> tuple[int, ...]:
    return tuple([space for space in g.passages if g.structures[space]])


def cannot_harvest_own(
    g: Laniakea, me: Player, space: int, relocations: int, harvested: tuple[int, ...], plain: int = WITH_ABILITY
) -> Optional[Refusal]:
    if space not in me.sanctums and space not in me.gateways:
        return NO_STRUCTURE_THERE
    return HARVESTED_ALREADY if space in harvested else None


def harvest_one(
    g: Laniakea, me: Player, space: int, relocations: int, harvested: tuple[int, ...], plain: int = WITH_ABILITY
) -> Optional[Ask]:
    g.then(me, Do(harvest_own, relocations, (*harvested, space), plain))
    return harvest(g, me, space, 0, plain)


def cannot_go_home(
    g: Laniakea, me: Player, space: int, relocations: int, harvested: tuple[int, ...], plain: int = WITH_ABILITY
) -> Optional[Refusal]:
    """Only to one's own Gateways, once. LAN-SERA-04"""
    if not (g.structures[space] and space in g.passages if g.rulings.seraph_to_any else space in me.gateways):
        return NO_GATEWAY
    if not relocations:
        return RELOCATED_ALREADY
    return ALREADY_THERE if space == me.place else None


def go_home(
    g: Laniakea, me: Player, space: int, relocations: int, harvested: tuple[int, ...], plain: int = WITH_ABILITY
) -> Ask:
    relocated(g, me, space)
    return harvest_own(g, me, relocations - 1, harvested, plain)
