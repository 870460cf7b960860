"""`orrery train`: a net for a title, learned by playing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Optional

import typer

from orrery.cli.match import most_processes, usable_cores
from orrery.cli.stop import Stop
from orrery.cli.terminal import short
from orrery.games import title as find_title
from orrery.minds.progress import Progress, log_line

LONGEST = 1000.0  # hours


def train(
    game: Annotated[str, typer.Argument(help="Which game; see: orrery games")],
    hours: Annotated[float, typer.Option(help="How long.")] = 1.0,
    out: Annotated[Path, typer.Option(help="Where nets and checkpoints go; a training there goes on.")] = Path("nets"),
    seed: Annotated[int, typer.Option(help="Of a new training.")] = 1,
    cores: Annotated[Optional[int], typer.Option(help="How many processes play; all cores if not said.")] = None,
    ray: Annotated[Optional[str], typer.Option(help="Play on Ray: `local`, or the address of a cluster.")] = None,
) -> None:
    """Let a net learn a game by playing it. Stop at any time with Ctrl-C; the same command goes on."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # a process a core: more threads would only fight for them
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from orrery.minds.actors import Alone, OnRay, Processes
    from orrery.minds.training import Training
    from orrery.minds.training import train as go

    try:
        found = find_title(short(game))
    except ValueError as error:
        raise Stop(str(error)) from None
    if not found.advice.names or found.advice.features is None or found.advice.prospects is None:
        raise Stop(f"{found.title} has no features to learn from; docs/training.md tells how to add them.")
    if not 0 < hours <= LONGEST:
        raise Stop(f"A training takes up to {LONGEST:g} hours, not {hours:g}.")
    workers = usable_cores() if cores is None else cores
    if not 1 <= workers <= most_processes():
        raise Stop(f"A training on this computer can use 1 to {most_processes()} processes, not {workers}.")
    training = Training(found, out, seed)
    try:
        resumed = training.resume()
    except ValueError as error:
        raise Stop(str(error)) from None
    if resumed:
        print(f"Going on after {training.games} games.", flush=True)
    actors = OnRay("" if ray == "local" else ray, workers) if ray else Processes(workers) if workers > 1 else Alone()
    try:
        go(training, actors, hours * 3600.0, print_progress)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from the last generation.")
    finally:
        actors.close()
    print(f"The net is {training.weights}.")


def print_progress(progress: Progress) -> None:
    print(log_line(progress), flush=True)
