"""The Seraph. LAN-SERA"""

from __future__ import annotations

import pytest

from tests.games.laniakea.table import Table


@pytest.mark.scenario("T-19")
@pytest.mark.rule("LAN-SERA-01", "LAN-SERA-02", "LAN-SERA-03", "LAN-SERA-04", "LAN-SERA-06")
def test_a_seraph_ascends_gains_harvests_and_relocates() -> None:
    table = Table().tiles(K0="09", K1="41 discovered").lay(at="0b", held="", sanctums="K0", gateways="K1", thrones="I0")
    table.lay(1, gateways="3b").turn().choose("play SERAPH1")
    assert (table.me().level, table.held()) == (1, "V")
    assert table.offered("harvest") == "K0 K1"
    assert table.offered("relocate") == "K1"
    assert table.why("relocate 3b") == ("LAN-SERA-04",)
    assert table.why("harvest 0b") == ("LAN-SERA-03",)
    table.choose("harvest K0")
    assert (table.held(), table.discovered("K0")) == ("VV", True)
    table.choose("harvest K1", "decline")
    assert table.held() == "VVFA"
    assert table.why("harvest K0") == ("LAN-SERA-03",)
    table.choose("relocate K1")
    assert table.at() == "K1"
    assert "play" in table.verbs()


@pytest.mark.rule("LAN-SERA-01", "LAN-KEY-12")
def test_ascending_is_one_level_without_a_choice() -> None:
    table = Table().lay(level=3).turn().choose("play SERAPH1")
    assert table.me().level == 4
    assert table.why("trash MOVE1") == ("LAN-TILE-02", "LAN-KEY-09")


@pytest.mark.rule("LAN-SERA-02")
def test_the_gain_is_one_voyage_stone_at_once() -> None:
    assert Table().lay(held="").turn().choose("play SERAPH1").held() == "V"


@pytest.mark.rule("LAN-SERA-03", "LAN-SERA-06")
def test_any_subset_of_ones_own_galaxies_in_any_order_around_the_relocation() -> None:
    table = Table().lay(at="0b", sanctums="K0 K2", gateways="K1").turn().choose("play SERAPH1", "relocate K1")
    assert table.at() == "K1"
    assert table.why("relocate K1") == ("LAN-SERA-04",)
    table.choose("harvest K2", "done")
    assert [table.discovered(name) for name in ("K0", "K1", "K2")] == [False, False, True]


@pytest.mark.rule("LAN-SERA-04", "LAN-TRAV-06")
def test_the_relocation_leads_to_ones_own_gateway_without_harvest() -> None:
    table = Table().lay(at="0b", gateways="K1 K3").turn().choose("play SERAPH1", "relocate K3")
    assert not table.discovered("K3")
    here = Table().lay(at="K1", gateways="K1", sanctums="K0").turn().choose("play SERAPH1")
    assert here.why("relocate K1") == ("LAN-TRAV-05",)


@pytest.mark.scenario("T-20")
@pytest.mark.rule("LAN-SERA-05")
def test_a_seraph_is_no_cosmic_power() -> None:
    table = Table().row("C01 E25 E26 E27").lay(hand="SERAPH1 SERAPH2 P20a UPGRADE").turn().choose("attack C01")
    assert table.why("send SERAPH1") == ("LAN-SERA-05", "LAN-ATTK-02")
    only = Table().row("C01 E25 E26 E27").lay(hand="SERAPH1 SERAPH2", attack_tokens=9).turn()
    assert only.why("attack C01") == ("LAN-ATTK-02",)
    trash = Table().tiles(K0="15 discovered").lay(deck="SERAPH2 GAIN1").harvest("K0")
    assert trash.why("trash SERAPH2") == ("LAN-SERA-05",)


@pytest.mark.rule("LAN-SERA-06")
def test_with_nothing_built_a_seraph_is_over_at_once() -> None:
    table = Table().turn().choose("play SERAPH1")
    assert "play" in table.verbs()
    assert table.discard() == "SERAPH1"
