"""Trades: something is given up, something else is gained. ULT-DRAFT-20 to -24, -27"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, each, offer
from orrery.core.game import carry_out
from orrery.games.ultramassive.components import HOLE, PBH, Resource, Token, without
from orrery.games.ultramassive.gaining import gain, place, runs_out
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.verbs import GIVE, GIVE_DRAFTED, GIVE_TOKEN

NO_ANTIMATTER: Final = Refusal("ULT-DRAFT-20", "There is no Antimatter there to give up.")
NO_MATTER: Final = Refusal("ULT-DRAFT-23", "There is no Matter there to give up.")
NOT_DRAFTED: Final = Refusal(
    "ULT-DRAFT-27", "Only a drafted token of the right kind that is not yet placed can be given up."
)


def trade_antimatter(g: Ultramassive, me: Player, gained: Token) -> Optional[Ask]:
    """Give up an Antimatter token, on the board or drafted, which yields nothing; gain the Matter. ULT-DRAFT-20, -21"""
    return trade(g, me, True, Do(gain, gained))


def trade_matter(g: Ultramassive, me: Player, gains: Do) -> Optional[Ask]:
    """Give up one Matter token, on the board or drafted, which yields nothing; gain what is shown. ULT-DRAFT-23, -24"""
    return trade(g, me, False, gains)


def trade(g: Ultramassive, me: Player, antimatter: bool, gains: Do) -> Optional[Ask]:
    """The gain depends on the loss. ULT-DRAFT-20, -25, -27"""
    ask = offer(g, me, GIVE, range(HOLE), cannot_give, give, antimatter, gains) | offer(
        g, me, GIVE_DRAFTED, tuple(dict.fromkeys(me.pending)), cannot_give_drafted, give_drafted, antimatter, gains
    )
    if not ask.count:
        return no_trade(g, me, gains)
    return ask


def no_trade(g: Ultramassive, me: Player, gains: Do) -> Optional[Ask]:
    g.tell("no_trade", me)
    return carry_out(gains, g, me) if g.rulings.trades_are_gifts else None


def cannot_give(g: Ultramassive, me: Player, space: int, antimatter: bool, gains: Do) -> Optional[Refusal]:
    if space == HOLE or not me.spaces[space] or me.spaces[space][0].antimatter is not antimatter:
        return NO_ANTIMATTER if antimatter else NO_MATTER
    return None


def give(g: Ultramassive, me: Player, space: int, antimatter: bool, gains: Do) -> Ask:
    """One token, not the whole stack. ULT-DRAFT-23"""
    return each(GIVE_TOKEN, tuple(dict.fromkeys(me.spaces[space])), give_token, space, gains)


def give_token(g: Ultramassive, me: Player, token: Token, space: int, gains: Do) -> Optional[Ask]:
    stack = list(me.spaces[space])
    stack.remove(token)
    me.spaces[space] = tuple(stack)
    g.tell("gave", me, token, space)
    return carry_out(gains, g, me)


def cannot_give_drafted(g: Ultramassive, me: Player, res: Resource, antimatter: bool, gains: Do) -> Optional[Refusal]:
    fits = res in me.pending and res.token is not None and res.token.antimatter is antimatter
    return None if fits else NOT_DRAFTED


def give_drafted(g: Ultramassive, me: Player, res: Resource, antimatter: bool, gains: Do) -> Optional[Ask]:
    """It is never placed. ULT-DRAFT-27"""
    me.pending = without(me.pending, res)
    g.tell("gave_drafted", me, res)
    return carry_out(gains, g, me)


def trade_discovery(g: Ultramassive, me: Player, gained: Token) -> Optional[Ask]:
    """Lose a Discovery Counter, gain the token. ULT-DRAFT-22"""
    if not me.discovery:
        return no_trade(g, me, Do(gain, gained))
    me.discovery -= 1
    g.tell("paid_discovery", me, 1)
    return gain(g, me, gained)


def recycle(g: Ultramassive, me: Player) -> Ask:
    """Swap an Antimatter token on the board for a Primordial Black Hole on the same space."""
    return offer(g, me, GIVE, range(HOLE), cannot_recycle, put_in_its_place)


def cannot_recycle(g: Ultramassive, me: Player, space: int) -> Optional[Refusal]:
    return NO_ANTIMATTER if space == HOLE or not me.spaces[space] or not me.spaces[space][0].antimatter else None


def put_in_its_place(g: Ultramassive, me: Player, space: int) -> None:
    g.tell("gave", me, me.spaces[space][0], space)
    me.spaces[space] = ()
    if not runs_out(g, PBH):
        place(g, me, space, PBH, True)
