"""Resource Slots. LAN-SLOT"""

from __future__ import annotations

import pytest

from orrery.games.laniakea.player import TOKEN_IN_HAND
from tests.games.laniakea.table import Table, space


@pytest.mark.scenario("T-29")
@pytest.mark.rule("LAN-SLOT-01", "LAN-SLOT-02", "LAN-SLOT-03", "LAN-SLOT-04", "LAN-SLOT-05")
def test_a_slot_augmented_from_afar_serves_everybody() -> None:
    table = Table().tiles(K0="14 discovered", K1="26").lay(at="4h", held="VFA").lay(1, held="").turn()
    assert table.offered("augment") == "K0"
    assert table.why("augment K1") == ("LAN-SLOT-05",)
    assert table.why("augment K4") == ("LAN-SLOT-01", "LAN-SLOT-05")
    table.choose("augment K0")
    assert table.why("fill A") == ("LAN-SLOT-02", "LAN-SLOT-03")
    table.choose("fill F")
    assert table.held() == "VA"
    assert table.why("augment K0") == ("LAN-SLOT-02", "LAN-SLOT-05")
    table.harvest("K0", seat=1)
    assert table.held(1) == "FF"


@pytest.mark.rule("LAN-SLOT-02")
def test_one_resource_a_slot_and_only_stones_one_holds() -> None:
    table = Table().tiles(K0="14 discovered", K1="26 discovered").lay(held="VA").turn().choose("augment K0")
    assert table.held() == "A"
    assert table.g.slots[0] == 1
    assert table.why("augment K1") == ("LAN-SLOT-03", "LAN-SLOT-02")


@pytest.mark.rule("LAN-SLOT-03", "LAN-SLOT-04")
def test_the_stone_is_spent_and_lies_on_the_slot_for_good() -> None:
    table = Table().tiles(K0="13 discovered").lay(at="K0", held="FF").turn().choose("augment K0")
    assert table.held() == "F"
    table.choose("reap MOVE1", "reap MOVE2")
    assert table.held() == "VVFFF"
    assert table.g.slots[0] == 2


@pytest.mark.rule("LAN-SLOT-05")
def test_the_slot_of_an_undiscovered_tile_is_locked_and_gives_nothing() -> None:
    table = Table().tiles(K0="14").lay(at="K0", held="V").turn()
    assert table.offered("augment") == ""
    table.choose("reap MOVE1")
    assert table.offered("augment") == "K0"


@pytest.mark.scenario("T-29")
@pytest.mark.rule("LAN-SLOT-06")
def test_an_acquired_token_goes_on_a_galaxy_with_a_structure_of_ones_own_and_stays() -> None:
    table = Table().lay(sanctums="K0", gateways="K3", token=TOKEN_IN_HAND).lay(1, sanctums="K1").turn()
    assert table.offered("lay_token") == "K0 K3"
    assert table.why("lay_token K1") == ("LAN-SLOT-06",)
    table.choose("end", "keep", "end", "keep", "lay_token K3")
    assert table.me().token == space("K3")
    assert table.why("lay_token K0") == ("LAN-SLOT-06",)
    assert Table().lay(sanctums="K0").turn().why("lay_token K0") == ("LAN-SLOT-06",)


@pytest.mark.rule("LAN-SLOT-07")
def test_a_placed_token_is_a_slot_that_yields_with_either_half() -> None:
    table = Table().tiles(K0="01").lay(sanctums="K0", token=TOKEN_IN_HAND, held="F").lay(1, held="").turn()
    assert table.why("augment token0") == ("LAN-SLOT-05",)
    table.choose("lay_token K0", "augment token0")
    assert table.held() == ""
    table.harvest("K0", seat=1)
    assert table.held(1) == "VF"
    table.harvest("K0", seat=1)
    assert table.held(1) == "VFFF"
    assert table.why("augment token0") == ("LAN-SLOT-02", "LAN-SLOT-05")


@pytest.mark.rule("LAN-SLOT-06", "LAN-SLOT-07")
def test_a_token_yields_only_where_it_lies_and_only_when_it_is_filled() -> None:
    table = Table().tiles(K0="01", K1="02", K2="05").lay(sanctums="K0", token=TOKEN_IN_HAND, held="F").lay(1, held="")
    table.turn().choose("lay_token K0").harvest("K0", seat=1)
    assert table.held(1) == "V"
    table.choose("augment token0").harvest("K1", seat=1)
    assert (table.held(1), table.told("augmented")) == ("VF", [(1, space("K0"))])
    table.harvest("K0", seat=1)
    assert table.held(1) == "VFFF"
