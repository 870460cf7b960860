"""How good a seat's prospects are, from what lies on the table: for bots, not for rules.

How far a player comes is told in hundredths of a level, as in the score; what things are worth in Energy, guessed from
the tables and improved in games between bots.
"""

from __future__ import annotations

from typing import Any, Final, Optional

from orrery.games.council.assessment import choose_galaxy
from orrery.games.council.automa import draw_for_automa, put_automa, remove_automa
from orrery.games.council.buying import buy_thing
from orrery.games.council.collecting import collect_once, refined
from orrery.games.council.components import HIGHEST, LOWEST, SUM_ZERO, Card
from orrery.games.council.discovery import draw_tiles
from orrery.games.council.holdings import belongings, board
from orrery.games.council.leaders import take_leader
from orrery.games.council.outlook import action, gems_worth, to_do
from orrery.games.council.planning import plan_card
from orrery.games.council.player import Player
from orrery.games.council.scoring import LEVEL
from orrery.games.council.settling import put_cubes
from orrery.games.council.state import Council

LEVELS: Final = 3  # to reach
EMPTY_FIELD: Final = 2.0  # what the card for a field not yet planned will add to Consumption
COMING: Final = 100.0  # Energy of a whole game beyond what the table promises: fitted to games
# what questions ask for that come before an action; all others stand in the middle of one
RESTS: Final[set[Any]] = {
    *(take_leader, buy_thing, plan_card, draw_tiles, refined, choose_galaxy),
    *(put_automa, draw_for_automa, remove_automa),
}


def evaluate(g: Council, seat: int) -> float:
    """The expected lead over the strongest rival."""
    best = -100000.0
    left = time_left(g)
    for p in g.players:
        if p.seat != seat:
            value = expected(g, p, left)
            if value > best:
                best = value
    return expected(g, g.players[seat], left) - best


def prospects(g: Council, seat: int) -> float:
    """How far the seat may expect to come."""
    return expected(g, g.players[seat], time_left(g))


def reached(g: Council, seat: int) -> float:
    """How far the seat came: its levels, and its part of the next one."""
    p = g.players[seat]
    return LEVEL * (p.level + p.energy / p.consumption)


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


def expected(g: Council, p: Player, left: float) -> float:
    """How far the player will come: with the Energy at hand, that which the table promises, and that of the rounds to
    come, at the Consumption of today. So thrift counts most while most is still to be gained."""
    if g.phase == "over":
        return reached(g, p.seat) + 0.01 * len(p.upgrades)
    energy = p.energy + gems_worth(p.gems, left) + board(g, p, left) + belongings(g, p, left) + COMING * left
    consumption = float(p.consumption)
    if g.phase == "planning":
        energy += planned(g, p, left)
        consumption += planned_change(p)
    else:
        energy += to_do(g, p, left)
    return LEVEL * (p.level + energy / consumption)


def planned(g: Council, p: Player, left: float) -> float:
    """What the plan so far brings."""
    value = 0.0
    for slot in range(len(p.slots)):
        card = laid(p, slot)
        if card is not None:
            value += action(g, p, card, p.ranges[slot], left)
    return value


def planned_change(p: Player) -> float:
    """By how much the plan so far moves Consumption. COS-CONS-02 to -07"""
    if p.powers & SUM_ZERO:
        return 0.0
    spent = 0.0
    for slot in range(len(p.slots)):
        card = laid(p, slot)
        if card is not None:
            spent += card.consumption
        elif slot >= len(p.plan):
            spent += EMPTY_FIELD
    if spent >= 0.0:
        return min(spent, float(HIGHEST - p.consumption))
    return min(0.0, max(spent, float(LOWEST - p.consumption), float(p.energy + 1 - p.consumption)))


def laid(p: Player, slot: int) -> Optional[Card]:
    """The card that an action field will show: the one planned, or else the topmost that lies there."""
    card = p.plan[slot] if slot < len(p.plan) else None
    if card is None and p.slots[slot]:
        return p.slots[slot][-1]
    return card
