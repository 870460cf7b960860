"""`orrery mcp` through the official client: whole games, and nothing beyond the seat."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError

import pytest
from mcp import Client, MCPError
from mcp.client.stdio import StdioServerParameters

from orrery.games import titles
from orrery.remote.arriving import sit_down, way_back
from orrery.server.http.errors import NOT_YOURS
from tests.cli.model import Model, at_the_desk, run
from tests.cli.run import Shell
from tests.server.postgres import free_port
from tests.server.running import PATIENCE, Browser

QUICK = {"wormholes": "quick"}
COMMAND = [sys.executable, "-m", "orrery", "mcp"]


def test_a_whole_game_against_bots_over_standard_input_and_output() -> None:
    async def scenario() -> None:
        program = StdioServerParameters(command=COMMAND[0], args=COMMAND[1:], env=dict(os.environ))
        async with Client(program) as client:
            model = Model(client)
            assert {game["game"] for game in (await model.call("list_games"))["games"]} == {t.name for t in titles()}
            await model.sit("open_table", game="ultramassive", seats=["me", "greedy"], settings=QUICK, seed=4)
            end = await model.play()
            assert end["over"]
            assert sum(score["winner"] for score in end["scores"]) == 1
            looked = await model.call("look")
            assert "The game is over." in looked["words"]
            assert f"{end['scores'][0]['name']}: {end['scores'][0]['total']}" in looked["words"]

    run(scenario)


def test_a_seat_over_http_and_no_ticket_opens_another_seat() -> None:
    async def scenario() -> None:
        port = free_port()
        process = subprocess.Popen([*COMMAND, "--http", "--port", str(port)], stderr=subprocess.DEVNULL)
        try:
            await asyncio.to_thread(answering, f"http://127.0.0.1:{port}/mcp")
            async with Client(f"http://127.0.0.1:{port}/mcp") as one, Client(f"http://127.0.0.1:{port}/mcp") as two:
                ann, ben = Model(one), Model(two)
                await ann.sit("open_table", game="council", seats=["me", "greedy"], seed=3)
                await ben.sit("open_table", game="laniakea", seats=["me", "greedy"], seed=3)
                assert (await ann.call("look"))["view"]["game"] == "council"
                assert (await ben.call("look"))["view"]["game"] == "laniakea"
                assert "No seat belongs to this ticket" in await ben.refused("look", ticket=ann.ticket[:-1])
                await ann.play(3)
        finally:
            process.terminate()
            process.wait(PATIENCE)

    run(scenario)


def answering(address: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(OSError):
            try:
                urllib.request.urlopen(address)
            except HTTPError:
                return
        time.sleep(0.1)


@pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])
def test_it_sees_what_its_seat_sees_and_nothing_else(ann: Browser, title: Any) -> None:
    """The view is what the server sends to the seat; and whatever this process would do, the server heeds seats."""

    async def scenario() -> None:
        async with at_the_desk(ann.url) as (model, desk):
            sat = await model.sit("open_table", game=title.name, seats=["me", "random"], seed=7)
            seat = await desk.tickets.seat(model.ticket)
            owner = Browser(ann.url, seat.door.cookie)
            await model.play(2)
            looked = await model.call("look")
            sent = await asyncio.to_thread(owner.get, f"/api/tables/{seat.table}", seat=0)
            assert looked["view"] == sent["view"]
            watched = await asyncio.to_thread(ann.get, f"/api/tables/{seat.table}", seat=-1)
            assert watched["view"]["ask"] is None
            assert sat["table"] == f"{ann.url}/t/{seat.table}"
            seat.seat = 1
            refusals = [
                await model.refused("choose", ticket=model.ticket, key=sent["view"]["ask"]["options"][0]["key"]),
                await model.refused("undo", ticket=model.ticket),
                await model.refused("why_not", ticket=model.ticket, what=next(iter(title.catalog.things))),
            ]
            assert all(NOT_YOURS in refusal for refusal in refusals), refusals
            after = await asyncio.to_thread(owner.get, f"/api/tables/{seat.table}", seat=0)
            assert after["version"] == sent["version"], "for another seat the server does nothing"

    run(scenario)


def test_options_tell_what_they_mean_and_choices_can_be_taken_back() -> None:
    async def scenario() -> None:
        async with at_the_desk() as (model, desk):
            await model.sit("open_table", game="ultramassive", seats=["me", "greedy"], seed=4)
            found = await model.call("options", matching="B3")
            assert [option["key"] for option in found["options"]] == ["warp space:2"]
            assert found["options"][0]["certain"] == ["You put A-Wormhole 1 on B3."]
            assert "quick" in found["others"]
            before = (await model.call("look"))["view"]["ask"]
            chosen = await model.call("choose", key="warp space:2")
            assert "You put A-Wormhole 1 on B3." in chosen["words"]
            assert (await model.call("undo"))["view"]["ask"] == before
            seat = await desk.tickets.seat(model.ticket)
            await seat.choose("warp space:2", seat.state["version"])
            unseen = seat.question["options"][0]["key"]
            assert "moved on since you were asked" in await model.refused("choose", ticket=model.ticket, key=unseen)
            assert (await model.call("undo"))["view"]["ask"] == before
            assert (await model.call("why_not", what="warp space:2"))["can"]
            assert (await model.call("why_not", what="space:2"))["can"]
            nowhere = await model.refused("why_not", ticket=model.ticket, what="card:none")
            assert "Nothing in ultramassive is called 'card:none'" in nowhere
            barred = await model.call("why_not", what="card:AC-03")
            assert not barred["can"]
            assert "Actions phase" in barred["words"]
            assert barred["rules"]

    run(scenario)


def test_what_others_did_while_it_thought_is_told_once() -> None:
    async def scenario() -> None:
        async with at_the_desk() as (model, desk):
            await model.sit("open_table", game="ultramassive", seats=["me", "greedy"], settings=QUICK, seed=4)
            seat = await desk.tickets.seat(model.ticket)
            other = seat.state["view"]["names"][1]
            seen = await model.call("wait_for_my_turn")
            while seen["my_turn"]:
                seen = await model.call("choose", key=seen["view"]["ask"]["options"][0]["key"])
            await seat.my_turn(PATIENCE)  # all of it has happened before anybody asks
            lines = (await model.call("wait_for_my_turn"))["words"].split("\n\n")[0].splitlines()
            assert [line for line in lines if line.startswith(f"- {other} ")]
            assert [line.removeprefix("- ") for line in lines] == [line.text for line in seat.log[-len(lines) :]]
            assert (await model.call("wait_for_my_turn"))["words"].startswith("- nothing new\n")

    run(scenario)


def test_what_is_wrong_is_told_in_a_sentence_and_changes_nothing() -> None:
    async def scenario() -> None:
        async with at_the_desk() as (model, desk):
            assert "There is no game called 'chess'" in await model.refused("open_table", game="chess")
            assert 'Exactly one of the seats is "me"' in await model.refused(
                "open_table", game="council", seats=["greedy", "greedy"]
            )
            assert 'Exactly one of the seats is "me"' in await model.refused("open_table", game="council", seats=[])
            many = ["me"] + ["greedy"] * 9
            assert "players" in await model.refused("open_table", game="council", seats=many[:7])
            assert "There is no bot called" in await model.refused("open_table", game="council", seats=["me", "x"])
            assert "has no switch 'x'" in await model.refused("open_table", game="council", settings={"x": "y"})
            assert "is no link to a seat" in await model.refused("join_table", link="council")
            assert "Nothing answers" in await model.refused("join_table", link="http://127.0.0.1:9/join/abcdefgh")
            assert "Nothing in council speaks of" in await model.refused("search_rules", game="council", words="zzz")
            assert desk.tickets.seats == {}
            await model.sit("open_table", game="council", seats=["me", "greedy"], seed=3)
            before = await model.call("look")
            assert "knows no choice called" in await model.refused("choose", ticket=model.ticket, key="jump")
            assert "There is nothing to take back" in await model.refused("undo", ticket=model.ticket)
            assert await model.call("look") == before
            seat = await desk.tickets.seat(model.ticket)
            back = await sit_down(await way_back(seat), "Ben")
            while "refused" not in seat.state:
                await asyncio.sleep(0.01)
            for tool in ("look", "options", "undo", "wait_for_my_turn"):
                assert "taken to another device" in await model.refused(tool, ticket=model.ticket)
            await back.leave()
            await model.sit("open_table", game="council", seats=["me", "greedy"], seed=3)
            seat = await desk.tickets.seat(model.ticket)
            desk.house.__exit__(None, None, None)
            while seat.socket is not None:
                await asyncio.sleep(0.01)
            assert "Nothing answers at" in await model.refused("look", ticket=model.ticket)

    run(scenario)


def test_rules_and_cards_are_resources_and_prompts_teach_and_review() -> None:
    async def scenario() -> None:
        async with at_the_desk() as (model, _):
            client = model.client

            async def read(uri: str) -> str:
                return str((await client.read_resource(uri)).contents[0].text)  # type: ignore[union-attr]

            assert "ultramassive" in await read("orrery://games")
            assert "**ULT-ORBIT-04**" in await read("orrery://ultramassive/rules")
            assert (await read("orrery://ultramassive/rules/ULT-ORBIT-04")).startswith("ULT-ORBIT-04 (Orbit):")
            assert "card:AC-03" in await read("orrery://ultramassive/cards")
            assert (await read("orrery://ultramassive/cards/card:AC-03")).startswith("card:AC-03: ")
            for nothing in ("orrery://chess/rules", "orrery://council/rules/NO-1", "orrery://council/cards/card:none"):
                with pytest.raises(MCPError, match=r"^(There is no|Nothing in)"):
                    await client.read_resource(nothing)
            assert "ULT-ORBIT-04" in (await model.call("search_rules", game="ultramassive", words="nearness"))["words"]
            taught = (await client.get_prompt("teach", {"game": "council"})).messages[0]
            assert "orrery://council/rules" in str(taught.content)
            with pytest.raises(MCPError, match="There is no game called 'chess'"):
                await client.get_prompt("teach", {"game": "chess"})
            assert "T1" in str((await client.get_prompt("review", {"ticket": "T1"})).messages[0].content)

    run(scenario)


def test_without_the_extra_it_says_what_to_install(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.cli.mcp.find_spec", lambda name: None)
    ran = shell("mcp")
    assert (ran.code, ran.out) == (1, "")
    assert "pip install 'orrery[mcp]'" in ran.err


def test_an_address_that_is_none_is_refused(shell: Shell) -> None:
    ran = shell("mcp", "--server", "nowhere")
    assert ran.code == 2
    assert "is no address of a server" in ran.err
