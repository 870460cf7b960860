"""Several analyses wait fairly: who asks for many does not make the others wait for all of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from orrery.server.tables.jobs import KEPT, Job, Jobs
from tests.server.registry import opened
from tests.server.test_keeping import here


def test_who_asks_for_many_waits_longer_than_who_asks_for_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    order: list[str] = []

    async def worked(self: Jobs, job: Job, work: object, task: bytes) -> bytes:
        order.append(task.decode())
        await asyncio.sleep(0.01)
        return b"{}"

    async def keep(found: bytes) -> None:
        pass

    monkeypatch.setattr(Jobs, "worked", worked)

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
