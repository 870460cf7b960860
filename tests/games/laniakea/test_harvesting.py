"""Harvest and the abilities of galaxy tiles. LAN-HARV, LAN-TILE"""

from __future__ import annotations

import pytest

from orrery.games.laniakea import TITLE
from tests.games.laniakea.table import Table, ids


@pytest.mark.rule("LAN-HARV-01")
def test_only_the_galaxy_where_the_move_ends_is_harvested_and_it_must_be() -> None:
    table = Table().lay(at="0b", held="VVV", movement=2).turn().choose("play MOVE1", "step 0c", "step 0f")
    assert [table.discovered(name) for name in ("0b", "0c", "0f")] == [False, False, True]
    assert "decline" not in table.verbs()


@pytest.mark.rule("LAN-HARV-02", "LAN-HARV-05", "LAN-HARV-06")
def test_an_undiscovered_tile_gives_its_top_half_only() -> None:
    table = Table().tiles(K0="41").lay(held="", discard="").harvest("K0")
    assert (table.held(), table.g.asks) == ("A", {})
    assert table.discovered("K0")


@pytest.mark.rule("LAN-HARV-02", "LAN-HARV-05", "LAN-HARV-08")
def test_a_discovered_tile_gives_its_bottom_half_and_its_ability() -> None:
    table = Table().tiles(K0="41 discovered").lay(held="").harvest("K0")
    assert table.held() == "FA"
    assert table.verbs() == {"draw", "decline"}
    assert TITLE.view(table.g, 0)["ask"]["because"] == "tile:41"


@pytest.mark.scenario("T-13")
@pytest.mark.rule("LAN-HARV-06", "LAN-HARV-07", "LAN-HARV-08", "LAN-HARV-09")
def test_undiscovered_then_discovered_and_never_back() -> None:
    table = Table().tiles(K0="43").lay(held="").harvest("K0")
    assert (table.held(), table.discovered("K0"), table.g.asks) == ("VVF", True, {})
    table.lay(held="").harvest("K0")
    assert (table.held(), table.discovered("K0")) == ("VF", True)
    assert {"sell", "stop"} <= table.verbs()
    table.choose("stop").harvest("K0")
    assert table.discovered("K0")


@pytest.mark.rule("LAN-HARV-03")
def test_a_time_loop_of_the_move_applies_to_its_harvest_and_to_no_other() -> None:
    table = Table().tiles(_0c="23").lay(at="0b", held="VVFF", movement=2).turn()
    table.choose("play MOVE1", "step 0c", "loop")
    assert table.held() == "VVVVVF"
    table.choose("reap MOVE2")
    assert table.held() == "VVVVVFFF"


@pytest.mark.rule("LAN-HARV-04", "LAN-EFF-05")
def test_the_ability_of_a_galaxy_is_optional_and_comes_after_the_resources() -> None:
    table = Table().tiles(K0="34 discovered").lay(held="").harvest("K0")
    assert table.held() == "A"
    assert len(table.choose("decline").me().hand) == 5


@pytest.mark.rule("LAN-HARV-07")
@pytest.mark.parametrize("how", ["move", "discard", "seraph", "card"])
def test_any_harvest_flips_the_tile(how: str) -> None:
    table = Table().lay(at="0b", held="VVV", sanctums="0b", hand="MOVE1 SERAPH1 P06a MOVE2").turn()
    if how == "move":
        table.choose("play MOVE1", "step 0c")
    elif how == "discard":
        table.choose("reap MOVE1")
    elif how == "seraph":
        table.choose("play SERAPH1", "harvest 0b")
    else:
        table.choose("play P06a", "step 0c", "harvest 0b")
    assert table.discovered("0c" if how == "move" else "0b")


@pytest.mark.rule("LAN-HARV-09")
def test_a_discovered_tile_stays_so_after_many_harvests_by_anybody() -> None:
    table = Table().tiles(K0="38 discovered")
    for seat in (0, 1, 0, 1):
        table.harvest("K0", seat=seat)
        assert table.discovered("K0")
    assert table.g.tiles[0].id == "38"


@pytest.mark.scenario("T-14")
@pytest.mark.rule("LAN-HARV-10")
def test_no_resource_passes_ten_or_falls_below_zero() -> None:
    table = Table().tiles(K0="23").lay(held="VVVVVVVVV").harvest("K0")
    assert table.me().held == (10, 0, 0)
    market = Table().lay(held="A", hand="GAIN1 MOVE1 MOVE2").turn().choose("play GAIN1")
    assert market.why("take P02a") == ("LAN-GAIN-01", "LAN-GAIN-02")
    assert market.offered("take") == "P03a P04a"


@pytest.mark.rule("LAN-HARV-11")
def test_harvesting_a_wormhole_does_nothing() -> None:
    table = Table().lay(at="5c", held="VVV").turn().choose("play MOVE1", "step 5f", "land")
    assert (table.at(), table.held(), table.discovered("5f")) == ("5f", "VV", False)
    assert "play" in table.verbs()


@pytest.mark.scenario("T-30")
@pytest.mark.rule("LAN-TILE-01")
def test_the_aether_exchange_trades_two_stones_for_one_aether_and_back_repeatedly() -> None:
    table = Table().tiles(K0="20 discovered").lay(held="VFF").harvest("K0")
    assert table.held() == "VFFA"
    assert table.offered("sell") == "FF VF"
    assert table.offered("buy") == "FF VF VV"
    table.choose("sell VF")
    assert table.held() == "FAA"
    table.choose("buy VV")
    assert table.held() == "VVFA"
    table.choose("buy VV", "stop")
    assert table.held() == "VVVVF"
    assert table.g.asks == {}


@pytest.mark.rule("LAN-TILE-01", "LAN-TILE-03")
def test_an_exchange_may_bring_back_what_was_held_before() -> None:
    table = Table().tiles(K0="20 discovered").lay(held="VF").harvest("K0").choose("sell VF", "buy VF", "sell VF")
    assert table.choose("buy VF", "stop").held() == "VFA"
    stones = Table().tiles(K0="17 discovered").lay(held="F").harvest("K0")
    stones.choose("swap F", "swap V", "swap F", "swap F")
    assert stones.held() == "VV"
    assert stones.choose("swap V", "stop").held() == "VF"


@pytest.mark.rule("LAN-TILE-01", "LAN-ADD-01")
@pytest.mark.parametrize("rules", ["1", "2"])
def test_in_games_of_older_rules_an_exchange_cannot_go_in_circles(rules: str) -> None:
    table = Table(rules=rules).tiles(K0="20 discovered").lay(held="VF").harvest("K0").choose("sell VF")
    assert table.why("buy VF") == ("LAN-ADD-01", "LAN-EFF-05")
    assert table.why("sell VV") == ("LAN-TILE-01", "LAN-HARV-10")
    stones = Table(rules=rules).tiles(K0="17 discovered").lay(held="F").harvest("K0").choose("swap F")
    assert stones.why("swap V") == ("LAN-ADD-01", "LAN-EFF-05")
    assert stones.choose("swap F").held() == "VV"
    back = Table(rules=rules).tiles(K0="17 discovered").lay(held="VV").harvest("K0").choose("swap V")
    assert back.why("swap F") == ("LAN-ADD-01", "LAN-EFF-05")
    full = Table(rules=rules).tiles(K0="17 discovered").lay(held="VVFFFFFFFFFF").harvest("K0").choose("swap V")
    assert full.me().held == (1, 10, 0)
    assert full.why("swap F") == ()


@pytest.mark.scenario("T-30")
@pytest.mark.rule("LAN-TILE-02", "LAN-KEY-08", "LAN-KEY-09", "LAN-SERA-05")
def test_trashing_takes_one_card_from_anywhere_once_and_gives_an_aether() -> None:
    table = Table().tiles(K0="15 discovered").lay(held="", hand="BUILD1 P02a MOVE1 SERAPH1", deck="GAIN1 P01a")
    table.lay(discard="GAIN2 P16a").harvest("K0")
    assert table.offered("trash") == "BUILD1 GAIN1 GAIN2 P01a"
    assert table.why("trash MOVE1") == table.why("trash P02a") == table.why("trash P16a") == ("LAN-KEY-08",)
    assert table.why("trash SERAPH1") == ("LAN-SERA-05",)
    assert table.why("trash P05a") == ("LAN-TILE-02",)
    table.choose("trash GAIN1")
    assert (table.held(), [card.id for card in table.me().deck], table.g.asks) == ("VA", ["P01a"], {})
    assert [card.id for card in table.g.trashed] == ["GAIN1"]


@pytest.mark.rule("LAN-TILE-02", "LAN-TURN-05")
def test_trashing_from_hand_leaves_two_cards_and_may_be_declined() -> None:
    table = Table().tiles(K0="15 discovered").lay(hand="BUILD1 MOVE1", deck="GAIN1", discard="").harvest("K0")
    assert table.offered("trash") == "GAIN1"
    assert table.why("trash BUILD1") == ("LAN-TURN-05",)
    assert len(table.choose("decline").g.trashed) == 0
    three = Table().tiles(K0="15 discovered").lay(hand="BUILD1 MOVE1 MOVE2").harvest("K0").choose("trash BUILD1")
    assert three.hand() == "MOVE1 MOVE2"


@pytest.mark.rule("LAN-TILE-02", "LAN-TURN-05")
def test_the_card_that_the_card_in_play_must_draw_is_not_trashed_away() -> None:
    table = Table().tiles(_0c="15 discovered").lay(at="0b", held="V", hand="P05a BUILD1", deck="GAIN1").turn()
    table.choose("play P05a", "step 0c")
    assert table.why("trash GAIN1") == ("LAN-TURN-05",)
    assert table.why("trash BUILD1") == ("LAN-TURN-05",)
    table.choose("decline")
    assert table.hand() == "BUILD1 GAIN1"
    spare = Table().tiles(_0c="15 discovered").lay(at="0b", held="V", hand="P05a BUILD1 MOVE1", deck="GAIN1").turn()
    spare.choose("play P05a", "step 0c")
    assert spare.why("trash BUILD1") == spare.why("trash GAIN1") == ()
    assert spare.choose("trash GAIN1").hand() == "BUILD1 MOVE1"


@pytest.mark.scenario("T-30")
@pytest.mark.rule("LAN-TILE-03")
def test_the_stone_exchange_swaps_one_for_one_as_often_as_wished() -> None:
    table = Table().tiles(K0="18 discovered").lay(held="FFA").harvest("K0")
    assert table.offered("swap") == "F V"
    assert table.why("swap A") == ("LAN-TILE-03",)
    table.choose("swap F", "swap F", "stop")
    assert (table.held(), table.g.asks) == ("VVVA", {})
    none = Table().tiles(K0="18 discovered").lay(held="").harvest("K0")
    assert none.why("swap F") == ("LAN-TILE-03", "LAN-HARV-10")


@pytest.mark.rule("LAN-TILE-04", "LAN-SLOT-01")
def test_a_slot_tile_has_a_slot_to_augment_and_nothing_to_do_at_harvest() -> None:
    table = Table().tiles(K0="26").lay(at="K0", held="VV").turn().choose("reap MOVE1")
    assert table.offered("augment") == "K0"
    assert table.choose("reap MOVE2").held() == "VVVVFF"


@pytest.mark.rule("LAN-TILE-05")
def test_a_draw_galaxy_lets_one_draw_a_card() -> None:
    table = Table().tiles(K0="25 discovered").lay(hand="MOVE1 MOVE2", deck="BUILD1 BUILD2").harvest("K0").choose("draw")
    assert table.hand() == "MOVE1 MOVE2 BUILD1"
    assert Table().tiles(K0="25 discovered").lay(deck="", discard="").harvest("K0").g.asks == {}


@pytest.mark.rule("LAN-TILE-06")
def test_each_draw_galaxy_counts_for_itself() -> None:
    table = Table().tiles(K0="11 discovered", K1="22 discovered").lay(sanctums="K0 K1").turn()
    table.choose("play SERAPH1", "harvest K0", "draw", "harvest K1")
    assert table.verbs() == {"draw", "decline"}


@pytest.mark.rule("LAN-TILE-02", "LAN-TURN-05")
def test_a_discard_that_cannot_be_drawn_may_be_trashed_while_a_draw_is_owed() -> None:
    def owing(reshuffled: int, deck: str) -> Table:
        table = Table().tiles(_0b="15 discovered").lay(at="0f", held="VF", hand="P05a MOVE1", deck=deck)
        table.lay(discard="BUILD1").turn()
        table.me().reshuffled = reshuffled
        return table.choose("play P05a", "step 0b")

    used_up = owing(1, "MOVE2")
    assert used_up.offered("trash") == "BUILD1"
    used_up.choose("trash BUILD1")
    assert used_up.hand() == "MOVE1 MOVE2"
    assert owing(1, "BUILD2").why("trash BUILD2") == ("LAN-TURN-05",)
    assert owing(0, "BUILD2").offered("trash") == "BUILD1 BUILD2"
    assert owing(0, "").why("trash BUILD1") == ("LAN-TURN-05",)


@pytest.mark.rule("LAN-HARV-10", "LAN-COMP-23")
def test_the_log_tells_what_fitted_on_the_track() -> None:
    table = Table().tiles(K0="23").lay(held="V" * 9).harvest("K0")
    assert (table.me().held, table.told("gained")) == ((10, 0, 0), [((1, 0, 0),)])


@pytest.mark.rule("LAN-TILE-02")
def test_a_searched_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(8):
        table = Table().tiles(K0="15 discovered").lay(deck="BUILD2 GAIN1 GAIN2 RECRUIT SERAPH2").harvest("K0")
        table.g.rng.state = seed
        orders.add(ids(table.choose("trash GAIN1").me().deck))
    assert len(orders) > 4


@pytest.mark.rule("LAN-TILE-02")
def test_the_cards_to_trash_do_not_tell_the_order_of_the_deck() -> None:
    one, other = [
        Table().tiles(K0="15 discovered").lay(deck=deck).harvest("K0").keys()
        for deck in ("BUILD2 GAIN1 GAIN2 RECRUIT", "GAIN2 RECRUIT GAIN1 BUILD2")
    ]
    assert one == other


@pytest.mark.rule("LAN-HARV-11")
def test_twin_horizons_finds_nothing_to_harvest_on_a_wormhole() -> None:
    table = Table().tiles(_0h="48").lay(at="0b", held="V", hand="P06a MOVE1 MOVE2").turn()
    table.choose("play P06a", "step 0c")
    assert table.offered("harvest") == "0b 0f"
    assert table.why("harvest 0h") == ("LAN-HARV-11",)
