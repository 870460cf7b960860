"""A game leaves as a file and comes back from it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.player import Player

GOLDEN = Path(__file__).parents[1] / "golden"


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
