"""`orrery match`: bots against each other, on all cores."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Optional, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orrery.bots.contest import Fixture, Standing, fixtures, seatings
from orrery.bots.contest import play as play_game
from orrery.bots.registry import check
from orrery.cli.kept_games import KeptGames
from orrery.cli.outcome import Outcome
from orrery.cli.stop import Stop
from orrery.cli.terminal import short
from orrery.cli.variants import VariantFile, with_variant
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.workers import leave_interrupts

INTERRUPTED = 130
MOST_GAMES = 1_000_000
MOST_PROCESSES = 256
PROCESSES_A_CORE = 4
MOST_LINES = 10  # of progress, where no bar can be drawn
Played = TypeVar("Played")


def match(
    game: Annotated[str, typer.Argument(help="Which game; see: orrery games")],
    bots: Annotated[str, typer.Option(help="Who plays, such as search:0.3,greedy.")] = "greedy,random",
    games: Annotated[
        int, typer.Option(help="How many games; rounded up so that each deal is played in every seating.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="Of the first deal; the others follow.")] = 1,
    seats: Annotated[
        Optional[int], typer.Option(help="Players at the table; the bots are repeated to fill it.")
    ] = None,
    cores: Annotated[Optional[int], typer.Option(help="How many processes; all cores if not said.")] = None,
    variant: VariantFile = None,
    keep: Annotated[
        Optional[Path], typer.Option(help="A file for the games; the same command goes on where it was stopped.")
    ] = None,
    times: Annotated[bool, typer.Option("--times", help="Show how long bots thought as well.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Let bots play a match, each deal once in every seating, and show their shares of the wins. No two games are
    alike; the same seed plays the same games, unless bots think by the clock."""
    found, names = entrants(game, bots, seats, variant)
    if not 1 <= games <= MOST_GAMES:
        raise Stop(f"A match has 1 to {MOST_GAMES} games, not {games}.")
    if cores is not None and cores < 1:
        raise Stop(f"A match needs at least 1 core, not {cores}.")
    if cores is not None and cores > most_processes():
        raise Stop(f"A match on this computer can use up to {most_processes()} processes, not {short(str(cores))}.")
    games += -games % seatings(names)
    jobs = fixtures(found.name, names, games, seed, found.settings({}))
    outcome = Outcome(found, names, games, seed, times)
    finished = True
    try:
        kept = None if keep is None else KeptGames(keep, found, jobs[0])
        missing = jobs if kept is None else kept.missing(jobs)
        played = results(missing, min(cores or usable_cores(), max(1, len(missing))))
        for standings, fixture in zip(
            watched(played if kept is None else kept.all(jobs, played), games), jobs, strict=False
        ):
            outcome.add(fixture.seed, standings)
    except KeyboardInterrupt:
        finished = False
    if as_json:
        print(json.dumps(outcome.facts(), indent=2))
    else:
        outcome.show()
    if not finished:
        raise typer.Exit(INTERRUPTED)


def entrants(game: str, bots: str, seats: Optional[int], variant: Optional[Path] = None) -> tuple[Title, list[str]]:
    """The game and a bot for each seat; whatever does not fit is refused."""
    specs = [spec.strip() for spec in bots.split(",")]
    try:
        found = with_variant(find_title(short(game)), variant)
        for spec in specs:
            check(spec, found)
    except ValueError as error:
        raise Stop(str(error)) from None
    wanted = len(specs) if seats is None else seats
    if wanted not in found.seats:
        raise Stop(f"{found.title} is for {found.seats[0]} to {found.seats[-1]} players, not {wanted}.")
    if wanted < len(specs):
        raise Stop(f"{len(specs)} bots do not fit on {wanted} seats.")
    return found, [specs[i % len(specs)] for i in range(wanted)]


def usable_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def most_processes() -> int:
    """More of them only wait for each other, and take memory."""
    return min(MOST_PROCESSES, PROCESSES_A_CORE * (os.cpu_count() or 1))


def results(jobs: list[Fixture], cores: int) -> Iterator[list[Standing]]:
    """The games in their order, from as many processes as there are cores."""
    if cores == 1:
        yield from map(play_game, jobs)
        return
    with get_context("spawn").Pool(cores, leave_interrupts) as pool:
        yield from pool.imap(play_game, jobs)


def watched(games: Iterator[Played], total: int) -> Iterator[Played]:
    """The same games, with a bar on a terminal, or now and then a line elsewhere."""
    if not sys.stderr.isatty():
        for done, standings in enumerate(games, 1):
            yield standings
            if done * MOST_LINES // total > (done - 1) * MOST_LINES // total:
                print(f"{done} of {total} games", file=sys.stderr, flush=True)
        return
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        for standings in games:
            yield standings
            progress.advance(task)
