"""Who plays the games of a training: processes of this machine, or actors of Ray. Both do the same work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from typing import Any, Protocol

from orrery.games import title
from orrery.minds.files import unpacked
from orrery.minds.net import Net
from orrery.minds.selfplay import Chunk, SelfPlay
from orrery.minds.stories import Rows

TRIES = 5  # at a chunk, before something must be wrong with it rather than with who played it


class Actors(Protocol):
    def play(self, nets: Sequence[bytes], chunks: Sequence[Chunk]) -> Iterator[Rows]:
        """The games of the chunks, in their order; the first net plays, the others are its older rivals."""
        ...

    def close(self) -> None: ...


@lru_cache(8)
def net_of(data: bytes) -> Net:
    return unpacked(data)[0]


def play_chunk(nets: Sequence[bytes], chunk: Chunk) -> Rows:
    net, *older = [net_of(data) for data in nets]
    return SelfPlay(title(chunk.game), net, older).play(chunk)


class Alone:
    """In this very process."""

    def play(self, nets: Sequence[bytes], chunks: Sequence[Chunk]) -> Iterator[Rows]:
        for chunk in chunks:
            yield play_chunk(nets, chunk)

    def close(self) -> None:
        pass


class Processes:
    """As many as told. Where one is killed its chunk is played again."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = self.fresh()

    def fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"))

    def play(self, nets: Sequence[bytes], chunks: Sequence[Chunk]) -> Iterator[Rows]:
        waiting: dict[int, Future[Rows]] = {}
        for number in range(len(chunks)):
            for left in reversed(range(TRIES)):
                try:
                    for ahead in range(number, len(chunks)):
                        if ahead not in waiting:
                            waiting[ahead] = self.pool.submit(play_chunk, nets, chunks[ahead])
                    rows = waiting[number].result()
                    break
                except BrokenProcessPool:
                    if not left:
                        raise
                    self.pool.shutdown(wait=False, cancel_futures=True)
                    self.pool = self.fresh()
                    waiting = {n: future for n, future in waiting.items() if is_played(future)}
            yield rows

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def is_played(future: Future[Rows]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


class OnRay:
    """Actors of a cluster, or of a Ray that is started here. The nets are handed over once a generation."""

    def __init__(self, address: str, count: int) -> None:
        try:
            import ray
        except ImportError:
            raise ValueError("Ray is not installed; install it with `pip install orrery[ray]`.") from None
        self.ray: Any = ray
        if address:
            ray.init(address=address, logging_level="error")
        else:
            ray.init(num_cpus=count, include_dashboard=False, logging_level="error")
        self.task = ray.remote(max_retries=TRIES, num_cpus=1)(play_chunk)

    def play(self, nets: Sequence[bytes], chunks: Sequence[Chunk]) -> Iterator[Rows]:
        shared = self.ray.put(list(nets))
        waiting = [self.task.remote(shared, chunk) for chunk in chunks]
        for reference in waiting:
            yield self.ray.get(reference)

    def close(self) -> None:
        self.ray.shutdown()
