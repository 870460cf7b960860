"""What a player has on the table, in Energy: for bots, not for rules."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.council.assessment import assess, begin_assessment
from orrery.games.council.bonus import worth
from orrery.games.council.components import GALAXIES, TIE_WINS, Card, Galaxy
from orrery.games.council.majority import best_rival, strength
from orrery.games.council.player import Player
from orrery.games.council.state import Council

_ASSESS: Final[Any] = assess
_BEGIN_ASSESSMENT: Final[Any] = begin_assessment

CUBES: Final[list[float]] = [0.0, 0.82, 1.45, 1.9, 2.2, 2.4]  # assessments that so many cubes in a galaxy promise
CUBES_LATE: Final = 0.3  # of that, when the game is about to end
LEADS: Final[list[float]] = [0.0, 0.1, 0.3, 0.85, 1.0]  # how much of a majority a lead of -2 to 2 cubes is
LIGHT: Final = 2.5  # a light bonus card
# upgrades by number: adaptations, expansion, range steps of the three fields, projects, range steps of a fourth field
UPGRADE: Final[list[float]] = [4.0, 4.0, 3.5, 3.5, 3.0, 3.0, 2.5, 2.5, 2.0, 0.0, 0.0, 0.0, 0.0, 2.5, 2.0]
TECH: Final[list[float]] = [9.0, 6.0, 5.0, 0.0, 9.0, 5.0, 0.0, 6.0, 0.0, 16.0, 10.0, 0.0, 0.0, 0.0, 0.0, 0.0]
# AI cards by number, beside the 2 Energy each gives at the end
CARD: Final[list[float]] = [0.0] * 6 + [
    *(5.0, 8.0, 6.0, 2.0, 4.0, 2.0, 4.0, 3.0, 5.0, 2.0, 4.0, 2.0),
    *(4.0, 1.0, 3.0, 2.0, 5.0, 2.0, 1.0, 3.0, 2.0, 4.0, 2.0, 1.0, 3.0),
]
NEW_TECH: Final = 5.0  # cards that came with a switch
NEW_CARD: Final = 2.0
PER_CARD: Final = 2.0
STATION: Final = 5.0


def board(g: Council, p: Player, left: float) -> float:
    """What a player's cubes promise: an assessment each."""
    value = 0.0
    mine = p.seat * GALAXIES
    for galaxy in g.board:
        cubes = g.presence[mine + galaxy.number]
        if cubes:
            value += assessed(g, p, galaxy) * CUBES[cubes if cubes < 5 else 5]
    if left > 0.0:
        return value
    for seat, step in g.agenda:
        if seat == p.seat and (step.rule is _ASSESS or step.rule is _BEGIN_ASSESSMENT):
            return value
    return value * CUBES_LATE


def assessed(g: Council, p: Player, galaxy: Galaxy) -> float:
    """What an assessment of the galaxy brings, by how sure its majority is."""
    lead = strength(g, p.seat, galaxy.number) - best_rival(g, p, galaxy.number)
    if lead == 0 and p.powers & TIE_WINS:
        lead = 1
    share = LEADS[2 + max(-2, min(2, lead))]
    energy = galaxy.lower + share * (galaxy.higher - galaxy.lower)
    return energy + LIGHT if galaxy.light else energy


def belongings(g: Council, p: Player, left: float) -> float:
    """Upgrades, Dark Tech, AI cards, stations and bonus cards."""
    value = 0.0
    for upgrade in p.upgrades:
        value += UPGRADE[upgrade.number]
    for tech in p.techs:
        value += TECH[tech.number] if tech.number < len(TECH) else NEW_TECH
    cards = 0
    for card in p.hand:
        if card.ai:
            cards += 1
            value += card_worth(card)
    for stack in p.slots:
        for lying in stack:
            if lying.ai:
                cards += 1
                value += card_worth(lying)
    if g.rulings.stations:
        for code in g.stations:
            if code // 3 == p.seat:
                value += STATION
    value = value * left + PER_CARD * cards
    for bonus in p.bonuses:
        value += 0.8 * worth(g, p, bonus)
    return value


def card_worth(card: Card) -> float:
    return CARD[card.number] if card.number < len(CARD) else NEW_CARD
