"""What must hold in every position of Comets, whoever plays however badly."""

from __future__ import annotations

from typing import Any

from tests.toy import toy


def check(g: Any) -> None:
    things = toy().catalog.targets
    charts = [*g.charts, *[p.chart for p in g.players]]
    assert sorted([chart.number for chart in charts]) == [chart.number for chart in things["chart"]], "charts vanish"
    taken = [comet for p in g.players for comet in p.comets]
    assert len({*taken, *g.deck}) == len(taken) + len(g.deck) <= len(things["comet"]), "a comet lies in two places"
    for p in g.players:
        assert p.bid not in p.hand, "a card that was laid is still in hand"
        assert len(p.hand) + bool(p.bid) == len(g.deck) + bool(p.bid or p.seat in g.asks), "cards appear or vanish"


def used(g: Any) -> set[str]:
    return {comet.ref for p in g.players for comet in p.comets} | {p.chart.ref for p in g.players}


def box() -> set[str]:
    return set(toy().catalog.things)
