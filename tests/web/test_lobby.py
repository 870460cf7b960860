from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from orrery.games import title
from tests.web.conftest import KEPT, sitting
from tests.web.player import Player


def test_play_now_is_one_click(ann: Player) -> None:
    ann.page.goto("/")
    card = ann.page.get_by_role("article").filter(has_text="ULTRAMASSIVE")
    card.get_by_role("button", name="Play now").click()
    expect(ann.prompt).to_be_visible()
    table = ann.ask("GET", "/api/tables")[0]["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["seats"][0]["name"] == "Ann"


def test_a_game_is_chosen_wherever_its_card_is_clicked(ann: Player) -> None:
    page = ann.page
    page.goto("/")
    form = page.get_by_role("complementary").get_by_role("heading")
    for game, words in (("Council of Shadows", "Outrun your own appetite"), ("ULTRAMASSIVE", "60 min")):
        box = page.get_by_role("article").filter(has_text=game).get_by_text(words).bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + 5, box["y"] + 5)
        expect(form).to_have_text(f"New table: {game}")


def test_a_newcomer_has_a_name_that_can_be_told_of(browser: Browser, base_url: str) -> None:
    with browser.new_context(base_url=base_url) as context, sitting(context, {**KEPT, "name": ""}) as newcomer:
        newcomer.page.goto("/")
        asked = newcomer.page.get_by_label("You play as")
        expect(asked).to_have_value("")
        expect(asked).to_have_attribute("placeholder", "Choose a name")
        newcomer.page.get_by_role("article").filter(has_text="Laniakea").get_by_role("button", name="Play now").click()
        newcomer.my_turn()
        me, bot = [seat["name"] for seat in newcomer.ask("GET", "/api/tables")[0]["table"]["seats"]]
        newcomer.choose_any()
        expect(newcomer.page.get_by_role("log")).to_contain_text("You play as")
        assert me not in ("", "You")
        usual = next(game for game in newcomer.ask("GET", "/api/games") if game["name"] == "laniakea")
        level = next(kind["name"] for kind in usual["bots"] if kind["spec"] == usual["usual"])
        expect(newcomer.page.get_by_label(bot, exact=True)).to_contain_text(f"bot · {level}")
        newcomer.page.goto("/")
        expect(newcomer.page.get_by_label("Your name")).to_have_value(me)


def test_a_name_can_be_changed_before_it_is_played_with(ann: Player) -> None:
    ann.page.goto("/")
    ann.page.get_by_label("You play as").fill("Cleo")
    ann.page.get_by_role("article").filter(has_text="ULTRAMASSIVE").get_by_role("button", name="Play now").click()
    expect(ann.prompt).to_be_visible()
    assert ann.ask("GET", "/api/tables")[0]["table"]["seats"][0]["name"] == "Cleo"


def test_a_new_table_starts_with_what_is_seen(ann: Player) -> None:
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Start the game").click()
    expect(ann.prompt).to_be_visible()
    table = ann.ask("GET", "/api/tables")[0]["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


def test_a_table_waits_for_friends_only_if_they_are_invited(ann: Player) -> None:
    page = ann.page
    page.goto("/")
    page.get_by_role("button", name="Invite a friend").click()
    expect(page.get_by_role("complementary")).to_contain_text("the game begins when the open seats are taken")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    table = ann.ask("GET", "/api/tables")[0]["table"]
    assert (table["status"], len(table["seats"])) == ("open", 3)


def test_a_table_is_laid_as_wished(ann: Player) -> None:
    page = ann.page
    page.goto("/")
    page.get_by_role("button", name="Choose Council of Shadows").click()
    page.get_by_label("Who sits in seat 2").select_option("hot")
    page.get_by_label("Name of seat 2").fill("Ben")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("group", name="Bot of seat 3").get_by_role("radio").first.check()
    page.get_by_role("group", name="Planning").get_by_text("Open").click()
    page.get_by_role("button", name="House rules · 1 change").click()
    page.get_by_label("Find a rule to change").fill("tower split")
    page.get_by_role("group", name="The free tower of two").get_by_text("May be split").click()
    expect(page.get_by_role("link", name="COS-AC-09")).to_have_attribute("href", "/rules/council#COS-AC-09")
    page.keyboard.press("Escape")
    page.get_by_label("Seed").fill("12")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/t/"))
    table = ann.ask("GET", "/api/tables")[0]["table"]
    assert [seat["name"] for seat in table["seats"]][:2] == ["Ann", "Ben"]
    council = next(game for game in ann.ask("GET", "/api/games") if game["name"] == "council")
    assert table["seats"][2]["bot"] == council["bots"][0]["spec"]
    assert (table["settings"]["planning"], table["settings"]["towers"]) == ("open", "split")


def test_seats_survive_another_game(ann: Player) -> None:
    page = ann.page
    page.goto("/")
    page.get_by_label("Who sits in seat 2").select_option("hot")
    page.get_by_label("Name of seat 2").fill("Ben")
    page.get_by_role("button", name="Add a bot").click()
    level = page.get_by_role("group", name="Bot of seat 3").get_by_role("radio").first
    level.check()
    for game in ("Council of Shadows", "ULTRAMASSIVE", "Laniakea"):
        page.get_by_role("button", name=f"Choose {game}").click()
        expect(page.get_by_label("Name of seat 2")).to_have_value("Ben")
        expect(level).to_be_checked()


def test_bots_are_levels_with_a_line_of_character(ann: Player) -> None:
    page = ann.page
    page.goto("/")
    levels = page.get_by_role("group", name="Bot of seat 2")
    said: set[str] = set()
    expect(levels).to_be_visible()
    for one in levels.get_by_role("radio").all():
        one.check()
        said.add(levels.locator("p").inner_text())
    assert len(said) == levels.get_by_role("radio").count() >= 4
    for words in ("Greedy", "Planner", "Search", "Chance", "Adversary", "Automa"):
        expect(page.get_by_text(words, exact=True)).to_have_count(0)


@pytest.mark.parametrize("tables", [0, 7])
def test_the_way_to_a_table_is_in_sight(ann: Player, tables: int) -> None:
    """Whatever was played before, and however many sit down: to begin, to join, and the door to other rules."""
    page = ann.page
    page.set_viewport_size({"width": 1440, "height": 900})
    for _ in range(tables):
        ann.ask("POST", "/api/tables", {"game": "ultramassive", "seats": [{"kind": "me"}, {"kind": "me"}]})
    page.goto("/")
    for target in (
        page.get_by_role("button", name="Start the game"),
        page.get_by_role("button", name="Join"),
        page.get_by_role("button", name=re.compile(r"Rules as written.*\d+ switches")),
    ):
        expect(target).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=1)


def test_a_wrong_seed_is_refused_in_words(ann: Player) -> None:
    ann.page.goto("/")
    ann.page.get_by_label("Seed").fill("seven")
    ann.page.get_by_role("button", name="Start the game").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("A seed is a number")


def test_own_tables_say_whose_turn_it_is(ann: Player) -> None:
    ann.open("ultramassive", [{"kind": "me", "name": "Ann"}, {"kind": "friend"}])
    ann.open("ultramassive", [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name=re.compile("Your turn.*ULTRAMASSIVE"))).to_have_count(1)
    expect(ann.page.get_by_role("link", name=re.compile("Waiting for players.*1 open seat"))).to_have_count(1)


def test_own_tables_tell_with_whom_and_when(ann: Player) -> None:
    ann.open("council", [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}, {"kind": "friend"}])
    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name=re.compile("Council.*with Pip.*just now"))).to_be_visible()


def test_a_table_tells_which_of_its_rules_differ(ann: Player) -> None:
    others = f"{len(title('laniakea').rules.switches) - 1} rules as written"
    ann.open("laniakea", longest_game="50")
    ann.page.get_by_role("button", name="More").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Longest game: 50 rounds")
    expect(dialog).to_contain_text(others)
    expect(dialog.get_by_text("Between steps")).not_to_be_visible()
    dialog.get_by_text(others).click()
    expect(dialog.get_by_text("Between steps")).to_be_visible()


def test_a_rule_leads_to_the_rules_it_names(ann: Player) -> None:
    page = ann.page
    page.goto("/rules/laniakea")
    page.get_by_role("searchbox").fill("further cards, but see")
    page.get_by_role("link", name="LAN-TILE-06", exact=True).click()
    expect(page.get_by_role("searchbox")).to_have_value("")
    expect(page.locator("[id=LAN-TILE-06]")).to_be_in_viewport()
    expect(page.locator("[id=LAN-MOVE-12] em")).to_have_text("type")


def test_what_does_not_exist_is_said_kindly(ann: Player) -> None:
    ann.page.goto("/t/nowhere")
    expect(ann.page.get_by_role("alert")).to_contain_text("does not exist or has ended")
    ann.page.get_by_role("link", name="To the lobby").click()
    expect(ann.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
