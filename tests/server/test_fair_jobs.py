"""Several analyses wait fairly: who asks for many does not make the others wait for all of them. What fails says so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from orrery.server.http.errors import Problem
from orrery.server.tables import jobs as jobs_module
from orrery.server.tables.jobs import KEPT, Job, Jobs
from orrery.server.tables.tokens import hashed
from orrery.server.thinking.fair_queue import BROWSERS
from tests.server.registry import opened, served, table
from tests.server.test_keeping import here


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whose work was done, one after another."""
    done: list[str] = []

    async def worked(self: Jobs, job: Job, work: object, task: bytes) -> bytes:
        done.append(task.decode())
        await asyncio.sleep(0.01)
        return b"{}"

    monkeypatch.setattr(Jobs, "worked", worked)
    return done


async def keep(found: bytes) -> None:
    pass


def test_who_asks_for_many_waits_longer_than_who_asks_for_one(order: list[str], tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(here(tmp_path)) as registry:
            jobs = registry.insights.jobs
            many = 2 * KEPT
            for number in range(many):
                jobs.start(("ann", number), None, b"ann", "ann", keep)
            await asyncio.sleep(0)
            jobs.start(("ben", 0), None, b"ben", "ben", keep)
            while len(order) < many + 1 or any(job.running for job in jobs.jobs.values()):
                await asyncio.sleep(0.01)
            assert order.index("ben") <= 2
            assert len(jobs.jobs) <= KEPT, "results in memory are few, however many were asked for"

    asyncio.run(scenario())


def test_nobody_can_have_all_others_turned_away(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each takes at most half of what the others have left, however many cookies they throw away at one address."""
    monkeypatch.setattr(jobs_module, "WAITING", 16)

    async def keep(found: bytes) -> None:
        raise AssertionError("none is begun")

    def begun(jobs: Jobs, *owners: str) -> int:
        for number in range(1000):
            try:
                jobs.start((owners, number), None, b"", owners[number % len(owners)], keep)
            except Problem:
                return number
        raise AssertionError("there is no end to it")

    async def scenario() -> None:
        async with opened(here(tmp_path)) as registry:
            jobs = registry.insights.jobs
            jobs.queue.free = 0  # somebody's is being worked on, for ever
            for owner in ("one cookie", "another"):
                registry.seen_at(owner, "10.0.0.1")
            assert begun(jobs, "one cookie", "another") == 8
            assert begun(jobs, "ben") == 4
            assert begun(jobs, "cem") == 2

    asyncio.run(scenario())


@pytest.mark.parametrize(("status", "tries"), [(409, 1), (503, 2)])
def test_a_puzzle_that_cannot_be_had_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, status: int, tries: int
) -> None:
    """Whoever asks again while it is looked for hears of the failure. A day without a good position is not searched
    again; where a process died, the next who asks has it tried once more."""
    tried = 0

    async def worked(self: Jobs, job: Job, work: object, task: bytes) -> bytes:
        nonlocal tried
        tried += 1
        raise Problem(status, "Come back tomorrow.")

    monkeypatch.setattr(Jobs, "worked", worked)

    async def scenario() -> None:
        async with opened(here(tmp_path)) as registry:
            for _ in range(2):
                said = [await registry.puzzles.today("council", "ann")]
                while said[-1]["status"] in ("waiting", "running"):
                    said.append(await registry.puzzles.today("council", "ann"))
                    assert tried <= tries, "it is looked for again and again"
                assert (said[-1]["status"], said[-1]["error"]) == ("failed", "Come back tomorrow.")
            assert tried == tries

    asyncio.run(scenario())


def test_who_throws_cookies_away_waits_like_one(order: list[str], tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(here(tmp_path)) as registry:
            jobs = registry.insights.jobs
            cookies = 5 * BROWSERS
            for number in range(cookies):
                registry.seen_at(f"cookie{number}", "192.0.2.1")
                jobs.start(("ann", number), None, b"ann", f"cookie{number}", keep)
            registry.seen_at("ben", "192.0.2.2")
            jobs.start(("ben", 0), None, b"ben", "ben", keep)
            while len(order) < cookies + 1:
                await asyncio.sleep(0)
            assert order.index("ben") <= BROWSERS + 1

    asyncio.run(scenario())


@pytest.mark.parametrize("cookie", ["", "A" * 43])
def test_whose_time_is_spent_is_known_with_the_address(tmp_path: Path, cookie: str) -> None:
    async def scenario() -> None:
        async with served(here(tmp_path)) as (registry, client):
            live = await table(registry, "ultramassive", people=2)
            headers = {"Cookie": f"orrery={cookie}"} if cookie else {}
            for method, path in (("GET", "chances"), ("POST", "analysis")):
                registry.addresses.clear()
                await client.request(method, f"/api/tables/{live.record.id}/{path}", headers=headers)
                assert dict(registry.addresses) == {hashed(cookie) if cookie else "127.0.0.1": "127.0.0.1"}

    asyncio.run(scenario())


def test_whoever_sits_down_is_known_with_the_address(tmp_path: Path) -> None:
    """Bots think on account of who sits there, and a seat is taken with any cookie, also without ever a socket."""
    owners = [{"Cookie": f"orrery={letter * 43}"} for letter in "ABC"]
    known = [hashed(letter * 43) for letter in "ABC"]

    async def scenario() -> None:
        async with served(here(tmp_path)) as (registry, client):
            seats = [{"kind": "friend"}, {"kind": "bot", "bot": "greedy"}]
            form = {"game": "ultramassive", "seats": seats}
            opened = (await client.post("/api/tables", json=form, headers=owners[0])).json()
            joined = await client.post(f"/api/invites/{opened['invite']}", json={"name": "Ben"}, headers=owners[1])
            assert joined.status_code == 200
            assert set(registry.addresses) == set(known[:2])
            link = (await client.post(f"/api/tables/{opened['id']}/recovery", headers=owners[1])).json()
            await client.post(f"/api/recover/{link['token']}", headers=owners[2])
            assert set(registry.addresses) == set(known)
            registry.addresses.clear()  # as after a restart
            await client.post(f"/api/tables/{opened['id']}/undo", json={"seat": 0}, headers=owners[2])
            assert set(registry.addresses) == {known[2]}

    asyncio.run(scenario())
