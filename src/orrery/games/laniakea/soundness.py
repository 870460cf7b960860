"""What holds in every position, so that an edited one is refused when it is loaded and does not break a game later."""

from __future__ import annotations

from typing import Final

from orrery.core.ask import Thing
from orrery.core.soundness import all_of, need, once, row, some_of, there, whole
from orrery.games.laniakea.board import ABYSSES, SPACES
from orrery.games.laniakea.components import (
    ABILITY_SPACES,
    ADVERSARY_ASCENDED,
    ASCENDED,
    ATTACK_TOKENS,
    ENTITY_SPACES,
    GATEWAY_PIECES,
    MOST,
    NOTHING,
    ROW,
    SANCTUM_PIECES,
    THRONE_PIECES,
    TRACK_END,
    AdversaryCard,
    Artifact,
    Celestial,
    Chaos,
    Entity,
    Power,
    Tile,
)
from orrery.games.laniakea.player import PLAYER_FIELDS, TOKEN_ON_BOARD, Player
from orrery.games.laniakea.setup import choose_celestial, lay_out, start_of
from orrery.games.laniakea.sound_board import check_adversary, check_board, check_slots
from orrery.games.laniakea.sound_turns import check_kernel, check_question, check_turn, entity_in_hand
from orrery.games.laniakea.state import FIELDS, Laniakea

MUCH: Final = 1_000_000  # more draws, shuffles and secrets shown than any game brings
CHOSEN: Final = ("seat", "celestial", "place", "held")  # what the choice of a Celestial brings


def check(g: Laniakea) -> None:
    """Raise a ValueError where the position is none of this game."""
    try:
        check_all(g)
    except (AttributeError, LookupError, TypeError) as error:  # a list for a card, too few arguments of a rule
        raise ValueError("something of another kind: no game can have that") from error


def check_all(g: Laniakea) -> None:
    check_counters(g)
    check_kernel(g)
    check_kinds(g)
    for p in g.players:
        check_player(g, p)
    if not g.tiles:
        check_bare(g)
        check_choosing(g)
        return
    check_adversary(g)
    check_board(g)
    check_slots(g)
    check_pieces(g)
    check_turn(g)


def check_counters(g: Laniakea) -> None:
    """The end is triggered a round before the last one, by ascending or by the clock. LAN-END-01, -02"""
    seats, last = len(g.players), g.rulings.longest_game + 1
    need(whole(g.start, 0, seats - 1) and whole(g.acting, -1, seats - 1), "whose turn it is")
    need(whole(g.round, 1, last) and whole(g.final, 0, last), "the round")
    need(not g.final or 0 <= g.final - g.round <= 1, "the last round")
    risen = g.adversary_level >= ADVERSARY_ASCENDED or max([p.level for p in g.players]) >= ASCENDED
    need(g.final > 0 or not (risen or g.round >= g.rulings.longest_game), "a game that goes on")
    need(g.stage == 0 and not g.lanes, "players who act together")
    need(whole(g.revealed, 0, MUCH) and whole(g.shown, 0, MUCH), "what was revealed")


def check_kinds(g: Laniakea) -> None:
    need(all_of(g.tiles, Tile) and all_of(g.powers, Power) and all_of(g.trashed, Power), "the tiles and powers")
    need(all_of(there(g.power_row), Power) and all_of(there(g.row), Entity, Chaos), "the rows")
    need(all_of(g.entities, Entity, Chaos) and all_of(g.artifacts, Artifact), "the decks")
    need(all_of(g.adversary_deck + g.adversary_discard, AdversaryCard), "the Adversary's cards")
    need(all_of(g.adversary_entities, Entity), "the Adversary's Entities")
    boards = there([g.adversary, *[p.celestial for p in g.players]])
    need(all_of(boards, Celestial) and once(boards), "the Celestials")


def check_player(g: Laniakea, p: Player) -> None:
    need(row(p.held, len(NOTHING), 0, MOST) and whole(p.level, 0, TRACK_END), "the resources and levels")
    need(whole(p.movement, 1, g.rulings.movement_track) and whole(p.ability, 1, ABILITY_SPACES), "the tracks")
    need(whole(p.attack_tokens, 0, ATTACK_TOKENS) and whole(p.token, TOKEN_ON_BOARD, SPACES[-1]), "the tokens")
    need(some_of(p.thrones, ABYSSES, THRONE_PIECES), "the Thrones")
    need(some_of(p.sanctums, SPACES, SANCTUM_PIECES) and some_of(p.gateways, SPACES, GATEWAY_PIECES), "the Structures")
    need(len(p.spaces) == len(ENTITY_SPACES) and all_of(there(p.spaces), Entity), "the Entities")
    need(all_of(p.defeated, Chaos) and all_of(p.artifacts, Artifact), "what was won")
    need(set(p.flipped + p.used) <= set(p.artifacts) and once(p.flipped) and once(p.used), "the Artifacts used")
    need(set(p.seen) <= set(p.hand) and once(p.seen), "the cards seen")
    need(all_of(cards_of(p) + p.fought, Power), "the cards")
    for spaces in (p.drew_at, p.visited):
        need(row(spaces, len(spaces), 0, SPACES[-1]), "the galaxies of this turn")
    need(whole(p.reshuffled, 0, g.rulings.reshuffles + 1), "the reshuffles")
    need(p.cause is None or isinstance(p.cause, Thing), "what is being carried out")


def cards_of(p: Player) -> tuple[Power, ...]:
    return p.deck + p.hand + p.discard + (() if p.playing is None else (p.playing,))


def check_bare(g: Laniakea) -> None:
    """Before the board is laid out there is nothing but Celestials. LAN-SETUP-03"""
    bare = Laniakea.fresh([Player.fresh(p.seat) for p in g.players], g.box, g.rulings)
    need(all(getattr(g, f) == getattr(bare, f) for f in FIELDS[0] if f != "start"), "the bare table")
    for p, fresh in zip(g.players, bare.players, strict=True):
        need(all(getattr(p, f) == getattr(fresh, f) for f in PLAYER_FIELDS if f not in CHOSEN), "a player before setup")


def check_choosing(g: Laniakea) -> None:
    """Celestials are chosen in turn order; then the board is laid out. LAN-SETUP-03"""
    order = g.turn_order()
    waiting = [p.seat for p in order if p.celestial is None]
    need(list(g.asks) == waiting[:1] and waiting == [p.seat for p in order[len(order) - len(waiting) :]], "who chooses")
    later = [(seat, choose_celestial) for seat in reversed(waiting[1:])]
    need([(seat, step.rule) for seat, step in g.agenda] == [(g.start, lay_out), *later], "what is left to do")
    need(not any(step.args for _, step in g.agenda), "how it is done")
    for p in order:
        start = (-1, NOTHING) if p.celestial is None else (start_of(p.celestial), (1, 1, 1))
        need((p.place, p.held) == start, "a player who chooses")
    check_question(g, g.players[waiting[0]], g.asks[waiting[0]])


def check_pieces(g: Laniakea) -> None:
    """Everything in the box is in one place; the start cards are everybody's. LAN-COMP"""
    need(len(g.power_row) == ROW and len(g.row) == ROW, "the rows")
    need(not g.powers or None not in g.power_row, "a gap in the market")
    owned = [card for p in g.players for card in cards_of(p)]
    need(all(once(cards_of(p)) for p in g.players), "a card twice in a deck")
    powers = [*owned, *g.trashed]
    need(all(powers.count(card) == len(g.players) for card in g.box.starting), "the start cards")
    need(not any(card.permanent for card in g.trashed), "a Permanent card in the trash")
    market = [*[card for card in powers if card.market], *g.powers, *there(g.power_row)]
    need(once(market) and set(market) == set(g.box.market), "the Cosmic Powers")
    cards = [*g.entities, *g.adversary_entities, *there(g.row), *entity_in_hand(g)]
    cards += [card for p in g.players for card in (*there(p.spaces), *p.defeated)]
    need(once(cards) and set(cards) == {*g.box.entities, *g.box.chaos}, "the Entities and Chaos cards")
    artifacts = [*g.artifacts, *[artifact for p in g.players for artifact in p.artifacts]]
    need(once(artifacts) and set(artifacts) == set(g.box.artifacts), "the Artifacts")
    need(sum([p.attack_tokens for p in g.players]) <= ATTACK_TOKENS, "the attack tokens")
