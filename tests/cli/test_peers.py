"""A server that is gone for good, and who answers but is no Orrery: told in a sentence, and nobody waits for them."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from orrery.remote.door import Door, Lost
from orrery.remote.seat import RemoteSeat
from tests.cli.model import at_the_desk, run
from tests.cli.run import Shell
from tests.server.running import Browser, in_process

ENDS_IT = """
import json, os, signal, sys
for line in sys.stdin:
    if json.loads(line)["do"] == "choose":
        os.kill({pid}, signal.SIGKILL)
        print(0, flush=True)
"""


class Stranger(BaseHTTPRequestHandler):
    """Says yes to everything, and repeats the last word of the address."""

    def do_POST(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.path.rpartition("/")[2].encode())

    def log_message(self, *said: object) -> None:
        """Nothing: it would be heard among what is tested."""


@pytest.fixture
def stranger() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize("answer", ["welcome", "null", "17"])
def test_a_stranger_has_no_seats(shell: Shell, stranger: str, answer: str) -> None:
    ran = shell("sit", "--table", f"{stranger}/join/{answer}", "--command", sys.executable)
    assert ran.code == 1
    assert ran.err == f"What answers at {stranger} is no Orrery; look at the link again.\n"

    async def scenario() -> None:
        async with at_the_desk() as (model, desk):
            refused = await model.refused("join_table", link=f"{stranger}/join/{answer}")
            assert f"What answers at {stranger} is no Orrery" in refused
            assert desk.tickets.seats == {}

    run(scenario)


@pytest.mark.parametrize("said", ["{}", "17", "welcome", '{"on": "state"}'])
def test_a_line_on_which_something_else_is_spoken_is_lost(said: str) -> None:
    async def speak(line: ServerConnection) -> None:
        await line.send(said)
        await line.wait_closed()

    async def scenario() -> None:
        async with serve(speak, "127.0.0.1", 0) as server:
            address = f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"
            seat = RemoteSeat(Door(address), "table", 0)
            with pytest.raises(Lost, match=r"The line to .* broke"):
                await seat.enter()
            await seat.leave()

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_a_server_that_is_gone_for_good_ends_the_program_too(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.remote.playing.PAUSES", (0.01, 0.02))
    with in_process(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        ann = Browser(server.url)
        id = ann.table("ultramassive", "Ann", "bot:greedy", seed="4", settings={"wormholes": "quick"})["id"]
        link = ann.url + ann.post(f"/api/tables/{id}/recovery", {}, expect=201)["link"]
        (tmp_path / "mybot.py").write_text(ENDS_IT.format(pid=server.process.pid))
        ran = shell("sit", "--table", link, "--command", f"{sys.executable} {tmp_path / 'mybot.py'}")
    assert ran.code == 1
    *_, before, last = ran.err.splitlines()
    assert before.endswith("Trying again in 0.02 seconds.")
    assert last.startswith(f"Nothing answers at {server.url}")
    assert "Traceback" not in ran.err
