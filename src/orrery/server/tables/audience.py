"""Those who look at a table, through this process or another, and what they are sent: worked out once a version."""

from __future__ import annotations

import time
from collections import Counter
from typing import Protocol

import msgspec

from orrery.play.session import Session
from orrery.server.storage.records import Record
from orrery.server.tables import messages
from orrery.server.wire import answers


class Watcher(Protocol):
    """Somebody who looks at the table."""

    owner: str
    seat: int

    def wake(self, seats: bool = False) -> None: ...

    def reseat(self) -> None: ...

    def say(self, message: bytes) -> None: ...


class Audience:
    record: Record
    session: Session | None

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.owners: Counter[str] = Counter()  # how many of them are each browser's
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # who looks through other processes, until when
        self.shown = (-1, -1)  # of which version, and whether with a game, the next two are
        self.sights: dict[int, bytes] = {}  # what each seat sees, and the lines of the log it did not know
        self.news: dict[tuple[int, int | None], bytes] = {}
        self.hinted: dict[int, int] = {}  # by seat: the version at which others were told of a hint last

    def enter(self, watcher: Watcher) -> bool:
        """Whether that changes who is here: if it does not, nothing has to be sent, however many come to watch."""
        self.watchers.add(watcher)
        self.owners[watcher.owner] += 1
        return self.owners[watcher.owner] == 1 and bool(self.record.seats_of(watcher.owner))

    def leave(self, watcher: Watcher) -> bool:
        self.watchers.discard(watcher)
        self.owners[watcher.owner] -= 1
        if self.owners[watcher.owner]:
            return False
        del self.owners[watcher.owner]
        return bool(self.record.seats_of(watcher.owner))

    def wake(self, seats: bool = False) -> None:
        for watcher in self.watchers:
            watcher.wake(seats)

    def tell_thinking(self, seat: int, since: float, done: int = 0, share: float = 0.0) -> None:
        thinking: answers.ThinkingMessage = {
            "on": "thinking",
            "seat": seat,
            "since": messages.stamp(since),
            "done": done,
            "share": round(min(share, 1.0), 2),
        }
        message = msgspec.json.encode(thinking)
        for watcher in self.watchers:
            watcher.say(message)

    def tell_hinted(self, seat: int, version: int) -> None:
        """Once a question, however deeply and often is asked about it; behind screens once for all that others see."""
        if self.hinted.get(seat) == version:
            return
        self.hinted[seat] = version
        told: answers.HintedMessage = {"on": "hinted", "seat": seat}
        message = msgspec.json.encode(told)
        for watcher in self.watchers:
            watcher.say(message)

    def here(self) -> set[int]:
        """Whose browser looks at the table, through this process or another."""
        now = time.monotonic()
        heard = [seats for until, seats in self.elsewhere.values() if until > now]
        return self.looking().union(*heard)

    def looking(self) -> set[int]:
        return {seat.seat for seat in self.record.seats if seat.owner and seat.owner in self.owners}

    def message_for(self, seat: int, owner: str, since: int | None) -> bytes:
        """The state for one who knows the log up to this move, as JSON."""
        own = {
            "table": messages.table(self.record, owner, self.here()),
            "yours": self.record.seats_of(owner),
            "version": self.record.version_for(seat),
            "seat": seat,
            "since": since,
            "fresh": since is None,
        }
        sight, news = self.seen(seat, since)
        return b"%b,%b,%b}" % (msgspec.json.encode(own)[:-1], sight, news)

    def seen(self, seat: int, since: int | None) -> tuple[bytes, bytes]:
        """What all who look from this seat are sent alike: the inside of two JSON objects."""
        session = self.session
        now = (self.record.version, -1 if session is None else session.version)
        if now != self.shown:
            self.shown, self.sights, self.news = now, {}, {}
        if seat not in self.sights:
            self.sights[seat] = msgspec.json.encode(messages.sight(self.record, session, seat))[1:-1]
        if (seat, since) not in self.news:
            lines = [] if session is None else messages.news(session, seat, since)
            self.news[seat, since] = msgspec.json.encode({"events": lines})[1:-1]
        return self.sights[seat], self.news[seat, since]
