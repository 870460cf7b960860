"""Runs that the host starts in the browser: a process of its own each, one at a time, that can be seen and stopped."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from importlib.util import find_spec
from pathlib import Path

from orrery.core.title import VARIANT
from orrery.games import title as find_title
from orrery.lab.claim import claim_on
from orrery.lab.ordering import card_of, ordered
from orrery.lab.run import Run
from orrery.lab.shelf import ID, looked_at, shelved
from orrery.play.trial import admitted
from orrery.server.http.errors import Problem, missing
from orrery.server.wire import requests

NEEDED = ("polars", "altair", "vl_convert")
MISSING = (
    "The lab's packages are not installed; install them with `pip install orrery[lab]`, and start the server again."
)
INTERRUPTED = 130
PATIENCE = 5.0  # seconds that a run has to end
POLITE = ("nice", "-n", "10")  # tables come first


class Laboratory:
    def __init__(self, folder: str) -> None:
        self.folder = Path(folder).absolute() if folder else None
        self.process: asyncio.subprocess.Process | None = None
        self.watching: asyncio.Task[None] | None = None
        self.busy = ""  # the run that it plays, or whose report it writes
        self.trouble: dict[str, str] = {}  # what became of runs that failed, by their names

    @property
    def obstacle(self) -> str:
        """Why nothing can be run here; nothing where it can."""
        if self.folder is None:
            return "This server has no folder for runs; start it with --runs FOLDER."
        return "" if all(find_spec(package) is not None for package in NEEDED) else MISSING

    async def start(self, form: requests.NewRun) -> str:
        """The name of a new run that is being played now."""
        self.check_free()
        try:
            run = await asyncio.to_thread(self.new_run, form)
        except ValueError as error:
            raise Problem(400, str(error)) from None
        await self.play(run.folder.name, form.against)
        return run.folder.name

    def new_run(self, form: requests.NewRun) -> Run:
        """Everything that cannot be is refused before anything is written."""
        assert self.folder is not None
        title = find_title(form.game)
        if form.variant.strip():
            title = admitted(title, {VARIANT: form.variant})
        order = ordered(title, form.bots, form.seats, form.games, form.seed, {}, {}, files=False)
        self.folder.mkdir(parents=True, exist_ok=True)
        run = Run(self.folder / self.name(form), card_of(title, order))
        run.begin()
        return run

    def name(self, form: requests.NewRun) -> str:
        """One that says what is played, and that nobody has yet."""
        assert self.folder is not None
        bots = "-".join(dict.fromkeys(form.bots))
        stem = "".join([letter if letter.isalnum() else "-" for letter in f"{form.game}-{bots}"])[:60]
        if form.variant.strip():
            stem += "-variant"
        taken = {one.name for one in self.folder.iterdir()}
        return next(name for n in range(1, len(taken) + 2) if (name := f"{stem}-{n}") not in taken)

    async def resume(self, id: str) -> None:
        self.check_free()
        if self.folder is None or not ID.fullmatch(id) or looked_at(self.folder, id) is None:
            raise missing("run")
        await self.play(id, "")

    def check_free(self) -> None:
        if self.obstacle:
            raise Problem(409, self.obstacle)
        assert self.folder is not None
        playing = self.busy or next((one.id for one in shelved(self.folder) if one.status == "playing"), "")
        if playing:
            raise Problem(409, f"The run {playing} is being played; wait until it is whole, or stop it.")

    async def play(self, id: str, against: str) -> None:
        assert self.folder is not None
        command = [*POLITE, sys.executable, "-m", "orrery", "lab", "resume", str(self.folder / id)]
        command += ["--against", str(self.folder / against)] if ID.fullmatch(against) else []
        self.busy = id
        self.trouble.pop(id, None)
        try:
            self.process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl-C in the server's terminal is the server's affair
            )
        except OSError as error:
            self.busy = ""
            raise Problem(503, f"The computer does not let the run begin: {error.strerror or error}.") from None
        self.watching = asyncio.create_task(self.watch(self.process, id))

    async def watch(self, process: asyncio.subprocess.Process, id: str) -> None:
        """Until it is over; its last words are kept where it failed."""
        assert process.stderr is not None
        last = b""
        while line := await process.stderr.readline():
            last = line
        if await process.wait() not in (0, INTERRUPTED):
            self.trouble[id] = last.decode(errors="replace").strip() or "The run ended without a word."
        self.busy, self.process = "", None

    def stop(self, id: str) -> None:
        """What is whole is kept, and it can go on."""
        if self.folder is None or not ID.fullmatch(id):
            raise missing("run")
        claim = claim_on(self.folder / id)
        if claim is None:
            raise Problem(409, "Nobody plays this run just now.")
        with contextlib.suppress(OSError):
            os.kill(claim.pid, signal.SIGINT)

    async def close(self) -> None:
        """The run stops with the server; whoever starts it again can go on."""
        if self.process is not None and self.watching is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(signal.SIGINT)
            await asyncio.wait([self.watching], timeout=PATIENCE)
