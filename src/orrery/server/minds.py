"""Bots think in processes of their own. They get a game imagined from what their seat may know, never the real one."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import msgspec

from orrery.bots.registry import bot, parse_budget
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.games import title as find_title
from orrery.play.session import Session

LONGEST = 10.0  # seconds a decision that a bot may take here
MOST = 20_000  # iterations


class Task(msgspec.Struct):
    game: str
    settings: dict[str, str]
    seat: int
    spec: str
    seed: int
    position: dict[str, Any]


def check(spec: str) -> None:
    """A bot that nobody wants to wait for is refused in a sentence."""
    bot(spec, 0)
    name, colon, budget = spec.partition(":")
    iterations, seconds = parse_budget(spec, budget) if colon else (0, 0.0)
    if iterations > MOST or seconds > LONGEST:
        raise ValueError(f"Bot '{spec}' would think too long; give it at most {LONGEST:g} seconds, as in {name}:1.")


def task(session: Session, seat: int, spec: str) -> bytes:
    """What a bot has to know. Imagining once more from an imagined game gives the same as from the real one."""
    seed = session.dice(seat)
    imagined = session.title.imagine(session.game, seat, Rng(seed ^ 0x5EED))
    position = dump(session.title, imagined)
    return msgspec.json.encode(Task(session.title.name, session.settings, seat, spec, seed, position))


def think(data: bytes) -> str:
    """In the other process: the key of the option that the bot takes."""
    task = msgspec.json.decode(data, type=Task)
    title = find_title(task.game)
    game = load(title, task.position, task.settings)
    number = bot(task.spec, task.seed).choose(Seen(title, game, task.seat))
    key: str = game.options(task.seat)[number].key
    return key


def deaf() -> None:
    """Ctrl-C is for the server, which then ends its processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Minds:
    """Processes for everything that takes long; started when first needed, and anew when one dies."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, work: Any, *args: Any) -> Any:
        pool = self.pool
        if pool is None:
            pool = self.pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), deaf)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenExecutor:
            if self.pool is pool:
                self.pool = None
                pool.shutdown(wait=False, cancel_futures=True)
            raise

    def close(self) -> None:
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.terminate()  # nobody waits for what they think any more
            self.pool.shutdown(wait=False, cancel_futures=True)
