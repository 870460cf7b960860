"""Artifacts. LAN-ARTI"""

from __future__ import annotations

import pytest

from orrery.games.laniakea import TITLE
from tests.games.laniakea.table import Table, ids, space


@pytest.mark.rule("LAN-ARTI-01", "LAN-ARTI-02")
def test_crossing_a_void_with_a_tile_draws_the_top_artifact_once() -> None:
    table = Table(2).artifact_deck("R09 R04").lay(at="K2", held="VVFF", movement=2).turn()
    table.choose("play MOVE1", "cross 1a", "cross K2")
    assert ids(table.me().artifacts) == "R09"
    assert len(table.g.artifact_voids) == 11
    plain = Table().lay(at="K1", held="VF").turn().choose("play MOVE1", "cross 0a")
    assert plain.me().artifacts == ()


@pytest.mark.rule("LAN-ARTI-02", "LAN-COMP-09")
def test_each_tile_brings_another_artifact() -> None:
    table = Table().artifact_deck("R09 R04 R03").lay(at="0h", held="VVFF", movement=2).turn()
    table.choose("play MOVE1", "cross 1d", "land")
    table.lay(at="K2").choose("play MOVE2", "cross 1a")
    assert ids(table.me().artifacts) == "R09 R04"
    assert ids(table.g.artifacts) == "R03"


@pytest.mark.rule("LAN-ARTI-02")
def test_an_empty_artifact_deck_gives_nothing() -> None:
    table = Table().artifact_deck("").lay(at="K2", held="VF").turn().choose("play MOVE1", "cross 1a")
    assert table.me().artifacts == ()
    assert len(table.g.artifact_voids) == 11


@pytest.mark.rule("LAN-ARTI-02")
def test_teleports_and_relocations_cross_no_void() -> None:
    table = Table().lay(at="5f").turn().choose("relocate 5h")
    assert len(table.g.artifact_voids) == 12


@pytest.mark.rule("LAN-ARTI-03")
def test_owned_artifacts_are_public_and_used_in_ones_own_cosmic_power_phase_only() -> None:
    table = Table().lay(artifacts="R04").turn()
    assert TITLE.view(table.g, 1)["players"][0]["artifacts"] == ["artifact:R04"]
    table.choose("end")
    assert table.why("use R04") == ("LAN-ADD-06", "LAN-ARTI-03")


@pytest.mark.rule("LAN-ARTI-04")
def test_a_one_time_artifact_is_flipped_and_still_counts() -> None:
    table = Table().lay(artifacts="R04", celestial="B").turn().choose("use R04")
    assert table.why("use R04") == ("LAN-ARTI-04",)
    assert table.score()["celestial"] == 1


@pytest.mark.rule("LAN-ARTI-04")
def test_three_artifacts_work_once_every_turn() -> None:
    table = Table().lay(artifacts="R13 R15", held="VV").turn().choose("use R13", "swap V")
    assert table.held() == "VF"
    assert table.why("use R13") == ("LAN-ARTI-04",)
    assert table.why("use R15") == ("LAN-ARTI-03", "LAN-ADD-05")
    table.choose("cash MOVE1")
    assert table.offered("gain") == "A F V"
    table.choose("gain A", "cash MOVE2")
    assert table.offered("gain") == "F V"
    table.choose("gain F", "end", "keep", "end", "keep")
    assert table.why("use R13") == ()


def test_what_the_other_artifacts_do() -> None:
    sail = Table().tiles(_1a="21").lay(at="0c", held="", artifacts="R01").turn().choose("use R01")
    assert (sail.at(), sail.held()) == ("1a", "A")
    assert Table().lay(at="0f", artifacts="R01").turn().why("use R01") == ("LAN-MOVE-08",)
    cache = Table().lay(held="", artifacts="R03").turn().choose("use R03", "gain V", "gain F", "gain V")
    assert cache.held() == "VVF"
    assert len(Table().lay(artifacts="R05").turn().choose("use R05").me().hand) == 7
    shard = Table().lay(sanctums="K0 K1", held="", artifacts="R08").turn().choose("use R08", "gateway K1")
    assert shard.sites() == ("K0", "K1", "")
    assert Table().lay(sanctums="K0", artifacts="R08").turn().choose("use R08").sites() == ("", "K0", "")
    assert Table().lay(artifacts="R08").turn().why("use R08") == ("LAN-GATE-01",)
    prism = Table().lay(artifacts="R10", hand="BUILD1 MOVE1 MOVE2", held="").turn()
    prism.choose("use R10", "trash GAIN1", "trash BUILD1")
    assert (ids(prism.g.trashed), prism.held()) == ("GAIN1 BUILD1", "")
    horn = Table().row("E07 E25 E26 E27").lay(artifacts="R11", held="").turn().choose("use R11")
    assert horn.offered("occupy") == "S1 S2 S3 S4 S5 S6 S7 S8"


def test_the_bell_doubles_the_next_harvest_of_the_turn_and_lapses_with_it() -> None:
    table = Table().tiles(K0="13").lay(at="K0", held="", artifacts="R07").turn().choose("use R07")
    assert table.me().doubling
    table.choose("reap MOVE1")
    assert (table.held(), table.me().doubling) == ("VVFF", False)
    mixed = Table().tiles(K0="40 discovered", K1="31 discovered").lay(at="K0", held="", artifacts="R07").turn()
    assert mixed.choose("use R07", "reap MOVE1").held() == "VVFFAA"
    aether = Table().tiles(K1="31 discovered").lay(at="K1", held="", artifacts="R07").turn()
    assert aether.choose("use R07", "reap MOVE1").held() == "FFAA"
    lapsed = Table().lay(artifacts="R07").turn().choose("use R07", "end", "keep")
    assert not lapsed.me().doubling


def test_the_seeds_fill_two_slots_from_the_supply() -> None:
    table = Table().tiles(K0="03 discovered", K1="26 discovered").lay(held="", artifacts="R09").turn()
    table.choose("use R09", "augment K0", "fill V", "augment K1", "fill F")
    assert (table.g.slots[0], table.g.slots[1], table.held()) == (1, 2, "")
    assert Table().lay(artifacts="R09").turn().why("use R09") == ("LAN-SLOT-01", "LAN-SLOT-05")
    three = Table().tiles(K0="03 discovered", K1="26 discovered", K2="27 discovered").lay(artifacts="R09").turn()
    three.choose("use R09", "augment K0", "fill V", "augment K1", "fill F")
    assert ("end" in three.verbs(), three.g.slots[2]) == (True, 0)
    none = Table().tiles(K0="03 discovered").lay(artifacts="R09", held="").turn().choose("use R09", "decline")
    assert none.g.slots[0] == 0


@pytest.mark.rule("LAN-TRAV-05")
def test_the_lens_leads_to_another_passage_than_the_one_beneath_the_figure() -> None:
    table = Table().lay(at="5f", artifacts="R02").turn().choose("use R02")
    assert table.at() == "5h"
    alone = Table().lay(at="5f", artifacts="R02")
    alone.g.passages = (space("5f"),)
    assert alone.turn().why("use R02") == ("LAN-ADD-02", "LAN-TRAV-01")
