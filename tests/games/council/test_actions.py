"""Action fields, settling, collecting, discovering, gemstones, the slide, and the kinds of action cards."""

from __future__ import annotations

import pytest

from orrery.games.council import TITLE
from tests.games.council.table import Table


@pytest.mark.rule("COS-ACT-01", "COS-ACT-02")
def test_all_fields_act_from_left_to_right() -> None:
    table = Table().lay(slots=("S5", "K25", "S5"), hand="").turn()
    assert [(card.id, slot) for card, slot in table.told("acts")] == [("S5", 1), ("K25", 2), ("S5", 3)]
    five = Table(leaders="yes").lay(leader="ava").lay(techs="D1-01")
    five.do(*five.me().techs[0].does)
    five.lay(slots=("S5", "S5", "S5", "S5", "K25"), hand="").turn()
    assert [slot for _, slot in five.told("acts")] == [1, 2, 3, 4, 5]


@pytest.mark.rule("COS-ACT-03")
def test_each_card_is_bound_to_the_range_of_its_own_field() -> None:
    table = Table().tile(gray_1="P1-04", blue_1="P2-08").lay(slots=("S2", "S2", ""), hand="", ranges=(2, 1, 1)).turn()
    assert table.offered("settle") == "gray.1.1 blue.1.1"
    table.choose("pass")
    assert table.offered("settle") == "gray.1.1"


@pytest.mark.rule("COS-ACT-06", "COS-AC-08", "COS-AC-09", "COS-SYM-11")
def test_a_card_with_free_choice_replaces_the_limits_of_the_field() -> None:
    table = Table().tile(gray_1="P1-04", pink_1="P3-01").cubes(gray_1_1="1").act("K10")
    assert table.offered("settle") == table.offered("settle_two") == "pink.1.1 pink.1.2"
    assert table.why("settle gray.1.1") == ("COS-SETL-02", "COS-UPG-08"), "available means empty"
    relay = Table().tile(pink_1="P3-10").cubes(pink_1_1="0").act("K21").choose("collect pink.1")
    assert relay.me().energy == 7
    far = Table().act("K08")
    assert far.offered("explore") == "1 2 3"
    far.choose("explore 3", "keep P3-01", "place pink.1")
    assert far.offered("settle") == "pink.1.1 pink.1.2", "regardless of adaptability"
    far.choose("settle pink.1.2")
    assert far.on("pink.1.2") == "0"


@pytest.mark.rule("COS-ACT-07")
def test_what_cannot_be_done_is_skipped_and_the_rest_goes_on() -> None:
    table = Table().tile(gray_1="P1-04").cubes(gray_1_1="0").act("K06")
    assert table.verbs() == {"collect", "pass"}, "no planet to settle, so straight to the collect"
    table.choose("collect gray.1")
    assert table.me().gems == (0, 1, 0)
    empty = Table().lay(slots=("S2", "S3", "S5"), hand="").turn()
    assert empty.me().gems == (3, 0, 0)


@pytest.mark.rule("COS-SETL-01", "COS-AC-01", "COS-AC-02")
def test_the_number_shown_is_the_most_and_all_go_to_one_planet() -> None:
    one = Table().tile(gray_1="P1-01").act("S2")
    assert one.verbs() == {"settle", "pass"}
    assert one.why("settle_two gray.1.1") == ("COS-SETL-01",)
    two = Table().tile(gray_1="P1-01").act("S1")
    assert two.verbs() == {"settle", "settle_two", "pass"}
    two.choose("settle_two gray.1.2")
    assert (two.on("gray.1.1"), two.on("gray.1.2")) == ("", "0 0")
    assert not two.g.asks
    assert Table().tile(gray_1="P1-01").act("S1").choose("settle gray.1.1").count() == 1
    assert two.why("settle orange.1.1") == ("COS-END-04",)
    bare = Table().tile(gray_1="P1-01").act("S1")
    assert bare.why("settle orange.1.1") == bare.why("settle gray.1.3") == ("COS-SETL-01",)


@pytest.mark.rule("COS-SETL-06")
def test_settling_removes_nothing_and_costs_nothing() -> None:
    table = Table().tile(gray_1="P1-01").cubes(gray_1_1="1").lay(gems=(1, 1, 1), upgrades="U03").act("S1")
    table.choose("settle_two gray.1.1")
    assert table.on("gray.1.1") == "1 0 0"
    assert table.me().gems == (1, 1, 1)


@pytest.mark.rule("COS-COLL-01", "COS-COLL-02", "COS-COLL-03", "COS-AC-03", "COS-SYM-12")
def test_each_cube_in_range_collects_once_up_to_the_number() -> None:
    table = Table().tile(gray_1="P1-01", gray_2="P1-03", blue_1="P2-08")
    table.cubes(gray_1_1="0", gray_2_1="0 1", gray_2_2="0", blue_1_1="0").act("S3")
    assert table.offered("collect") == "gray.1 gray.2"
    assert table.why("collect blue.1") == ("COS-COLL-02", "COS-ACT-03")
    assert table.why("collect orange.1") == ("COS-COLL-02",)
    table.choose("collect gray.1")
    assert table.why("collect gray.1") == ("COS-COLL-03",)
    table.choose("collect gray.2")
    assert not table.g.asks, "twice at most"
    assert (table.me().gems, table.me().energy) == ((1, 0, 0), 1 + 3)
    again = Table().tile(gray_2="P1-03").cubes(gray_2_1="0", gray_2_2="0").act("K19")
    again.choose("collect gray.2", "collect gray.2")
    assert again.me().energy == 6, "two cubes in one system allow two collects there"
    last = Table(4).tile(turquoise_2="P2-10", red_1="P3-04").cubes(turquoise_2_1="0", red_1_1="0").act("S3", reach=2)
    assert last.offered("collect") == "turquoise.2", "Parsec 2 ends with this field"
    stranger = Table().tile(gray_1="P1-01", gray_2="P1-03").cubes(gray_1_1="1", gray_2_1="0").act("S3")
    assert stranger.why("collect gray.1") == ("COS-COLL-02",)


@pytest.mark.rule("COS-COLL-04", "COS-COLL-05", "COS-COLL-06")
def test_collecting_ignores_colours_and_leaves_the_cubes() -> None:
    table = Table().tile(orange_1="P1-06").cubes(orange_1_3="0").act("S3").choose("collect orange.1")
    assert (table.me().gems, table.me().energy) == ((1, 0, 0), 1)
    assert table.on("orange.1.3") == "0"


@pytest.mark.rule("COS-DISC-01")
def test_a_pile_within_range_with_tiles_and_free_fields() -> None:
    table = Table().act("S4", reach=2)
    assert table.offered("explore") == "1 2"
    assert table.why("explore 3") == ("COS-DISC-01", "COS-ACT-03")
    table.choose("explore 2")
    assert table.offered("keep") == "P2-01 P2-02" or set(table.offered("keep").split()) == {"P2-01", "P2-02"}
    last = Table().pile(1, "P1-09").act("S4").choose("explore 1")
    assert last.told("drew_tiles") == [(1, 1)]
    none = Table().pile(1).act("S4", reach=2)
    assert none.why("explore 1") == ("COS-DISC-01",)
    full = Table().tile(blue_1="P2-01", blue_2="P2-02", blue_3="P2-03", blue_4="P2-04")
    full.tile(green_1="P2-05", green_2="P2-06", green_3="P2-07").act("S4", reach=2)
    assert full.why("explore 2") == ("COS-DISC-01",)
    assert full.offered("explore") == "1"


@pytest.mark.rule("COS-DISC-02", "COS-DISC-03")
def test_one_tile_is_placed_in_the_range_of_its_pile_and_the_other_goes_under_it() -> None:
    table = Table().tile(gray_1="P1-10").act("S4", reach=2).choose("explore 1")
    assert table.why("keep P1-03") == ("COS-DISC-02",)
    seen = table.g.shown
    table.choose("keep P1-02")
    assert table.g.shown == seen + 1, "the tile is shown to all, so this cannot be taken back"
    assert [TITLE.view(table.g, seat)["drawn"] for seat in (-1, 0, 1)] == [["tile:P1-02"]] * 3
    assert table.offered("place") == "gray.2 orange.1 orange.2 orange.3 orange.4"
    assert table.why("place blue.1") == table.why("place gray.1") == ("COS-DISC-02",)
    table.choose("place orange.3")
    assert table.g.fields[4].id == "P1-02"
    assert TITLE.view(table.g, 1)["drawn"] == []
    assert table.g.piles[1][0].id == "P1-01", "the other lies at the bottom"
    assert len(table.g.piles[1]) == 8


@pytest.mark.rule("COS-DISC-04", "COS-DISC-05", "COS-DISC-07", "COS-AC-04")
def test_the_new_tile_is_settled_or_collected_from_not_both() -> None:
    def found(reach: int = 1) -> Table:
        return Table().pile(1, "P1-06").act("S4").choose("explore 1", "place orange.1")

    table = found()
    assert table.verbs() == {"settle", "collect", "pass"}
    assert table.offered("settle") == "orange.1.1"
    assert table.why("settle orange.1.2") == ("COS-SETL-04", "COS-UPG-05")
    assert table.why("settle gray.1.1") == ("COS-DISC-04",)
    table.choose("settle orange.1.1")
    assert not table.g.asks
    assert (table.count(), table.me().energy) == (1, 0)
    other = found().choose("collect orange.1")
    assert not other.g.asks
    assert (other.count(), other.me().energy, other.me().gems) == (0, 1, (1, 0, 0))


@pytest.mark.rule("COS-DISC-06")
def test_collecting_from_the_new_tile_needs_no_colony_and_costs_nothing() -> None:
    table = Table().pile(2, "P2-02").lay(gems=(1, 0, 0)).act("S4", reach=2).choose("explore 2", "place blue.1")
    assert table.offered("settle") == ""
    table.choose("collect blue.1")
    assert (table.me().gems, table.me().energy) == ((1, 1, 0), 1)


@pytest.mark.rule("COS-GEMS-01", "COS-AC-05")
def test_three_gemstones_are_taken() -> None:
    assert Table().act("S5").me().gems == (3, 0, 0)
    assert Table().act("K23").me().gems == (1, 2, 0)


@pytest.mark.rule("COS-GEMS-02", "COS-AC-06")
def test_refining_goes_one_step_up() -> None:
    table = Table().lay(gems=(1, 1, 0)).act("S6")
    assert table.offered("refine") == "coal gold"
    assert Table().lay(gems=(1, 1, 1)).act("S6").offered("refine") == "coal gold", "nothing is better than crystal"
    assert table.why("refine crystal") == ("COS-GEMS-02",)
    assert table.choose("refine coal").me().gems == (0, 2, 0)
    assert Table().lay(gems=(1, 1, 0)).act("S6").choose("refine gold").me().gems == (1, 0, 1)
    assert Table().lay(gems=(0, 1, 0)).act("S6").why("refine coal") == ("COS-GEMS-02",)
    assert Table().lay(gems=(1, 0, 0)).act("K24").choose("refine coal", "refine gold").me().gems == (0, 0, 1)


@pytest.mark.rule("COS-SLIDE-01", "COS-SLIDE-02", "COS-SLIDE-03")
@pytest.mark.scenario("EX-17")
def test_stacks_slide_whole() -> None:
    table = Table().lay(slots=("K01", "S6 K02", "S5 K25"), hand="").tile(gray_1="P1-01").cubes(gray_1_1="0")
    table.turn()
    assert [card.id for card, _ in table.told("acts")] == ["K01", "K02", "K25"]
    assert table.slots() == ["", "K01", "S6 K02"], "after the actions and before the assessment"
    assert table.hand() == "K25 S5"
    assert table.g.phase == "assessment"
    summed = Table().lay(slots=("S2", "S5 S3", "S4 S1"), hand="").reveal("", "S1 S2 S3")
    assert summed.me().spent == 3 + 3 + 6


@pytest.mark.rule("COS-SLIDE-04", "COS-LD-10", "COS-D1-01")
def test_cards_pass_through_additional_fields() -> None:
    table = Table().lay(techs="D1-01")
    table.do(*table.me().techs[0].does).lay(slots=("S5", "K25", "K01", "K02"), hand="").turn()
    assert table.slots() == ["", "S5", "K25", "K01"]
    assert table.hand() == "K02"


@pytest.mark.rule("COS-AC-07")
def test_settle_then_collect_even_with_the_new_cube() -> None:
    table = Table().tile(gray_1="P1-03").act("K06").choose("settle gray.1.1")
    assert table.verbs() == {"collect", "pass"}
    assert table.choose("collect gray.1").me().energy == 3
    once = Table().tile(gray_1="P1-05").cubes(gray_1_1="0").act("K06").choose("settle gray.1.2", "collect gray.1")
    assert (once.me().energy, once.g.asks) == (3, {}), "once, however many cubes there are"
    far = Table().tile(blue_1="P2-08", gray_1="P1-01").cubes(blue_1_1="0").act("K06").choose("pass")
    assert not far.g.asks, "both within range"


@pytest.mark.rule("COS-AC-09")
def test_with_the_expansion_a_single_cube_fits_on_a_tower_of_two() -> None:
    table = Table().tile(gray_1="P1-01").cubes(gray_1_1="1 1").lay(upgrades="U03").act("K10")
    assert table.offered("settle_two") == "gray.1.2"
    assert table.choose("settle gray.1.1").on("gray.1.1") == "1 1 0"
    assert not table.g.asks


@pytest.mark.rule("COS-AC-10")
def test_prospectors_settle_and_collect() -> None:
    table = Table().pile(1, "P1-03").act("K12").choose("explore 1", "place orange.1")
    assert table.verbs() == {"settle", "pass"}, "one cube"
    table.choose("settle orange.1.1", "collect orange.1")
    assert (table.count(), table.me().energy) == (1, 3)
    brown = Table().pile(2, "P2-02").act("K12", reach=2).choose("explore 2", "place blue.1")
    assert brown.verbs() == {"collect", "pass"}, "the cube only if possible"


@pytest.mark.rule("COS-AC-11", "COS-SETL-05")
def test_towers_of_three() -> None:
    table = Table().tile(gray_1="P1-02", blue_1="P2-08").cubes(gray_1_1="0").lay(upgrades="U03").act("K14")
    assert table.offered("settle_three") == "gray.1.2", "within range, one's own colours, and three cubes at most"
    assert table.why("settle_three gray.1.3") == ("COS-SETL-04", "COS-UPG-05")
    assert table.why("settle_three gray.1.1") == ("COS-SETL-05",)
    assert table.offered("settle_two") == "gray.1.1 gray.1.2"
    assert table.choose("settle_three gray.1.2").on("gray.1.2") == "0 0 0"


@pytest.mark.rule("COS-AC-12")
def test_the_thrifty_discovery() -> None:
    table = Table().lay(hand="K03 S1 S2 S3").reveal("K03 S2 S3", "S1 S2 S3")
    assert table.me().spent == -1 + 3 + 3
    assert Table().act("K03", reach=2).offered("explore") == "1 2"


@pytest.mark.rule("COS-AC-13")
def test_wayfinders_choose_between_settling_and_discovering() -> None:
    def ready() -> Table:
        return Table().tile(gray_1="P1-01").pile(1, "P1-03").act("K04")

    assert ready().verbs() == {"settle", "explore", "pass"}
    assert ready().offered("explore") == "1"
    assert ready().why("explore 2") == ("COS-DISC-01", "COS-ACT-03"), "both within range"
    assert ready().choose("settle gray.1.1").count() == 1
    settled = ready().choose("explore 1", "place orange.1", "settle orange.1.1")
    assert (settled.count(), settled.me().energy) == (1, 0)
    collected = ready().choose("explore 1", "place orange.1", "collect orange.1")
    assert (collected.count(), collected.me().energy) == (0, 3)


@pytest.mark.rule("COS-AC-14", "COS-AC-16", "COS-AC-17")
def test_cards_without_an_action_still_count_and_slide() -> None:
    for id, value in (("K01", -2), ("K02", -4)):
        table = Table().lay(hand=f"{id} S1 S2").reveal(f"{id} S1 S2", "S1 S2 S3")
        assert table.me().spent == value + 9
        table.turn()
        assert table.slots()[1] == id
        assert not table.end_turns().g.asks


@pytest.mark.rule("COS-AC-15")
def test_pioneers_place_two_cubes_or_collect_twice() -> None:
    def found() -> Table:
        return Table().pile(1, "P1-03").act("K16").choose("explore 1", "place orange.1")

    assert found().verbs() == {"settle", "settle_two", "collect", "collect_once", "pass"}
    assert found().choose("settle_two orange.1.1").on("orange.1.1") == "0 0"
    assert found().choose("collect orange.1").me().energy == 6


@pytest.mark.rule("COS-DISC-03")
def test_whoever_puts_a_tile_under_the_pile_knows_it() -> None:
    table = Table().act("S4").choose("explore 1", "keep P1-01", "place gray.1", "pass")
    mine, theirs = TITLE.view(table.g, 0)["piles"]["1"], TITLE.view(table.g, 1)["piles"]["1"]
    assert mine == [None] * 8 + ["tile:P1-02"]
    assert theirs == [None] * 9
