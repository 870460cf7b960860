"""Three good ideas: by a button or a key, numbered on the table, playable, and seen by nobody else."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.axe import troubles
from tests.web.player import Player

TITLES = ("laniakea", "ultramassive", "council")
WORDS = 25


def hinted(page: Page) -> None:
    """Hints that need no thinking: the first three options of the question, the better founded the deeper."""

    def answer(route: Route) -> None:
        url = route.request.url
        seat, depth = [int(re.search(rf"{name}=(\d+)", url)[1]) for name in ("seat", "depth")]  # type: ignore[index]
        at = url.split("/hint")[0]
        state: dict[str, Any] = page.context.request.get(f"{at}?seat={seat}").json()
        ideas = [
            {
                "key": option["key"],
                "steps": [{"key": option["key"], "label": option["label"]}],
                "chance": 0.4 - 0.05 * n + 0.02 * depth,
                "error": 0.04 / (1 + depth),
                "gains": [{"source": "rival", "amount": -2.5, "error": 0.5, "worth": -2.5}],
                "reason": "-3 for the strongest rival by the end.",
            }
            for n, option in enumerate(state["view"]["ask"]["options"][:3])
        ]
        told = {"seat": seat, "version": state["version"], "depth": depth, "more": depth < 3}
        route.fulfill(body=json.dumps({**told, "judge": "master", "ideas": ideas}), content_type="application/json")

    page.route("**/hint?*", answer)


@pytest.mark.parametrize("game", TITLES)
def test_ideas_are_numbered_on_the_table_and_a_key_plays_them(ann: Player, game: str) -> None:
    page = ann.page
    hinted(page)
    ann.open(game)
    ann.click_on(8)
    ann.my_turn()
    while not page.locator("[aria-keyshortcuts=T]").count():
        ann.choose_any()
        ann.my_turn()
    before = ann.version
    page.keyboard.press("t")
    ideas = page.locator("[data-hint] li")
    expect(ideas.first).to_contain_text("46 %")  # thought about once more, three times
    expect(ideas.first).to_contain_text("-3 for the strongest rival")
    if ideas.count() > 1:
        expect(page.locator("[data-hint]")).to_contain_text("The first is clearly ahead.")  # by 5 points
    for n in range(ideas.count()):
        expect(page.locator(f'[data-ghost="{n + 1}"]').first).to_be_visible()
    if game == "ultramassive":
        assert troubles(page) == []
    page.keyboard.press("Escape")
    expect(ideas).to_have_count(0)
    expect(page.locator('[data-ghost="1"]')).to_have_count(1)  # while one thinks it stays where the idea begins
    page.get_by_role("button", name="Hint", exact=True).click()
    page.keyboard.press("2")
    expect(ideas.nth(1).get_by_role("button")).to_have_attribute("aria-pressed", "true")
    assert ann.version == before, "it is shown first"
    page.keyboard.press("2")
    expect(ann.prompt).not_to_have_attribute("data-version", str(before))
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_an_idea_that_opens_beneath_a_resting_mouse_is_not_pointed_at(ann: Player) -> None:
    """Its number would play it at once."""
    hinted(ann.page)
    ann.open("ultramassive")
    ann.my_turn()
    ann.page.keyboard.press("t")
    ideas = ann.page.locator("[data-hint] li button")
    second = ideas.nth(1).bounding_box()
    assert second
    ann.page.keyboard.press("Escape")
    expect(ideas).to_have_count(0)
    ann.page.mouse.move(second["x"] + 40, second["y"] + 20)
    ann.page.keyboard.press("t")
    expect(ideas).to_have_count(3)
    ann.drawn()
    expect(ideas.nth(1)).to_have_attribute("aria-pressed", "false")
    ann.page.mouse.move(second["x"] + 50, second["y"] + 22)
    expect(ideas.nth(1)).to_have_attribute("aria-pressed", "true")


def test_ideas_that_were_shut_early_are_thought_about_further_when_they_are_opened_again(ann: Player) -> None:
    """Reasons come with the third answer alone."""
    page = ann.page
    hinted(page)
    thinking: list[Route] = []

    def second(route: Route) -> None:
        if "depth=1" in route.request.url and not thinking:
            thinking.append(route)
        else:
            route.fallback()

    page.route("**/hint?*", second)
    ann.open("ultramassive")
    ann.my_turn()
    first = page.locator("[data-hint] li").first
    with page.expect_request("**/hint?*depth=1"):
        page.keyboard.press("t")
    expect(first).to_contain_text("40 %")
    page.keyboard.press("Escape")
    expect(first).to_have_count(0)
    with page.expect_response("**/hint?*depth=1"):
        thinking[0].fallback()
    page.wait_for_timeout(100)
    page.keyboard.press("t")
    expect(first).to_contain_text("46 %")


def test_ideas_stay_while_a_rival_moves_at_the_same_time(ann: Player, ben: Player) -> None:
    """Where the question is the same as before they are thought about once more, and nothing is shut."""
    page = ann.page
    hinted(page)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]
    table = ann.ask("POST", "/api/tables", {"game": "ultramassive", "seats": seats, "seed": "7", "hints": True})
    id = str(table["id"])
    ben.ask("POST", f"/api/invites/{table['invite']}", {"name": "Ben"})
    both = ann, ben
    while not all(asks := [who.ask("GET", f"/api/tables/{id}?seat={n}")["view"]["ask"] for n, who in enumerate(both)]):
        one = 0 if asks[0] else 1
        key = asks[one]["options"][0]["key"]
        both[one].ask("POST", f"/api/tables/{id}/choose", {"seat": one, "key": key})
    ann.look(id)
    ann.my_turn()
    page.keyboard.press("t")
    ideas = page.locator("[data-hint] li")
    expect(ideas.first).to_contain_text("46 %")
    before = str(ann.version)
    with page.expect_request("**/hint?*depth=0"):
        ben.ask("POST", f"/api/tables/{id}/choose", {"seat": 1, "key": asks[1]["options"][0]["key"]})
    expect(ann.prompt).not_to_have_attribute("data-version", before)
    expect(ideas.first).to_contain_text("46 %")


def test_ideas_for_a_question_that_was_answered_meanwhile_are_not_waited_for(ann: Player) -> None:
    """They would come as a refusal."""
    page = ann.page
    ended: list[str] = []
    thinking: list[Route] = []
    page.route("**/hint?*", lambda route: thinking.append(route))
    page.on("requestfailed", lambda request: ended.append(request.url))
    ann.open("ultramassive")
    ann.my_turn()
    with page.expect_request("**/hint?*"):
        page.keyboard.press("t")
    page.keyboard.press("t")
    ann.choose(ann.legal.first)
    page.wait_for_timeout(0)
    assert [url for url in ended if "/hint?" in url]
    expect(page.get_by_text("cannot be reached")).to_have_count(0)
    for route in thinking:
        route.abort()


def test_real_ideas_come_from_the_judge_and_are_options_of_the_question(ann: Player) -> None:
    id = ann.open("ultramassive")
    ann.my_turn()
    page = ann.page
    page.keyboard.press("t")
    first = page.locator("[data-hint] li").first
    expect(first).to_be_visible()
    expect(first).to_contain_text(re.compile(r"\d %"))
    told = ann.ask("GET", f"/api/tables/{id}/hint?seat=0")
    assert all(len(idea["reason"].split()) <= WORDS for idea in told["ideas"])
    page.get_by_role("button", name="Play idea 1").click()
    expect(ann.prompt).not_to_have_attribute("data-version", str(told["version"]))


def test_on_a_phone_ideas_are_a_flap_with_the_board_in_sight(phone: Player) -> None:
    page = phone.page
    hinted(page)
    phone.open("ultramassive")
    phone.my_turn()
    page.get_by_role("button", name="Hint", exact=True).click()
    sheet = page.locator("[data-hint]")
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    board, low = page.locator("[data-zone=board]").bounding_box(), sheet.bounding_box()
    assert board
    assert low
    assert board["y"] + board["height"] <= low["y"] + 1
    sheet.get_by_role("listitem").nth(1).click()
    before = str(phone.version)
    page.get_by_role("button", name="Play idea 2").click()
    expect(phone.prompt).not_to_have_attribute("data-version", before)


def test_where_several_play_hints_are_for_tables_that_agreed(ann: Player, ben: Player) -> None:
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Invite a friend").click()
    ann.page.get_by_role("checkbox", name="Hints and chances to win for everybody").check()
    ann.page.get_by_role("button", name=re.compile("^Remove seat 2")).click()
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_role("main")).to_contain_text("everybody may ask for hints")
    id = ann.page.url.rsplit("/", 1)[1]
    invite = ann.ask("GET", f"/api/tables/{id}")["table"]["invite"]
    ben.page.goto(f"/join/{invite}")
    expect(ben.page.get_by_role("main")).to_contain_text("Whoever sits down agrees")
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Join").click()
    expect(ben.prompt).to_be_visible()
    asked = ann if ann.ask("GET", f"/api/tables/{id}?seat=0")["view"]["waiting_for"][0] == 0 else ben
    asked.my_turn()
    asked.page.keyboard.press("t")
    other = ben if asked is ann else ann
    expect(other.page.locator("[data-zone=players]")).to_contain_text("1 hint")
    expect(other.page.locator("[data-hint]")).to_have_count(0)


def test_a_table_of_several_that_did_not_agree_has_no_button(ann: Player) -> None:
    ann.open("ultramassive", ({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}))
    ann.page.get_by_role("button", name=re.compile("^I am ")).click()
    ann.my_turn()
    expect(ann.page.locator("[aria-keyshortcuts=T]")).to_have_count(0)
    ann.page.keyboard.press("t")
    expect(ann.page.locator("[data-hint]")).to_have_count(0)


def test_a_guided_game_has_an_idea_where_nothing_else_is_said(ann: Player) -> None:
    page = ann.page
    hinted(page)
    id = ann.open("ultramassive", moves=24)  # beyond the first turn, which is led
    kept = {"guided": id, "skipped": [], "taught": {"ultramassive": ["overview"]}}
    page.evaluate(
        "(kept) => localStorage.orrery = JSON.stringify({ ...JSON.parse(localStorage.orrery), ...kept })", kept
    )
    page.reload()
    ann.my_turn()
    lessons = page.get_by_role("complementary", name="Lessons")
    for _ in range(20):
        expect(lessons).to_be_visible()
        if "A good idea now" in lessons.inner_text():
            break
        lessons.get_by_role("button", name="Got it").click()
    expect(lessons).to_contain_text("A good idea now")
    expect(lessons).to_contain_text("for the strongest rival")
    expect(page.locator(".rings .taught").first).to_be_visible()
    lessons.get_by_role("button", name="Three ideas").click()
    expect(page.locator("[data-hint] li").first).to_be_visible()
