"""`orrery sit`: programs in any language at a table of a running server, and whatever they do, the table goes on."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from orrery.play.transcript import parse, verify
from orrery.remote.speaker import Silent, Speaker
from tests.cli.run import Shell
from tests.server.beside import beside
from tests.server.postgres import free_port
from tests.server.running import PATIENCE, Browser, Process
from tests.toy import BOT, written

NODE = shutil.which("node")
CHOOSES = """
import json, os, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["do"] == "choose":
        answer = ANSWER
        print(json.dumps(answer), flush=True)
"""
WAITS = """
import json, pathlib, sys, time
for line in sys.stdin:
    told = json.loads(line)
    if told["do"] == "choose":
        if told["view"]["round"] == 2:
            pathlib.Path("asked").touch()
            while not pathlib.Path("gone").exists():
                time.sleep(0.02)
        print(0, flush=True)
"""


def program(folder: Path, answer: str) -> str:
    """A bot that answers with this expression."""
    file = folder / "mybot.py"
    file.write_text(CHOOSES.replace("ANSWER", answer))
    return f"{sys.executable} {file}"


def invited(ann: Browser) -> tuple[str, str]:
    """A table of Ann's with a seat for somebody, and the link to that."""
    info = ann.table("ultramassive", "Ann", "friend", seed="4", settings={"wormholes": "quick"})
    return info["id"], f"{ann.url}/join/{info['invite']}"


@pytest.mark.skipif(NODE is None, reason="the example of the document is in JavaScript, and this system has no Node")
def test_the_program_of_the_document_plays_a_whole_game(ann: Browser, shell: Shell, tmp_path: Path) -> None:
    id, link = invited(ann)
    bot = written(tmp_path / "doc", BOT) / "mybot.mjs"
    assert len(bot.read_text().splitlines()) == 10
    with beside(ann, id) as seen:
        ran = shell("sit", "--table", link, "--command", f"{NODE} {bot}", "--name", "Ada")
    assert ran.code == 0, ran.err
    assert "stand in" not in ran.err
    assert seen[-1]["table"]["seats"][1]["name"] == "Ada"
    for score in seen[-1]["scores"]:
        assert f"{score['name']}: {score['total']}" in ran.err
    file = ann.http.get(f"/api/tables/{id}/transcript").content
    assert verify(parse(file, "game"), "game").over


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("99", "'99' is neither the key nor the number of an option"),
        ("os._exit(3)", "The bot has ended, with exit code 3."),
    ],
)
def test_a_broken_program_keeps_nobody_waiting(
    ann: Browser,
    shell: Shell,
    tmp_path: Path,
    answer: str,
    why: str,
) -> None:
    id, link = invited(ann)
    broken = f'{answer} if told["view"]["round"] == 1 else told["options"][0]["key"]'
    with beside(ann, id):
        ran = shell("sit", "--table", link, "--command", program(tmp_path, broken))
    assert ran.code == 0, ran.err
    assert why in ran.err
    assert "stands in" in ran.err
    assert "Another choice had to stand in" in ran.err


def test_what_a_program_leaves_running_keeps_nobody_waiting(tmp_path: Path) -> None:
    """It is in a session of its own and holds what the program wrote to, so that nobody reads to its end."""
    kept = tmp_path / "pid"
    apart = f"import os; os.setsid(); open({str(kept)!r}, 'w').write(str(os.getpid())); import time; time.sleep(3600)"
    code = f"""
import pathlib, subprocess, sys, time
subprocess.Popen([sys.executable, "-c", {apart!r}])
while not (pathlib.Path({str(kept)!r}).exists() and pathlib.Path({str(kept)!r}).read_text()):
    time.sleep(0.01)
print(0, flush=True)
time.sleep(3600)
"""

    async def asked() -> None:
        speaker = Speaker([sys.executable, "-c", code], PATIENCE)
        await speaker.begin({})
        assert await speaker.ask({}) == 0
        speaker.seconds = 0.1
        with pytest.raises(Silent, match=r"took longer than 0\.1 seconds"):
            await asyncio.wait_for(speaker.ask({}), PATIENCE)
        assert speaker.process is not None
        assert speaker.process.returncode is not None

    try:
        asyncio.run(asked())
    finally:
        os.kill(int(kept.read_text()), signal.SIGKILL)


def test_a_program_may_answer_without_reading_and_anything_is_an_answer() -> None:
    """However much it was told and did not read; and what cannot be read as JSON is taken as it stands."""

    async def asked() -> None:
        always = Speaker(["yes", "0"], PATIENCE)
        await always.begin({})
        assert [await always.ask({"view": "x" * 50_000}) for _ in range(10)] == [0] * 10
        await always.end(0.0)
        assert always.process is not None
        assert always.process.returncode is not None
        deep = Speaker([sys.executable, "-c", "print('[' * 200_000)"], PATIENCE)
        await deep.begin({})
        assert (await deep.ask({})).startswith("[[[")
        await deep.end()

    asyncio.run(asyncio.wait_for(asked(), PATIENCE))


def test_a_program_that_says_nothing_is_ended(ann: Browser, shell: Shell, tmp_path: Path) -> None:
    """The one that is started for the next question answers."""
    id, link = invited(ann)
    first = tmp_path / "first"
    first.touch()
    silent = (
        f'__import__("time").sleep(1000) if os.path.exists({str(first)!r}) and not os.remove({str(first)!r}) else 0'
    )
    with beside(ann, id):
        ran = shell("sit", "--table", link, "--command", program(tmp_path, silent), "--seconds", "2")
    assert ran.code == 0, ran.err
    assert "The bot took longer than 2 seconds and was ended." in ran.err


def test_a_seat_is_brought_back_by_its_link(ann: Browser, shell: Shell, tmp_path: Path) -> None:
    """The second program goes on with the seat that the first one had."""
    id, link = invited(ann)
    ben = Browser(ann.url)
    ben.post(f"/api/invites/{link.rpartition('/')[2]}", {"name": "Ben"})
    back = ann.url + ben.post(f"/api/tables/{id}/recovery", {}, expect=201)["link"]
    with beside(ann, id):
        ran = shell("sit", "--table", back, "--command", program(tmp_path, "0"))
    assert ran.code == 0, ran.err
    again = shell("sit", "--table", back, "--command", program(tmp_path, "0"))
    assert again.code == 1
    assert "This link has been used" in again.err


def test_a_server_that_goes_away_is_looked_for_again(shell: Shell, tmp_path: Path) -> None:
    """It is killed while the program thinks, and started again at the same place."""
    (tmp_path / "mybot.py").write_text(WAITS)
    place: dict[str, Any] = {"database": f"sqlite:///{tmp_path / 'tables.sqlite'}", "port": free_port()}
    servers = [Process(**place)]

    def restart() -> None:
        while not (tmp_path / "asked").exists():
            time.sleep(0.02)
        servers[0].kill()
        (tmp_path / "gone").touch()
        servers.append(Process(**place))

    try:
        servers[0].ready()
        ann = Browser(servers[0].url)
        id = ann.table("ultramassive", "Ann", "bot:greedy", seed="4", settings={"wormholes": "quick"})["id"]
        link = ann.url + ann.post(f"/api/tables/{id}/recovery", {}, expect=201)["link"]
        threading.Thread(target=restart, daemon=True).start()
        ran = shell("sit", "--table", link, "--command", f"{sys.executable} mybot.py")
    finally:
        for server in servers:
            server.kill()
    assert ran.code == 0, ran.err
    assert "Trying again in 0.5 seconds" in ran.err
    assert "stand in" not in ran.err


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("nonsense", "is no link to a seat"),
        ("http://localhost:port/join/abcdefghijklmnop", "is no link to a seat"),
        ("http://[::1/join/abcdefghijklmnop", "is no link to a seat"),
        ("http://127.0.0.1:9/join/abcdefghijklmnop", "Nothing answers at http://127.0.0.1:9"),
        ("{url}/join/abcdefghijklmnop", "There is no such invitation"),
    ],
)
def test_wrong_links_are_told_in_a_sentence(
    ann: Browser,
    shell: Shell,
    tmp_path: Path,
    link: str,
    why: str,
) -> None:
    ran = shell("sit", "--table", link.format(url=ann.url), "--command", program(tmp_path, "0"))
    assert ran.code == 1
    assert why in ran.err
    assert ran.err.count("\n") == 1


def test_a_program_that_is_not_there_takes_no_seat(ann: Browser, shell: Shell) -> None:
    id, link = invited(ann)
    assert "is no program that can be started" in shell("sit", "--table", link, "--command", "./nobody").err
    assert "Name the program" in shell("sit", "--table", link, "--command", " ").err
    assert ann.get(f"/api/tables/{id}")["table"]["seats"][1]["kind"] == "open"
