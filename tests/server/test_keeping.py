"""Tables that stay: how many, for how long, and what becomes of those that nobody can read any more."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from orrery.cli import run
from orrery.games import title as find_title
from orrery.server.http import security
from orrery.server.http.security import Limits
from orrery.server.storage import codec
from orrery.server.storage.records import OVER
from orrery.server.tables import tokens
from orrery.server.tables.registry import Registry
from orrery.server.thinking.fair_queue import FairQueue
from tests.server.registry import OWNER, opened, play, served, table
from tests.server.screens import Ear

COOKIE = "A" * 43
MINE = {"Cookie": f"orrery={COOKIE}"}
WANTED = {"game": "ultramassive", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]}


def here(folder: Path) -> str:
    return f"sqlite:///{folder}/t.sqlite"


async def finished(registry: Registry, seed: str = "10") -> str:
    """A game that was played to its end."""
    there = await table(registry, "ultramassive", people=2, seed=seed, owner=tokens.hashed(COOKIE))
    number = [0]

    def pick(count: int) -> int:
        number[0] += 1
        return (number[0] * 7) % min(count, 3) if number[0] % 2 else count - 1

    await play(there, 900, pick)
    assert there.record.status == OVER
    return there.record.id


async def make_old(registry: Registry, days: float) -> None:
    then = {"then": time.time() - days * 24 * 3600}
    await registry.store.database.run(lambda c: c.execute(text("update tables set updated = :then"), then))


def test_a_browser_has_only_so_many_tables(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(here(tmp_path), unfinished=2) as (_, client):
            answers = [await client.post("/api/tables", json=WANTED, headers=MINE) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 201, 429]
            assert "finish some of them" in answers[-1].json()["error"]
            id = answers[0].json()["id"]
            await client.post(f"/api/tables/{id}/fill", json={"bot": "random"}, headers=MINE)
            fork = await client.post(f"/api/tables/{id}/fork", json={"move": 0, "seat": 0}, headers=MINE)
            assert fork.status_code == 429
            other = await client.post("/api/tables", json=WANTED, headers={"Cookie": f"orrery={'B' * 43}"})
            assert other.status_code == 201

    asyncio.run(scenario())


def test_finished_ones_are_counted_too_and_so_are_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with served(here(tmp_path), kept=2) as (registry, client):
            id = await finished(registry)
            file = (await client.get(f"/api/tables/{id}/transcript", headers=MINE)).content
            monkeypatch.setattr(registry.importers, "run", in_place)
            answers = [await client.post("/api/import", content=file, headers=MINE) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [201, 429]
            assert "ask the host" in answers[-1].json()["error"]

    async def in_place(work: Any, *args: Any) -> Any:
        return work(*args)

    asyncio.run(scenario())


def test_an_address_opens_only_so_many_tables_a_day() -> None:
    now = [0.0]
    limits = Limits(clock=lambda: now[0])
    most = security.RATES["table"][0]
    assert all(limits.allows("table", "a") for _ in range(most))
    assert not limits.allows("table", "a")
    now[0] = 24 * 3600.0
    assert all(limits.allows("table", "a") for _ in range(most))
    assert not limits.allows("table", "a")


def test_thinking_is_shared_by_address_too() -> None:
    """A hundred cookies of one address do not push the one browser of another behind them all."""
    queue = FairQueue(1)
    crowd = [max(queue.date(f"cookie{n}", 1.0), queue.date("crowded", 1.0 / 4)) for n in range(100)]
    alone = max(queue.date("ann", 1.0), queue.date("quiet", 1.0 / 4))
    assert alone <= crowd[3]
    assert crowd[-1] == 25.0


def test_the_address_of_whoever_pays_is_known(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(here(tmp_path)) as (registry, client):
            await client.post("/api/tables", json=WANTED, headers=MINE)
            assert registry.addresses == {tokens.hashed(COOKIE): "127.0.0.1"}

    asyncio.run(scenario())


def test_finished_tables_expire_when_the_host_wants_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(here(tmp_path), expire_days=30.0) as registry:
            over = await finished(registry)
            runs = (await table(registry, "ultramassive", people=2)).record.id
            await registry.upkeep.sweep()
            assert await registry.store.record(over) is not None, "it is not old yet"
            await make_old(registry, 31)
            registry.upkeep.sweeps = 0
            await registry.upkeep.sweep()
            assert await registry.store.record(over) is None
            assert await registry.store.moves(over) == []
            assert await registry.store.record(runs) is not None, "a game that runs is never removed"

    asyncio.run(scenario())


def test_a_host_lists_exports_and_removes_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> tuple[str, str]:
        async with opened(here(tmp_path)) as registry:
            ids = await finished(registry), (await table(registry, "council", people=2)).record.id
            await make_old(registry, 100)
            return ids

    over, runs = asyncio.run(scenario())
    where = ["--database", here(tmp_path)]
    assert run(["tables", *where]) == 0
    said = capsys.readouterr().out
    assert over in said
    assert runs in said
    assert "2 tables found." in said
    assert run(["tables", *where, "--export", str(tmp_path / "out")]) == 0
    assert run(["verify", str(tmp_path / "out" / f"ultramassive-{over}.json")]) == 0
    file = tmp_path / "out" / f"council-{runs}.table.json"
    assert file.stat().st_mode & 0o077 == 0, "it tells what is hidden"
    kept = json.loads(file.read_text())
    assert kept["game"] == "council"
    assert run(["tables", *where, "--delete"]) == 2, "not without saying how old"
    assert run(["tables", *where, "--status", "over", "--older", "90", "--delete"]) == 0
    capsys.readouterr()
    assert run(["tables", *where]) == 0
    said = capsys.readouterr().out
    assert over not in said
    assert runs in said
    assert run(["tables", *where, "--status", "old"]) == 2


def test_a_database_that_is_not_there_is_missed_and_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["tables", "--database", here(tmp_path)]) != 0
    assert "There is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "spoil",
    [
        "update positions set data = replace(data, '\"phase\"', '\"gone\"')",
        "update tables set rules = rules + 1",
        "update positions set data = substr(data, 1, 90)",
    ],
    ids=["a field that is gone", "newer rules", "half a position"],
)
def test_a_table_that_cannot_be_read_says_so_and_can_be_downloaded(tmp_path: Path, spoil: str) -> None:
    async def scenario() -> None:
        async with served(here(tmp_path)) as (registry, client):
            body = {"game": "ultramassive", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]}
            id = (await client.post("/api/tables", json=body, headers=MINE)).json()["id"]
            shared = (await table(registry, "ultramassive", people=2)).record.id
            await registry.close()
            registry.tables.clear()
            two = text(f"update seats set owner = 'another' where table_id = '{shared}' and seat = 1")
            await registry.store.database.run(lambda c: (c.execute(text(spoil)), c.execute(two)))
            answer = await client.get(f"/api/tables/{id}", headers=MINE)
            assert answer.status_code == 409
            assert f"/api/tables/{id}/kept" in answer.json()["error"]
            assert (await client.get("/api/tables", headers=MINE)).json()[0]["table"]["id"] == id
            file = await client.get(f"/api/tables/{id}/kept", headers=MINE)
            assert file.status_code == 200
            assert file.json()["seats"][0]["name"] == "Ann"
            assert "owner" not in file.text
            assert (await client.get(f"/api/tables/{id}/kept")).status_code == 403, "only for those who play"
            assert (await client.get(f"/api/tables/{shared}/kept", headers=MINE)).status_code == 403
            told = (await client.get(f"/api/tables/{shared}")).json()["error"]
            assert "/kept" not in told, "what nobody there may have is not offered"
            assert "orrery tables --export" in told
            assert (await client.get("/api/tables/nothing/kept")).status_code == 404

    asyncio.run(scenario())


def test_nobody_learns_how_a_game_is_dealt_before_it_begins(tmp_path: Path) -> None:
    """Whoever sits alone at a table that waits for a friend would otherwise know every card that friend is going to
    draw."""

    async def scenario() -> None:
        async with served(here(tmp_path)) as (_, client):
            opened = (await client.post("/api/tables", json=WANTED, headers=MINE)).json()
            url = f"/api/tables/{opened['id']}"
            for path in ("kept", "at/0?seat=0", "at/0", "course"):
                answer = await client.get(f"{url}/{path}", headers=MINE)
                assert (answer.status_code, "has not begun" in answer.text) == (409, True), path
            fork = await client.post(f"{url}/fork", json={"move": 0, "seat": 0}, headers=MINE)
            assert (fork.status_code, "has not begun" in fork.text) == (409, True)
            await client.post(f"{url}/fill", json={"bot": "random"}, headers=MINE)
            assert (await client.get(f"{url}/kept", headers=MINE)).status_code == 200, "there is nobody else to play"

    asyncio.run(scenario())


def test_a_table_of_a_game_that_is_gone_stays_in_the_list(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(here(tmp_path)) as (registry, client):
            id = (await client.post("/api/tables", json=WANTED, headers=MINE)).json()["id"]
            registry.tables.clear()
            await registry.store.database.run(lambda c: c.execute(text("update tables set game = 'bidding'")))
            [line] = (await client.get("/api/tables", headers=MINE)).json()
            assert (line["table"]["id"], line["table"]["title"]) == (id, "Bidding")

    asyncio.run(scenario())


def test_what_was_renamed_is_still_found_in_stored_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A field, a thing and a rule had other names when the table was written."""
    title = find_title("ultramassive")

    async def scenario() -> None:
        async with opened(here(tmp_path)) as registry:
            there = await table(registry, "ultramassive", people=2)
            await play(there, 5)
            before = await there.state(0, OWNER)
            monkeypatch.setattr(title.saving, "renamed", {"era": "phase"})
            monkeypatch.setattr(title.saving, "things", {"card:OLD-1": some_thing})
            data = await registry.store.position(there.record.id)
            spelled = data.replace('"phase"', '"era"').replace(f'"{some_thing}"', '"card:OLD-1"')
            assert spelled != data
            place = text("update positions set data = :data")
            await registry.store.database.run(lambda c: c.execute(place, {"data": spelled}))
            there.session = None
            assert await there.state(0, OWNER) == before

    some_thing = next(ref for ref in title.catalog.things if ref.startswith("card:"))
    asyncio.run(scenario())


def test_lines_about_what_is_gone_are_left_out() -> None:
    title = find_title("ultramassive")
    told = [["drafted", 0, [{"thing": "card:GONE"}], False], ["round", -1, [2], False]]
    move = codec.Move(1, 0, "", msgspec.json.encode(told).decode())
    assert [event[0] for event in codec.events_of(move, title)] == ["round"]


def test_those_who_only_watch_cost_the_others_nothing(tmp_path: Path) -> None:
    """Nobody is told of them: a hundred newcomers are a hundred first states, not ten thousand messages."""
    from orrery.server.socket.connection import Socket

    async def scenario() -> None:
        async with opened(here(tmp_path)) as registry:
            there = await table(registry, "ultramassive", people=2)
            ears: list[Ear] = []
            tasks: list[asyncio.Task[None]] = []

            async def come(owner: str) -> None:
                ears.append(Ear())
                socket = Socket(ears[-1], registry, there, owner, -1)  # type: ignore[arg-type]
                tasks.append(asyncio.create_task(socket.run()))
                for _ in range(20):
                    await asyncio.sleep(0)

            for n in range(40):
                await come(f"stranger{n}")
            assert sum([len(ear.heard) for ear in ears]) == 40
            await come(OWNER)
            assert sum([len(ear.heard) for ear in ears]) == 40 + 40 + 1, "that a player is here is told once to each"
            await come(OWNER)
            assert sum([len(ear.heard) for ear in ears]) == 40 + 40 + 2
            assert there.here() == {0, 1}
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert there.here() == set()
            assert not there.owners

    asyncio.run(scenario())
