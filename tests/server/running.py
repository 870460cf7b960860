"""A server to talk to, in a thread or in a process of its own, and browsers to talk to it with."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

import orrery
from orrery.server.config import Config
from orrery.server.http.app import create
from orrery.server.http.connections import Connections, Patient
from orrery.server.socket.endpoint import Compressing
from tests.server.postgres import free_port

PATIENCE = 600.0  # seconds after which something hangs, on however busy a machine


@contextmanager
def in_thread(config: Config, clock: Callable[[], float] = time.monotonic, proxies: str = "127.0.0.1") -> Iterator[str]:
    """The server's address."""
    app = create(config, clock)

    class Door(Patient):
        guests = Connections(config, proxies, app.state.metrics)

    settings = uvicorn.Config(app, port=0, log_level="error", ws_max_size=65_536, http=Door, ws=Compressing)
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline, "the server did not start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


class Process:
    """`orrery serve`, to be killed."""

    def __init__(self, database: str, *options: str, port: int = 0) -> None:
        port = port or free_port()
        self.url = f"http://127.0.0.1:{port}"
        path = str(Path(orrery.__file__).parent.parent)
        command = [sys.executable, "-m", "orrery", "serve", "--port", str(port), "--database", database, *options]
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}, stderr=subprocess.PIPE)

    def ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            assert self.process.poll() is None, self.process.stderr and self.process.stderr.read()
            assert time.monotonic() < deadline, "the server did not start"
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz"):
                return
            time.sleep(0.1)

    def children(self) -> list[int]:
        """The processes that it has started."""
        found: list[int] = []
        for status in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                name, _, facts = status.read_text().rpartition(") ")
                if int(facts.split()[1]) == self.process.pid:
                    found.append(int(name.split()[0]))
        return found

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        if self.process.stderr is not None:
            self.process.stderr.close()


@contextmanager
def in_process(database: str, *options: str) -> Iterator[Process]:
    process = Process(database, *options)
    try:
        process.ready()
        yield process
    finally:
        process.kill()


class Browser:
    """Somebody with a cookie."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url
        self.http = httpx.Client(
            base_url=url, timeout=PATIENCE, cookies={"orrery": cookie} if cookie else {}, verify=False
        )

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("orrery", "")

    def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        return self.checked(self.http.get(path, params=query), expect)

    def post(self, path: str, body: Any = None, expect: int = 200) -> Any:
        return self.checked(self.http.post(path, json=body), expect)

    def checked(self, response: httpx.Response, expect: int) -> Any:
        assert response.status_code == expect, f"{response.status_code}: {response.text[:500]}"
        return response.json()

    def table(self, game: str, *seats: str, expect: int = 201, **more: Any) -> Any:
        """Seats such as `Ann`, `friend` or `bot:greedy`."""
        wishes = [wish(seat) for seat in seats]
        return self.post("/api/tables", {"game": game, "seats": wishes, **more}, expect)

    @contextmanager
    def socket(self, table: str, seat: int = -1, **headers: str) -> Iterator[Socket]:
        address = f"ws{self.url.removeprefix('http')}/api/tables/{table}/live?seat={seat}"
        told = {"Cookie": f"orrery={self.cookie}", **headers} if self.cookie else headers
        with connect(address, additional_headers=told, max_size=None) as ws:
            yield Socket(ws)


def wish(seat: str) -> dict[str, str]:
    if seat == "friend":
        return {"kind": "friend"}
    if seat.startswith("bot:"):
        return {"kind": "bot", "bot": seat.removeprefix("bot:")}
    return {"kind": "me", "name": seat}


class Socket:
    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.number = 0
        self.heard: list[str] = []  # every message, as it came
        self.newest: dict[str, Any] = {"version": -1}  # state of them

    def hear(self) -> dict[str, Any]:
        text = self.ws.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["on"] == "state":
            self.newest = message
        return message

    def state(self, version: int = 0) -> dict[str, Any]:
        """The next state, of this version at least."""
        while True:
            message = self.hear()
            if message["on"] == "state" and message["version"] >= version:
                return message

    def reach(self, version: int) -> dict[str, Any]:
        """The newest state, of this version at least: where others choose too, it may have come before the answer."""
        while self.newest["version"] < version:
            self.hear()
        return self.newest

    def say(self, do: str, **more: Any) -> int:
        self.number += 1
        self.ws.send(json.dumps({"do": do, "id": self.number, **more}))
        return self.number

    def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Say something and wait for the answer."""
        number = self.say(do, **more)
        while True:
            message = self.hear()
            if message["on"] == "reply" and message["id"] == number:
                return message


def heard_by(socket: Socket, replies: int) -> list[str]:
    """What was wrong with each of so many replies."""
    errors: list[str] = []
    while replies:
        message = socket.hear()
        if message["on"] == "reply":
            replies -= 1
            errors.append(message.get("error", ""))
    return errors
