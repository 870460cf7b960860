"""What a match adds up to: wins by bot and by seat, scores by source, and how long the games were."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from orrery.bots.contest import Place, Tally, wilson
from orrery.cli.terminal import terminal
from orrery.core.title import Title


class Outcome:
    """The games of a match so far."""

    def __init__(self, title: Title, names: list[str], planned: int, seed: int) -> None:
        self.title = title
        self.names = names  # a bot for each seat
        self.planned = planned
        self.seed = seed
        self.games = 0
        self.tallies = [Tally(name) for name in names]
        self.by_seat = [0.0] * len(names)
        self.rounds: dict[int, int] = {}  # how many games were so long

    def add(self, places: list[Place]) -> None:
        """A game, its places in the order of the seats; an opponent whom the game itself plays comes last."""
        self.games += 1
        self.rounds[places[0].rounds] = self.rounds.get(places[0].rounds, 0) + 1
        for seat, place in enumerate(places):
            if place.bot == len(self.tallies):
                self.tallies.append(Tally(self.title.words.guest))
            self.tallies[place.bot].add(place)
            if seat < len(self.names):
                self.by_seat[seat] += place.win

    def lines(self) -> list[Tally]:
        """One for each bot, however many seats it filled."""
        lines: dict[str, Tally] = {}
        for tally in self.tallies:
            lines.setdefault(tally.bot, Tally(tally.bot)).join(tally)
        return list(lines.values())

    def median(self) -> int:
        """The rounds of the game in the middle, when they are sorted by length."""
        before = 0
        for rounds in sorted(self.rounds):
            before += self.rounds[rounds]
            if 2 * before >= self.games:
                return rounds
        return 0

    def mean(self) -> float:
        return sum([rounds * games for rounds, games in self.rounds.items()]) / max(1, self.games)

    def facts(self) -> dict[str, Any]:
        return {
            "game": self.title.name,
            "seats": self.names,
            "seed": self.seed,
            "games": self.games,
            "planned": self.planned,
            "bots": [
                {
                    "bot": t.bot,
                    "games": t.games,
                    "wins": t.wins,
                    "share": t.share,
                    "interval": wilson(t.wins, t.games),
                    "mean_score": t.mean_score,
                    "mean_parts": t.mean_parts,
                    "milliseconds": t.milliseconds,
                }
                for t in self.lines()
            ],
            "wins_by_seat": self.by_seat,
            "rounds": {str(rounds): self.rounds[rounds] for rounds in sorted(self.rounds)},
        }

    def show(self) -> None:
        console = terminal()
        seats = len(self.names)
        so_far = "" if self.games == self.planned else f" of {self.planned}"
        table = f"{seats} players, seats swapped" if seats > 1 else "1 player"
        console.print(f"{self.title.title}, {table}, {self.games}{so_far} games")
        console.print(self.wins())
        if not self.games:
            return
        console.print(self.sources())
        if seats > 1:
            shares = ", ".join([f"{wins / self.games:.1%}" for wins in self.by_seat])
            console.print(f"Wins by seat: {shares}")
        console.print(
            f"Rounds: {min(self.rounds)} to {max(self.rounds)}, median {self.median()}, mean {self.mean():.1f}"
        )
        spread = ", ".join([f"{rounds} ({self.rounds[rounds]})" for rounds in sorted(self.rounds)])
        console.print(f"Games by rounds: {spread}")

    def wins(self) -> Table:
        table = columns(["bot"], ["wins", "95 % interval", "mean score", "ms a decision"])
        for t in self.lines():
            low, high = wilson(t.wins, t.games)
            pace = f"{t.milliseconds:.2f}" if t.decisions else ""
            table.add_row(t.bot, f"{t.share:.1%}", f"{low:.1%} to {high:.1%}", f"{t.mean_score:.1f}", pace)
        return table

    def sources(self) -> Table:
        """The mean of everything that scores are made of."""
        lines = self.lines()
        parts = list(dict.fromkeys([part for t in lines for part in t.parts]))
        table = columns(["mean of"], [t.bot for t in lines])
        for part in parts:
            table.add_row(part, *[f"{t.mean_parts[part]:.1f}" if part in t.parts else "" for t in lines])
        return table


def columns(left: list[str], right: list[str]) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0))
    for heading in left:
        table.add_column(heading)
    for heading in right:
        table.add_column(heading, justify="right")
    return table
