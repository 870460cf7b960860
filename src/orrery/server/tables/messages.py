"""What a client receives: the table, the state as one seat may see it, and the log in linked words."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Any, Protocol

import msgspec

from orrery.core import sentence
from orrery.core.ask import Thing
from orrery.core.game import Event
from orrery.core.title import Title
from orrery.core.words import visible
from orrery.games import title as find_title
from orrery.play.session import Session
from orrery.server.storage.codec import RECENT
from orrery.server.storage.records import OVER, Record

Log = Sequence[tuple[int, Event]]


def stamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def table(record: Record, owner: str, here: Collection[int] = ()) -> dict[str, Any]:
    """The table as the browser of this owner may know it: invitations are for those who sit there."""
    mine = record.seats_of(owner)
    return {
        "id": record.id,
        "game": record.game,
        "title": find_title(record.game).title,
        "status": record.status,
        "invite": record.invite if mine else "",
        "code": record.code if mine else "",
        "commitment": record.commitment,
        "seal": record.seal,
        "seeded": record.seeded,
        "settings": record.settings,
        "created": stamp(record.created),
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "yours": seat.seat in mine,
                "here": seat.seat in here,
            }
            for seat in record.seats
        ],
    }


def entry(title: Title, names: Sequence[str], move: int, event: Event) -> dict[str, Any]:
    """A line of the log; `refs` are what it names, for links and animations."""
    name, seat, details, _ = event
    parts = title.words.sentence(event, names)
    return {
        "move": move,
        "event": name,
        "seat": seat,
        "refs": sentence.refs(parts),
        "details": [plain(detail) for detail in details],
        "text": sentence.plain(parts),
        "parts": parts,
    }


def plain(detail: Any) -> Any:
    if isinstance(detail, Thing):
        return detail.ref
    return [plain(item) for item in detail] if isinstance(detail, (tuple, list)) else detail


def entries(title: Title, names: Sequence[str], log: Log, seat: int) -> list[dict[str, Any]]:
    """The lines this seat may read."""
    return [entry(title, names, move, event) for move, event in log if visible([event], seat)]


def state(session: Session, seat: int, since: int | None) -> dict[str, Any]:
    """All of the state that depends on the seat alone. `since` is up to which move the client knows the log."""
    start = max(0, len(session.log) - 4 * RECENT) if since is None else len(session.log)
    while since is not None and start and session.log[start - 1][0] > since:
        start -= 1
    events = entries(session.title, session.names, session.log[start:], seat)
    why = session.why_no_undo(seat) if seat >= 0 else "You are only watching."
    return {
        "seat": seat,
        "view": session.view(seat),
        "finals": session.finals(seat) if seat in session.game.asks else [],
        "events": events[-RECENT:] if since is None else events,
        "since": since,
        "fresh": since is None,
        "undo": {"can": not why, "why": why, "ask": False},
        "scores": scores(session) if session.over else None,
    }


def scores(session: Session) -> list[dict[str, Any]]:
    return [
        {"seat": s.seat, "name": session.name(s.seat), "total": s.total, "parts": s.parts, "winner": s.winner}
        for s in session.title.scores(session.game)
    ]


def mine(record: Record, owner: str) -> dict[str, Any]:
    """A line of the list of own tables."""
    own = record.seats_of(owner)
    names = [seat.name for seat in record.seats]
    winners = [names[s["seat"]] if s["seat"] < len(names) else "" for s in record.scores if s["winner"]]
    return {
        "table": table(record, owner),
        "your_turn": any(seat in own for seat in record.waiting),
        "waiting_for": [names[seat] for seat in record.waiting],
        "round": record.round,
        "result": [{"seat": s["seat"], "total": s["total"], "winner": s["winner"]} for s in record.scores],
        "winners": winners if record.status == OVER else [],
        "updated": stamp(record.updated),
    }


class Watcher(Protocol):
    """Somebody who looks at the table."""

    owner: str
    seat: int

    def wake(self, seats: bool = False) -> None: ...

    def say(self, message: bytes) -> None: ...


class Audience:
    record: Record

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # who looks through other processes, until when

    def wake(self, seats: bool = False) -> None:
        for watcher in self.watchers:
            watcher.wake(seats)

    def tell_thinking(self, seat: int, since: float, done: int = 0, share: float = 0.0) -> None:
        told = {"seat": seat, "since": stamp(since), "done": done, "share": round(min(share, 1.0), 2)}
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
