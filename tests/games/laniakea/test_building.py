"""Build: Sanctums, Gateways, Thrones. LAN-BUILD, LAN-SANC, LAN-GATE, LAN-THRO, LAN-COMP-14"""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.laniakea.building import build_free_sanctum
from tests.games.laniakea.table import Table

RICH = "VVVVVVVVVVFFFFFFFFFF"


def building(at: str = "0b", held: str = RICH, card: str = "BUILD1", **given: object) -> Table:
    return Table(3).lay(**{"at": at, "held": held, "hand": f"{card} MOVE1 MOVE2", **given})


@pytest.mark.rule("LAN-BUILD-01")
def test_a_build_action_builds_one_structure_of_any_kind() -> None:
    table = building(sanctums="K0").turn().choose("play BUILD1")
    assert (table.offered("sanctum"), table.offered("gateway"), table.offered("throne")) == ("0b", "K0", "I0")
    table.choose("sanctum 0b")
    assert table.sites() == ("0b K0", "", "")
    assert "sanctum" not in table.verbs()
    assert building(sanctums="K0").turn().choose("play BUILD1", "gateway K0").sites() == ("", "K0", "")
    assert building(sanctums="K0").turn().choose("play BUILD1", "throne I0").sites() == ("K0", "", "I0")


@pytest.mark.scenario("T-22")
@pytest.mark.rule("LAN-BUILD-02", "LAN-GATE-01", "LAN-GATE-02", "LAN-GATE-03")
def test_one_structure_a_galaxy_and_conversion_from_afar() -> None:
    for structure in ("sanctums", "gateways"):
        table = building(sanctums="K0").lay(1, **{structure: "0b"}).turn().choose("play BUILD1")
        assert table.why("sanctum 0b") == ("LAN-BUILD-02",)
    own = building(sanctums="0b").turn().choose("play BUILD1")
    assert own.why("sanctum 0b") == ("LAN-BUILD-02",)
    far = building(at="3f", held="F", sanctums="0b K0").turn().choose("play BUILD1", "gateway 0b")
    assert (far.held(), far.sites()) == ("", ("K0", "0b", ""))
    assert far.g.passages[-1] == far.me().gateways[0]


@pytest.mark.rule("LAN-BUILD-02")
def test_a_galaxy_with_a_structure_of_anybody_takes_no_other() -> None:
    table = building(at="0d").lay(1, sanctums="0d").turn().choose("play BUILD1")
    assert table.at() == "0d"
    assert table.sites() == ("", "", "O0")
    with_choice = building(at="0d", sanctums="K0").lay(2, gateways="0d").turn().choose("play BUILD1")
    assert with_choice.why("sanctum 0d") == ("LAN-BUILD-02",)


@pytest.mark.rule("LAN-BUILD-03")
@pytest.mark.parametrize(("key", "cost"), [("sanctum 0b", "VVFF"), ("gateway K0", "F"), ("throne I0", "VVVFFF")])
def test_each_structure_has_its_cost_in_stones(key: str, cost: str) -> None:
    table = building(sanctums="K0").turn().choose("play BUILD1", key)
    v, f, a = table.me().held
    assert (10 - v, 10 - f, a) == (cost.count("V"), cost.count("F"), 0)
    for missing in set(cost):
        poor = building(sanctums="K0 K1").turn()
        short = [cost.count(letter) - (letter == missing) for letter in "VF"]
        poor.me().held = (short[0], short[1], 10)
        poor.choose("play BUILD1")
        assert poor.why(key)[0] == ("LAN-GATE-01" if key == "gateway K0" else "LAN-BUILD-03")


@pytest.mark.rule("LAN-SANC-01")
def test_a_sanctum_goes_where_the_figure_stands_discovered_or_not() -> None:
    table = building(sanctums="K0").turn().choose("play BUILD1")
    assert table.why("sanctum 0c") == ("LAN-SANC-01",)
    assert not table.discovered("0b")
    table.choose("sanctum 0b")
    wormhole = building(at="5h", sanctums="K0").turn().choose("play BUILD1")
    assert wormhole.why("sanctum 5h") == ("LAN-SANC-01",)
    near = building(card="P08a", sanctums="K0").turn().choose("play P08a")
    assert near.offered("sanctum") == "0a 0b 0c 0e 0f"
    assert near.why("sanctum 1a") == ("LAN-SANC-01", "LAN-MOVE-07")


@pytest.mark.rule("LAN-GATE-01")
def test_a_gateway_is_made_from_ones_own_sanctum_for_one_forge_stone() -> None:
    table = building(sanctums="K0", gateways="K2").lay(1, sanctums="K1").turn().choose("play BUILD1")
    assert table.why("gateway K1") == table.why("gateway K2") == ("LAN-GATE-01",)
    assert table.choose("gateway K0").me().held == (10, 9, 0)


@pytest.mark.rule("LAN-GATE-02", "LAN-COMP-14")
@pytest.mark.scenario("T-24")
def test_a_seventh_sanctum_needs_a_piece_that_came_back() -> None:
    table = building(sanctums="K0 K1 K2 K3 K4 K5", hand="BUILD1 BUILD2 MOVE1 MOVE2").turn().choose("play BUILD1")
    assert table.why("sanctum 0b") == ("LAN-COMP-14",)
    table.choose("gateway K0", "play BUILD2", "sanctum 0b")
    assert len(table.me().sanctums) == 6


@pytest.mark.rule("LAN-COMP-14")
def test_gateways_and_thrones_run_out_too() -> None:
    table = building(gateways="K0 K1 K2 K3 K4 K5", sanctums="1a", thrones="I1 I2 I3 I4 I5").turn()
    table.lay(held=RICH).choose("play BUILD1")
    assert table.sites()[0] == "0b 1a"
    more = building(gateways="K0 K1 K2 K3 K4 K5", sanctums="1a 0b", thrones="I1 I2 I3 I4 I5").turn()
    assert more.why("play BUILD1") == ("LAN-BUILD-01", "LAN-BUILD-03")
    near = building(card="P08a", gateways="K0 K1 K2 K3 K4 K5", sanctums="1a 0b", thrones="I1 I2 I3 I4 I5").turn()
    near.choose("play P08a")
    assert near.why("gateway 1a") == near.why("throne I0") == ("LAN-COMP-14",)


@pytest.mark.rule("LAN-GATE-03")
def test_the_figure_need_not_be_at_the_sanctum() -> None:
    assert building(at="4h", sanctums="0b").turn().choose("play BUILD1", "gateway 0b").sites()[1] == "0b"


@pytest.mark.rule("LAN-GATE-04")
def test_the_owner_is_paid_two_aether_from_the_supply_when_another_lands() -> None:
    table = (
        Table(3).lay(at="K0", held="V").lay(1, gateways="K1", held="").turn().choose("play MOVE1", "step K1", "land")
    )
    assert (table.held(1), table.me().held[2]) == ("AA", 0)
    own = Table(3).lay(at="K0", held="V", gateways="K1").turn().choose("play MOVE1", "step K1", "land")
    assert own.me().held[2] == 0


@pytest.mark.scenario("T-37")
@pytest.mark.rule("LAN-GATE-04")
def test_walking_over_a_gateway_pays_nothing() -> None:
    table = Table().lay(at="K0", held="VV", movement=2).lay(1, gateways="K1", held="").turn()
    table.choose("play MOVE1", "step K1", "step K2")
    assert table.held(1) == ""
    ending = Table().lay(at="K0", held="VV", movement=2).lay(1, gateways="K1", held="").turn()
    assert ending.choose("play MOVE1", "step K1", "land").held(1) == "AA"


@pytest.mark.rule("LAN-GATE-04")
def test_a_gateway_pays_once_per_visitor_and_turn() -> None:
    table = Table().lay(at="K0", held="VVVV").lay(1, gateways="K1", held="").turn()
    table.choose("play MOVE1", "step K1", "land", "relocate 5f")
    assert table.held(1) == "AA"
    table.choose("cash BUILD1", "gain V", "relocate K1")
    assert table.held(1) == "AA"
    table.choose("end", "keep", "end", "keep", "relocate 5f")
    assert table.held(1) == "AAAA"


@pytest.mark.scenario("T-23")
@pytest.mark.rule("LAN-THRO-01", "LAN-THRO-02", "LAN-THRO-05")
def test_where_a_throne_can_be_built() -> None:
    assert building(at="0f", sanctums="K0").turn().choose("play BUILD1").why("throne O0") == (
        "LAN-THRO-01",
        "LAN-THRO-02",
    )
    assert building(at="0d").turn().choose("play BUILD1", "throne O0").sites()[2] == "O0"
    beside = building(at="0a").turn().choose("play BUILD1")
    assert beside.offered("throne") == "I5"
    assert beside.why("throne I0") == ("LAN-THRO-01", "LAN-THRO-02")
    second = building(at="0d", sanctums="K0").lay(1, thrones="O0").turn().choose("play BUILD1")
    assert second.why("throne O0") == ("LAN-THRO-05",)


@pytest.mark.rule("LAN-THRO-03")
def test_thrones_never_relocate_and_nothing_is_relocated_into_an_abyss() -> None:
    table = Table().lay(artifacts="R12", sanctums="K0", thrones="I0").turn().choose("use R12")
    assert table.verbs() == {"set_down"}
    assert len(table.options()) == 49 - 1 - 2
    assert Table().lay(artifacts="R12", thrones="I0").turn().why("use R12") == ("LAN-TRAV-05", "LAN-THRO-03")


@pytest.mark.rule("LAN-THRO-04", "LAN-SCOR-08")
def test_a_bridge_has_the_colour_of_the_sector_it_ends_in() -> None:
    table = Table().lay(thrones="O2", held="", sanctums="5f")
    assert table.score()["thrones"] == 1
    assert Table().lay(thrones="O2", held="", sanctums="1f").score()["thrones"] == 1
    assert Table().lay(thrones="O2", held="", sanctums="0f").score()["thrones"] == 0


@pytest.mark.rule("LAN-THRO-05")
def test_an_abyss_holds_one_throne_in_all() -> None:
    table = building(at="0d", thrones="O0", sanctums="K0").turn().choose("play BUILD1")
    assert table.why("throne O0") == ("LAN-THRO-05",)


@pytest.mark.rule("LAN-GATE-04")
def test_a_sanctum_of_another_is_no_gateway() -> None:
    table = Table().lay(0, at="K0", held="V").lay(1, at="K1", held="VVFF", hand="BUILD1 MOVE1 MOVE2").turn(1)
    table.choose("play BUILD1", "end", "keep", "play MOVE1", "step K1")
    assert (table.sites(1), table.held(1), table.at()) == (("K1", "", ""), "", "K1")
    assert table.why("relocate 5f") == ("LAN-ADD-02",)


@pytest.mark.rule("LAN-EFF-01")
def test_the_choir_of_masons_takes_off_a_forge_stone_and_no_other() -> None:
    table = building(held="VVVFF", entities="E17").turn().choose("play BUILD1")
    assert (table.sites()[0], table.held()) == ("0b", "VF")
    assert building(held="VFF", entities="E17").turn().why("play BUILD1") == ("LAN-BUILD-01", "LAN-BUILD-03")
    less = building(held="V", entities="E17", card="P07a").turn().choose("play P07a")
    assert (less.sites()[0], less.held()) == ("0b", "")


@pytest.mark.rule("LAN-COMP-14", "LAN-EFF-05")
def test_a_free_sanctum_needs_a_piece_too() -> None:
    table = Table().lay(at="0b", sanctums="K0 K1 K2 K3 K4 K5").do(Do(build_free_sanctum))
    assert len(table.me().sanctums) == 6


def test_masonry_of_light_takes_two_stones_off_and_first_fruits_harvests() -> None:
    table = building(held="VVF", card="P07a").turn().choose("play P07a")
    assert table.offered("pay") == "VF VV"
    assert table.choose("pay VV").held() == "F"
    fruits = building(card="P09a").tiles(_0b="21").turn().choose("play P09a", "sanctum 0b")
    assert fruits.offered("harvest") == "0b"
    assert fruits.why("harvest 0c") == ("LAN-HARV-01",)
    assert fruits.choose("harvest 0b").me().held[2] == 1
    throne = building(card="P09a", sanctums="K0").turn().choose("play P09a", "throne I0")
    assert "harvest" not in throne.verbs()
