"""Who wins: by turn order, by bot, and by where the points come from."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.lab.report.data import Data, Rows, grouped
from orrery.lab.report.estimates import Estimate, mean, ratio, share
from orrery.lab.report.facts import Source

LEAST = 20  # rows of which a share is told


def people(data: Data, players: int) -> Rows:
    return [row for row in data.rows("seats", players) if not row["guest"]]


def by_turn(seats: Rows, players: int) -> list[Estimate]:
    """In the first turn order."""
    found = grouped(seats, "turn")
    return [share(wins(found.get((turn,), []))) for turn in range(players)]


def by_bot(seats: Rows) -> dict[str, Estimate]:
    return {bot: share(wins(rows)) for (bot,), rows in sorted(grouped(seats, "bot").items())}


def scores(data: Data, players: int) -> dict[str, Estimate]:
    found = grouped(data.rows("seats", players), "bot")
    return {bot: mean([(row["deal"], row["score"]) for row in rows]) for (bot,), rows in sorted(found.items())}


def wins(rows: Iterable[dict[str, object]]) -> list[tuple[int, float]]:
    return [(row["deal"], row["win"]) for row in rows]  # type: ignore[misc]


def sources(data: Data, players: int, seats: Rows) -> list[Source]:
    """Points of a player and of a winner, and how often whoever has most of one source wins."""
    won = {(row["game"], row["seat"]): row["win"] for row in seats}
    deals = {row["game"]: row["deal"] for row in seats}
    points = by_source(data, players)
    totals = {key: sum([counted.get(key, 0) for counted in points.values()]) for key in won}
    winners = [key for key, win in won.items() if win > 0]
    found = []
    for name, counted in points.items():
        found.append(
            Source(
                name=name.replace("_", " "),
                all=mean([(deals[key[0]], counted.get(key, 0)) for key in won]),
                winner=mean([(deals[key[0]], counted.get(key, 0)) for key in winners]),
                share=ratio([(deals[key[0]], counted.get(key, 0), totals[key]) for key in winners]),
                leader=leader(counted, won, deals),
            )
        )
    return sorted(found, key=lambda source: -source.winner.value)


def by_source(data: Data, players: int) -> dict[str, dict[tuple[int, int], int]]:
    found: dict[str, dict[tuple[int, int], int]] = {}
    for row in data.rows("sources", players):
        found.setdefault(row["source"], {})[row["game"], row["seat"]] = row["points"]
    return found


def are_added(data: Data, players: int, seats: Rows) -> bool:
    """Whether a score is the sum of its sources: there are games that are won by other means."""
    points = by_source(data, players).values()
    return all(row["score"] == sum([of.get((row["game"], row["seat"]), 0) for of in points]) for row in seats)


def leader(
    counted: dict[tuple[int, int], int], won: dict[tuple[int, int], float], deals: dict[int, int]
) -> Estimate | None:
    """Of the games in which one player alone has most of it."""
    games: dict[int, list[tuple[int, float]]] = {}
    for (game, seat), win in won.items():
        games.setdefault(game, []).append((counted.get((game, seat), 0), win))
    rows = []
    for game, held in games.items():
        most = max([points for points, _ in held])
        ahead = [win for points, win in held if points == most]
        if len(ahead) == 1 < len(held):
            rows.append((deals[game], ahead[0]))
    return share(rows) if len(rows) >= LEAST else None
