"""The Solar Mass Bonus, the end of a round and the end of the game."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.orbit import orbit
from orrery.games.ultramassive.rounds import end_round, solar_mass_bonus
from tests.games.ultramassive.table import THINGS, Table


def masses(t: Table) -> list[int]:
    return [p.mass for p in t.g.players]


def winners(t: Table) -> list[int]:
    return [score.seat for score in TITLE.scores(t.g) if score.winner]


def sized(*sm: int) -> Table:
    """Players with these Solar Masses."""
    t = Table(len(sm))
    for seat, mass in enumerate(sm):
        t.lay(seat, sm=mass)
    return t


@pytest.mark.rule("ULT-BONUS-01", "ULT-EOR-01", "ULT-ROUND-02")
def test_sizes_are_compared_after_the_last_players_actions() -> None:
    t = Table().round().idle(until=lambda t: t.g.phase == "discovery")
    for seat, mass in ((0, 10), (1, 18)):
        t.lay(seat, sm=mass, dc=4, spaces=[()] * 12, hand="AC-12 AC-12 AC-12", cores="CO-01")
    t.choose("skip", "skip", "end")
    assert t.g.phase == "actions"
    assert masses(t) == [10, 18]
    t.choose("exchange 2")
    assert t.status(1) == (20, 0, "Stellar")
    t.choose("end")
    assert masses(t) == [13, 20]
    assert (t.g.round, t.g.phase) == (2, "draft")


@pytest.mark.rule("ULT-BONUS-02")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((10, 30), [13, 30]),
        ((60, 30, 10), [60, 33, 16]),
        ((60, 60, 25, 10), [60, 60, 31, 19]),
        ((19, 1, 20), [22, 4, 20]),
        ((49, 20, 5), [49, 20, 11]),
    ],
)
def test_every_rival_with_a_larger_black_hole_is_worth_three(before: tuple[int, ...], after: list[int]) -> None:
    assert masses(sized(*before).run(Do(solar_mass_bonus))) == after


@pytest.mark.rule("ULT-BONUS-03")
@pytest.mark.parametrize("before", [(1, 19), (20, 49, 33), (50, 90, 60, 120)])
def test_the_bonus_is_skipped_when_all_have_the_same_size(before: tuple[int, ...]) -> None:
    t = sized(*before).run(Do(solar_mass_bonus))
    assert masses(t) == list(before)
    assert t.told("bonus") == []


@pytest.mark.rule("ULT-BONUS-04")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_an_expansion_by_bonus_does_not_change_the_bonuses(start: int) -> None:
    t = sized(19, 10, 20)
    t.g.start = start
    t.run(Do(solar_mass_bonus))
    assert masses(t) == [22, 13, 20]
    assert t.status(0) == (22, 0, "Stellar")
    assert t.asked() == 0


@pytest.mark.rule("ULT-EOR-01")
def test_the_round_ends_once_the_bonuses_are_given() -> None:
    t = sized(17, 20)
    t.g.then(t.me(), Do(solar_mass_bonus), Do(end_round))
    t.g.play_on()
    assert t.offered("pick_core") == "CO-01 CO-02 CO-03"
    assert (t.g.round, t.g.start) == (1, 0)
    t.choose("pick_core CO-01")
    assert (t.g.round, t.g.start) == (2, 1)


@pytest.mark.rule("ULT-EOR-02")
@pytest.mark.parametrize(("seats", "start", "after"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (4, 3, 0)])
def test_the_starting_player_token_moves_one_seat_clockwise(seats: int, start: int, after: int) -> None:
    t = Table(seats)
    t.g.start = start
    t.run(Do(end_round))
    assert t.g.start == after
    assert t.asked() == after


@pytest.mark.rule("ULT-EOR-03")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_wormholes_open_and_may_move_after_rounds_two_and_four_only(number: int) -> None:
    t = Table().lay(0, open=(False, False)).lay(1, open=(False, True))
    t.g.round = number
    t.run(Do(end_round))
    if number in (2, 4):
        assert t.offered("lift") == "0 1 2 3"
        t.choose("settled", "settled")
    assert t.offered("lift") == ""
    assert t.me(0).open == ((True, True) if number in (2, 4) else (False, False))
    assert t.me(1).open == ((True, True) if number in (2, 4) else (False, True))


@pytest.mark.rule("ULT-EOR-04", "ULT-DRAFT-02")
def test_the_next_draft_is_free_again_and_goes_by_the_new_turn_order() -> None:
    t = Table(3)
    for seat, option in enumerate(("D1-A", "D1-B", "D1-C")):
        t.lay(seat, drafted=(THINGS[option], THINGS["D2-A"]))
    t.g.start = 1
    t.run(Do(end_round))
    for seat in (2, 0, 1):
        assert t.asked() == seat
        assert t.me(seat).drafted == ()
        assert t.why("draft D1-B", seat) == (() if seat != 1 else ("ULT-DRAFT-02",))
        t.choose("draft D1-B" if seat == 0 else f"draft D1-{'EF'[seat - 1]}")


@pytest.mark.rule("ULT-EOR-05")
def test_the_round_tracker_advances_one_space() -> None:
    t = Table()
    t.g.round = 3
    t.run(Do(end_round))
    assert t.g.round == 4
    assert t.told("round") == [(4,)]


@pytest.mark.rule("ULT-EOR-06")
def test_the_steps_at_the_end_of_a_round_come_in_their_order() -> None:
    t = Table().lay(0, drafted=(THINGS["D1-A"],))
    t.g.round = 2
    t.run(Do(end_round))
    assert t.g.start == 1
    assert t.asked() == 1
    assert t.me(0).drafted == (THINGS["D1-A"],)
    assert t.g.round == 2
    t.choose("settled", "settled")
    assert t.me(0).drafted == ()
    assert t.g.round == 3


@pytest.mark.rule("ULT-END-01", "ULT-ROUND-01")
def test_the_game_ends_after_the_bonus_of_round_six_without_further_steps() -> None:
    t = sized(30, 10).lay(0, drafted=(THINGS["D1-A"],), open=(False, True))
    t.g.round = 6
    t.g.then(t.me(), Do(solar_mass_bonus), Do(end_round))
    t.g.play_on()
    assert masses(t) == [30, 13]
    assert (t.g.phase, t.g.round, t.g.start) == ("over", 6, 0)
    assert t.me(0).drafted == (THINGS["D1-A"],)
    assert t.me(0).open == (False, True)
    assert t.g.asks == {}
    assert t.g.agenda == []
    assert t.why("end") == ("ULT-END-01",)


@pytest.mark.rule("ULT-END-02")
@pytest.mark.parametrize(("sm", "winner"), [((88, 87), 0), ((99, 100), 1), ((50, 71, 70, 12), 1)])
def test_the_most_solar_mass_wins(sm: tuple[int, ...], winner: int) -> None:
    t = sized(*sm)
    assert winners(t) == [winner]
    assert [score.total for score in TITLE.scores(t.g)] == list(sm)


@pytest.mark.rule("ULT-END-03")
def test_tokens_counters_and_cards_score_nothing() -> None:
    t = sized(40, 41).lay(0, dc=20, B1="PBH PBH", P3="SG", hand="AC-12 AC-12 AC-12", anomalies="SI-01 MA-03")
    assert winners(t) == [1]
    assert [score.total for score in TITLE.scores(t.g)] == [40, 41]


@pytest.mark.rule("ULT-END-04")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ({"dc": 3}, {"dc": 2, "anomalies": "SI-01"}, [0]),
        ({"dc": 2, "anomalies": "SI-01"}, {"dc": 2, "anomalies": "MA-01 CO-01"}, [1]),
        ({"dc": 2, "anomalies": "SI-01 SI-02"}, {"dc": 2, "anomalies": "MA-01 CO-01"}, [0, 1]),
    ],
)
def test_ties_go_by_counters_then_anomalies_then_are_shared(
    first: dict[str, object], second: dict[str, object], expected: list[int]
) -> None:
    assert winners(sized(88, 88, 71).lay(0, **first).lay(1, **second).lay(2, dc=20)) == expected


@pytest.mark.rule("ULT-END-05", "ULT-COMP-13")
def test_reaching_one_hundred_does_not_end_the_game() -> None:
    t = sized(97, 60).lay(0, B3="SG").do(Do(orbit, 1)).choose("orbit blue")
    shown = TITLE.view(t.g, 1)["players"][0]
    assert (shown["mass"], shown["hundreds"], shown["on_track"]) == (100, 1, 0)
    t.run(Do(end_round))
    assert t.g.phase == "draft"
    assert t.g.round == 2


@pytest.mark.rule("ULT-END-06", "ULT-COMP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_there_is_no_solo_mode(seats: int) -> None:
    assert seats not in TITLE.seats
    with pytest.raises(ValueError, match="2 to 4 players"):
        TITLE.setup(1, seats, TITLE.settings({}))
