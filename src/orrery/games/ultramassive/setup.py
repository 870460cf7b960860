"""Setup. ULT-SETUP"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.games.ultramassive.components import CORES_DRAWN
from orrery.games.ultramassive.content import EVERYTHING, box_of
from orrery.games.ultramassive.rounds import play_round
from orrery.games.ultramassive.rulings import Rulings
from orrery.games.ultramassive.state import Box, Player, Powers, Ultramassive
from orrery.games.ultramassive.wormholes import place_wormholes

HAND: Final = 3
COUNTERS: Final = {3: (0, 1, 2)}  # by players, and by place in turn order: ours, for who drafts first gains by it


def blank(seats: int, settings: Mapping[str, str], box: Box = EVERYTHING) -> Ultramassive:
    """The bare table, for setup and for saves to fill."""
    if seats not in (2, 3, 4):
        raise ValueError("ULTRAMASSIVE is for 2 to 4 players.")  # ULT-COMP-01, ULT-END-06
    rulings = Rulings(settings)
    players = [Player.fresh(seat, Powers((), rulings.exchange_rate)) for seat in range(seats)]
    return Ultramassive.fresh(players, box_of(box, settings), rulings)


def setup(seed: int, seats: int, settings: Mapping[str, str], box: Box = EVERYTHING) -> Ultramassive:
    """A random starting player; then, in turn order, everybody places their Wormholes. ULT-SETUP-01, -05, -06"""
    g = blank(seats, settings, box)
    g.rng = Rng(seed)
    g.start = g.rng.below(seats)
    fill_board(g)
    deal(g)
    even_out(g)
    starter = g.players[g.start]
    g.then(starter, Do(play_round))
    for p in reversed(g.turn_order()):
        g.then(p, Do(place_wormholes))
    g.play_on()
    return g


def fill_board(g: Ultramassive) -> None:
    """Two copies of each Anomaly, one with two players. ULT-COMP-26, ULT-SETUP-06"""
    rule = g.rulings.anomaly_copies
    copies = int(rule) if rule != "by_players" else 1 if len(g.players) == 2 else 2
    g.copies = (copies,) * len(g.box.anomalies)


def deal(g: Ultramassive) -> None:
    """1 SM, three secret Cores, three Action Cards, Wormholes open. ULT-SETUP-02, -03, -04"""
    most = max([card.copies for card in g.box.cards])
    deck = [card for copy in range(most) for card in g.box.cards if copy < card.copies]
    g.rng.shuffle(deck)
    cores = list(g.box.cores)
    g.rng.shuffle(cores)
    for p in g.players:
        p.mass = g.rulings.start_mass
        p.hand = tuple([deck.pop() for _ in range(HAND)])
        p.cores = tuple([cores.pop() for _ in range(CORES_DRAWN)])
        p.open = (g.rulings.wormholes_start_open, g.rulings.wormholes_start_open)
    g.deck = tuple(deck)
    g.core_deck = tuple(cores)


def even_out(g: Ultramassive) -> None:
    """With three players the second and the third start with Discovery Counters. ULT-SETUP-02"""
    if g.rulings.counters_by_place:
        for p, counters in zip(g.turn_order(), COUNTERS.get(len(g.players), ()), strict=False):
            p.discovery = counters
