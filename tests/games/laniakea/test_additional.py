"""Additional actions. LAN-ADD"""

from __future__ import annotations

import pytest

from tests.games.laniakea.table import Table


@pytest.mark.rule("LAN-ADD-01")
def test_additional_actions_are_taken_any_number_of_times_between_steps() -> None:
    table = Table().lay(at="0b", held="VV").turn()
    table.choose("cash MOVE1", "gain F", "cash MOVE2", "gain V", "play SERAPH1")
    assert table.held() == "VVVVF"
    table = Table().lay(at="0b", held="VV", movement=2).turn().choose("play MOVE1", "step 0c")
    assert not {"cash", "reap", "use", "attack", "augment", "relocate"} & table.verbs()
    assert table.why("reap MOVE2") == ("LAN-ADD-01", "LAN-ADD-04")
    assert table.why("use R01") == ("LAN-ADD-06", "LAN-ARTI-03")


@pytest.mark.rule("LAN-ADD-01", "LAN-ADD-02")
def test_free_relocations_may_follow_each_other_any_number_of_times() -> None:
    table = Table().lay(at="5f", gateways="K3").lay(1, gateways="3b", held="").turn()
    table.choose("relocate 5h", "relocate 3b", "relocate K3", "relocate 5f")
    assert table.offered("relocate") == "3b 5h K3"
    assert (table.at(), table.held(1)) == ("5f", "AA"), "each Gateway pays once a turn"
    table.choose(*["relocate 5h", "relocate 5f"] * 5)
    assert table.at() == "5f"


@pytest.mark.rule("LAN-ADD-01", "LAN-ADD-02")
@pytest.mark.parametrize(
    "between",
    [
        ("cash MOVE1", "gain V"),
        ("play P18a", "gain V", "gain F"),
        ("augment K0", "fill V"),
        ("use R04",),
        ("lay_token K1",),
        ("attack C06", "send P20a", "send P16a"),
    ],
)
def test_after_any_other_step_one_may_relocate_again(between: tuple[str, ...]) -> None:
    table = Table().row("C06 E25 E26 E27").tiles(K0="03 discovered")
    table.lay(at="5f", hand="MOVE1 P18a P20a P16a", artifacts="R04", sanctums="K1", token=-1).turn()
    table.choose("relocate 5h", *between, "relocate 5f")
    assert table.at() == "5f"


@pytest.mark.rule("LAN-ADD-01", "LAN-ADD-04")
def test_after_a_harvest_one_may_relocate_again() -> None:
    table = Table().lay(at="5f", gateways="K3").turn().choose("relocate K3")
    assert table.choose("reap MOVE1", "relocate 5f").at() == "5f"


@pytest.mark.rule("LAN-ADD-02", "LAN-TRAV-06")
def test_relocate_free_of_charge_between_gateways_and_wormholes_of_anybody() -> None:
    table = Table(3).lay(0, at="0b", gateways="0b").lay(1, gateways="3b").lay(2, sanctums="4b").turn()
    assert table.offered("relocate") == "3b 5f 5h"
    assert table.why("relocate 4b") == ("LAN-MOVE-01", "LAN-ADD-02", "LAN-TRAV-01")
    assert table.why("relocate 0b") == ("LAN-TRAV-05",)
    table.choose("relocate 3b")
    assert (table.at(), table.held(), table.held(1)) == ("3b", "VFA", "VFAAA")
    away = Table().lay(at="0c", gateways="0b").turn()
    assert away.why("relocate 5f") == ("LAN-ADD-02",)


@pytest.mark.scenario("T-18")
@pytest.mark.rule("LAN-TRAV-06", "LAN-ADD-02")
def test_from_ones_own_gateway_to_a_wormhole() -> None:
    table = Table().lay(at="0b", gateways="0b").turn().choose("relocate 5f")
    assert (table.at(), table.held(), len(table.me().hand)) == ("5f", "VFA", 5)
    assert table.g.discovered == 0


@pytest.mark.rule("LAN-ADD-03", "LAN-KEY-02")
def test_stones_but_no_aether_augment_slots() -> None:
    table = Table().tiles(K0="03 discovered").lay(held="VFA").turn()
    table.choose("augment K0")
    assert table.offered("fill") == "F V"
    table.choose("fill F")
    assert table.held() == "VA"
    poor = Table().tiles(K0="03 discovered").lay(held="AAA").turn()
    assert poor.why("augment K0") == ("LAN-SLOT-03", "LAN-SLOT-02")


@pytest.mark.rule("LAN-ADD-04")
def test_any_card_a_seraph_too_is_discarded_for_a_complete_harvest() -> None:
    table = Table().tiles(K0="21").lay(at="K0", held="").turn().choose("reap SERAPH1")
    assert (table.held(), table.discovered("K0"), table.discard()) == ("A", True, "SERAPH1")
    table.choose("reap MOVE1")
    assert table.held() == "VA"
    assert table.me().level == 0
    wormhole = Table().lay(at="5f").turn()
    assert wormhole.why("reap MOVE1") == ("LAN-HARV-11",)
    assert wormhole.offered("reap") == ""


@pytest.mark.rule("LAN-ADD-05")
def test_a_card_is_discarded_for_a_stone_of_choice() -> None:
    table = Table().lay(held="").turn().choose("cash UPGRADE")
    assert table.offered("gain") == "F V"
    assert table.why("gain A") == ("LAN-ADD-05", "LAN-COMP-23")
    table.choose("gain F")
    assert (table.held(), table.discard()) == ("F", "UPGRADE")
    assert table.why("cash UPGRADE") == ("LAN-TURN-02",)


@pytest.mark.rule("LAN-ADD-06")
def test_ones_own_artifacts_are_used_in_the_cosmic_power_phase() -> None:
    table = Table().lay(artifacts="R04").lay(1, artifacts="R03").turn()
    assert table.offered("use") == "R04"
    assert table.why("use R03") == ("LAN-ADD-06",)
    assert table.choose("use R04").held() == "VFAAA"


@pytest.mark.scenario("T-35")
@pytest.mark.rule("LAN-ADD-04", "LAN-TILE-06")
def test_the_draw_of_a_galaxy_works_once_a_turn() -> None:
    table = Table().tiles(K0="11 discovered").lay(at="K0", held="").turn()
    table.choose("reap MOVE1", "draw")
    assert (table.held(), len(table.me().hand)) == ("F", 5)
    table.choose("reap MOVE2")
    assert (table.held(), len(table.me().hand)) == ("FF", 4)
    table.choose("end", "keep", "end", "keep", "reap BUILD1")
    assert table.verbs() == {"draw", "decline"}
