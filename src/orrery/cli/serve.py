"""`orrery serve`: the browser table, for this computer or for everybody."""

from __future__ import annotations

import contextlib
import os
from typing import Annotated

import typer

from orrery.cli.stop import Stop


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", min=1, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(help="Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = "",
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.", min=1, max=64)] = 1,
    thinkers: Annotated[int, typer.Option(help="Processes in which bots think, for each worker.", min=1, max=64)] = 1,
    open: Annotated[bool, typer.Option("--open", help="Open it in the browser of this computer.")] = False,
) -> None:
    """Serve the browser table. Games survive restarts; the address to open is printed."""
    import asyncio

    import uvicorn

    from orrery.cli.address import address_of, check_free
    from orrery.cli.browser import answers, show, show_when_ready
    from orrery.server.config import Config, default_database, to_environment
    from orrery.server.http.static import FOLDER
    from orrery.server.logs import settings
    from orrery.server.metrics import common_numbers
    from orrery.server.storage.database import BadDatabase, probe

    address = address_of(host, port)
    if open and answers(address):
        print(f"Orrery is running already, at {address}", flush=True)
        show(address)
        return
    check_free(host, port)
    url = database or default_database()
    try:
        asyncio.run(probe(url, workers))
    except BadDatabase as error:
        raise Stop(str(error)) from None
    limits = os.environ.get("ORRERY_LIMITS") != "off"  # for load tests
    to_environment(Config(url, thinkers, limits=limits))
    if not (FOLDER / "index.html").is_file():
        print(
            "The web client is not built; programs are served, pages are not. Build it: python web/build.py", flush=True
        )
    print(f"Orrery is at {address}", flush=True)
    if open:
        print("Stop it with Ctrl+C; your games are kept.", flush=True)
        show_when_ready(address)
    with common_numbers() if workers > 1 else contextlib.nullcontext():
        uvicorn.run(
            "orrery.server.http.app:application",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            log_config=settings(os.environ.get("ORRERY_LOG", "info")),
            access_log=False,
            timeout_graceful_shutdown=5,
            ws_max_size=65_536,
            ws_max_queue=16,
            server_header=False,
        )
