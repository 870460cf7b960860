"""How strong a net is that still learns: now and then it plays bots that never change."""

from __future__ import annotations

from pathlib import Path

from orrery.bots.contest import fixtures
from orrery.bots.tally import Share
from orrery.cli.match import results
from orrery.core.title import Title

ANCHORS = ("planner", "greedy")
GAMES = 40
SEED = 9_000_000  # of deals that no training plays


def strengths(title: Title, net: Path, cores: int, games: int = GAMES) -> dict[str, str]:
    """Against each of them, in words: the share of the wins of so many games, and its 95 % interval by deal."""
    return {anchor: strength(title, f"expert@{net}", anchor, cores, games) for anchor in ANCHORS}


def strength(title: Title, mine: str, anchor: str, cores: int, games: int) -> str:
    share = Share()
    jobs = fixtures(title.name, [mine, anchor], games, SEED, title.settings({}))
    for fixture, standings in zip(jobs, results(jobs, cores), strict=True):
        share.add(fixture.seed, sum([standing.win for standing in standings if standing.bot == 0]))
    low, high = share.interval
    return f"{100 * share.share:.0f} % [{100 * low:.0f}, {100 * high:.0f}] of {share.games}"
