"""Gaining tokens, stacking, annihilation. ULT-GAIN"""

from __future__ import annotations

import pytest

from tests.games.ultramassive.table import THINGS, Table

TOKENS = pytest.mark.parametrize("token", ["BG", "SG", "PBH", "AMAJ", "AMIN"])
MASS = {"BG": 2, "SG": 3, "PBH": 4}


@TOKENS
@pytest.mark.rule("ULT-GAIN-01")
def test_a_gained_token_goes_on_the_first_space_of_the_channel_its_owner_picks(token: str) -> None:
    for place in ("B1", "P1"):
        table = Table(seats=3).lay(wormholes="B2 B3 P2 P3").resources(token, seat=1)
        assert table.asked() == 1
        assert table.offered("place") == "B1 P1"
        table.choose(f"place {place}")
        assert [table.board(seat) for seat in range(3)] == [{}, {place: token}, {}]


@pytest.mark.rule("ULT-GAIN-01")
def test_every_other_space_is_refused() -> None:
    table = Table().lay(wormholes="B2 B3 P2 P3").play("AC-03")
    for place in ("B2", "B6", "P2", "P6", "hole"):
        assert table.why(f"place {place}") == ("ULT-GAIN-01",)
    assert table.why("place B1") == ()
    assert Table().play("OR-01").why("place B1") == ("ULT-GAIN-01",)


@pytest.mark.rule("ULT-GAIN-02")
def test_an_effect_that_names_another_place_beats_the_first_spaces() -> None:
    table = Table().lay(B4="AMIN").play("AC-13")
    assert (table.board(), table.g.asks) == ({"B4": "PBH"}, {})
    table = Table().lay(wormholes="B4 B5 P4 P5").play("AC-02").choose("place P4")
    assert table.board() == {"P4": "SG"}


@pytest.mark.rule("ULT-GAIN-03")
@pytest.mark.parametrize(
    ("there", "token"), [("BG", "BG"), ("BG", "PBH"), ("SG BG", "SG"), ("PBH", "PBH"), ("BG BG BG", "BG")]
)
def test_matter_may_share_a_space_with_other_matter(there: str, token: str) -> None:
    assert Table().lay(B1=there).resources(token).choose("place B1").board() == {"B1": f"{there} {token}"}


@pytest.mark.rule("ULT-GAIN-04")
@pytest.mark.parametrize("there", ["BG", "BG BG", "SG SG", "PBH BG", "SG BG BG", "SG PBH", "BG BG BG BG", "PBH PBH"])
@pytest.mark.parametrize("token", ["BG", "SG", "PBH"])
def test_matter_on_one_space_never_exceeds_8_solar_mass(there: str, token: str) -> None:
    table = Table().lay(B1=there, P1="AMIN").resources(token)
    if sum([MASS[word] for word in there.split()]) + MASS[token] <= 8:
        assert table.offered("place") == "B1 P1"
    else:
        assert table.board() == {"B1": there}  # only P1 was left: the token annihilated there


@pytest.mark.rule("ULT-GAIN-04")
def test_a_space_that_would_grow_too_heavy_is_refused() -> None:
    table = Table().lay(B1="SG SG", wormholes="B2 B3 P2 P3").play("AC-02")
    assert table.why("place B1") == ("ULT-GAIN-04",)
    assert table.offered("place") == "B2 B3 P1 P2 P3"


@pytest.mark.rule("ULT-GAIN-05")
@pytest.mark.parametrize("there", ["AMAJ", "AMIN"])
@pytest.mark.parametrize("token", ["AMAJ", "AMIN"])
def test_antimatter_never_joins_other_antimatter(there: str, token: str) -> None:
    table = Table().lay(P1=there).resources(token)
    assert table.board() == {"B1": token, "P1": there}
    table = Table().lay(B1="BG", P1=there).resources(f"{token} discovery-1 orbit-1").choose("resolve discovery-1")
    assert table.choose(f"resolve {token}").board() == {"P1": there}


@pytest.mark.rule("ULT-GAIN-05")
def test_a_space_with_antimatter_is_refused_to_antimatter() -> None:
    table = Table().lay(B1="AMIN", B5="AMAJ", P5="BG").actions()
    assert table.why("activate wormhole:0") == table.why("activate wormhole:1") == ("ULT-GAIN-05",)
    assert table.why("activate wormhole:3") == ()


@pytest.mark.rule("ULT-GAIN-06", "ULT-GAIN-08")
@pytest.mark.parametrize("stack", ["BG", "SG SG", "BG BG BG BG"])
@pytest.mark.parametrize("token", ["AMAJ", "AMIN"])
def test_antimatter_that_lands_on_matter_empties_the_space_for_nothing(stack: str, token: str) -> None:
    table = Table().lay(sm=9, dc=2, B1=stack, B2="SG").resources(token).choose("place B1")
    assert (table.board(), table.status()) == ({"B2": "SG"}, (9, 2, "Primordial"))


@pytest.mark.rule("ULT-GAIN-07", "ULT-GAIN-08")
@pytest.mark.parametrize("there", ["AMAJ", "AMIN"])
@pytest.mark.parametrize("token", ["BG", "SG", "PBH"])
def test_matter_that_lands_on_antimatter_empties_the_space_for_nothing(there: str, token: str) -> None:
    table = Table().lay(sm=9, dc=2, P1=there, P2="SG").resources(token).choose("place P1")
    assert (table.board(), table.status()) == ({"P2": "SG"}, (9, 2, "Primordial"))


@pytest.mark.rule("ULT-GAIN-08")
def test_annihilated_tokens_do_not_count_as_absorbed() -> None:
    table = Table().lay(sm=9, dc=2, B1="SG", anomalies="MA-04 MA-06 OR-04 CO-08").resources("AMAJ").choose("place B1")
    assert (table.board(), table.status(), table.told("absorbed")) == ({}, (9, 2, "Primordial"), [])


@pytest.mark.rule("ULT-GAIN-09")
@pytest.mark.parametrize("is_open", [(True, True), (False, False), (True, False)])
def test_placing_on_a_wormhole_accepts_open_and_closed_ones_and_the_first_spaces(is_open: tuple[bool, bool]) -> None:
    table = Table().lay(wormholes="B2 B6 P3 P5", open=is_open).lay(1, wormholes="B4 B5 P2 P6").play("AC-02")
    assert table.offered("place") == "B1 B2 B6 P1 P3 P5"
    for place in ("B3", "B4", "P2", "P6", "hole"):
        assert table.why(f"place {place}") == ("ULT-GAIN-09",)
    assert table.choose("place B6").board() == {"B6": "SG"}


@pytest.mark.rule("ULT-GAIN-09")
def test_the_limits_hold_on_the_space_of_a_wormhole_too() -> None:
    table = Table().lay(wormholes="B2 B6 P3 P5", B6="SG SG", P3="AMIN", P5="SG BG").play("AC-02")
    assert table.offered("place") == "B1 B2 P1 P3 P5"
    assert table.why("place B6") == ("ULT-GAIN-04",)
    assert table.choose("place P3").board() == {"B6": "SG SG", "P5": "SG BG"}


@pytest.mark.rule("ULT-GAIN-10")
@pytest.mark.parametrize(
    ("blue", "pink", "token"),
    [("PBH PBH", "SG SG BG", "BG"), ("SG SG", "PBH SG", "SG"), ("AMIN", "AMAJ", "AMIN"), ("AMAJ", "AMAJ", "AMAJ")],
)
def test_a_token_without_a_legal_space_is_not_gained(blue: str, pink: str, token: str) -> None:
    table = Table().lay(B1=blue, P1=pink).do(*THINGS["AC-10"].does).resources(token)
    assert (table.board(), table.g.asks) == ({"B1": blue, "P1": pink}, {})
    assert table.status() == (1, 4, "Primordial")


@pytest.mark.rule("ULT-GAIN-11")
def test_a_space_where_tokens_annihilate_is_legal() -> None:
    assert Table().lay(B1="SG").resources("AMIN").offered("place") == "B1 P1"
    assert Table().lay(P1="AMIN").resources("SG").offered("place") == "B1 P1"


@pytest.mark.rule("ULT-GAIN-11")
def test_a_space_where_tokens_annihilate_must_be_used_when_it_is_the_only_one() -> None:
    assert Table().lay(B1="SG", P1="AMIN").resources("AMAJ").board() == {"P1": "AMIN"}
    assert Table().lay(B1="PBH PBH", P1="AMIN").resources("BG").board() == {"B1": "PBH PBH"}


@pytest.mark.rule("ULT-GAIN-11")
def test_a_table_may_rule_out_placing_where_tokens_annihilate() -> None:
    table = Table(forced_annihilation="no").lay(B1="PBH PBH", P1="AMIN").resources("BG")
    assert table.board() == {"B1": "PBH PBH", "P1": "AMIN"}
    table = Table(forced_annihilation="no").lay(P1="AMIN", wormholes="B2 B3 P2 P3").play("AC-02")
    assert table.why("place P1") == ("ULT-GAIN-11",)


@pytest.mark.rule("ULT-GAIN-12")
def test_wormhole_travel_obeys_the_stack_limit_and_annihilates() -> None:
    table = Table().lay(B1="SG SG", B5="SG", P1="SG BG", P5="AMAJ").actions()
    assert table.why("activate wormhole:0") == table.why("activate wormhole:1") == ("ULT-GAIN-04",)
    assert table.choose("activate wormhole:2").board() == {"B1": "SG SG", "B5": "SG"}


@pytest.mark.rule("ULT-GAIN-12")
def test_moving_a_single_stack_obeys_the_stack_limit_and_annihilates() -> None:
    board = {"B1": "SG SG", "B2": "SG", "B3": "AMIN", "B5": "PBH"}
    table = Table().lay(**board).play("AC-16").choose("move B1")
    assert table.offered("move_to") == "B3 B4"
    assert table.why("move_to B2") == ("ULT-GAIN-04",)
    assert table.why("move_to B5") == table.why("move_to P2") == table.why("move_to hole") == ("ULT-GAIN-12",)
    assert table.choose("move_to B3").board() == {"B2": "SG", "B5": "PBH"}
    table = Table().lay(**board).play("AC-16").choose("move B3")
    assert table.offered("move_to") == "B4 B5 B6"
    assert table.choose("move_to B5").board() == {"B1": "SG SG", "B2": "SG"}


@pytest.mark.rule("ULT-GAIN-12")
def test_a_stack_that_could_land_nowhere_may_not_be_moved() -> None:
    table = Table().lay(B1="SG SG", B2="SG", B3="SG", B4="PBH").play("AC-16")
    assert table.offered("move") == "B2 B3 B4"
    assert table.why("move B1") == ("ULT-GAIN-12",)
    assert Table().play("AC-03").why("move_to B1") == ("ULT-GAIN-12",)
    table = Table().lay(B1="AMAJ", B2="AMIN", B3="AMIN", B4="AMIN").play("AC-16")
    assert table.offered("move") == "B2 B3 B4"


@pytest.mark.rule("ULT-GAIN-12")
def test_changing_the_channel_obeys_the_limits_and_annihilates() -> None:
    board = {"B1": "SG SG", "P1": "SG", "B2": "AMAJ", "P2": "AMIN", "B3": "BG BG", "P3": "AMIN"}
    table = Table().lay(**board).play("AC-15")
    assert table.offered("cross") == "B3 P3"
    assert table.why("cross B1") == table.why("cross P1") == ("ULT-GAIN-04",)
    assert table.why("cross B2") == table.why("cross P2") == ("ULT-GAIN-05",)
    table.choose("cross P3")
    assert table.board() == {"B1": "SG SG", "B2": "AMAJ", "P1": "SG", "P2": "AMIN"}


@pytest.mark.rule("ULT-GAIN-04", "ULT-GAIN-05", "ULT-GAIN-06", "ULT-GAIN-07", "ULT-GAIN-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_space_ever_breaks_the_limits_in_random_play(seats: int) -> None:
    crowded = 0
    for seed in range(3):
        for g in Table.dealt(seed, seats, wormholes="quick").wander():
            for p in g.players:
                for stack in p.spaces:
                    antimatter = [token.antimatter for token in stack]
                    assert not any(antimatter) or len(stack) == 1
                    assert sum([token.mass for token in stack]) <= p.powers.cap
                    crowded += len(stack) > 1
    assert crowded


@pytest.mark.rule("ULT-GAIN-13")
def test_tokens_gained_together_are_placed_one_by_one_on_the_board_as_it_then_is() -> None:
    table = Table().lay(B1="SG SG", P1="PBH").play("AC-18")
    assert table.offered("place") == "B1 P1"
    table.choose("place B1")  # B1 is full now, so the second goes on P1
    assert (table.board(), table.g.asks) == ({"B1": "SG SG BG", "P1": "PBH BG"}, {})
    table = Table().lay(B1="AMIN", P1="PBH PBH").play("AC-18")
    assert table.board() == {"B1": "BG", "P1": "PBH PBH"}
