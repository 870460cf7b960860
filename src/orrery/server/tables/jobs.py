"""Work that takes minutes rather than seconds: done one after another, fairly, once, and anybody can see how far."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Any

import msgspec

from orrery.server.http.errors import BROKEN, Problem
from orrery.server.thinking.fair_queue import FairQueue
from orrery.server.wire import answers

if TYPE_CHECKING:
    from orrery.server.tables.registry import Registry

log = logging.getLogger("orrery")
Key = tuple[Any, ...]
WAITING = 80  # jobs at most; whoever comes later is asked to come again
KEPT = 16  # results of jobs held in memory
COST = 30.0  # seconds, about
REFUSED = 409
TRIES = 2  # a process may have died of something else


class Job:
    def __init__(self, number: int, whose: str) -> None:
        self.number = number
        self.whose = whose
        self.running = False
        self.share = 0.0
        self.error = ""
        self.refused = False  # however often it were tried
        self.result: bytes | None = None

    @property
    def waiting(self) -> bool:
        return not self.running and self.result is None and not self.error


class Jobs:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.queue = FairQueue(1)
        self.jobs: OrderedDict[Key, Job] = OrderedDict()
        self.count = 0

    def start(self, key: Key, work: Any, task: bytes, owner: str, keep: Callable[[Any], Awaitable[None]]) -> None:
        """In the background; `keep` stores what was found before anybody is told that it is done."""
        whose = self.registry.addresses.get(owner, owner) or str(key[0])
        if not self.has_room(whose):
            raise Problem(429, "Many analyses are waiting already; ask again in a few minutes.")
        self.count += 1
        job = self.jobs[key] = Job(self.count, whose)
        self.jobs.move_to_end(key)
        self.registry.spawn(self.carry_out(key, job, work, task, owner, keep))

    def has_room(self, whose: str) -> bool:
        """Nobody takes more than half of what the others have left, or one could have all of them turned away."""
        waiting = [job.whose for job in self.jobs.values() if job.waiting]
        mine = waiting.count(whose)
        return 2 * mine < WAITING - (len(waiting) - mine)

    def lately(self, key: Key) -> Key:
        """Of a running game, what was begun last for these eyes: it goes on, whatever is chosen meanwhile."""
        same = [other for other in self.jobs if other[:2] == key[:2]]
        return key if key in self.jobs or not same else same[-1]

    async def carry_out(
        self, key: Key, job: Job, work: Any, task: bytes, owner: str, keep: Callable[[Any], Awaitable[None]]
    ) -> None:
        try:
            async with self.queue.turn(owner or str(key[0]), COST, self.registry.addresses.get(owner, "")):
                job.running = True
                found = await self.worked(job, work, task)
                await keep(found)
                job.result, job.share = found if isinstance(found, bytes) else b"null", 1.0
        except Problem as problem:
            job.error, job.refused = problem.error, problem.status == REFUSED
        except Exception:
            log.exception("an analysis failed", extra={"table": str(key[0])})
            job.error = BROKEN
        finally:
            job.running = False
            self.forget()

    async def worked(self, job: Job, work: Any, task: bytes) -> Any:
        for _ in range(TRIES):
            try:
                return await self.registry.analysts.watched(work, task, lambda _, share: setattr(job, "share", share))
            except BrokenExecutor:
                log.warning("a process for analyses has died")
            except ValueError as refused:
                raise Problem(REFUSED, str(refused)) from None
        raise Problem(503, "The process that worked on it has ended twice; ask again, or tell the host.")

    def reported(self, key: Key) -> bytes:
        """Its state. What broke can be begun again once that was reported; what was refused is not worked at again."""
        state, job = self.state(key), self.jobs[key]
        if job.error and not job.refused:
            del self.jobs[key]
        return state

    def state(self, key: Key) -> bytes:
        job = self.jobs.get(key)
        if job is not None and job.result is not None:
            return done(job.result)
        state: answers.Analysing = {"status": "none", "ahead": 0, "share": 0.0, "error": "", "analysis": None}
        if job is not None:
            before = [other for other in self.jobs.values() if other.number < job.number]
            state["ahead"] = sum([other.waiting or other.running for other in before]) if job.waiting else 0
            state["status"] = "failed" if job.error else "running" if job.running else "waiting"
            state["share"], state["error"] = round(job.share, 2), job.error
        return msgspec.json.encode(state)

    def forget(self) -> None:
        """The oldest that are done."""
        over = [key for key, job in self.jobs.items() if not job.running and not job.waiting]
        for key in over[:-KEPT]:
            del self.jobs[key]


def done(result: bytes) -> bytes:
    """The state of a job with its result in it, which is JSON already."""
    return b'{"status":"done","ahead":0,"share":1.0,"error":"","analysis":%b}' % result
