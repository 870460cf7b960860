"""Setup. LAN-SETUP, LAN-SOLO-02 to -08"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Optional

from orrery.core.ask import Ask, Do, Refusal, offer
from orrery.core.rng import Rng
from orrery.games.laniakea.board import ARTIFACT_VOIDS, SPACES, START_SPACES, space_called
from orrery.games.laniakea.components import ADVERSARY_START, HAND, ROW, Box, Celestial
from orrery.games.laniakea.content import EVERYTHING, box_of
from orrery.games.laniakea.modifiers import Weather
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.rulings import Rulings
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.turns import begin_turn
from orrery.games.laniakea.verbs import CHOOSE

SEATS: Final[tuple[int, ...]] = (1, 2, 3, 4)
TAKEN: Final = Refusal("LAN-SETUP-03", "There is one of each Celestial board, and that one is taken.")


def blank(seats: int, settings: Mapping[str, str], box: Box = EVERYTHING) -> Laniakea:
    """The bare table, for setup and for saves to fill."""
    if seats not in SEATS:
        raise ValueError("Laniakea is for 1 to 4 players.")  # LAN-COMP-21
    players = [Player.fresh(seat) for seat in range(seats)]
    return Laniakea.fresh(players, box_of(box, settings), Rulings(settings))


def setup(seed: int, seats: int, settings: Mapping[str, str], box: Box = EVERYTHING) -> Laniakea:
    """A first player; Celestials clockwise from there; then the board is laid out and the hands are drawn.
    LAN-SETUP-01, -03"""
    g = blank(seats, settings, box)
    g.rng = Rng(seed)
    g.start = g.rng.below(seats) if g.rulings.random_start else 0
    g.then(g.players[g.start], Do(lay_out))
    if g.rulings.celestials_chosen:
        for p in reversed(g.turn_order()):
            g.then(p, Do(choose_celestial))
    else:
        boards = list(g.box.celestials)
        g.rng.shuffle(boards)
        for p in g.players:
            take_celestial(g, p, boards[p.seat])
    g.play_on()
    return g


def choose_celestial(g: Laniakea, me: Player) -> Ask:
    """Freely, but each board once. LAN-SETUP-03"""
    return offer(g, me, CHOOSE, g.box.celestials, cannot_choose, take_celestial)


def cannot_choose(g: Laniakea, me: Player, celestial: Celestial) -> Optional[Refusal]:
    return TAKEN if celestial in [p.celestial for p in g.players] else None


def take_celestial(g: Laniakea, me: Player, celestial: Celestial) -> None:
    """The figure starts on the space with the board's letter; 1 of each resource. LAN-SETUP-05, -15, -16"""
    me.celestial = celestial
    me.place = start_of(celestial)
    me.held = (1, 1, 1)
    g.tell("chose", me, celestial)


def start_of(celestial: Celestial) -> int:
    return space_called(START_SPACES[celestial.id])


def lay_out(g: Laniakea, me: Player) -> None:
    """LAN-SETUP-08 to -18"""
    g.reveal()
    lay_tiles(g)
    lay_rows(g)
    g.artifact_voids = ARTIFACT_VOIDS
    g.artifacts = shuffled(g, g.box.artifacts)
    for p in g.everyone():
        cards = shuffled(g, g.box.starting)
        size = HAND if p.seat == g.start else g.rulings.later_hands
        p.deck, p.hand = cards[:-size], cards[-size:]
    if g.solo():
        seat_adversary(g)
    for p in g.players:
        g.whisper("drew_cards", p, p.hand)
    begin_turn(g, g.players[g.start])


def shuffled(g: Laniakea, things: tuple[Any, ...]) -> tuple[Any, ...]:
    pile = list(things)
    g.rng.shuffle(pile)
    return tuple(pile)


def lay_tiles(g: Laniakea) -> None:
    """At random on the galaxy spaces, Undiscovered side up. LAN-SETUP-14"""
    g.tiles = shuffled(g, g.box.tiles)
    g.passages = tuple([space for space in SPACES if g.tiles[space].wormhole])


def lay_rows(g: Laniakea) -> None:
    """Four of the market deck; four of the Entities and Chaos cards, whose effects begin at once. LAN-SETUP-12, -13"""
    market = shuffled(g, g.box.market)
    g.powers, g.power_row = market[:-ROW], market[-ROW:]
    deck = shuffled(g, g.box.entities + g.box.chaos)
    g.entities, g.row = deck[:-ROW], deck[-ROW:]
    g.weather = Weather(g.row)


def seat_adversary(g: Laniakea) -> None:
    """Any unused board, 2 of each resource, level 8, its deck shuffled. LAN-SOLO-02 to -08"""
    unused = [celestial for celestial in g.box.celestials if celestial is not g.players[0].celestial]
    board = unused[g.rng.below(len(unused))]
    g.adversary = board
    g.adversary_place = start_of(board)
    g.adversary_held = (2, 2, 2)
    g.adversary_level = ADVERSARY_START
    g.adversary_deck = shuffled(g, g.box.adversary)
