"""How the processes of several servers hear of each other's changes: PostgreSQL tells them when one is committed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from orrery.server.storage.database import PATIENCE, connected
from orrery.server.storage.store import CHANNEL

log = logging.getLogger("orrery")


class Listener:
    def __init__(self, url: str, process: str, hear: Callable[[str, str, list[str]], None], again: Callable[[], None]):
        self.url = url
        self.process = process
        self.hear = hear  # who says it, about which table, and what
        self.again = again  # called when something may have been missed
        self.listening = asyncio.Event()

    async def listen(self) -> None:
        """For as long as the server runs; a lost connection is made anew."""
        while True:
            try:
                await self.listen_once()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("lost the connection that listens", extra={"error": str(error)})
            await asyncio.sleep(1.0)

    async def listen_once(self) -> None:
        connection = await connected(self.url, PATIENCE)
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda *_: gone.set())
            await connection.add_listener(CHANNEL, self.receive)
            self.again()
            self.listening.set()
            while not gone.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(gone.wait(), PATIENCE)  # after so much silence it is tried
                    return
                await connection.execute("select 1", timeout=PATIENCE)
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1.0)

    def receive(self, connection: Any, pid: int, channel: str, message: Any) -> None:
        process, table, *words = str(message).split(" ")
        if process != self.process:
            self.hear(process, table, words)
