"""Move. LAN-MOVE"""

from __future__ import annotations

import pytest

from tests.games.laniakea.table import Table


def moving(at: str = "0b", held: str = "VVVVFFFF", movement: int = 2, **given: str) -> Table:
    hand = given.pop("hand", "MOVE1 MOVE2 BUILD1")
    return Table(3).lay(at=at, held=held, movement=movement, hand=hand, **given)


@pytest.mark.scenario("T-01")
@pytest.mark.rule(
    "LAN-MOVE-02", "LAN-MOVE-05", "LAN-MOVE-06", "LAN-MOVE-08", "LAN-MOVE-10", "LAN-MOVE-12", "LAN-MOVE-13"
)
@pytest.mark.rule("LAN-HARV-01", "LAN-HARV-02", "LAN-HARV-03", "LAN-HARV-07")
def test_the_move_of_the_rulebook() -> None:
    table = Table().tiles(_1a="21").lay(at="0b", held="VVVFFF", movement=3).turn()
    table.choose("play MOVE1", "step 0c", "cross 1a", "loop")
    assert table.held() == "VFAA"
    assert table.at() == "1a"
    assert table.discovered("1a")
    assert not table.discovered("0c")
    assert table.me().artifacts == ()


@pytest.mark.rule("LAN-MOVE-01")
def test_a_move_discovers_galaxies_and_brings_resources() -> None:
    table = Table().tiles(_0c="23").lay(at="0b", held="V").turn().choose("play MOVE1", "step 0c")
    assert (table.at(), table.held(), table.discovered("0c")) == ("0c", "VV", True)


@pytest.mark.rule("LAN-MOVE-02")
@pytest.mark.parametrize("tracker", [1, 2, 3, 4])
def test_the_tracker_is_the_greatest_number_of_movements(tracker: int) -> None:
    table = moving(movement=tracker, held="VVVVVVVV").turn().choose("play MOVE1")
    for count in range(tracker):
        assert {"step"} <= table.verbs(), count
        table.choose("step 0c" if table.at() == "0b" else "step 0b")
    assert "step" not in table.verbs()
    assert table.me().held[0] >= 8 - tracker


@pytest.mark.rule("LAN-MOVE-03")
def test_the_tracker_starts_on_one_and_rises_by_upgrades() -> None:
    table = Table().lay(at="0b", held="VA").turn()
    assert table.me().movement == 1
    assert table.choose("play UPGRADE", "upgrade movement").me().movement == 2


@pytest.mark.scenario("T-44")
@pytest.mark.rule("LAN-MOVE-04")
def test_movements_are_paid_from_what_was_held_when_the_move_began() -> None:
    table = moving(at="0c", held="VVF", entities="E21").turn()
    table.choose("play MOVE1", "cross 1a")
    assert table.held() == "VF"
    assert table.why("cross K2") == ("LAN-MOVE-04", "LAN-MOVE-13")
    assert table.offered("step") == "1b"
    assert table.offered("cross") == ""


@pytest.mark.rule("LAN-MOVE-04")
def test_fewer_movements_than_the_maximum_are_allowed_but_each_must_be_paid() -> None:
    table = moving(movement=4, held="V").turn().choose("play MOVE1", "step 0c")
    assert (table.at(), table.discovered("0c"), "end" in table.verbs()) == ("0c", True, True)
    assert moving(movement=3).turn().choose("play MOVE1", "step 0c", "land").at() == "0c"
    poor = moving(held="FFFF").turn()
    assert poor.why("play MOVE1") == ("LAN-MOVE-04", "LAN-MOVE-13")


@pytest.mark.rule("LAN-MOVE-05", "LAN-MOVE-13")
@pytest.mark.parametrize(
    ("path", "cost"), [(["step 0c"], "V"), (["step 0c", "cross 1a"], "VVF"), (["step 0c", "cross 1a", "loop"], "VVFF")]
)
def test_types_may_be_mixed_and_their_costs_add_up(path: list[str], cost: str) -> None:
    table = moving(movement=4, held="VVVVFFFF").turn().choose("play MOVE1", *path)
    v, f, a = table.me().held
    assert (4 - v, 4 - f, a) == (cost.count("V"), cost.count("F"), 0)


@pytest.mark.rule("LAN-MOVE-06", "LAN-MOVE-07")
def test_basic_leads_to_an_adjacent_galaxy() -> None:
    table = moving(at="0c").turn().choose("play MOVE1")
    assert table.offered("step") == "0b 0f 0h"
    assert table.why("step 1a") == ("LAN-MOVE-07", "LAN-MOVE-09")
    assert table.why("step 0a") == ("LAN-MOVE-06", "LAN-MOVE-07")


@pytest.mark.scenario("T-16")
@pytest.mark.rule("LAN-MOVE-07", "LAN-MOVE-08", "LAN-MOVE-09", "LAN-ARTI-02")
def test_only_a_void_movement_crosses_a_void() -> None:
    table = moving(at="0h").artifact_deck("R04 R03").turn().choose("play MOVE1")
    assert table.why("step 1d") == ("LAN-MOVE-07", "LAN-MOVE-09")
    table.choose("cross 1d")
    assert [a.id for a in table.me().artifacts] == ["R04"]
    table.choose("cross 0h")
    assert [a.id for a in table.me().artifacts] == ["R04"]
    assert len(table.g.artifact_voids) == 11


@pytest.mark.rule("LAN-MOVE-08")
def test_void_leads_through_exactly_one_void() -> None:
    table = moving(at="2b").turn().choose("play MOVE1")
    assert table.offered("cross") == "2c 2f"
    assert table.why("cross 2e") == ("LAN-MOVE-08",)
    assert table.why("cross 3a") == ("LAN-MOVE-08",)


@pytest.mark.scenario("T-15")
@pytest.mark.rule("LAN-MOVE-10", "LAN-MOVE-11")
def test_a_time_loop_is_never_alone_and_never_twice() -> None:
    table = moving(movement=4).turn().choose("play MOVE1")
    assert "loop" not in table.verbs()
    assert table.why("loop") == ("LAN-MOVE-10",)
    assert table.why("land") == ("LAN-MOVE-10",)
    table.choose("step 0c", "loop")
    assert table.why("loop") == ("LAN-MOVE-11",)
    assert table.choose("step 0b").at() == "0b"


@pytest.mark.rule("LAN-MOVE-10")
def test_a_time_loop_uses_up_a_movement_on_the_spot() -> None:
    table = moving(movement=2).turn().choose("play MOVE1", "step 0c")
    assert "loop" in table.verbs()
    table.choose("loop")
    assert table.at() == "0c"
    assert table.verbs() & {"step", "cross"} == set()
    last = moving(movement=1).turn().choose("play MOVE1", "step 0c")
    assert "loop" not in last.verbs()


@pytest.mark.rule("LAN-MOVE-12")
def test_a_time_loop_doubles_all_of_one_type_where_the_move_ends() -> None:
    table = Table().tiles(_0c="45 discovered", _0h="40 discovered").lay(at="0b", held="VVVFFF", movement=4).turn()
    table.choose("play MOVE1", "step 0c", "loop", "step 0h", "land")
    assert table.offered("double") == "A F V"
    table.choose("double A")
    assert table.held() == "VVFFFAA"
    table = Table().tiles(_0c="45 discovered").lay(at="0b", held="VVFF", movement=2).turn()
    table.choose("play MOVE1", "step 0c", "loop")
    assert table.me().held[1] == 1 + 4


@pytest.mark.rule("LAN-MOVE-12", "LAN-SLOT-04")
def test_a_time_loop_doubles_augmented_slots_too() -> None:
    table = Table().tiles(_0c="14 discovered").lay(at="0b", held="VVFFF", movement=2).turn()
    table.choose("augment 0c", "fill F", "play MOVE1", "step 0c", "loop")
    assert table.me().held[1] == 1 + 4


@pytest.mark.rule("LAN-MOVE-14")
def test_figures_never_block() -> None:
    table = moving(movement=2, held="VV").lay(1, at="0c").lay(2, at="0f").turn()
    table.choose("play MOVE1", "step 0c", "step 0f")
    assert [table.at(seat) for seat in range(3)] == ["0f", "0c", "0f"]


@pytest.mark.rule("LAN-THRO-03")
def test_no_movement_leads_into_an_abyss() -> None:
    table = moving(at="0e").turn().choose("play MOVE1")
    assert table.offered("step") == "0b 0d 0f"
    assert table.offered("cross") == ""


@pytest.mark.parametrize(
    ("card", "held", "keys", "left"),
    [
        ("P01a", "VVV", ["step 0c", "step 0f", "step 0h"], "land"),
        ("P02a", "V", ["step 0c", "cross 1a"], "land"),
        ("P03a", "V", ["step 0c", "loop"], "land"),
        ("P04a", "", ["step 0c", "step 0f"], "land"),
    ],
)
def test_market_moves_give_more_or_free_movements(card: str, held: str, keys: list[str], left: str) -> None:
    table = moving(held=held, movement=2, hand=f"{card} MOVE1 MOVE2").turn().choose(f"play {card}", *keys)
    assert table.me().playing is None or table.verbs() == {"double"}


def test_slipstream_draws_after_the_harvest_and_twin_horizons_harvests_next_door() -> None:
    table = moving(held="V", movement=1, hand="P05a MOVE1 MOVE2", deck="BUILD2").turn().choose("play P05a", "step 0c")
    assert table.hand() == "MOVE1 MOVE2 BUILD2"
    table = moving(held="V", movement=1, hand="P06a MOVE1 MOVE2").tiles(_0h="21").turn().choose("play P06a", "step 0c")
    assert table.offered("harvest") == "0b 0f 0h"
    assert table.why("harvest 1a") == ("LAN-MOVE-07",)
    table.choose("harvest 0h")
    assert table.discovered("0h")
    assert table.me().held[2] == 1
    without = moving(held="V", movement=1, hand="P06a MOVE1 MOVE2").turn().choose("play P06a", "step 0c", "decline")
    assert [without.discovered(name) for name in ("0b", "0c", "0f", "0h")] == [False, True, False, False]
