"""Killed at any moment, the server comes back with every move it has confirmed; its bots go on."""

from __future__ import annotations

import threading
import time

import httpx

from tests.server.running import PATIENCE, Browser, Process, in_process


def test_no_confirmed_move_is_lost_when_the_server_is_killed(database: str) -> None:
    confirmed = 0
    id = cookie = ""
    for life in range(2 if database.startswith("sqlite") else 1):
        with in_process(database) as server:
            ann = Browser(server.url, cookie)
            if not id:
                id = ann.table("ultramassive", "Ann", "Ben", seed="3")["id"]
                cookie = ann.cookie
            before = ann.get(f"/api/tables/{id}", seat=0)
            assert before["view"]["moves"] >= confirmed, "a confirmed move is lost"
            assert before["view"]["moves"] <= confirmed + 1, "a move that nobody made"
            threading.Timer(0.5 + 0.23 * life, server.process.kill).start()
            confirmed = play_until_dead(ann, id, before["view"]["moves"])
    with in_process(database) as server:
        state = Browser(server.url, cookie).get(f"/api/tables/{id}", seat=0)
        assert confirmed <= state["view"]["moves"] <= confirmed + 1
        story = Browser(server.url, cookie).get(f"/api/tables/{id}/story", seat=0)
        assert max(line["move"] for line in story) <= state["view"]["moves"]


def play_until_dead(ann: Browser, id: str, confirmed: int) -> int:
    """How many moves were confirmed."""
    try:
        while True:
            seat = min(ann.get(f"/api/tables/{id}")["view"]["waiting_for"])
            options = ann.get(f"/api/tables/{id}", seat=seat)["view"]["ask"]["options"]
            ann.post(f"/api/tables/{id}/choose", {"seat": seat, "key": options[confirmed % len(options)]["key"]})
            confirmed += 1
    except (httpx.TransportError, AssertionError, ValueError):
        return confirmed


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
