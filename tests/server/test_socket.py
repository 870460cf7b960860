"""What a browser is told while much happens at once."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from orrery.server.messages import Look
from orrery.server.socket import Socket
from tests.server.halls import OWNER, opened, table


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
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as hall:
            live = await table(hall, "ultramassive", people=2, seed="3")
            ear = Ear()
            socket = Socket(ear, hall, live, OWNER, 0)  # type: ignore[arg-type]
            live.watchers.add(socket)
            writing = asyncio.create_task(socket.write())
            await until(lambda: ear.heard)
            async with live.lock:
                socket.wake()
                await until(lambda: not socket.stale)  # it waits for the lock, to show seat 0
                await socket.obey(Look(seat=1))
            await until(lambda: ear.heard[-1]["seat"] == 1)
            writing.cancel()

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_a_browser_that_does_not_listen_skips_what_is_in_between(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as hall:
            live = await table(hall, "ultramassive", people=2, seed="3")
            ear = Ear()
            socket = Socket(ear, hall, live, OWNER, 0)  # type: ignore[arg-type]
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

    asyncio.run(asyncio.wait_for(scenario(), 60))
