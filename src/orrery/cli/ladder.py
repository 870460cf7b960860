"""`orrery ladder`: whether each level beats the one below, and what is known of all of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NamedTuple, Optional

import typer

from orrery.bots.contest import fixtures, seatings
from orrery.bots.levels import LEVELS, has_levels
from orrery.bots.tally import Share
from orrery.cli.kept_games import KeptGames
from orrery.cli.match import results, usable_cores, watched
from orrery.cli.outcome import columns, span
from orrery.cli.stop import Stop
from orrery.cli.terminal import short, terminal
from orrery.core.title import Title
from orrery.games import title as find_title

SEED = 5000  # of the first deal
GAMES = 400


class Rung(NamedTuple):
    """A match in which the first of these is to win so large a share."""

    bots: tuple[str, ...]
    part: float  # of the games asked for
    goal: float

    @property
    def name(self) -> str:
        return "-".join([self.bots[0], *dict.fromkeys(self.bots[1:])]) + f"-{len(self.bots)}"


def rungs(title: Title, yardsticks: bool) -> list[Rung]:
    """Each level against the one below, one against a table full of them, and against bots that never change."""
    names = list(LEVELS)
    steps = list(zip(names[1:], names, strict=False))
    most = max(title.seats)
    found = [Rung((above, below), 1.0, 0.65) for above, below in steps]
    found += [Rung((above, *[below] * (most - 1)), 0.5, 0.4) for above, below in steps]
    found.append(Rung(("expert", "planner"), 0.5, 0.85))
    if 1 in title.seats:
        found += [Rung(("master",), 1.0, 0.95), Rung(("learner",), 1.0, 0.3)]
    if yardsticks:
        found += [
            Rung(("master", "search:1"), 0.5, 0.85),
            Rung(("master", "ismcts:10"), 0.5, 0.75),
            Rung(("master:5", "master"), 0.5, 0.55),
        ]
    return found


def ladder(
    game: Annotated[str, typer.Argument(help="Which game; see: orrery games")],
    games: Annotated[int, typer.Option(help="Games between two levels; some matches have half as many.")] = GAMES,
    out: Annotated[Path, typer.Option(help="Where the games are kept; the same command goes on.")] = Path("ladder"),
    only: Annotated[Optional[str], typer.Option(help="Only matches whose name begins like this.")] = None,
    yardsticks: Annotated[
        bool, typer.Option("--yardsticks", help="Also against searches by the clock: that takes days.")
    ] = False,
    cores: Annotated[Optional[int], typer.Option(help="How many processes; all cores if not said.")] = None,
) -> None:
    """Play the levels against each other, and tell their shares of the wins with intervals. Interrupt it at any time;
    what is kept is told."""
    try:
        title = find_title(short(game))
    except ValueError as error:
        raise Stop(str(error)) from None
    if not has_levels(title):
        raise Stop(f"{title.title} has no levels yet; train a net with `orrery train {title.name}`.")
    table = columns(["match"], ["games", "share", "95 % interval", "goal", "ms a choice"])
    try:
        for rung in rungs(title, yardsticks):
            if only is None or rung.name.startswith(only):
                wanted = max(2, round(games * rung.part))
                table.add_row(*row(rung, *climb(title, rung, wanted, out, cores or usable_cores())))
    except KeyboardInterrupt:
        pass
    terminal().print(table)


def climb(title: Title, rung: Rung, games: int, out: Path, cores: int) -> tuple[Share, float]:
    """The share of the first one, and how long it thought about a choice, in ms."""
    games += -games % seatings(rung.bots)
    jobs = fixtures(title.name, rung.bots, games, SEED, title.settings({}))
    out.mkdir(parents=True, exist_ok=True)
    kept = KeptGames(out / f"{title.name}-{rung.name}.jsonl", title, jobs[0])
    print(f"{title.title}: {rung.name}", flush=True)
    share, seconds, choices = Share(), 0.0, 0
    played = kept.all(jobs, results(kept.missing(jobs), cores))
    for standings, fixture in zip(watched(played, games), jobs, strict=False):
        mine = [standing for standing in standings if standing.bot == 0]
        share.add(fixture.seed, sum([standing.win for standing in mine]))
        seconds += sum([standing.seconds for standing in mine])
        choices += sum([standing.decisions for standing in mine])
    return share, 1000.0 * seconds / max(1, choices)


def row(rung: Rung, share: Share, pace: float) -> tuple[str, ...]:
    return rung.name, str(share.games), f"{share.share:.1%}", span(share), f"{rung.goal:.0%}", f"{pace:.1f}"
