"""`orrery train`: a net for a title, learned by playing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

import typer

from orrery.cli.anchors import strengths
from orrery.cli.match import most_processes, usable_cores
from orrery.cli.stop import Stop
from orrery.cli.terminal import short
from orrery.cli.variants import VariantFile, with_variant
from orrery.games import title as find_title
from orrery.minds.progress import Progress, log_line

if TYPE_CHECKING:
    from orrery.minds.training import Training

LONGEST = 1000.0  # hours


def train(
    game: Annotated[str, typer.Argument(help="Which game; see: orrery games")],
    hours: Annotated[
        float, typer.Option(help="How long; the games of a generation are always played to their end.")
    ] = 1.0,
    out: Annotated[Path, typer.Option(help="Where nets and checkpoints go; a training there goes on.")] = Path("nets"),
    seed: Annotated[int, typer.Option(help="Of a new training.")] = 1,
    cores: Annotated[Optional[int], typer.Option(help="How many processes play; all cores if not said.")] = None,
    measure: Annotated[float, typer.Option(help="Minutes between two matches against bots that never change.")] = 20.0,
    ray: Annotated[Optional[str], typer.Option(help="Play on Ray: `local`, or the address of a cluster.")] = None,
    begin: Annotated[Optional[Path], typer.Option("--from", help="A net that a new training begins with.")] = None,
    variant: VariantFile = None,
) -> None:
    """Let a net learn a game by playing it. Stop at any time with Ctrl-C; the same command goes on."""
    from orrery.minds.files import read
    from orrery.minds.training import Training
    from orrery.minds.training import train as go
    from orrery.workers import workers

    try:
        found = with_variant(find_title(short(game)), variant)
    except ValueError as error:
        raise Stop(str(error)) from None
    if not found.advice.names or not found.advice.judged:
        raise Stop(f"{found.title} has no features to learn from; docs/training.md tells how to add them.")
    if not 0 < hours <= LONGEST:
        raise Stop(f"A training takes up to {LONGEST:g} hours, not {hours:g}.")
    count = usable_cores() if cores is None else cores
    if not 1 <= count <= most_processes():
        raise Stop(f"A training on this computer can use 1 to {most_processes()} processes, not {count}.")
    training = Training(found, out, seed)
    try:
        resumed = training.resume()
        if begin is not None and not resumed:
            training.begin_with(read(begin), str(begin))
        players = workers(count, ray)
    except ValueError as error:
        raise Stop(str(error)) from None
    if resumed:
        print(f"Going on after {training.games} games.", flush=True)
    else:
        first = training.first * training.chunk_games
        print(f"The first {first} games are played before anything is learned; a line follows then.", flush=True)
    try:
        go(training, players, hours * 3600.0, Reporter(training, measure * 60.0, count).tell)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from the last generation.")
    finally:
        players.close()
    if training.weights.exists():
        print(f"The net is {training.weights}.")
    else:
        print("Nothing was learned yet: the first games were not over.")


class Reporter:
    """Prints a line a generation, and now and then how strong the net has become."""

    def __init__(self, training: Training, every: float, cores: int) -> None:
        self.training = training
        self.every = every
        self.cores = cores
        self.due = training.seconds + every

    def tell(self, progress: Progress) -> None:
        print(log_line(progress), flush=True)
        if progress.seconds < self.due:
            return
        self.due = progress.seconds + self.every
        training = self.training
        training.strength = strengths(training.title, training.weights, self.cores)
        print(
            f"after {progress.games} games:", *[f"{who} {said};" for who, said in training.strength.items()], flush=True
        )
