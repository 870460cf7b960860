"""Bots think in processes of their own. They get a game imagined from what their seat may know, never the real one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.sharedctypes import RawArray
from typing import Any

import msgspec

from orrery.bots.circles import Place, Trail, in_reach, may_circle, shape, sight
from orrery.bots.registry import SECONDS, bot, parse_budget
from orrery.bots.search import Search
from orrery.bots.seen import Seen
from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.games import title as find_title
from orrery.play.session import Session

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


def check(spec: str) -> None:
    """A bot that nobody wants to wait for is refused in a sentence."""
    bot(spec, 0)
    name, colon, budget = spec.partition(":")
    iterations, seconds = parse_budget(spec, budget) if colon else (0, 0.0)
    if iterations > MOST or seconds > LONGEST:
        raise ValueError(f"Bot '{spec}' would think too long; give it at most {LONGEST:g} seconds, as in {name}:1.")


def cost(spec: str) -> float:
    """About how many seconds a decision takes."""
    name, colon, budget = spec.partition(":")
    if name != "search":
        return QUICK
    iterations, seconds = parse_budget(spec, budget) if colon else (0, SECONDS)
    return min(LONGEST, seconds or LONGEST * iterations / MOST)


def task(session: Session, seat: int, spec: str) -> bytes:
    """What a bot has to know. Imagining once more from an imagined game gives the same as from the real one."""
    seed = session.dice(seat)
    imagined = session.title.imagine(session.game, seat, Rng(seed ^ 0x5EED))
    position = dump(session.title, imagined)
    been = places(session, seat)
    return msgspec.json.encode(Task(session.title.name, session.settings, seat, spec, seed, position, been))


def places(session: Session, seat: int) -> list[tuple[str, str, list[str]]]:
    """Where the bot was asked before in this turn, and what it could have reached from questions like the one of now;
    each moment is looked at once. Nothing where no circle could be closed."""
    if not may_circle(session.game.asks[seat]):
        return []
    earlier, now = session.earlier(seat), shape(session.game.asks.get(seat))
    for moment in earlier:
        if not moment.place[0]:
            moment.place = (shape(moment.game.asks[seat]), sight(session.title, moment.game, seat))
        if moment.reach is None and moment.place[0] == now:
            moment.reach = in_reach(session.title, moment.game, seat)
    return [(*moment.place, moment.reach or []) for moment in earlier]


def think(data: bytes, slot: int = -1) -> str:
    """In the other process: the key of the option that the bot takes."""
    task = msgspec.json.decode(data, type=Task)
    title = find_title(task.game)
    game = load(title, task.position, task.settings)
    thinker = bot(task.spec, task.seed)
    if isinstance(thinker, Search):
        thinker.seconds = min(thinker.seconds or LONGEST, LONGEST)
    if isinstance(thinker, Search) and 0 <= 2 * slot < len(_board):
        thinker.watch = lambda done, share: _board.__setitem__(slice(2 * slot, 2 * slot + 2), (done, share))
    trail = Trail(title, task.seat, [Place(*place) for place in task.been])
    trail.note(game)
    number = thinker.choose(Seen(title, game, task.seat, trail))
    key: str = game.options(task.seat)[number].key
    return key


_board: Any = ()  # in the other process: how far each thought has come


def prepare(board: Any) -> None:
    global _board
    _board = board
    end_with_parent()
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

    async def think(self, task: bytes, report: Callable[[int, float], None]) -> str:
        """The key of a bot's choice; every now and then it reports how far it has come."""
        slot = self.slots.pop() if self.slots else -1
        thought = asyncio.ensure_future(self.run(think, task, slot))
        try:
            while not (await asyncio.wait([thought], timeout=BEAT))[0]:
                if slot >= 0 and self.board[2 * slot]:
                    report(int(self.board[2 * slot]), self.board[2 * slot + 1])
            return str(thought.result())
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

    def close(self) -> None:
        """Waits until the processes have ended, so that nothing of theirs stays behind."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()  # nobody waits for what they think any more
            pool.shutdown(cancel_futures=True)


def end_with_parent() -> None:
    """A process that is nobody's child of ours stays. Nothing is lost: what was confirmed is in the database."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, name="orphans", daemon=True).start()
