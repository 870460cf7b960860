"""Killed at any moment, the server comes back with every move it has confirmed; its bots go on."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from orrery.server.storage.database import Database
from orrery.server.storage.schema import MOVES
from tests.server.running import PATIENCE, Browser, Process, in_process


def test_no_confirmed_move_is_lost_when_the_server_is_killed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under load: eight tables at once, and what was confirmed is compared choice by choice."""
    monkeypatch.setenv("ORRERY_LIMITS", "off")
    tables: list[Table] = []
    for life in range(2):
        with in_process(database) as server:
            if not tables:
                games = ("ultramassive", "council", "laniakea")
                tables = [Table(Browser(server.url), games[n % 3], n) for n in range(8)]
            players = [threading.Thread(target=table.play_until_dead, args=(server.url, life)) for table in tables]
            for player in players:
                player.start()
            before = sum(len(table.confirmed) for table in tables)
            while sum(len(table.confirmed) for table in tables) < before + 60:
                time.sleep(0.01)
            time.sleep(random.random() / 10)  # at any moment
            server.kill()
            for player in players:
                player.join(PATIENCE)
    stored = asyncio.run(moves_in(database))
    for table in tables:
        made = stored[table.id]
        for seat in (0, 1):
            stands = iter([key for who, key in made if who == seat])
            lost = [key for who, key in table.confirmed if who == seat and key not in stands]
            assert not lost, "each is found after the one before it"
        assert len(made) <= len(table.confirmed) + 2, "moves that nobody made"


async def moves_in(database: str) -> dict[str, list[tuple[int, str]]]:
    connected = Database(database)
    rows = await connected.run(lambda c: list(c.execute(select(MOVES).order_by(MOVES.c.move))))
    await connected.close()
    found: dict[str, list[tuple[int, str]]] = {}
    for row in rows:
        found.setdefault(row.table_id, []).append((row.seat, row.key))
    return found


class Table:
    """Two people at one browser who choose as fast as they can."""

    def __init__(self, browser: Browser, game: str, number: int) -> None:
        self.id: str = browser.table(game, "Ann", "Ben", seed=str(number))["id"]
        self.cookie = browser.cookie
        self.number = number
        self.confirmed: list[tuple[int, str]] = []  # the seat and the key

    def play_until_dead(self, url: str, life: int) -> None:
        browser, dice = Browser(url, self.cookie), random.Random(10 * self.number + life)
        where = f"/api/tables/{self.id}"
        try:
            while True:
                seat = min(browser.get(where)["view"]["waiting_for"])
                state = browser.get(where, seat=seat)
                key = dice.choice(state["view"]["ask"]["options"])["key"]
                browser.post(f"{where}/choose", {"seat": seat, "key": key, "version": state["version"]})
                self.confirmed.append((seat, key))
        except (httpx.TransportError, AssertionError, ValueError):
            return  # it is dead, or the game is over


def alive(process: int) -> bool:
    """Those that have ended may still be listed for a while."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


def until_gone(processes: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while left := [process for process in processes if alive(process)]:
        assert time.monotonic() < deadline, f"{left} are left behind"
        time.sleep(0.05)


def test_nothing_stays_behind_when_the_server_is_killed(tmp_path: Path) -> None:
    with in_process(f"sqlite:///{tmp_path}/t.sqlite") as server:
        ann = Browser(server.url)
        table = ann.table("council", "Ann", "bot:random", seed="1")
        ann.post(f"/api/tables/{table['id']}/choose", {"seat": 0, "key": "stop_buying"})
        while ann.get(f"/api/tables/{table['id']}")["view"]["moves"] < 2:
            time.sleep(0.05)
        bots = server.children()
        assert bots
        server.kill()
        until_gone(bots)


def test_a_server_with_workers_can_be_killed_and_started_again(pg: str) -> None:
    from tests.server.conftest import new_database

    database = new_database("postgresql", None, pg)  # type: ignore[arg-type]
    with in_process(database, "--workers", "2") as server:
        ann = Browser(server.url)
        id = ann.table("ultramassive", "Ann", "Ben", seed="3")["id"]
        ann.post(f"/api/tables/{id}/choose", {"seat": 0, "key": "quick"})
        ann.http.close()
        workers = server.children()
        assert len(workers) >= 2
        server.kill()
        until_gone(workers)
    again = Process(database, "--workers", "2", port=int(server.url.rpartition(":")[2]))
    try:
        again.ready()
        assert Browser(again.url, ann.cookie).get(f"/api/tables/{id}", seat=0)["view"]["moves"] == 1
    finally:
        again.kill()


def test_a_bot_that_was_thinking_thinks_again_after_a_restart(tmp_path: object) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite"
    with in_process(database) as server:
        ann = Browser(server.url)
        table = ann.table("council", "Ann", "bot:search:3", seed="1")
        ann.post(f"/api/tables/{table['id']}/choose", {"seat": 0, "key": "stop_buying"})
    with in_process(database) as server, Browser(server.url, ann.cookie).socket(table["id"], 0) as socket:
        while socket.hear()["on"] != "thinking":
            pass


def test_two_processes_play_one_table(pg: str) -> None:
    """Ann's browser speaks to one process, Ben's to the other; each sees the other's moves, presence and undo."""
    from tests.server.conftest import new_database

    database = new_database("postgresql", None, pg)  # type: ignore[arg-type]
    first, second = Process(database), Process(database)
    try:
        first.ready()
        second.ready()
        ann, ben = Browser(first.url), Browser(second.url)
        table = ann.table("ultramassive", "Ann", "friend", seed="3")
        with ann.socket(table["id"], 0) as mine:
            mine.state()
            ben.post(f"/api/invites/{table['invite']}", {"name": "Ben"})
            version = mine.state(2)["version"]
            with ben.socket(table["id"], 1) as theirs:
                theirs.state(version)
                heard = mine.hear()
                while heard["on"] != "table" or not heard["table"]["seats"][1]["here"]:
                    heard = mine.hear()
                version = mine.ask("choose", seat=0, key="warp space:3", version=version)["ok"]["version"]
                seen = theirs.state(version)
                assert [line["text"] for line in seen["events"]] == ["Ann puts A-Wormhole 1 on B4."]
                version = mine.ask("undo", seat=0)["ok"]["version"]
                assert theirs.state(version)["view"]["moves"] == 0
                version = mine.ask("choose", seat=0, key="quick", version=version)["ok"]["version"]
                theirs.state(version)
                version = theirs.ask("choose", seat=1, key="quick", version=version)["ok"]["version"]
                assert mine.state(version)["events"][0]["seat"] == 1
                survive_a_dead_process(ann, table["id"], first, second, version)
    finally:
        first.kill()
        second.kill()


def survive_a_dead_process(ann: Browser, id: str, first: Process, second: Process, version: int) -> None:
    first.kill()
    again = Browser(second.url, ann.cookie)
    with again.socket(id, 0) as socket:
        state = socket.state(version)
        assert state["yours"] == [0]
        assert state["view"]["moves"] == 2


def test_several_workers_serve_one_table(pg: str) -> None:
    """One address, two processes behind it: whoever answers, the table is the same, and the metrics are of both."""
    from tests.server.conftest import new_database

    database = new_database("postgresql", None, pg)  # type: ignore[arg-type]
    with in_process(database, "--workers", "2") as server:
        cookie = ""
        id = ""
        for n in range(12):
            browser = Browser(server.url, cookie)  # a new connection, perhaps to the other process
            if not id:
                id = browser.table("ultramassive", "Ann", "Ben", seed="3")["id"]
                cookie = browser.cookie
                continue
            state = browser.get(f"/api/tables/{id}")
            assert state["view"]["moves"] == n - 1
            seat = min(state["view"]["waiting_for"])
            key = browser.get(f"/api/tables/{id}", seat=seat)["view"]["ask"]["options"][0]["key"]
            browser.post(f"/api/tables/{id}/choose", {"seat": seat, "key": key, "version": state["version"]})
        count = "orrery_move_seconds_count 11.0"
        deadline = time.monotonic() + PATIENCE
        while count not in httpx.get(f"{server.url}/metrics").text:
            assert time.monotonic() < deadline
        server.process.terminate()
        server.process.wait(PATIENCE)
