"""Connections that say nothing, too little or too much: they are shown out, and others find room."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import httpx
import pytest

from orrery.server.config import Config
from orrery.server.http import addresses
from orrery.server.http.connections import Connections
from tests.server.postgres import free_port
from tests.server.registry import served
from tests.server.running import PATIENCE, Browser, in_process, in_thread

NOBODY = ""  # no proxy is believed


def connected(url: str) -> socket.socket:
    host, port = url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def heard(from_it: socket.socket) -> bytes:
    """All until it is closed."""
    said = b""
    with from_it:
        while part := from_it.recv(4096):
            said += part
    return said


OPENING = (
    b"GET /api/tables/a/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
TALKATIVE = OPENING + b"X-More: 1\r\n" * 200 + b"\r\n"  # more than sockets listen to


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
        b"GET /api/tables/a/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
        TALKATIVE,
    ],
)
def test_half_a_request_is_shown_out_and_counted(tmp_path: Path, half: bytes) -> None:
    config = Config(f"sqlite:///{tmp_path}/t.sqlite", head_seconds=0.2, body_seconds=0.2)
    with in_thread(config) as url:
        slow = connected(url)
        slow.sendall(half)
        answer = heard(slow)
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert "all at once" in json.loads(answer.partition(b"\r\n\r\n")[2])["error"]
        assert 'orrery_refused_total{status="408"} 1.0' in httpx.get(f"{url}/metrics").text


@pytest.mark.parametrize(
    "opening",
    [
        b"POST /api/tables HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nContent-Length: 500\r\n\r\n{",
        OPENING.replace(b"GET", b"POST") + b"\r\n",
        OPENING.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"short") + b"\r\n",
        OPENING.replace(b"13", b"8") + b"\r\n",
        OPENING + b"Content-Length: 500\r\n\r\n{",
        OPENING + b"Transfer-Encoding: chunked\r\n\r\n",
    ],
)
def test_what_opens_no_socket_is_refused_at_once(tmp_path: Path, opening: bytes) -> None:
    config = Config(f"sqlite:///{tmp_path}/t.sqlite", head_seconds=PATIENCE, body_seconds=PATIENCE)
    with in_thread(config) as url:
        asking = connected(url)
        asking.sendall(opening)
        answer = heard(asking)
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert "GET" in json.loads(answer.partition(b"\r\n\r\n")[2])["error"]


@pytest.mark.parametrize(
    ("line", "times"),
    [(b"X-Long: " + b"a" * 90_000, 1), (b"X-More: 1\r\n", 9_000), (b"X-Whole: " + b"a" * 66_000 + b"\r\n\r\n", 1)],
    ids=["long", "many", "whole"],
)
def test_a_request_whose_headers_are_too_long_is_refused(tmp_path: Path, line: bytes, times: int) -> None:
    with in_thread(Config(f"sqlite:///{tmp_path}/t.sqlite", head_seconds=PATIENCE)) as url:
        long = connected(url)
        with contextlib.suppress(ConnectionError):  # it may be shown out before it has said all
            long.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + line * times)
            assert heard(long).startswith(b"HTTP/1.1 431 ")
        assert 'orrery_refused_total{status="431"} 1.0' in httpx.get(f"{url}/metrics").text
        body = httpx.post(f"{url}/api/import", content=b"{" + b" " * 500_000)
        assert body.status_code == 400, "a body is no header"


def test_whoever_leaves_in_the_middle_of_a_request_leaves_no_trouble_behind(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with in_thread(Config(f"sqlite:///{tmp_path}/t.sqlite")) as url:
        leaving = connected(url)
        leaving.sendall(b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{")
        leaving.close()
        assert httpx.get(f"{url}/healthz").status_code == 200
    assert "a request failed" not in caplog.text


def test_a_socket_counts_as_a_connection_until_a_table_lets_it_in(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path}/t.sqlite", connections=3, body_seconds=PATIENCE)
    with in_thread(config, proxies=NOBODY) as url:
        held = [connected(url) for _ in range(3)]
        for one in held:
            one.sendall(TALKATIVE)
        assert heard(connected(url)).startswith(b"HTTP/1.1 429 ")
        for one in held:
            one.close()
        assert httpx.get(f"{url}/healthz").status_code == 200, "and there is room again"


def test_a_connection_that_was_used_and_then_dribbles_is_shown_out_too(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path}/t.sqlite", head_seconds=0.3)
    with in_thread(config) as url:
        slow = connected(url)
        slow.sendall(b"HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert slow.recv(4096).startswith(b"HTTP/1.1 200 ")
        slow.sendall(b"GET /api/ga")
        assert b"HTTP/1.1 408 " in heard(slow)


def test_one_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path}/t.sqlite", connections=3, head_seconds=PATIENCE)
    with in_thread(config, proxies=NOBODY) as url:
        held = [connected(url) for _ in range(3)]
        assert heard(connected(url)).startswith(b"HTTP/1.1 429 ")
        for one in held:
            one.close()
        assert httpx.get(f"{url}/healthz").status_code == 200, "and there is room again"


def test_sockets_are_counted_apart_and_nothing_stays_counted(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path}/t.sqlite", connections=2, head_seconds=PATIENCE)
    with in_thread(config, proxies=NOBODY) as url:
        ann = Browser(url)
        id = ann.table("ultramassive", "Ann", "Ben")["id"]
        for _ in range(3):
            with ann.socket(id, 0) as first, ann.socket(id, 0) as second:
                assert first.state()["seat"] == second.state()["seat"] == 0
        assert ann.get("/api/tables")


def test_a_proxy_of_ours_may_hold_many(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path}/t.sqlite", connections=1, head_seconds=PATIENCE)
    with in_thread(config, proxies="10.0.0.0/8, 127.0.0.1") as url:
        held = [connected(url) for _ in range(5)]
        assert httpx.get(f"{url}/healthz").status_code == 200
        for one in held:
            one.close()


def test_when_all_room_is_taken_the_next_one_is_told(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path}/t.sqlite", room=2, head_seconds=PATIENCE)
    with in_thread(config) as url:
        held = [connected(url) for _ in range(2)]
        assert heard(connected(url)).startswith(b"HTTP/1.1 503 ")
        for one in held:
            one.close()


def test_a_network_of_ipv6_is_one_client() -> None:
    assert addresses.neighbourhood("2001:db8:1:2::1") == addresses.neighbourhood("2001:db8:1:2:ffff::9")
    assert addresses.neighbourhood("2001:db8:1:2::1") != addresses.neighbourhood("2001:db8:1:3::1")
    assert addresses.neighbourhood("::ffff:10.0.0.1") == addresses.neighbourhood("10.0.0.1") == "10.0.0.1"
    assert addresses.neighbourhood("10.0.0.1") != addresses.neighbourhood("10.0.0.2")
    assert addresses.neighbourhood("testclient") == "testclient"
    guests = Connections(Config(""), NOBODY)
    assert guests.admit("a")
    guests.let_go("a")
    assert not guests.held


@pytest.mark.parametrize(
    ("host", "names", "ours"),
    [
        ("localhost:8000", (), True),
        ("127.0.0.1:8000", (), True),
        ("[::1]:8000", (), True),
        ("192.168.1.20:8000", (), True),
        ("orrery.localhost", (), True),
        (socket.gethostname(), (), True),
        ("evil.example:8000", (), False),
        ("evil.example", ("games.example",), False),
        ("Games.Example:443", ("games.example",), True),
        ("games.example.", ("games.example",), True),
        ("a.games.example", ("*.games.example",), True),
        ("evilgames.example", ("*.games.example",), False),
        ("anything", ("*",), True),
        ("", (), False),
        ("127.0.0.1.evil.example", (), False),
    ],
)
def test_only_own_names_lead_here(host: str, names: tuple[str, ...], ours: bool) -> None:
    assert addresses.is_ours(host, names) is ours


def test_a_foreign_name_is_refused_with_what_to_do(tmp_path: Path) -> None:
    with in_thread(Config(f"sqlite:///{tmp_path}/t.sqlite", hosts=("games.example",))) as url:
        ann = Browser(url)
        id = ann.table("ultramassive", "Ann", "Ben")["id"]
        for path in ("/", "/api/games", f"/api/tables/{id}", "/healthz"):
            answer = ann.http.get(path, headers={"Host": "evil.example"})
            assert answer.status_code == 421
            assert "--name" in answer.json()["error"]
        assert ann.http.get("/api/games", headers={"Host": "games.example"}).status_code == 200
        raw = connected(url)
        raw.sendall(OPENING.replace(b"/a/", f"/{id}/".encode()).replace(b"localhost", b"evil.example") + b"\r\n")
        with raw:
            said = b""
            while b'"status":421' not in said:
                part = raw.recv(4096)
                assert part, said
                said += part


def test_numbers_can_be_closed(tmp_path: Path) -> None:
    with in_thread(Config(f"sqlite:///{tmp_path}/t.sqlite", metrics=False)) as url:
        assert httpx.get(f"{url}/metrics").status_code == 404


def test_numbers_are_for_this_machine_only(tmp_path: Path) -> None:
    with in_thread(Config(f"sqlite:///{tmp_path}/t.sqlite")) as url:
        assert httpx.get(f"{url}/metrics").status_code == 200
        for behind_a_proxy in ({"X-Forwarded-For": "10.0.0.1"}, {"Via": "1.1 proxy"}, {"Host": "10.0.0.5"}):
            assert httpx.get(f"{url}/metrics", headers=behind_a_proxy).status_code == 404


def test_numbers_can_have_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with in_process(f"sqlite:///{tmp_path}/t.sqlite", "--metrics", str(port)) as process:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            assert b"orrery_tables" in answer.read()
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"{process.url}/metrics")


def test_the_server_takes_as_many_open_files_as_it_may(tmp_path: Path) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    few = "import resource, runpy, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (256, {})); {}"
    look = "from orrery.cli.serve import raise_file_limit; print(raise_file_limit(), *resource.getrlimit(7))"
    code = few.format(hard, look)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=True)
    told, soft, _ = [int(number) for number in done.stdout.split()]
    assert told == soft > 256


def test_health_notices_a_full_disk_and_a_database_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with served(f"sqlite:///{tmp_path}/t.sqlite") as (registry, client):
            assert (await client.get("/healthz")).status_code == 200
            monkeypatch.setattr(type(registry.store.database), "room_left", lambda self: 1000.0)
            full = await client.get("/healthz")
            assert (full.status_code, "almost full" in full.json()["error"]) == (503, True)
            monkeypatch.undo()
            await registry.store.database.run(lambda c: c.exec_driver_sql("PRAGMA query_only=ON"))
            assert (await client.get("/healthz")).status_code == 503

    asyncio.run(scenario())
