"""What one seat can see, and a game it can imagine from there."""

from __future__ import annotations

from typing import Any

from orrery.core.openly import in_order
from orrery.core.rng import Rng
from orrery.games.ultramassive.components import SIZES
from orrery.games.ultramassive.questions import question_view
from orrery.games.ultramassive.shape import PlayerView, View
from orrery.games.ultramassive.state import Player, Ultramassive

__all__ = ["View", "imagine", "view"]


def view(g: Ultramassive, seat: int) -> View:
    """All that this seat may know; a seat of -1 is a spectator."""
    return {
        "round": g.round,
        "phase": g.phase,
        "start": g.start,
        "acting": g.acting,
        "deck": len(g.deck),
        "discard": in_order(g.discard),
        "anomalies": {anomaly.ref: copies for anomaly, copies in zip(g.box.anomalies, g.copies, strict=True)},
        "players": [player_view(p, seat == p.seat or g.rulings.open_hands) for p in g.players],
        "waiting_for": sorted(g.asks),
        "ask": question_view(g, seat),
    }


def player_view(p: Player, mine: bool) -> PlayerView:
    return {
        "mass": p.mass,
        "hundreds": p.mass // 100,  # ULT-COMP-13: the extra disc, and where the main one stands
        "on_track": p.mass % 100,
        "discovery": p.discovery,
        "size": SIZES[p.size],
        "spaces": [[token.ref for token in stack] for stack in p.spaces],
        "wormholes": p.wormholes,
        "open": p.open,
        "hand": in_order(p.hand) if mine else len(p.hand),
        "cores": in_order(p.cores) if mine else len(p.cores),
        "anomalies": [anomaly.ref for anomaly in p.anomalies],
        "used": [anomaly.ref for anomaly in p.used],
        "played": [card.ref for card in p.played],
        "drafted": [option.ref for option in p.drafted],
        "pending": [resource.ref for resource in p.pending],
        "captured": [token.ref for token in p.captured],
        "gaining": p.gaining,
    }


def imagine(g: Ultramassive, seat: int, rng: Rng) -> Ultramassive:
    """A game this seat cannot tell from the real one: all that is hidden from it is dealt anew."""
    twin = g.copy()
    twin.rng = rng.fork()
    others = [] if g.rulings.open_hands else [twin.mine(p.seat) for p in g.players if p.seat != seat]
    cards = [*twin.deck, *[card for p in others for card in p.hand]]
    cards.sort(key=by_number)
    rng.shuffle(cards)
    cores = list(twin.core_deck) + [core for p in others for core in p.cores]
    cores.sort(key=by_number)
    rng.shuffle(cores)
    for p in others:
        p.hand = tuple([cards.pop() for _ in p.hand])
        p.cores = tuple([cores.pop() for _ in p.cores])
    twin.deck = tuple(cards)
    twin.core_deck = tuple(cores)
    for p in others:
        if p.seat in twin.asks:
            twin.ask_again(p.seat)
    return twin


def by_number(thing: Any) -> int:
    number: int = thing.number
    return number
