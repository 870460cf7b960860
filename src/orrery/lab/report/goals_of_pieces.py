"""What we want of the pieces of a game: none dead, none a must, none that decides games."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Final

from orrery.lab.report.content import DEAD, MUST
from orrery.lab.report.facts import Count, Goal, Piece, Report
from orrery.lab.report.verdict import FAILS, HOLDS, OPEN, verdict

WORTH: Final = 0.06  # of a piece at its price, in chance to win
TOLD: Final = 8  # names of pieces


def content(count: Count) -> Iterable[Goal]:
    chosen = {f"{piece.name} ({piece.ref})": alive(piece) for piece in count.pieces if is_chosen(piece)}
    yield summed("every piece is chosen", count.players, f"in at least {DEAD:.0%} of its chances", chosen)
    owned = {f"{p.name} ({p.ref})": verdict(p.grip, 0.0, MUST) for p in count.pieces if p.grip is not None}
    yield summed("nothing is a must", count.players, f"taken by at most {MUST:.0%} who could", owned)


def is_chosen(piece: Piece) -> bool:
    return piece.rate is not None or piece.used is not None or piece.verdict == "out of reach"


def alive(piece: Piece) -> str:
    return FAILS if piece.verdict == "out of reach" else verdict(piece.rate or piece.used, DEAD, inf)


def summed(what: str, players: int, aim: str, by_piece: dict[str, str]) -> Goal:
    """One line for all pieces: it holds where it does for each."""
    some = {word: [name for name, said in by_piece.items() if said == word] for word in (HOLDS, FAILS, OPEN)}
    said = FAILS if some[FAILS] else OPEN if some[OPEN] or not by_piece else HOLDS
    measured = f"{len(some[HOLDS])} of {len(by_piece)}"
    verdicts = [f"fails: {named(some[FAILS])}"] if some[FAILS] else []
    verdicts += [f"cannot tell: {named(some[OPEN])}"] if some[OPEN] else []
    return Goal(
        what=what,
        players=players,
        aim=aim,
        measured=measured,
        interval="",
        n=len(by_piece),
        verdict=said,
        about="; ".join(verdicts),
    )


def named(names: list[str]) -> str:
    return ", ".join(names[:TOLD]) + (f" and {len(names) - TOLD} more" if len(names) > TOLD else "")


def causes(report: Report) -> Iterable[Goal]:
    """Of a piece at its price, with two players."""
    pairs = [one for one in report.effects if one.players == 2 and one.kind != "gift"]
    if pairs:
        said = {f"{one.name} {100 * one.worth.value:+.0f}": verdict(one.worth, -WORTH, WORTH) for one in pairs}
        yield summed("what a piece causes", 2, f"within {100 * WORTH:.0f} points of win chance", said)
    elif any(count.players == 2 for count in report.counts):
        made = summed("what a piece causes", 2, f"within {100 * WORTH:.0f} points of win chance", {})
        made.about = "play a run with --ban all"
        yield made
