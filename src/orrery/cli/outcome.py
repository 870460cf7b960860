"""What a match adds up to: wins by bot, seat and turn order, scores by source, and how long the games were."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from orrery.bots.contest import Standing, seatings
from orrery.bots.tally import Share, Tally
from orrery.cli.terminal import terminal
from orrery.core.title import Title


class Outcome:
    """The games of a match so far."""

    def __init__(self, title: Title, names: list[str], planned: int, seed: int, times: bool = False) -> None:
        self.title = title
        self.names = names  # a bot for each seat
        self.planned = planned
        self.seed = seed
        self.times = times  # without them the same seed says the same to the byte
        self.games = 0
        self.tallies = [Tally(name) for name in names]
        self.by_seat = [Share() for _ in names]
        self.by_turn = [Share() for _ in names]
        self.rounds: dict[int, int] = {}  # how many games were so long

    def add(self, deal: int, standings: list[Standing]) -> None:
        """A game, its standings in the order of the seats; an opponent whom the game itself plays comes last."""
        self.games += 1
        self.rounds[standings[0].rounds] = self.rounds.get(standings[0].rounds, 0) + 1
        for seat, standing in enumerate(standings):
            if standing.bot == len(self.tallies):
                self.tallies.append(Tally(self.title.words.guest))
            self.tallies[standing.bot].take(deal, standing)
            if seat < len(self.names):
                self.by_seat[seat].add(deal, standing.win)
                self.by_turn[standing.turn].add(deal, standing.win)

    def lines(self) -> list[Tally]:
        """One for each bot, however many seats it filled."""
        lines: dict[str, Tally] = {}
        for tally in self.tallies:
            lines.setdefault(tally.bot, Tally(tally.bot)).unite(tally)
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
            "deals": len(self.tallies[0].deals),
            "bots": [
                {
                    "bot": t.bot,
                    **facts_of(t),
                    "mean_score": t.mean_score,
                    "mean_parts": t.mean_parts,
                    **({"milliseconds": t.milliseconds} if self.times else {}),
                }
                for t in self.lines()
            ],
            "by_seat": [facts_of(share) for share in self.by_seat],
            "by_turn_order": [facts_of(share) for share in self.by_turn],
            "rounds": {str(rounds): self.rounds[rounds] for rounds in sorted(self.rounds)},
        }

    def show(self) -> None:
        console = terminal()
        seats = len(self.names)
        so_far = "" if self.games == self.planned else f" of {self.planned}"
        table = f"{seats} players" if seats > 1 else "1 player"
        console.print(f"{self.title.title}, {table}, {self.games}{so_far} games")
        console.print(self.wins())
        if not self.games:
            return
        console.print(self.sources())
        if seats > 1:
            console.print(self.seats())
        console.print(
            f"Rounds: {min(self.rounds)} to {max(self.rounds)}, median {self.median()}, mean {self.mean():.1f}"
        )
        spread = ", ".join([f"{rounds} ({self.rounds[rounds]})" for rounds in sorted(self.rounds)])
        console.print(f"Games by rounds: {spread}")
        console.print(self.deals())

    def deals(self) -> str:
        """Games that share a deal are not independent, so the reader should know."""
        different = seatings(self.names)
        if different > 1:
            return f"Each deal was played in {different} seatings; intervals are by deal."
        return "Each game had a deal of its own."

    def wins(self) -> Table:
        table = columns(["bot"], ["wins", "95 % interval", "mean score", *(["ms a decision"] if self.times else [])])
        for t in self.lines():
            pace = [f"{t.milliseconds:.2f}" if t.decisions else ""] if self.times else []
            table.add_row(t.bot, f"{t.share:.1%}", span(t), f"{t.mean_score:.1f}", *pace)
        return table

    def seats(self) -> Table:
        """Whether it matters where somebody sits, and who begins."""
        table = columns([""], ["wins by seat", "95 % interval", "by turn order", "95 % interval"])
        for n, (seat, turn) in enumerate(zip(self.by_seat, self.by_turn, strict=True), 1):
            table.add_row(str(n), f"{seat.share:.1%}", span(seat), f"{turn.share:.1%}", span(turn))
        return table

    def sources(self) -> Table:
        """The mean of everything that scores are made of."""
        lines = self.lines()
        parts = list(dict.fromkeys([part for t in lines for part in t.parts]))
        table = columns(["mean of"], [t.bot for t in lines])
        for part in parts:
            table.add_row(part, *[f"{t.mean_parts[part]:.1f}" if part in t.parts else "" for t in lines])
        return table


def facts_of(share: Share) -> dict[str, Any]:
    return {"games": share.games, "wins": share.wins, "share": share.share, "interval": share.interval}


def span(share: Share) -> str:
    low, high = share.interval
    return f"{low:.1%} to {high:.1%}"


def columns(left: list[str], right: list[str]) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0))
    for heading in left:
        table.add_column(heading)
    for heading in right:
        table.add_column(heading, justify="right")
    return table
