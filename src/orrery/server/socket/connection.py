"""One browser at one table: hears what happens, and says what it wants."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from orrery.server.http.errors import BROKEN, NOT_YOURS, Problem
from orrery.server.tables import messages
from orrery.server.tables.operations import BY_NAME
from orrery.server.tables.registry import Registry
from orrery.server.tables.table import Table
from orrery.server.wire import answers
from orrery.server.wire.requests import Look, Said, number_of, understood

log = logging.getLogger("orrery")
MOST_WAITING = 200  # messages for a browser that does not listen


class Socket:
    def __init__(self, ws: WebSocket, registry: Registry, table: Table, owner: str, seat: int) -> None:
        self.ws = ws
        self.registry = registry
        self.table = table
        self.owner = owner
        self.seat = seat
        self.shown: tuple[int, int] | None = None  # as which seat and of which version this browser has been told
        self.stale = True  # whether it has to be told of a newer one
        self.reseated = False  # whether the seats have changed
        self.replies: deque[bytes] = deque()
        self.bell = asyncio.Event()
        self.bell.set()

    def wake(self, seats: bool = False) -> None:
        self.stale = True
        self.reseated = self.reseated or seats
        self.bell.set()

    def reseat(self) -> None:
        """Only who is here has changed."""
        self.reseated = True
        self.bell.set()

    def say(self, message: bytes) -> None:
        if len(self.replies) < MOST_WAITING:
            self.replies.append(message)
        self.bell.set()

    async def run(self) -> None:
        if self.table.enter(self):
            self.announce()
        self.registry.metrics.sockets.inc()
        both = [asyncio.create_task(self.write()), asyncio.create_task(self.listen())]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.registry.metrics.sockets.dec()
            if self.table.leave(self):
                self.announce()
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    def announce(self) -> None:
        """Tell the others who is here."""
        for watcher in self.table.watchers:
            if watcher is not self:
                watcher.reseat()
        self.registry.announce(self.table)

    async def write(self) -> None:
        """Answers first, then the newest state: a slow browser skips what is in between, and keeps nobody waiting."""
        while True:
            await self.bell.wait()
            self.bell.clear()
            while self.replies:
                await self.send(self.replies.popleft())
            if self.reseated:
                self.reseated = False
                seen = messages.table(self.table.record, self.owner, self.table.here())
                changed: answers.TableMessage = {"on": "table", "table": seen}
                await self.send(msgspec.json.encode(changed))
            if self.stale:
                self.stale = False
                await self.show()

    async def show(self) -> None:
        if self.seat >= 0 and self.seat not in self.table.record.seats_of(self.owner):
            self.seat = -1  # moved to another device
        seat, shown = self.seat, self.shown  # another may be wanted while this one is being made
        known = shown[1] if shown is not None and shown[0] == seat else None
        version, state = await self.table.state(seat, self.owner, known)
        if (seat, version) != shown:
            self.shown = (seat, version)
            await self.send(b'{"on":"state",' + state[1:])

    async def send(self, message: bytes) -> None:
        await self.ws.send({"type": "websocket.send", "text": message.decode()})

    async def listen(self) -> None:
        while len(self.replies) < MOST_WAITING:
            received = await self.ws.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            raw = text.encode() if text is not None else received.get("bytes") or b""
            id = None
            try:
                id = number_of(raw)
                self.ws.app.state.limits.spend("say", self.ws)
                answer = await self.obey(understood(raw))
            except Problem as problem:
                self.refuse(id, problem)
            except Exception:
                log.exception("a message failed", extra={"table": self.table.record.id})
                self.refuse(id, Problem(503, BROKEN))
            else:
                if id is not None:
                    reply: answers.ReplyMessage = {"on": "reply", "id": id, "ok": answer}
                    self.say(msgspec.json.encode(reply))

    def refuse(self, id: int | None, problem: Problem) -> None:
        self.registry.metrics.refused.labels(problem.status).inc()
        refusal: answers.RefusalMessage = {
            "on": "reply",
            "id": id,
            "error": problem.error,
            "rules": problem.rules,
            "status": problem.status,
        }
        self.say(msgspec.json.encode(refusal))

    async def obey(self, said: Said) -> Any:
        own = self.table.record.seats_of(self.owner)
        if said.seat not in own and not (isinstance(said, Look) and said.seat == -1):
            raise Problem(403, NOT_YOURS)
        if isinstance(said, Look):
            self.seat, self.shown = said.seat, None
            self.wake()
            return answers.Looked(seat=said.seat)
        return await BY_NAME[str(said.__struct_config__.tag)].act(self.table, said)
