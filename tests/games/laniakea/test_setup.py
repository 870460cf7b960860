"""Components that setup hands out, and setup itself. LAN-COMP, LAN-SETUP"""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core.save import dump, load
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.board import ARTIFACT_VOIDS, SPACE_NAMES, START_SPACES
from orrery.games.laniakea.components import COLOURS
from orrery.games.laniakea.content import ARTIFACTS, CELESTIALS, CHAOS, ENTITIES, MARKET, STARTING, TILES
from orrery.games.laniakea.costs import gain
from orrery.games.laniakea.player import TOKEN_ON_BOARD
from tests.games.laniakea.table import Table, ids, units


def chosen(seed: int = 1, seats: int = 2, **settings: str) -> Table:
    """A real game in which everybody takes the first Celestial that is left."""
    table = Table.dealt(seed, seats, **settings)
    while table.verbs() == {"choose"}:
        table.choose(table.keys()[0])
    return table


@pytest.mark.rule("LAN-COMP-21", "LAN-COMP-12", "LAN-SETUP-02")
def test_one_to_four_play_each_with_a_player_board() -> None:
    assert TITLE.seats == (1, 2, 3, 4)
    for seats in TITLE.seats:
        table = chosen(seats=seats)
        assert [len(p.spaces) for p in table.g.players] == [8] * seats
        assert (table.g.adversary is not None) == (seats == 1)
    for seats in (0, 5):
        with pytest.raises(ValueError, match="1 to 4 players"):
            TITLE.setup(1, seats, TITLE.settings({}))


@pytest.mark.rule("LAN-SETUP-01")
def test_the_first_player_is_random_unless_the_table_sets_one() -> None:
    assert {Table.dealt(seed, 4).g.start for seed in range(40)} == {0, 1, 2, 3}
    assert {Table.dealt(seed, 4, first_player="first_seat").g.start for seed in range(20)} == {0}
    colours = [p["colour"] for p in TITLE.view(chosen(seats=4).g, 0)["players"]]
    assert colours == list(COLOURS)
    assert len(set(COLOURS)) == 4


@pytest.mark.rule("LAN-SETUP-03")
def test_celestials_are_picked_clockwise_from_the_first_player_each_board_once() -> None:
    table = Table.dealt(3, 3)
    start = table.g.start
    assert table.asked() == start
    assert table.offered("choose") == "A B C D E F G H"
    table.choose("choose D")
    assert table.asked() == (start + 1) % 3
    assert table.offered("choose") == "A B C E F G H"
    assert table.why("choose D", seat=(start + 1) % 3) == ("LAN-SETUP-03",)
    table.choose("choose A", "choose H")
    assert [ids((table.me((start + n) % 3).celestial,)) for n in range(3)] == ["D", "A", "H"]
    assert table.asked() == start


def test_celestials_may_be_drawn_at_random() -> None:
    table = Table.dealt(3, 4, celestials="random")
    assert "play" in table.verbs() or "end" in table.verbs()
    assert len({p.celestial for p in table.g.players}) == 4
    drawn = {Table.dealt(seed, 2, celestials="random").me().celestial for seed in range(60)}
    assert drawn == set(CELESTIALS)


@pytest.mark.rule("LAN-SETUP-04", "LAN-COMP-14")
def test_all_structures_are_in_the_players_hands_at_first() -> None:
    for p in chosen(seats=4).g.players:
        assert (p.sanctums, p.gateways, p.thrones) == ((), (), ())


@pytest.mark.rule("LAN-SETUP-05", "LAN-SETUP-06", "LAN-MOVE-03", "LAN-COMP-08")
def test_everybody_holds_one_of_each_resource_and_the_markers_are_no_part_of_it() -> None:
    for p in chosen(seats=4).g.players:
        assert units(p.held) == "VFA"
        assert (p.movement, p.ability) == (1, 1)


@pytest.mark.rule("LAN-COMP-08", "LAN-SETUP-18")
def test_the_supply_never_runs_out_for_four_full_tracks() -> None:
    table = Table(4)
    for p in table.g.players:
        gain(table.g, p, (20, 20, 20))
    assert [p.held for p in table.g.players] == [(10, 10, 10)] * 4


@pytest.mark.rule("LAN-SETUP-07", "LAN-COMP-07")
def test_each_player_has_one_resource_slot_token_on_the_board() -> None:
    table = chosen(seats=4)
    assert [p.token for p in table.g.players] == [TOKEN_ON_BOARD] * 4
    assert len(table.g.slots) == 49 + 4


@pytest.mark.rule("LAN-SETUP-08", "LAN-SETUP-09", "LAN-SETUP-10")
def test_everybody_shuffles_the_ten_starting_cards_and_draws_five() -> None:
    table = chosen(seats=4)
    names = Counter({"Move": 2, "Build": 2, "Gain a Cosmic Power": 2, "Seraph": 2, "Recruit": 1, "Upgrade": 1})
    for p in table.g.players:
        assert len(p.hand) == len(p.deck) == 5
        assert Counter(card.name for card in p.hand + p.deck) == names
        assert p.discard == ()
    assert len({ids(p.hand + p.deck) for p in table.g.players}) == 4


@pytest.mark.rule("LAN-SETUP-10")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_where_a_table_wants_it_all_but_the_first_player_draw_six(seats: int) -> None:
    g = chosen(seats=seats, opening_hands="six_later").g
    for p in g.players:
        assert (len(p.hand), len(p.deck)) == ((5, 5) if p.seat == g.start else (6, 4))


@pytest.mark.rule("LAN-SETUP-11", "LAN-COMP-04")
def test_nobody_finds_starting_cards_in_the_market() -> None:
    table = chosen(seats=2)
    assert not set(table.g.powers + table.g.power_row) & set(STARTING)


@pytest.mark.rule("LAN-SETUP-12")
def test_four_cosmic_powers_lie_beside_the_shuffled_market_deck() -> None:
    table = chosen()
    assert len(table.g.power_row) == 4
    assert sorted(ids(table.g.powers + table.g.power_row).split()) == sorted(ids(MARKET).split())
    assert ids(chosen(2).g.power_row) != ids(chosen(3).g.power_row)


@pytest.mark.rule("LAN-SETUP-13", "LAN-COMP-05", "LAN-CHAO-01")
def test_entities_and_chaos_cards_are_one_deck_and_chaos_acts_from_the_first_turn() -> None:
    table = chosen()
    assert len(table.g.row) == 4
    assert sorted(ids(table.g.entities + table.g.row).split()) == sorted(ids(ENTITIES + CHAOS).split())
    for seed in range(40):
        g = chosen(seed).g
        assert g.weather.cards == tuple([card for card in g.row if card in CHAOS])
        if "C01" in ids(g.row):
            assert g.weather.void_more == 1


@pytest.mark.rule("LAN-SETUP-14", "LAN-COMP-02")
def test_the_49_tiles_lie_at_random_undiscovered_and_open_to_all() -> None:
    table = chosen()
    assert sorted(ids(table.g.tiles).split()) == ids(TILES).split()
    assert ids(table.g.tiles) != ids(chosen(2).g.tiles)
    assert table.g.discovered == 0
    assert TITLE.view(table.g, -1)["tiles"] == [tile.ref for tile in table.g.tiles]


@pytest.mark.rule("LAN-COMP-03")
def test_the_wormholes_land_on_random_spaces() -> None:
    assert len({chosen(seed).g.passages for seed in range(12)}) > 8
    g = chosen(5).g
    assert [g.tiles[at].wormhole for at in g.passages] == [True, True]


@pytest.mark.rule("LAN-SETUP-15")
def test_figures_start_on_the_letter_of_their_celestial_which_is_not_harvested() -> None:
    for letter in START_SPACES:
        table = Table.dealt(4, 1).choose(f"choose {letter}")
        p = table.me()
        assert SPACE_NAMES[p.place] == START_SPACES[letter]
    assert chosen().g.discovered == 0


@pytest.mark.rule("LAN-SETUP-16")
def test_everybody_starts_below_the_ascension_track() -> None:
    assert [p.level for p in chosen(seats=4).g.players] == [0, 0, 0, 0]


@pytest.mark.rule("LAN-SETUP-17", "LAN-COMP-10", "LAN-COMP-09")
def test_twelve_artifact_tiles_lie_in_voids_and_the_artifacts_are_shuffled() -> None:
    table = chosen()
    assert table.g.artifact_voids == ARTIFACT_VOIDS
    assert sorted(ids(table.g.artifacts).split()) == ids(ARTIFACTS).split()
    assert ids(table.g.artifacts) != ids(chosen(2).g.artifacts)


@pytest.mark.rule("LAN-COMP-23")
def test_the_view_always_shows_what_everybody_holds() -> None:
    table = Table().lay(1, held="VVFAAA")
    assert [p["held"] for p in TITLE.view(table.g, 0)["players"]] == [(1, 1, 1), (2, 1, 3)]
    gain(table.g, table.me(1), (1, 0, 0))
    assert TITLE.view(table.g, 0)["players"][1]["held"] == (3, 1, 3)


@pytest.mark.rule("LAN-COMP-20")
def test_the_decks_and_rows_lie_in_everybodys_view() -> None:
    seen = TITLE.view(chosen().g, -1)
    assert len(seen["market"]) == len(seen["row"]) == 4
    assert (seen["market_deck"], seen["entity_deck"], seen["artifact_deck"]) == (36, 42, 15)


@pytest.mark.rule("LAN-COMP-06")
def test_the_adversary_deck_is_used_in_the_solo_game_only() -> None:
    assert chosen(seats=2).g.adversary_deck == ()
    solo = chosen(seats=1).g
    assert len(solo.adversary_deck + solo.adversary_discard) == 18


def test_a_game_of_any_size_can_be_saved_right_after_setup() -> None:
    for seats in TITLE.seats:
        g = chosen(seats=seats).g
        data = dump(TITLE, g)
        assert dump(TITLE, load(TITLE, data, TITLE.settings({}))) == data
