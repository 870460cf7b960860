"""What older rules printed otherwise: games that began with them go on with it."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.ask import Do
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.components import AMIN, Anomaly
from orrery.games.ultramassive.discovery import discover
from orrery.games.ultramassive.gaining import gain
from orrery.games.ultramassive.siphon import siphon
from orrery.play.session import Session
from orrery.play.transcript import replay, transcript, verify
from tests.games.test_variants import played
from tests.games.ultramassive.table import Table
from tests.games.ultramassive.vocabulary import draft_row, effect, step

# what rules 2 printed: cost, and what it does or adds
ANOMALIES: dict[str, tuple[int, Any]] = {
    "SI-02": (7, "SIPHON 2"),
    "SI-04": (5, "SIPHON 1; ORBIT 1"),
    "SI-05": (2, {"siphon_shift": 1}),
    "MA-01": (2, "GAIN BG"),
    "MA-05": (3, "GAIN BG @W"),
    "MA-06": (1, {"AMAJ": 2, "AMIN": 2}),
    "OR-01": (2, "ORBIT 1"),
    "OR-05": (2, "MOVE_STACK 3"),
    "OR-06": (2, {"activation": 1}),
    "CO-03": (0, "ORBIT_BOTH; MASS 1"),
    "CO-05": (0, {"cap": 12}),
    "CO-10": (0, "OPEN_PAIR; MASS 1"),
    "CO-11": (0, {"plays": 3, "hand": 4}),
    "CO-12": (0, {"annihilation": 5}),
}
DRAFT = {"D1-F": "CYCLE 3", "D2-F": "TRADE MATTER > DISC 3; GAIN BG"}
SIPHONS = {
    "SS-2": ("2 Discovery Counters", "DISC 2"),
    "SS-3": ("1 Solar Mass", "MASS 1"),
    "SU-2": ("3 Discovery Counters", "DISC 3"),
    "SU-3": ("2 Solar Mass", "MASS 2"),
}
OLDER = ("1", "2")
RULES_3 = {
    *("SI-05", "SI-06", "MA-02", "MA-05", "MA-06", "OR-01", "OR-02", "OR-03", "CO-10"),
    *("D1-D", "D2-B", "D2-D", "SP-2", "SS-2", "SS-3", "SU-2"),
}


def row(anomaly: Anomaly) -> tuple[int, Any]:
    return anomaly.cost, effect(anomaly.does) or anomaly.passive


@pytest.mark.parametrize("rules", OLDER)
def test_a_game_of_older_rules_has_what_was_printed_then(rules: str) -> None:
    then, today = TITLE.under({"rules": rules}).catalog.things, TITLE.catalog.things
    for id, printed in ANOMALIES.items():
        assert row(then[f"anomaly:{id}"]) == printed != row(today[f"anomaly:{id}"])
    for id, symbols in DRAFT.items():
        assert draft_row(then[f"draft:{id}"]) == symbols != draft_row(today[f"draft:{id}"])
    for id, (name, gives) in SIPHONS.items():
        option, now = then[f"siphon:{id}"], today[f"siphon:{id}"]
        assert (option.name, step(option.does)) == (name, gives) != (now.name, step(now.does))


@pytest.mark.parametrize(("rules", "changed"), [("2", {*ANOMALIES, *DRAFT, *SIPHONS, *RULES_3}), ("3", RULES_3)])
def test_everything_else_is_printed_as_it_was(rules: str, changed: set[str]) -> None:
    then = TITLE.under({"rules": rules}).catalog.things
    found = {ref for ref, thing in TITLE.catalog.things.items() if then[ref] is not thing}
    assert {ref.partition(":")[2] for ref in found} == changed


def test_rules_3_had_other_options_and_prices() -> None:
    then = TITLE.under({"rules": "3"}).catalog.things
    assert [then[f"anomaly:OR-0{n}"].cost for n in (1, 2, 3)] == [1, 4, 3]
    assert [draft_row(then[f"draft:D2-{id}"]) for id in "BD"] == ["GAIN BG; ORBIT 1", "TRADE AM > GAIN PBH"]
    assert (then["siphon:SP-2"].name, step(then["siphon:SP-2"].does)) == ("1 Discovery Counter", "DISC 1")


@pytest.mark.rule("ULT-DISC-04")
def test_twin_taps_are_paid_by_the_price_of_the_rules() -> None:
    then = Table(rules="2").lay(dc=8).run(Do(discover)).choose("discover SI-02")
    assert (then.owns(), then.me().discovery) == ("SI-02", 1)
    today = Table().lay(dc=8).run(Do(discover))
    assert today.why("discover SI-02") == ("ULT-DISC-04",)


@pytest.mark.rule("ULT-CARD-05")
def test_lambda_core_refilled_to_four() -> None:
    t = Table(rules="2").lay(anomalies="CO-11", hand="AC-12 AC-12 AC-10").actions()
    assert len(t.choose("play AC-12", "play AC-12", "play AC-10", "end").me().hand) == 4


def test_powers_and_siphons_work_by_the_numbers_of_the_rules() -> None:
    t = Table(rules="2").lay(sm=5, anomalies="CO-12", B1="SG", P1="AMIN").do(Do(gain, AMIN))
    assert t.status() == (10, 0, "Primordial")
    t = Table(rules="2").lay(sm=25).do(Do(siphon, 2)).choose("siphon SS-2", "siphon SS-3")
    assert t.status() == (26, 2, "Stellar")
    t = Table(rules="2").lay(sm=5, anomalies="SI-05").do(Do(siphon, 1))
    assert t.offered("siphon") == "SP-1 SP-2 SP-3 SS-1 SS-2 SS-3"


@pytest.mark.parametrize("rules", [1, 2])
def test_it_is_saved_replayed_and_verified_with_it(rules: int) -> None:
    began = Session(TITLE, ["Ann", "Ben"], {}, 1, "salt", rules=rules)
    session = played(began.title, 1, 2, "")
    data = transcript(session)
    assert data["rules_version"] == rules
    again = replay(data, "a file")
    assert again.title.catalog.things["anomaly:SI-02"].cost == 7
    verify(data, "a file")
