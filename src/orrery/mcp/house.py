"""A server within this process, for tables that are opened where no other server is named. People of this computer can
sit down there too, by the link of a table; it ends with the process, and its tables with it."""

from __future__ import annotations

import tempfile
import threading
import time
from types import TracebackType
from typing import Optional

import uvicorn

from orrery.remote.door import Door, Lost
from orrery.server.config import Config
from orrery.server.http.app import create
from orrery.server.socket.endpoint import Compressing

STARTING = 60.0  # seconds


class House:
    """Named, it is the server of that address; without a name one is started when it is first needed."""

    def __init__(self, server: str = "") -> None:
        self.address = Door(server).server if server else ""
        self.lock = threading.Lock()
        self.server: Optional[uvicorn.Server] = None
        self.thread: Optional[threading.Thread] = None
        self.folder: Optional[tempfile.TemporaryDirectory[str]] = None

    def __enter__(self) -> House:
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], where: Optional[TracebackType]
    ) -> None:
        if self.server is not None and self.thread is not None:
            self.server.should_exit = True
            self.thread.join(STARTING)
        if self.folder is not None:
            self.folder.cleanup()

    def open(self) -> str:
        """Its address. Takes a second where it has to be started: call it from a thread."""
        with self.lock:
            if not self.address:
                self.start()
            return self.address

    def start(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="orrery-mcp-")
        config = Config(f"sqlite:///{self.folder.name}/tables.sqlite", limits=False)
        settings = uvicorn.Config(create(config), port=0, log_level="error", ws=Compressing, ws_max_size=65_536)
        self.server = uvicorn.Server(settings)
        self.thread = threading.Thread(target=self.server.run, name="house", daemon=True)
        self.thread.start()
        deadline = time.monotonic() + STARTING
        while not self.server.started:
            if not self.thread.is_alive() or time.monotonic() > deadline:
                raise Lost("The server for these tables did not start; name one that runs with --server.")
            time.sleep(0.01)
        self.address = f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"
