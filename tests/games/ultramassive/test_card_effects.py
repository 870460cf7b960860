"""Every Action Card in play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ultramassive.table import Table

# what is played; the table before it; the answers; the board after it; SM and DC gained
PLAYS: list[tuple[str, dict[str, Any], list[str], dict[str, str], int, int]] = [
    ("AC-01", {"B2": "BG"}, ["place B1", "orbit blue"], {"B2": "SG", "B3": "BG"}, 0, 0),
    ("AC-02", {"P5": "BG"}, ["place P5"], {"P5": "BG SG"}, 0, 0),
    ("AC-03", {"B1": "BG"}, ["place B1"], {"B1": "BG PBH"}, 0, 0),
    ("AC-04", {}, ["place B5"], {"B5": "BG"}, 0, 0),
    ("AC-05", {"B5": "SG", "P1": "BG"}, ["orbit blue", "orbit pink", "orbit blue"], {"P2": "BG"}, 3, 1),
    ("AC-06", {"B1": "SG", "P5": "BG"}, ["orbit blue", "orbit pink"], {"B3": "SG"}, 2, 0),
    ("AC-07", {"B1": "SG", "P6": "BG"}, ["place B1"], {"B1": "BG", "B2": "SG"}, 2, 0),
    ("AC-08", {"B6": "SG"}, ["orbit blue", "siphon SP-1", "place P1"], {"P1": "BG"}, 3, 0),
    ("AC-09", {}, ["siphon SP-2", "siphon SP-2"], {}, 0, 4),
    ("AC-10", {}, [], {}, 0, 4),
    ("AC-11", {}, [], {}, 0, 2),
    ("AC-12", {}, [], {}, 3, 0),
    ("AC-13", {"B4": "AMAJ", "P2": "AMIN"}, ["give P2"], {"B4": "AMAJ", "P2": "PBH"}, 0, 1),
    ("AC-14", {"B1": "SG"}, ["place B1", "orbit blue"], {"B2": "SG"}, 0, 2),
    ("AC-15", {"B6": "SG"}, ["cross B6", "orbit pink"], {}, 3 + 1, 0),
    ("AC-16", {"P2": "BG"}, ["move P2", "move_to P5"], {"P5": "BG"}, 2, 0),
    ("AC-17", {"open": (False, True)}, ["lift 0", "set_down B2", "lift 3", "set_down P6"], {}, 2, 0),
    ("AC-18", {}, ["place B1", "place P1"], {"B1": "BG", "P1": "BG"}, 0, 0),
    ("AC-19", {"B1": "BG SG", "B4": "AMIN", "P6": "SG"}, [], {"B1": "BG SG", "B4": "AMIN", "P6": "SG"}, 3, 0),
    ("AC-20", {}, ["siphon SP-1", "place B1"], {"B1": "BG"}, 0, 1),
]


@pytest.mark.rule("ULT-CARD-02", "ULT-ACT-02")
@pytest.mark.parametrize(("card", "before", "answers", "board", "mass", "discovery"), PLAYS)
def test_a_card_does_what_it_says(
    card: str, before: dict[str, Any], answers: list[str], board: dict[str, str], mass: int, discovery: int
) -> None:
    t = Table().lay(sm=5, hand=f"{card} AC-12", **before).actions().choose(f"play {card}", *answers)
    assert t.board() == board
    assert t.status() == (5 + mass, discovery, "Primordial")
    assert t.hand().split()[0] == "AC-12"
    assert t.offered("play") != ""


@pytest.mark.rule("ULT-CARD-02")
@pytest.mark.parametrize(("card", "drawn"), [("AC-04", 1), ("AC-11", 2), ("AC-12", 0)])
def test_a_card_draws_as_many_cards_as_it_says(card: str, drawn: int) -> None:
    t = Table().lay(hand=f"{card} AC-10").actions().choose(f"play {card}")
    if card == "AC-04":
        t.choose("place B1")
    assert len(t.me().hand) == 1 + drawn


@pytest.mark.rule("ULT-COMP-21", "ULT-GAIN-09", "ULT-WORM-05")
@pytest.mark.parametrize("card", ["AC-02", "AC-04"])
def test_warped_delivery_and_loose_thread_place_on_first_spaces_and_wormholes(card: str) -> None:
    t = Table().lay(hand=f"{card} AC-12", wormholes="B2 B6 P1 P4", open=(False, True)).actions().choose(f"play {card}")
    assert t.offered("place") == "B1 B2 B6 P1 P4"


@pytest.mark.rule("ULT-CARD-02", "ULT-ACT-02")
def test_free_fall_moves_a_stack_up_to_three_spaces() -> None:
    t = Table().lay(hand="AC-16", P1="BG").actions().choose("play AC-16", "move P1")
    assert t.offered("move_to") == "P2 P3 P4"


@pytest.mark.rule("ULT-CARD-02")
def test_positron_recycling_needs_antimatter_but_gives_its_counter_anyway() -> None:
    t = Table().lay(sm=5, hand="AC-13 AC-12", B1="SG").actions().choose("play AC-13")
    assert t.board() == {"B1": "SG"}
    assert t.status() == (5, 1, "Primordial")


@pytest.mark.rule("ULT-DRAFT-20")
def test_positron_recycling_takes_antimatter_from_the_board_only() -> None:
    t = Table().lay(hand="AC-13 AC-12", B1="SG", B4="AMAJ", P2="AMIN").actions().choose("play AC-13")
    assert t.offered("give") == "B4 P2"
    assert t.why("give B1") == ("ULT-DRAFT-20",)
    assert t.why("give hole") == ("ULT-DRAFT-20",)


@pytest.mark.rule("ULT-CARD-07", "ULT-GAIN-01")
def test_stray_positrons_give_every_rival_minor_antimatter() -> None:
    t = Table(3).lay(0, hand="AC-14").actions(0).choose("play AC-14", "place P1", "place B1", "orbit blue")
    assert [t.board(seat) for seat in range(3)] == [{}, {"P1": "AMIN"}, {"B1": "AMIN"}]


@pytest.mark.rule("ULT-CARD-02", "ULT-WORM-02", "ULT-WORM-07")
def test_fold_space_opens_a_pair_and_moves_up_to_two_wormholes_to_free_spaces() -> None:
    t = Table().lay(hand="AC-17 AC-12", open=(False, False)).actions().choose("play AC-17", "open B", "lift 0")
    assert t.me().open == (False, True)
    assert t.why("set_down B5") == ("ULT-WORM-02",)
    t.choose("set_down B6", "lift 1", "set_down B1")
    assert t.wormholes() == "B6 B1 P1 P5"
    assert t.why("lift 2") == ("ULT-WORM-07",)
    assert t.offered("play") == "AC-12"


@pytest.mark.rule("ULT-CARD-02")
def test_fold_space_may_move_no_wormhole_and_open_none() -> None:
    t = Table().lay(sm=5, hand="AC-17 AC-12").actions().choose("play AC-17", "settled")
    assert t.wormholes() == "B1 B5 P1 P5"
    assert t.status() == (7, 0, "Primordial")


@pytest.mark.rule("ULT-COMP-25")
@pytest.mark.parametrize(("stacks", "mass"), [(0, 0), (1, 1), (5, 5), (7, 5)])
def test_mass_census_counts_stacks_up_to_five(stacks: int, mass: int) -> None:
    laid = dict.fromkeys(["B2", "B3", "B4", "B6", "P2", "P3", "P4"][:stacks], "BG")
    t = Table().lay(sm=5, hand="AC-19 AC-10", **laid).actions().choose("play AC-19")
    assert t.me().mass == 5 + mass
