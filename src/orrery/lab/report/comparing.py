"""Two runs side by side: the same deals, so that their luck takes itself away; or two levels of bots."""

from __future__ import annotations

from typing import Any, Optional

from orrery.lab.report.data import Data
from orrery.lab.report.estimates import Estimate, difference, mark_found, mean, share
from orrery.lab.report.facts import Change, Count, Report
from orrery.lab.report.winning import LEAST

Values = list[tuple[int, float]]


class Measure:
    """A number by which runs are compared: a share, or any other mean."""

    def __init__(self, share: bool) -> None:
        self.share = share
        self.values: Values = []


class Measures:
    """All of them, by what they are called."""

    def __init__(self, data: Data, players: int) -> None:
        self.found: dict[str, Measure] = {}
        for row in data.rows("games", players):
            self.note("rounds of a game", row["deal"], row["rounds"], False)
        seats = list(data.rows("seats", players))
        for row in seats:
            self.of_seat(row)
        won = {(row["game"], row["seat"]): row["win"] for row in seats}
        for row in data.rows("pieces", players):
            self.of_piece(f"{data.name(row['piece'])} ({row['piece']})", row, won[row["game"], row["seat"]])

    def note(self, what: str, deal: int, value: float, share: bool = True) -> None:
        self.found.setdefault(what, Measure(share)).values.append((deal, float(value)))

    def of_seat(self, row: dict[str, Any]) -> None:
        if row["guest"]:
            self.note(f"{row['bot']} wins", row["deal"], row["win"])
        else:
            self.note("score of a player", row["deal"], row["score"], False)
            self.note(f"place {row['turn'] + 1} in turn order wins", row["deal"], row["win"])

    def of_piece(self, name: str, row: dict[str, Any], win: float) -> None:
        deal = row["deal"]
        if row["seen"]:
            self.note(f"{name}: could be taken by those who saw it", deal, row["chances"] > 0)
        if row["chances"]:
            self.note(f"{name}: taken by those who could", deal, row["taken"] > 0)
        if row["taken"]:
            self.note(f"{name}: its owner wins", deal, win)
            self.note(f"{name}: price paid", deal, row["units"], False)
            self.note(f"{name}: round in which it is taken", deal, row["round"], False)


def compared(data: Data, other: Data) -> list[Change]:
    """Everything that both runs have measured, what differs most first."""
    found: list[Change] = []
    for players in [count for count in data.counts() if count in other.counts()]:
        was = Measures(other, players).found
        for what, now in Measures(data, players).found.items():
            if what in was and min(len(now.values), len(was[what].values)) >= LEAST:
                found.append(change(what, players, now, was[what].values))
    mark_found({f"{one.what} {one.players}": one.difference for one in found})
    return sorted(found, key=lambda one: (not one.difference.found, one.difference.p, -abs(one.difference.value)))


def change(what: str, players: int, now: Measure, was: Values) -> Change:
    estimate = share if now.share else mean
    shift = difference(now.values, was)
    return Change(
        what=what, players=players, share=now.share, now=estimate(now.values), was=estimate(was), difference=shift
    )


def flips(report: Report, other: Report) -> list[str]:
    """What two levels of bots disagree about: such a conclusion is about the bots, not about the game."""
    found: list[str] = []
    if report.bots == other.bots:
        return found
    theirs = {count.players: count for count in other.counts}
    for count in report.counts:
        if count.players in theirs:
            found += flips_of(count, theirs[count.players])
    return found


def flips_of(count: Count, other: Count) -> list[str]:
    found: list[str] = []
    known: dict[str, Any] = {piece.ref: piece for piece in other.pieces}
    for piece in count.pieces:
        twin = known.get(piece.ref)
        if twin is None:
            continue
        before = len(found)
        if piece.verdict != twin.verdict and (disjoint(piece.rate, twin.rate) or disjoint(piece.owners, twin.owners)):
            said = " against ".join([one.verdict or "as it should be" for one in (piece, twin)])
            found.append(f"{piece.name} ({count.players} players): {said}")
        lifts = (piece.lift, twin.lift)
        if lifts[0] and lifts[1] and lifts[0].found and lifts[1].found and lifts[0].value * lifts[1].value < 0:
            found.append(f"{piece.name} ({count.players} players): owners win more with one, less with the other")
        piece.flips = len(found) > before
    for turn, (mine, others) in enumerate(zip(count.turns, other.turns, strict=True), 1):
        if apart(mine, count.even) * apart(others, count.even) < 0:
            found.append(f"place {turn} of {count.players}: better than even with one, worse with the other")
    return found


def disjoint(one: Optional[Estimate], other: Optional[Estimate]) -> bool:
    return one is not None and other is not None and (one.high < other.low or other.high < one.low)


def apart(estimate: Estimate, even: float) -> int:
    return int(estimate.low > even) - int(estimate.high < even)
