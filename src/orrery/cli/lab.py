"""`orrery lab`: a game studied by letting bots play it thousands of times."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import typer

from orrery.cli.play import picked
from orrery.cli.stop import Stop
from orrery.cli.terminal import short
from orrery.cli.variants import VariantFile, with_variant
from orrery.games import title as find_title
from orrery.play.transcript import cause

Out = Annotated[Path, typer.Option(help="Where the data goes; a run there goes on.")]
Ray = Annotated[Optional[str], typer.Option("--ray", help="Play on Ray: `local`, or the address of a cluster.")]
Gift = Annotated[str, typer.Option(help="Give one seat this piece, such as card:K02, and play the same deals without.")]
Ban = Annotated[str, typer.Option(help="Forbid one seat to take this piece; `all` for each that it takes.")]
Against = Annotated[Optional[Path], typer.Option(help="Another run, to see what differs.")]
Force = Annotated[str, typer.Option(help="Let one seat take this piece whenever it can.")]

lab = typer.Typer(
    name="lab",
    help="Study a game: run thousands of games, ask the data, report what it shows.",
    add_completion=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@lab.command()
def run(
    game: Annotated[str, typer.Argument(help="Which game; see: orrery games")],
    bots: Annotated[str, typer.Option(help="Who plays; several are repeated to fill the seats.")] = "expert",
    seats: Annotated[str, typer.Option(help="Numbers of players, such as 2,3,4.")] = "2",
    games: Annotated[int, typer.Option(help="How many games, for each number of players.")] = 2000,
    seed: Annotated[int, typer.Option(help="Runs of the same seed play the same deals.")] = 1,
    out: Out = Path("runs/base"),
    variant: VariantFile = None,
    settings: Annotated[Optional[list[str]], typer.Option("--set", help="A switch of the game: name=value.")] = None,
    gift: Gift = "",
    ban: Ban = "",
    force: Force = "",
    swap_seats: Annotated[bool, typer.Option("--swap-seats", help="Play each deal once in every seating.")] = False,
    cores: Annotated[Optional[int], typer.Option(help="How many processes play; all cores if not said.")] = None,
    ray: Ray = None,
) -> None:
    """Let bots play, and write down what happens. Stop at any time with Ctrl-C; the same command goes on."""
    from orrery.cli.lab_run import carry_out
    from orrery.lab.ordering import card_of, ordered
    from orrery.lab.run import Run

    try:
        title = with_variant(find_title(short(game)), variant)
        chosen = picked(title, [], settings or [])
        asked = {"gift": gift, "ban": ban, "force": force}
        specs = [spec.strip() for spec in bots.split(",")]
        counts = [int(count) if count.strip().isdecimal() else 0 for count in seats.split(",")]
        order = ordered(title, specs, counts, games, seed, chosen, asked, swap_seats)
        carry_out(Run(out, card_of(title, order)), cores, ray)
    except ValueError as error:
        raise Stop(str(error)) from None


@lab.command()
def resume(
    folder: Annotated[Path, typer.Argument(help="Where the run is.")],
    against: Against = None,
    cores: Annotated[Optional[int], typer.Option(help="How many processes play; all cores if not said.")] = None,
) -> None:
    """Go on with a run that was stopped, and write its report when it is whole."""
    from orrery.cli.lab_run import carry_out
    from orrery.lab.ordering import again
    from orrery.lab.run import Run, read_card

    try:
        card = read_card(folder)
        carry_out(Run(folder, again(card)), cores, None)
    except ValueError as error:
        raise Stop(str(error), 1) from None
    report(folder, against)


@lab.command()
def report(
    folder: Annotated[Path, typer.Argument(help="Where the run is.")],
    against: Against = None,
    out: Annotated[Optional[Path], typer.Option(help="Where the report goes; beside the data if not said.")] = None,
) -> None:
    """Tell what a run shows: one HTML file that needs nothing else, with Markdown and JSON beside it."""
    from orrery.lab.report.writing import write

    try:
        written = write(folder, against, out or folder)
    except ValueError as error:
        raise Stop(str(error), 1) from None
    except OSError as trouble:
        raise Stop(
            f"The report cannot be written to {out or folder}: {cause(trouble)}; name another --out.", 1
        ) from None
    for group, sentences in {**written.can, "What we cannot conclude": written.cannot}.items():
        print("\n".join([group, *[f"  {sentence}" for sentence in sentences], ""]))
    print(f"The report is {(out or folder) / 'report.html'}")


@lab.command("targets", hidden=True)  # as it was called before
@lab.command()
def goals(
    folders: Annotated[list[Path], typer.Argument(help="Where the runs are, one or several of a game.")],
    against: Against = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Say of every goal whether it holds, fails or cannot be told; ends with 1 where one fails."""
    from orrery.cli.lab_tables import show_goals
    from orrery.lab.report.making import report as made

    try:
        found = {str(folder): made(folder, against) for folder in folders}
    except ValueError as error:
        raise Stop(str(error), 1) from None
    show_goals(found, as_json)
    if any(one.verdict == "fails" for each in found.values() for one in each.goals):
        raise typer.Exit(1)


@lab.command()
def sql(
    folder: Annotated[Path, typer.Argument(help="Where the run is.")],
    query: Annotated[str, typer.Argument(help="Such as: select bot, avg(win) from seats group by bot")],
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Ask the tables of a run in SQL: games, seats, sources, pieces, rounds, decisions (docs/lab.md)."""
    from orrery.cli.lab_tables import show
    from orrery.lab.sql import asked

    try:
        columns, rows = asked(folder, query)
    except ValueError as error:
        raise Stop(str(error), 1) from None
    show(columns, rows, as_json)


@lab.command()
def sheet(game: Annotated[str, typer.Argument(help="Which game; see: orrery games")]) -> None:
    """Print every value that a variant may change, as it is printed: a file to begin with."""
    try:
        found = find_title(short(game))
    except ValueError as error:
        raise Stop(str(error)) from None
    if found.variants is None:
        raise Stop(f"{found.title} has no variants; docs/variants.md tells how a game gets them.")
    print(f"# {found.title}, rules {found.version}. Keep what you change. {found.variants.fixed}")
    print(found.variants.everything(), end="")


@lab.callback()
def studies() -> None:
    """Study a game: run thousands of games, ask the data, report what it shows."""
