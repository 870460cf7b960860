"""The number of a plan, before the screens go. COS-PLAN, COS-CONS"""

from __future__ import annotations

import pytest

from orrery.core.sentence import plain
from orrery.games.council import TITLE
from tests.games.council.table import THINGS, Table


@pytest.mark.rule("COS-CONS-01", "COS-PLAN-04")
def test_the_sum_counts_what_would_lie_on_top() -> None:
    table = Table().lay(0, slots=("", "S4", "S1 S2"), hand="S3 S5 S6").plan()
    worth = {id: THINGS[id].consumption for id in ("S2", "S3", "S4")}
    before = TITLE.view(table.g, 0)["planning"]
    assert before["sum"] == worth["S4"] + worth["S2"]
    table.choose("plan S3", seat=0)
    planning = TITLE.view(table.g, 0)["planning"]
    assert planning["sum"] == worth["S3"] + worth["S4"] + worth["S2"]
    assert planning["marker"] == 20 + planning["sum"]
    assert [field["card"] for field in planning["fields"]] == ["card:S3", "card:S4", "card:S2"]
    assert [field["planned"] for field in planning["fields"]] == [True, False, False]


@pytest.mark.rule("COS-CONS-08", "COS-CONS-09", "COS-CONS-10")
def test_who_would_act_first_is_what_the_order_then_says() -> None:
    for energy, tie in ((0, 1), (5, 0)):
        table = Table().lay(0, energy=energy).lay(1, energy=3).plan()
        table.choose("plan S1", "plan S2", seat=0)
        sums = {}
        for card in ("S3", "S4", "S5"):
            twin = Table().lay(0, energy=energy).lay(1, energy=3).plan()
            twin.choose("plan S1", "plan S2", f"plan {card}", seat=0)
            view = TITLE.view(twin.g, 0)["planning"]
            sums[card] = view["sum"]
            assert view["rivals"] == [{"seat": 1, "marker": 20, "most": view["sum"] - tie}]


@pytest.mark.rule("COS-PLAN-01")
def test_nobody_else_reads_it() -> None:
    table = Table().plan().choose("plan S1", seat=0)
    assert TITLE.view(table.g, -1)["planning"] is None
    assert TITLE.view(table.g, 1)["planning"]["sum"] == 0


@pytest.mark.rule("COS-PLAN-06", "COS-CONS-01")
def test_the_last_field_reveals_with_the_sum() -> None:
    table = Table().lay(0, slots=("S1", "S2", "S3"), hand="S4 S5").plan().choose("leave", "leave", seat=0)
    ask = TITLE.view(table.g, 0)["ask"]
    total = sum([THINGS[id].consumption for id in ("S1", "S2", "S3")])
    assert ask["forward"] == "leave", "a plan that is whole may go on"
    assert [plain(choice["label"]) for choice in ask["options"] if choice["ends"]] == [f"Reveal with {total}"]
