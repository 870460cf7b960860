"""Bots of other packages think apart from ours, each in a process of its own and by the clock: one that hangs or takes
its process down harms nobody."""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor
from typing import Any

import msgspec

from orrery.bots.brought import opened, trouble_of
from orrery.games import titles
from orrery.server.thinking.thoughts import LONGEST, Task, Thought, think
from orrery.server.thinking.worker_pool import WorkerPool

LOADING = 60.0  # seconds that a package may take to be imported
STAND_IN = "greedy"


class Room:
    """Where one bot thinks, about one question at a time: whatever breaks there is its own doing."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.pool = WorkerPool(1)
        self.lock = asyncio.Lock()
        self.closed = ""  # why nobody is asked here any more

    async def within(self, seconds: float, work: Any, *args: Any) -> Any:
        """What comes of it; a sentence where nothing does in that time."""
        try:
            return await asyncio.wait_for(self.pool.run(contained, self.spec, work, *args), seconds)
        except TimeoutError:
            self.pool.kill()
            return f"Bot '{self.spec}' took longer than {seconds:g} seconds."
        except BrokenExecutor:
            return f"Bot '{self.spec}' ended its process."


class Shelter:
    def __init__(self, limit: float = LONGEST) -> None:
        self.limit = limit  # seconds a decision
        self.rooms: dict[str, Room] = {}

    async def think(self, spec: str, task: bytes) -> Thought:
        """Its choice; where it has none, only what went wrong."""
        room = self.rooms.setdefault(spec, Room(spec))
        async with room.lock:
            if room.pool.pool is None and not room.closed:
                room.closed = await room.within(LOADING, ready, spec)
            thought = room.closed or await room.within(self.limit, think, task)
        return thought if isinstance(thought, Thought) else Thought("", trouble=thought)

    def close(self) -> None:
        for room in self.rooms.values():
            room.pool.kill()


def contained(spec: str, work: Any, *args: Any) -> Any:
    """In the other process. What a bot raises ends there: some of it would cancel whoever waits, or end the server."""
    try:
        return work(*args)
    except BaseException as error:
        return f"Bot '{spec}' could not answer: {trouble_of(error)}."


def ready(spec: str) -> str:
    """In the other process: what takes long only once. Why the bot cannot be asked at all, if so."""
    titles()
    try:
        opened(spec)
    except ValueError as error:
        return str(error)
    return ""


def for_stand_in(task: bytes) -> bytes:
    """The same question for the one who stands in."""
    return msgspec.json.encode(msgspec.structs.replace(msgspec.json.decode(task, type=Task), spec=STAND_IN))
