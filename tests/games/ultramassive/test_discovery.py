"""The Discovery phase, and what it means to own an Anomaly."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.discovery import TOO_DEAR, cannot_discover, discover, discover_anomalies
from orrery.games.ultramassive.gaining import gain_mass
from orrery.games.ultramassive.orbit import orbit
from tests.games.ultramassive.table import THINGS, Table

SIPHON_COSTS = {"SI-01": 3, "SI-02": 9, "SI-03": 2, "SI-04": 6, "SI-05": 0, "SI-06": 5}
MATTER_COSTS = {"MA-01": 1, "MA-02": 2, "MA-03": 5, "MA-04": 2, "MA-05": 1, "MA-06": 0}
ORBIT_COSTS = {"OR-01": 0, "OR-02": 1, "OR-03": 0, "OR-04": 3, "OR-05": 1, "OR-06": 1}
COSTS = {**SIPHON_COSTS, **MATTER_COSTS, **ORBIT_COSTS}


@pytest.mark.rule("ULT-DISC-01", "ULT-COMP-14")
def test_counters_buy_siphon_matter_and_orbit_anomalies() -> None:
    t = Table().lay(dc=20).run(Do(discover))
    assert t.offered("discover") == " ".join(COSTS)
    t.choose("discover MA-03")
    assert t.owns() == "MA-03"


@pytest.mark.rule("ULT-DISC-01", "ULT-DISC-02", "ULT-DISC-03")
def test_anomalies_are_discovered_in_the_discovery_phase_only() -> None:
    t = Table().lay(dc=20).actions()
    assert t.why("discover SI-01") == ("ULT-DISC-01", "ULT-DISC-03")
    assert t.why("skip") == ("ULT-DISC-02",)


@pytest.mark.rule("ULT-DISC-02")
def test_discovering_is_optional() -> None:
    t = Table().lay(dc=6).run(Do(discover)).choose("skip")
    assert t.owns() == ""
    assert t.me().discovery == 6
    assert t.options() == []


@pytest.mark.rule("ULT-DISC-03", "ULT-ROUND-03")
def test_each_player_in_turn_order_discovers_at_most_one() -> None:
    t = Table(3).lay(0, dc=20).lay(1, dc=20).lay(2, dc=20)
    t.g.start = 2
    t.run(Do(discover_anomalies))
    for seat in (2, 0, 1):
        assert t.asked() == seat
        t.choose("discover SI-01" if seat else "discover OR-04")
        assert t.me(seat).discovery == 17
    assert t.options() == []
    assert [t.owns(seat) for seat in range(3)] == ["OR-04", "SI-01", "SI-01"]


@pytest.mark.rule("ULT-DISC-04")
@pytest.mark.parametrize(("anomaly", "cost"), COSTS.items())
def test_the_cost_is_paid_in_full(anomaly: str, cost: int) -> None:
    assert Table().lay(dc=cost + 3).run(Do(discover)).choose(f"discover {anomaly}").me().discovery == 3
    assert Table().lay(dc=cost).run(Do(discover)).choose(f"discover {anomaly}").me().discovery == 0
    poor = Table().lay(dc=max(0, cost - 1))
    assert cannot_discover(poor.g, poor.me(), THINGS[anomaly]) is (TOO_DEAR if cost else None)


@pytest.mark.rule("ULT-DISC-04")
def test_an_anomaly_that_is_too_dear_is_refused() -> None:
    t = Table().lay(dc=2).run(Do(discover))
    assert t.offered("discover") == "SI-03 SI-05 MA-01 MA-02 MA-04 MA-05 MA-06 OR-01 OR-02 OR-03 OR-05 OR-06"
    assert t.why("discover SI-01") == ("ULT-DISC-04",)


@pytest.mark.rule("ULT-DISC-05", "ULT-ANOM-02")
def test_a_discovered_anomaly_lies_face_up_and_works_from_now_on() -> None:
    t = Table().lay(sm=10, dc=3, B5="BG", B6="BG").run(Do(discover)).choose("discover OR-04")
    for seat in (0, 1, -1):
        assert TITLE.view(t.g, seat)["players"][0]["anomalies"] == ["anomaly:OR-04"]
    t.do(Do(orbit, 1)).choose("orbit blue")
    assert t.me().mass == 13
    t.do(Do(orbit, 1)).choose("orbit blue")
    assert t.me().mass == 16


@pytest.mark.rule("ULT-DISC-06")
def test_nobody_owns_two_copies_of_an_anomaly() -> None:
    t = Table(3).lay(0, dc=20, anomalies="SI-01").lay(1, dc=20).run(Do(discover))
    assert "SI-01" not in t.offered("discover").split()
    assert t.why("discover SI-01") == ("ULT-DISC-06",)
    t.choose("skip").run(Do(discover), seat=1).choose("discover SI-01")
    assert t.owns(1) == "SI-01"


@pytest.mark.rule("ULT-COMP-26")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_anomaly_whose_copies_are_all_taken_is_refused(seats: int) -> None:
    t = Table(seats)
    for seat in range(seats):
        t.lay(seat, dc=20)
    for seat in range(seats - 1):
        t.run(Do(discover), seat=seat).choose("discover SI-01")
    t.run(Do(discover), seat=seats - 1)
    assert t.offered("discover").split() == list(COSTS)[1:]
    assert t.why("discover SI-01", seats - 1) == ("ULT-COMP-26",)


@pytest.mark.rule("ULT-ANOM-01", "ULT-ROUND-04")
def test_an_anomaly_works_once_in_each_of_the_owners_actions_phases() -> None:
    t = Table().lay(dc=2, anomalies="OR-01 MA-01", P1="BG").actions().choose("use OR-01", "orbit pink")
    assert t.offered("use") == "MA-01"
    assert t.why("use OR-01") == ("ULT-ANOM-01",)
    t.choose("end").actions()
    assert t.offered("use") == "OR-01 MA-01"
    t.choose("use OR-01", "orbit pink")
    assert t.board() == {"P3": "BG"}


@pytest.mark.rule("ULT-ANOM-02")
def test_a_passive_anomaly_needs_no_action_and_is_never_used() -> None:
    t = Table().lay(sm=10, dc=2, anomalies="OR-04 OR-01", B6="BG").actions()
    assert t.offered("use") == "OR-01"
    assert t.why("use OR-04") == ("ULT-ANOM-02",)
    t.choose("use OR-01", "orbit blue")
    assert t.me().mass == 13


@pytest.mark.rule("ULT-ANOM-03")
def test_core_anomalies_are_never_bought() -> None:
    t = Table().lay(dc=20).run(Do(discover))
    assert "CO-" not in t.offered("discover")
    assert {t.why(f"discover CO-{number:02}") for number in range(1, 13)} == {("ULT-ANOM-03",)}


@pytest.mark.rule("ULT-ANOM-04")
def test_a_core_gained_in_the_actions_phase_may_be_used_in_it() -> None:
    t = Table().lay(sm=18, cores="CO-04 CO-05 CO-06", hand="AC-12", B2="BG").actions().choose("play AC-12")
    t.choose("pick_core CO-04", "use CO-04")
    assert t.me().discovery == 1


@pytest.mark.rule("ULT-ANOM-05")
def test_a_passive_sees_each_batch_separately_with_that_of_an_expansion() -> None:
    t = Table().lay(sm=17, anomalies="OR-04", B6="BG", P6="SG", B5="BG").do(Do(orbit, 1)).choose("orbit blue")
    assert t.status() == (17 + 2 + 1 + (2 + 3) + 1, 0, "Stellar")


@pytest.mark.rule("ULT-ANOM-05")
def test_a_core_does_not_see_the_batches_that_brought_it_into_play() -> None:
    t = Table().lay(sm=18, cores="CO-09 CO-01 CO-02", B6="BG", B5="BG", P6="BG", B1="BG")
    t.do(Do(orbit, 1)).choose("orbit blue")
    assert t.status() == (18 + 2 + 2 + 2, 0, "Stellar")
    t.choose("pick_core CO-09")
    assert t.me().mass == 24
    t.lay(B5="BG").do(Do(orbit, 1)).choose("orbit blue")
    assert t.me().mass == 27


@pytest.mark.rule("ULT-ANOM-05", "ULT-EXPAND-08")
def test_the_first_core_sees_the_batch_of_the_second_expansion() -> None:
    t = Table().lay(sm=18, cores="CO-09 CO-01 CO-02", B6="BG", B4="BG BG").do(Do(gain_mass, 40))
    assert t.status() == (60, 0, "Stellar")
    t.choose("pick_core CO-09")
    assert t.status() == (60 + 4 + 2, 0, "Supermassive")
