"""Who does a lot of equal work: this process, several of this machine, or Ray. All give the same results in order."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

PATIENCE = 5.0  # seconds in which a cluster has to answer
TRIES = 5  # at a job, before something must be wrong with it rather than with who did it
S = TypeVar("S")
J = TypeVar("J")
R = TypeVar("R")


class Workers(Protocol):
    def each(self, work: Callable[[S, J], R], shared: S, jobs: Sequence[J]) -> Iterator[R]:
        """What comes of every job, in their order; all get what they share."""
        ...

    def close(self) -> None: ...


class Alone:
    """In this very process."""

    def each(self, work: Callable[[S, J], R], shared: S, jobs: Sequence[J]) -> Iterator[R]:
        for job in jobs:
            yield work(shared, job)

    def close(self) -> None:
        pass


class Processes:
    """As many as told. Where one is killed its job is done again."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = self.fresh()

    def fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"), leave_interrupts)

    def each(self, work: Callable[[S, J], R], shared: S, jobs: Sequence[J]) -> Iterator[R]:
        waiting: dict[int, Future[R]] = {}
        for number in range(len(jobs)):
            for left in reversed(range(TRIES)):
                try:
                    for ahead in range(number, len(jobs)):
                        if ahead not in waiting:
                            waiting[ahead] = self.pool.submit(work, shared, jobs[ahead])
                    found = waiting.pop(number).result()
                    break
                except BrokenProcessPool:
                    if not left:
                        raise
                    self.pool.shutdown(wait=False, cancel_futures=True)
                    self.pool = self.fresh()
                    waiting = {n: future for n, future in waiting.items() if is_done(future)}
            yield found

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is for the process that collects the results; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def is_done(future: Future[Any]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


class OnRay:
    """Tasks of a cluster, or of a Ray that is started here. What is shared is handed over once."""

    def __init__(self, address: str, count: int) -> None:
        try:
            import ray
        except ImportError:
            raise ValueError("Ray is not installed; install it with `pip install orrery[ray]`.") from None
        self.ray: Any = ray
        try:
            if address:
                check_answers(address)
                ray.init(address=address, logging_level="error")
            else:
                ray.init(num_cpus=count, include_dashboard=False, logging_level="error")
        except (OSError, RuntimeError, ValueError) as trouble:
            said = str(trouble).splitlines()[0].rstrip(".")
            raise ValueError(
                f"There is no Ray at {address or 'this computer'} that can be used: {said}. Start one with "
                "`ray start --head`, or say --ray alone for one of its own."
            ) from None

    def each(self, work: Callable[[S, J], R], shared: S, jobs: Sequence[J]) -> Iterator[R]:
        task = self.ray.remote(max_retries=TRIES, num_cpus=1)(work)
        handed = self.ray.put(shared)
        waiting = [task.remote(handed, job) for job in jobs]
        for reference in waiting:
            yield self.ray.get(reference)

    def close(self) -> None:
        self.ray.shutdown()


def check_answers(address: str) -> None:
    """Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def workers(count: int, ray: str | None) -> Workers:
    """So many of them; `local` starts a Ray here, an address finds one."""
    if ray:
        return OnRay("" if ray == "local" else ray, count)
    return Processes(count) if count > 1 else Alone()
