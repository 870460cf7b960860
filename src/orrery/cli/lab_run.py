"""`orrery lab run`: thousands of games between bots, written down."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from math import ceil
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orrery import __version__
from orrery.bots.registry import bot
from orrery.cli.match import MOST_GAMES, most_processes, usable_cores
from orrery.cli.stop import Stop
from orrery.core.ask import Thing
from orrery.core.title import Title
from orrery.lab.extra import needed
from orrery.lab.judging import Scales
from orrery.lab.order import EXPERIMENTS, Order
from orrery.lab.run import Card, Run
from orrery.lab.watching import play_games
from orrery.workers import workers

CHUNK_SECONDS = 10.0  # that a chunk takes at least: handing it over should cost nothing beside
LARGEST_CHUNK = 500
MOST_LINES = 10  # of progress, where no bar can be drawn
LEVELS = ("novice", "learner", "player", "expert", "master")


def ordered(
    title: Title,
    bots: str,
    seats: str,
    games: int,
    seed: int,
    chosen: dict[str, str],
    asked: dict[str, str],
    swap_seats: bool,
) -> Order:
    """What the command line asks for; whatever cannot be is refused in a sentence."""
    specs = [spec.strip() for spec in bots.split(",")]
    for spec in specs:
        bot(spec, 0, files=True)
    counts = [int(count) for count in seats.split(",") if count.strip().isdigit()]
    if not counts or len(counts) != len(seats.split(",")) or any(count not in title.seats for count in counts):
        raise Stop(f"--seats are numbers of players such as 2,3; {title.title} is for {named(title.seats)}.")
    if not 1 <= games <= MOST_GAMES:
        raise Stop(f"A run has 1 to {MOST_GAMES} games, not {games}.")
    wanted = {kind: piece for kind, piece in asked.items() if piece}
    if len(wanted) > 1:
        raise Stop(f"One experiment at a time: {' or '.join([f'--{kind}' for kind in EXPERIMENTS])}.")
    experiment, piece = next(iter(wanted.items()), ("", ""))
    if piece:
        check_piece(title, experiment, piece)
    return Order(
        game=title.name,
        rules=title.version,
        settings=title.settings(chosen),
        bots=specs,
        seats=sorted(set(counts)),
        games=games,
        seed=seed,
        experiment=experiment,
        piece=piece,
        swap_seats=swap_seats,
        orrery=__version__,
    )


def named(counts: tuple[int, ...]) -> str:
    return ", ".join([str(count) for count in counts])


def check_piece(title: Title, experiment: str, piece: str) -> None:
    known = {
        on.ref: on
        for verb in title.catalog.verbs.values()
        if verb.name in title.study.takes
        for on in title.catalog.targets[verb.kind]
        if isinstance(on, Thing)
    }
    if piece not in known:
        kinds = ", ".join(sorted({ref.partition(":")[0] for ref in known}))
        raise Stop(f"{title.title} has no piece {piece[:40]!r} that is taken; there are {kinds}, such as {min(known)}.")
    if experiment == "gift":
        g = title.setup(1, max(title.seats), title.settings({}))
        title.study.give(g, 0, known[piece])  # says in a sentence where pieces of its kind cannot be given


def carry_out(title: Title, order: Order, out: Path, cores: int | None, ray: str | None) -> None:
    """Play, with progress; Ctrl-C keeps what is whole, and the same command goes on."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # a process a core: more threads would only fight for them
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    needed("polars")  # rather said now than after an hour
    count = usable_cores() if cores is None else cores
    if not 1 <= count <= most_processes():
        raise Stop(f"A run on this computer can use 1 to {most_processes()} processes, not {count}.")
    changes = [] if title.variant is None else title.variant.lines
    names = {ref: thing.name for ref, thing in title.catalog.things.items()}
    run = Run(out, Card(order=order, title=title.title, changes=changes, net=net_of(title, order), names=names))
    done = run.begin()
    if run.card.complete:
        print(f"{out} is complete: {run.total} games. Read them with: orrery lab report {out}")
        return
    if done:
        print(f"Going on after {done} of {run.total} games.", flush=True)
    size = chunk_size(order, run.total - done, count)
    players = workers(count, ray)
    try:
        for _ in watched(run.play(players, size), done, run.total):
            pass
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        raise Stop(f"{sum([last - first for first, last in run.kept()])} of {run.total} games are kept.", 130) from None
    finally:
        players.close()
    run.finish()
    print(f"{run.total} games are in {out}. Read them with: orrery lab report {out}")


def net_of(title: Title, order: Order) -> str:
    """By what the levels among the bots play, said beside every number."""
    if not any(spec.partition("@")[0].partition(":")[0] in LEVELS for spec in order.bots):
        return ""
    if any("@" in spec for spec in order.bots):
        return "a net of one's own"
    if Scales(title, order.bots).judge is None:
        return "no net: the planner stands in"
    return "the net of Orrery" + (", which has learned the printed game" if title.variant is not None else "")


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
