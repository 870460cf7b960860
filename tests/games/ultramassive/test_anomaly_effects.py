"""Every Anomaly and every Core at work."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.ask import Do
from orrery.games.ultramassive.components import AMIN
from orrery.games.ultramassive.gaining import gain
from orrery.games.ultramassive.orbit import orbit
from orrery.games.ultramassive.siphon import siphon
from tests.games.ultramassive.table import Table

# what is used; the table before it; the answers; the board after it; SM and DC gained
USES: list[tuple[str, dict[str, Any], list[str], dict[str, str], int, int]] = [
    ("SI-01", {}, ["siphon SP-2"], {}, 0, 2),
    ("SI-02", {}, ["siphon SP-2", "siphon SP-1", "place P1"], {"P1": "BG"}, 0, 2),
    ("SI-04", {"P1": "SG"}, ["siphon SP-2", "orbit pink"], {"P2": "SG"}, 0, 2),
    ("SI-06", {"P1": "SG"}, ["siphon SP-3", "orbit pink"], {"P2": "SG"}, 0, 1),
    ("MA-01", {}, ["place B1"], {"B1": "BG"}, 0, 0),
    ("MA-02", {}, ["place P1"], {"P1": "SG"}, 0, 0),
    ("MA-03", {}, ["place B1"], {"B1": "PBH"}, 0, 0),
    ("MA-05", {"P5": "SG"}, ["place P5"], {"P5": "SG BG"}, 0, 0),
    ("OR-01", {"B1": "BG"}, ["orbit blue"], {"B2": "BG"}, 0, 0),
    ("OR-02", {"B1": "BG", "P6": "SG"}, ["orbit blue", "orbit pink"], {"B2": "BG"}, 3, 0),
    ("OR-03", {"B1": "BG", "P6": "SG"}, [], {"B2": "BG"}, 3, 0),
    ("OR-05", {"B1": "BG", "B2": "SG"}, ["move B1", "move_to B4"], {"B2": "SG", "B4": "BG"}, 0, 0),
    ("CO-02", {}, ["siphon SP-2"], {}, 0, 2),
    ("CO-03", {"B5": "SG", "P6": "BG"}, [], {"B6": "SG"}, 2, 0),
    ("CO-07", {"B5": "BG"}, ["place B5"], {"B5": "BG SG"}, 0, 0),
    ("CO-10", {"open": (True, False)}, [], {}, 2, 0),
]


@pytest.mark.rule("ULT-ACT-03", "ULT-ANOM-01", "ULT-COMP-15")
@pytest.mark.parametrize(("anomaly", "before", "answers", "board", "mass", "discovery"), USES)
def test_an_anomaly_effect_does_what_it_says(
    anomaly: str, before: dict[str, Any], answers: list[str], board: dict[str, str], mass: int, discovery: int
) -> None:
    t = Table().lay(sm=5, anomalies=anomaly, hand="AC-12", **before).actions().choose(f"use {anomaly}", *answers)
    assert t.board() == board
    assert t.status() == (5 + mass, discovery, "Primordial")
    assert t.me().open == (True, True)
    assert t.why(f"use {anomaly}") == ("ULT-ANOM-01",)


@pytest.mark.rule("ULT-ACT-03")
def test_tidal_plunge_moves_a_stack_up_to_four_spaces() -> None:
    t = Table().lay(anomalies="OR-05", B1="BG").actions().choose("use OR-05", "move B1")
    assert t.offered("move_to") == "B2 B3 B4 B5"


@pytest.mark.rule("ULT-COMP-21", "ULT-GAIN-09", "ULT-WORM-05")
@pytest.mark.parametrize("anomaly", ["MA-05", "CO-07"])
def test_bridgehead_and_eta_core_place_on_first_spaces_and_wormholes(anomaly: str) -> None:
    t = Table().lay(anomalies=anomaly, hand="AC-12", wormholes="B2 B6 P1 P4", open=(False, True))
    t.actions().choose(f"use {anomaly}")
    assert t.offered("place") == "B1 B2 B6 P1 P4"
    assert t.why("place B3") == ("ULT-GAIN-09",)


@pytest.mark.rule("ULT-COMP-25")
@pytest.mark.parametrize(
    ("owned", "mass"), [("", 0), ("SI-01 SI-03 CO-12", 1), ("SI-01 OR-06 OR-01", 2), ("MA-06 OR-04 SI-05 CO-05", 3)]
)
def test_alpha_core_gives_solar_mass_for_each_category_owned(owned: str, mass: int) -> None:
    t = Table().lay(sm=5, anomalies=f"CO-01 {owned}", hand="AC-10").actions().choose("use CO-01")
    assert t.status() == (5 + mass, 0, "Primordial")


@pytest.mark.rule("ULT-COMP-23")
@pytest.mark.parametrize(("stacks", "counters"), [(0, 0), (1, 1), (3, 3), (4, 4), (6, 4)])
def test_delta_core_gives_counters_for_stacks_up_to_four(stacks: int, counters: int) -> None:
    laid = dict.fromkeys(["B1", "B3", "B6", "P2", "P4", "P5"][:stacks], "BG")
    t = Table().lay(anomalies="CO-04", hand="AC-12", **laid).actions().choose("use CO-04")
    assert t.me().discovery == counters


@pytest.mark.rule("ULT-ANOM-02")
def test_magnetic_draw_gives_solar_mass_for_each_siphon() -> None:
    t = Table().lay(sm=5, anomalies="SI-03").do(Do(siphon, 2)).choose("siphon SP-2", "siphon SP-2")
    assert t.status() == (7, 4, "Primordial")


@pytest.mark.rule("ULT-ANOM-02", "ULT-SIPHON-02")
@pytest.mark.parametrize(("sm", "last"), [(5, "SU-3"), (30, "SU-3"), (60, "SU-3")])
def test_deep_potential_siphons_two_sizes_larger(sm: int, last: str) -> None:
    t = Table().lay(sm=sm, anomalies="SI-05").do(Do(siphon, 1))
    assert t.offered("siphon").split()[-1] == last


@pytest.mark.rule("ULT-ANOM-02")
@pytest.mark.parametrize(
    ("anomaly", "mass", "discovery"),
    [("MA-04", 9 + 2, 5), ("MA-06", 9 + 8, 5), ("OR-04", 9 + 1, 5), ("CO-08", 9 + 6, 5), ("CO-09", 9 + 1, 5)],
)
def test_passives_that_watch_absorption_add_solar_mass(anomaly: str, mass: int, discovery: int) -> None:
    t = Table().lay(sm=1, anomalies=anomaly, B6="BG", B5="SG", B4="PBH", B3="AMAJ", B2="AMIN")
    t.do(Do(orbit, 1, 5)).choose("orbit blue")
    assert t.status() == (1 + mass, discovery, "Primordial")


@pytest.mark.rule("ULT-ANOM-02", "ULT-WORM-04")
def test_wake_riding_orbits_twice_within_the_activation() -> None:
    t = Table().lay(sm=5, anomalies="OR-06", wormholes="B1 B6 P1 P5", B1="SG", P2="BG", hand="AC-12")
    t.actions().choose("activate 0")
    assert t.board() == {"B6": "SG", "P2": "BG"}
    assert t.why("play AC-12") == ("ULT-ACT-02",)
    t.choose("orbit blue", "orbit pink")
    assert t.board() == {"P3": "BG"}
    assert t.me().mass == 8


@pytest.mark.rule("ULT-ANOM-02", "ULT-GAIN-04")
def test_epsilon_core_lets_a_space_hold_sixteen() -> None:
    t = Table().lay(anomalies="CO-05", B1="PBH PBH PBH", P1="PBH PBH PBH SG").play("AC-03")
    assert t.board() == {"B1": "PBH PBH PBH PBH", "P1": "PBH PBH PBH SG"}
    full = Table().lay(anomalies="CO-05", B1="PBH PBH PBH SG", P1="PBH PBH PBH SG").play("MA-01")
    assert full.options() == []
    assert full.board() == {"B1": "PBH PBH PBH SG", "P1": "PBH PBH PBH SG"}


@pytest.mark.rule("ULT-ANOM-02", "ULT-EXCH-02")
def test_zeta_core_exchanges_one_for_one() -> None:
    t = Table().lay(sm=5, dc=3, anomalies="CO-06").actions()
    assert t.offered("exchange") == "1 2 3"
    assert t.choose("exchange 3").status() == (8, 0, "Primordial")


@pytest.mark.rule("ULT-ANOM-02", "ULT-CARD-01", "ULT-CARD-05")
def test_lambda_core_plays_three_cards_and_refills_to_three() -> None:
    t = Table().lay(sm=1, anomalies="CO-11", hand="AC-12 AC-12 AC-10 AC-10").actions()
    t.choose("play AC-12", "play AC-12", "play AC-10")
    assert t.status() == (7, 4, "Primordial")
    assert t.why("play AC-10") == ("ULT-ACT-02", "ULT-CARD-01")
    t.choose("end")
    assert len(t.me().hand) == 3


@pytest.mark.rule("ULT-ANOM-02", "ULT-GAIN-08")
def test_mu_core_gives_solar_mass_for_each_annihilation() -> None:
    t = Table().lay(sm=5, anomalies="CO-12", B1="SG BG", P1="BG").do(Do(gain, AMIN), Do(gain, AMIN))
    t.choose("place B1", "place P1")
    assert t.board() == {}
    assert t.status() == (5 + 24, 0, "Stellar")


@pytest.mark.rule("ULT-WORM-03")
def test_kappa_core_opens_one_closed_pair_of_choice() -> None:
    t = Table().lay(sm=5, anomalies="CO-10", hand="AC-12", open=(False, False)).actions().choose("use CO-10", "open B")
    assert t.me().open == (False, True)
    assert t.me().mass == 7
