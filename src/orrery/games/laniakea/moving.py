"""The Move action, movement by movement. LAN-MOVE, LAN-TRAV-01 to -04, -07"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, any_of, each, joining, offer
from orrery.games.laniakea.additional import additional_actions, nothing_to
from orrery.games.laniakea.artifacts import find_artifact
from orrery.games.laniakea.board import ACROSS, LINKS, VOID_BETWEEN
from orrery.games.laniakea.components import FEWEST_CARDS, NOTHING, Held
from orrery.games.laniakea.costs import can_pay, covers, difference, gain, pay, payable, price_numbered, prices
from orrery.games.laniakea.harvesting import harvest
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.travelling import cannot_pass, pay_owner
from orrery.games.laniakea.verbs import CROSS, DECLINE, LAND, LOOP, PAY, STAY, STEP, STROLL, TELEPORT

FORBIDDEN: Final = -1  # free movements of a kind: none of them is possible at all
ALL: Final = 99  # and every one of them is free
BASIC: Final = 0
VOID: Final = 1
TIME_LOOP: Final = 2
STILL: Final = 0  # how far the Move is: not begun
MOVED: Final = 1  # begun
LOOPED: Final = 2  # with its Time Loop taken
Free = tuple[int, int, int]  # free movements left of each kind
Trip = tuple[
    int, Held, Free, int, tuple[int, ...]
]  # movements left, what may be paid, free ones, how far, passages used

NOT_ADJACENT: Final = Refusal("LAN-MOVE-06 LAN-MOVE-07", "That galaxy is not adjacent to yours.")
VOID_BETWEEN_THEM: Final = Refusal("LAN-MOVE-07 LAN-MOVE-09", "A void lies between; only a Void movement crosses it.")
NO_VOID: Final = Refusal("LAN-MOVE-08", "No void joins that galaxy and yours.")
NO_MOVEMENTS: Final = Refusal("LAN-MOVE-02", "This Move has no movements left.")
TOO_DEAR: Final = Refusal(
    "LAN-MOVE-04 LAN-MOVE-13", "What you held when the Move began does not pay for that movement."
)
NOT_THIS_KIND: Final = Refusal("LAN-EFF-08", "This effect is for another type of movement.")
LOOP_ALONE: Final = Refusal("LAN-MOVE-10", "A Time Loop needs a new location: move first.")
LOOP_TWICE: Final = Refusal("LAN-MOVE-11", "A Move has one Time Loop at most.")
NO_LOOP_IN_STEP: Final = Refusal("LAN-EFF-08", "A single step has no Time Loop.")
CLOCK_STOPPED: Final = Refusal("LAN-CHAO-04", "A Chaos card in the row forbids Time Loops.")
NOT_REACHED: Final = Refusal(
    "LAN-TRAV-01 LAN-TRAV-04", "A Move teleports only from a Gateway or Wormhole that it reaches."
)
TELEPORTED: Final = Refusal("LAN-TRAV-07", "This Move has teleported from here already.")


def move(g: Laniakea, me: Player, extra: int = 0, basic: int = 0, void: int = 0, loop: int = 0) -> Ask:
    """Up to as many movements as the tracker says; what they cost comes from what is held now. LAN-MOVE-01 to -05"""
    left = me.movement + extra + me.boons.movements
    return travel(g, me, (left, me.held, free_movements(me, basic, void, loop), STILL, ()))


def free_movements(me: Player, basic: int, void: int, loop: int) -> Free:
    return (ALL if me.boons.basic_free else basic, void, ALL if me.boons.loop_free else loop)


def step(g: Laniakea, me: Player, basic: int, void: int) -> Ask:
    """A Move of one free movement of the types named, without a Time Loop. LAN-EFF-08"""
    return travel(g, me, (1, NOTHING, (basic or FORBIDDEN, void or FORBIDDEN, FORBIDDEN), STILL, ()))


def cannot_step_at_all(g: Laniakea, me: Player, basic: int, void: int) -> Optional[Refusal]:
    return None if basic or ACROSS[me.place] else NO_VOID


def cannot_move(
    g: Laniakea, me: Player, extra: int = 0, basic: int = 0, void: int = 0, loop: int = 0
) -> Optional[Refusal]:
    """A Move can begin if its first movement can be paid. LAN-TURN-02, LAN-MOVE-04, -10"""
    if basic or me.boons.basic_free or covers(me.held, g.rulings.basic):
        return None
    if ACROSS[me.place] and (void or can_pay(me.held, void_prices(g, me))):
        return None
    return TOO_DEAR


def void_prices(g: Laniakea, me: Player) -> tuple[Held, ...]:
    """LAN-MOVE-13, LAN-EFF-01"""
    v, f, a = g.rulings.void
    return prices((v + g.weather.void_more, f, a), 0, me.boons.void_less, 0)


def travel(g: Laniakea, me: Player, trip: Trip) -> Ask:
    """The next movement of the Move, of any type; or its end. LAN-MOVE-05, LAN-TRAV-01, -03, -04, LAN-HARV-01"""
    if g.rulings.within_moves:
        trip = with_less(trip, me.held)
    left, _, _, done, _ = trip
    here = me.place
    known = (trip,)
    if left:
        step = offer(g, me, STEP, LINKS[here], cannot_step, step_to, trip)
        cross = offer(g, me, CROSS, ACROSS[here], cannot_cross, cross_to, trip)
        loop = offer(g, me, LOOP, (0,), cannot_loop, take_loop, trip)
    else:
        step = Ask(STEP, (), step_to, known, cannot_step)
        cross = Ask(CROSS, (), cross_to, known, cannot_cross)
        loop = Ask(LOOP, (), take_loop, known, cannot_loop)
    if done and here in g.passages:
        jump = offer(g, me, TELEPORT, g.passages, cannot_teleport, teleport, trip)
    else:
        jump = Ask(TELEPORT, (), teleport, known, cannot_teleport)
    end = each(LAND, (0,) if done else (), land, done)
    if not g.rulings.within_moves:
        return any_of(step, cross, loop, jump, end)
    if not done and not step.among and not cross.among:
        return each(DECLINE, (0,), lapse)
    if not done and len(me.hand) < FEWEST_CARDS:  # a draw that follows the Move is needed, so the Move must be made
        return any_of(step, cross, loop, jump, end)
    again = Do(travel, trip)
    parts, empty = additional_actions(g, me, again)
    return joining((step, cross, loop, jump, end, *parts, *nothing_to(empty, again))).secret(again)


def with_less(trip: Trip, held: Held) -> Trip:
    """What an additional action within the Move has spent pays for no movement. LAN-MOVE-04, LAN-HARV-10"""
    left, (v, f, a), free, done, used = trip
    return (left, (min(v, held[0]), min(f, held[1]), min(a, held[2])), free, done, used)


def lapse(g: Laniakea, me: Player, _: int) -> None:
    """Additional actions have left nothing for a first movement: neither the Move nor what the card does then takes
    place. LAN-MOVE-10, LAN-EFF-04"""
    g.tell("lapsed", me)
    if me.playing is None or me.playing.family != "Move":
        return
    for then in me.playing.does[1:]:
        following = g.todo[-1][1]
        if following.rule is then.rule and following.args == then.args:
            g.todo.pop()


def cannot_step(g: Laniakea, me: Player, to: int, trip: Trip) -> Optional[Refusal]:
    """Basic: along a link, for 1 V. LAN-MOVE-06, -07, -13"""
    left, purse, free, _, _ = trip
    if to not in LINKS[me.place]:
        return VOID_BETWEEN_THEM if to in ACROSS[me.place] else NOT_ADJACENT
    if not left:
        return NO_MOVEMENTS
    if free[BASIC] == FORBIDDEN:
        return NOT_THIS_KIND
    return None if free[BASIC] or covers(purse, g.rulings.basic) else TOO_DEAR


def step_to(g: Laniakea, me: Player, to: int, trip: Trip) -> Ask:
    left, purse, free, done, used = trip
    if free[BASIC]:
        free = (one_less(free[BASIC]), free[VOID], free[TIME_LOOP])
    else:
        purse = charge(g, me, purse, g.rulings.basic)
    arrive(g, me, to)
    return travel(g, me, (left - 1, purse, free, done or MOVED, used))


def one_less(free: int) -> int:
    return free if free == ALL else free - 1


def charge(g: Laniakea, me: Player, purse: Held, cost: Held) -> Held:
    """Each movement is paid just before it is made, from what was held when the Move began. LAN-MOVE-04"""
    pay(g, me, cost)
    return difference(purse, cost)


def arrive(g: Laniakea, me: Player, to: int) -> None:
    """Figures never block each other; walking over a Gateway is no landing. LAN-MOVE-14, LAN-GATE-04"""
    g.tell("moved", me, me.place, to)
    me.place = to
    if g.rulings.walking_pays:
        pay_owner(g, me, to)


def cannot_cross(g: Laniakea, me: Player, to: int, trip: Trip) -> Optional[Refusal]:
    """Void: across one void, for 1 V and 1 F. LAN-MOVE-08, -09, -13"""
    left, purse, free, _, _ = trip
    if to not in ACROSS[me.place]:
        return NO_VOID
    if not left:
        return NO_MOVEMENTS
    if free[VOID] == FORBIDDEN:
        return NOT_THIS_KIND
    return None if free[VOID] or can_pay(purse, void_prices(g, me)) else TOO_DEAR


def cross_to(g: Laniakea, me: Player, to: int, trip: Trip) -> Ask:
    left, purse, free, done, used = trip
    if free[VOID]:
        free = (free[BASIC], one_less(free[VOID]), free[TIME_LOOP])
        return crossed(g, me, 0, to, (left, purse, free, done, used))
    return each(PAY, payable(purse, void_prices(g, me)), crossed, to, trip)


def crossed(g: Laniakea, me: Player, price: int, to: int, trip: Trip) -> Ask:
    """An Artifact tile in the void is taken on the way. LAN-ARTI-02, LAN-MOVE-09"""
    left, purse, free, done, used = trip
    purse = charge(g, me, purse, price_numbered(price))
    void = VOID_BETWEEN[me.place, to]
    arrive(g, me, to)
    if void in g.artifact_voids:
        find_artifact(g, me, void)
    if me.boons.void_forge:
        gain(g, me, (0, me.boons.void_forge, 0))
    return travel(g, me, (left - 1, purse, free, done or MOVED, used))


def cannot_loop(g: Laniakea, me: Player, __: int, trip: Trip) -> Optional[Refusal]:
    """Time Loop: uses up a movement on the spot, once, never alone. LAN-MOVE-10, -11"""
    left, purse, free, done, _ = trip
    if free[TIME_LOOP] == FORBIDDEN:
        return NO_LOOP_IN_STEP
    if done == LOOPED:
        return LOOP_TWICE
    if done == STILL:
        return LOOP_ALONE
    if not left:
        return NO_MOVEMENTS
    if g.weather.no_time_loop:
        return CLOCK_STOPPED
    return None if free[TIME_LOOP] or covers(purse, g.rulings.loop) else TOO_DEAR


def take_loop(g: Laniakea, me: Player, __: int, trip: Trip) -> Ask:
    left, purse, free, _, used = trip
    if not free[TIME_LOOP]:
        purse = charge(g, me, purse, g.rulings.loop)
    g.tell("looped", me)
    return travel(g, me, (left - 1, purse, free, LOOPED, used))


def cannot_teleport(g: Laniakea, me: Player, to: int, trip: Trip) -> Optional[Refusal]:
    """From a passage the Move has reached, from each once. LAN-TRAV-01, -04, -07"""
    _, _, _, done, used = trip
    if done == STILL:
        return NOT_REACHED
    if me.place in used:
        return TELEPORTED
    return cannot_pass(g, me, to)


def teleport(g: Laniakea, me: Player, to: int, trip: Trip) -> Ask:
    """Both ends are used; then one Basic movement is free and does not count. LAN-TRAV-01, -02, LAN-GATE-04"""
    left, purse, free, done, used = trip
    onward: Trip = (left, purse, free, done, (*used, me.place))
    pay_owner(g, me, me.place)
    g.tell("teleported", me, me.place, to)
    me.place = to
    pay_owner(g, me, to)
    return each(STROLL, LINKS[to], stroll, onward) | each(STAY, (0,), stay, onward)


def stroll(g: Laniakea, me: Player, to: int, trip: Trip) -> Ask:
    arrive(g, me, to)
    return travel(g, me, trip)


def stay(g: Laniakea, me: Player, __: int, trip: Trip) -> Ask:
    """The Move goes on with the movements it has left. LAN-TRAV-03"""
    return travel(g, me, trip)


def land(g: Laniakea, me: Player, _: int, done: int) -> Optional[Ask]:
    """Only the galaxy where the Move ends is landed on and harvested. LAN-HARV-01, LAN-GATE-04"""
    if not g.rulings.walking_pays:  # there the arrival has been paid
        pay_owner(g, me, me.place)
    return harvest(g, me, me.place, 1 if done == LOOPED else 0)
