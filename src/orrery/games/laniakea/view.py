"""What one seat can see, and a game it can imagine from there."""

from __future__ import annotations

from typing import Any, Optional

from orrery.core.ask import Thing
from orrery.core.rng import Rng
from orrery.games.laniakea.components import ATTACK_TOKENS, COLOURS, Power
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.scoring import adversary_sheet, score_sheet
from orrery.games.laniakea.state import Laniakea
from orrery.games.laniakea.words import WORDS


def view(g: Laniakea, seat: int) -> dict[str, Any]:
    """All that this seat may know; a seat of -1 is a spectator."""
    return {
        "round": g.round,
        "start": g.start,
        "acting": g.acting,
        "final": g.final,
        "tiles": refs(g.tiles),
        "discovered": [g.discovered >> space & 1 == 1 for space in range(len(g.tiles))],
        "structures": list(g.structures),
        "slots": list(g.slots),
        "free_slots": list(g.free_slots),
        "artifact_voids": list(g.artifact_voids),
        "market": [ref(card) for card in g.power_row],
        "market_deck": len(g.powers),
        "row": [ref(card) for card in g.row],
        "entity_deck": len(g.entities),
        "artifact_deck": len(g.artifacts),
        "attack_tokens": ATTACK_TOKENS - sum([p.attack_tokens for p in g.players]),
        "trashed": refs(g.trashed),
        "players": [player_view(g, p, seat == p.seat) for p in g.players],
        "adversary": adversary_view(g),
        "waiting_for": sorted(g.asks),
        "ask": WORDS.question(g.asks.get(seat), g.players[seat].cause),
    }


def ref(thing: Optional[Thing]) -> str:
    return "" if thing is None else thing.ref


def refs(things: tuple[Any, ...]) -> list[str]:
    return [ref(thing) for thing in things]


def player_view(g: Laniakea, p: Player, mine: bool) -> dict[str, Any]:
    """A hand and the order of a deck are secrets; which cards a player owns is not, for all came openly."""
    return {
        "colour": COLOURS[p.seat],
        "celestial": ref(p.celestial),
        "place": p.place,
        "held": list(p.held),
        "level": p.level,
        "movement": p.movement,
        "ability": p.ability,
        "hand": sorted(refs(p.hand)) if mine else len(p.hand),
        "deck": sorted(refs(p.deck)) if mine else len(p.deck),
        "hand_and_deck": sorted(refs(p.hand + p.deck)),
        "seen": sorted(refs(p.seen)),
        "discard": refs(p.discard),
        "playing": ref(p.playing),
        "entities": refs(p.spaces),
        "defeated": refs(p.defeated),
        "artifacts": refs(p.artifacts),
        "flipped": refs(p.flipped),
        "used": refs(p.used),
        "attack_tokens": p.attack_tokens,
        "token": p.token,
        "sanctums": list(p.sanctums),
        "gateways": list(p.gateways),
        "thrones": list(p.thrones),
        "fought": refs(p.fought),
        "doubling": p.doubling,
        "score": score_sheet(g, p) if g.tiles else {},
    }


def adversary_view(g: Laniakea) -> dict[str, Any] | None:
    if g.adversary is None:
        return None
    return {
        "celestial": ref(g.adversary),
        "place": g.adversary_place,
        "held": list(g.adversary_held),
        "level": g.adversary_level,
        "deck": len(g.adversary_deck),
        "discard": refs(g.adversary_discard),
        "entities": refs(g.adversary_entities),
        "sanctums": list(g.adversary_sanctums),
        "score": adversary_sheet(g),
    }


def imagine(g: Laniakea, seat: int, rng: Rng) -> Laniakea:
    """A game this seat cannot tell from the real one: all that is hidden from it is dealt anew. Everybody knows which
    cards a player owns and which of the hand have been seen; nobody knows the order of any deck."""
    twin = g.copy()
    twin.rng = rng.fork()
    twin.powers = anew(twin.powers, rng)
    twin.entities = anew(twin.entities, rng)
    twin.artifacts = anew(twin.artifacts, rng)
    twin.adversary_deck = anew(twin.adversary_deck, rng)
    for p in twin.everyone():
        if p.seat == seat:
            p.deck = anew(p.deck, rng)
        else:
            deal_anew(p, rng)
    for p in twin.players:
        if p.seat != seat and p.seat in twin.asks:
            twin.ask_again(p.seat)
    return twin


def deal_anew(p: Player, rng: Rng) -> None:
    """What has been seen stays in hand, the rest of the hand and the deck are dealt again."""
    unseen: list[Power] = [card for card in p.hand if card not in p.seen]
    cards = anew((*unseen, *p.deck), rng)
    p.hand = p.seen + cards[: len(unseen)]
    p.deck = cards[len(unseen) :]


def anew(pile: tuple[Any, ...], rng: Rng) -> tuple[Any, ...]:
    cards = list(pile)
    cards.sort(key=by_number)
    rng.shuffle(cards)
    return tuple(cards)


def by_number(thing: Any) -> int:
    number: int = thing.number
    return number
