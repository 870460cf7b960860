"""`orrery prove`: whether hints and analyses tell the truth. Every measurement goes on where it was broken off."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Annotated, Any, Optional

import typer

from orrery.cli.figures import elo, interval, share
from orrery.cli.gathering import gathered, stamp_of
from orrery.cli.match import usable_cores
from orrery.cli.stop import Stop
from orrery.cli.terminal import short
from orrery.games import title as find_title

Game = Annotated[str, typer.Argument(help="Which game; see: orrery games")]
Out = Annotated[Path, typer.Option(help="A file of lines of JSON; what is in it is not measured again.")]
Seed = Annotated[int, typer.Option(help="Of the first game; the others follow.")]
Cores = Annotated[Optional[int], typer.Option(help="How many processes; all cores if not said.")]
Minutes = Annotated[float, typer.Option(help="Tell what is known after so long; the same command goes on.")]

prove = typer.Typer(
    name="prove",
    help="Measure whether hints and analyses tell the truth. Stop with Ctrl-C; the same command goes on.",
    add_completion=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@prove.command()
def reasons(
    game: Game,
    positions: Annotated[int, typer.Option(help="In which the first idea has a reason.")] = 500,
    pairs: Annotated[int, typer.Option(help="Deals in which both ways are played out at most.")] = 256,
    out: Out = Path("runs/reasons.jsonl"),
    seed: Seed = 1,
    cores: Cores = None,
    minutes: Minutes = inf,
) -> None:
    """Do the signs of reasons agree with what comes of both moves when they are played out to the end?"""
    lines = measured("reasons", game, out, seed, cores, minutes, positions, has_reasons, pairs)
    from orrery.bots.tally import Share

    told, signs = list[Any](), Share()
    for line in lines:
        for position in [one for one in line["positions"] if one["reasons"]]:
            told.append(position["reasons"])
            signs.add(line["seed"], float(all(one["same"] for one in position["reasons"])))
    sure = [one["verdict"] for one_position in told for one in one_position if one["verdict"] != "open"]
    looked_at = sum([len(line["positions"]) for line in lines])
    print(f"{len(told)} of {looked_at} positions in {len(lines)} games with reasons, {sum(map(len, told))} reasons.")
    print(f"All signs as played out: {100 * signs.share:.1f} %{interval(signs)} of the positions.")
    print(f"Of {len(sure)} reasons that the playouts decide at 95 %: {share([one == 'agrees' for one in sure])} agree.")


@prove.command()
def blunders(
    game: Game,
    blunders: Annotated[int, typer.Option(help="How many are looked at again.")] = 200,
    out: Out = Path("runs/blunders.jsonl"),
    seed: Seed = 1,
    cores: Cores = None,
    minutes: Minutes = inf,
) -> None:
    """Is a blunder one when it is thought about ten times as long?"""
    lines = measured("blunders", game, out, seed, cores, minutes, blunders, lambda line: len(line["blunders"]))
    found = [one for line in lines for one in line["blunders"]]
    print(f"{len(found)} blunders in {len(lines)} games.")
    print(
        f"Still a blunder, 10 points or more, under ten times the thinking: {share([one['still'] for one in found])}."
    )
    print(f"Surely a mistake or worse: {share([one['confirmed'] for one in found])}.")


@prove.command()
def following(
    game: Game,
    deals: Annotated[int, typer.Option(help="Each is played in both seatings.")] = 200,
    out: Out = Path("runs/following.jsonl"),
    seed: Seed = 1,
    cores: Cores = None,
    minutes: Minutes = inf,
) -> None:
    """By how much does following only the first hint lift a novice?"""
    from orrery.bots.tally import Share

    wins = Share()
    for line in measured("following", game, out, seed, cores, minutes, deals, lambda line: 1):
        for win in line["wins"]:
            wins.add(line["seed"], win)
    print(f"{wins.games} games, won {100 * wins.share:.1f} %{interval(wins)}.")
    low, high = wins.interval
    print(f"That is {elo(wins.share):+.0f} Elo against a novice [{elo(low):+.0f}, {elo(high):+.0f}].")


def measured(
    what: str,
    game: str,
    out: Path,
    seed: int,
    cores: Optional[int],
    minutes: float,
    wanted: int,
    worth: Callable[[dict[str, Any]], int],
    most: int = 0,
) -> list[dict[str, Any]]:
    from orrery.analysis import proofs
    from orrery.analysis.shape import FORMAT
    from orrery.minds.shelf import judge_of

    try:
        title = find_title(short(game))
    except ValueError as error:
        raise Stop(str(error)) from None
    judge = judge_of(title)
    if judge is None:
        raise Stop(f"There is no net for {title.title}; train one with `orrery train {title.name}`.")
    if wanted < 1:
        raise Stop("To tell anything it takes at least 1.")
    path = out.with_name(f"{out.stem}-{title.name}{out.suffix}")

    def make(number: int) -> proofs.Job:
        return proofs.Job(title.name, number, most) if most else proofs.Job(title.name, number)

    work, team = getattr(proofs, what), cores or usable_cores()
    stamp = f"{stamp_of(judge.net)} {title.version} {FORMAT}"
    return gathered(work, make, path, seed, wanted, worth, team, stamp, minutes)


def has_reasons(line: dict[str, Any]) -> int:
    """In how many positions."""
    return sum([bool(position["reasons"]) for position in line["positions"]])
