from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.player import Player


def test_play_now_is_one_click(ann: Player) -> None:
    ann.page.goto("/")
    card = ann.page.get_by_role("article").filter(has_text="ULTRAMASSIVE")
    card.get_by_role("button", name="Play now").click()
    expect(ann.prompt).to_be_visible()
    table = ann.ask("GET", "/api/tables")[0]["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["seats"][0]["name"] == "Ann"


def test_a_table_is_laid_as_wished(ann: Player) -> None:
    page = ann.page
    page.goto("/")
    page.get_by_role("button", name="Choose Council of Shadows").click()
    page.get_by_label("Who sits in seat 2").select_option("hot")
    page.get_by_label("Name of seat 2").fill("Ben")
    page.get_by_label("Bot of seat 3").select_option("random")
    page.get_by_role("group", name="Planning").get_by_text("Open").click()
    page.get_by_role("button", name="House rules · 1 change").click()
    page.get_by_label("Find a rule to change").fill("towers split")
    page.get_by_role("group", name="Towers").get_by_text("split").click()
    expect(page.get_by_role("link", name="COS-AC-09")).to_have_attribute("href", "/rules/council#COS-AC-09")
    page.keyboard.press("Escape")
    page.get_by_label("Seed").fill("12")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/t/"))
    table = ann.ask("GET", "/api/tables")[0]["table"]
    assert [seat["name"] for seat in table["seats"]][:2] == ["Ann", "Ben"]
    assert table["seats"][2]["bot"] == "random"
    assert (table["settings"]["planning"], table["settings"]["towers"]) == ("open", "split")


def test_a_wrong_seed_is_refused_in_words(ann: Player) -> None:
    ann.page.goto("/")
    ann.page.get_by_label("Seed").fill("seven")
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("A seed is a number")


def test_own_tables_say_whose_turn_it_is(ann: Player) -> None:
    ann.open("ultramassive", [{"kind": "me", "name": "Ann"}, {"kind": "friend"}])
    ann.open("ultramassive", [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name=re.compile("Your turn.*ULTRAMASSIVE"))).to_have_count(1)
    expect(ann.page.get_by_role("link", name=re.compile("Waiting for players"))).to_have_count(1)


def test_what_does_not_exist_is_said_kindly(ann: Player) -> None:
    ann.page.goto("/t/nowhere")
    expect(ann.page.get_by_role("alert")).to_contain_text("does not exist or has ended")
    ann.page.get_by_role("link", name="To the lobby").click()
    expect(ann.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
