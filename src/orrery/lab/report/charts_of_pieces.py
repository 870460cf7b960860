"""Charts of cards and other pieces: how owners fare, what is taken, what it costs, what it causes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from orrery.lab.extra import needed
from orrery.lab.report.charts import BAD, DIM, GOLD, GOOD, Spec, finished, forest, found_tone, points
from orrery.lab.report.estimates import Difference
from orrery.lab.report.facts import Effect, Piece

MOST = 24  # pieces in a plot


def telling(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces whose lift says most, from the best to the worst."""
    known = sorted([piece for piece in pieces if piece.lift is not None], key=lambda piece: piece.lift.p)  # type: ignore[union-attr]
    return sorted(known[:MOST], key=lambda piece: -piece.lift.value)  # type: ignore[union-attr]


def lifts(pieces: Sequence[Piece]) -> Spec:
    rows = []
    for piece in telling(pieces):
        assert piece.lift is not None
        rows.append(points(short(piece.name, piece.ref), piece.lift, found_tone(piece.lift), sign="+"))
    return forest(rows, "win chance of owners against others who saw it, points", 0.0)


def short(name: str, ref: str) -> str:
    return f"{name} ({ref.partition(':')[2]})"


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
        rows.append(points(short(piece.name, piece.ref), piece.owners, tone))
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
            x=alt.X("price:Q", title="price paid, units", axis=alt.Axis(tickCount=6), scale=alt.Scale(zero=False)),
            y=alt.Y("lift:Q", title="owners' lift, points"),
            color=alt.Color("tone:N", scale=None, legend=None),
            tooltip=[alt.Tooltip("name:N"), alt.Tooltip("price:Q"), alt.Tooltip("lift:Q")],
        )
    )
    return finished(marks, 240)


def effects(some: Sequence[Effect], observed: Mapping[tuple[str, int], Difference]) -> Spec:
    """What pieces cause, from the best to the worst; below each, dim, what is merely observed of it."""
    several = len({one.players for one in some}) > 1
    rows = []
    for one in sorted(some, key=lambda one: one.worth.p)[:MOST]:
        label = short(one.name, one.piece) + (f", {one.players} players" if several else "")
        rows.append({**points(label, one.worth, found_tone(one.worth), sign="+"), "at": one.worth.value})
        seen = observed.get((one.piece, one.players))
        if seen is not None:
            rows.append({**points(f"{label}, observed", seen, DIM, sign="+"), "at": one.worth.value})
    return forest(sorted(rows, key=lambda row: -row["at"]), "worth in win chance, points", 0.0)
