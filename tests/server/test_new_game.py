"""The game of docs/add-a-game.md on a server: opened, played to the end with bots, replayed and verified."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.play.transcript import parse, verify
from orrery.server.config import Config
from tests.server.running import Browser, Socket, in_thread
from tests.toy import DOCUMENTS, GAME, forgotten, home, installed, on_the_shelf


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Browser]:
    with (
        on_the_shelf(home()),
        in_thread(Config(f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=False, sweep=0.5)) as url,
    ):
        yield Browser(url)


def test_it_stands_in_the_lobby_and_everything_printed_is_told(ann: Browser) -> None:
    game = next(game for game in ann.get("/api/games") if game["name"] == "comets")
    assert (game["tagline"], game["minutes"]) == ("Twelve cards, twelve comets.", 10)
    assert game["switches"][0]["labels"] == {"lost": "The comet is lost", "next": "The next bid takes it"}
    content = ann.get("/api/games/comets/content")
    assert content["things"]["comet:3"]["text"] == "Worth 3."
    assert content["board"]["names"]["bid:7"] == "bid 7"
    assert ann.get("/api/games/comets/rules")[0]["id"] == "COM-SET-01"


def test_a_rulebook_that_was_not_installed_is_missed_in_a_sentence(ann: Browser, tmp_path: Path) -> None:
    place = installed(tmp_path)
    (place / "comets" / "rulebook.md").unlink()
    with on_the_shelf(place), forgotten("comets"):
        lost = ann.http.get("/api/games/comets/rules")
        assert lost.status_code == 404
        assert lost.json()["error"].startswith("The rulebook of comets was not installed with it")
        assert ann.get("/api/games/ultramassive/rules")[0]["id"] == "ULT-COMP-01"


def test_what_nothing_can_judge_is_not_offered_and_refused_at_once(ann: Browser) -> None:
    judged = {game["name"]: game["judged"] for game in ann.get("/api/games")}
    assert judged == {"laniakea": True, "ultramassive": True, "council": True, "comets": False}
    table = ann.table("comets", "Ann", "bot:greedy")
    assert table["judged"] is False
    at = f"/api/tables/{table['id']}"
    looks = [f"{at}/hint?seat=0", f"{at}/chances", f"{at}/analysis?seat=0", "/api/puzzles/today?game=comets"]
    for refused in [*map(ann.http.get, looks), ann.http.post(f"{at}/analysis", params={"seat": 0})]:
        assert (refused.status_code, refused.json()["error"][:35]) == (409, "Comets has no hints, analyses or pu")


def test_the_program_of_the_document_plays_it_to_the_end(ann: Browser) -> None:
    program = re.findall(
        r"^```python program=httpx\n(.*?)^```$", (DOCUMENTS / GAME).read_text(), re.MULTILINE | re.DOTALL
    )
    known: dict[str, Any] = {}
    exec(program[0].replace("http://localhost:8000", ann.url), known)
    assert known["state"]["scores"][0]["name"] == "Ann"
    known["http"].close()


def test_a_whole_game_with_bots_is_replayed_and_verified(ann: Browser) -> None:
    id = ann.table("comets", "Ann", "bot:greedy", "bot:search:0.01", seed="4", settings={"ties": "next"})["id"]
    with ann.socket(id, 0) as socket:
        state = play_to_the_end(socket)
    assert state["table"]["status"] == "over"
    assert len(state["scores"]) == 3
    assert [player["chart"] is None for player in state["view"]["players"]] == [False] * 3, "at the end all is open"
    sheet = ann.get(f"/api/tables/{id}/sheet")
    assert sum(line["points"] for line in sheet["scores"][0]["lines"]) == sheet["scores"][0]["total"]
    first = ann.get(f"/api/tables/{id}/at/0", seat=0)
    assert first["view"]["round"] == 1
    file = ann.http.get(f"/api/tables/{id}/transcript").content
    assert verify(parse(file, "game"), "game").over
    assert ann.checked(ann.http.post("/api/import", content=file), 201)["status"] == "over"


def play_to_the_end(socket: Socket) -> dict[str, Any]:
    state = socket.state()
    while state["scores"] is None:
        ask = state["view"]["ask"]
        if ask is None:
            state = socket.state(state["version"] + 1)
            continue
        assert [player["chart"] is None for player in state["view"]["players"]] == [False, True, True]
        reply = socket.ask("why", seat=0, ref="comet:3")
        assert reply["ok"], reply
        reply = socket.ask("choose", seat=0, key=ask["options"][-1]["key"], version=state["version"])
        assert reply["ok"], reply
        state = socket.state(state["version"] + 1)
    return state
