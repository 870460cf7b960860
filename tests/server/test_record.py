"""Since your last turn, and the receipt checked by the server itself."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from orrery.core.rng import Rng
from orrery.games import title
from orrery.play.session import Session
from orrery.play.transcript import text_of, transcript
from orrery.server.storage import codec
from orrery.server.storage.records import PERSON, Seat
from orrery.server.tables import forking, hindsight, lobby, recap
from orrery.server.tables.replay import Replay
from tests.server.running import Browser
from tests.server.test_past import finish


def since(browser: Browser, id: str, seat: int = -1) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/tables/{id}/since", seat=seat)
    return found


@pytest.mark.parametrize("game", ["ultramassive", "laniakea", "council"])
def test_all_that_others_did_since_ones_own_last_choice_is_told(ann: Browser, game: str) -> None:
    id = finish(ann, game, moves=70)
    for seat in (0, 1):
        found, story = since(ann, id, seat), ann.get(f"/api/tables/{id}/story", seat=seat)
        first, last = found["first"], found["last"]
        theirs = [line for line in story if first < line["move"] <= last and line["seat"] == 1 - seat]
        assert theirs, "both have played by now"
        assert [line for line in found["events"] if line["seat"] == 1 - seat] == theirs
        course = ann.get(f"/api/tables/{id}/course", seat=seat)
        assert found["totals"] == course["totals"][first : last + 1]
        before = ann.get(f"/api/tables/{id}/at/{first}", seat=seat)["view"]
        assert {**found["before"], "version": 0} == {**before, "version": 0}


def test_playing_on_keeps_the_last_turn_of_the_others(ann: Browser) -> None:
    id = finish(ann, "laniakea", moves=50)
    state = ann.get(f"/api/tables/{id}")
    asked = state["view"]["waiting_for"][0]
    found = since(ann, id, asked)
    mine = ann.get(f"/api/tables/{id}", seat=asked)["view"]["ask"]["options"]
    ann.post(f"/api/tables/{id}/choose", {"seat": asked, "key": mine[0]["key"]})
    assert ann.get(f"/api/tables/{id}")["view"]["waiting_for"] == [asked], "the turn goes on"
    again = since(ann, id, asked)
    assert (again["first"], again["last"], again["events"]) == (found["first"], found["last"], found["events"])


def test_what_a_game_plays_itself_is_told_too(ann: Browser) -> None:
    session = Session(title("laniakea"), ["Ann"], seed=3)
    while not any(event[0] == "adversary_turn" for _, event in session.log):
        session.choose(0, session.game.options(0)[-1].key)
    file = text_of(transcript(session)).encode()
    id = ann.checked(ann.http.post("/api/import", content=file), 201)["id"]
    found = since(ann, id, 0)
    assert {line["seat"] for line in found["events"] if line["seat"] >= 0} == {1}, "of one's own choice nothing"
    assert found["first"] == found["last"] - 1, "from before the choice that made it act"


def test_a_past_that_grows_is_the_one_rebuilt_from_the_start(ann: Browser) -> None:
    id = finish(ann, "ultramassive", moves=30)
    since(ann, id, 0)
    for _ in range(6):
        asked = ann.get(f"/api/tables/{id}")["view"]["waiting_for"][0]
        options = ann.get(f"/api/tables/{id}", seat=asked)["view"]["ask"]["options"]
        ann.post(f"/api/tables/{id}/choose", {"seat": asked, "key": options[-1]["key"]})
        ann.get(f"/api/tables/{id}/at/31", seat=0)
    moves = ann.get(f"/api/tables/{id}")["view"]["moves"]
    told = [line["text"] for line in ann.get(f"/api/tables/{id}/at/{moves}", seat=0)["events"]]
    assert told == [line["text"] for line in ann.get(f"/api/tables/{id}", seat=0)["events"]]


def planning(script: list[int]) -> Replay:
    """A game of Council in its second planning, in which these seats have chosen behind their screens."""
    council = title("council")
    seats = [Seat(n, PERSON, name, "", name) for n, name in enumerate(["Ann", "Ben", "Cyd"])]
    record = lobby.blank(council, seats, council.settings({}), 7, "0" * 32)
    session, dice = codec.begin(record), Rng(3)
    while not session.screened or session.game.round < 2:
        seat = min(session.game.asks)
        options = session.game.options(seat)
        session.choose(seat, options[dice.below(len(options))].key)
    for seat in script:
        session.choose(seat, session.game.options(seat)[0].key)
    codec.note(record, session)
    return Replay(record, codec.moves_since(session, 0))


@pytest.mark.parametrize("rivals", [[1], [1, 1], [2], [1, 2]])
def test_where_a_turn_ends_tells_nothing_of_what_is_done_behind_screens(rivals: list[int]) -> None:
    for own in ([], [0]):
        alone = recap.since(planning(own), 0)
        for script in (own + rivals, rivals + own):
            assert recap.since(planning(script), 0) == alone
            assert recap.since(planning(script), -1) == recap.since(planning([]), -1)


def test_only_who_sits_there_looks_back_from_a_seat(ann: Browser, ben: Browser) -> None:
    id = finish(ann, "laniakea", moves=40)
    ben.get(f"/api/tables/{id}/since", 403, seat=0)
    assert since(ben, id)["events"], "watchers have it too"


def test_a_receipt_is_checked_by_replaying_the_game(ann: Browser, ben: Browser) -> None:
    id = finish(ann)
    found = ben.get(f"/api/tables/{id}/receipt")
    moves = ann.get(f"/api/tables/{id}")["view"]["moves"]
    assert (found["true"], found["choices"], found["why"]) == (True, moves, "")
    running = finish(ann, moves=20)
    assert "still runs" in ann.get(f"/api/tables/{running}/receipt", 409)["error"]


def test_a_record_that_was_changed_is_not_true() -> None:
    session, dice = Session(title("ultramassive"), ["Ann", "Ben"], seed=5), Rng(2)
    while not session.over:
        seat = min(session.game.asks)
        options = session.game.options(seat)
        session.choose(seat, options[dice.below(len(options))].key)
    record, moves, _ = forking.imported(text_of(transcript(session)).encode(), "ann")
    assert hindsight.checked(record, session, moves)["true"]
    other = msgspec.structs.replace(record, commitment="0" * 64)
    assert "shuffle" in hindsight.checked(other, session, moves)["why"]
    other = msgspec.structs.replace(record, seal="0" * 64)
    assert "choices are not the ones" in hindsight.checked(other, session, moves)["why"]
    swapped = [moves[-1], *moves[1:-1], moves[0]]
    assert "not possible in this game" in hindsight.checked(record, session, swapped)["why"]
    other = msgspec.structs.replace(record, origin="{}")
    assert "in the middle of another" in hindsight.checked(other, session, moves)["why"]
