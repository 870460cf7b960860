"""Whose bot thinks next when there are more than can think at once: nobody's turns cost another their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count

BROWSERS = 4  # that may sit at one address before they have to share: a family, not a thousand cookies
MANY = 1000  # owners that are remembered before those who owe nothing are forgotten


class FairQueue:
    """Every turn is dated by what it will have cost its owner so far, and the earliest date comes first: owners share
    alike however much each of them wants, short turns wait for few, and long ones do not wait for ever."""

    def __init__(self, room: int) -> None:
        self.room = self.free = room
        self.now = 0.0  # the latest date that has come up
        self.dates: dict[str, float] = {}  # the last of each owner
        self.waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self.numbers = count()

    @asynccontextmanager
    async def turn(self, owner: str, cost: float, address: str = "") -> AsyncIterator[None]:
        """A turn of this owner, who is known to sit at that address: whoever throws cookies away gains nothing."""
        date = self.date(owner, cost)
        await self.wait(max(date, self.date(address, cost / BROWSERS)) if address else date)
        try:
            yield
        finally:
            self.pass_on()

    def date(self, owner: str, cost: float) -> float:
        if len(self.dates) > MANY:
            self.dates = {other: date for other, date in self.dates.items() if date > self.now}
        self.dates[owner] = max(self.now, self.dates.get(owner, 0.0)) + cost
        return self.dates[owner]

    async def wait(self, date: float) -> None:
        if self.free:
            self.free -= 1
            self.now = max(self.now, date)
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (date, next(self.numbers), mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.pass_on()  # it came up at that very moment
            raise

    def pass_on(self) -> None:
        while self.waiting:
            date, _, next_one = heappop(self.waiting)
            if not next_one.done():
                self.now = max(self.now, date)
                next_one.set_result(None)
                return
        self.free += 1
