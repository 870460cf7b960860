"""A seat at a running table, over the socket of its server: hears what happens there, and acts from that seat alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, NamedTuple, Optional

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from orrery.remote.door import COOKIE, PATIENCE, Door, Lost, Refused, unreachable

State = dict[str, Any]
PASSING = (429, 503)  # why a line may be refused that is worth another try


class Line(NamedTuple):
    """Of the log: after so many choices this happened."""

    move: int
    text: str


class RemoteSeat:
    def __init__(self, door: Door, table: str, seat: int) -> None:
        self.door = door
        self.table = table
        self.seat = seat
        self.state: State = {}  # the newest
        self.shown = -1  # of which version whoever sits here was shown a question
        self.log: list[Line] = []
        self.told: list[Line] = []  # of the log, what whoever sits here was told
        self.socket: Optional[ClientConnection] = None
        self.reading: Optional[asyncio.Task[None]] = None
        self.waiting: dict[int, asyncio.Future[Any]] = {}
        self.number = 0
        self.bell = asyncio.Event()

    @property
    def question(self) -> Any:
        """What this seat is asked now; nothing while others choose."""
        return (self.state.get("view") or {}).get("ask")

    @property
    def over(self) -> bool:
        return self.state.get("scores") is not None

    async def enter(self) -> None:
        """Take up the line to the table, also after it broke."""
        if "refused" in self.state:
            raise Refused(self.state["refused"])
        if self.socket is not None:
            return
        address = f"ws{self.door.server.removeprefix('http')}/api/tables/{self.table}/live?seat={self.seat}"
        cookie = {"Cookie": f"{COOKIE}={self.door.cookie}"}
        try:
            self.socket = await connect(address, additional_headers=cookie, max_size=None, open_timeout=PATIENCE)
        except (OSError, WebSocketException, TimeoutError) as error:
            raise Lost(unreachable(self.door.server, error)) from None
        self.state = {}
        self.reading = asyncio.create_task(self.read(self.socket))
        if not await self.until(lambda: bool(self.state), PATIENCE):
            await self.leave()
            raise Lost(unreachable(self.door.server, TimeoutError("it says nothing")))

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reading is not None:
            await self.reading

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                self.hear(json.loads(message))
        except (WebSocketException, OSError, ValueError, KeyError, TypeError):  # or no Orrery speaks
            pass
        finally:
            self.socket = None
            for reply in self.waiting.values():
                if not reply.done():
                    reply.set_exception(Lost(self.broken()))
            self.waiting.clear()
            self.bell.set()

    def broken(self) -> str:
        return f"The line to {self.door.server} broke; look at the table again to see what was done."

    def hear(self, message: dict[str, Any]) -> None:
        if message["on"] == "state":
            self.note(message)
        elif message["on"] == "table" and self.state:
            self.state["table"] = message["table"]
        elif message["on"] == "reply" and message["id"] in self.waiting:
            reply = self.waiting.pop(message["id"])
            if "error" in message:
                reply.set_exception(Refused(with_rules(message["error"], message["rules"])))
            else:
                reply.set_result(message["ok"])
        elif message["on"] == "refused" and message["status"] not in PASSING:
            self.state = {"refused": message["error"]}
        self.bell.set()

    def note(self, state: State) -> None:
        """The newest state. Lines of moves that were taken back are dropped, then the new ones follow."""
        if state["seat"] != self.seat:
            self.state = {"refused": "This seat was taken to another device; nothing more can be done from here."}
            return
        self.state, since = state, state["since"]
        known = [] if since is None else [line for line in self.log if line.move <= since]
        self.log = known + [Line(event["move"], event["text"]) for event in state["events"]]

    def news(self) -> list[Line]:
        """What has happened since one was last told."""
        same = 0
        while same < min(len(self.told), len(self.log)) and self.told[same] == self.log[same]:
            same += 1
        self.told = self.log[:]
        return self.log[same:]

    async def until(self, done: Callable[[], bool], seconds: float) -> bool:
        """Whether that came true in so many seconds; a line that breaks meanwhile is told."""
        try:
            async with asyncio.timeout(seconds):
                while not done():
                    if self.socket is None:
                        raise Lost(self.broken())
                    self.bell.clear()
                    await self.bell.wait()
        except TimeoutError:
            return False
        if "refused" in self.state:
            raise Refused(self.state["refused"])
        return True

    async def say(self, do: str, **more: Any) -> Any:
        """What the server answers."""
        await self.enter()
        assert self.socket is not None
        self.number += 1
        reply = self.waiting[self.number] = asyncio.get_running_loop().create_future()
        said = json.dumps({"do": do, "id": self.number, "seat": self.seat, **more})
        try:
            await self.socket.send(said)
            async with asyncio.timeout(PATIENCE):
                return await reply
        except (WebSocketException, OSError, TimeoutError):
            raise Lost(self.broken()) from None

    async def act(self, do: str, **more: Any) -> None:
        """Change something, and see what came of it."""
        version = (await self.say(do, **more))["version"]
        await self.until(lambda: bool(self.state.get("version", -1) >= version), PATIENCE)

    async def choose(self, key: str, version: int) -> None:
        """Once, however often it is sent: a choice names the version its question was seen at."""
        try:
            await self.act("choose", key=key, version=version)
        except Lost:
            await self.act("choose", key=key, version=version)

    async def undo(self) -> None:
        await self.act("undo")

    async def my_turn(self, seconds: float) -> bool:
        """Whether this seat is asked, or the game over, within so many seconds."""
        await self.enter()
        return await self.until(lambda: self.question is not None or self.over or "refused" in self.state, seconds)


def with_rules(words: str, rules: list[str]) -> str:
    return f"{words} ({', '.join(rules)})" if rules else words
