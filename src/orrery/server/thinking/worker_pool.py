"""Processes for all that takes long: started when first needed, watched, and ended with the server."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.sharedctypes import RawArray
from typing import Any

from orrery.server.thinking.process import prepare
from orrery.server.thinking.thoughts import Thought, think

SLOTS = 256  # thoughts whose progress is reported at the same time
BEAT = 0.7  # seconds between two words about it


class WorkerPool:
    """Started anew when one of them dies."""

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
