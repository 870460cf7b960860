"""What only Dark Tech cards do. COS-D1, COS-D2"""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Do, Refusal, offer
from orrery.games.council.assessment import ASSESSED, assess_galaxy, cannot_assess, has_assessed
from orrery.games.council.bonus import draw_light
from orrery.games.council.buying import BARRED, NOT_SHOWN, refill, take_card
from orrery.games.council.components import GALAXIES, KEEPS_CUBES, Card, Galaxy
from orrery.games.council.player import Player
from orrery.games.council.settling import OR_PASS
from orrery.games.council.state import Council
from orrery.games.council.verbs import ASSESS, FREE_CARD

TWICE: Final = Refusal("COS-D2-06", "Dominate Folk assesses two different galaxies.")


def free_card(g: Council, me: Player) -> Ask:
    """Take an AI card of the display without paying. COS-D2-05"""
    cards = [card for card in g.display if card is not None]
    return offer(g, me, FREE_CARD, cards, cannot_take_free, take_free) | OR_PASS


def cannot_take_free(g: Council, me: Player, card: Card) -> Optional[Refusal]:
    """Casares may not get a tower of three this way either. COS-LD-13"""
    if card not in g.display:
        return NOT_SHOWN
    return BARRED if card.barred and me.powers & KEEPS_CUBES and not g.rulings.casares_may_get_towers else None


def take_free(g: Council, me: Player, card: Card) -> None:
    g.tell("took_card", me, card)
    take_card(g, me, card)
    refill(g, me)


def draw_bonus(g: Council, me: Player) -> Optional[Ask]:
    """Draw the top light bonus card. COS-D2-05"""
    return draw_light(g, me)


def dominate(g: Council, me: Player, galaxies: int, done: int) -> Ask:
    """Assess so many different galaxies, each like in an assessment step. COS-D2-06"""
    mine = me.seat * GALAXIES
    present = [galaxy for galaxy in g.board if g.presence[mine + galaxy.number]]
    return offer(g, me, ASSESS, present, cannot_dominate, dominate_galaxy, galaxies, done) | OR_PASS


def cannot_dominate(g: Council, me: Player, galaxy: Galaxy, galaxies: int, done: int) -> Optional[Refusal]:
    """What was assessed in the step itself does not matter. COS-D2-06"""
    if done >> galaxy.number & 1:
        return TWICE
    refusal = cannot_assess(g, me, galaxy)
    if refusal is not None and refusal is not ASSESSED:
        return refusal
    return ASSESSED if not g.rulings.dominate_again and has_assessed(g, me, galaxy) else None


def dominate_galaxy(g: Council, me: Player, galaxy: Galaxy, galaxies: int, done: int) -> Ask:
    if galaxies > 1:
        g.then(me, Do(dominate, galaxies - 1, done | 1 << galaxy.number))
    return assess_galaxy(g, me, galaxy)
