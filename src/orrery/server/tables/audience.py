"""Those who look at a table, through this process or another."""

from __future__ import annotations

import time
from typing import Protocol

import msgspec

from orrery.server.storage.records import Record
from orrery.server.tables import telling


class Watcher(Protocol):
    """Somebody who looks at the table."""

    owner: str
    seat: int

    def wake(self, table: bool = False) -> None: ...

    def say(self, message: bytes) -> None: ...


class Audience:
    record: Record

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # who looks through other processes, until when

    def wake(self, table: bool = False) -> None:
        for watcher in self.watchers:
            watcher.wake(table)

    def tell_thinking(self, seat: int, since: float, done: int = 0, share: float = 0.0) -> None:
        told = {"seat": seat, "since": telling.stamp(since), "done": done, "share": round(min(share, 1.0), 2)}
        message = msgspec.json.encode({"on": "thinking", **told})
        for watcher in self.watchers:
            watcher.say(message)

    def here(self) -> set[int]:
        """Whose browser looks at the table, through this process or another."""
        now = time.monotonic()
        heard = [seats for until, seats in self.elsewhere.values() if until > now]
        return self.looking().union(*heard)

    def looking(self) -> set[int]:
        owners = {watcher.owner for watcher in self.watchers}
        return {seat.seat for seat in self.record.seats if seat.owner and seat.owner in owners}
