"""The charts of a report, as Vega-Lite made by Altair. Colours are names such as `@gold`: the page knows them in light
and dark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

from orrery.lab.extra import needed
from orrery.lab.report.estimates import Estimate
from orrery.lab.report.facts import Count, Effect, Piece

Spec = dict[str, Any]
ROW = 26  # pixels of a line in a forest plot
MOST = 24  # pieces in a plot
GOOD, BAD, DIM, GOLD = "@good", "@bad", "@dim", "@gold"


def points(label: str, estimate: Estimate, tone: str = GOLD, scale: float = 100.0) -> dict[str, Any]:
    ends = (max(-1e6, estimate.low), min(1e6, estimate.high))
    return {
        "label": label,
        "value": round(scale * estimate.value, 2),
        "low": round(scale * ends[0], 2),
        "high": round(scale * ends[1], 2),
        "n": estimate.n,
        "tone": tone,
    }


def forest(rows: Sequence[dict[str, Any]], title: str, even: Optional[float] = None) -> Spec:
    """A line each: the number, and the interval around it."""
    alt = needed("altair")
    tone = alt.Color("tone:N", scale=None, legend=None)
    labels = [row["label"] for row in rows]
    base = alt.Chart(alt.Data(values=list(rows)))
    y = alt.Y("label:N", sort=labels, title=None, axis=alt.Axis(ticks=False, domain=False, grid=False))
    x = alt.X("value:Q", title=title, scale=alt.Scale(zero=False))
    tip = [
        alt.Tooltip(f"{name}:{kind}") for name, kind in (("label", "N"), ("value", "Q"), ("low", "Q"), ("high", "Q"))
    ]
    tip.append(alt.Tooltip("n:Q"))
    layers = [
        base.mark_rule(strokeWidth=2).encode(y=y, x=alt.X("low:Q", title=title), x2="high:Q", color=tone, tooltip=tip),
        base.mark_point(filled=True, size=70, opacity=1).encode(y=y, x=x, color=tone, tooltip=tip),
    ]
    if even is not None:
        line = alt.Chart(alt.Data(values=[{"even": even}]))
        layers.insert(0, line.mark_rule(strokeDash=[4, 3], color=GOLD).encode(x="even:Q"))
    return finished(alt.layer(*layers), max(2, len(rows)) * ROW)


def finished(chart: Any, height: int) -> Spec:
    made: Spec = chart.properties(width="container", height=height, background="transparent").to_dict()
    return made


def turns(count: Count) -> Spec:
    rows = [points(f"place {n}", one, tone_of(one, count.even)) for n, one in enumerate(count.turns, 1)]
    return forest(rows, "wins, %", 100.0 * count.even)


def tone_of(estimate: Estimate, even: float) -> str:
    return GOOD if estimate.low > even else BAD if estimate.high < even else DIM


def bots(count: Count) -> Spec:
    even = 1.0 / count.players
    return forest([points(bot, one, tone_of(one, even)) for bot, one in count.bots.items()], "wins, %", 100.0 * even)


def length(count: Count) -> Spec:
    alt = needed("altair")
    rows = [{"rounds": int(rounds), "games": games} for rounds, games in count.rounds.items()]
    bars = alt.Chart(alt.Data(values=rows)).mark_bar(color=GOLD, cornerRadiusEnd=3)
    return finished(
        bars.encode(
            x=alt.X("rounds:O", title="rounds", axis=alt.Axis(labelAngle=0)), y=alt.Y("games:Q", title="games")
        ),
        180,
    )


def sources(count: Count) -> Spec:
    alt = needed("altair")
    rows = []
    for source in count.sources:
        for who, one in (("a player", source.all), ("a winner", source.winner)):
            rows.append({"who": who, "source": source.name.replace("_", " "), "points": round(one.value, 2)})
    bars = (
        alt.Chart(alt.Data(values=rows))
        .mark_bar()
        .encode(
            x=alt.X("points:Q", title="points"),
            y=alt.Y("who:N", title=None),
            color=alt.Color("source:N", title=None, legend=alt.Legend(orient="bottom", columns=4)),
            tooltip=[alt.Tooltip("source:N"), alt.Tooltip("who:N"), alt.Tooltip("points:Q")],
        )
    )
    return finished(bars, 110)


def telling(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces whose lift says most, from the best to the worst."""
    known = sorted([piece for piece in pieces if piece.lift is not None], key=lambda piece: piece.lift.p)  # type: ignore[union-attr]
    return sorted(known[:MOST], key=lambda piece: -piece.lift.value)  # type: ignore[union-attr]


def lifts(pieces: Sequence[Piece]) -> Spec:
    rows = []
    for piece in telling(pieces):
        assert piece.lift is not None
        tone = (GOOD if piece.lift.value > 0 else BAD) if piece.lift.found else DIM
        rows.append(points(f"{piece.name} ({piece.ref.partition(':')[2]})", piece.lift, tone))
    return forest(rows, "win chance of owners against others who saw it, points", 0.0)


def chosen(pieces: Sequence[Piece]) -> list[Piece]:
    """From the one that fewest take to the one that most do."""
    known = [piece for piece in pieces if piece.owners is not None and piece.owners.n >= 20]
    known.sort(key=lambda piece: piece.owners.value)  # type: ignore[union-attr]
    return known if len(known) <= MOST else known[: MOST // 2] + known[-MOST // 2 :]


def owners(pieces: Sequence[Piece]) -> Spec:
    rows = []
    for piece in chosen(pieces):
        assert piece.owners is not None
        tone = {"dead": BAD, "out of reach": BAD, "must": GOOD}.get(piece.verdict, DIM)
        rows.append(points(f"{piece.name} ({piece.ref.partition(':')[2]})", piece.owners, tone))
    return forest(rows, "taken by those who could, %")


def prices(pieces: Sequence[Piece]) -> Spec:
    alt = needed("altair")
    rows = [
        {
            "name": piece.name,
            "price": round(piece.price, 2),
            "lift": round(100.0 * piece.lift.value, 1),
            "tone": GOLD if piece.lift.found else DIM,
        }
        for piece in pieces
        if piece.lift is not None and piece.price
    ]
    marks = (
        alt.Chart(alt.Data(values=rows))
        .mark_point(filled=True, size=80, opacity=0.9)
        .encode(
            x=alt.X("price:Q", title="price paid, units"),
            y=alt.Y("lift:Q", title="owners' lift, points"),
            color=alt.Color("tone:N", scale=None, legend=None),
            tooltip=[alt.Tooltip("name:N"), alt.Tooltip("price:Q"), alt.Tooltip("lift:Q")],
        )
    )
    return finished(marks, 240)


def leads(count: Count) -> Spec:
    lead = count.lead
    known = (
        ("after a quarter", lead.quarter),
        ("at half-time", lead.half),
        ("after three quarters", lead.three_quarters),
    )
    return forest(
        [points(label, one) for label, one in known if one is not None], "whoever is ahead wins, %", 100.0 * count.even
    )


def stakes(count: Count) -> Spec:
    alt = needed("altair")
    scale, title = (100.0, "points of win chance") if count.decisions.unit == "win chance" else (1.0, "points")
    rows = [{"round": int(at), "stakes": round(scale * value, 2)} for at, value in count.decisions.stakes.items()]
    line = alt.Chart(alt.Data(values=rows)).mark_line(point=True, color=GOLD)
    return finished(
        line.encode(x=alt.X("round:O", title="round", axis=alt.Axis(labelAngle=0)), y=alt.Y("stakes:Q", title=title)),
        180,
    )


def effects(some: Sequence[Effect]) -> Spec:
    rows = []
    for one in some:
        tone = GOOD if one.win.low > 0 else BAD if one.win.high < 0 else DIM
        rows.append(points(f"{one.players} players", one.win, tone))
    return forest(rows, "change of the chance to win, points", 0.0)
