"""What other processes have worked out about positions: once for each, and only what is still wanted."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Any

from orrery.server.http.errors import Problem
from orrery.server.thinking.fair_queue import FairQueue

if TYPE_CHECKING:
    from orrery.server.tables.registry import Registry

REMEMBERED = 256  # chances and hints of some position
QUICK = 0.5  # seconds for which bots may wait
DIED = "The process that worked on it has ended; ask again."
ANSWERED = "You have gone on before the hint had its turn; ask for one where you are now."


class WorkedOut:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.known: OrderedDict[tuple[Any, ...], dict[str, Any]] = OrderedDict()
        self.longer = FairQueue(1)  # what takes seconds

    async def thought(
        self,
        key: tuple[Any, ...],
        work: Any,
        task: bytes,
        owner: str,
        cost: float,
        wanted: Callable[[], bool] = lambda: True,
    ) -> dict[str, Any]:
        """Worked out once for a position, if it is still wanted by then. What is quick waits its turn among the bots,
        what takes seconds elsewhere: whoever goes on playing meanwhile does not wait for it."""
        if key in self.known:
            return self.known[key]
        registry = self.registry
        quick = cost <= QUICK
        queue, pool = (registry.scheduler.turns, registry.thinkers) if quick else (self.longer, registry.advisers)
        async with queue.turn(owner or key[1], cost, registry.addresses.get(owner, "")):
            if key in self.known:
                return self.known[key]
            if not wanted():
                raise Problem(409, ANSWERED)
            try:
                found: dict[str, Any] = await pool.run(work, task)
            except BrokenExecutor:
                raise Problem(503, DIED) from None
            except ValueError as unjudged:
                raise Problem(409, str(unjudged)) from None
        self.known[key] = found
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return found
