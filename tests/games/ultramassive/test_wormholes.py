"""Wormholes: standing, activating, opening, moving."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.ultramassive.components import AMIN, BG
from orrery.games.ultramassive.gaining import gain, gain_mass, gain_on_wormhole
from orrery.games.ultramassive.rounds import end_round
from orrery.games.ultramassive.wormholes import IS_OPEN, cannot_open, move_wormholes, open_pair, reopen
from tests.games.ultramassive.table import Table


@pytest.mark.rule("ULT-WORM-01")
def test_tokens_may_stand_on_the_space_of_a_wormhole() -> None:
    t = Table().lay(wormholes="B1 B5 P1 P5").do(Do(gain, BG)).choose("place B1").do(Do(gain, AMIN)).choose("place P1")
    assert t.board() == {"B1": "BG", "P1": "AMIN"}
    assert t.wormholes() == "B1 B5 P1 P5"


@pytest.mark.rule("ULT-WORM-01")
def test_a_wormhole_stands_on_a_space_of_the_board() -> None:
    t = Table().run(Do(move_wormholes, 1)).choose("lift 0")
    assert t.why("set_down hole") == ("ULT-WORM-01",)


@pytest.mark.rule("ULT-WORM-02")
def test_two_wormholes_never_share_a_space() -> None:
    t = Table().run(Do(move_wormholes, 2)).choose("lift 0")
    assert t.offered("set_down") == "B2 B3 B4 B6 P2 P3 P4 P6"
    assert [t.why(f"set_down {taken}") for taken in ("B5", "P1", "P5")] == [("ULT-WORM-02",)] * 3
    t.choose("set_down B2", "lift 1")
    assert t.offered("set_down") == "B1 B3 B4 B6 P2 P3 P4 P6"


@pytest.mark.rule("ULT-WORM-03")
def test_any_number_of_open_pairs_may_be_activated_and_no_closed_one() -> None:
    t = Table().lay(dc=2, open=(False, True), B1="BG", P1="SG", P5="BG").actions()
    assert t.offered("activate") == "2 3"
    assert t.why("activate 0") == ("ULT-WORM-03",)
    t.choose("activate 3")
    assert t.board() == {"B1": "BG", "P1": "SG BG"}
    assert t.why("activate 2") == ("ULT-WORM-03",)


@pytest.mark.rule("ULT-WORM-04")
@pytest.mark.parametrize(("entrance", "after"), [(0, {"B5": "AMIN", "P5": "BG"}), (1, {"B1": "AMIN", "P5": "BG"})])
def test_either_end_may_be_the_entrance(entrance: int, after: dict[str, str]) -> None:
    start = ("B1", "B5")[entrance]
    t = Table().lay(dc=2, P5="BG", **{start: "AMIN"}).actions()
    assert t.offered("activate") == f"{entrance} 3"
    t.choose(f"activate {entrance}")
    assert t.board() == after
    assert t.me().open == (False, True)


@pytest.mark.rule("ULT-WORM-04")
def test_the_whole_stack_travels_and_joins_the_stack_on_the_exit() -> None:
    t = Table().lay(dc=2, wormholes="B2 P6 P1 P5", B2="SG BG", P6="SG", B3="BG").actions().choose("activate 0")
    assert t.board() == {"P6": "SG SG BG", "B3": "BG"}
    assert t.me().open == (False, True)


@pytest.mark.rule("ULT-WORM-04", "ULT-GAIN-12")
@pytest.mark.parametrize(
    ("entrance", "exit_", "rule"), [("PBH SG", "BG", "ULT-GAIN-04"), ("AMIN", "AMAJ", "ULT-GAIN-05")]
)
def test_a_stack_that_could_not_land_on_the_exit_is_refused(entrance: str, exit_: str, rule: str) -> None:
    t = Table().lay(dc=2, B1=entrance, B5=exit_).actions()
    assert t.offered("activate") == ""
    assert t.why("activate 0") == t.why("activate 1") == (rule,)


@pytest.mark.rule("ULT-WORM-04", "ULT-ACT-10")
def test_the_entrance_must_hold_a_token() -> None:
    t = Table().lay(dc=2, B1="SG").actions()
    assert t.offered("activate") == "0"
    assert t.why("activate 1") == ("ULT-WORM-04", "ULT-ACT-10")


@pytest.mark.rule("ULT-WORM-05", "ULT-GAIN-09")
@pytest.mark.parametrize("is_open", [True, False])
def test_matter_is_placed_on_open_and_closed_wormholes_alike(is_open: bool) -> None:
    t = Table().lay(wormholes="B3 B5 P2 P6", open=(is_open, False)).do(Do(gain_on_wormhole, BG))
    assert t.offered("place") == "B1 B3 B5 P1 P2 P6"
    assert t.why("place B2") == ("ULT-GAIN-09",)
    t.choose("place P6")
    assert t.board() == {"P6": "BG"}


@pytest.mark.rule("ULT-WORM-06", "ULT-WORM-07")
@pytest.mark.parametrize("number", [2, 4])
def test_rounds_two_and_four_close_with_everybody_opening_and_moving(number: int) -> None:
    t = Table(3)
    for seat in range(3):
        t.lay(seat, open=(False, seat == 1))
    t.g.round = number
    t.run(Do(end_round))
    for seat in (1, 2, 0):
        assert t.asked() == seat
        assert t.me(seat).open == (True, True)
        t.choose("lift 1", f"set_down B{seat + 2}", "settled")
    assert [t.wormholes(seat) for seat in range(3)] == ["B1 B2 P1 P5", "B1 B3 P1 P5", "B1 B4 P1 P5"]
    assert t.g.phase == "draft"


@pytest.mark.rule("ULT-WORM-06", "ULT-WORM-07")
def test_wormholes_neither_open_nor_move_at_other_times() -> None:
    t = Table().lay(dc=2, open=(False, False)).actions()
    assert t.why("open A") == ("ULT-WORM-06",)
    assert t.why("lift 0") == t.why("set_down B2") == t.why("settled") == ("ULT-WORM-07",)


@pytest.mark.rule("ULT-WORM-07")
def test_moving_nothing_is_allowed() -> None:
    t = Table().run(Do(reopen)).choose("settled")
    assert t.wormholes() == "B1 B5 P1 P5"
    assert t.options() == []


@pytest.mark.rule("ULT-WORM-07")
def test_all_wormholes_may_move_and_tokens_neither_block_nor_follow() -> None:
    t = Table().lay(B1="BG", B2="PBH", P6="AMIN").run(Do(reopen))
    t.choose("lift 0", "set_down B2", "lift 1", "set_down P6", "lift 2", "set_down B3", "lift 3", "set_down B1")
    assert t.wormholes() == "B2 P6 B3 B1"
    assert t.board() == {"B1": "BG", "B2": "PBH", "P6": "AMIN"}
    assert t.options() == []


@pytest.mark.rule("ULT-WORM-07")
def test_two_wormholes_may_trade_places_when_all_are_settled_together() -> None:
    t = Table().run(Do(reopen)).choose("lift 0", "set_down P5")
    assert t.wormholes() == "P5 B5 P1 B1"
    t.choose("lift 3", "set_down B5", "settled")
    assert t.wormholes() == "P5 B1 P1 B5"


@pytest.mark.rule("ULT-WORM-07", "ULT-WORM-02", "ULT-EXPAND-04")
def test_a_wormhole_moves_once_to_another_uncovered_space() -> None:
    t = Table().lay(sm=30).run(Do(reopen)).choose("lift 0")
    assert t.why("set_down B1") == ("ULT-WORM-07",)
    assert t.why("set_down B6") == ("ULT-EXPAND-04",)
    assert t.why("set_down hole") == ("ULT-WORM-01",)
    t.choose("set_down B3")
    assert t.offered("lift") == "1 2 3"
    assert t.why("lift 0") == ("ULT-WORM-07",)
    t.choose("lift 1")
    assert t.why("set_down B3") == ("ULT-WORM-02",)
    assert t.why("set_down P1") == ()


@pytest.mark.rule("ULT-WORM-08", "ULT-EXPAND-06")
def test_an_expansion_pushes_covered_wormholes_outward() -> None:
    t = Table().lay(sm=19, wormholes="B6 B1 P6 P5").do(Do(gain_mass, 1))
    assert t.wormholes() == "B5 B1 P4 P5"


@pytest.mark.rule("ULT-WORM-03")
def test_an_effect_opens_a_closed_pair_and_never_an_open_one() -> None:
    t = Table().lay(open=(False, False)).do(Do(open_pair))
    assert t.offered("open") == "0 1"
    t.choose("open A")
    assert t.me().open == (True, False)
    assert cannot_open(t.g, t.me(), 0) is IS_OPEN
    t.do(Do(open_pair))
    assert t.me().open == (True, True)
    t.do(Do(open_pair))
    assert t.told("opened") == [(0,), (1,)]
