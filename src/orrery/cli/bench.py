"""`orrery bench`: how fast this build is here, beside a fixed loop so that machines compare."""

from __future__ import annotations

import json
from typing import Annotated, Any, Optional

import typer
from rich.table import Table

from orrery.cli.bench_work import measure
from orrery.cli.stop import Stop
from orrery.cli.terminal import terminal
from orrery.core.title import Title
from orrery.games import FIRST
from orrery.games import title as find_title

LONGEST = 600.0


def bench(
    game: Annotated[str, typer.Argument(help="Which game (see: orrery games), or: server")] = FIRST,
    seats: Annotated[
        Optional[int], typer.Option(help="Players at the table; as many as there can be, if not said.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure, in all.")] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Measure on one core how fast a game is played, copied, viewed and imagined; or how fast a server is."""
    if not 0.0 < seconds <= LONGEST:
        raise Stop(f"A bench takes more than 0 and at most {LONGEST:g} seconds.")
    if game == "server":
        from orrery.cli import load

        measured = load.load(seconds)
        print(json.dumps(measured, indent=2) if as_json else load.show(measured))
        return
    try:
        found = find_title(game)
    except ValueError as error:
        raise Stop(str(error)) from None
    players = found.seats[-1] if seats is None else seats
    if players not in found.seats:
        raise Stop(f"{found.title} is for {found.seats[0]} to {found.seats[-1]} players, not {players}.")
    figures = measure(found, players, seconds)
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        show(found, figures)


def show(found: Title, figures: dict[str, Any]) -> None:
    console = terminal()
    build, python, machine = figures["build"], figures["python"], figures["machine"]
    console.print(f"{found.title}, {figures['seats']} players, one core, {build}, Python {python}, {machine}")
    console.print(f"Calibration: {figures['calibration']:,.0f} loops a second")
    table = Table(box=None, padding=(0, 3, 0, 0))
    table.add_column("")
    for heading in ("a second", "microseconds", "a calibration loop"):
        table.add_column(heading, justify="right")
    for name, f in figures["figures"].items():
        rate, loops = f["per_second"], f["per_calibration_loop"]
        table.add_row(name, f"{rate:,.0f}", f"{f['microseconds']:,.2f}", f"{loops:,.3f}")
    console.print(table)
