"""Looking back, playing on from there, and files."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from orrery.core.rng import Rng
from orrery.games import title
from orrery.play.receipt import digest
from orrery.play.session import Session
from orrery.play.transcript import parse, text_of, transcript, verify
from orrery.server.tables import messages
from tests.server.registry import play, served, table
from tests.server.running import Browser


def finish(ann: Browser, game: str = "ultramassive", moves: int = 1000, seed: int = 5) -> str:
    """A game of two people at one browser, brought in as a file: over, or after so many moves."""
    session, dice = Session(title(game), ["Ann", "Ben"], seed=seed), Rng(2)
    while not session.over and session.moves < moves:
        seat = min(session.game.asks)
        options = session.game.options(seat)
        session.choose(seat, options[dice.below(len(options))].key)
    id: str = ann.checked(ann.http.post("/api/import", content=text_of(transcript(session)).encode()), 201)["id"]
    return id


def test_every_moment_can_be_looked_at_again(ann: Browser, ben: Browser) -> None:
    table = ann.table("council", "Ann", "friend", seed="1")
    ben.post(f"/api/invites/{table['invite']}", {"name": "Ben"})
    id = table["id"]
    seen = [ann.get(f"/api/tables/{id}", seat=0)]
    for person, seat, key in ((ann, 0, "stop_buying"), (ben, 1, "stop_buying"), (ben, 1, "plan card:S1")):
        person.post(f"/api/tables/{id}/choose", {"seat": seat, "key": key})
        seen.append(ann.get(f"/api/tables/{id}", seat=0))
    assert [then["view"]["moves"] for then in seen] == [0, 1, 2, 2], "what Ben plans does not count for Ann"
    for then in seen:
        again = ann.get(f"/api/tables/{id}/at/{then['view']['moves']}", seat=0)
        assert {**again["view"], "version": 0} == {**then["view"], "version": 0}
        assert again["events"] == then["events"]
        assert not again["undo"]["can"]
    assert "Only 2 choices" in ann.get(f"/api/tables/{id}/at/3", 404, seat=0)["error"]
    assert "Only 3 choices" in ben.get(f"/api/tables/{id}/at/4", 404, seat=1)["error"]
    ann.get(f"/api/tables/{id}/at/2", 403, seat="all")
    plans = [
        person.get(f"/api/tables/{id}/at/{last}", seat=s)["view"]["players"][1]["plan"]
        for s, person, last in ((0, ann, 2), (1, ben, 3))
    ]
    assert plans == [None, ["card:S1"]], "Ann does not see what Ben has planned"
    story = [[line["text"] for line in p.get(f"/api/tables/{id}/story", seat=s)] for p, s in ((ann, 0), (ben, 1))]
    assert story[1][:2] == story[0]
    assert len(story[1]) == 3, "only Ben reads what he planned"


def test_the_whole_log_is_put_together_beside_those_who_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[threading.Thread] = []
    whole = messages.lines

    def noted(*args: Any) -> Any:
        where.append(threading.current_thread())
        return whole(*args)

    async def scenario() -> None:
        async with served(f"sqlite:///{tmp_path}/t.sqlite") as (registry, client):
            live = await table(registry, "ultramassive", people=2, seed="3")
            await play(live, 5)
            monkeypatch.setattr(messages, "lines", noted)
            lines = (await client.get(f"/api/tables/{live.record.id}/story")).json()
            assert [line["move"] for line in lines] == [1, 2, 3, 4, 5]
            assert where
            assert threading.current_thread() not in where

    asyncio.run(scenario())


def test_a_finished_game_is_open_to_all_and_its_file_can_be_verified(ann: Browser, ben: Browser) -> None:
    id = finish(ann, moves=5)
    assert "still runs" in ann.get(f"/api/tables/{id}/transcript", 409)["error"]
    id = finish(ann)
    moves = ann.get(f"/api/tables/{id}")["view"]["moves"]
    everything = ben.get(f"/api/tables/{id}/at/{moves // 2}", seat="all")["view"]
    assert all(isinstance(player["hand"], list) for player in everything["players"])
    ben.get(f"/api/tables/{id}/at/{moves}", seat=1)
    text = ben.http.get(f"/api/tables/{id}/transcript").content
    session = verify(parse(text, "file"), "file")
    table = ben.get(f"/api/tables/{id}")["table"]
    assert (session.commitment, session.seal) == (table["commitment"], table["seal"])

    brought = ben.checked(ben.http.post("/api/import", content=text), 201)
    assert brought["status"] == "over"
    assert ben.get(f"/api/tables/{brought['id']}/story") == ann.get(f"/api/tables/{id}/story")
    assert ben.http.get(f"/api/tables/{brought['id']}/transcript").content == text


def test_a_finished_game_can_be_played_on_from_its_middle(ann: Browser, ben: Browser) -> None:
    id = finish(ann)
    fork = ben.post(f"/api/tables/{id}/fork", {"move": 20, "seat": 1, "bot": "random"}, 201)
    assert [(seat["name"], seat["kind"], seat["yours"]) for seat in fork["seats"]] == [
        ("Pip", "bot", False),
        ("Ben", "person", True),
    ]
    old, new = ann.get(f"/api/tables/{id}/story"), ben.get(f"/api/tables/{fork['id']}/story")
    early = [line for line in old if line["move"] <= 20]
    assert [line["text"].replace("Pip", "Ann") for line in new][: len(early)] == [line["text"] for line in early]
    assert fork["commitment"] == ann.get(f"/api/tables/{id}")["table"]["commitment"], "the same shuffle"
    moves = ann.get(f"/api/tables/{id}")["view"]["moves"]
    assert "over there" in ben.post(f"/api/tables/{id}/fork", {"move": moves, "seat": 1}, 409)["error"]
    ben.post(f"/api/tables/{id}/fork", {"move": 3, "seat": 9}, 403)


def test_a_running_game_is_played_on_only_as_far_as_the_seat_knows_it(ann: Browser) -> None:
    id = finish(ann, "laniakea", moves=40, seed=3)
    state = ann.get(f"/api/tables/{id}", seat=0)
    fork = ann.post(f"/api/tables/{id}/fork", {"move": 40, "seat": 0, "bot": "greedy"}, 201)
    assert fork["commitment"] != state["table"]["commitment"]
    view = ann.get(f"/api/tables/{fork['id']}", seat=0)["view"]
    assert view["players"][0] == state["view"]["players"][0]
    assert view["row"] == state["view"]["row"]


@pytest.mark.parametrize("game", ["ultramassive", "laniakea", "council"])
def test_the_course_of_a_game_is_what_its_moments_say(ann: Browser, ben: Browser, game: str) -> None:
    id = finish(ann, game, moves=60)
    course = ben.get(f"/api/tables/{id}/course")
    known = ben.get(f"/api/tables/{id}")["view"]["moves"]
    assert len(course["totals"]) == len(course["rounds"]) == known + 1
    assert known == 60 or game == "council", "where some are made behind screens"
    for move in (0, known // 3, known // 2, known):
        view = ben.get(f"/api/tables/{id}/at/{move}")["view"]
        assert course["rounds"][move] == view["round"]
        assert course["totals"][move] == [seen_total(game, player) for player in view["players"]]
    assert "still runs" in ann.get(f"/api/tables/{id}/sheet", 409)["error"]
    ben.get("/api/tables/none/course", 404)


def seen_total(game: str, player: dict[str, Any]) -> int:
    """The score as everybody can see it."""
    if game == "laniakea":
        return sum(player["score"].values())
    return int(player["mass"] if game == "ultramassive" else 100 * player["level"] + player["energy"])


def test_the_score_sheet_says_where_everything_came_from(ann: Browser, ben: Browser) -> None:
    id = finish(ann)
    sheet, scores = ben.get(f"/api/tables/{id}/sheet"), ann.get(f"/api/tables/{id}")["scores"]
    assert [{**score, "lines": None} for score in sheet["scores"]] == [{**score, "lines": None} for score in scores]
    assert ben.get(f"/api/tables/{id}/course")["totals"][-1] == [score["total"] for score in scores]
    things = ben.get("/api/games/ultramassive/content")["things"]
    for score in sheet["scores"]:
        assert sum([line["points"] for line in score["lines"]]) == score["total"]
        assert {line["ref"] for line in score["lines"]} - {""} <= set(things)
    best = max(sheet["scores"], key=lambda score: score["total"])
    assert sheet["why"].startswith(f"{best['name']} has the most Solar Mass: {best['total']} to ")


def test_a_game_that_began_in_the_middle_says_what_was_there_before(ann: Browser) -> None:
    id = finish(ann, moves=150)
    masses = [player["mass"] for player in ann.get(f"/api/tables/{id}")["view"]["players"]]
    fork = ann.post(f"/api/tables/{id}/fork", {"move": 150, "seat": 0, "bot": "random"}, 201)["id"]
    dice = Rng(4)
    with ann.socket(fork, 0) as socket:
        while (state := socket.state())["scores"] is None:
            options = (state["view"]["ask"] or {"options": []})["options"]
            if options:
                key = options[dice.below(len(options))]["key"]
                socket.say("choose", seat=0, key=key, version=state["version"])
    sheet = ann.get(f"/api/tables/{fork}/sheet")
    for score, mass in zip(sheet["scores"], masses, strict=True):
        assert sum([line["points"] for line in score["lines"]]) == score["total"]
        assert [line["points"] for line in score["lines"] if line["source"] == "before"] == [mass]


def test_a_game_of_bots_alone_is_played_on_by_the_one_who_brings_it(ann: Browser) -> None:
    session = Session(title("ultramassive"), ["Greedy", "Random"], seed=5, people=[])
    file = text_of(transcript(session)).encode()
    brought = ann.checked(ann.http.post("/api/import", content=file), 201)
    assert [(seat["kind"], seat["yours"]) for seat in brought["seats"]] == [("person", True), ("bot", False)]
    id = brought["id"]
    while (state := ann.get(f"/api/tables/{id}", seat=0))["scores"] is None:
        if state["view"]["ask"]:
            ann.http.post(
                f"/api/tables/{id}/choose", json={"seat": 0, "key": state["view"]["ask"]["options"][-1]["key"]}
            )
    text = ann.http.get(f"/api/tables/{id}/transcript").content
    assert verify(parse(text, "file"), "file").people == {0}, "and the file of it is sound"


@pytest.mark.parametrize("change", [lambda t: t[:-40], lambda t: t.replace(b"Ann", b"Eve", 1), lambda t: b"{}"])
def test_a_damaged_file_is_refused_in_a_sentence(ann: Browser, change: Any) -> None:
    id = finish(ann)
    text = ann.http.get(f"/api/tables/{id}/transcript").content
    refused = ann.checked(ann.http.post("/api/import", content=change(text)), 400)
    assert refused["error"].startswith("The file ")


@pytest.mark.parametrize(
    "wrong", [{"seed": "1" * 5000}, {"salt": "\ud800"}, {"salt": "\0"}, {"salt": "a" * 65}, {"salt": "x"}]
)
def test_a_file_with_an_impossible_shuffle_is_refused_in_a_sentence(ann: Browser, wrong: dict[str, str]) -> None:
    data = {**transcript(Session(title("ultramassive"), ["Ann", "Ben"], seed=3)), **wrong}
    data["sum"] = digest({name: value for name, value in data.items() if name != "sum"})
    refused = ann.checked(ann.http.post("/api/import", content=text_of(data).encode()), 400)
    assert refused["error"].startswith("The file is damaged")


def test_seats_move_to_another_device_once(ann: Browser, ben: Browser) -> None:
    id = ann.table("ultramassive", "Ann", "Ben", seed="3")["id"]
    ben.post(f"/api/tables/{id}/recovery", expect=403)
    token = ann.post(f"/api/tables/{id}/recovery", expect=201)["token"]
    with ann.socket(id, 0) as socket:
        assert socket.state()["seat"] == 0
        moved = ben.post(f"/api/recover/{token}")
        assert [seat["yours"] for seat in moved["seats"]] == [True, True]
        while "yours" not in (heard := socket.hear()) or heard["yours"]:
            pass
        assert heard["seat"] == -1, "the old device only watches from now on"
        assert "not yours" in socket.ask("choose", seat=0, key="quick", version=1)["error"]
    Browser(ann.url).post(f"/api/recover/{token}", expect=404)
    ben.post(f"/api/tables/{id}/choose", {"seat": 0, "key": "quick"})
