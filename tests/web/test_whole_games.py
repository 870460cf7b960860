"""A newcomer with every title: one click in the lobby, a whole game, the proof that it was fair, its replay."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, Route, expect
from typer.testing import CliRunner

from orrery.cli import app
from tests.web.player import Player
from tests.web.prepared import imported


def quicker(route: Route, request: Request) -> None:
    """The table that Play now opens, with a bot that does not think so long."""
    if request.method != "POST":
        route.continue_()
        return
    wish = json.loads(request.post_data or "{}")
    for seat in wish["seats"]:
        seat.update({"bot": "greedy"} if seat["kind"] == "bot" else {})
    route.continue_(post_data=json.dumps({**wish, "seed": "7"}))


def test_ultramassive(ann: Player, tmp_path: Path) -> None:
    play_now(ann, "ULTRAMASSIVE")
    assert ann.click_on() > 20
    state, file = look_replay_and_verify(ann, tmp_path)
    ann.page.goto("/")  # and the file is a table again
    ann.page.get_by_label("Open a game file").set_input_files(file)
    ann.page.wait_for_url(re.compile(r"/t/[^/]+$"))
    expect(ann.prompt.get_by_role("heading")).to_contain_text(re.compile("wins?|won"))
    assert ann.ask("GET", f"/api/tables/{ann.page.url.split('/t/')[1]}")["scores"] == state["scores"]


@pytest.mark.parametrize(
    ("game", "played"), [("Council of Shadows", "council-4-two-players"), ("Laniakea", "laniakea-5-two")]
)
def test_the_others_are_begun_and_ended(ann: Player, game: str, played: str, tmp_path: Path) -> None:
    """What lies between is more of the same."""
    play_now(ann, game)
    assert ann.click_on(30) == 30
    old = imported(ann, played)
    moves = ann.ask("GET", f"/api/tables/{old}")["view"]["moves"]
    fork = ann.ask("POST", f"/api/tables/{old}/fork", {"move": moves - 30, "seat": 0, "bot": "greedy"})
    ann.look(fork["id"])
    ann.click_on()
    look_replay_and_verify(ann, tmp_path)


def play_now(ann: Player, game: str) -> None:
    page = ann.page
    page.route("**/api/tables", quicker)
    page.goto("/")
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play now").click()
    expect(ann.prompt).to_be_visible()
    for _ in range(6):  # with the pointer, which a covered or unseen target would refuse
        ann.choose_any()


def look_replay_and_verify(ann: Player, folder: Path) -> tuple[Any, Path]:
    page = ann.page
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("table")).to_be_visible()
    state = ann.ask("GET", f"/api/tables/{page.url.split('/t/')[1]}")
    assert state["table"]["status"] == "over"
    expect(sheet).to_contain_text(state["table"]["commitment"])
    expect(sheet).to_contain_text(state["table"]["seal"])
    with page.expect_download() as download:
        sheet.get_by_role("link", name="Download").click()
    file = folder / "game.json"
    download.value.save_as(file)
    verified = CliRunner().invoke(app, ["verify", str(file), "--seal", state["table"]["seal"]])
    assert verified.exit_code == 0, verified.output

    sheet.get_by_role("link", name="Replay", exact=True).click()
    slider = page.get_by_role("slider", name="Move")
    last = state["view"]["moves"]
    expect(slider).to_have_value(re.compile(r"\d+"))
    page.get_by_role("button", name="Start", exact=True).click()
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="End", exact=True).click()
    expect(slider).to_have_value(str(last))
    return state, file
