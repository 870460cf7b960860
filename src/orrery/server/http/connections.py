"""Stands before the requests themselves: whoever opens connections and says nothing, or only half a sentence, is shown
out, and nobody holds so many that others find no room."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from orrery.server.config import Config, from_environment
from orrery.server.http.addresses import is_trusted, neighbourhood
from orrery.server.monitoring import Metrics

NO_SOCKET = "That opens no socket; ask for one with GET, a key and version 13, as in docs/protocol.md."
SLOW = "The request did not come to its end; send it again, all at once."
CROWD = "Too many connections are open from your address; close some and try again."
FULL = "The server has no room for another connection just now; try again in a moment."
LONG = "The headers of the request are too long; send fewer or shorter ones."
LONGEST_HEAD = 65_536  # bytes of a request that are not its body: nothing else counts those
REASONS = {
    400: "Bad Request",
    408: "Request Timeout",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large",
    503: "Service Unavailable",
}


class Connections:
    """How many each address holds open, and what they may take."""

    def __init__(self, config: Config, proxies: str = "127.0.0.1", metrics: Metrics | None = None) -> None:
        self.config = config
        self.proxies = proxies  # those speak for many, and count their guests themselves
        self.metrics = metrics
        self.held: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        self.held[address] += 1
        return not self.config.limits or self.held[address] <= self.config.connections

    def let_go(self, address: str) -> None:
        self.held[address] -= 1
        if self.held[address] <= 0:
            del self.held[address]

    def count(self, status: int) -> None:
        if self.metrics is not None:
            self.metrics.refused.labels(status).inc()


class Patient(HttpToolsProtocol):
    """Patient, but not for ever."""

    guests: ClassVar[Connections] = Connections(from_environment(), os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.address = ""  # as long as it counts
        self.became_a_socket = False
        self.clock: asyncio.TimerHandle | None = None
        self.head = 0  # bytes of the request so far, its body apart

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host and not is_trusted(host, self.guests.proxies):
            self.address = neighbourhood(host)
            if not self.guests.admit(self.address):
                self.show_out(429, CROWD)
                return
        if len(self.connections) > self.guests.config.room:
            self.show_out(503, FULL)
            return
        self.wait(self.guests.config.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.head += len(data)
        super().data_received(data)
        if self.head > LONGEST_HEAD:
            self.show_out(431, LONG)
        elif self.clock is None and self.between_requests():
            self.wait(self.guests.config.head_seconds)  # something was said, and no request came of it yet

    def between_requests(self) -> bool:
        if self.became_a_socket or self.transport.is_closing() or self.timeout_keep_alive_task is not None:
            return False
        return self.cycle is None or self.cycle.response_complete

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.wait(self.guests.config.body_seconds)
        if sum([len(name) + len(value) for name, value in self.headers]) > LONGEST_HEAD:
            self.show_out(431, LONG)  # it came whole, at once
        elif self.wants_a_socket() and not opens_a_socket(self.scope["method"], self.headers):
            self.show_out(400, NO_SOCKET)

    def on_body(self, body: bytes) -> None:
        self.head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.head = 0
        if not self.wants_a_socket():
            self.stop_waiting()

    def wants_a_socket(self) -> bool:
        return bool(self.parser.should_upgrade()) and self._should_upgrade()

    def handle_websocket_upgrade(self) -> None:
        """It counts, and its clock runs, until a table has let it in: sockets at tables are counted there."""
        if not self.transport.is_closing():
            self.became_a_socket = True
            self.app_state = {**self.app_state, "door": self}
            super().handle_websocket_upgrade()

    def wait(self, seconds: float) -> None:
        self.stop_waiting()
        self.clock = self.loop.call_later(seconds, self.show_out, 408, SLOW)

    def stop_waiting(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def leave(self) -> None:
        self.stop_waiting()
        if self.address:
            self.guests.let_go(self.address)
            self.address = ""

    def show_out(self, status: int, words: str) -> None:
        """Say why, if nothing else has been said yet, and close."""
        self.stop_waiting()
        if self.transport.is_closing():
            return
        self.guests.count(status)
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            body = json.dumps({"error": words, "rules": []}).encode()
            head = f"HTTP/1.1 {status} {REASONS[status]}\r\ncontent-type: application/json\r\nconnection: close\r\n"
            self.transport.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        self.transport.close()


def opens_a_socket(method: str, headers: list[tuple[bytes, bytes]]) -> bool:
    """What else says that it wants a socket would be left standing half-way, unanswered."""
    said = dict(headers)
    try:
        key = base64.b64decode(said.get(b"sec-websocket-key", b""), validate=True)
    except ValueError:
        return False
    body = said.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in said
    return method == "GET" and len(key) == 16 and said.get(b"sec-websocket-version") == b"13" and not body
