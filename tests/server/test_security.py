"""Nobody gets in where they do not belong, and nobody gets the server down by asking."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from orrery.server.config import Config
from orrery.server.http import pages
from orrery.server.http.app import NOTHING
from orrery.server.http.errors import BROKEN
from orrery.server.http.pages import Client
from orrery.server.tables import tokens
from tests.server.registry import served
from tests.server.running import Browser, heard_by, in_thread


def test_a_browser_is_known_by_a_cookie_that_scripts_and_other_sites_cannot_use(ann: Browser) -> None:
    body = {"game": "ultramassive", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]}
    cookie = ann.http.post("/api/tables", json=body).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie, "a table at home has no certificate"
    behind = httpx.post(f"{ann.url}/api/tables", json=body, headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in behind.headers["set-cookie"]


def test_pages_of_other_sites_are_refused(ann: Browser) -> None:
    id = ann.table("ultramassive", "Ann", "Ben")["id"]
    foreign = {"Origin": "https://elsewhere.example"}
    response = ann.http.post(f"/api/tables/{id}/choose", json={"seat": 0, "key": "quick"}, headers=foreign)
    assert response.status_code == 403
    with ann.socket(id, 0, Origin="https://elsewhere.example") as socket:
        assert socket.hear()["status"] == 403
    with ann.socket(id, 0, Origin=ann.url) as socket:
        assert socket.state()["seat"] == 0


def test_every_answer_keeps_the_page_to_itself(ann: Browser) -> None:
    for path in ("/api/games", "/healthz", "/", "/api/nothing", "/api/tables/%00"):
        headers = ann.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_what_is_too_large_is_refused(ann: Browser) -> None:
    response = ann.http.post("/api/tables", content=b" " * 70_000)
    assert (response.status_code, "too large" in response.json()["error"]) == (413, True)
    streamed = ann.http.post("/api/tables", content=iter([b" " * 40_000, b" " * 40_000]))
    assert streamed.status_code == 413
    id = ann.table("ultramassive", "Ann", "Ben", seed="3")["id"]
    with ann.socket(id, 0) as socket:
        assert "at most 4096" in socket.ask("why", seat=0, ref="x" * 5000)["error"]


def test_a_guessed_name_opens_nothing(ann: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "friend")
    for guess in ("", "a", table["id"], table["invite"][:-1], table["code"][:-1], "%27%20or%201=1", "*", "%00", "a%0a"):
        assert Browser(ann.url).http.get(f"/api/invites/{guess}").status_code in (404, 405)
    for guess in ("%00", "%00/at/0", "%00/story", "a%0a", "ä"):
        assert ann.http.get(f"/api/tables/{guess}").status_code == 404
        assert ann.http.post(f"/api/recover/{guess}").status_code in (404, 405)
    with ann.socket("%00") as socket:
        assert socket.hear()["status"] == 404
    for cookie in ("x", "A" * 43, "../" * 9):
        assert Browser(ann.url, cookie).get(f"/api/tables/{table['id']}")["yours"] == []


def test_only_hashes_are_kept_of_what_lets_somebody_sit_down(tmp_path: Path) -> None:
    with in_thread(Config(f"sqlite:///{tmp_path}/t.sqlite")) as url:
        ann = Browser(url)
        table = ann.table("ultramassive", "Ann", "Ben")
        token = ann.post(f"/api/tables/{table['id']}/recovery", expect=201)["token"]
        kept = b"".join([file.read_bytes() for file in tmp_path.iterdir()])
    assert table["id"].encode() in kept
    for secret in (ann.cookie, token):
        assert tokens.hashed(secret).encode() in kept
        assert secret.encode() not in kept


def test_what_nobody_foresaw_is_said_in_a_sentence_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(f"sqlite:///{tmp_path}/t.sqlite") as (registry, client):

            async def broken(owner: str) -> None:
                raise KeyError("nobody thought of this")

            registry.store.owned = broken  # type: ignore[assignment, method-assign]
            answer = await client.get("/api/tables", headers={"Cookie": f"orrery={'A' * 43}"})
            assert (answer.status_code, answer.json()) == (503, {"error": BROKEN, "rules": []})
            assert answer.headers["x-content-type-options"] == "nosniff"

    asyncio.run(scenario())


def test_every_refusal_is_counted(tmp_path: Path) -> None:
    with in_thread(Config(f"sqlite:///{tmp_path}/t.sqlite")) as url:
        ann = Browser(url)
        id = ann.table("ultramassive", "Ann", "Ben")["id"]
        ann.http.post("/api/tables", json={}, headers={"Origin": "https://elsewhere.example"})
        ann.http.post("/api/tables", json={}, headers={"Origin": "https://[elsewhere"})
        ann.http.post("/api/tables", content=b" " * 70_000)
        ann.http.get("/api/nothing")
        with Browser(url).socket(id, 0) as socket:
            assert socket.hear()["status"] == 403
        numbers = ann.http.get("/metrics").text
    for status, times in ((403, 3), (413, 1), (404, 1)):
        assert f'orrery_refused_total{{status="{status}"}} {times}.0' in numbers


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
LIKELY = st.fixed_dictionaries(
    {"do": st.sampled_from(["look", "choose", "undo", "preview", "why", "say"])},
    optional={
        "id": st.integers(-2, 2**70) | JSON,
        "seat": st.integers(-3, 9) | JSON,
        "key": st.sampled_from(["warp space:1", "end", "", "warp", "warp space:99"]) | JSON,
        "version": st.integers(-5, 99) | JSON,
        "ref": st.sampled_from(["space:1", "", "card:AC-01"]) | JSON,
    },
)


def test_nonsense_on_a_socket_gets_an_answer_and_changes_nothing(ann: Browser) -> None:
    """Everything but a choice that could really be made now: seat 1 owns nothing here, and seat 0 waits."""
    ben = Browser(ann.url)
    table = ann.table("ultramassive", "Ann", "friend", seed="0")  # it is the other's turn
    ben.post(f"/api/invites/{table['invite']}", {"name": "Ben"})
    before = ben.get(f"/api/tables/{table['id']}", seat=1)

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.binary(max_size=60) | st.text(max_size=60) | JSON.map(json.dumps) | LIKELY.map(json.dumps))
    def nonsense(message: Any) -> None:
        socket.ws.send(message)
        number = socket.say("preview", seat=9, key="")
        heard: list[Any] = []
        while not (heard and heard[-1]["on"] == "reply" and heard[-1]["id"] == number and "error" in heard[-1]):
            heard.append(socket.hear())
        assert len([answer for answer in heard if answer["on"] == "reply"]) <= 2
        assert not any(answer.get("error") == BROKEN for answer in heard)

    with ann.socket(table["id"], 0) as socket:
        socket.state()
        socket.number = 10**9
        nonsense()
        assert "ok" in socket.ask("why", seat=0, ref="space:1")
    assert ben.get(f"/api/tables/{table['id']}", seat=1)["view"] == before["view"]


def test_nonsense_of_any_depth_gets_an_answer(ann: Browser) -> None:
    id = ann.table("ultramassive", "Ann", "Ben", seed="3")["id"]
    with ann.socket(id, 0) as socket:
        socket.state()
        for start in ('{"id": 1, "x": ', '{"do": "why", "id": 1, "seat": 0, "ref": ', ""):
            socket.ws.send(start + "[" * 3000)
            [error] = heard_by(socket, 1)
            assert "makes no sense here" in error


def test_the_client_s_own_addresses_lead_to_its_first_page(tmp_path: Path) -> None:
    from starlette.applications import Starlette
    from starlette.routing import Mount

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Orrery</title>")
    (tmp_path / "assets" / "a-1.js").write_text("1")
    app = Starlette(routes=[Mount("/", Client(directory=tmp_path, html=True))])
    transport = httpx.ASGITransport(app=app)

    async def get(path: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get(path)

    for path in ("/", "/t/abc", "/t/abc/replay", "/join/kestrel-1", "/recover/a-b", "/rules/ultramassive"):
        found = asyncio.run(get(path))
        assert (found.status_code, found.text) == (200, "<title>Orrery</title>")
        assert found.headers["cache-control"] == "no-cache"
    assert "immutable" in asyncio.run(get("/assets/a-1.js")).headers["cache-control"]
    files = ("/missing.js", "/.env", "/.git/config", "/wp-login.php", "/assets/nothing", "/a.b/c")
    nowhere = ("/id_rsa", "/sitemap", "/t", "/t/a/b", "/rules/a/b", "/table/abc")
    for path in (*nowhere, "/api", "/api/nothing", "/assets/%2e%2e/%2e%2e/app.py", *files):
        assert asyncio.run(get(path)).status_code in (404, 405)


def test_without_a_built_client_its_addresses_lead_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "missing")

    async def scenario() -> None:
        async with served(f"sqlite:///{tmp_path}/t.sqlite") as (_, client):
            for path in ("/", "/t/abc", "/favicon.ico", "/api/nothing"):
                answer = await client.get(path)
                assert (answer.status_code, answer.json()["error"]) == (404, NOTHING), path

    asyncio.run(scenario())


def test_the_documents_are_shown_where_they_were_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "site"
    (folder / "why").mkdir(parents=True)
    (folder / "index.html").write_text("the first page")
    (folder / "why" / "index.html").write_text("the reasons")

    async def scenario() -> None:
        async with served(f"sqlite:///{tmp_path}/t.sqlite") as (_, client):
            assert (await client.get("/docs")).headers["location"] == "/docs/"
            assert (await client.get("/docs/")).text == "the first page"
            assert (await client.get("/docs/why/")).text == "the reasons"
            assert (await client.get("/docs/nothing")).status_code == 404
        monkeypatch.setattr(pages, "SITE", tmp_path / "none")
        async with served(f"sqlite:///{tmp_path}/t2.sqlite") as (_, client):
            missed = await client.get("/docs/")
            assert missed.status_code == 404
            assert missed.json()["error"] == pages.UNBUILT

    monkeypatch.setattr(pages, "SITE", folder)
    asyncio.run(scenario())
