"""One plain sentence asks; beside it stands what a glance should tell."""

from __future__ import annotations

from typing import Optional

from orrery.core.ask import Ask
from orrery.core.sentence import unmarked
from orrery.core.view import Question
from orrery.games.laniakea.chaos import hit_points, strength
from orrery.games.laniakea.components import FEWEST_CARDS
from orrery.games.laniakea.meanings_of_cards import hand_size
from orrery.games.laniakea.phrases import many, resources
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.verbs import END, KEEP, LAND, PLAY, SEND, STEP
from orrery.games.laniakea.words import WORDS


def question_view(g: Laniakea, seat: int) -> Optional[Question]:
    """A Move is completed by landing, which brings the harvest. LAN-HARV-01"""
    ask = g.asks.get(seat)
    if ask is None:
        return None
    me = g.players[seat]
    return WORDS.asked(ask, me.cause, WORDS.prompt(ask), still_open(g, me, ask), LAND)


def still_open(g: Laniakea, me: Player, ask: Ask) -> str:
    plays, trip, attack = ask.part(PLAY), ask.part(STEP), ask.part(SEND)
    if ask.part(END) is not None:
        return cards_to_play(0 if plays is None else plays.count, len(me.hand))
    if ask.part(KEEP) is not None:
        draws = f"You draw {max(0, hand_size(g, me) - len(me.hand))}"
        return f"{draws}, and one more for each card you discard" if me.hand else draws
    if trip is not None:
        left, purse, _, _, _ = trip.known[0]
        return f"{many(left, 'movement') if left else 'No movement'} left · you can spend {unmarked(resources(purse))}"
    if attack is not None:
        chaos, _, sent, tokens, aids = attack.known[0]
        return f"{strength(me, sent, tokens, aids)} of {hit_points(g, me, chaos)} hit points so far"
    return ""


def cards_to_play(now: int, hand: int) -> str:
    """Each of them by itself; but two must stay. LAN-TURN-05"""
    spare = hand - FEWEST_CARDS
    if spare < 1:
        return f"Your last {FEWEST_CARDS} cards must stay in hand"
    limit = f", at most {spare}" if now > spare else ""
    return f"{now} of {hand} cards can be played{limit} · {FEWEST_CARDS} must stay"
