"""The parts of a report about cards and other pieces."""

from __future__ import annotations

from orrery.lab.report import charts_of_pieces as charts
from orrery.lab.report.facts import Count, Piece
from orrery.lab.report.section import SPAN, Row, Section, interval, number, shift


def lifts(count: Count) -> Section:
    pieces = sorted([p for p in count.pieces if p.lift is not None], key=lambda p: -(p.lift.value if p.lift else 0.0))
    rows = [(p.name, p.ref, *shift(p.lift), str(p.lift.n if p.lift else 0), number(p.price), marks(p)) for p in pieces]
    columns = ("piece", "ref", "lift, points", SPAN, "n", "price", "")
    about = "Observed, not caused: who is ahead can pay for more. Coloured, or starred, what many comparisons leave"
    chart = charts.lifts(count.pieces) if rows else None
    found = sum([p.lift is not None and p.lift.found for p in pieces])
    says = f"{found} of {len(pieces)} stand apart after the correction for so many comparisons."
    return Section("How owners of a piece fare", about, chart, columns, rows, "tall", says)


def marks(piece: Piece) -> str:
    return "levels of bots disagree" if piece.flips else ""


def owners(count: Count) -> Section:
    rows = [chosen_row(piece) for piece in sorted(count.pieces, key=rarely)]
    columns = (
        *("piece", "ref", "", "owners among those who could", SPAN, "n", "taken per chance", SPAN, "n"),
        *("used per chance", SPAN, "n", "rounds seen", "first taken in round"),
    )
    about = "Dead: taken in less than 2 % of its chances; out of reach: hardly ever to be had; a must: by over 85 %"
    chart = charts.owners(count.pieces) if charts.chosen(count.pieces) else None
    words = [(word, sum([p.verdict == word for p in count.pieces])) for word in ("dead", "out of reach", "must")]
    says = f"Of {len(count.pieces)} pieces {', '.join([f'{n} {word}' for word, n in words])}."
    return Section("Dead content and must-haves", about, chart, columns, rows, "full", says)


def rarely(piece: Piece) -> float:
    return piece.owners.value if piece.owners is not None else piece.used.value if piece.used is not None else 0.0


def chosen_row(p: Piece) -> Row:
    rates = [cell for one in (p.owners, p.rate, p.used) for cell in interval(one)]
    said = ", ".join([word for word in (p.verdict, marks(p)) if word])
    return (p.name, p.ref, said, *rates, str(p.seen), number(p.round))


def prices(count: Count) -> Section:
    priced = [p for p in count.pieces if p.lift is not None and p.price]
    rows = [
        (p.name, p.ref, number(p.price), *shift(p.lift), str(p.lift.n if p.lift else 0))
        for p in sorted(priced, key=lambda p: p.price or 0.0)
    ]
    about = "What is paid, as one number, against the observed lift. Dear pieces should stand to the upper right"
    chart = charts.prices(count.pieces) if rows else None
    columns = ("piece", "ref", "price", "lift, points", SPAN, "n")
    return Section("Prices against worth", about, chart, columns, rows, "wide")
