"""Components. ULT-COMP-01 to -18, -26; the symbols are in test_symbols, the printed tables in test_content."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.core.sentence import plain
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.gaining import gain_discovery, gain_mass
from tests.games.ultramassive.table import THINGS, Table, resource

MATTER = pytest.mark.parametrize(
    ("token", "mass"),
    [
        pytest.param("BG", 2, marks=pytest.mark.rule("ULT-COMP-02")),
        pytest.param("SG", 3, marks=pytest.mark.rule("ULT-COMP-03")),
        pytest.param("PBH", 4, marks=pytest.mark.rule("ULT-COMP-04")),
    ],
)
ANTIMATTER = pytest.mark.parametrize(
    ("token", "value"),
    [
        pytest.param("AMAJ", 4, marks=pytest.mark.rule("ULT-COMP-05")),
        pytest.param("AMIN", 1, marks=pytest.mark.rule("ULT-COMP-06")),
    ],
)


@pytest.mark.rule("ULT-COMP-01")
def test_the_game_is_for_two_to_four_players() -> None:
    assert TITLE.seats == (2, 3, 4)
    for seats in (2, 3, 4):
        assert len(Table.dealt(seats=seats).g.players) == seats
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            TITLE.setup(1, seats, TITLE.settings({}))


@MATTER
def test_a_matter_token_is_worth_its_solar_mass(token: str, mass: int) -> None:
    table = Table().lay(sm=10, dc=5, B6=token).play("OR-01").choose("orbit blue")
    assert table.status() == (10 + mass, 5, "Primordial")
    assert TITLE.text(THINGS[token]) == f"Matter: gives {mass} Solar Mass when absorbed."


@MATTER
def test_a_matter_token_annihilates_with_antimatter(token: str, mass: int) -> None:
    assert Table().lay(B1="AMIN", P1="AMAJ").resources(token).choose("place B1").board() == {"P1": "AMAJ"}


@ANTIMATTER
def test_an_antimatter_token_is_worth_its_discovery_counters_and_no_solar_mass(token: str, value: int) -> None:
    table = Table().lay(sm=10, dc=5, B6=token).play("OR-01").choose("orbit blue")
    assert table.status() == (10, 5 + value, "Primordial")
    unit = "Discovery Counter" if value == 1 else "Discovery Counters"
    assert TITLE.text(THINGS[token]) == f"Antimatter: gives {value} {unit} when absorbed."


@ANTIMATTER
@pytest.mark.parametrize(("ruling", "sm", "dc"), [("mass", 1, 0), ("both", 1, 1)])
def test_a_table_may_let_antimatter_give_solar_mass(token: str, value: int, ruling: str, sm: int, dc: int) -> None:
    table = Table(antimatter=ruling).lay(sm=10, dc=5, B6=token).play("OR-01").choose("orbit blue")
    assert table.status() == (10 + sm * value, 5 + dc * value, "Primordial")


@pytest.mark.rule("ULT-COMP-07")
def test_the_supply_of_tokens_never_runs_out() -> None:
    full = {f"{channel}{n}": "BG BG BG BG" for channel in "BP" for n in range(2, 7)}
    table = Table().lay(**full).play("MA-01").choose("place B1")
    assert sum([stack.count("BG") for stack in table.board().values()]) == 41
    full = {f"{channel}{n}": "AMAJ" for channel in "BP" for n in range(2, 7)}
    assert Table().lay(**full).resources("AMAJ").choose("place P1").board()["P1"] == "AMAJ"


@pytest.mark.rule("ULT-COMP-07")
def test_a_table_that_counts_its_tokens_refuses_one_that_is_used_up_until_it_comes_back() -> None:
    eight = {f"{channel}{n}": "AMAJ" for channel in "BP" for n in range(3, 7)}
    table = Table(supply="counted").lay(1, **eight).resources("AMAJ discovery-1 orbit-1")
    assert table.why("resolve AMAJ") == ("ULT-COMP-07",)
    table.choose("resolve discovery-1", "orbit blue")
    assert (table.me().pending, table.board()) == ((), {})
    table = Table(supply="counted").lay(**eight).resources("AMAJ orbit-1").choose("orbit blue")
    assert table.offered("place") == "B1 P1"


@pytest.mark.rule("ULT-COMP-07")
def test_a_table_that_counts_its_tokens_has_as_many_as_the_component_list_names() -> None:
    for token, supply in {"BG": 24, "SG": 20, "PBH": 16, "AMAJ": 8, "AMIN": 16}.items():
        table = Table(seats=4, supply="counted")
        places = [(p, at) for p in table.g.players[1:] for at in range(12)]
        for p, at in places[: supply - 1]:
            p.spaces[at] = (THINGS[token],)
        table.resources(token).choose("place B1").resources(token)
        assert (table.board(), table.told("lost_resources")) == ({"B1": token}, [((resource(token),),)])


@pytest.mark.rule("ULT-COMP-08")
@pytest.mark.parametrize(("channel", "letter"), [("blue", "B"), ("pink", "P")])
def test_each_channel_is_a_line_of_six_spaces_that_ends_in_the_black_hole(channel: str, letter: str) -> None:
    table = Table().play("MA-02").choose(f"place {letter}1")
    for n in range(2, 7):
        table.play("OR-01").choose(f"orbit {channel}")
        assert table.board() == {f"{letter}{n}": "SG"}
    table.play("OR-01").choose(f"orbit {channel}")
    assert (table.board(), table.me().mass) == ({}, 4)


@pytest.mark.rule("ULT-COMP-08")
def test_every_player_has_a_board_of_their_own_with_a_blue_and_a_pink_channel() -> None:
    table = Table(seats=3).play("OR-01")
    assert [plain(option["label"]) for option in TITLE.view(table.g, 0)["ask"]["options"]] == [
        "Orbit the blue Channel",
        "Orbit the pink Channel",
    ]
    table.choose("orbit blue").play("MA-01", seat=1).choose("place P1")
    assert [len(p["spaces"]) for p in TITLE.view(table.g, 0)["players"]] == [12, 12, 12]
    assert [table.board(seat) for seat in range(3)] == [{}, {"P1": "BG"}, {}]


@pytest.mark.rule("ULT-COMP-09", "ULT-EXPAND-04")
@pytest.mark.parametrize(("sm", "size", "room"), [(1, "Primordial", 6), (20, "Stellar", 5), (50, "Supermassive", 3)])
def test_the_cards_of_larger_sizes_cover_the_centre_of_the_board(sm: int, size: str, room: int) -> None:
    for n in range(1, room + 1):
        table = Table().lay(sm=sm, **{f"B{n}": "BG"}).play("OR-01").choose("orbit blue")
        assert table.me().mass == sm + (2 if n == room else 0)
        assert TITLE.view(table.g, 1)["players"][0]["size"] == size


@pytest.mark.rule("ULT-COMP-09")
def test_a_black_hole_starts_primordial_and_grows_to_stellar_and_supermassive() -> None:
    table = Table()
    sizes = [table.status()[2]]
    for mass in (18, 1, 29, 1, 70):
        table.do(Do(gain_mass, mass)).idle()
        sizes.append(table.status()[2])
    assert sizes == ["Primordial", "Primordial", "Stellar", "Stellar", "Supermassive", "Supermassive"]


@pytest.mark.rule("ULT-COMP-10", "ULT-COMP-11")
def test_the_discs_of_every_player_lie_open_on_the_scoreboard() -> None:
    table = Table().draft("D1-B D1-D D2-A D2-C").lay(0, sm=105, dc=7).lay(1, sm=42, dc=2)
    for seat in (-1, 0, 1):
        seen = TITLE.view(table.g, seat)
        assert seen["round"] == 1
        discs = [(p["on_track"], p["hundreds"], p["discovery"], p["drafted"]) for p in seen["players"]]
        assert discs == [(5, 1, 7, ["draft:D1-B", "draft:D2-C"]), (42, 0, 2, ["draft:D1-D", "draft:D2-A"])]


@pytest.mark.rule("ULT-COMP-12")
def test_the_discovery_track_ends_at_20_and_gains_beyond_are_lost() -> None:
    assert Table().lay(dc=18).do(Do(gain_discovery, 2)).me().discovery == 20
    assert Table().lay(dc=19).do(Do(gain_discovery, 3)).me().discovery == 20
    assert Table().lay(dc=18, B6="AMAJ").play("OR-01").choose("orbit blue").me().discovery == 20


@pytest.mark.rule("ULT-COMP-13", "ULT-COMP-11")
@pytest.mark.parametrize(("before", "disc", "track"), [(96, 0, 99), (97, 1, 0), (102, 1, 5), (130, 1, 33)])
def test_from_100_solar_mass_on_the_main_disc_starts_again_beside_the_extra_one(
    before: int, disc: int, track: int
) -> None:
    table = Table().lay(sm=before).play("AC-12")
    seen = TITLE.view(table.g, 1)["players"][0]
    assert (seen["mass"], seen["hundreds"], seen["on_track"]) == (before + 3, disc, track)


@pytest.mark.rule("ULT-COMP-16")
def test_the_deck_is_a_number_and_the_discard_pile_lies_open() -> None:
    table = (
        Table(seats=3)
        .lay(hand="AC-03 AC-10 AC-15")
        .resources("cards")
        .choose("discard AC-15", "discard AC-03", "enough")
    )
    for seat in (-1, 0, 1):
        seen = TITLE.view(table.g, seat)
        assert (seen["deck"], seen["discard"]) == (35, ["card:AC-03", "card:AC-15"])


@pytest.mark.rule("ULT-COMP-17")
def test_every_player_has_two_pairs_of_wormholes_each_open_or_closed() -> None:
    table = Table(seats=3).lay(1, B1="BG", P5="SG").actions(1)
    table.choose("activate wormhole:0")
    assert [p["open"] for p in TITLE.view(table.g, 0)["players"]] == [(True, True), (False, True), (True, True)]
    assert [len(p["wormholes"]) for p in TITLE.view(table.g, 0)["players"]] == [4, 4, 4]
    table.choose("activate wormhole:3")
    assert (table.me(1).open, table.board(1)) == ((False, False), {"B5": "BG", "P1": "SG"})


@pytest.mark.rule("ULT-COMP-18")
def test_one_starting_player_token_and_a_round_track_of_six_spaces_are_shown() -> None:
    table = Table.dealt(seats=3, wormholes="quick")
    seen: list[int] = []
    for g in table.wander():
        assert TITLE.view(g, -1)["start"] in (0, 1, 2)
        seen.append(TITLE.view(g, -1)["round"])
    assert list(dict.fromkeys(seen)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("ULT-COMP-26")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 2)])
def test_the_anomaly_board_offers_all_18_designs_and_is_never_refilled(seats: int, copies: int) -> None:
    table = Table.dealt(seats=seats, wormholes="quick")
    for g in table.wander():
        offered = TITLE.view(g, -1)["anomalies"]
        owned = [anomaly.ref for p in g.players for anomaly in p.anomalies]
        assert len(offered) == 18
        assert all(offered[ref] + owned.count(ref) == copies for ref in offered)
    assert sum(offered.values()) < 18 * copies


@pytest.mark.rule("ULT-COMP-26")
@pytest.mark.parametrize(("ruling", "copies"), [("1", 1), ("2", 2)])
def test_a_table_may_fix_the_copies_of_each_anomaly(ruling: str, copies: int) -> None:
    for seats in (2, 3):
        assert Table.dealt(seats=seats, anomaly_copies=ruling).g.copies == (copies,) * 18


@pytest.mark.rule("ULT-COMP-26")
def test_an_anomaly_without_a_copy_left_is_refused() -> None:
    table = Table(seats=2).lay(0, dc=5).lay(1, dc=5).round().idle(lambda t: t.g.phase == "discovery")
    table.choose("discover OR-02")
    assert table.why("discover OR-02", seat=1) == ("ULT-COMP-26",)
    assert "OR-02" not in table.offered("discover")
