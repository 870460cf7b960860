"""`orrery serve`: the browser table, for this computer or for everybody."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Annotated

import typer

from orrery.cli.stop import Stop

MOST_FILES = 65_536  # as many as anybody needs; some systems would allow a billion
KEPT_FREE = 200  # of them for the database, bots and the program itself


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", min=1, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(help="Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = "",
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.", min=1, max=64)] = 1,
    thinkers: Annotated[int, typer.Option(help="Processes in which bots think, for each worker.", min=1, max=64)] = 1,
    name: Annotated[
        list[str], typer.Option(help="A name under which it is reached from elsewhere, such as games.example.org.")
    ] = [],  # noqa: B006 (typer reads it and nobody changes it)
    metrics: Annotated[str, typer.Option(help="Numbers for Prometheus: on, off, or a port of their own.")] = "on",
    expire_days: Annotated[
        float, typer.Option(help="Remove finished tables nobody has touched for so many days; 0 keeps them.", min=0)
    ] = 0.0,
    runs: Annotated[Path, typer.Option(help="The folder of the lab's runs, whose reports are shown at /lab.")] = Path(
        "runs"
    ),
    open: Annotated[bool, typer.Option("--open", help="Open it in the browser of this computer.")] = False,
) -> None:
    """Serve the browser table. Games survive restarts; the address to open is printed."""
    import asyncio

    from orrery.cli.address import address_of, check_free
    from orrery.cli.browser import answers, show, show_when_ready
    from orrery.server.config import Config, default_database, to_environment
    from orrery.server.http.pages import FOLDER
    from orrery.server.monitoring import common_numbers, of_all, serve_apart
    from orrery.server.storage.database import BadDatabase
    from orrery.server.storage.readiness import probe

    address = address_of(host, port)
    if open and answers(address):
        print(f"Orrery is running already, at {address}", flush=True)
        show(address)
        return
    check_free(host, port)
    apart = metrics_port(metrics)
    if apart:
        check_free("127.0.0.1", apart)
    url = database or default_database()
    try:
        asyncio.run(probe(url, workers))
    except BadDatabase as error:
        raise Stop(str(error)) from None
    room = raise_file_limit() - KEPT_FREE
    limits = os.environ.get("ORRERY_LIMITS") != "off"  # for load tests
    hosts = tuple([host.lower() for host in name])
    to_environment(
        Config(
            url,
            thinkers,
            limits=limits,
            hosts=hosts,
            metrics=metrics == "on",
            metrics_port=apart,
            room=room,
            expire_days=expire_days,
            runs=str(runs.absolute()),
        )
    )
    if not (FOLDER / "index.html").is_file():
        print(
            "The web client is not built; programs are served, pages are not. Build it: python web/build.py", flush=True
        )
    print(f"Orrery is at {address}", flush=True)
    if open:
        print("Stop it with Ctrl+C; your games are kept.", flush=True)
        show_when_ready(address)
    with common_numbers() if workers > 1 else contextlib.nullcontext():
        if apart and workers > 1:
            serve_apart(apart, of_all())
        run(host, port, workers)


def run(host: str, port: int, workers: int) -> None:
    """Until somebody stops it."""
    import uvicorn

    from orrery.server.monitoring import log_settings

    uvicorn.run(
        "orrery.server.http.app:application",
        factory=True,
        http="orrery.server.http.connections:Patient",
        ws="orrery.server.socket.endpoint:Compressing",
        host=host,
        port=port,
        workers=workers,
        log_config=log_settings(os.environ.get("ORRERY_LOG", "info")),
        access_log=False,
        timeout_graceful_shutdown=5,
        ws_max_size=65_536,
        ws_max_queue=16,
        server_header=False,
    )


def metrics_port(metrics: str) -> int:
    """The port of its own; 0 when there is none."""
    if metrics in ("on", "off"):
        return 0
    if not metrics.isascii() or not metrics.isdigit() or not 1 <= int(metrics) <= 65_535:
        raise Stop(f"--metrics is on, off or a port from 1 to 65535, not '{metrics}'.")
    return int(metrics)


def raise_file_limit() -> int:
    """Every connection is an open file, and many systems allow few at first: take as many as this user may have."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return MOST_FILES if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most
