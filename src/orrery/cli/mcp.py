"""`orrery mcp`: a seat for a language model."""

from __future__ import annotations

import io
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Annotated, Any

import typer

from orrery.cli.stop import Stop
from orrery.core.title import Title

WIDTH = 100  # letters of a drawing


def mcp(
    server: Annotated[str, typer.Option(help="Open tables at this server instead of one within this process.")] = "",
    http: Annotated[bool, typer.Option("--http", help="Speak streamable HTTP, not standard input and output.")] = False,
    host: Annotated[str, typer.Option(help="With --http: the address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="With --http: the port to listen at.", min=1, max=65535)] = 8010,
) -> None:
    """Give a language model a seat, by the Model Context Protocol. Without options it speaks over standard input and
    output, as programs expect that start it themselves."""
    if find_spec("mcp") is None:
        raise Stop("The protocol is not installed; install it with: pip install 'orrery[mcp]'", 1)
    from orrery.cli.address import check_free
    from orrery.mcp.desk import Desk
    from orrery.mcp.house import House
    from orrery.mcp.server import server as made
    from orrery.remote.door import Refused

    try:
        house = House(server)
    except Refused as refusal:
        raise Stop(str(refusal)) from None
    with house:
        speaker = made(Desk(house, drawn))
        if not http:
            speaker.run()
            return
        check_free(host, port)
        typer.echo(f"The seat is at http://{host}:{port}/mcp", err=True)
        speaker.run("streamable-http", host=host, port=port)


def drawn(title: Title, view: Mapping[str, Any], seat: int) -> str:
    """The table as the terminal draws it, in letters alone."""
    from rich.console import Console

    from orrery.cli import tables

    pane = tables.Pane(title, dict(view), seat, WIDTH)  # type: ignore[type-var]
    page = Console(file=io.StringIO(), width=WIDTH, color_system=None, force_terminal=False)
    page.print(tables.whole(pane))
    return page.file.getvalue()  # type: ignore[attr-defined, no-any-return]
