"""What the printed symbols mean. ULT-COMP-19 to -25"""

from __future__ import annotations

import pytest

from orrery.core.sentence import plain
from orrery.games.ultramassive import TITLE
from tests.games.ultramassive.table import Table


@pytest.mark.rule("ULT-COMP-19")
@pytest.mark.parametrize(("card", "siphons"), [("SI-01", 1), ("AC-08", 1), ("AC-20", 1), ("SI-02", 2), ("AC-09", 2)])
def test_each_siphon_symbol_performs_one_siphon(card: str, siphons: int) -> None:
    table = Table().lay(B3="BG").play(card)
    if card == "AC-08":
        table.choose("orbit pink")
    for _ in range(siphons):
        assert table.offered("siphon") == "SP-1 SP-2 SP-3"
        table.choose("siphon SP-2")
    assert not table.g.asks
    assert table.me().discovery == 2 * siphons + (card == "AC-20")


@pytest.mark.rule("ULT-COMP-20")
def test_wormholes_are_pointed_at_and_named_by_pair() -> None:
    table = Table().lay(B1="BG", B5="SG", P1="BG", P5="SG").actions()
    labels = {
        o["target"]: plain(o["label"]) for o in TITLE.view(table.g, 0)["ask"]["options"] if o["verb"] == "activate"
    }
    assert labels == {
        "wormhole:0": "Send the stack on A-Wormhole 1 through",
        "wormhole:1": "Send the stack on A-Wormhole 2 through",
        "wormhole:2": "Send the stack on B-Wormhole 1 through",
        "wormhole:3": "Send the stack on B-Wormhole 2 through",
    }


@pytest.mark.rule("ULT-COMP-21")
@pytest.mark.parametrize("card", ["AC-02", "AC-04", "MA-05", "CO-07"])
def test_matter_with_the_place_on_a_wormhole_symbol_may_go_on_a_wormhole(card: str) -> None:
    table = Table().lay(wormholes="B3 P2 P6 B6").play(card)
    assert table.offered("place") == "B1 B3 B6 P1 P2 P6"
    assert list(table.choose("place P6").board()) == ["P6"]


@pytest.mark.rule("ULT-COMP-22")
@pytest.mark.parametrize(("card", "counters"), [("AC-10", 4), ("AC-11", 2), ("AC-13", 1)])
def test_a_discovery_symbol_gives_the_printed_number(card: str, counters: int) -> None:
    assert Table().lay(dc=3).play(card).me().discovery == 3 + counters


@pytest.mark.rule("ULT-COMP-23")
@pytest.mark.parametrize(("stacks", "counters"), [(0, 0), (1, 1), (3, 3), (4, 4), (6, 4)])
def test_delta_core_gives_a_counter_for_each_stack_up_to_four(stacks: int, counters: int) -> None:
    board = {f"B{n + 1}": "BG SG" for n in range(stacks)}
    assert Table().lay(sm=1, dc=2, **board).play("CO-04").status() == (1, 2 + counters, "Primordial")


@pytest.mark.rule("ULT-COMP-24")
@pytest.mark.parametrize(("card", "mass"), [("AC-12", 3), ("CO-10", 2)])
def test_a_solar_mass_symbol_gives_the_printed_number(card: str, mass: int) -> None:
    assert Table().lay(sm=4).play(card).status() == (4 + mass, 0, "Primordial")


@pytest.mark.rule("ULT-COMP-25")
@pytest.mark.parametrize(
    ("owned", "mass"),
    [("", 0), ("CO-02", 0), ("SI-01 SI-06", 1), ("SI-01 SI-06 OR-01", 2), ("SI-01 OR-01 MA-01 MA-02 CO-02", 3)],
)
def test_alpha_core_gives_solar_mass_for_each_category_owned(owned: str, mass: int) -> None:
    assert Table().lay(sm=4, anomalies=f"CO-01 {owned}").play("CO-01").status() == (4 + mass, 0, "Primordial")


@pytest.mark.rule("ULT-COMP-25")
@pytest.mark.parametrize(("stacks", "mass"), [(0, 0), (2, 2), (5, 5), (6, 5)])
def test_mass_census_gives_solar_mass_for_each_stack_up_to_five(stacks: int, mass: int) -> None:
    assert Table().lay(sm=4, **{f"P{n + 1}": "AMIN" for n in range(stacks)}).play("AC-19").me().mass == 4 + mass
