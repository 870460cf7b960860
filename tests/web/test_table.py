"""What a table says: what would happen, why not, what was taken back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.player import Player


def moves(player: Player, id: str) -> int:
    return int(player.ask("GET", f"/api/tables/{id}")["view"]["moves"])


def test_hovering_shows_what_would_happen(ann: Player) -> None:
    ann.open("ultramassive")
    ann.my_turn()
    ann.stir()
    ann.legal.first.hover()
    expect(ann.page.locator("#told")).to_contain_text("You put")


def test_a_refusal_names_its_rule_and_leads_to_it(ann: Player) -> None:
    ann.open("ultramassive")
    ann.my_turn()
    before = ann.version
    ann.page.locator('[data-zone=hand] [data-ref][aria-disabled="true"]').first.click(force=True)
    answer = ann.page.locator(".pop.no")
    expect(answer).not_to_contain_text("ULT-")
    expect(answer.get_by_role("link", name="Read the rule")).to_have_attribute("title", re.compile(r"ULT-[A-Z]+-\d+"))
    with ann.page.context.expect_page() as opened:
        answer.get_by_role("link", name="Read the rule").click()
    rule = opened.value
    expect(rule.locator("article.here")).to_contain_text("ULT-")
    assert ann.version == before
    ann.page.keyboard.press("Escape")
    expect(answer).not_to_be_visible()


def test_undo_and_redo(ann: Player) -> None:
    id = ann.open("ultramassive")
    ann.choose_any()
    ann.my_turn()
    question, done = ann.prompt.inner_text(), moves(ann, id)
    ann.choose(ann.legal.first)
    after = ann.version
    ann.page.get_by_role("button", name="Undo").click()
    expect(ann.prompt).not_to_have_attribute("data-version", str(after))
    assert (ann.prompt.inner_text(), moves(ann, id)) == (question, done)
    ann.page.keyboard.press("Shift+U")
    expect(ann.prompt).not_to_have_attribute("data-version", str(after + 1))
    assert moves(ann, id) > done


def test_undo_says_why_it_cannot(ann: Player) -> None:
    ann.open("ultramassive")
    ann.my_turn()
    ann.page.keyboard.press("u")
    expect(ann.page.get_by_role("alert")).to_contain_text(re.compile("take back|taken back"))


def test_the_log_points_at_what_it_names(ann: Player) -> None:
    ann.open("ultramassive")
    for _ in range(2):
        ann.choose_any()
    ann.page.get_by_role("log").get_by_role("button").last.hover()
    expect(ann.page.locator(".rings .point").first).to_be_visible()


def test_settings_are_kept(ann: Player) -> None:
    ann.open("ultramassive")
    ann.page.get_by_role("button", name="More", exact=True).click()
    ann.page.get_by_role("group", name="Patterns").get_by_text("Strong").click()
    ann.page.reload()
    expect(ann.prompt).to_be_visible()
    assert ann.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--pattern')") == ".65"


def test_lessons_come_once(ann: Player) -> None:
    ann.page.goto("/")
    ann.page.evaluate("localStorage.orrery = JSON.stringify({ ...JSON.parse(localStorage.orrery), skipped: [] })")
    ann.open("ultramassive")
    lesson = ann.page.get_by_role("complementary", name="Lessons")
    expect(lesson).to_contain_text("Lesson")
    first = lesson.inner_text()
    lesson.get_by_role("button", name="Got it").click()
    expect(ann.page.get_by_text(first)).to_have_count(0)
    if lesson.is_visible():
        lesson.get_by_role("button", name="No more").click()
    expect(lesson).not_to_be_visible()
