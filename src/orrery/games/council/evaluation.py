"""How good a seat's prospects are, from what lies on the table: for bots, not for rules.

All numbers are in Energy, guessed from the tables and improved in games between bots.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.games.council.assessment import assess, begin_assessment, choose_galaxy
from orrery.games.council.automa import draw_for_automa, put_automa, remove_automa
from orrery.games.council.bonus import worth
from orrery.games.council.buying import buy_thing
from orrery.games.council.collecting import collect_once, refined
from orrery.games.council.components import GALAXIES, HIGHEST, LOWEST, SUM_ZERO, TIE_WINS, Galaxy
from orrery.games.council.discovery import draw_tiles
from orrery.games.council.leaders import take_leader
from orrery.games.council.majority import best_rival, strength
from orrery.games.council.outlook import action, gems_worth, to_do
from orrery.games.council.planning import plan_card
from orrery.games.council.player import Player
from orrery.games.council.scoring import LEVEL
from orrery.games.council.settling import put_cubes
from orrery.games.council.state import Council

LEVELS: Final = 3  # to reach
CUBES: Final[list[float]] = [0.0, 0.82, 1.45, 1.9, 2.2, 2.4]  # assessments that so many cubes in a galaxy promise
CUBES_LATE: Final = 0.3  # of that, when the game is about to end
LEADS: Final[list[float]] = [0.0, 0.1, 0.3, 0.85, 1.0]  # how much of a majority a lead of -2 to 2 cubes is
LIGHT: Final = 2.5  # a light bonus card
EMPTY_FIELD: Final = 2.0  # what the card for a field not yet planned will add to Consumption
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
# the final score before somebody has the Throne, by how much of the game is left and by the standing: fitted to games
EXPECTED: Final = 278.0
EXPECTED_LEFT: Final = 198.0
POINTS: Final = 1.15
POINTS_LEFT: Final = 0.93
# what questions ask for that come before an action; all others stand in the middle of one
RESTS: Final[set[Any]] = {
    *(take_leader, buy_thing, plan_card, draw_tiles, refined, choose_galaxy),
    *(put_automa, draw_for_automa, remove_automa),
}


def evaluate(g: Council, seat: int) -> float:
    """The expected lead in Energy over the strongest rival."""
    best = -100000.0
    left = time_left(g)
    for p in g.players:
        if p.seat != seat:
            value = standing(g, p, left)
            if value > best:
                best = value
    return standing(g, g.players[seat], left) - best


def prospects(g: Council, seat: int) -> float:
    """The final score that the seat may expect."""
    p = g.players[seat]
    if g.phase == "over":
        return float(LEVEL * p.level + p.energy)
    left = time_left(g)
    value = standing(g, p, left)
    if g.throne < 0:
        return EXPECTED + EXPECTED_LEFT * left + (POINTS + POINTS_LEFT * left) * value
    level, energy = p.level, value + (LEVELS - p.level) * p.consumption
    while energy >= p.consumption and not (g.rulings.stop_at_three and level >= LEVELS):
        energy -= p.consumption
        level += 1
    return LEVEL * level + energy


def rests(g: Council, seat: int) -> bool:
    """Whether the question to this seat comes before an action, and not in the middle of one."""
    ask = g.asks.get(seat)
    if ask is None:
        return True
    rule: Any = ask.rule
    if rule is put_cubes:
        return g.found < 0  # else on a tile just discovered
    if rule is collect_once:
        return not ask.known[2]  # no cube has collected yet
    return rule in RESTS


def ahead(g: Council) -> int:
    """What a plan is worth shows when it is carried out: in the player's turn after this one."""
    return 2 if g.phase == "planning" else 1


def time_left(g: Council) -> float:
    """How much of the game is still to come, from 1 down to 0."""
    if g.throne >= 0:
        return 0.0
    most = 0.0
    for p in g.players:
        done = p.level + min(1.0, p.energy / p.consumption)
        if done > most:
            most = done
    return max(0.0, 1.0 - most / LEVELS)


def standing(g: Council, p: Player, left: float) -> float:
    """How far the player is on the way to level III, and what helps on it."""
    if g.phase == "over":
        return float(LEVEL * p.level + p.energy) + 0.01 * len(p.upgrades)
    value = float(p.energy - (LEVELS - p.level) * p.consumption)
    value += gems_worth(p.gems, left) + board(g, p, left) + belongings(g, p, left)
    if g.phase == "planning":
        return value + planned(g, p, left)
    return value + to_do(g, p, left)


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
        if seat == p.seat and (step.rule is assess or step.rule is begin_assessment):
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
    for stack in (p.hand, *p.slots):
        for card in stack:
            if card.ai:
                cards += 1
                value += CARD[card.number] if card.number < len(CARD) else NEW_CARD
    if g.rulings.stations:
        for code in g.stations:
            if code // 3 == p.seat:
                value += STATION
    value = value * left + PER_CARD * cards
    for bonus in p.bonuses:
        value += 0.8 * worth(g, p, bonus)
    return value


def planned(g: Council, p: Player, left: float) -> float:
    """What the plan so far brings, and what it costs on the way to level III."""
    value = 0.0
    spent = 0.0
    for slot, stack in enumerate(p.slots):
        card = p.plan[slot] if slot < len(p.plan) else None
        if card is None and stack:
            card = stack[-1]
        if card is not None:
            value += action(g, p, card, p.ranges[slot], left)
            spent += card.consumption
        elif slot >= len(p.plan):
            spent += EMPTY_FIELD
    if p.powers & SUM_ZERO:
        return value
    if spent >= 0.0:
        change = min(spent, float(HIGHEST - p.consumption))
    else:
        change = min(0.0, max(spent, float(LOWEST - p.consumption), float(p.energy + 1 - p.consumption)))
    return value - (LEVELS - p.level) * change
