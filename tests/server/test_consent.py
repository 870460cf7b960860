"""What undo no longer reaches can be taken back if everybody agrees."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from orrery.core.save import dump
from orrery.server.http.errors import Problem
from orrery.server.tables.registry import Registry
from orrery.server.tables.table import Table
from tests.server.registry import opened, play, seen, table
from tests.server.running import Browser


def position(live: Table) -> Any:
    session = live.session
    assert session is not None
    return session.moves, dump(session.title, session.game), session.log[-20:], session.seal


async def undo_refused(registry: Registry, people: int = 2, *bots: str) -> tuple[Table, int, Any]:
    """A table where somebody has just chosen what cannot be taken back, who, and how it was before."""
    live = await table(registry, "laniakea", *bots, people=people, seed="4")
    for n in range(200):
        session = live.session
        assert session is not None
        before, seat = position(live), min(session.game.asks)
        await play(live, 1, lambda count, n=n: n % 7 % count)
        if n > 40 and session.why_no_undo(seat):
            return live, seat, before
    raise AssertionError("everything could be taken back")


def test_with_the_agreement_of_the_others_the_table_is_as_before(database: str) -> None:
    async def scenario() -> None:
        async with opened(database) as registry:
            live, seat, before = await undo_refused(registry, people=3)
            others = [person for person in range(3) if person != seat]
            assert (await seen(live, seat, ""))["undo"]["ask"]
            await live.plead(seat)
            assert (await seen(live, others[0], ""))["plea"] == {
                "seat": seat,
                "back": 1,
                "agreed": [],
                "waiting_for": others,
            }
            await live.agree(others[0], True)
            told = (await seen(live, -1, ""))["plea"]
            assert (told["agreed"], told["waiting_for"]) == (others[:1], others[1:])
            was = live.record.version
            await live.agree(others[1], True)
            assert position(live) == before
            assert live.record.plea is None
            assert live.since(-1, was) == before[0]
            live.session = None
            await live.refresh()
            assert position(live) == before
            await play(live, 30)

    asyncio.run(scenario())


@pytest.mark.parametrize("who", ["asked", "asker"])
def test_one_no_ends_it_and_changes_nothing(tmp_path: Any, who: str) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            live, seat, _ = await undo_refused(registry)
            after = position(live)
            await live.plead(seat)
            await live.agree(1 - seat if who == "asked" else seat, False)
            assert live.record.plea is None
            assert position(live) == after

    asyncio.run(scenario())


def test_playing_on_is_an_answer_too(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            live, seat, _ = await undo_refused(registry)
            await live.plead(seat)
            await play(live, 1)
            assert live.record.plea is None
            with pytest.raises(Problem, match="the table has moved on"):
                await live.agree(1 - seat, True)

    asyncio.run(scenario())


def test_who_cannot_ask_is_told_why(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.sqlite") as registry:
            fresh = await table(registry, "ultramassive", people=2, seed="3")
            with pytest.raises(Problem, match="not chosen anything yet"):
                await fresh.plead(0)
            await fresh.choose(0, "warp space:3", None)
            with pytest.raises(Problem, match="you can take it back yourself"):
                await fresh.plead(0)
            live, seat, _ = await undo_refused(registry)
            await live.plead(seat)
            with pytest.raises(Problem, match="have to answer"):
                await live.agree(seat, True)
            with pytest.raises(Problem, match="has asked already"):
                await live.plead(seat)

    asyncio.run(scenario())


def test_a_person_alone_among_bots_has_nobody_to_ask(ann: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "bot:random", seed="3")
    with ann.socket(table["id"], 0) as socket:
        state = socket.state()
        while state["undo"]["can"] or not state["view"]["moves"] or not state["view"]["ask"]:
            if state["view"]["ask"]:
                key = state["view"]["ask"]["options"][0]["key"]
                socket.say("choose", seat=0, key=key, version=state["version"])
            state = socket.state(state["version"] + 1)
        assert not state["undo"]["ask"]
        assert "play on from any earlier moment" in socket.ask("plead", seat=0)["error"]


def test_asking_and_agreeing_over_the_wire(ann: Browser, ben: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "friend", seed="3")
    ben.post(f"/api/invites/{table['invite']}", {"name": "Ben"})
    path = f"/api/tables/{table['id']}"
    state = ann.get(path, seat=0)
    while not (state["undo"]["ask"] and state["view"]["moves"] > 4):
        for seat, browser in enumerate((ann, ben)):
            ask = browser.get(path, seat=seat)["view"]["ask"]
            if ask:
                browser.post(f"{path}/choose", {"seat": seat, "key": ask["options"][0]["key"]})
        state = ann.get(path, seat=0)
    with ben.socket(table["id"], 1) as socket:
        socket.state()
        version = ann.post(f"{path}/plead", {"seat": 0})["version"]
        assert socket.state(version)["plea"]["seat"] == 0
        assert "not yours" in socket.ask("agree", seat=0, yes=True)["error"]
        done = socket.ask("agree", seat=1, yes=True)["ok"]["version"]
        after = socket.state(done)
    assert after["plea"] is None
    assert after["view"]["moves"] < state["view"]["moves"]
