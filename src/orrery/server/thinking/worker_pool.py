"""Bots think in processes of their own. They get a game imagined from what their seat may know, never the real one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from multiprocessing.sharedctypes import RawArray
from typing import Any

import msgspec

from orrery.bots.brought import Sheltered
from orrery.bots.circles import Place, Trail
from orrery.bots.greedy import Greedy
from orrery.bots.registry import BY_TIME, SECONDS, bot, is_brought, parse_budget, wanted
from orrery.bots.search import Search
from orrery.bots.seen import Bot, Plan, Plans, Seen
from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.games import title as find_title
from orrery.play.session import Session
from orrery.server.thinking.orphans import end_with_parent
from orrery.server.thinking.places import places

LONGEST = 3.0  # seconds a decision that a bot may take here
MOST = 20_000  # iterations; the clock ends those too
QUICK = 0.1  # seconds that bots take at most which do not search
SLOTS = 256  # thoughts whose progress is reported at the same time
POLITE = 5  # the server, and the browser of who plays at the same machine, come before bots
BEAT = 0.7  # seconds between two words about it


class Task(msgspec.Struct):
    game: str
    settings: dict[str, str]
    seat: int
    spec: str
    seed: int
    position: dict[str, Any]
    been: list[tuple[str, str, list[str]]] = []  # where the bot has already been asked in this turn
    plan: Plan = Plan()  # what it meant to do next when it was asked last


class Thought(msgspec.Struct):
    """The key of the option that a bot takes, and what it means to do after that; why another had to choose, if so."""

    key: str
    plan: Plan = Plan()
    trouble: str = ""


def check(spec: str) -> None:
    """A bot that nobody wants to wait for is refused in a sentence."""
    wanted(spec)
    name, colon, budget = spec.partition(":")
    iterations, seconds = parse_budget(spec, budget) if colon else (0, 0.0)
    if iterations > MOST or seconds > LONGEST:
        raise ValueError(f"Bot '{spec}' would think too long; give it at most {LONGEST:g} seconds, as in {name}:1.")


def cost(spec: str) -> float:
    """About how many seconds a decision takes."""
    name, colon, budget = spec.partition(":")
    if name not in BY_TIME:
        return LONGEST if is_brought(name) else QUICK
    iterations, seconds = parse_budget(spec, budget) if colon else (0, SECONDS)
    return min(LONGEST, seconds or LONGEST * iterations / MOST)


def task(session: Session, seat: int, spec: str, plan: Plan) -> bytes:
    """What a bot has to know. Imagining once more from an imagined game gives the same as from the real one."""
    seed = session.dice(seat)
    imagined = session.title.imagine(session.game, seat, Rng(seed ^ 0x5EED))
    position = dump(session.title, imagined)
    been = places(session, seat)
    return msgspec.json.encode(Task(session.title.name, session.settings, seat, spec, seed, position, been, plan))


def think(data: bytes, slot: int = -1) -> Thought:
    """In the other process. A bot that plans its turns goes on with its plan as long as that fits."""
    task = msgspec.json.decode(data, type=Task)
    title = find_title(task.game, task.settings)
    game = load(title, task.position, task.settings)
    thinker, trouble = thinker_of(task)
    if isinstance(thinker, Search):
        thinker.seconds = min(thinker.seconds or LONGEST, LONGEST)
    if isinstance(thinker, Search):
        thinker.watch = partial(note, slot)
    if isinstance(thinker, Plans):
        thinker.plan = task.plan
    trail = Trail(title, task.seat, [Place(*place) for place in task.been])
    trail.note(game)
    number = thinker.choose(Seen(title, game, task.seat, trail))
    plan = thinker.plan if isinstance(thinker, Plans) else Plan()
    if isinstance(thinker, Sheltered):
        trouble = thinker.trouble
    return Thought(game.options(task.seat)[number].key, plan, trouble)


def thinker_of(task: Task) -> tuple[Bot, str]:
    """Where its package was taken away while the game ran, another goes on."""
    try:
        return bot(task.spec, task.seed), ""
    except ValueError as error:
        return Greedy(task.seed), str(error)


_board: Any = ()  # in the other process: how far each thought has come


def note(slot: int, done: int, share: float) -> None:
    """In the other process: so far has the work of this slot come."""
    if 0 <= 2 * slot < len(_board):
        _board[2 * slot : 2 * slot + 2] = (done, share)


def prepare(board: Any) -> None:
    global _board
    _board = board
    end_with_parent()
    with contextlib.suppress(OSError):
        os.dup2(2, 1)  # whatever a bot prints: where the server speaks by its output, nobody else does
    logging.getLogger("orrery.bots").addHandler(logging.NullHandler())  # the scheduler tells it, with the table
    if hasattr(os, "nice"):
        os.nice(POLITE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its processes itself


class WorkerPool:
    """Processes for everything that takes long; started when first needed, and anew when one dies."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        self.board = RawArray("d", 2 * SLOTS)  # iterations and share of every thought, written by the other processes
        self.slots = list(range(SLOTS))

    async def think(self, task: bytes, report: Callable[[int, float], None]) -> Thought:
        """A bot's choice."""
        found: Thought = await self.watched(think, task, report)
        return found

    async def watched(self, work: Any, task: bytes, report: Callable[[int, float], None]) -> Any:
        """Every now and then the work reports how far it has come."""
        slot = self.slots.pop() if self.slots else -1
        thought = asyncio.ensure_future(self.run(work, task, slot))
        try:
            while not (await asyncio.wait([thought], timeout=BEAT))[0]:
                if slot >= 0 and self.board[2 * slot]:
                    report(int(self.board[2 * slot]), self.board[2 * slot + 1])
            return thought.result()
        finally:
            thought.cancel()
            if slot >= 0:
                self.board[2 * slot] = 0.0
                self.slots.append(slot)

    async def run(self, work: Any, *args: Any) -> Any:
        pool = self.pool
        if pool is None:
            context = multiprocessing.get_context("spawn")
            pool = self.pool = ProcessPoolExecutor(self.processes, context, prepare, (self.board,))
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenExecutor:
            if self.pool is pool:
                self.pool = None
                pool.shutdown(wait=False, cancel_futures=True)
            raise

    def kill(self) -> None:
        """At once, whatever they are doing."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Waits until the processes have ended, so that nothing of theirs stays behind."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()  # nobody waits for what they think any more
            pool.shutdown(cancel_futures=True)
