"""A game leaves as a file and comes back from it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.web.player import Player

GOLDEN = Path(__file__).parents[1] / "golden"


def test_a_downloaded_game_is_verified_and_opened_again(ann: Player, tmp_path: Path) -> None:
    id = ann.open("ultramassive")
    ann.click_on()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet.get_by_role("table")).to_be_visible()
    with ann.page.expect_download() as download:
        sheet.get_by_role("link", name="Download the game").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    verdict = subprocess.run([sys.executable, "-m", "orrery", "verify", str(file)], capture_output=True, text=True)
    assert verdict.returncode == 0, verdict.stdout + verdict.stderr
    ann.page.goto("/")
    ann.page.get_by_label("Open a game file").set_input_files(file)
    ann.page.wait_for_url(re.compile(r"/t/[^/]+$"))
    expect(ann.prompt.get_by_role("heading")).to_contain_text("win")
    scores = [ann.ask("GET", f"/api/tables/{one}")["scores"] for one in (id, ann.page.url.rpartition("/")[2])]
    assert id not in ann.page.url
    assert scores[0] == scores[1]


def test_a_file_that_is_no_game_is_refused_beside_its_button(ann: Player, tmp_path: Path) -> None:
    edited = tmp_path / "edited.json"
    edited.write_text((GOLDEN / "laniakea-1-three.json").read_text().replace('"Ben"', '"Bob"'))
    ann.page.goto("/")
    choose = ann.page.get_by_label("Open a game file")
    choose.set_input_files(edited)
    refusal = ann.page.locator("form").filter(has=choose).get_by_role("alert")
    expect(refusal).to_contain_text("damaged or was edited")
    choose.set_input_files(GOLDEN / "laniakea-1-three.json")
    ann.page.wait_for_url(re.compile(r"/t/[^/]+$"))
