"""Who plays at the tables of `orrery bench server`: by chance, and with a watch in hand."""

from __future__ import annotations

import asyncio
import json
import time

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from orrery.cli.load_server import Server
from orrery.cli.stop import Stop
from orrery.core.rng import Rng


class Offer(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    options: list[Offer]


class Pane(msgspec.Struct):
    moves: int
    waiting_for: list[int]
    ask: Question | None = None


class Heard(msgspec.Struct):
    """The little of a message that a player needs who plays by chance."""

    on: str
    id: int | None = None
    version: int = 0
    seat: int = -1
    view: Pane | None = None
    error: str = ""


decoder = msgspec.json.Decoder(Heard)


class Player:
    """Both seats of a table, played by chance."""

    def __init__(self, ws: ClientConnection, number: int) -> None:
        self.ws = ws
        self.dice = Rng(number)
        self.id = 0
        self.last = Heard("")

    async def hear(self) -> Heard:
        heard = decoder.decode(await self.ws.recv(decode=False))
        if heard.on == "state":
            self.last = heard
        return heard

    async def see(self, seat: int) -> None:
        await self.ws.send(json.dumps({"do": "look", "seat": seat}))
        while self.last.seat != seat or self.last.view is None or self.last.view.ask is None:
            await self.hear()

    async def move(self, due: float | None = None) -> float:
        """Seconds from when the move was due until it was confirmed; 0 if the game is over."""
        view = self.last.view
        if view is None or not view.waiting_for:
            return 0.0
        if view.ask is None:
            await self.see(view.waiting_for[0])
            view = self.last.view
        assert view is not None
        assert view.ask is not None
        if due is not None:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        started = time.perf_counter() if due is None else due
        self.id += 1
        key = view.ask.options[self.dice.below(len(view.ask.options))].key
        said = {"do": "choose", "id": self.id, "seat": self.last.seat, "key": key, "version": self.last.version}
        version = self.last.version
        await self.ws.send(json.dumps(said))
        took = 0.0
        while not took or self.last.version == version:
            heard = await self.hear()
            if heard.on == "reply" and heard.id == self.id:
                took = time.perf_counter() - started
                if heard.error:
                    raise Stop(f"The server refused a move: {heard.error}", 1)
        return took


async def sit(server: Server, id: str, number: int) -> Player:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{id}/live?seat=0"
    headers = {"Cookie": server.cookie}
    player = Player(await connect(address, additional_headers=headers, max_size=None), number)
    await player.hear()
    return player
