"""Setup. COS-SET, COS-PC, COS-AUT-01 to -06"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.games.council.automa import AUTOMA
from orrery.games.council.components import DISPLAY, PARSECS
from orrery.games.council.content import EVERYTHING, box_of
from orrery.games.council.leaders import box_leaders, choose_leader
from orrery.games.council.player import Player
from orrery.games.council.rounds import play_round
from orrery.games.council.rulings import Rulings
from orrery.games.council.state import Box, Council

START_FIELDS: Final = (0, 1)  # the gray fields of Parvus Corta
TECHS_OUT: Final = 2  # of each Dark Tech pile
START_GEMS: Final = (1, 1, 0)


def blank(seats: int, settings: Mapping[str, str], box: Box = EVERYTHING) -> Council:
    """The bare table, for setup and for saves to fill; alone, the Automa sits in seat 1. COS-GEN-01, COS-PC-04"""
    if seats not in (1, 2, 3, 4):
        raise ValueError("Council of Shadows is for 1 to 4 players.")
    rulings = Rulings(settings)
    solo = seats == 1
    players = [Player.fresh(seat) for seat in range(max(2, seats))]
    g = Council(Rng(0), players, box_of(box, settings), rulings)
    g.begin()
    g.lay_out()
    g.solo = solo
    return g


def setup(seed: int, seats: int, settings: Mapping[str, str], box: Box = EVERYTHING) -> Council:
    """Board, piles, cards, then the players; leaders are chosen before the first round. COS-SET, COS-LD-02, -03"""
    g = blank(seats, settings, box)
    g.rng = Rng(seed)
    lay_tiles(g)
    lay_cards(g)
    for p in g.players:
        if g.is_automa(p):
            equip_automa(p)
        else:
            equip(g, p)
    deal_order(g)
    deal_dark_cards(g)
    first = g.players[g.order[0]]
    g.then(first, Do(play_round))
    if g.rulings.leaders:
        g.leaders = g.box.leaders
        g.then(first, Do(box_leaders))
        for p in g.turn_order():
            if not g.is_automa(p):
                g.then(p, Do(choose_leader))
    g.play_on()
    return g


def shuffled(g: Council, things: Any) -> tuple[Any, ...]:
    pile = list(things)
    g.rng.shuffle(pile)
    return tuple(pile)


def lay_tiles(g: Council) -> None:
    """Three shuffled piles; two Parsec 1 tiles lie open in Parvus Corta. COS-SET-03, -04"""
    for parsec in PARSECS:
        tiles = shuffled(g, [tile for tile in g.box.tiles if tile.parsec == parsec])
        g.put_pile(parsec, tiles, (0,) * len(tiles))
    for field in START_FIELDS:
        g.put_tile(g.piles[1][-1], field)
        g.put_pile(1, g.piles[1][:-1], g.marks[1][:-1])


def lay_cards(g: Council) -> None:
    """Eight AI cards open; two Dark Tech cards of each level out, unseen; light and Automa piles. COS-SET-05 to -08"""
    cards = shuffled(g, g.box.ai_cards)
    g.display, g.deck = cards[:DISPLAY], cards[DISPLAY:]
    piles = []
    for level in (1, 2):
        pile = shuffled(g, [tech for tech in g.box.techs if tech.level == level])[TECHS_OUT:]
        piles.append(pile if g.rulings.techs_drawn else tuple(sorted(pile, key=lambda tech: tech.number)))
    g.tech_piles = tuple(piles)
    g.light = shuffled(g, g.box.light)
    g.tickets = (-1,) * len(g.light)
    if g.solo:
        lay_automa_cards(g)


def lay_automa_cards(g: Council) -> None:
    """A pile for each level, the silver cards only if wanted. COS-AUT-04, -05"""
    cards = [card for card in g.box.automa if g.rulings.silver_cards or not card.silver]
    g.automa_piles = tuple([shuffled(g, [card for card in cards if card.level == level]) for level in range(3)])


def equip(g: Council, p: Player) -> None:
    """Six action cards, one coal and one gold; Consumption 20, level 0. COS-SET-12, -13, -14"""
    p.hand = g.box.start_cards
    p.gems = START_GEMS


def equip_automa(p: Player) -> None:
    """Cubes and two markers, nothing else. COS-AUT-03, -06"""
    p.slots = ()
    p.ranges = ()


def deal_order(g: Council) -> None:
    """Turn order tiles at random; tile 1 starts on Energy 0, tile 2 on 1, and so on. Where all start on 0, the largest
    number still goes first in a tie of the first round. COS-SET-16, -17, COS-CONS-09, COS-AUT-03"""
    g.order = shuffled(g, range(len(g.players)))
    if g.solo and g.rulings.human_first:
        g.order = (0, AUTOMA)
    last = len(g.players) - 1
    for tile, p in enumerate(g.turn_order()):
        p.energy = tile if g.rulings.energy_by_tile else 0
        p.arrived = tile if g.rulings.energy_by_tile or g.rulings.first_tile_leads else last - tile
    g.moves = len(g.players)


def deal_dark_cards(g: Council) -> None:
    """Those that fit player count and modules, one for each player, the rest unseen to the box. COS-SET-09, -11"""
    fit = [card for card in g.box.dark if len(g.players) in card.seats and (g.rulings.stations or not card.module)]
    pool = shuffled(g, fit)
    for p in g.players:
        if not g.is_automa(p):
            p.bonuses = (pool[0],)
            pool = pool[1:]
    g.dark_box = pool
