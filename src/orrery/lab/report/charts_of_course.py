"""Charts of how games go: who wins, how long they last, where points come from, who leads, what is at stake."""

from __future__ import annotations

from typing import Any

from orrery.lab.extra import needed
from orrery.lab.report.charts import DIM, FEW, GOLD, INK, PANEL, TEXT, Spec, finished, forest, points, tone_of
from orrery.lab.report.facts import Count

NARROW = 0.045  # of the whole: a part of a bar in which no number fits


def turns(count: Count) -> Spec:
    rows = [points(f"place {n}", one, tone_of(one, count.even)) for n, one in enumerate(count.turns, 1)]
    return forest(rows, "wins, %", 100.0 * count.even)


def bots(count: Count) -> Spec:
    even = 1.0 / count.players
    return forest([points(bot, one, tone_of(one, even)) for bot, one in count.bots.items()], "wins, %", 100.0 * even)


def length(count: Count) -> Spec:
    alt = needed("altair")
    most = max(count.rounds.values())
    rows = [
        {"rounds": int(rounds), "games": games, "tone": 1.0 if games == most else 0.55}
        for rounds, games in count.rounds.items()
    ]
    base = alt.Chart(alt.Data(values=rows))
    x = alt.X("rounds:O", title="rounds", axis=alt.Axis(labelAngle=0, ticks=False))
    y = alt.Y("games:Q", title=None, axis=alt.Axis(tickCount=4, domain=False, ticks=False))
    opacity = alt.Opacity("tone:Q", scale=None, legend=None)
    wide = {"size": 48} if len(rows) <= FEW else {}
    bars = base.mark_bar(color=GOLD, cornerRadiusEnd=3, **wide).encode(x=x, y=y, opacity=opacity)
    labels = base.mark_text(dy=-7, color=TEXT, fontWeight=600).encode(x=x, y=y, text="games:Q")
    return finished(alt.layer(bars, labels) if len(rows) <= 12 else bars, 170)


def sources(count: Count) -> Spec:
    """One bar of parts where they are added up; else a bar each."""
    return added(count) if count.added else apart(count)


def added(count: Count) -> Spec:
    alt = needed("altair")
    rows: list[dict[str, Any]] = []
    names = [source.name for source in count.sources]
    most = sum([max(0.0, source.winner.value) for source in count.sources]) or 1.0
    for who in ("a player", "a winner"):
        at = 0.0
        for name, source in zip(names, count.sources, strict=True):
            value = (source.all if who == "a player" else source.winner).value
            said = f"{value:.0f}" if value > NARROW * most else ""
            rows.append({"who": who, "source": name, "points": round(value, 2), "from": at, "to": at + value,
                         "middle": at + value / 2, "said": said})  # fmt: skip
            at += max(0.0, value)
    base = alt.Chart(alt.Data(values=rows))
    tip = [alt.Tooltip("source:N"), alt.Tooltip("who:N"), alt.Tooltip("points:Q")]
    y = alt.Y("who:N", title=None, axis=alt.Axis(ticks=False, domain=False))
    axis = alt.Axis(tickCount=6, ticks=False, domain=False)
    legend = alt.Legend(orient="bottom", columns=6)
    colour = alt.Color("source:N", sort=names, scale=alt.Scale(domain=names), title=None, legend=legend)
    bars = base.mark_bar(cornerRadius=3, size=34, stroke=PANEL, strokeWidth=1.5).encode(
        x=alt.X("from:Q", title="points", axis=axis), x2="to:Q", y=y, color=colour, tooltip=tip
    )
    labels = base.mark_text(color=INK, fontWeight=600).encode(x="middle:Q", y=y, text="said:N")
    return finished(alt.layer(bars, labels), 110)


def apart(count: Count) -> Spec:
    rows = []
    for source in count.sources:
        rows += [
            points(f"{source.name}, a winner", source.winner, GOLD, 1.0),
            points(f"{source.name}, a player", source.all, DIM, 1.0),
        ]
    return forest(rows, "")


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
    """By round, with its interval."""
    alt = needed("altair")
    scale, title = (100.0, "points of win chance") if count.decisions.unit == "win chance" else (1.0, "points")
    rows = [{**points(at, one, scale=scale), "round": int(at)} for at, one in count.decisions.stakes.items()]
    base = alt.Chart(alt.Data(values=rows))
    x = alt.X("round:O", title="round", axis=alt.Axis(labelAngle=0, ticks=False))
    y = alt.Y("low:Q", title=title, axis=alt.Axis(tickCount=4, ticks=False, domain=False))
    band = base.mark_area(color=GOLD, opacity=0.2).encode(x=x, y=y, y2="high:Q")
    line = base.mark_line(point={"color": GOLD, "size": 40}, color=GOLD).encode(x=x, y="value:Q")
    return finished(alt.layer(band, line), 170)
