"""Siphon."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.ultramassive.gaining import gain_discovery
from orrery.games.ultramassive.orbit import orbit
from orrery.games.ultramassive.siphon import siphon
from tests.games.ultramassive.table import Table

PRIMORDIAL = "SP-1 SP-2 SP-3"
STELLAR = "SS-1 SS-2 SS-3"
SUPERMASSIVE = "SU-1 SU-2 SU-3"


@pytest.mark.rule("ULT-SIPHON-01", "ULT-SIPHON-02", "ULT-COMP-19")
@pytest.mark.parametrize(
    ("option", "answers", "board", "mass", "discovery"),
    [
        ("SP-1", ["place B1"], {"B1": "BG", "P2": "SG"}, 60, 0),
        ("SP-2", [], {"P2": "SG"}, 60, 2),
        ("SP-3", ["orbit pink"], {"P3": "SG"}, 60, 0),
        ("SS-1", ["place B1"], {"B1": "SG", "P2": "SG"}, 60, 0),
        ("SS-2", [], {"P2": "SG"}, 60, 5),
        ("SS-3", [], {"P2": "SG"}, 63, 0),
        ("SU-1", ["place P1"], {"P1": "PBH", "P2": "SG"}, 60, 0),
        ("SU-2", [], {"P2": "SG"}, 60, 5),
        ("SU-3", [], {"P2": "SG"}, 63, 0),
    ],
)
def test_a_siphon_gives_what_the_chosen_option_of_the_track_shows(
    option: str, answers: list[str], board: dict[str, str], mass: int, discovery: int
) -> None:
    t = Table().lay(sm=60, P2="SG").do(Do(siphon, 1)).choose(f"siphon {option}", *answers)
    assert t.board() == board
    assert t.status() == (mass, discovery, "Supermassive")
    assert t.options() == []


@pytest.mark.rule("ULT-SIPHON-02", "ULT-SIPHON-03")
@pytest.mark.parametrize(
    ("sm", "offered", "refused"),
    [
        (19, PRIMORDIAL, f"{STELLAR} {SUPERMASSIVE}"),
        (20, f"{PRIMORDIAL} {STELLAR}", SUPERMASSIVE),
        (50, f"{PRIMORDIAL} {STELLAR} {SUPERMASSIVE}", ""),
    ],
)
def test_the_options_of_the_present_and_all_smaller_sizes_are_open(sm: int, offered: str, refused: str) -> None:
    t = Table().lay(sm=sm).do(Do(siphon, 1))
    assert t.offered("siphon") == offered
    assert {t.why(f"siphon {option}") for option in offered.split()} == {()}
    assert {t.why(f"siphon {option}") for option in refused.split()} <= {("ULT-SIPHON-03",)}


@pytest.mark.rule("ULT-SIPHON-02")
def test_the_effect_of_a_siphon_comes_right_away() -> None:
    t = Table().do(Do(siphon, 2), Do(gain_discovery, 4)).choose("siphon SP-1")
    assert t.offered("place") == "B1 P1"
    assert t.me().discovery == 0
    t.choose("place B1")
    assert t.offered("siphon") == PRIMORDIAL
    assert t.board() == {"B1": "BG"}
    t.choose("siphon SP-2")
    assert t.me().discovery == 6


@pytest.mark.rule("ULT-SIPHON-04")
def test_captured_tokens_do_not_make_the_siphon_larger() -> None:
    t = Table().lay(sm=19, B6="PBH").do(Do(orbit, 1), Do(siphon, 1)).choose("orbit blue")
    assert t.offered("siphon") == PRIMORDIAL
    t.choose("siphon SP-2", "pick_core CO-01").do(Do(siphon, 1))
    assert t.offered("siphon") == f"{PRIMORDIAL} {STELLAR}"


@pytest.mark.rule("ULT-SIPHON-05")
def test_several_siphons_choose_independently_and_may_repeat() -> None:
    t = Table().lay(sm=30).do(Do(siphon, 3)).choose("siphon SS-2", "siphon SS-2")
    assert t.offered("siphon") == f"{PRIMORDIAL} {STELLAR}"
    t.choose("siphon SP-2")
    assert t.status() == (30, 12, "Stellar")
    assert t.options() == []


@pytest.mark.rule("ULT-SIPHON-06")
def test_a_siphon_is_not_an_action_of_its_own() -> None:
    t = Table().lay(sm=30, dc=4, B1="BG", anomalies="OR-01").actions()
    assert t.offered("siphon") == ""
    assert t.why("siphon SP-1") == ("ULT-SIPHON-06",)
