"""Gaining Matter and Antimatter, stacking, annihilation. ULT-GAIN"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Refusal, offer
from orrery.games.ultramassive.components import DISCOVERY_MAX, FIRST_SPACES, LENGTH, OPEN, Stack, Token
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.verbs import PLACE

NOT_THERE: Final = Refusal("ULT-GAIN-01", "A gained token goes on the first space of either Channel.")
NOT_ON_WORMHOLE: Final = Refusal("ULT-GAIN-09", "This token goes on a first space or on one of your Wormholes.")
ANTIMATTER_THERE: Final = Refusal("ULT-GAIN-05", "Antimatter may not join other Antimatter.")
TOO_HEAVY: Final = Refusal("ULT-GAIN-04", "The Matter on that space would total more than it can hold.")
WOULD_VANISH: Final = Refusal("ULT-GAIN-11", "This table does not place tokens where they would only annihilate.")
NONE_LEFT: Final = Refusal("ULT-COMP-07", "The supply holds no more of these tokens.")
COVERED: Final = Refusal("ULT-EXPAND-04", "Your Black Hole covers that space.")


def gain(g: Ultramassive, me: Player, token: Token) -> Ask:
    """It goes on the first space of either Channel; without a legal space it is not gained. ULT-GAIN-01, -10"""
    return place_somewhere(g, me, FIRST_SPACES, token, False)


def gain_on_wormhole(g: Ultramassive, me: Player, token: Token) -> Ask:
    """It may also go where one of the player's Wormholes stands, open or closed. ULT-GAIN-02, -09, ULT-WORM-05"""
    return place_somewhere(g, me, tuple(sorted({*FIRST_SPACES, *me.wormholes})), token, True)


def place_somewhere(g: Ultramassive, me: Player, spaces: tuple[int, ...], token: Token, on_wormhole: bool) -> Ask:
    ask = offer(g, me, PLACE, spaces, cannot_place, place, token, on_wormhole)
    if not ask.count:
        g.tell("no_room", me, token)
    return ask


def cannot_place(g: Ultramassive, me: Player, space: int, token: Token, on_wormhole: bool) -> Optional[Refusal]:
    if space not in FIRST_SPACES and not (on_wormhole and space in me.wormholes):
        return NOT_ON_WORMHOLE if on_wormhole else NOT_THERE
    if g.rulings.counted_supply and runs_out(g, token):
        return NONE_LEFT
    there = me.spaces[space]
    if not there:
        return None
    if there[0].antimatter is not token.antimatter and not g.rulings.forced_annihilation:
        return WOULD_VANISH
    return cannot_land(me, space, (token,))


def place(g: Ultramassive, me: Player, space: int, token: Token, on_wormhole: bool) -> None:
    g.tell("gained", me, token, space)
    land(g, me, space, (token,))


def cannot_land(me: Player, space: int, tokens: Stack) -> Optional[Refusal]:
    """Limits hold for every arrival; a meeting that annihilates is legal. ULT-GAIN-03, -04, -05, -11, -12"""
    there = me.spaces[space]
    if not there:
        return None
    if tokens[0].antimatter:
        return ANTIMATTER_THERE if there[0].antimatter else None
    if there[0].antimatter:
        return None
    return TOO_HEAVY if mass_of(there) + mass_of(tokens) > me.powers.cap else None


def land(g: Ultramassive, me: Player, space: int, tokens: Stack) -> None:
    """Matter joins Matter; Matter and Antimatter empty the space and yield nothing. ULT-GAIN-03, -06, -07, -08"""
    there = me.spaces[space]
    if there and there[0].antimatter is not tokens[0].antimatter:
        me.spaces[space] = ()
        me.gaining += me.powers.per_annihilation
        g.tell("annihilated", me, there + tokens, space)
    else:
        me.spaces[space] = there + tokens


def mass_of(stack: Stack) -> int:
    return sum(token.mass for token in stack)


def is_covered(me: Player, space: int) -> bool:
    return space % LENGTH >= OPEN[me.size]


def runs_out(g: Ultramassive, token: Token) -> bool:
    """The supply never does, unless the table counts its tokens. ULT-COMP-07"""
    if not g.rulings.counted_supply:
        return False
    return sum([stack.count(token) for p in g.players for stack in [*p.spaces, p.captured]]) >= token.supply


def gain_discovery(g: Ultramassive, me: Player, counters: int) -> None:
    """Discovery Counters come at once, up to the end of the track. ULT-COMP-12, -22, ULT-ABSORB-06"""
    gained = min(counters, DISCOVERY_MAX - me.discovery)
    me.discovery += gained
    g.tell("gained_discovery", me, gained)


def gain_mass(g: Ultramassive, me: Player, mass: int) -> None:
    """Solar Mass waits until the effect is over. ULT-COMP-24, ULT-ABSORB-06"""
    me.gaining += mass


def stacks_of(me: Player, most: int) -> int:
    """The stacks on the player's board, counted up to a limit."""
    return min(most, sum(1 for stack in me.spaces if stack))


def gain_mass_for_stacks(g: Ultramassive, me: Player, most: int) -> None:
    """X Solar Mass, X being the number of own stacks. ULT-COMP-25"""
    gain_mass(g, me, stacks_of(me, most))


def gain_discovery_for_stacks(g: Ultramassive, me: Player, most: int) -> None:
    """X Discovery Counters, X being the number of own stacks. ULT-COMP-23"""
    gain_discovery(g, me, stacks_of(me, most))


def gain_mass_for_categories(g: Ultramassive, me: Player) -> None:
    """X Solar Mass, X being the number of categories among the player's Anomalies, Core aside. ULT-COMP-25"""
    gain_mass(g, me, len({anomaly.category for anomaly in me.anomalies} - {"Core"}))
