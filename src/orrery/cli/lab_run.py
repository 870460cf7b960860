"""`orrery lab run`: thousands of games between bots, written down."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from math import ceil

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orrery.cli.match import most_processes, usable_cores
from orrery.cli.stop import Stop
from orrery.lab.claim import claimed
from orrery.lab.extra import needed
from orrery.lab.order import Order
from orrery.lab.run import Run
from orrery.lab.watching import play_games
from orrery.play.transcript import cause
from orrery.workers import workers

CHUNK_SECONDS = 10.0  # that a chunk takes at least: handing it over should cost nothing beside
LARGEST_CHUNK = 500
MOST_LINES = 10  # of progress, where no bar can be drawn


def carry_out(run: Run, cores: int | None, ray: str | None) -> None:
    """Play, with progress; Ctrl-C keeps what is whole, and the same command goes on."""
    needed("polars")  # rather said now than after an hour
    count = usable_cores() if cores is None else cores
    if not 1 <= count <= most_processes():
        raise Stop(f"A run on this computer can use 1 to {most_processes()} processes, not {count}.")
    done, out = run.begin(), run.folder
    if run.card.complete:
        print(f"{out} is complete: {run.total} games. Read them with: orrery lab report {out}")
        return
    with claimed(out, done) as alone:
        if not alone:
            raise Stop(f"Another process is playing the run in {out}; wait for it, or give another --out.", 1)
        if done:
            print(f"Going on after {done} of {run.total} games.", flush=True)
        try:
            played = play(run, done, count, ray)
        except OSError as trouble:
            raise no_room(run, trouble) from None
    print(f"{played} games are in {out}. Read them with: orrery lab report {out}")


def play(run: Run, done: int, count: int, ray: str | None) -> int:
    size = chunk_size(run.card.order, run.total - done, count)
    players = workers(count, ray)
    try:
        for _ in watched(run.play(players, size), done, run.total):
            pass
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        raise Stop(f"{sum([last - first for first, last in run.kept()])} of {run.total} games are kept.", 130) from None
    finally:
        players.close()
    return run.finish()


def no_room(run: Run, trouble: OSError) -> Stop:
    kept = sum([last - first for first, last in run.kept()])
    return Stop(
        f"The run cannot be written to {run.folder}: {cause(trouble)}; {kept} of {run.total} games are kept. "
        "When there is room, the same command goes on.",
        1,
    )


def chunk_size(order: Order, games: int, count: int) -> int:
    """By how long one game takes, but a few chunks for everybody, so that all end at the same time."""
    start = time.perf_counter()
    play_games(order, (0, 1))
    seconds = max(0.001, time.perf_counter() - start)
    return max(1, min(ceil(CHUNK_SECONDS / seconds), LARGEST_CHUNK, ceil(games / (2 * count))))


def watched(chunks: Iterator[int], done: int, total: int) -> Iterator[int]:
    """The same chunks, with a bar and an estimate on a terminal, or now and then a line elsewhere."""
    if not sys.stderr.isatty():
        for games in chunks:
            before, done = done, done + games
            if done * MOST_LINES // total > before * MOST_LINES // total:
                print(f"{done} of {total} games", file=sys.stderr, flush=True)
            yield games
        return
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TextColumn("left"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total, completed=done)
        for games in chunks:
            progress.advance(task, games)
            yield games
