"""The shape of a round. ULT-ROUND; bonus and end of round are chapters of their own."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.ultramassive.cards import tidy_hand
from tests.games.ultramassive.table import Table


def rich(seats: int) -> Table:
    """A table at which every question of the Discovery and Actions phases offers something besides passing."""
    table = Table(seats)
    for seat in range(seats):
        table.lay(seat, dc=6)
    return table


def asked(table: Table, phase: str) -> list[int]:
    """Who is asked in this phase of round 1, one after another, when nobody does anything."""
    seats: list[int] = []

    def note(table: Table) -> bool:
        if table.g.phase == phase and table.g.round == 1:
            seats.append(table.asked())
        return table.g.round > 1

    table.idle(note)
    return seats


@pytest.mark.rule("ULT-ROUND-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_lasts_six_rounds(seats: int) -> None:
    table = Table.dealt(seats=seats).idle()
    assert table.told("round") == [(1,), (2,), (3,), (4,), (5,), (6,)]
    assert (table.g.phase, table.g.round) == ("over", 6)


@pytest.mark.rule("ULT-ROUND-02")
def test_a_round_is_draft_discovery_actions_bonus_and_its_end() -> None:
    phases: list[str] = []

    def note(table: Table) -> bool:
        phases.append(table.g.phase)
        return table.g.round == 3

    # the bonus of 3 makes seat 1 expand and choose a Core, so that every phase has a question
    table = rich(2).lay(0, sm=25).lay(1, sm=17).round(2)
    table.idle(note)
    assert list(dict.fromkeys(phases[:-1])) == ["draft", "discovery", "actions", "bonus", "end of round"]
    assert sorted(phases[:-1], key=["draft", "discovery", "actions", "bonus", "end of round"].index) == phases[:-1]
    assert phases[-1] == "draft"


@pytest.mark.rule("ULT-ROUND-03")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])])
@pytest.mark.parametrize("phase", ["discovery", "actions"])
def test_discovery_and_actions_go_one_by_one_clockwise_from_the_starting_player(
    phase: str, start: int, order: list[int]
) -> None:
    assert asked(rich(4).round(1, start), phase) == order


@pytest.mark.rule("ULT-ROUND-03")
def test_a_choice_out_of_turn_is_refused() -> None:
    table = rich(3).round(1, start=1).idle(lambda table: table.g.phase == "discovery")
    assert table.why("discover SI-01", seat=1) == ()
    assert table.why("discover SI-01", seat=0) == table.why("discover SI-01", seat=2) == ("ULT-ROUND-03",)
    table.idle(lambda table: table.g.phase == "actions")
    assert table.why("end", seat=1) == ()
    assert table.why("end", seat=2) == ("ULT-ROUND-03",)


@pytest.mark.rule("ULT-ROUND-04")
def test_once_per_turn_means_once_in_each_own_actions_phase() -> None:
    table = rich(2).lay(0, anomalies="OR-01").lay(1, anomalies="OR-01").round()
    for number in (1, 2):
        table.idle(lambda table: table.g.phase == "discovery")
        assert table.why("use OR-01", seat=table.asked()) == ("ULT-ACT-03",)
        for _ in range(2):
            table.idle(lambda table: table.g.phase == "actions")
            me = table.asked()
            table.choose("use OR-01", "orbit blue")
            assert table.g.round == number
            assert table.why("use OR-01", seat=me) == ("ULT-ANOM-01",)
            table.choose("end")


@pytest.mark.rule("ULT-ROUND-05", "ULT-GAIN-04")
def test_a_core_that_raises_the_stack_limit_beats_the_rule_of_eight() -> None:
    ten = Table().lay(B1="SG SG").play("AC-03")
    assert ten.board() == {"B1": "SG SG", "P1": "PBH"}
    table = Table().lay(B1="SG SG", anomalies="CO-05").play("AC-03").choose("place B1")
    assert table.board() == {"B1": "SG SG PBH"}
    table.lay(B1="SG SG PBH PBH", P1="PBH PBH PBH PBH").play("AC-03")
    assert table.board() == {"B1": "SG SG PBH PBH", "P1": "PBH PBH PBH PBH"}


@pytest.mark.rule("ULT-ROUND-05")
def test_a_core_that_raises_plays_beats_the_rule_of_two() -> None:
    table = Table().lay(hand="AC-10 AC-10 AC-12 AC-12", anomalies="CO-11").actions()
    table.choose("play AC-10", "play AC-10", "play AC-12")
    assert table.why("play AC-12") == ("ULT-ACT-02", "ULT-CARD-01")
    assert len(table.choose("end").me().hand) == 3
    assert len(Table().do(Do(tidy_hand)).me().hand) == 3


@pytest.mark.rule("ULT-ROUND-06")
def test_a_step_that_cannot_be_done_is_skipped_and_the_next_one_is_done() -> None:
    full = {"B1": "PBH PBH", "P1": "PBH PBH"}
    table = Table().lay(**full, B3="SG").play("AC-01")
    assert table.offered("orbit") == "0 1"
    assert table.choose("orbit blue").board() == {"B2": "PBH PBH", "B4": "SG", "P1": "PBH PBH"}
    assert Table().lay(sm=4).play("CO-10").status() == (6, 0, "Primordial")
    assert Table().play("AC-13").status() == (1, 1, "Primordial")


@pytest.mark.rule("ULT-ROUND-06")
def test_a_step_that_can_be_done_cannot_be_declined() -> None:
    assert Table().play("AC-03").keys() == ["place space:0", "place space:6"]
    assert Table().play("AC-06").keys() == ["orbit channel:0", "orbit channel:1"]
    assert Table().play("AC-09").keys() == ["siphon siphon:SP-1", "siphon siphon:SP-2", "siphon siphon:SP-3"]
    assert Table().lay(B3="AMIN").play("AC-13").board() == {"B3": "PBH"}
    assert Table().lay(open=(True, False)).play("CO-10").me().open == (True, True)
    placing = Table().play("AC-03")
    assert placing.why("stay") == ("ULT-ROUND-06",)


@pytest.mark.rule("ULT-ROUND-06")
@pytest.mark.parametrize(
    ("card", "decline"), [("AC-15", "stay"), ("AC-16", "stay"), ("OR-05", "stay"), ("AC-17", "settled")]
)
def test_only_what_says_may_or_up_to_can_be_declined(card: str, decline: str) -> None:
    table = Table().lay(B2="SG", wormholes="B1 B2 P1 P2").play(card).choose(decline)
    if card == "AC-15":
        table.choose("orbit pink")
    assert (table.board(), table.me().wormholes) == ({"B2": "SG"}, (0, 1, 6, 7))
    assert table.me().mass == 1 + {"AC-15": 1, "AC-16": 2, "OR-05": 0, "AC-17": 2}[card]
