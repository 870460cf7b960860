"""What games between bots add up to."""

from __future__ import annotations

from math import sqrt

from orrery.bots.contest import Standing

Z = 1.959963984540054  # the middle 95 % of a normal distribution


class Share:
    """A share of the wins, and how sure it is."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.deals: dict[int, tuple[float, int]] = {}  # wins and games of each

    def add(self, deal: int, win: float) -> None:
        self._count(deal, win, 1)

    def join(self, other: Share) -> None:
        for deal, (wins, games) in other.deals.items():
            self._count(deal, wins, games)

    def _count(self, deal: int, wins: float, games: int) -> None:
        self.games += games
        self.wins += wins
        before = self.deals.get(deal, (0.0, 0))
        self.deals[deal] = (before[0] + wins, before[1] + games)

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 %, by deal. The games of a deal are not independent: its luck is the same for whoever sits where, and
        bots that swap seats share it out. So Wilson's formula gets the number of independent games that would vary
        as much as the deals do, and Student's t where they are few. Deals that show no variance count once each."""
        deals = len(self.deals)
        if deals < 2:
            return wilson(self.share, deals, Z)
        share = self.share
        squares = sum([(wins - share * games) ** 2 for wins, games in self.deals.values()])
        variance = squares * deals / (deals - 1) / self.games**2
        independent = share * (1.0 - share) / variance if squares > 1e-9 else deals
        return wilson(share, independent, student(deals - 1))


def student(freedom: int) -> float:
    """The middle 95 % of Student's t distribution, by its expansion around the normal one."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(share: float, games: float, z: float) -> tuple[float, float]:
    """The interval of a share of so many independent games, by Wilson's formula."""
    if not games:
        return 0.0, 1.0
    weight = 1.0 + z * z / games
    middle = (share + z * z / (2 * games)) / weight
    half = z * sqrt(share * (1.0 - share) / games + z * z / (4 * games * games)) / weight
    return max(0.0, middle - half), min(1.0, middle + half)


class Tally(Share):
    """What a bot's games add up to."""

    def __init__(self, bot: str) -> None:
        super().__init__()
        self.bot = bot
        self.score = 0
        self.decisions = 0
        self.seconds = 0.0
        self.parts: dict[str, int] = {}

    def take(self, deal: int, standing: Standing) -> None:
        """Count a game."""
        self.add(deal, standing.win)
        self.score += standing.score
        self.decisions += standing.decisions
        self.seconds += standing.seconds
        for part, points in standing.parts.items():
            self.parts[part] = self.parts.get(part, 0) + points

    def unite(self, other: Tally) -> None:
        """Count the other's games as well: the same bot in another seat."""
        self.join(other)
        self.score += other.score
        self.decisions += other.decisions
        self.seconds += other.seconds
        for part, points in other.parts.items():
            self.parts[part] = self.parts.get(part, 0) + points

    @property
    def mean_parts(self) -> dict[str, float]:
        return {part: points / self.games for part, points in self.parts.items()} if self.games else {}

    @property
    def mean_score(self) -> float:
        return self.score / self.games if self.games else 0.0

    @property
    def milliseconds(self) -> float:
        """For a decision, on average."""
        return 1000.0 * self.seconds / self.decisions if self.decisions else 0.0
