"""A language model, as far as `orrery mcp` can tell: somebody with the official client of the protocol."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from mcp import Client

from orrery.cli.mcp import drawn
from orrery.mcp.desk import Desk
from orrery.mcp.house import House
from orrery.mcp.server import server
from tests.server.running import PATIENCE


class Model:
    def __init__(self, client: Client) -> None:
        self.client = client
        self.ticket = ""
        self.heard: list[str] = []  # everything, as it came

    async def refused(self, tool: str, **more: Any) -> str:
        answer = await self.client.call_tool(tool, more)
        assert answer.is_error, answer
        return str(answer.content[0].text)  # type: ignore[union-attr]

    async def call(self, tool: str, **more: Any) -> Any:
        """The data, and under `words` what was said."""
        given = more if tool in ("list_games", "search_rules") or "ticket" in more else {**more, "ticket": self.ticket}
        if tool in ("open_table", "join_table"):
            given = more
        answer = await self.client.call_tool(tool, given)
        words = answer.content[0].text  # type: ignore[union-attr]
        assert not answer.is_error, words
        self.heard += [words, json.dumps(answer.structured_content)]
        assert answer.structured_content is not None
        return {**answer.structured_content, "words": words}

    async def sit(self, tool: str, **more: Any) -> Any:
        found = await self.call(tool, **more)
        self.ticket = found["ticket"]
        return found

    async def play(self, moves: int = 100_000) -> Any:
        """The first option each time, until so many are made or the game is over."""
        seen = await self.call("wait_for_my_turn")
        while moves and not seen["over"]:
            if seen["my_turn"]:
                moves -= 1
                await self.call("choose", key=seen["view"]["ask"]["options"][0]["key"])
            seen = await self.call("wait_for_my_turn")
        return seen


@asynccontextmanager
async def at_the_desk(server_address: str = "") -> AsyncIterator[tuple[Model, Desk]]:
    """Without a process in between."""
    with House(server_address) as house:
        desk = Desk(house, drawn)
        async with Client(server(desk)) as client:
            yield Model(client), desk
        await desk.tickets.close()


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))
