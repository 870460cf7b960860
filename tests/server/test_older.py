"""A database that version 0.1 has written: every table opens, goes on by the rules it began with, and can be looked
back on. It was made through the HTTP interface of 0.1: two browsers, choices by chance, plans half laid, games over and
forked; beside each table stands what each seat saw of it at last."""

from __future__ import annotations

import asyncio
import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from orrery.core.sentence import plain
from orrery.games import title as find_title
from orrery.play.transcript import parse, verify
from orrery.server.config import Config
from orrery.server.storage.database import Database
from orrery.server.storage.schema import STEPS
from tests.server.conftest import new_database
from tests.server.running import Browser, in_thread
from tests.server.spoken import told_to

FILE = Path(__file__).parent.parent / "golden" / "tables-0.1.json.xz"
OLD: dict[str, Any] = json.loads(lzma.decompress(FILE.read_bytes()))
STEPS_THEN = 3
LABELS = [table["label"] for table in OLD["tables"]]


def write(connection: Connection) -> None:
    """The database as 0.1 left it."""
    for step in STEPS[:STEPS_THEN]:
        for statement in step:
            connection.execute(text(statement))
    connection.execute(text("create table schema_version (version integer not null)"))
    connection.execute(text(f"insert into schema_version values ({STEPS_THEN})"))
    for name, (columns, *rows) in OLD["rows"].items():
        insert = text(f"insert into {name} ({', '.join(columns)}) values ({', '.join([f':{c}' for c in columns])})")
        for row in rows:
            values = dict(zip(columns, row, strict=True))
            if "seeded" in values:
                values["seeded"] = bool(values["seeded"])
            connection.execute(insert, values)


async def write_to(url: str) -> None:
    database = Database(url)
    await database.run(write)
    await database.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def updated(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, pg: str) -> Iterator[str]:
    url = new_database(request.param, tmp_path_factory.mktemp("older"), pg)
    asyncio.run(write_to(url))
    with in_thread(Config(url, limits=False, sweep=0.5, unfinished=1000)) as address:
        yield address


SINCE = {"pays"}  # events that nobody told then


def unsaid(lines: list[Any]) -> list[Any]:
    """Without their words: at the table one's own deeds are told to one, looking back they are told of everybody."""
    return [{key: value for key, value in line.items() if key not in ("text", "parts")} for line in lines]


def known(lines: list[Any]) -> list[Any]:
    return [line for line in lines if line["event"] not in SINCE]


class Old:
    """A table of then, and those who sit at it."""

    def __init__(self, url: str, label: str) -> None:
        [self.noted] = [table for table in OLD["tables"] if table["label"] == label]
        self.id = self.noted["id"]
        self.browsers = {name: Browser(url, cookie) for name, cookie in OLD["cookies"].items()}

    def seats(self) -> list[tuple[Browser, int]]:
        return [(browser, seat) for browser in self.browsers.values() for seat in self.state(browser)["yours"]]

    def state(self, browser: Browser, seat: int = -1) -> Any:
        return browser.get(f"/api/tables/{self.id}", seat=seat)

    def play(self, choices: int) -> None:
        for _ in range(choices):
            states = [(browser, self.state(browser, seat)) for browser, seat in self.seats()]
            asked = [(browser, state) for browser, state in states if state["view"]["ask"]]
            if not asked:
                return
            browser, state = asked[0]
            key = state["view"]["ask"]["options"][-1]["key"]
            form = {"seat": state["seat"], "key": key, "version": state["version"]}
            browser.post(f"/api/tables/{self.id}/choose", form)

    def look_back(self, browser: Browser, seat: int) -> None:
        """What is put together from the beginning is what stands on the table."""
        state = self.state(browser, seat)
        moves = state["view"]["moves"]
        then = browser.get(f"/api/tables/{self.id}/at/{moves}", seat=seat)
        assert {**then["view"], "version": 0} == {**state["view"], "version": 0}
        assert len(browser.get(f"/api/tables/{self.id}/course", seat=seat)["rounds"]) == moves + 1
        story = browser.get(f"/api/tables/{self.id}/story", seat=seat)
        title, names = find_title(state["table"]["game"]), [player["name"] for player in state["table"]["seats"]]
        for events in (known(state["events"]), known(then["events"])):  # as written, and as told today
            lines = known(story)[len(known(story)) - len(events) :]
            assert unsaid(lines) == unsaid(events)
            assert [told_to(title, line, names, seat) for line in lines] == [line["text"] for line in events]
            assert [plain(line["parts"]) for line in events] == [line["text"] for line in events]
        assert all(line["move"] <= moves for line in story)


@pytest.fixture(params=LABELS)
def old(request: pytest.FixtureRequest, updated: str) -> Old:
    return Old(updated, request.param)


def test_a_table_of_before_opens_as_it_was_left_and_goes_on(old: Old) -> None:
    ann, ben = old.browsers.values()
    link = ann.get(f"/api/invites/{old.noted['invite']}")
    assert link["id"] == old.id
    if link["status"] == "open":
        ben.post(f"/api/invites/{old.noted['code']}", {"name": "Ben"})
    else:
        for who, noted in old.noted["seen"].items():
            name, seat = who.split(":")
            check_as_left(old.state(old.browsers[name], int(seat)), noted)
            old.look_back(old.browsers[name], int(seat))
    old.play(5)
    if all(seat["kind"] == "person" for seat in old.state(ann)["table"]["seats"]):  # bots would go on meanwhile
        for browser, seat in old.seats():
            old.look_back(browser, seat)
    assert not old.state(ann)["notice"]


def check_as_left(state: Any, noted: Any) -> None:
    view, ask = state["view"], state["view"]["ask"]
    assert (state["table"]["status"], view["moves"], view["round"]) == (noted["status"], noted["moves"], noted["round"])
    assert view["waiting_for"] == noted["waiting"]
    assert (ask and [option["key"] for option in ask["options"]]) == noted["keys"]
    assert bool(state["plea"]) == noted["plea"]
    assert [score["total"] for score in state["scores"] or []] == noted["totals"]


@pytest.mark.parametrize(
    ("label", "ref", "value"),
    [("ultramassive finished", "anomaly:SI-02", ("cost", 7)), ("laniakea finished", "entity:E23", ("points", 3))],
)
def test_its_things_are_shown_as_they_were_printed_then(
    updated: str, label: str, ref: str, value: tuple[str, int]
) -> None:
    old = Old(updated, label)
    ann = old.browsers["ann"]
    table = old.state(ann)["table"]
    then, now = [ann.get(f"/api/games/{table['game']}/content", **s)["things"] for s in (table["settings"], {})]
    name, printed = value
    assert then[ref][name] == printed
    assert now[ref][name] != printed


def test_it_can_be_forked_from_its_middle(old: Old) -> None:
    ann = old.browsers["ann"]
    state = old.state(ann, 0)
    if state["view"] is None or not state["view"]["moves"]:
        return
    form = {"move": state["view"]["moves"] // 2, "seat": 0, "bot": "random"}
    fork = ann.post(f"/api/tables/{old.id}/fork", form, 201)
    same_shuffle = fork["commitment"] == state["table"]["commitment"]
    assert same_shuffle == (state["table"]["status"] == "over"), "of a running game the hidden part is imagined"
    assert not ann.get(f"/api/tables/{fork['id']}", seat=0)["notice"]


@pytest.mark.parametrize("label", [label for label in LABELS if label.endswith(" finished") and "fork" not in label])
def test_its_file_proves_itself_by_the_rules_of_then(updated: str, label: str) -> None:
    old = Old(updated, label)
    ann = old.browsers["ann"]
    raw = ann.http.get(f"/api/tables/{old.id}/transcript").content
    session = verify(parse(raw, "file"), "file")
    assert session.rules == 1
    assert session.seal == old.state(ann)["table"]["seal"]
    assert ann.get(f"/api/tables/{old.id}/sheet")["scores"]
    brought = ann.checked(ann.http.post("/api/import", content=raw), 201)
    assert ann.http.get(f"/api/tables/{brought['id']}/transcript").content == raw
