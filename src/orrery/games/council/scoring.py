"""Final scoring and the winner. COS-FIN, COS-TIE"""

from __future__ import annotations

from typing import Final

from orrery.core.parts import Score
from orrery.games.council.bonus import ai_cards, panel_cubes, worth
from orrery.games.council.components import COAL, CRYSTAL, GOLD
from orrery.games.council.dark_tech import LAST
from orrery.games.council.energy import gain_energy
from orrery.games.council.player import Player
from orrery.games.council.settling import count_cubes
from orrery.games.council.state import Council

PER_AI_CARD: Final = 2
LEVEL: Final = 100  # what a level weighs in the total: more than the Energy below it can ever be

SOURCES: Final = ("level", "energy", "panel")  # what a score tells: the total is made of the first two


def final_scoring(g: Council, me: Player) -> None:
    """The holder of the Throne first, then by turn order; the winner sits on it. COS-FIN-01, COS-END-04, COS-TIE-01"""
    g.reveal()
    g.phase = "over"
    g.acting = -1
    g.cause = None
    g.everyone()
    first = [g.players[g.throne]] if g.throne >= 0 else []
    for p in first + [p for p in g.turn_order() if p.seat != g.throne]:
        score_player(g, p)
    winners = [score.seat for score in scores(g) if score.winner]
    if len(winners) == 1:
        g.throne = winners[0]
        g.tell("won", g.players[winners[0]])
    else:
        for seat in winners:
            g.tell("shared", g.players[seat])


def score_player(g: Council, p: Player) -> None:
    """Gemstones, AI cards, bonus cards; then the levels they bring, without cards or gifts. COS-FIN-02 to -06"""
    gems = p.gems[COAL] + 2 * p.gems[GOLD] + 3 * p.gems[CRYSTAL]
    cards = PER_AI_CARD * ai_cards(p)
    bonuses = sum([worth(g, p, card) for card in p.bonuses])
    g.tell("scored", p, gems, cards, bonuses, p.bonuses)
    gain_energy(g, p, gems + cards + bonuses)
    while p.energy >= p.consumption and not (g.rulings.stop_at_three and p.level >= LAST):
        p.energy -= p.consumption
        p.level += 1
        g.tell("rose", p, p.level)


def scores(g: Council) -> list[Score]:
    """The highest level wins, then the most Energy. COS-TIE-01, -02"""
    best = max([standing(g, p) for p in g.players])
    return [Score(p.seat, LEVEL * p.level + p.energy, parts(p), standing(g, p) == best) for p in g.players]


def parts(p: Player) -> dict[str, int]:
    return {"level": p.level, "energy": p.energy, "panel": panel_cubes(p)}


def standing(g: Council, p: Player) -> tuple[int, int, int]:
    """Then the most cubes on the panel; then the victory is shared. COS-TIE-02, -03, -04"""
    return (p.level, p.energy, count_cubes(g, p) if g.rulings.planets_break_ties else panel_cubes(p))
