"""Whoever asks too often has to wait, however they ask; nobody else does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from orrery.server.config import Config
from orrery.server.http import security
from orrery.server.http.security import Limits
from tests.server.running import PATIENCE, Browser, heard_by, in_thread


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose clock stands still: what was spent is not given again, however slow the machine is."""
    folder = tmp_path_factory.mktemp("strict")
    with in_thread(Config(f"sqlite:///{folder}/t.sqlite"), clock=lambda: 0.0) as url:
        yield url


def test_whoever_asks_too_often_has_to_wait(strict: str) -> None:
    """Each client for itself; a proxy on this machine says who is asking."""
    with httpx.Client(base_url=strict, timeout=PATIENCE) as client:
        answers = [client.get(f"/api/invites/guess{n}", headers={"X-Forwarded-For": "10.0.0.1"}) for n in range(60)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert "wait a moment" in refused[0].json()["error"]
        assert client.get("/api/invites/guess", headers={"X-Forwarded-For": "10.0.0.2"}).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "tables",
        "tables/{id}",
        "tables/{id}/story",
        "tables/{id}/at/0",
        "games",
        "games/council/rules",
        "games/council/content",
    ],
)
def test_looking_too_often_is_refused_as_well(strict: str, path: str) -> None:
    """Every way to look."""
    ann = Browser(strict)
    ann.http.headers["X-Forwarded-For"] = f"10.1.0.{len(path)}"
    where = f"/api/{path.format(id=ann.table('ultramassive', 'Ann', 'Ben')['id'])}"
    for _ in range(security.RATES["look"][0] + 100):
        if ann.http.get(where).status_code == 429:
            return
    raise AssertionError("nobody said stop")


def test_those_who_were_invited_guess_nothing(strict: str) -> None:
    """Many friends behind one address."""
    ann = Browser(strict)
    ann.http.headers["X-Forwarded-For"] = "10.2.0.1"
    tables = [ann.table("ultramassive", "Ann", "friend", "friend", "friend") for _ in range(5)]
    for n in range(15):
        friend = Browser(strict)
        friend.http.headers["X-Forwarded-For"] = "10.2.0.2"
        friend.get(f"/api/invites/{tables[n // 3]['invite']}")
        friend.post(f"/api/invites/{tables[n // 3]['invite']}", {"name": f"Friend {n}"})
    answers = [friend.http.get(f"/api/invites/wrong{n}").status_code for n in range(25)]
    assert answers[0] == 404
    assert answers[-1] == 429, "wrong guesses still count"
    friend.get(f"/api/invites/{tables[0]['invite']}", 429)


def test_many_sockets_of_one_client_share_what_they_may_say(strict: str) -> None:
    ann = Browser(strict)
    from_here = {"X-Forwarded-For": "10.3.0.1"}
    id = ann.table("ultramassive", "Ann", "Ben", seed="3")["id"]
    with ExitStack() as stack:
        sockets = [stack.enter_context(ann.socket(id, 0, **from_here)) for _ in range(4)]
        for socket in sockets:
            for _ in range(60):
                socket.say("why", seat=0, ref="space:1")
        heard = [error for socket in sockets for error in heard_by(socket, 60)]
        assert heard.count("") == security.RATES["say"][0], "however they were served in turn"
        assert any("wait a moment" in error for error in heard)
        others = stack.enter_context(ann.socket(id, 0, **{"X-Forwarded-For": "10.3.0.2"}))
        assert "ok" in others.ask("why", seat=0, ref="space:1")


def test_a_client_holds_only_so_many_sockets(strict: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "MOST_SOCKETS", 2)
    ann = Browser(strict)
    id = ann.table("ultramassive", "Ann", "Ben")["id"]
    from_here = {"X-Forwarded-For": "10.4.0.1"}
    with ann.socket(id, 0, **from_here) as first:
        first.state()
        with ann.socket(id, 0, **from_here) as second:
            second.state()
            with ann.socket(id, 0, **from_here) as third:
                assert third.hear()["status"] == 429


def test_a_socket_that_says_too_much_is_told_to_wait_and_loses_nothing(strict: str) -> None:
    ann = Browser(strict)
    id = ann.table("ultramassive", "Ann", "Ben", seed="3")["id"]
    with ann.socket(id, 0) as socket:
        socket.state()
        numbers = [socket.say("why", seat=0, ref="space:1") for _ in range(200)]
        answers = [socket.hear() for _ in numbers]
        assert [answer["id"] for answer in answers] == numbers
        assert "wait a moment" in answers[-1]["error"]


def test_buckets_fill_up_again_and_full_ones_are_forgotten() -> None:
    now = [0.0]
    limits = Limits(clock=lambda: now[0])
    assert [limits.allows("guess", "a") for _ in range(21)] == [True] * 20 + [False]
    assert limits.allows("guess", "b")
    now[0] = 3.0
    assert [limits.allows("guess", "a") for _ in range(2)] == [True, False]
    limits.forget(1000.0)
    assert limits.buckets == {}
