"""The score sheet: where every point came from, why who won, and the way to the choices that turned the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import troubles
from tests.web.player import Player

GOLDEN = Path(__file__).parent.parent / "golden"


def sheet_of(player: Player, file: str) -> Locator:
    """The score sheet of a game that was played long ago."""
    data = (GOLDEN / f"{file}.json").read_bytes()
    json = {"Content-Type": "application/json"}
    table = player.page.context.request.post("/api/import", data=data, headers=json).json()
    player.look(table["id"])
    player.page.get_by_role("button", name="Score sheet").first.click()
    sheet = player.page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name=re.compile("what it is made of")).first).to_be_visible()
    return sheet


def open_all(sheet: Locator) -> None:
    for button in sheet.locator("button[aria-expanded]").all():
        button.click()


def numbers(row: Locator) -> list[int]:
    return [int(re.match(r"\d+", text.strip())[0]) for text in row.get_by_role("cell").all_inner_texts()]  # type: ignore[index]


@pytest.mark.parametrize("file", ["ultramassive-1-finished-of-four", "laniakea-1-solo-won"])
def test_rows_add_up_to_the_total_and_open_to_what_they_are_made_of(ann: Player, file: str) -> None:
    sheet = sheet_of(ann, file)
    sums = [0] * len(numbers(sheet.get_by_role("row", name="Total")))
    rows = sheet.get_by_role("row").filter(has=ann.page.get_by_role("button", expanded=False))
    names = [text.split("\n")[0] for text in rows.get_by_role("rowheader").all_inner_texts()]
    assert len(names) > 4
    for name in names:
        button = ann.page.get_by_role("button", name=f"{name}: what it is made of", exact=True)
        row = sheet.get_by_role("row").filter(has=button)
        found = numbers(row)
        sums = [a + b for a, b in zip(sums, found, strict=True)]
        button.click()
        made_of = row.locator("xpath=following-sibling::tr[1]").locator(".who > div")
        listed = [[int(n) for n in each.locator("li b").all_inner_texts()] for each in made_of.all()]
        assert [sum(items) for items in listed] == found
        button.click()
    assert sums == numbers(sheet.get_by_role("row", name="Total"))


def test_a_sheet_with_every_row_open_is_accessible(ann: Player) -> None:
    sheet = sheet_of(ann, "council-1-three-players")
    open_all(sheet)
    expect(sheet.get_by_text("Held before the final scoring").first).to_be_visible()
    assert troubles(ann.page) == []


@pytest.mark.parametrize(
    ("file", "title", "why"),
    [
        ("laniakea-1-solo-lost", "The Adversary wins by", "The Adversary has the most victory points: "),
        ("laniakea-1-solo-won", "You won by", " has the most victory points: "),
        ("council-1-shared-victory", "share the victory", "they share the victory."),
        ("council-1-four-players", "wins by 34 Energy", "Dark Tech levels"),
        ("council-4-two-players", "wins by 32 Energy", "more Energy: 92 to 60."),
    ],
)
def test_it_says_who_won_and_why(ann: Player, file: str, title: str, why: str) -> None:
    sheet = sheet_of(ann, file)
    expect(sheet.get_by_role("heading", level=2)).to_contain_text(title)
    expect(sheet.locator(".why")).to_contain_text(why)


@pytest.mark.parametrize("file", ["council-1-four-players"])
def test_four_players_fit_on_a_phone(phone: Player, file: str) -> None:
    sheet = sheet_of(phone, file)
    open_all(sheet)
    expect(sheet.get_by_text("Turning points")).to_be_visible()
    assert sheet.evaluate("(it) => it.scrollWidth <= it.clientWidth")


def test_a_turning_point_leads_to_its_choice(ann: Player) -> None:
    sheet = sheet_of(ann, "ultramassive-1-finished-of-four")
    turns = sheet.get_by_role("listitem").filter(has_text=re.compile(r"^Round \d: \w+ \+\d+ SM"))
    expect(turns).to_have_count(3)
    move = str(turns.last.get_by_role("link").get_attribute("href")).partition("#")[2]
    turns.last.get_by_role("link").click()
    slider = ann.page.get_by_role("slider", name="Move")
    expect(slider).to_have_value(move)
    expect(ann.page.locator("footer").get_by_text("Round 1")).to_be_attached()
    expect(ann.page.locator("footer [data-mark=vp]")).to_have_count(3)
    found = ann.page.locator("footer [data-mark=dc]").first
    found.click()
    expect(slider).not_to_have_value(move)
    there = re.match(r"move (\d+) of", str(found.get_attribute("title")))
    assert there is not None
    expect(slider).to_have_value(there[1])
