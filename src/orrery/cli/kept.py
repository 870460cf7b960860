"""`orrery tables`: what a host looks at now and then: which tables there are, copies of them, and room for others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from orrery.cli.stop import Stop

STATUSES = ("open", "running", "over")


def tables(
    database: Annotated[str, typer.Option(help="Where games are kept, as for orrery serve.")] = "",
    status: Annotated[str, typer.Option(help="Only open, running or over ones.")] = "",
    older: Annotated[float, typer.Option(help="Only those nobody has touched for so many days.", min=0)] = 0.0,
    export: Annotated[Path | None, typer.Option(help="Write each into this folder, as a file.")] = None,
    delete: Annotated[bool, typer.Option("--delete", help="Remove them for good; needs --older.")] = False,
) -> None:
    """List the tables of a server, copy them into files, and remove old ones. It may run meanwhile."""
    import asyncio

    from orrery.cli.exporting import look_through
    from orrery.server.config import default_database

    if status not in ("", *STATUSES):
        raise Stop(f"--status is {', '.join(STATUSES)}, not '{status}'.")
    if delete and not older:
        raise Stop("Say how old tables have to be that are removed: orrery tables --status over --older 90 --delete")
    for line in asyncio.run(look_through(database or default_database(), status, older, export, delete)):
        print(line)
