"""What holds on the board of every position: Structures, passages, slots and the Adversary."""

from __future__ import annotations

from orrery.core.soundness import need, once, row, some_of, whole
from orrery.games.laniakea.board import ARTIFACT_VOIDS, SPACES
from orrery.games.laniakea.components import (
    ADVERSARY,
    ADVERSARY_START,
    MOST,
    NOTHING,
    SANCTUM_PIECES,
    STONES,
    TRACK_END,
)
from orrery.games.laniakea.state import EMPTY, SLOTS, TOKEN_SLOTS, Laniakea
from orrery.games.laniakea.travelling import structure_code


def check_board(g: Laniakea) -> None:
    """Every Structure is the piece of somebody, and every Gateway and Wormhole a passage. LAN-BUILD-02, LAN-TRAV-01"""
    need(set(g.tiles) == set(g.box.tiles) and len(g.tiles) == len(SPACES), "the galaxies")
    wormholes = [space for space in SPACES if g.tiles[space].wormhole]
    structures, passages = [0] * len(SPACES), wormholes[:]
    for owner, spaces, gateway in built(g):
        for space in spaces:
            need(structures[space] == 0 and space not in wormholes, "a Structure")
            structures[space] = structure_code(owner, gateway)
        passages += spaces if gateway else ()
    need(
        row(g.structures, len(SPACES), 0, structure_code(ADVERSARY, False)) and g.structures == tuple(structures),
        "the Structures",
    )
    need(row(g.passages, len(passages), 0, SPACES[-1]), "the Gateways and Wormholes")
    need(sorted(g.passages) == sorted(passages), "the passages")
    need(whole(g.discovered, 0, (1 << len(SPACES)) - 1), "the galaxies discovered")
    need(not any(g.discovered >> space & 1 for space in wormholes), "a Wormhole discovered")
    need(some_of(g.artifact_voids, ARTIFACT_VOIDS, len(ARTIFACT_VOIDS)), "the voids")
    need(all(whole(p.place, 0, SPACES[-1]) for p in g.players), "a figure")
    thrones = [(0 if not g.rulings.throne_each else p.seat, abyss) for p in g.players for abyss in p.thrones]
    need(once(thrones), "two Thrones in an abyss")


def built(g: Laniakea) -> list[tuple[int, tuple[int, ...], bool]]:
    own = [(p.seat, p.sanctums, False) for p in g.players] + [(p.seat, p.gateways, True) for p in g.players]
    return [*own, (ADVERSARY, g.adversary_sanctums, False)]


def check_slots(g: Laniakea) -> None:
    """A slot lies open once its galaxy is Discovered or its token placed, until it is augmented. LAN-SLOT-02, -05"""
    need(row(g.slots, len(SLOTS), EMPTY, 1 + STONES[-1]), "the slots")
    open_slots = [space for space in SPACES if g.tiles[space].slot and g.discovered >> space & 1]
    open_slots += [TOKEN_SLOTS + p.seat for p in g.players if p.token >= 0]
    need(all(g.slots[slot] == EMPTY or slot in open_slots for slot in SLOTS), "a stone in a locked slot")
    need(row(g.free_slots, len(g.free_slots), 0, SLOTS[-1]), "the slots that lie open")
    need(sorted(g.free_slots) == [slot for slot in open_slots if g.slots[slot] == EMPTY], "the free slots")


def check_adversary(g: Laniakea) -> None:
    """LAN-SOLO-02 to -08"""
    if not g.solo():
        rest = (g.adversary, g.adversary_place, g.adversary_held, g.adversary_level)
        piles = g.adversary_deck + g.adversary_discard + g.adversary_entities
        need(rest == (None, -1, NOTHING, 0) and not piles, "an Adversary at the table")
        need(not g.adversary_sanctums and not g.adversary_visited, "an Adversary on the board")
        return
    need(g.adversary is not None and whole(g.adversary_place, 0, SPACES[-1]), "the Adversary")
    need(row(g.adversary_held, len(NOTHING), 0, MOST), "the Adversary's resources")
    need(whole(g.adversary_level, ADVERSARY_START, TRACK_END), "the Adversary's level")
    need(some_of(g.adversary_sanctums, SPACES, SANCTUM_PIECES), "the Adversary's Sanctums")
    need(row(g.adversary_visited, len(g.adversary_visited), 0, SPACES[-1]), "the Adversary's visits")
    cards = g.adversary_deck + g.adversary_discard
    need(once(cards) and set(cards) == set(g.box.adversary), "the Adversary's deck")
