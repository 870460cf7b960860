"""Playing over the socket and over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.play.transcript import parse, verify
from tests.server.running import Browser, Socket


def first_option(state: dict[str, Any]) -> str:
    key: str = state["view"]["ask"]["options"][0]["key"]
    return key


def asked(socket: Socket) -> dict[str, Any]:
    """The state in which this seat has to choose."""
    state = socket.state()
    while state["view"]["ask"] is None:
        state = socket.state()
    return state


def test_a_choice_is_answered_and_shown_to_all(ann: Browser, ben: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "friend", seed="3")
    ben.post(f"/api/invites/{table['invite']}", {"name": "Ben"})
    with (
        ann.socket(table["id"], 0) as mine,
        ben.socket(table["id"], 1) as theirs,
        Browser(ann.url).socket(table["id"]) as other,
    ):
        state = mine.state()
        for socket in (theirs, other):
            socket.state()
        answer = mine.ask("choose", seat=0, key="quick", version=state["version"])
        assert answer["ok"]["version"] == state["version"] + 1
        for socket, who in ((mine, "You use"), (theirs, "Ann uses"), (other, "Ann uses")):
            seen = socket.state(answer["ok"]["version"])
            assert [line["text"] for line in seen["events"]] == [f"{who} the quick setup for the Wormholes."]
            assert (seen["since"], seen["fresh"]) == (0, False)
        assert seen["seat"] == -1
        assert seen["view"]["ask"] is None


def test_words_of_the_log_are_linked_to_what_they_name(ann: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "Ben", seed="3")
    with ann.socket(table["id"], 0) as socket:
        state = socket.state()
        socket.ask("choose", seat=0, key="warp space:3", version=state["version"])
        [line] = socket.state(state["version"] + 1)["events"]
    assert line["parts"] == [
        "You put ",
        {"ref": "wormhole:0", "name": "A-Wormhole 1"},
        " on ",
        {"ref": "space:3", "name": "B4"},
        ".",
    ]
    assert line["refs"] == ["wormhole:0", "space:3"]
    assert line["details"] == [0, 3]


def test_a_choice_taken_back_is_taken_out_of_the_log(ann: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "Ben", seed="3")
    with ann.socket(table["id"], 0) as socket:
        state = socket.state()
        assert not state["undo"]["can"]
        socket.ask("choose", seat=0, key="warp space:3", version=state["version"])
        after = socket.state(state["version"] + 1)
        assert after["undo"] == {"can": True, "why": "", "ask": False}
        answer = socket.ask("undo", seat=0)
        back = socket.state(answer["ok"]["version"])
        assert (back["since"], back["events"], back["view"]["moves"]) == (0, [], 0)
        assert back["view"]["ask"] == state["view"]["ask"]
        assert ann.get(f"/api/tables/{table['id']}/story", seat=0) == []
        assert "not chosen anything" in socket.ask("undo", seat=0)["error"]


def test_what_others_chose_at_the_same_time_is_kept_when_one_takes_back(ann: Browser) -> None:
    table = ann.table("council", "Ann", "Ben", seed="1")
    with ann.socket(table["id"], 0) as socket:
        for seat in (0, 1):
            socket.ask("choose", seat=seat, key="stop_buying", version=9)
        for seat in (0, 1):
            assert "ok" in socket.ask("choose", seat=seat, key="plan card:S1", version=9)
        before = ann.get(f"/api/tables/{table['id']}", seat=1)
        assert "ok" in socket.ask("undo", seat=0)
        seen = ann.get(f"/api/tables/{table['id']}", seat=1)
    assert seen == before, "Ben does not notice"
    lines = [(line["move"], line["text"]) for line in ann.get(f"/api/tables/{table['id']}/story", seat=1)]
    assert lines[2:] == [(3, "Ben lays Found a twin colony on action field 1.")]
    assert seen["view"]["moves"] == 3


def test_previews_and_reasons(ann: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "Ben", seed="3")
    with ann.socket(table["id"], 0) as socket:
        state = asked(socket)
        (told,) = socket.ask("preview", seat=0, key="warp space:3")["ok"]["events"]
        wormhole, space = {"ref": "wormhole:0", "name": "A-Wormhole 1"}, {"ref": "space:3", "name": "B4"}
        assert told["parts"] == ["You put ", wormhole, " on ", space, "."]
        why = socket.ask("why", seat=0, ref="draft:D1-A")["ok"]
        assert why["verb"] == "draft"
        assert why["rules"]
        assert socket.ask("why", seat=0, ref="space:3")["ok"]["words"][0].startswith("You can: Put the next Wormhole")
        hole = socket.ask("why", seat=0, ref="space:12")["ok"]
        assert (hole["verb"], bool(hole["rules"])) == ("warp", True), "what is being asked for comes first"
        assert "Nothing is ever done" in socket.ask("why", seat=0, ref="moon:1")["ok"]["words"][0]
        refused = socket.ask("preview", seat=0, key="end")
        assert refused["rules"]
        id = table["id"]
        assert ann.get(f"/api/tables/{id}/why", seat=0, ref="draft:D1-A") == why
        assert ann.get(f"/api/tables/{id}/preview", seat=0, key="warp space:3")["events"] == [told]
        assert ann.get(f"/api/tables/{id}", seat=0)["version"] == state["version"], "asking changes nothing"


def test_a_choice_can_be_made_over_http(ann: Browser) -> None:
    id = ann.table("ultramassive", "Ann", "Ben", seed="3")["id"]
    version = ann.get(f"/api/tables/{id}", seat=0)["version"]
    answer = ann.post(f"/api/tables/{id}/choose", {"seat": 0, "key": "warp space:3", "version": version})
    assert answer == {"version": version + 1}
    refused = ann.post(f"/api/tables/{id}/choose", {"seat": 0, "key": "warp space:3"}, 409)
    assert refused["rules"]
    assert ann.post(f"/api/tables/{id}/undo", {"seat": 0}) == {"version": version + 2}


def test_a_repeated_or_late_message_changes_nothing(ann: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "Ben", seed="3")
    with ann.socket(table["id"], 0) as socket:
        version = asked(socket)["version"]
        assert "ok" in socket.ask("choose", seat=0, key="warp space:3", version=version)
        again = socket.ask("choose", seat=0, key="warp space:4", version=version)
        assert "moved on" in again["error"]
        assert ann.get(f"/api/tables/{table['id']}", seat=0)["view"]["moves"] == 1


def test_one_browser_can_look_from_each_of_its_seats(ann: Browser, ben: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "Ben", "friend")
    ben.post(f"/api/invites/{table['invite']}", {"name": "Cleo"})
    with ann.socket(table["id"], 0) as socket:
        assert socket.state()["yours"] == [0, 1]
        assert socket.ask("look", seat=1)["ok"] == {"seat": 1}
        assert socket.state()["seat"] == 1
        socket.ask("look", seat=-1)
        assert socket.state()["seat"] == -1
        assert "not yours" in socket.ask("look", seat=2)["error"]


@pytest.mark.parametrize("do", ["choose", "undo", "preview", "why"])
def test_nobody_acts_for_another_seat(ann: Browser, ben: Browser, do: str) -> None:
    table = ann.table("ultramassive", "Ann", "friend", seed="3")
    ben.post(f"/api/invites/{table['invite']}", {"name": "Ben"})
    more = {
        "choose": {"key": "quick", "version": 2},
        "preview": {"key": "quick"},
        "why": {"ref": "space:1"},
        "undo": {},
    }
    for browser in (ben, Browser(ann.url)):
        with browser.socket(table["id"]) as socket:
            assert "not yours" in socket.ask(do, seat=0, **more[do])["error"]
    ben.get(f"/api/tables/{table['id']}", 403, seat=0)
    ben.post(f"/api/tables/{table['id']}/choose", {"seat": 0, "key": "quick"}, 403)
    ben.post(f"/api/tables/{table['id']}/undo", {"seat": 0}, 403)
    ben.get(f"/api/tables/{table['id']}/story", 403, seat=0)
    ben.get(f"/api/tables/{table['id']}/at/0", 403, seat=0)
    ben.post(f"/api/tables/{table['id']}/fork", {"move": 0, "seat": 0}, 403)
    with ben.socket(table["id"], 0) as socket:
        assert socket.hear()["status"] == 403
    assert ann.get(f"/api/tables/{table['id']}", seat=0)["view"]["moves"] == 0


def test_a_table_that_is_not_there(ann: Browser) -> None:
    ann.get("/api/tables/nowhere", 404)
    with ann.socket("nowhere") as socket:
        assert socket.hear()["status"] == 404


def test_bots_play_a_whole_game_with_a_person(ann: Browser) -> None:
    table = ann.table("ultramassive", "Ann", "bot:random")
    with ann.socket(table["id"], 0) as socket:
        state = socket.state()
        while state["scores"] is None:
            if state["view"]["ask"] is not None:
                socket.say("choose", seat=0, key=first_option(state), version=state["version"])
            state = socket.state()
    assert [score["name"] for score in state["scores"]] == ["Ann", "Pip"]
    assert state["table"]["status"] == "over"
    assert state["table"]["seal"]
    session = verify(parse(ann.http.get(f"/api/tables/{table['id']}/transcript").content, "file"), "file")
    assert (session.commitment, session.seal) == (state["table"]["commitment"], state["table"]["seal"])
    [mine] = ann.get("/api/tables")
    assert mine["winners"] == [score["name"] for score in state["scores"] if score["winner"]]
