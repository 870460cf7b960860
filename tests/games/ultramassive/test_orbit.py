"""Orbit, and effects that move a single stack."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.ultramassive.orbit import cross, move_stack, orbit, orbit_both
from tests.games.ultramassive.table import Table


@pytest.mark.rule("ULT-ORBIT-01")
def test_an_orbit_chooses_one_channel() -> None:
    t = Table().lay(B1="BG", P1="SG").do(Do(orbit, 1))
    assert t.keys() == ["orbit channel:0", "orbit channel:1"]
    t.choose("orbit pink")
    assert t.board() == {"B1": "BG", "P2": "SG"}
    assert t.options() == []


@pytest.mark.rule("ULT-ORBIT-01")
def test_no_channel_orbits_without_an_effect_that_says_so() -> None:
    t = Table().lay(dc=2, B1="BG").actions()
    assert t.why("orbit blue") == ("ULT-ORBIT-01",)


@pytest.mark.rule("ULT-ORBIT-02")
@pytest.mark.parametrize(
    ("channel", "after"),
    [
        ("blue", {"B3": "BG", "B5": "AMIN", "P1": "SG", "P5": "PBH PBH"}),
        ("pink", {"B2": "BG", "B4": "AMIN", "P2": "SG", "P6": "PBH PBH"}),
    ],
)
def test_every_stack_of_the_chosen_channel_moves_and_none_of_the_other(channel: str, after: dict[str, str]) -> None:
    t = Table().lay(B2="BG", B4="AMIN", P1="SG", P5="PBH PBH").do(Do(orbit, 1)).choose(f"orbit {channel}")
    assert t.board() == after


@pytest.mark.rule("ULT-ORBIT-03")
def test_an_orbit_goes_one_space_unless_the_effect_names_another_distance() -> None:
    assert Table().lay(B1="BG").do(Do(orbit, 1)).choose("orbit blue").board() == {"B2": "BG"}
    assert Table().lay(B1="BG").do(Do(orbit, 1, 2)).choose("orbit blue").board() == {"B3": "BG"}
    assert Table().lay(B1="BG", P2="SG").do(Do(orbit_both)).board() == {"B2": "BG", "P3": "SG"}


@pytest.mark.rule("ULT-ORBIT-04")
def test_the_stack_nearest_to_the_black_hole_moves_first() -> None:
    t = Table().lay(B6="BG", B5="SG", B4="PBH").do(Do(orbit, 1, 3)).choose("orbit blue")
    assert [[token.id for token in stack] for (stack,) in t.told("captured")] == [["BG"], ["SG"], ["PBH"]]


@pytest.mark.rule("ULT-ORBIT-05")
def test_no_solar_mass_is_added_before_the_whole_orbit_effect_is_over() -> None:
    t = Table().lay(sm=18, B6="PBH", B5="BG").do(Do(orbit, 2)).choose("orbit blue")
    assert t.status() == (18, 0, "Primordial")
    assert t.board() == {"B6": "BG"}
    t.choose("orbit pink")
    assert t.status() == (24, 0, "Stellar")
    assert t.board() == {}


@pytest.mark.rule("ULT-ORBIT-06")
def test_each_orbit_of_an_effect_chooses_its_channel_anew() -> None:
    t = Table().lay(B1="BG", P1="SG").do(Do(orbit, 3))
    for channel in ("blue", "pink", "blue"):
        assert t.keys() == ["orbit channel:0", "orbit channel:1"]
        t.choose(f"orbit {channel}")
    assert t.board() == {"B3": "BG", "P2": "SG"}
    assert t.options() == []


@pytest.mark.rule("ULT-ORBIT-07")
def test_wormholes_do_not_orbit() -> None:
    t = Table().lay(B1="BG", wormholes="B1 B6 P1 P5").do(Do(orbit, 2)).choose("orbit blue", "orbit blue")
    assert t.wormholes() == "B1 B6 P1 P5"
    assert t.board() == {"B3": "BG"}


@pytest.mark.rule("ULT-ORBIT-08")
def test_all_stacks_move_the_full_distance_and_never_merge() -> None:
    t = Table().lay(P1="SG SG", P2="AMIN", P3="PBH PBH", P4="AMAJ").do(Do(orbit, 1, 2)).choose("orbit pink")
    assert t.board() == {"P3": "SG SG", "P4": "AMIN", "P5": "PBH PBH", "P6": "AMAJ"}
    assert t.told("annihilated") == []


@pytest.mark.rule("ULT-ORBIT-09")
def test_an_empty_channel_may_be_chosen() -> None:
    t = Table().lay(sm=10, B6="PBH").do(Do(orbit, 1)).choose("orbit pink")
    assert t.board() == {"B6": "PBH"}
    assert t.status() == (10, 0, "Primordial")


@pytest.mark.rule("ULT-GAIN-12", "ULT-ABSORB-01")
def test_a_single_stack_moves_inward_as_far_as_the_effect_says_over_whatever_lies_between() -> None:
    t = Table().lay(sm=10, B3="SG", B4="AMIN", B5="PBH PBH").do(Do(move_stack, 3)).choose("move B3")
    assert t.offered("move_to") == "B4 B6"
    assert t.why("move_to B5") == ("ULT-GAIN-04",)
    t.choose("move_to B6")
    assert t.board() == {"B4": "AMIN", "B5": "PBH PBH", "B6": "SG"}


@pytest.mark.rule("ULT-ABSORB-01")
@pytest.mark.parametrize(("sm", "depth"), [(10, 4), (30, 3), (60, 1)])
def test_a_single_stack_within_reach_may_fall_into_the_black_hole(sm: int, depth: int) -> None:
    t = Table().lay(sm=sm, **{f"P{depth}": "BG", "B1": "SG"}).do(Do(move_stack, 3))
    t.choose(f"move P{depth}", "move_to hole")
    assert t.board() == {"B1": "SG"}
    assert t.me().mass == sm + 2


@pytest.mark.rule("ULT-ORBIT-02", "ULT-GAIN-12")
def test_a_single_stack_is_refused_where_it_may_not_go() -> None:
    t = Table().lay(sm=30, B1="AMIN", B2="PBH", B3="AMAJ").do(Do(move_stack, 3))
    assert t.offered("move") == "B1 B2 B3"
    assert t.why("move P1") == ("ULT-ORBIT-02",)
    assert t.why("move hole") == ("ULT-ORBIT-02",)
    t.choose("move B1")
    assert t.offered("move_to") == "B2 B4"
    assert t.why("move_to B3") == ("ULT-GAIN-05",)
    assert t.why("move_to B1") == ("ULT-GAIN-12",)
    assert t.why("move_to B5") == ("ULT-GAIN-12",)
    assert t.why("move_to P2") == ("ULT-GAIN-12",)
    assert t.why("move_to hole") == ("ULT-GAIN-12",)
    assert t.why("move_to B6") == ("ULT-EXPAND-04",)
    t.choose("move_to B2")
    assert t.board() == {"B3": "AMAJ"}


@pytest.mark.rule("ULT-GAIN-12")
def test_a_stack_with_nowhere_to_land_cannot_be_moved() -> None:
    t = Table().lay(B1="PBH", B2="PBH PBH", B3="SG SG", B4="PBH SG").do(Do(move_stack, 3))
    assert t.offered("move") == "B2 B3 B4"
    assert t.why("move B1") == ("ULT-GAIN-12",)


@pytest.mark.rule("ULT-ROUND-06")
def test_the_stacks_may_stay_where_they_are() -> None:
    t = Table().lay(B1="BG", P3="SG").do(Do(move_stack, 3)).choose("stay")
    assert t.board() == {"B1": "BG", "P3": "SG"}
    assert Table().lay(B1="BG").do(Do(cross)).choose("stay").board() == {"B1": "BG"}
    assert Table().lay(dc=2).actions().why("stay") == ("ULT-ROUND-06",)


@pytest.mark.rule("ULT-GAIN-12")
def test_a_stack_crosses_to_the_space_of_the_same_number_under_the_usual_limits() -> None:
    t = Table().lay(B2="SG BG", P2="BG", B3="PBH", P3="SG SG", B5="AMIN", P5="AMAJ", P6="BG").do(Do(cross))
    assert t.offered("cross") == "B2 P2 P6"
    assert t.why("cross B3") == ("ULT-GAIN-04",)
    assert t.why("cross B5") == ("ULT-GAIN-05",)
    assert t.why("cross B1") == ("ULT-ORBIT-02",)
    assert t.why("cross hole") == ("ULT-ORBIT-02",)
    t.choose("cross B2")
    assert t.board() == {"P2": "BG SG BG", "B3": "PBH", "P3": "SG SG", "B5": "AMIN", "P5": "AMAJ", "P6": "BG"}


@pytest.mark.rule("ULT-ORBIT-02", "ULT-GAIN-12")
def test_stacks_move_alone_or_cross_only_when_an_effect_says_so() -> None:
    t = Table().lay(dc=2, B2="BG").actions()
    assert t.why("move B2") == ("ULT-ORBIT-02",)
    assert t.why("cross B2") == ("ULT-ORBIT-02",)
    assert t.why("move_to B3") == ("ULT-GAIN-12",)
