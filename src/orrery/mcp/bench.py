"""`python -m orrery.mcp.bench GAME`: what a tool takes and how much it says, over standard input and output. It plays
60 choices, in about ten seconds."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import defaultdict
from statistics import mean, median
from typing import Any, Final

try:
    from mcp import Client
    from mcp.client.stdio import StdioServerParameters
except ModuleNotFoundError:
    sys.exit("The protocol is not installed; install it with: pip install 'orrery[mcp]'")

from orrery.games import title as find_title

MOVES: Final = 60


class Measured:
    """The official client; what each tool took, and how many letters it said."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.seconds: dict[str, list[float]] = defaultdict(list)
        self.letters: dict[str, list[int]] = defaultdict(list)

    async def call(self, tool: str, **given: Any) -> Any:
        start = time.perf_counter()
        answer = await self.client.call_tool(tool, given)
        self.seconds[tool].append(time.perf_counter() - start)
        words: str = answer.content[0].text  # type: ignore[union-attr]
        assert not answer.is_error, words
        self.letters[tool].append(len(words) + len(json.dumps(answer.structured_content)))
        return answer.structured_content


async def play(measured: Measured, game: str) -> None:
    sat = await measured.call("open_table", game=game, seats=["me", "random"], seed=1)
    ticket = sat["ticket"]
    for _ in range(MOVES):
        seen = await measured.call("wait_for_my_turn", ticket=ticket)
        if seen["over"]:
            return
        await measured.call("look", ticket=ticket)
        await measured.call("options", ticket=ticket)
        await measured.call("choose", ticket=ticket, key=seen["view"]["ask"]["options"][0]["key"])


async def main(game: str) -> None:
    program = StdioServerParameters(command=sys.executable, args=["-m", "orrery", "mcp"], env=dict(os.environ))
    async with Client(program) as client:
        measured = Measured(client)
        await play(measured, game)
    for tool, seconds in measured.seconds.items():
        told = f"median {median(seconds) * 1e3:7.1f} ms, longest {max(seconds) * 1e3:7.1f} ms"
        print(f"{tool:<18} {len(seconds):4} times  {told}  {mean(measured.letters[tool]):8,.0f} letters")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        find_title(sys.argv[1])
    except ValueError as error:
        sys.exit(str(error))
    asyncio.run(main(sys.argv[1]))
