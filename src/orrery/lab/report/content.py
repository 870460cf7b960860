"""What every piece is chosen for, and how its owners fare."""

from __future__ import annotations

from typing import Final

from orrery.lab.report.data import Data, Rows, grouped
from orrery.lab.report.estimates import Estimate, difference, mark_found, mean, share
from orrery.lab.report.facts import Piece
from orrery.lab.report.winning import LEAST

ENOUGH: Final = 100  # chances, and
DEALS: Final = 30  # deals, before a piece is called anything
DEAD: Final = 0.02
MUST: Final = 0.85


def pieces(data: Data, players: int, seats: Rows) -> list[Piece]:
    """All that was ever seen, the most telling first."""
    won = {(row["game"], row["seat"]): row["win"] for row in seats}
    found = [
        piece(data, ref, rows, won) for (ref,), rows in sorted(grouped(data.rows("pieces", players), "piece").items())
    ]
    mark_found({one.ref: one.lift for one in found if one.lift is not None})
    return found


def piece(data: Data, ref: str, rows: Rows, won: dict[tuple[int, int], float]) -> Piece:
    here = [row for row in rows if row["seen"] or row["chances"]]
    could = [row for row in rows if row["chances"]]
    took = [row for row in could if row["taken"]]
    usable = [row for row in rows if row["usable"]]
    chances = sum([row["chances"] for row in could])
    lift = None
    left = [row for row in here if not row["taken"]]
    if len(took) >= LEAST and len(left) >= LEAST:
        lift = difference(results(took, won), results(left, won))
    made = Piece(
        ref=ref,
        name=data.name(ref),
        kind=ref.partition(":")[0],
        seen=sum([row["seen"] for row in here]),
        chances=chances,
        rate=per_chance(could, "taken", "chances"),
        owners=share([(row["deal"], float(row["taken"] > 0)) for row in could]) if could else None,
        used=per_chance(usable, "used", "usable"),
        round=mean([(row["deal"], row["round"]) for row in took]).value if took else None,
        price=mean([(row["deal"], row["units"]) for row in took]).value if took else None,
        lift=lift,
        again=any(row["taken"] > 1 for row in took),
    )
    made.verdict = verdict(made, len({row["deal"] for row in here}))
    return made


def results(rows: Rows, won: dict[tuple[int, int], float]) -> list[tuple[int, float]]:
    return [(row["deal"], won[row["game"], row["seat"]]) for row in rows]


def per_chance(rows: Rows, done: str, possible: str) -> Estimate | None:
    """Each round in which it could be done is a chance."""
    trials = [
        (row["deal"], float(n < row[done])) for row in rows for n in range(row[possible])
    ]  # a piece taken more often than there were rounds counts once a round
    return share(trials) if trials else None


def verdict(one: Piece, deals: int) -> str:
    """Dead where hardly anybody takes it who could, out of reach where hardly anybody can though it is there, and a
    must where nearly all take it who can."""
    if deals < DEALS:
        return ""
    if one.rate is None and one.used is not None:
        return "dead" if one.used.n >= ENOUGH and one.used.value < DEAD else ""
    if one.seen >= ENOUGH and one.chances < DEAD * one.seen:
        return "out of reach"
    if one.rate is not None and one.chances >= ENOUGH and one.rate.value < DEAD:
        return "dead"
    return "must" if one.grip is not None and one.grip.n >= ENOUGH and one.grip.low > MUST else ""
