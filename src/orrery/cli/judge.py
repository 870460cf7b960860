"""`orrery judge`: whether a net's chance to win comes true."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

import typer
from rich.table import Table

from orrery.cli.match import usable_cores, watched
from orrery.cli.stop import Stop
from orrery.cli.terminal import short, terminal
from orrery.games import title as find_title

if TYPE_CHECKING:
    from orrery.bots.calibration import Sayings
    from orrery.minds.net import Floats

FEWEST = 20
MOST = 1_000_000


def judge(
    game: Annotated[str, typer.Argument(help="Which game; see: orrery games")],
    net: Annotated[
        Optional[Path], typer.Option(help="A net of one's own; else the one that comes with Orrery.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games; half as many before them to temper what is said.")] = 2000,
    seed: Annotated[int, typer.Option(help="Of the first deal; the others follow.")] = 1,
    cores: Annotated[Optional[int], typer.Option(help="How many processes; all cores if not said.")] = None,
    picture: Annotated[Optional[Path], typer.Option(help="Draw what was said against what came true (SVG).")] = None,
    keep: Annotated[
        Optional[Path], typer.Option(help="A folder in which every game is kept; the same command goes on from there.")
    ] = None,
    temper: Annotated[bool, typer.Option("--temper", help="Write what was found into the net.")] = False,
) -> None:
    """Let bots of mixed levels play, and see whether the chance to win that the net gives to each comes true."""
    from orrery.bots.calibration import Job, Sayings
    from orrery.cli.gathering import stamp_of
    from orrery.cli.sayings import listened
    from orrery.minds.files import Misfit
    from orrery.minds.shelf import judge_of
    from orrery.minds.training import mixed
    from orrery.workers import workers

    if temper and net is None:
        raise Stop("Name the net that is to be tempered, as in --net nets/mine.npz.")
    try:
        found = find_title(short(game))
        judge = judge_of(found, "" if net is None else str(net))
        if judge is None:
            raise Stop(f"There is no net for {found.title}; train one with `orrery train {found.name}`.")
    except (Misfit, ValueError) as error:
        raise Stop(str(error)) from None
    if not FEWEST <= games <= MOST:
        raise Stop(f"To tell anything it takes {FEWEST} to {MOST} games, not {games}.")
    seats = mixed(found.seats)
    path = "" if net is None else str(net)
    jobs = [Job(found.name, seed + n, seats[n % len(seats)], path) for n in range(games + games // 2)]
    players = workers(cores or usable_cores(), None)
    try:
        told = list(watched(listened(players, jobs, keep, stamp_of(judge.net)), len(jobs)))
    except KeyboardInterrupt:
        raise Stop(
            f"Broken off; {'to keep games, add --keep FOLDER' if keep is None else 'the same command goes on'}."
        ) from None
    finally:
        players.close()
    report(Sayings.joined(told[: games // 2]), Sayings.joined(told[games // 2 :]), games, picture)
    if temper:
        assert net is not None
        write(net, Sayings.joined(told))


def report(learned: Sayings, tested: Sayings, games: int, picture: Optional[Path]) -> None:
    from orrery.bots.calibration import QUARTERS, brier, by_score_alone, fitted, log_odds, tempered
    from orrery.bots.calibration import quarter as part_of

    temper = fitted(log_odds(learned.said), learned.won)
    said = tempered(tested.said, temper)
    print(f"{games} games, {len(said)} sayings. Tempered on {games // 2} others: ", end="")
    print(f"shift {temper[0]:.3f}, slope {temper[1]:.3f}.")
    print(f"Expected calibration error {error(said, tested)} points (as said: {error(tested.said, tested)}), ", end="")
    print(f"Brier {brier(said, tested.won):.4f}. Intervals at 95 %, by game.")
    table = Table("quarter of the game", "Brier: the net", "the score alone", "error, points")
    for number in range(QUARTERS):
        now, before = part_of(tested, number), part_of(learned, number)
        mine = tempered(now.said, temper)
        table.add_row(
            str(number + 1),
            f"{brier(mine, now.won):.4f}",
            f"{brier(by_score_alone(now, before), now.won):.4f}",
            error(mine, now),
        )
    terminal().print(table)
    if picture is not None:
        from orrery.bots.reliability import drawn

        picture.write_text(drawn(said, tested.won))


def error(said: Floats, sayings: Sayings) -> str:
    """In points, with its interval."""
    from orrery.bots.calibration import error_interval, expected_error

    low, high = error_interval(said, sayings.won, sayings.game)
    return f"{100 * expected_error(said, sayings.won):.2f} [{100 * low:.2f}, {100 * high:.2f}]"


def write(net: Path, told: Sayings) -> None:
    """Temper what the net says from now on; it may have been tempered before."""
    from orrery.bots.calibration import fitted, log_odds
    from orrery.minds.files import packed, read, unpacked

    found, card = unpacked(read(net), str(net))
    shift, slope = fitted(log_odds(told.said), told.won).tolist()
    found.temper[:] = (shift + slope * found.temper[0], slope * found.temper[1])
    net.write_bytes(packed(found, card))
    print(f"{net} is tempered.")
