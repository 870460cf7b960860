"""The analysis of a game: from its score sheet, mark by mark, with what was better, why, and how much was luck."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from orrery.analysis.shape import FORMAT
from tests.web.axe import by_day, troubles
from tests.web.player import Player
from tests.web.prepared import JSON, Prepared, imported

GAMES = {
    "laniakea": "laniakea-3-two",
    "ultramassive": "ultramassive-1-finished-of-four",
    "council": "council-1-three-players",
}

MINUS = "\N{MINUS SIGN}"


COST = re.compile(r"What cost .+ most: moves?\s+\d+")


def number(text: str) -> int:
    """The number of a cell, without its error."""
    return int(re.sub(r"[^\d-]", "", text.partition("±")[0].replace(MINUS, "-")))


@pytest.mark.parametrize("game", GAMES)
def test_from_the_score_sheet_through_the_marks_to_the_better_line(ann: Player, game: str) -> None:
    page = ann.page
    id = imported(ann, GAMES[game])
    found = Prepared(ann, id)
    found.serve(page)
    ann.look(id)
    page.get_by_role("button", name="Score sheet").first.click()
    page.get_by_role("dialog").get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("progressbar", name="Analysis")).to_be_visible()
    blunder, mistake = found.slips
    slider = page.get_by_role("slider", name="Move")
    expect(page.locator("[data-mark]")).to_have_count(3)
    page.keyboard.press("Home")
    page.keyboard.press("n")
    expect(slider).to_have_value(str(blunder["move"] - 1))
    card = page.locator("[data-slip]")
    expect(card).to_have_attribute("data-slip", str(blunder["move"]))
    expect(card).to_contain_text(f"blunder · {MINUS}12")
    expect(card).to_contain_text("41 %")
    expect(card).to_contain_text("53 %")
    expect(card).to_contain_text("Strongest rival")
    expect(page.locator("[data-thought]")).to_contain_text("What ")
    page.keyboard.press("n")
    expect(slider).to_have_value(str(found.luck))
    expect(page.get_by_role("region", name="luck", exact=True)).to_contain_text("Something came to light.")
    page.keyboard.press("n")
    expect(card).to_have_attribute("data-slip", str(mistake["move"]))
    page.keyboard.press("Shift+N")
    expect(slider).to_have_value(str(found.luck))
    page.locator("[data-mark=blunder]").click()
    expect(card).to_have_attribute("data-slip", str(blunder["move"]))
    page.keyboard.press("b")
    expect(page.get_by_text("Better line: step 1 of 1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Better line: step")).to_have_count(0)
    expect(page.get_by_role("region", name="Luck and skill")).to_contain_text("With even luck by 3.")
    costly = page.get_by_role("region", name="Worth a look").get_by_role("button", name="Look at move").last
    costly.click()
    expect(card).to_have_attribute("data-slip", costly.inner_text())
    if game == "laniakea":
        assert troubles(page) == []
        assert by_day(page) == []


def test_the_graph_is_a_table_and_the_sum_adds_up(ann: Player) -> None:
    page = ann.page
    id = imported(ann, GAMES["ultramassive"])
    found = Prepared(ann, id)
    found.serve(page, waiting=0)
    page.goto(f"/t/{id}/analysis")
    page.get_by_role("button", name="As a table").click()
    rows = page.get_by_role("dialog").get_by_role("row")
    expect(rows).to_have_count(found.total + 2)
    expect(rows.nth(found.slips[0]["move"] + 1)).to_contain_text(f"blunder {MINUS}12")
    expect(rows.nth(found.luck + 1)).to_contain_text("luck +7")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="How it adds up").click()
    sums = page.get_by_role("dialog").get_by_role("row").nth(1).get_by_role("cell").all_inner_texts()
    assert [number(text) for text in sums] == [25, 6, -17, 86, 100]
    expect(page.get_by_role("dialog")).to_contain_text("± 4")


@pytest.mark.parametrize("galaxy", ["galaxy:G01", "galaxy:G03", "galaxy:G05"])
def test_what_is_written_over_a_board_leaves_its_names_in_sight(ann: Player, galaxy: str) -> None:
    page = ann.page
    id = imported(ann, GAMES["council"])
    found = Prepared(ann, id)
    found.slips[0]["better"]["steps"][0]["key"] = f"assess {galaxy}"
    found.serve(page, waiting=0)
    page.goto(f"/t/{id}/analysis#{found.slips[0]['move'] - 1}")
    tag = page.get_by_text("better · 53 %", exact=True)
    expect(tag).to_have_count(1)
    ann.drawn()
    one = tag.bounding_box()
    assert one
    plates = page.locator("[data-zone=board] [data-plate]")
    assert plates.count() > 3
    for plate in plates.all():
        other = plate.bounding_box()
        assert other
        beside = one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
        assert beside or one["y"] >= other["y"] + other["height"] or other["y"] >= one["y"] + one["height"]


def test_a_branch_is_played_on_from_before_the_mistake(ann: Player) -> None:
    page = ann.page
    id = imported(ann, GAMES["ultramassive"])
    found = Prepared(ann, id)
    found.serve(page, waiting=0)
    page.goto(f"/t/{id}/analysis#{found.slips[0]['move'] - 1}")
    expect(page.locator("[data-slip]")).to_be_visible()
    page.keyboard.press("f")
    page.get_by_role("button", name="Open the branch").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    assert id not in page.url
    state = ann.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert state["table"]["status"] == "running"


def test_on_a_phone(phone: Player) -> None:
    page = phone.page
    id = imported(phone, GAMES["laniakea"])
    found = Prepared(phone, id)
    more_for_a_rival = {"source": "rival", "amount": 2.5, "error": 0.5, "worth": 2.5}
    found.slips[1]["better"]["gains"] = [more_for_a_rival]
    for way, card in (("played", "entity:E02"), ("better", "entity:E15")):
        found.slips[1][way]["steps"][0]["key"] = f"recruit {card}"
    found.slips[0]["better"]["steps"][0]["key"] = "step space:23"
    found.serve(page, waiting=0)
    page.goto(f"/t/{id}/analysis#0")
    page.get_by_role("button", name="Next mark").click()
    expect(page.locator("[data-slip]")).to_have_attribute("data-slip", str(found.slips[0]["move"]))
    expect(page.get_by_role("button", name="Whole board")).to_be_visible()
    page.get_by_role("button", name="Luck, skill").click()
    expect(page.get_by_role("dialog")).to_contain_text("Given away")
    expect(page.get_by_role("dialog")).to_contain_text(COST)
    page.keyboard.press("Escape")
    expect(page.locator("[data-slip]")).to_contain_text("Because")
    for _ in range(2):
        page.get_by_role("button", name="Next mark").click()
    expect(page.locator("[data-slip]")).to_have_attribute("data-slip", str(found.slips[1]["move"]))
    expect(page.locator("[data-slip]")).not_to_contain_text("Because")
    things = phone.ask("GET", "/api/games/laniakea/content")["things"]
    for card in ("entity:E02", "entity:E15"):
        expect(page.locator("[data-slip]")).to_contain_text(things[card]["text"])
    page.get_by_role("button", name="Luck, skill").click()
    costly = page.get_by_role("dialog").get_by_role("button", name="Look at move").first
    move = costly.inner_text()
    costly.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-slip]")).to_have_attribute("data-slip", move)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert troubles(page) == []


def test_a_running_game_is_analysed_from_its_replay_with_ones_own_eyes(ann: Player) -> None:
    """Where the server was started anew meanwhile it is begun again."""
    page = ann.page
    id = ann.open("ultramassive", moves=4)
    state = ann.ask("GET", f"/api/tables/{id}?seat=0")
    choices, names = state["view"]["moves"], state["view"]["names"]
    fate = {"start": 0.5, "luck": 0.0, "given": 0.0, "rest": 0.0, "result": 0.5, "error": 0.01}
    analysis = {
        "format": FORMAT,
        "game": "ultramassive",
        "names": names,
        "seat": 0,
        "judge": "master",
        "rounds": [1] * (choices + 1),
        "chances": [[0.5, 0.5]] * (choices + 1),
        "fates": [{"seat": seat, "margin": 0, "even": 0.0, **fate} for seat in (0, 1)],
        "slips": [],
        "strokes": [],
        "thoughts": [],
        "summary": "",
    }
    asked: list[str] = []

    def answer(route: Route) -> None:
        assert route.request.url.endswith("seat=0")
        asked.append(route.request.method)
        status = ("running", "none", "running")[len(asked) - 1] if len(asked) < 4 else "done"
        body = {"status": status, "ahead": 0, "share": 0.0, "error": "", "analysis": None}
        route.fulfill(body=json.dumps({**body, "analysis": analysis if status == "done" else None}), content_type=JSON)

    page.route(f"**/api/tables/{id}/analysis?*", answer)
    page.goto(f"/t/{id}/replay")
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("button", name="As a table")).to_be_visible()
    assert asked == ["POST", "GET", "POST", "GET"]
    expect(page.get_by_role("region", name="Luck and skill")).to_contain_text("Given away")


def test_an_analysis_that_fails_says_why_and_can_be_begun_again(ann: Player) -> None:
    page = ann.page
    id = imported(ann, GAMES["ultramassive"])
    failed = '{"status":"failed","ahead":0,"share":0.0,"error":"The process has ended twice.","analysis":null}'
    page.route("**/analysis?*", lambda route: route.fulfill(body=failed, content_type="application/json"))
    page.goto(f"/t/{id}/analysis")
    expect(page.get_by_role("alert")).to_contain_text("ended twice")
    page.unroute("**/analysis?*")
    Prepared(ann, id).serve(page, waiting=0)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-mark]")).to_have_count(3)
