"""What must hold in every position of Laniakea, whoever plays however badly."""

from __future__ import annotations

from orrery.games.laniakea.board import ARTIFACT_VOIDS, SPACES
from orrery.games.laniakea.components import ADVERSARY, ATTACK_TOKENS, FEWEST_CARDS, MOST, TRACK_END
from orrery.games.laniakea.content import (
    ADVERSARY_DECK,
    ARTIFACTS,
    CELESTIALS,
    CHAOS,
    ENTITIES,
    MARKET,
    STARTING,
    TILES,
)
from orrery.games.laniakea.modifiers import Boons, Weather
from orrery.games.laniakea.player import Player
from orrery.games.laniakea.state import EMPTY, TOKEN_SLOTS, Laniakea
from orrery.games.laniakea.verbs import SHED


def numbers(things: object) -> list[int]:
    return sorted([thing.number for thing in things if thing is not None])  # type: ignore[attr-defined]


def check(g: Laniakea) -> None:
    for p in g.players:
        check_player(g, p)
    if not g.tiles:
        return
    assert numbers(g.tiles) == numbers(g.box.tiles)
    market = [card for p in g.players for card in all_cards(p) if card.market]
    trashed = [card for card in g.trashed if card.market]
    powers = [*market, *trashed, *g.powers, *g.power_row]
    assert numbers(powers) == numbers(g.box.market), "Cosmic Powers appear or vanish"
    held = [card for p in g.players for card in (*p.spaces, *p.defeated)] + taken(g)
    entities = [*held, *g.adversary_entities, *g.entities, *g.row]
    assert numbers(entities) == numbers(g.box.entities + g.box.chaos), "Entities appear or vanish"
    found = [card for p in g.players for card in p.artifacts]
    assert numbers([*found, *g.artifacts]) == numbers(g.box.artifacts), "Artifacts appear or vanish"
    assert set(g.artifact_voids) <= set(ARTIFACT_VOIDS)
    assert sum(p.attack_tokens for p in g.players) <= ATTACK_TOKENS
    check_board(g)
    check_adversary(g)
    assert vars_of(g.weather) == vars_of(Weather(g.row)), "Chaos effects are out of date"


def taken(g: Laniakea) -> list[object]:
    """The Entity that has just been paid for and is being placed."""
    return [known for ask in g.asks.values() if ask.verb.name == "occupy" for known in ask.known]


def vars_of(thing: object) -> list[object]:
    return [getattr(thing, name) for name in dir(thing) if not name.startswith("_")]


def all_cards(p: Player) -> list[object]:
    return [*p.deck, *p.hand, *p.discard, *([p.playing] if p.playing else [])]


def check_player(g: Laniakea, p: Player) -> None:
    assert all(0 <= n <= MOST for n in p.held), p.held
    assert 0 <= p.level <= TRACK_END
    assert 1 <= p.movement <= g.rulings.movement_track
    assert 1 <= p.ability <= 4
    assert all(len(built) <= most for built, most in ((p.sanctums, 6), (p.gateways, 6), (p.thrones, 5)))
    assert p.attack_tokens >= 0
    assert set(p.seen) <= set(p.hand), "a card that has left the hand counts as seen in it"
    assert set(p.flipped) <= set(p.artifacts)
    assert vars_of(p.boons) == vars_of(Boons(p.spaces)), "Enhancements are out of date"
    if not g.tiles:
        return
    starting = [card for card in all_cards(p) if not card.market]  # type: ignore[attr-defined]
    assert len(set(starting)) == len(starting)
    assert {card.id for card in starting} >= {"MOVE1", "MOVE2", "SERAPH1", "SERAPH2"}  # type: ignore[attr-defined]
    waiting = p.playing is not None and p.playing.draws
    assert len(p.hand) >= FEWEST_CARDS - waiting or g.acting != p.seat or in_upkeep(g, p), "fewer than two cards left"


def in_upkeep(g: Laniakea, p: Player) -> bool:
    ask = g.asks.get(p.seat)
    return ask is not None and ask.part(SHED) is not None


def check_board(g: Laniakea) -> None:
    for space in SPACES:
        code = g.structures[space]
        owner, gateway = g.owner_at(space), code != 0 and code % 2 == 0
        for p in g.players:
            assert (space in p.sanctums) == (owner == p.seat and not gateway)
            assert (space in p.gateways) == (owner == p.seat and gateway)
        assert (space in g.adversary_sanctums) == (owner == ADVERSARY)
        assert not (code and g.tiles[space].wormhole)
        assert (space in g.passages) == (gateway or g.tiles[space].wormhole)
        open_slot = g.tiles[space].slot and g.discovered >> space & 1 == 1 and g.slots[space] == EMPTY
        assert (space in g.free_slots) == open_slot
    assert len(set(g.passages)) == len(g.passages)
    for p in g.players:
        assert (TOKEN_SLOTS + p.seat in g.free_slots) == (p.token >= 0 and g.slots[TOKEN_SLOTS + p.seat] == EMPTY)
    thrones = [(p.seat if g.rulings.throne_each else 0, abyss) for p in g.players for abyss in p.thrones]
    assert len(set(thrones)) == len(thrones)


def check_adversary(g: Laniakea) -> None:
    if not g.solo():
        assert g.adversary is None
        return
    assert g.adversary is not None
    assert numbers([*g.adversary_deck, *g.adversary_discard]) == numbers(g.box.adversary)
    assert all(0 <= n <= MOST for n in g.adversary_held)
    assert len(g.adversary_sanctums) <= 6
    assert not g.tiles[g.adversary_place].wormhole or g.round == 1


def used(g: Laniakea) -> set[str]:
    """What has visibly been used so far, so that a test can tell whether everything in the box gets played."""
    things: list[object] = [p.playing for p in g.players if p.playing]
    for p in g.players:
        things += [p.celestial, *p.spaces, *p.defeated, *p.artifacts, *p.fought]
        things += [card for card in p.discard if card.name == "Sunlance"]  # is resolved without a question
    tiles = [tile for space, tile in enumerate(g.tiles) if g.discovered >> space & 1]
    things += [*tiles, *g.adversary_discard]
    return {thing.ref for thing in things if thing is not None}  # type: ignore[attr-defined]


def box() -> set[str]:
    galaxies = [tile for tile in TILES if not tile.wormhole]
    everything = (*STARTING, *MARKET, *ENTITIES, *CHAOS, *ARTIFACTS, *CELESTIALS, *ADVERSARY_DECK, *galaxies)
    return {thing.ref for thing in everything}
