"""How games go: how long they are, who leads when, and which decisions matter."""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from typing import Any, Optional

from orrery.lab.report.data import Data, Rows, grouped
from orrery.lab.report.estimates import Estimate, mean, mean_of, share
from orrery.lab.report.facts import Decisions, Kind, Lead
from orrery.lab.report.winning import LEAST

SURE = 0.9
MOST_KINDS = 12


class Game:
    """The chances, or where there is no net the scores, of the seats of a game after each of its rounds."""

    def __init__(self, rows: Rows, won: dict[int, float], by: str) -> None:
        self.deal: int = rows[0]["deal"]
        self.won = won
        self.after = [
            {row["seat"]: row[by] for row in those} for _, those in sorted(grouped(rows, "round").items())
        ]  # by round

    def ahead(self, share_of_game: float) -> Optional[int]:
        return alone_ahead(self.after[max(0, ceil(len(self.after) * share_of_game) - 1)])


def alone_ahead(values: dict[int, float]) -> Optional[int]:
    best = max(values.values())
    first = [seat for seat, value in values.items() if value == best]
    return first[0] if len(first) == 1 else None


def lead(data: Data, players: int, seats: Rows) -> Lead:
    won = {game: {row["seat"]: row["win"] for row in rows} for (game,), rows in grouped(seats, "game").items()}
    rows = list(data.rows("rounds", players))
    by = "win" if rows and all(row["win"] is not None for row in rows if row["seat"] < players) else "score"
    own = [row for row in rows if row[by] is not None]
    games = [Game(those, won[game], by) for (game,), those in grouped(own, "game").items()]
    changes = [(game.deal, float(turns(game))) for game in games]
    chances = by == "win"
    return Lead(
        quarter=wins_when_ahead(games, 0.25),
        half=wins_when_ahead(games, 0.5),
        three_quarters=wins_when_ahead(games, 0.75),
        changes=mean(changes),
        changed=share([(deal, float(count > 0)) for deal, count in changes]),
        drama=mean([(game.deal, deficit(game)) for game in games]) if chances else None,
        decided=mean([(game.deal, sure_rounds(game)) for game in games]) if chances else None,
        by="win chance" if chances else "score",
    )


def wins_when_ahead(games: list[Game], when: float) -> Optional[Estimate]:
    leaders = [(game, game.ahead(when)) for game in games]
    rows = [(game.deal, game.won.get(seat, 0.0)) for game, seat in leaders if seat is not None]
    return share(rows) if len(rows) >= LEAST else None


def turns(game: Game) -> int:
    """How often the lead goes from one to another."""
    leaders = [seat for seat in map(alone_ahead, game.after) if seat is not None]
    return sum([one != other for one, other in pairwise(leaders)])


def deficit(game: Game) -> float:
    """How far the later winner was behind, on average over the rounds."""
    winner = max(game.won, key=lambda seat: game.won[seat])
    behind = [float(max(after.values()) - after[winner]) for after in game.after]
    return sum(behind) / len(behind)


def sure_rounds(game: Game) -> float:
    """The share of the rounds from when somebody is at 90 % for good."""
    sure = 0
    for after in reversed(game.after):
        if max(after.values()) < SURE:
            break
        sure += 1
    return sure / len(game.after)


def decisions(data: Data, players: int, seats: Rows) -> Decisions:
    """Of all decisions what can be counted, of those weighed what was at stake."""
    rows = data.frame("decisions", players)
    weighed = rows.drop_nulls("stakes")
    judged = weighed.drop_nulls("entropy")
    kinds = rows.group_by("verb").len().sort(["len", "verb"], descending=[True, False]).head(MOST_KINDS)
    by_round = [(at, weighed.filter(weighed["round"] == at)) for at in sorted(set(weighed["round"]))]
    at_stake = [(str(at), mean_of(those, those["stakes"])) for at, those in by_round if those.height >= LEAST]
    return Decisions(
        each=mean([(row["deal"], row["decisions"]) for row in seats]),
        options=known(mean_of(rows, rows["options"])),
        forced=known(mean_of(rows, rows["options"] == 1)),
        close=mean_of(weighed, weighed["close"] > 1),
        entropy=mean_of(judged, judged["entropy"]),
        stakes={at: found for at, found in at_stake if found is not None},
        unit="win chance" if judged.height else "points",
        kinds=[kind(verb, rows.filter(rows["verb"] == verb)) for verb in kinds["verb"]],
    )


def kind(verb: str, rows: Any) -> Kind:
    weighed = rows.drop_nulls("stakes")
    return Kind(
        kind=verb,
        n=rows.height,
        options=known(mean_of(rows, rows["options"])),
        single=known(mean_of(rows, rows["options"] == 1)),
        stakes=mean_of(weighed, weighed["stakes"]),
        lost=mean_of(weighed, weighed["lost"]),
    )


def known(estimate: Optional[Estimate]) -> Estimate:
    return mean([]) if estimate is None else estimate


def rounds(data: Data, players: int) -> tuple[dict[str, int], Estimate]:
    games = list(data.rows("games", players))
    lengths = sorted([row["rounds"] for row in games])
    counted = {str(length): lengths.count(length) for length in sorted(set(lengths))}
    return counted, mean([(row["deal"], row["rounds"]) for row in games])
