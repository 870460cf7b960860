"""The Actions phase and the exchange. ULT-ACT, ULT-EXCH, ULT-ANOM"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, any_of, each, offer
from orrery.games.ultramassive.black_hole import ABSORB
from orrery.games.ultramassive.cards import cannot_play, play_card, tidy_hand
from orrery.games.ultramassive.components import WORMHOLES, Anomaly, Card
from orrery.games.ultramassive.gaining import gain_mass
from orrery.games.ultramassive.state import Player, Ultramassive
from orrery.games.ultramassive.verbs import ACTIVATE, END, EXCHANGE, PLAY, USE
from orrery.games.ultramassive.wormholes import cannot_activate, send_through

NOT_OWNED: Final = Refusal("ULT-ACT-03", "You do not own that Anomaly.")
PASSIVE: Final = Refusal("ULT-ANOM-02", "A passive Anomaly is always in force and is never used.")
USED: Final = Refusal("ULT-ANOM-01", "Each Anomaly effect works once per turn.")
TOO_LITTLE: Final = Refusal(
    "ULT-EXCH-02", "You do not have the [symbol:discovery|Discovery Counters] for that much [symbol:mass|Solar Mass]."
)
ZERO: Final = Refusal("ULT-EXCH-03 ULT-ACT-10", "An exchange is of at least 1 [symbol:mass|Solar Mass].")
KIND_IS_OVER: Final = Refusal("ULT-ACT-07", "This table finishes each kind of action before another begins.")


def act(g: Ultramassive, me: Player) -> None:
    """One player at a time, in turn order. ULT-ROUND-03"""
    g.phase = "actions"
    for p in reversed(g.turn_order()):
        g.then(p, Do(begin_actions), TAKE_ACTION)


def begin_actions(g: Ultramassive, me: Player) -> None:
    g.acting = me.seat
    g.tell("began", me)


def take_action(g: Ultramassive, me: Player) -> Ask:
    """Cards, Anomalies, Wormholes, exchange: all optional, in any order, until the player passes.
    ULT-ACT-01 to -07, -09"""
    mixed = g.rulings.mixed_actions
    owned = tuple(dict.fromkeys(me.anomalies)) if g.rulings.same_anomaly_twice else me.anomalies
    affordable = range(1, me.discovery // me.powers.rate + 1)
    ask = any_of(
        offer(g, me, PLAY, tuple(dict.fromkeys(me.hand)), cannot_play if mixed else no_more_cards, play),
        offer(g, me, USE, owned, cannot_use if mixed else no_more_anomalies, use),
        offer(g, me, ACTIVATE, WORMHOLES, cannot_activate if mixed else no_more_wormholes, activate),
        offer(g, me, EXCHANGE, affordable, cannot_exchange if mixed else no_more_exchange, exchange),
        each(END, (0,), end_actions),
    )
    return ask.hidden(TAKE_ACTION) if g.rulings.turns_end_themselves else ask.waits(TAKE_ACTION)


TAKE_ACTION: Final = Do(take_action)


def finish(g: Ultramassive, me: Player, kind: str) -> None:
    """An action is completed, absorbed, and only then comes the next one. ULT-ACT-08, ULT-ABSORB-04"""
    if not g.rulings.mixed_actions:
        me.acted += (kind,)
    g.then(me, ABSORB, TAKE_ACTION)
    if not g.rulings.rivals_at_once:
        for rival in reversed(g.others(me)):
            g.then(rival, ABSORB)


def play(g: Ultramassive, me: Player, card: Card) -> None:
    """Play an Action Card. ULT-ACT-02"""
    finish(g, me, "card")
    play_card(g, me, card)


def cannot_use(g: Ultramassive, me: Player, anomaly: Anomaly) -> Optional[Refusal]:
    if anomaly not in me.anomalies:
        return NOT_OWNED
    if not anomaly.does:
        return PASSIVE
    if me.used.count(anomaly) >= me.anomalies.count(anomaly):
        return USED
    return None


def use(g: Ultramassive, me: Player, anomaly: Anomaly) -> None:
    """Use an Anomaly effect, once per turn. ULT-ACT-03, ULT-ANOM-01, ULT-ROUND-04"""
    me.used += (anomaly,)
    me.cause = anomaly
    g.tell("used", me, anomaly)
    finish(g, me, "anomaly")
    g.then_all(me, anomaly.does)


def activate(g: Ultramassive, me: Player, entrance: int) -> Optional[Ask]:
    """Activate a pair of Wormholes through this entrance. ULT-ACT-04"""
    finish(g, me, "wormhole")
    return send_through(g, me, entrance)


def cannot_exchange(g: Ultramassive, me: Player, mass: int) -> Optional[Refusal]:
    if mass < 1:
        return ZERO
    return TOO_LITTLE if mass * me.powers.rate > me.discovery else None


def exchange(g: Ultramassive, me: Player, mass: int) -> None:
    """Turn Discovery Counters into Solar Mass. ULT-ACT-05, ULT-EXCH-01, -02, -03"""
    me.discovery -= mass * me.powers.rate
    g.tell("exchanged", me, mass * me.powers.rate)
    gain_mass(g, me, mass)
    finish(g, me, "exchange")


def end_actions(g: Ultramassive, me: Player, _: int) -> None:
    """Played cards go, the hand is refilled, Anomalies are ready again. ULT-ACT-09, ULT-CARD-04, -05"""
    me.used = ()
    me.acted = ()
    me.plays = 0
    g.acting = -1
    g.tell("ended", me)
    tidy_hand(g, me)


# where a table does not mix the kinds of action: a kind that was left is over. ULT-ACT-07
def is_over(me: Player, kind: str) -> bool:
    return kind in me.acted and me.acted[-1] != kind


def no_more_cards(g: Ultramassive, me: Player, card: Card) -> Optional[Refusal]:
    return KIND_IS_OVER if is_over(me, "card") else cannot_play(g, me, card)


def no_more_anomalies(g: Ultramassive, me: Player, anomaly: Anomaly) -> Optional[Refusal]:
    return KIND_IS_OVER if is_over(me, "anomaly") else cannot_use(g, me, anomaly)


def no_more_wormholes(g: Ultramassive, me: Player, entrance: int) -> Optional[Refusal]:
    return KIND_IS_OVER if is_over(me, "wormhole") else cannot_activate(g, me, entrance)


def no_more_exchange(g: Ultramassive, me: Player, mass: int) -> Optional[Refusal]:
    return KIND_IS_OVER if is_over(me, "exchange") else cannot_exchange(g, me, mass)
