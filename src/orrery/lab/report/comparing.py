"""Two arms of an experiment, or two runs, side by side: the same deals, so that their luck takes itself away."""

from __future__ import annotations

from typing import Any

from orrery.lab.order import PLAIN, WITH
from orrery.lab.report.data import Data
from orrery.lab.report.estimates import Estimate, difference, mark_found, mean, share
from orrery.lab.report.facts import Change, Count, Effect, Report

Values = list[tuple[int, float]]


def effects(data: Data) -> list[Effect]:
    """What the experiment does to the seat that it is about."""
    order = data.card.order
    if not order.experiment:
        return []
    found = []
    for players in data.counts():
        wins, scores = {}, {}
        for arm in (PLAIN, WITH):
            seats = [row for row in data.rows("seats", players, arm) if row["seat"] == data.games[row["game"]]["focus"]]
            wins[arm] = [(row["deal"], row["win"]) for row in seats]
            scores[arm] = [(row["deal"], float(row["score"])) for row in seats]
        found.append(
            Effect(
                kind=order.experiment,
                piece=order.piece,
                name=data.name(order.piece),
                players=players,
                plain=share(wins[PLAIN]),
                meddled=share(wins[WITH]),
                win=difference(wins[WITH], wins[PLAIN]),
                score=difference(scores[WITH], scores[PLAIN]),
            )
        )
    return found


def measures(data: Data, players: int) -> dict[str, Values]:
    """All numbers by which runs are compared, by what they are called."""
    found: dict[str, Values] = {"rounds of a game": [(r["deal"], r["rounds"]) for r in data.rows("games", players)]}
    seats = list(data.rows("seats", players))
    for row in seats:
        if row["guest"]:
            found.setdefault(f"{row['bot']} wins", []).append((row["deal"], row["win"]))
        else:
            found.setdefault("score of a player", []).append((row["deal"], row["score"]))
            found.setdefault(f"place {row['turn'] + 1} in turn order wins", []).append((row["deal"], row["win"]))
    won = {(row["game"], row["seat"]): row["win"] for row in seats}
    for row in data.rows("pieces", players):
        name = f"{data.name(row['piece'])} ({row['piece']})"
        if row["chances"]:
            found.setdefault(f"{name}: taken by those who could", []).append((row["deal"], float(row["taken"] > 0)))
        if row["taken"]:
            found.setdefault(f"{name}: its owner wins", []).append((row["deal"], won[row["game"], row["seat"]]))
    return found


def compared(data: Data, other: Data, least: int = 20) -> list[Change]:
    """Everything that both runs have measured, what differs most first."""
    found: list[Change] = []
    for players in [count for count in data.counts() if count in other.counts()]:
        now, was = measures(data, players), measures(other, players)
        for what, values in now.items():
            if min(len(values), len(was.get(what, []))) < least:
                continue
            estimate = share if "wins" in what or "taken" in what else mean
            pair = (estimate(values), estimate(was[what]))
            found.append(change(what, players, pair, values, was[what]))
    mark_found({f"{one.what} {one.players}": one.difference for one in found})
    return sorted(found, key=lambda one: (not one.difference.found, one.difference.p))


def change(what: str, players: int, pair: tuple[Estimate, Estimate], now: Values, was: Values) -> Change:
    return Change(what=what, players=players, now=pair[0], was=pair[1], difference=difference(now, was))


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
    found = []
    known: dict[str, Any] = {piece.ref: piece for piece in other.pieces}
    for piece in count.pieces:
        twin = known.get(piece.ref)
        if twin is None:
            continue
        if piece.verdict != twin.verdict:
            said = " against ".join([one.verdict or "as it should be" for one in (piece, twin)])
            found.append(f"{piece.name} ({count.players} players): {said}")
        lifts = (piece.lift, twin.lift)
        if lifts[0] and lifts[1] and lifts[0].found and lifts[1].found and lifts[0].value * lifts[1].value < 0:
            found.append(f"{piece.name} ({count.players} players): owners win more with one, less with the other")
    for turn, (mine, others) in enumerate(zip(count.turns, other.turns, strict=True), 1):
        if apart(mine, count.even) * apart(others, count.even) < 0:
            found.append(f"place {turn} of {count.players}: better than even with one, worse with the other")
    return found


def apart(estimate: Estimate, even: float) -> int:
    return int(estimate.low > even) - int(estimate.high < even)
