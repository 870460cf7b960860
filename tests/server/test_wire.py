"""The description of the wire is whole, and what is sent is as described."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, TypedDict, get_args, get_type_hints

import msgspec
import pytest

from orrery.core.view import AtTable
from orrery.core.words import UNCERTAIN
from orrery.games import title as find_title
from orrery.play.session import Session
from orrery.play.transcript import read_data, verify
from orrery.server.http.catalogue import page
from orrery.server.tables import messages
from orrery.server.tables.operations import BY_NAME
from orrery.server.wire import answers
from orrery.server.wire.schema import ANSWERS, SENT, common
from tests.server.running import Browser

HEARD = {
    "state": answers.StateMessage,
    "table": answers.TableMessage,
    "thinking": answers.ThinkingMessage,
    "refused": answers.ClosedMessage,
}
WORDS = {"title", "description", "default", "name", "in", "required", "examples"}


def untyped(found: Any, at: str) -> list[str]:
    """Where a schema leaves open what it is, or says no more than that it is an object or an array."""
    if not isinstance(found, dict):
        return []
    said = {key: value for key, value in found.items() if key not in WORDS}
    if not said or said in ({"type": "object"}, {"type": "array"}) or said.get("additionalProperties") is True:
        return [at]
    inner = [
        *[(f"{at}.{name}", part) for name, part in said.get("properties", {}).items()],
        *[(f"{at}|{n}", part) for kind in ("anyOf", "allOf", "oneOf") for n, part in enumerate(said.get(kind, []))],
        *[(f"{at}[{n}]", part) for n, part in enumerate(said.get("prefixItems", []))],
        *[(f"{at}{{}}", said[kind]) for kind in ("items", "additionalProperties") if kind in said],
    ]
    return [gap for where, part in inner for gap in untyped(part, where)]


def referred(found: Any) -> set[str]:
    if isinstance(found, list):
        return set[str]().union(*[referred(item) for item in found])
    if not isinstance(found, dict):
        return set()
    here = {found["$ref"].rpartition("/")[2]} if isinstance(found.get("$ref"), str) else set()
    return here.union(*[referred(item) for item in found.values()])


def test_nothing_on_the_page_is_left_open(ann: Browser) -> None:
    page = ann.get("/api/openapi.json")
    gaps = [gap for name, shape in page["components"]["schemas"].items() for gap in untyped(shape, name)]
    assert not gaps
    for path, methods in page["paths"].items():
        for method, operation in methods.items():
            at = f"{method} {path}"
            bodies = [operation.get("requestBody", {}), *operation["responses"].values()]
            shapes = [content["schema"] for body in bodies for content in body.get("content", {}).values()]
            shapes += [parameter["schema"] for parameter in operation.get("parameters", [])]
            assert shapes, at
            assert not [gap for shape in shapes for gap in untyped(shape, at)]
    assert referred(page) - page["components"]["schemas"].keys() == set(), "shapes that wire/answers does not name"


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    web = Path(__file__).parent.parent.parent / "web"
    done = subprocess.run([sys.executable, web / "wire.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


class Seat(TypedDict):
    """One more of this name."""

    number: int


def test_every_shape_has_a_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Types of the same name would be told apart by a path, which no type of the client can be called by."""
    named = common()
    document = (Path(__file__).parent.parent.parent / "docs" / "add-a-route.md").read_text()
    new = {*re.findall(r"class (\w+)", document), *re.findall(r"answers\.(\w+)", document)}
    assert len(new) == 3
    if "pin" not in BY_NAME:  # else somebody has followed it to the letter
        assert not new & named.keys(), "whoever follows the document finds these names taken"
    monkeypatch.setattr("orrery.server.wire.schema.ANSWERS", (*ANSWERS, Seat))
    with pytest.raises(TypeError, match="is called Seat: give each"):
        common()


def test_every_operation_can_be_said_on_a_socket() -> None:
    """What is offered over HTTP has a message of its name with the same fields, and its answer is among the replies."""
    said = {shape.__struct_config__.tag: shape for shape in SENT}
    replies = referred(common()["ReplyMessage"])
    assert said.keys() - BY_NAME.keys() == {"look"}
    for name, operation in BY_NAME.items():
        assert issubclass(said[name], operation.form), name
        assert operation.answer.__name__ in replies, name


def test_an_open_shape_would_be_found() -> None:
    assert untyped({"type": "object", "properties": {"a": {"type": "object"}, "b": {}}}, "x") == ["x.a", "x.b"]
    assert untyped({"type": "object", "additionalProperties": {"type": "array", "items": {}}}, "x") == ["x{}{}"]


@pytest.mark.parametrize("game", ["ultramassive", "council", "laniakea"])
def test_what_is_heard_is_as_described(ann: Browser, game: str) -> None:
    id = ann.table(game, "Ann", "bot:greedy", seed="3")["id"]
    msgspec.convert(ann.get("/api/games"), list[answers.Game])
    msgspec.convert(ann.get(f"/api/games/{game}/content"), answers.Content)
    msgspec.convert(ann.get(f"/api/games/{game}/rules"), list[answers.Rule])
    with ann.socket(id, 0) as mine:
        state = mine.state()
        for _ in range(4):
            while state["view"]["ask"] is None:
                state = mine.reach(state["version"] + 1)
            key = state["view"]["ask"]["options"][0]["key"]
            seat, version = {"seat": 0}, state["version"]
            msgspec.convert(mine.ask("preview", **seat, key=key)["ok"], answers.Foretold)
            msgspec.convert(mine.ask("why", **seat, ref="space:1")["ok"], answers.Reason)
            msgspec.convert(mine.ask("choose", **seat, key=key, version=version), answers.ReplyMessage)
            state = mine.reach(version + 1)
        msgspec.convert(mine.ask("choose", seat=0, key="nothing", version=1), answers.RefusalMessage)
        for text in mine.heard:
            message = msgspec.json.decode(text)
            if message["on"] in HEARD:
                convert_all(message, HEARD[message["on"]])
    convert_all(ann.get(f"/api/tables/{id}", seat=0), answers.TableState)
    convert_all(ann.get(f"/api/tables/{id}/at/2", seat=0), answers.TableState)
    msgspec.convert(ann.get("/api/tables"), list[answers.MyTable])
    msgspec.convert(ann.get(f"/api/tables/{id}/story"), list[answers.GameEvent])
    msgspec.convert(ann.get(f"/api/tables/{id}/course"), answers.Course)
    msgspec.convert(ann.get(f"/api/tables/{id}/since", seat=0), answers.Since)


def convert_all(message: Any, shape: Any) -> None:
    msgspec.convert(message, shape)
    assert message.keys() == shape.__annotations__.keys(), "no more and no less than described"
    msgspec.convert(message.get("events", []), list[answers.GameEvent])
    if message.get("view") is not None:
        msgspec.convert(message["view"], answers.View)
        own = find_title(message["table"]["game"]).shapes
        assert own is not None
        exactly(message["view"], own.view, AtTable)
        for event in message["events"]:
            msgspec.convert(event["details"], get_type_hints(own.events)[event["event"]])


def exactly(found: Any, *shapes: Any) -> None:
    """No more and no less than these shapes describe together."""
    for shape in shapes:
        msgspec.convert(found, shape)
    known = set[str]().union(*[shape.__annotations__ for shape in shapes])
    assert found.keys() <= known


@pytest.mark.parametrize("game", ["ultramassive", "council", "laniakea"])
def test_what_is_printed_is_as_described(game: str) -> None:
    title = find_title(game)
    own = title.shapes
    assert own is not None
    kinds = {get_args(get_type_hints(shape)["kind"])[0]: shape for shape in own.things}
    for switch in title.rules.switches:
        for choice in switch.choices:
            settings = title.settings({switch.name: choice})
            printed = msgspec.json.decode(page(game, tuple(settings.items())))
            exactly(printed["board"], own.board)
            for thing in printed["things"].values():
                exactly(thing, kinds[thing["kind"]])


FILES = sorted((Path(__file__).parent.parent / "golden").glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_what_a_golden_game_tells_is_as_described(file: Path) -> None:
    session = verify(read_data(file), file.name)
    own = find_title(session.title.name).shapes
    assert own is not None
    shapes = get_type_hints(own.events)
    for move, event in session.log:
        if event[0] != UNCERTAIN:
            line = messages.line(session.title, session.names, move, event, -1)
            msgspec.convert(line["details"], shapes[line["event"]])


def test_a_finished_game_is_told_as_described(ann: Browser) -> None:
    id = ann.table("ultramassive", "Ann", "Ben", seed="3")["id"]
    while True:
        state = ann.get(f"/api/tables/{id}")
        if state["table"]["status"] == "over":
            break
        seat = state["view"]["waiting_for"][0]
        view = ann.get(f"/api/tables/{id}", seat=seat)["view"]
        form = {"seat": seat, "key": view["ask"]["options"][-1]["key"], "version": view["version"]}
        msgspec.convert(ann.post(f"/api/tables/{id}/choose", form), answers.Version)
    msgspec.convert(state["scores"], list[answers.Score])
    msgspec.convert(ann.get(f"/api/tables/{id}/sheet"), answers.ScoreSheet)
    msgspec.convert(ann.get(f"/api/tables/{id}/transcript"), answers.Transcript)
    msgspec.convert(ann.post(f"/api/tables/{id}/recovery", expect=201), answers.Recovery)


def test_a_line_is_put_into_words_also_where_a_detail_is_no_key() -> None:
    session = Session(find_title("ultramassive"), ["Ann", "Ben"], seed=3)
    while not session.log:
        seat = min(session.game.asks)
        session.choose(seat, session.game.options(seat)[0].key)
    (name, seat, details, private), names = session.log[0][1], session.names
    line = messages.line(session.title, names, 1, (name, seat, details, private), -1)
    more = messages.line(session.title, names, 2, (name, seat, (*details, [7]), private), -1)
    assert more == {**line, "move": 2, "details": [*line["details"], [7]]}


def test_a_line_tells_whether_it_is_about_its_seat() -> None:
    title, names = find_title("ultramassive"), ["The", "Round"]  # which words of a sentence may be called too
    warped = ("warped_quickly", 0, (), False)
    for event, said in ((warped, True), (("round", 1, (2,), False), False)):
        for you in (-1, 0, 1):
            assert messages.line(title, names, 1, event, you)["says_who"] is said
