"""What one seat can see."""

from __future__ import annotations

from typing import Final, Optional

from orrery.core.ask import Ask, Thing
from orrery.core.openly import in_order
from orrery.games.laniakea.chaos import hit_points, strength
from orrery.games.laniakea.components import ADVERSARY, ATTACK_TOKENS, COLOURS, MARKET_PRICES, STONES, Held
from orrery.games.laniakea.cosmic_powers import price
from orrery.games.laniakea.costs import price_numbered
from orrery.games.laniakea.player import TOKEN_IN_HAND, Player
from orrery.games.laniakea.questions import question_view
from orrery.games.laniakea.scoring import adversary_sheet, score_sheet
from orrery.games.laniakea.shape import (
    AdversaryView,
    AttackView,
    MoveView,
    Owner,
    PlayerView,
    StructureView,
    TokenView,
    View,
)
from orrery.games.laniakea.state import SLOTS, TOKEN_SLOTS, Laniakea
from orrery.games.laniakea.travelling import structure_code
from orrery.games.laniakea.verbs import GIVE, PAY, SEND, STEP, STROLL

SLOT_REFS: Final = tuple([f"slot:{slot}" for slot in SLOTS])
STONE_REFS: Final = ("", *[f"resource:{stone}" for stone in STONES])


def structure_views() -> tuple[Optional[StructureView], ...]:
    """What stands on a galaxy, by the number that says so."""
    views: list[Optional[StructureView]] = [None] * (structure_code(ADVERSARY, True) + 1)
    for owner in (*range(len(COLOURS)), ADVERSARY):
        by: Owner = "adversary" if owner == ADVERSARY else owner
        views[structure_code(owner, False)] = {"kind": "sanctum", "owner": by}
        views[structure_code(owner, True)] = {"kind": "gateway", "owner": by}
    return tuple(views)


STRUCTURES: Final = structure_views()


def view(g: Laniakea, seat: int) -> View:
    """All that this seat may know; a seat of -1 is a spectator."""
    return {
        "round": g.round,
        "start": g.start,
        "acting": -1 if g.acting == ADVERSARY else g.acting,
        "final": g.final,
        "tiles": refs(g.tiles),
        "discovered": [g.discovered >> space & 1 == 1 for space in range(len(g.tiles))],
        "structures": [STRUCTURES[code] for code in g.structures],
        "slots": [STONE_REFS[stone] for stone in g.slots[:TOKEN_SLOTS]],
        "free_slots": [SLOT_REFS[slot] for slot in g.free_slots],
        "artifact_voids": g.artifact_voids,
        "market": [ref(card) for card in g.power_row],
        "market_deck": len(g.powers),
        "row": [ref(card) for card in g.row],
        "entity_deck": len(g.entities),
        "artifact_deck": len(g.artifacts),
        "attack_tokens": ATTACK_TOKENS - sum([p.attack_tokens for p in g.players]),
        "trashed": refs(g.trashed),
        "ways_to_pay": ways_to_pay(g, seat),
        "players": [player_view(g, p, seat == p.seat) for p in g.players],
        "adversary": adversary_view(g),
        "waiting_for": sorted(g.asks),
        "ask": question_view(g, seat),
    }


def ref(thing: Optional[Thing]) -> str:
    return "" if thing is None else thing.ref


def refs(things: tuple[Optional[Thing], ...]) -> list[str]:
    return ["" if thing is None else thing.ref for thing in things]


def player_view(g: Laniakea, p: Player, mine: bool) -> PlayerView:
    """A hand and the order of a deck are secrets; which cards a player owns is not, for all came openly."""
    ask = g.asks.get(p.seat)
    return {
        "colour": COLOURS[p.seat],
        "celestial": ref(p.celestial),
        "place": p.place,
        "held": p.held,
        "level": p.level,
        "movement": p.movement,
        "ability": p.ability,
        "hand": in_order(p.hand) if mine else len(p.hand),
        "deck": in_order(p.deck) if mine else len(p.deck),
        "hand_and_deck": in_order(p.hand + p.deck),
        "seen": in_order(p.seen),
        "discard": refs(p.discard),
        "playing": ref(p.playing),
        "entities": refs(p.spaces),
        "defeated": refs(p.defeated),
        "artifacts": refs(p.artifacts),
        "flipped": refs(p.flipped),
        "used": refs(p.used),
        "attack_tokens": p.attack_tokens,
        "token": token_view(g, p),
        "sanctums": p.sanctums,
        "gateways": p.gateways,
        "thrones": p.thrones,
        "fought": refs(p.fought),
        "doubling": p.doubling,
        "prices": [price(g, p, place, 0) for place in range(len(MARKET_PRICES))],
        "hit_points": {chaos.ref: hit_points(g, p, chaos) for chaos in g.weather.cards},
        "attack": None if ask is None else attack_view(p, ask),
        "move": None if ask is None else move_view(ask),
        "score": score_sheet(g, p) if g.tiles else {},
    }


def token_view(g: Laniakea, p: Player) -> TokenView:
    stone = STONE_REFS[g.slots[TOKEN_SLOTS + p.seat]]
    if p.token >= 0:
        return {"on": "galaxy", "space": p.token, "stone": stone}
    return {"on": "hand" if p.token == TOKEN_IN_HAND else "board", "space": -1, "stone": stone}


def ways_to_pay(g: Laniakea, seat: int) -> dict[str, Held]:
    ask = g.asks.get(seat)
    part = None if ask is None else ask.part(PAY)
    return {} if part is None else {f"price:{number}": price_numbered(number) for number in part.among}


def attack_view(p: Player, ask: Ask) -> Optional[AttackView]:
    """The attack being declared: on what, with what, and how much it comes to. LAN-ATTK-10"""
    part = ask.part(SEND) or ask.part(GIVE)
    if part is None:
        return None
    chaos, _, sent, tokens, aids = part.known[0]
    total = strength(p, sent, tokens, aids)
    return {"on": ref(chaos), "strength": total, "sent": refs(sent), "tokens": tokens, "aids": refs(aids)}


def move_view(ask: Ask) -> Optional[MoveView]:
    """The Move being made: movements left, and what may still be paid for them. LAN-MOVE-02, -04"""
    part = ask.part(STEP) or ask.part(STROLL)
    if part is None:
        return None
    trip = part.known[0]
    return {"left": trip[0], "purse": trip[1]}


def adversary_view(g: Laniakea) -> Optional[AdversaryView]:
    if g.adversary is None:
        return None
    return {
        "acting": g.acting == ADVERSARY,
        "celestial": ref(g.adversary),
        "place": g.adversary_place,
        "held": g.adversary_held,
        "level": g.adversary_level,
        "deck": len(g.adversary_deck),
        "discard": refs(g.adversary_discard),
        "entities": refs(g.adversary_entities),
        "sanctums": g.adversary_sanctums,
        "score": adversary_sheet(g),
    }
