"""Turns: the Cosmic Power Phase, Upkeep, and when the last turn has come. LAN-TURN, LAN-END"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, any_of, each, joining, objection, offer
from orrery.games.laniakea.additional import additional_actions, nothing_to
from orrery.games.laniakea.adversary import adversary_turn
from orrery.games.laniakea.cards import TWO_MUST_STAY, discard, draw, drawable, leave_hand, not_in_hand
from orrery.games.laniakea.components import FEWEST_CARDS, HAND, Power
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.seraph import trigger_end
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.verbs import END, KEEP, PLAY, SHED


def play_turn(g: Laniakea, me: Player) -> None:
    """Cosmic Power Phase, Upkeep, then the next player. LAN-TURN-01, -09"""
    g.acting = me.seat
    me.used = ()
    me.fought = ()
    me.drew_at = ()
    me.visited = ()
    me.reshuffled = 0
    g.tell("turn", me, g.round)
    g.then(me, TAKE_STEP, UPKEEP, REFILL_HAND, NEXT_TURN)


def take_step(g: Laniakea, me: Player) -> Ask:
    """Cards and additional actions, in any order, as few or many as one likes. LAN-TURN-02, -04, LAN-ADD-01"""
    me.cause = None
    parts, empty = additional_actions(g, me, TAKE_STEP)
    rest = _REST.get(empty)
    if rest is None:
        rest = _REST[empty] = joining((*nothing_to(empty, TAKE_STEP), each(END, (0,), end_phase)))
    cards = me.hand if len(me.hand) > FEWEST_CARDS else [card for card in me.hand if card.draws]
    plays = offer(g, me, PLAY, cards, cannot_play, play)
    return joining((plays,) + tuple(parts) + (rest,)).secret(TAKE_STEP)


_REST: Final[dict[int, Ask]] = {}  # the end of that question, the same in all games
TAKE_STEP: Final = Do(take_step)


def cannot_play(g: Laniakea, me: Player, card: Power) -> Optional[Refusal]:
    """Two cards must be left, counting what the card is bound to draw; and its action must be possible at least in
    part. LAN-TURN-02, -05, LAN-EFF-04"""
    if card not in me.hand:
        return not_in_hand(g, card)
    if len(me.hand) <= FEWEST_CARDS and not (len(me.hand) == FEWEST_CARDS and card.draws and drawable(g, me)):
        return TWO_MUST_STAY
    return None if card.refuses is None else objection(card.refuses, g, me, card.first)


def play(g: Laniakea, me: Player, card: Power) -> None:
    """One card is resolved completely before the next; until then it lies in play. LAN-TURN-02, -03"""
    leave_hand(g, me, card)
    me.playing = card
    me.cause = card
    g.tell("played", me, card)
    g.then_all(me, card.does + (FINISH_CARD, TAKE_STEP))


def finish_card(g: Laniakea, me: Player) -> None:
    """LAN-TURN-03"""
    assert me.playing is not None
    me.discard += (me.playing,)
    me.playing = None


FINISH_CARD: Final = Do(finish_card)


def end_phase(g: Laniakea, me: Player, _: int) -> None:
    g.tell("ended", me)


def upkeep(g: Laniakea, me: Player) -> Ask:
    """Keep any cards, discard the others. LAN-TURN-06"""
    me.doubling = False
    ask = any_of(Ask(SHED, me.hand, shed, (), cannot_shed), OR_KEEP)
    return ask.hidden(UPKEEP) if g.rulings.upkeep_ends_itself else ask.waits(UPKEEP)


UPKEEP: Final = Do(upkeep)


def cannot_shed(g: Laniakea, me: Player, card: Power) -> Optional[Refusal]:
    return None if card in me.hand else not_in_hand(g, card)


def shed(g: Laniakea, me: Player, card: Power) -> Ask:
    discard(g, me, card)
    return upkeep(g, me)


def keep(g: Laniakea, me: Player, _: int) -> None:
    pass


OR_KEEP: Final = each(KEEP, (0,), keep)


def refill_hand(g: Laniakea, me: Player) -> None:
    """Draw up to five, more or fewer by effects; a larger hand draws nothing. LAN-TURN-07, LAN-EFF-07"""
    draw(g, me, HAND + me.boons.hand - g.weather.hand - len(me.hand), upkeep=True)


REFILL_HAND: Final = Do(refill_hand)


def next_turn(g: Laniakea, me: Player) -> None:
    """Clockwise; a round starts with the first player, in the solo game with the Adversary. LAN-TURN-09, LAN-END-02"""
    following = (me.seat + 1) % len(g.players)
    if following == g.start:
        if g.round == g.final:
            g.acting = -1
            g.announce("over")
            return
        g.round += 1
        end_at_last(g, me)
    begin_turn(g, g.players[following])


NEXT_TURN: Final = Do(next_turn)


def end_at_last(g: Laniakea, me: Player) -> None:
    """A safeguard of this table and not a rule of the game: one in which nobody ever ascends would have no end."""
    if g.round >= g.rulings.longest_game:
        trigger_end(g, me)


def begin_turn(g: Laniakea, me: Player) -> None:
    """The Adversary, where there is one, goes first in every round. LAN-SOLO-03"""
    if g.solo():
        g.then(me, ADVERSARY_TURN, PLAY_TURN)
    else:
        g.then(me, PLAY_TURN)


ADVERSARY_TURN: Final = Do(adversary_turn)
PLAY_TURN: Final = Do(play_turn)
