"""Absorbing and expansion."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.components import AMIN, SG
from orrery.games.ultramassive.drafting import gain_resources
from orrery.games.ultramassive.gaining import gain_discovery, gain_mass, gain_mass_for_stacks
from orrery.games.ultramassive.orbit import orbit
from orrery.games.ultramassive.rounds import solar_mass_bonus
from orrery.games.ultramassive.siphon import siphon
from orrery.games.ultramassive.trading import recycle, trade_discovery
from orrery.games.ultramassive.wormholes import move_wormholes
from tests.games.ultramassive.table import THINGS, Table


@pytest.mark.rule("ULT-ABSORB-01")
@pytest.mark.parametrize(("sm", "last"), [(10, 6), (30, 5), (60, 3)])
def test_a_stack_that_moves_beyond_the_last_open_space_is_captured(sm: int, last: int) -> None:
    t = Table().lay(sm=sm, **{f"B{last}": "SG", f"B{last - 1}": "BG"})
    t.do(Do(orbit, 1), Do(siphon, 1)).choose("orbit blue")
    assert t.board() == {f"B{last}": "BG"}
    assert t.me().captured == (SG,)
    assert t.me().mass == sm
    t.choose("siphon SP-2")
    assert t.me().captured == ()
    assert t.me().mass == sm + 3


@pytest.mark.rule("ULT-ABSORB-01")
def test_captured_tokens_are_not_counted() -> None:
    t = Table().lay(sm=10, B6="SG", P2="BG").do(Do(orbit, 1), Do(gain_mass_for_stacks, 5)).choose("orbit blue")
    assert t.status() == (10 + 3 + 1, 0, "Primordial")


@pytest.mark.rule("ULT-ABSORB-01")
def test_captured_tokens_cannot_be_traded() -> None:
    t = Table().lay(sm=10, B6="AMIN").do(Do(orbit, 1), Do(recycle)).choose("orbit blue")
    assert t.board() == {}
    assert t.status() == (10, 1, "Primordial")


@pytest.mark.rule("ULT-ABSORB-02", "ULT-COMP-02", "ULT-COMP-03", "ULT-COMP-04")
@pytest.mark.parametrize(("token", "value"), [("BG", 2), ("SG", 3), ("PBH", 4)])
def test_absorbed_matter_adds_its_value_to_solar_mass(token: str, value: int) -> None:
    t = Table().lay(sm=10, P6=token).do(Do(orbit, 1)).choose("orbit pink")
    assert t.status() == (10 + value, 0, "Primordial")


@pytest.mark.rule("ULT-ABSORB-03", "ULT-COMP-05", "ULT-COMP-06")
@pytest.mark.parametrize(("token", "value"), [("AMAJ", 4), ("AMIN", 1)])
def test_absorbed_antimatter_adds_its_value_to_discovery(token: str, value: int) -> None:
    t = Table().lay(sm=10, dc=2, P6=token).do(Do(orbit, 1)).choose("orbit pink")
    assert t.status() == (10, 2 + value, "Primordial")
    assert t.told("gained_mass") == []


@pytest.mark.rule("ULT-ABSORB-03", "ULT-COMP-12")
def test_absorbed_antimatter_fills_the_discovery_track_no_further_than_its_end() -> None:
    t = Table().lay(dc=18, P6="AMAJ").do(Do(orbit, 1)).choose("orbit pink")
    assert t.me().discovery == 20


@pytest.mark.rule("ULT-ABSORB-04")
def test_an_action_is_complete_before_anything_is_absorbed_or_another_action_starts() -> None:
    t = (
        Table()
        .lay(sm=10, B6="BG", B5="SG", hand="AC-05 AC-12")
        .actions()
        .choose("play AC-05", "orbit blue", "orbit blue")
    )
    assert t.board() == {}
    assert t.status() == (10, 0, "Primordial")
    assert t.why("play AC-12") == ("ULT-ACT-02",)
    t.choose("orbit blue")
    assert t.status() == (15, 1, "Primordial")
    assert t.why("play AC-12") == ()


@pytest.mark.rule("ULT-ABSORB-05")
def test_all_that_an_effect_captures_is_absorbed_in_one_batch() -> None:
    t = (
        Table()
        .lay(sm=17, B6="BG", P6="SG", P5="AMIN")
        .do(Do(orbit, 3))
        .choose("orbit blue", "orbit pink", "orbit pink")
    )
    assert [[token.id for token in batch] for (batch,) in t.told("absorbed")] == [["BG", "SG", "AMIN"]]
    assert t.told("gained_mass") == [(5,)]
    assert t.story("absorbed", "expanded") == ["absorbed", "expanded"]
    assert t.status() == (22, 1, "Stellar")


@pytest.mark.rule("ULT-ABSORB-06")
def test_solar_mass_waits_for_the_end_of_the_effect_while_counters_come_at_once() -> None:
    t = Table().lay(sm=10, B6="BG").do(Do(gain_mass, 3), Do(gain_discovery, 2), Do(orbit, 1))
    assert t.status() == (10, 2, "Primordial")
    t.choose("orbit blue")
    assert t.status() == (15, 2, "Primordial")
    assert t.told("gained_mass") == [(5,)]


@pytest.mark.rule("ULT-ABSORB-06")
def test_a_later_step_of_the_same_effect_may_spend_the_counters() -> None:
    t = Table().do(Do(gain_discovery, 1), Do(trade_discovery, SG)).choose("place P1")
    assert t.board() == {"P1": "SG"}
    assert t.me().discovery == 0


@pytest.mark.rule("ULT-ABSORB-07")
def test_solar_mass_never_goes_down() -> None:
    for seats in (2, 3, 4):
        g = TITLE.setup(seats, seats, TITLE.settings({"wormholes": "quick"}))
        chance = g.rng.fork()
        masses, total = [p.mass for p in g.players], 0
        while g.asks:
            seat = next(iter(g.asks))
            g.choose(seat, chance.below(g.asks[seat].count))
            assert all(p.mass >= before for p, before in zip(g.players, masses, strict=True))
            masses, total = [p.mass for p in g.players], total + 1
        assert total > 100
        assert min(masses) > 1


@pytest.mark.rule("ULT-EXPAND-01", "ULT-EXPAND-02")
@pytest.mark.parametrize(
    ("before", "gained", "size"),
    [
        *((18, 1, "Primordial"), (18, 2, "Stellar"), (18, 3, "Stellar")),
        *((48, 1, "Stellar"), (48, 2, "Supermassive"), (48, 3, "Supermassive")),
    ],
)
def test_a_black_hole_expands_at_20_and_at_50_solar_mass(before: int, gained: int, size: str) -> None:
    t = Table().lay(sm=before).do(Do(gain_mass, gained))
    assert t.status() == (before + gained, 0, size)


@pytest.mark.rule("ULT-EXPAND-03")
def test_an_expansion_does_four_things_in_order() -> None:
    t = Table().lay(sm=19, B6="BG", wormholes="B6 B1 P1 P2").do(Do(gain_mass, 1))
    assert t.story("expanded", "absorbed", "pushed", "discovered_core") == ["expanded", "absorbed", "pushed"]
    assert t.status() == (22, 0, "Stellar")
    assert t.wormholes() == "B5 B1 P1 P2"
    t.choose("pick_core CO-02")
    assert t.owns() == "CO-02"
    assert t.options() == []


@pytest.mark.rule("ULT-EXPAND-04")
@pytest.mark.parametrize(
    ("sm", "free", "covered"),
    [(30, "B2 B3 B4 B5 P2 P3 P4 P5", ["B6", "P6"]), (60, "B2 B3 P2 P3", ["B4", "B5", "B6", "P4", "P5", "P6"])],
)
def test_the_card_of_the_new_size_covers_the_inner_spaces(sm: int, free: str, covered: list[str]) -> None:
    t = Table().lay(sm=sm - 20, wormholes="B1 P1 B2 P2").do(Do(gain_mass, 20)).choose("pick_core CO-01")
    t.run(Do(move_wormholes, 2)).choose("lift 2", "set_down B3", "lift 3")
    assert t.offered("set_down") == " ".join([name for name in free.split() if name not in ("P2", "B3")])
    assert [t.why(f"set_down {name}") for name in covered] == [("ULT-EXPAND-04",)] * len(covered)


@pytest.mark.rule("ULT-EXPAND-05")
def test_an_expansion_absorbs_at_once_what_its_card_covers_and_nothing_else() -> None:
    t = Table().lay(sm=19, B6="SG BG", P6="AMIN", B5="PBH", P1="BG").do(Do(gain_mass, 1))
    assert t.status() == (25, 1, "Stellar")
    assert t.board() == {"B5": "PBH", "P1": "BG"}
    assert t.offered("pick_core") == "CO-01 CO-02 CO-03"


@pytest.mark.rule("ULT-EXPAND-05")
def test_covered_antimatter_alone_adds_no_solar_mass() -> None:
    t = Table().lay(sm=19, B6="AMIN").do(Do(gain_mass, 1))
    assert t.status() == (20, 1, "Stellar")
    assert t.told("gained_mass") == [(1,)]


@pytest.mark.rule("ULT-EXPAND-06", "ULT-WORM-08")
def test_covered_wormholes_move_outward_past_tokens_and_stay_open_or_closed() -> None:
    t = Table().lay(sm=49, wormholes="P4 P5 B1 P2", open=(False, True), P3="PBH", P1="AMIN", B3="BG")
    t.do(Do(gain_mass, 1))
    assert t.wormholes() == "P3 P1 B1 P2"
    assert t.me().open == (False, True)
    assert t.board() == {"P3": "PBH", "P1": "AMIN", "B3": "BG"}
    assert t.told("pushed") == [(0, 8), (1, 6)]


@pytest.mark.rule("ULT-EXPAND-07")
def test_the_owner_discovers_one_of_the_cores_drawn_at_the_start_free_of_charge() -> None:
    t = Table().lay(sm=19, dc=5, cores="CO-04 CO-06 CO-09").do(Do(gain_mass, 1))
    assert t.offered("pick_core") == "CO-04 CO-06 CO-09"
    assert t.why("pick_core CO-01") == ("ULT-EXPAND-07",)
    t.choose("pick_core CO-06")
    assert t.owns() == "CO-06"
    assert t.me().cores == (THINGS["CO-04"], THINGS["CO-09"])
    assert t.me().discovery == 5
    t.lay(sm=49).do(Do(gain_mass, 1))
    assert t.offered("pick_core") == "CO-04 CO-09"
    assert t.why("pick_core CO-06") == ("ULT-EXPAND-07",)


@pytest.mark.rule("ULT-EXPAND-07")
def test_without_an_expansion_no_core_can_be_picked() -> None:
    t = Table().lay(sm=10, dc=5).actions()
    assert t.why("pick_core CO-01") == ("ULT-EXPAND-07",)


@pytest.mark.rule("ULT-EXPAND-08")
def test_a_jump_past_both_thresholds_expands_twice_stellar_first() -> None:
    t = Table().lay(sm=10, B4="BG", B6="SG").do(Do(gain_mass, 45))
    assert t.status() == (58, 0, "Stellar")
    assert t.board() == {"B4": "BG"}
    t.choose("pick_core CO-01")
    assert t.status() == (60, 0, "Supermassive")
    t.choose("pick_core CO-03")
    assert t.owns() == "CO-01 CO-03"
    assert t.story("expanded", "discovered_core") == ["expanded", "discovered_core"] * 2
    assert t.told("expanded") == [(1,), (2,)]


@pytest.mark.rule("ULT-EXPAND-09")
def test_a_black_hole_expands_in_the_draft_before_its_next_resource() -> None:
    t = Table()
    t.lay(0, sm=18, B6="PBH", drafted=(THINGS["D1-B"],)).lay(1, drafted=(THINGS["D1-D"],))
    t.run(Do(gain_resources)).choose("resolve orbit-1", "orbit blue", seat=0)
    assert t.status(0) == (22, 0, "Stellar")
    assert t.offered("pick_core", 0) == "CO-01 CO-02 CO-03"
    t.choose("pick_core CO-01", "place B1", seat=0)
    assert t.board(0) == {"B1": "PBH"}


@pytest.mark.rule("ULT-EXPAND-09")
def test_a_black_hole_expands_in_the_bonus_phase() -> None:
    t = Table().lay(0, sm=17).lay(1, sm=20).run(Do(solar_mass_bonus))
    assert t.status(0) == (20, 0, "Stellar")
    assert t.asked() == 0
    assert t.offered("pick_core") == "CO-01 CO-02 CO-03"


@pytest.mark.rule("ULT-EXPAND-09", "ULT-CARD-07")
def test_a_black_hole_expands_outside_its_owners_turn() -> None:
    t = Table().lay(0, hand="AC-14").lay(1, sm=19, anomalies="CO-12", cores="CO-05 CO-06", B1="SG", P1="AMAJ")
    t.actions(0).choose("play AC-14")
    assert t.asked() == 1
    assert t.status(1) == (31, 0, "Stellar")
    assert t.offered("pick_core") == "CO-05 CO-06"
    assert t.why("orbit blue", 0) == ("ULT-ROUND-03",)
    assert AMIN not in [token for stack in t.me(1).spaces for token in stack]
