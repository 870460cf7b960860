"""Setup. ULT-SETUP"""

from __future__ import annotations

import pytest

from orrery.core.sentence import plain
from orrery.games.ultramassive import TITLE
from tests.games.ultramassive.table import Table

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])
QUICK = (0, 4, 6, 10)


@COUNTS
@pytest.mark.rule("ULT-SETUP-01")
def test_every_seat_can_be_the_starting_player(seats: int) -> None:
    starts = [Table.dealt(seed, seats).g.start for seed in range(60)]
    assert set(starts) == set(range(seats))
    assert max([starts.count(seat) for seat in range(seats)]) < 45


@COUNTS
@pytest.mark.rule("ULT-SETUP-01", "ULT-SETUP-05")
def test_wormholes_are_placed_clockwise_from_the_starting_player(seats: int) -> None:
    for seed in range(8):
        table = Table.dealt(seed, seats)
        asked = []
        while table.g.phase == "setup":
            asked.append(table.asked())
            table.choose("quick")
        assert asked == [(table.g.start + i) % seats for i in range(seats)]
        assert table.asked() == table.g.start


@COUNTS
@pytest.mark.rule("ULT-SETUP-02")
def test_everybody_starts_primordial_with_1_solar_mass_and_0_discovery_counters(seats: int) -> None:
    table = Table.dealt(seats=seats, start_counters="none")
    assert [table.status(seat) for seat in range(seats)] == [(1, 0, "Primordial")] * seats


@COUNTS
@pytest.mark.rule("ULT-SETUP-02")
def test_of_three_who_comes_later_starts_with_more_discovery_counters(seats: int) -> None:
    for seed in range(6):
        g = Table.dealt(seed, seats).g
        assert [p.discovery for p in g.turn_order()] == ([0, 1, 2] if seats == 3 else [0] * seats)


@pytest.mark.rule("ULT-SETUP-02")
def test_a_table_may_start_from_0_solar_mass() -> None:
    assert Table.dealt(start_mass="0").status() == (0, 0, "Primordial")


@COUNTS
@pytest.mark.rule("ULT-SETUP-03")
def test_everybody_draws_3_different_cores_at_random(seats: int) -> None:
    hands = set()
    for seed in range(10):
        g = Table.dealt(seed, seats).g
        drawn = [core.id for p in g.players for core in p.cores]
        assert [len(p.cores) for p in g.players] == [3] * seats
        assert sorted(drawn + [core.id for core in g.core_deck]) == [f"CO-{n:02}" for n in range(1, 13)]
        hands.add(tuple(drawn[:3]))
    assert len(hands) > 5


@COUNTS
@pytest.mark.rule("ULT-SETUP-04")
def test_everybody_is_dealt_3_cards_of_a_shuffled_deck(seats: int) -> None:
    hands = set()
    for seed in range(10):
        g = Table.dealt(seed, seats).g
        assert [len(p.hand) for p in g.players] == [3] * seats
        assert (len(g.deck), g.discard) == (40 - 3 * seats, ())
        hands.add(tuple([card.id for card in g.players[0].hand]))
    assert len(hands) > 5


@pytest.mark.rule("ULT-SETUP-03", "ULT-SETUP-04")
def test_hands_and_cores_are_seen_by_their_owner_only() -> None:
    g = Table.dealt(seats=3).g
    for viewer in (-1, 0, 1, 2):
        for p, seen in zip(g.players, TITLE.view(g, viewer)["players"], strict=True):
            if p.seat == viewer:
                assert seen["hand"] == sorted([card.ref for card in p.hand])
                assert seen["cores"] == sorted([core.ref for core in p.cores])
            else:
                assert (seen["hand"], seen["cores"]) == (3, 3)


@pytest.mark.rule("ULT-SETUP-03", "ULT-SETUP-04")
def test_a_table_may_play_with_open_hands() -> None:
    g = Table.dealt(hands="open").g
    seen = TITLE.view(g, 0)["players"][1]
    assert seen["hand"] == sorted([card.ref for card in g.players[1].hand])
    assert seen["cores"] == sorted([core.ref for core in g.players[1].cores])


@pytest.mark.rule("ULT-SETUP-05")
def test_four_wormholes_go_open_on_four_different_spaces_of_either_channel() -> None:
    table = Table.dealt()
    me = table.asked()
    assert table.offered("warp") == "B1 B2 B3 B4 B5 B6 P1 P2 P3 P4 P5 P6"
    table.choose("warp B6", "warp B2")
    assert table.offered("warp") == "B1 B3 B4 B5 P1 P2 P3 P4 P5 P6"
    assert table.why("warp B6", me) == ("ULT-WORM-02",)
    assert table.why("warp hole", me) == ("ULT-WORM-01",)
    table.choose("warp P6", "warp P3")
    assert (table.me(me).wormholes, table.me(me).open) == ((5, 1, 11, 8), (True, True))
    assert table.asked() != me


@pytest.mark.rule("ULT-SETUP-05")
def test_the_quick_setup_puts_pair_a_on_b1_and_b5_and_pair_b_on_p1_and_p5() -> None:
    table = Table.dealt()
    me = table.asked()
    label = plain(TITLE.view(table.g, me)["ask"]["options"][-1]["label"])
    assert label.endswith("pair A on B1 and B5, pair B on P1 and P5")
    table.choose("quick")
    assert (table.me(me).wormholes, table.me(me).open) == (QUICK, (True, True))
    assert table.me(1 - me).wormholes == ()


@pytest.mark.rule("ULT-SETUP-05")
def test_the_quick_setup_is_refused_once_a_wormhole_is_placed() -> None:
    table = Table.dealt()
    me = table.asked()
    table.choose("warp B1")
    assert table.why("quick", me) == ("ULT-SETUP-05",)


@pytest.mark.rule("ULT-SETUP-05")
def test_wormholes_are_not_placed_again_during_the_game() -> None:
    table = Table.dealt(wormholes="quick")
    me = table.asked()
    assert [p.wormholes for p in table.g.players] == [QUICK, QUICK]
    assert table.why("warp B2", me) == table.why("quick", me) == ("ULT-SETUP-05",)


@pytest.mark.rule("ULT-SETUP-05")
def test_a_table_may_start_with_closed_wormholes() -> None:
    assert [p.open for p in Table.dealt(wormhole_start="closed").g.players] == [(False, False)] * 2


@COUNTS
@pytest.mark.rule("ULT-SETUP-06")
def test_round_1_begins_with_a_full_anomaly_board_and_empty_channels(seats: int) -> None:
    table = Table.dealt(seats=seats, wormholes="quick")
    assert (table.g.round, table.g.phase) == (1, "draft")
    assert table.g.copies == ((1 if seats == 2 else 2),) * 18
    assert [table.board(seat) for seat in range(seats)] == [{}] * seats
    assert [p.anomalies for p in table.g.players] == [()] * seats
