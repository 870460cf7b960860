"""Gateways and Wormholes as passages, and relocating figures and Structures. LAN-TRAV, LAN-GATE-04, LAN-ADD-02"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each, offer
from orrery.games.laniakea.board import SPACES
from orrery.games.laniakea.costs import gain
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import NO_STRUCTURE, Laniakea
from orrery.games.laniakea.verbs import DECLINE, LIFT, RELOCATE, SET_DOWN

FEE: Final = (0, 0, 2)
NO_PASSAGE_HERE: Final = Refusal("LAN-ADD-02", "Your figure is neither at a Gateway nor on a Wormhole.")
NO_PASSAGE_THERE: Final = Refusal("LAN-ADD-02 LAN-TRAV-01", "There is neither a Gateway nor a Wormhole.")
ALREADY_THERE: Final = Refusal("LAN-TRAV-05", "Your figure stands there already.")
BY_MOVES: Final = Refusal(
    "LAN-MOVE-01 LAN-ADD-02 LAN-TRAV-01", "Galaxies are reached by a Move: play a card that moves you."
)
SEALED: Final = Refusal("LAN-CHAO-04", "A Chaos card in the row forbids teleports and free relocations.")
NOT_YOURS: Final = Refusal("LAN-ADD-02 LAN-TRAV-01", "At this table only your own Gateways carry you.")
WORMHOLES_APART: Final = Refusal("LAN-TRAV-04", "At this table a Wormhole leads only to the other Wormhole.")
NOT_YOUR_STRUCTURE: Final = Refusal("LAN-TRAV-05 LAN-THRO-03", "Only your own Sanctums and Gateways can be relocated.")
OCCUPIED: Final = Refusal("LAN-TRAV-05 LAN-BUILD-02", "That galaxy holds a Structure already.")
ON_WORMHOLE: Final = Refusal("LAN-TRAV-05", "A Structure cannot stand on a Wormhole.")


def pay_owner(g: Laniakea, me: Player, space: int) -> None:
    """Whoever lands at or uses a Gateway of another player brings its owner 2 A from the supply, once per Gateway and
    turn. LAN-GATE-04"""
    code = g.structures[space]
    if not code or code % 2:
        return
    owner = (code - 1) // 2
    if owner != me.seat and (space not in me.visited or g.rulings.pays_every_time):
        me.visited += (space,)
        g.tell("visited", g.players[owner], space)
        gain(g, g.mine(owner), FEE)


def cannot_pass(g: Laniakea, me: Player, to: int) -> Optional[Refusal]:
    """From passage to passage, whoever owns it. LAN-ADD-02, LAN-TRAV-01, -04"""
    here = me.place
    if here not in g.passages:
        return NO_PASSAGE_HERE
    if to not in g.passages:
        return NO_PASSAGE_THERE
    if to == here:
        return ALREADY_THERE
    if g.weather.no_teleport:
        return SEALED
    if g.rulings.own_gateways_only:
        for end in (here, to):
            if g.structures[end] and g.owner_at(end) != me.seat:
                return NOT_YOURS
    if g.rulings.wormholes_apart and g.tiles[here].wormhole and not g.tiles[to].wormhole:
        return WORMHOLES_APART
    return None


def cannot_relocate(g: Laniakea, me: Player, to: int, resume: Do) -> Optional[Refusal]:
    """The free relocation, any number of times. LAN-ADD-01, -02"""
    return cannot_pass(g, me, to) if to in g.passages else BY_MOVES


def ways_out(g: Laniakea, me: Player) -> tuple[int, ...]:
    """From the passage where the figure is: what `cannot_pass` does not refuse, found without asking it for each where
    no card and no switch closes any."""
    here, rulings = me.place, g.rulings
    if g.weather.no_teleport:
        return ()
    if rulings.own_gateways_only or rulings.wormholes_apart:
        return tuple([to for to in g.passages if cannot_pass(g, me, to) is None])
    return tuple([to for to in g.passages if to != here])


def relocate(g: Laniakea, me: Player, to: int, resume: Do) -> None:
    """Free, without a harvest; the Gateway it starts from is used as well. LAN-ADD-02, LAN-TRAV-06, LAN-GATE-04"""
    pay_owner(g, me, me.place)
    set_figure(g, me, to)
    g.then(me, resume)


def set_figure(g: Laniakea, me: Player, to: int) -> None:
    """Whoever owns the Gateway it lands on is paid; nothing is harvested. LAN-TRAV-05, -06, LAN-GATE-04"""
    g.tell("relocated", me, me.place, to)
    me.place = to
    pay_owner(g, me, to)


def relocated(g: Laniakea, me: Player, to: int) -> None:
    """By an effect that works from anywhere, so it does not use the Gateway it leaves. LAN-GATE-04"""
    if g.rulings.leaving_pays:
        pay_owner(g, me, me.place)
    set_figure(g, me, to)


def relocate_to_passage(g: Laniakea, me: Player) -> Ask:
    """To any Gateway or Wormhole, wherever one is. LAN-TRAV-05"""
    return offer(g, me, RELOCATE, g.passages, cannot_reach_passage, relocated)


def cannot_reach_passage(g: Laniakea, me: Player, to: int) -> Optional[Refusal]:
    if to not in g.passages:
        return NO_PASSAGE_THERE
    return ALREADY_THERE if to == me.place else None


def cannot_relocate_to_passage(g: Laniakea, me: Player) -> Optional[Refusal]:
    for to in g.passages:
        if to != me.place:
            return None
    return NO_PASSAGE_THERE


def relocate_anywhere(g: Laniakea, me: Player) -> Ask:
    """You may relocate to any galaxy. LAN-TRAV-05"""
    return offer(g, me, RELOCATE, SPACES, cannot_go, relocated) | each(DECLINE, (0,), stay)


def cannot_go(g: Laniakea, me: Player, to: int) -> Optional[Refusal]:
    return ALREADY_THERE if to == me.place else None


def stay(g: Laniakea, me: Player, _: int) -> None:
    pass


def relocate_structure(g: Laniakea, me: Player, forced: int = 0) -> Ask:
    """One of one's Sanctums or Gateways, never a Throne. LAN-TRAV-05, LAN-THRO-03"""
    ask = offer(g, me, LIFT, me.sanctums + me.gateways, cannot_lift, lift)
    return ask if forced else ask | each(DECLINE, (0,), stay)


def cannot_lift(g: Laniakea, me: Player, space: int) -> Optional[Refusal]:
    return None if space in me.sanctums or space in me.gateways else NOT_YOUR_STRUCTURE


def cannot_relocate_structure(g: Laniakea, me: Player, forced: int = 0) -> Optional[Refusal]:
    return None if me.sanctums or me.gateways else NOT_YOUR_STRUCTURE


def lift(g: Laniakea, me: Player, space: int) -> Ask:
    return offer(g, me, SET_DOWN, SPACES, cannot_set_down, set_down, space)


def cannot_set_down(g: Laniakea, me: Player, to: int, space: int) -> Optional[Refusal]:
    """To a galaxy without a Structure that is not a Wormhole. LAN-TRAV-05"""
    if g.structures[to]:
        return OCCUPIED
    return ON_WORMHOLE if g.tiles[to].wormhole else None


def set_down(g: Laniakea, me: Player, to: int, space: int) -> None:
    gateway = space in me.gateways
    put_structure(g, space, NO_STRUCTURE)
    put_structure(g, to, structure_code(me.seat, gateway))
    if gateway:
        me.gateways = replaced(me.gateways, space, to)
        g.passages = replaced(g.passages, space, to)
    else:
        me.sanctums = replaced(me.sanctums, space, to)
    g.tell("moved_structure", me, space, to)


def structure_code(owner: int, gateway: bool) -> int:
    return 1 + 2 * owner + (1 if gateway else 0)


def put_structure(g: Laniakea, space: int, code: int) -> None:
    g.structures = g.structures[:space] + (code,) + g.structures[space + 1 :]


def replaced(spaces: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    return tuple([new if space == old else space for space in spaces])


def pay_owner_for_adversary(g: Laniakea, space: int) -> None:
    """The Adversary counts as another player; it only ever lands. LAN-GATE-04"""
    code = g.structures[space]
    if code and not code % 2 and (space not in g.adversary_visited or g.rulings.pays_every_time):
        g.adversary_visited += (space,)
        owner = g.mine((code - 1) // 2)
        g.tell("visited", owner, space)
        gain(g, owner, FEE)
