"""Gateway and Wormhole travel. LAN-TRAV"""

from __future__ import annotations

import pytest

from tests.games.laniakea.table import Table


@pytest.mark.scenario("T-17")
@pytest.mark.rule("LAN-TRAV-01", "LAN-TRAV-02", "LAN-TRAV-03", "LAN-GATE-04", "LAN-HARV-01")
def test_a_move_through_two_gateways() -> None:
    table = (
        Table(3).lay(0, at="K0", held="VV", movement=2).lay(1, gateways="K1", held="").lay(2, gateways="3b", held="")
    )
    table.tiles(_3h="23").turn().choose("play MOVE1", "step K1")
    assert table.held() == "V"
    table.choose("teleport 3b", "stroll 3f")
    assert (table.held(1), table.held(2), table.held()) == ("AA", "AA", "V")
    table.choose("step 3h")
    assert (table.at(), table.held()) == ("3h", "VV")
    assert (table.held(1), table.held(2)) == ("AA", "AA")
    assert [table.discovered(name) for name in ("K1", "3b", "3f", "3h")] == [False, False, False, True]


@pytest.mark.rule("LAN-TRAV-01")
def test_a_move_that_starts_at_a_gateway_has_not_reached_it() -> None:
    table = Table().lay(at="K1", gateways="K1 3b", held="VVV", movement=2).turn().choose("play MOVE1")
    assert table.offered("teleport") == ""
    assert table.why("teleport 3b") == ("LAN-TRAV-01", "LAN-TRAV-04")
    table.choose("step K0")
    assert table.why("teleport 3b") == ("LAN-ADD-02",)
    back = Table().lay(at="K1", gateways="K1 3b", held="VVV", movement=3).turn()
    back.choose("play MOVE1", "step K0", "step K1")
    assert back.offered("teleport") == "3b 5f 5h"


@pytest.mark.rule("LAN-TRAV-02")
def test_after_the_teleport_one_basic_movement_is_free_and_does_not_count() -> None:
    table = Table().lay(at="K0", held="V", movement=1, gateways="K1 3b").turn().choose("play MOVE1", "step K1")
    table.choose("teleport 3b")
    assert table.offered("stroll") == "3a 3c 3e 3f"
    assert table.why("stroll 4a") == ("LAN-TRAV-02", "LAN-MOVE-06", "LAN-MOVE-07")
    table.choose("stroll 3f")
    assert (table.at(), table.me().held[0] <= 1) == ("3f", True)
    assert table.discovered("3f")
    staying = Table().lay(at="K0", held="V", movement=1, gateways="K1 3b").turn()
    staying.choose("play MOVE1", "step K1", "teleport 3b", "stay", "land")
    assert (staying.at(), staying.discovered("3b")) == ("3b", True)


@pytest.mark.rule("LAN-TRAV-03")
def test_unused_movements_may_still_be_made_after_a_gateway() -> None:
    table = Table().lay(at="K0", held="VVVV", movement=3, gateways="K1 3b").turn()
    table.choose("play MOVE1", "step K1", "teleport 3b", "stay", "step 3a", "step 3b")
    assert table.at() == "3b"
    assert table.me().playing is not None
    assert table.offered("teleport") == "5f 5h K1"


@pytest.mark.rule("LAN-TRAV-04")
def test_a_wormhole_leads_to_wormholes_and_gateways_alike() -> None:
    table = Table().lay(at="5c", held="V", movement=1).lay(1, gateways="3b").turn().choose("play MOVE1", "step 5f")
    assert table.offered("teleport") == "3b 5h"
    table.choose("teleport 5h", "stroll 5c")
    assert table.at() == "5c"


@pytest.mark.rule("LAN-TRAV-05")
def test_structures_relocate_only_by_an_effect_to_a_galaxy_without_one() -> None:
    table = Table().lay(artifacts="R12", sanctums="K0", gateways="K1").lay(1, sanctums="K2").turn()
    table.choose("use R12")
    assert table.offered("lift") == "K0 K1"
    assert table.why("lift K2") == ("LAN-TRAV-05", "LAN-THRO-03")
    table.choose("lift K1")
    assert table.why("set_down K2") == ("LAN-TRAV-05", "LAN-BUILD-02")
    assert table.why("set_down 5f") == ("LAN-TRAV-05",)
    table.choose("set_down 4b")
    assert table.sites() == ("K0", "4b", "")
    assert [table.g.owner_at(at) for at in (1, table.me().gateways[0])] == [-1, 0]
    assert table.me().gateways[0] in table.g.passages
    assert 1 not in table.g.passages


@pytest.mark.rule("LAN-TRAV-05", "LAN-KEY-07")
def test_a_figure_relocates_to_any_galaxy_or_passage_an_effect_names() -> None:
    table = Table().lay(at="0b", held="VVF").row("E06 E25 E26 E27").lay(hand="RECRUIT MOVE1 MOVE2").turn()
    table.choose("play RECRUIT", "occupy S2", "first card")
    assert len(table.offered("relocate").split()) == 48
    table.choose("relocate 5f")
    assert (table.at(), table.discovered("5f")) == ("5f", False)
    knot = Table().lay(at="0b", artifacts="R02").lay(1, gateways="3b", held="").turn().choose("use R02")
    assert knot.offered("relocate") == "3b 5f 5h"
    assert knot.choose("relocate 3b").held(1) == "AA"


@pytest.mark.rule("LAN-TRAV-06")
def test_a_relocation_never_harvests() -> None:
    table = Table().lay(at="0b", gateways="0b K0", artifacts="R02").turn().choose("relocate K0")
    assert table.g.discovered == 0
    table.choose("use R02", "relocate 5f")
    assert table.g.discovered == 0
    seraph = Table().lay(at="0b", gateways="K0").turn().choose("play SERAPH1", "relocate K0", "done")
    assert seraph.g.discovered == 0


@pytest.mark.rule("LAN-TRAV-07")
def test_each_passage_is_teleported_from_once_in_a_move() -> None:
    table = Table().lay(at="K0", held="VVVV", movement=4, gateways="K1 K3").turn()
    table.choose("play MOVE1", "step K1", "teleport K3", "stay")
    table.choose("teleport K1", "stay")
    assert table.offered("teleport") == ""
    assert table.why("teleport K3") == ("LAN-TRAV-07",)


@pytest.mark.rule("LAN-GATE-04")
def test_a_free_relocation_uses_the_gateways_at_both_ends() -> None:
    table = Table().lay(at="K1").lay(1, gateways="K1 3b", held="").turn()
    assert table.choose("relocate 3b").held(1) == "AAAA"


@pytest.mark.rule("LAN-GATE-04", "LAN-SERA-04", "LAN-TRAV-05")
@pytest.mark.parametrize(("rules", "left"), [("2", ""), ("1", "AA")])
def test_effects_that_work_from_anywhere_do_not_use_the_gateway_they_leave(rules: str, left: str) -> None:
    older = {"rules": rules} if rules == "1" else {}  # games begun under rules 1 go on as they began
    lens = Table(**older).lay(at="K1", artifacts="R02").lay(1, gateways="K1 3b", held="").turn().choose("use R02")
    assert lens.choose("relocate 3b").held(1) == left + "AA", "landing on one pays its owner"
    entity = Table(**older).row("E06 E25 E26 E27").lay(at="K1", held="VVVFFFAAA", hand="RECRUIT MOVE1 MOVE2")
    entity.lay(1, gateways="K1", held="").turn().choose("play RECRUIT", "recruit E06", "occupy S6", "first card")
    assert entity.choose("relocate 4h").held(1) == left
    seraph = Table(**older).lay(at="K1", gateways="3b").lay(1, gateways="K1", held="").turn().choose("play SERAPH1")
    assert seraph.choose("relocate 3b").held(1) == left
