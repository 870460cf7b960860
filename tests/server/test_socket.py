"""What a browser is told while much happens at once."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from orrery.server.socket.connection import Socket
from orrery.server.wire.requests import Look
from tests.server.registry import OWNER, opened, served, table
from tests.server.running import PATIENCE


class Ear:
    """A socket that only hears."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    async def send(self, message: Any) -> None:
        self.heard.append(msgspec.json.decode(message["text"]))


async def until(true: Any) -> None:
    while not true():
        await asyncio.sleep(0)


def test_another_seat_wanted_while_a_state_is_made_is_shown_too(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            live = await table(registry, "ultramassive", people=2, seed="3")
            ear = Ear()
            socket = Socket(ear, registry, live, OWNER, 0)  # type: ignore[arg-type]
            live.watchers.add(socket)
            writing = asyncio.create_task(socket.write())
            await until(lambda: ear.heard)
            async with live.lock:
                socket.wake()
                await until(lambda: not socket.stale)  # it waits for the lock, to show seat 0
                await socket.obey(Look(seat=1))
            await until(lambda: ear.heard[-1]["seat"] == 1)
            writing.cancel()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_a_table_that_leaves_the_memory_while_a_browser_comes_in_is_looked_for_again(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with served(f"sqlite:///{tmp_path}/t.sqlite", keep=0) as (registry, client):
            live = await table(registry, "ultramassive", people=2, seed="3")
            heard: asyncio.Queue[Any] = asyncio.Queue()
            comes = asyncio.Queue[Any]()
            comes.put_nowait({"type": "websocket.connect"})

            async def send(message: Any) -> None:
                if message["type"] == "websocket.accept":
                    registry.upkeep.let_go()  # the sweep, at that very moment
                    assert not registry.tables
                elif message["type"] == "websocket.send":
                    heard.put_nowait(msgspec.json.decode(message["text"]))

            app: Any = client._transport.app  # type: ignore[attr-defined]
            path = f"/api/tables/{live.record.id}/live"
            scope = {"type": "websocket", "path": path, "query_string": b"", "client": ("t", 1), "scheme": "ws"}
            headers = [(b"host", b"localhost")]
            socket = asyncio.create_task(app({**scope, "headers": headers, "app": app}, comes.get, send))
            first = await heard.get()
            now = await registry.table(live.record.id)
            await now.choose(0, "quick", None)
            assert (await heard.get())["version"] > first["version"]
            comes.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await socket

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_a_browser_that_does_not_listen_skips_what_is_in_between(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            live = await table(registry, "ultramassive", people=2, seed="3")
            ear = Ear()
            socket = Socket(ear, registry, live, OWNER, 0)  # type: ignore[arg-type]
            live.watchers.add(socket)
            writing = asyncio.create_task(socket.write())
            await until(lambda: ear.heard)
            gate = asyncio.Event()
            hear = ear.send

            async def slow(message: Any) -> None:
                await gate.wait()
                await hear(message)

            ear.send = slow  # type: ignore[method-assign]
            for space in (3, 4, 5):
                await live.choose(0, f"warp space:{space}", None)  # nobody waits for the slow one
            gate.set()
            await until(lambda: ear.heard[-1]["view"]["moves"] == 3)
            assert len(ear.heard) <= 3
            told = [line["move"] for state in ear.heard[1:] for line in state["events"]]
            assert told == [1, 2, 3], "the log is whole all the same"
            writing.cancel()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))
