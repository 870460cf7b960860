"""What just happened: since your last turn, at a pace that can be read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.test_motion import SPEED

GREEDY = ({"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"})
# every line that was told of others, in its order
TOLD = """
window.told = [];
new MutationObserver(() => { const line = document.querySelector('.told')?.textContent.trim();
  if (line && window.told.at(-1) !== line) window.told.push(line);
  if (line && window.skips)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
NEW_HERE = "localStorage.orrery = JSON.stringify({ ...JSON.parse(localStorage.orrery), skipped: [] })"
OPENS = "localStorage.orrery = JSON.stringify({ ...JSON.parse(localStorage.orrery), recap: true })"
# lines of text of the log that are in sight, rivals whose numbers are, and how much of one's own panel is not
SEEN = """() => {
  const log = document.querySelector('[data-zone=log] [role=log]').getBoundingClientRect();
  const [own, ...seats] = document.querySelectorAll('section[data-seat]');
  const within = (one) => { const b = one.getBoundingClientRect(), c = one.closest('.seats').getBoundingClientRect();
    return b.height > 0 && b.bottom <= c.bottom + 1 && b.top >= c.top - 1; };
  return [Math.floor(log.height / 18), seats.map((s) => s.querySelectorAll('.stat, .one').length > 2 && within(s)),
    own.scrollHeight - own.clientHeight];
}"""
WIDTH = "document.querySelector('[data-zone=board] .world').getBoundingClientRect().width"
AT_THE_END = """() => { const log = document.querySelector('[data-zone=log] [role=log]');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 2; }"""
# a lesson as long as lessons can be
LONG = """() => { const words = document.querySelector('.lesson p');
  if (words) words.textContent = 'A lesson that goes on. '.repeat(24); }"""


def to_a_recap(ann: Player) -> None:
    """Plays on until it is told what the others did."""
    card = ann.page.locator("[data-recap]")
    for turn in range(60):
        ann.my_turn()
        ann.page.wait_for_load_state("networkidle")
        if card.count():
            return
        ann.click_on(1, seed=turn)
    raise AssertionError("nobody else ever did anything")


def test_what_others_did_is_told_and_seen_again_on_the_board(ann: Player) -> None:
    ann.page.goto("/")
    ann.page.evaluate(OPENS)
    id = ann.open("laniakea", GREEDY, moves=12)
    to_a_recap(ann)
    page, card = ann.page, ann.page.locator("[data-recap]")
    lines = card.locator("ol button")
    asked, many = ann.version, lines.count()
    assert many > 1
    page.keyboard.press(",")
    expect(ann.prompt).to_contain_text(f"Looking back: step {many} of {many}")
    page.keyboard.press(",")
    expect(lines.nth(many - 2)).to_have_attribute("aria-current", "step")
    expect(ann.legal).to_have_count(0)
    page.keyboard.press("Escape")
    expect(ann.prompt).to_have_attribute("data-version", str(asked))
    expect(ann.legal.first).to_be_visible()
    told = lines.all_inner_texts()
    ann.stir()
    page.locator('[data-ref="space:0"]').hover()
    expect(page.locator(".pop")).to_be_visible()  # beside it, not in a corner where the recap lies
    page.keyboard.press("t")  # ideas are drawn where it lies
    expect(card).to_have_count(0)
    page.keyboard.press("Escape")
    page.reload()  # as after a day: nothing of it was in the page
    ann.my_turn()
    expect(card).to_be_visible()
    assert lines.all_inner_texts() == told
    ann.choose_any()
    expect(card).to_have_count(0)
    assert ann.ask("GET", f"/api/tables/{id}?seat=0")["view"]["moves"] > 0


def test_a_menu_that_needs_its_place_sets_the_recap_aside(ann: Player) -> None:
    page, card = ann.page, ann.page.locator("[data-recap]")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    page.evaluate(OPENS)
    ann.open("laniakea", GREEDY, moves=12)
    to_a_recap(ann)
    ann.stir()
    page.locator('[data-zone=hand] [aria-disabled="false"][aria-haspopup=menu]').first.click()
    menu, place = page.locator(".pop.menu").bounding_box(), card.bounding_box()
    assert menu
    assert place
    lies_on_it = place["x"] + place["width"] > menu["x"] and place["y"] + place["height"] > menu["y"]
    assert lies_on_it, "else this shows nothing"
    expect(card).to_be_hidden()
    page.keyboard.press("Escape")
    expect(card).to_be_visible()
    page.locator('[data-zone=hand] [aria-disabled="false"][aria-haspopup=menu]').first.click()
    page.keyboard.press(",")  # what was open belongs to the present
    expect(ann.prompt).to_contain_text("Looking back")
    expect(page.locator(".pop")).to_have_count(0)


def test_on_a_phone_the_board_comes_near_to_what_is_told(phone: Player) -> None:
    page, card = phone.page, phone.page.locator("[data-recap]")
    page.goto("/")
    page.evaluate(OPENS)
    phone.open("laniakea", GREEDY, moves=12)
    to_a_recap(phone)
    wide = page.evaluate(WIDTH)
    card.locator("ol button", has_text=re.compile("Moved to|Harvested|Built")).first.tap()
    expect(card.locator("[aria-current=step]")).to_be_visible()
    page.wait_for_function(f"(wide) => {WIDTH} > 1.5 * wide", arg=wide)
    back = card.get_by_role("button", name="To my turn")
    box = back.bounding_box()
    assert box
    assert box["x"] + box["width"] <= 360 - 8
    back.tap()
    page.wait_for_function(f"(wide) => {WIDTH} === wide", arg=wide)


def test_a_turn_that_a_bot_makes_in_no_time_is_read_line_by_line_and_one_key_skips_it(ann: Player) -> None:
    page = ann.page
    page.add_init_script(TOLD)
    page.goto("/")
    page.evaluate(SPEED, "fast")
    ann.open("laniakea", GREEDY)
    ann.click_on(20)
    ann.my_turn()
    assert len(set(page.evaluate("told"))) > 2, "not one frame, but a line for each deed"
    page.evaluate(SPEED, "calm")
    page.reload()
    page.evaluate("window.skips = true")
    for seed in range(60):
        ann.my_turn()
        if page.evaluate("told.length"):
            break
        ann.click_on(1, seed)
    assert len(page.evaluate("told")) < 3, "what is skipped is not told"


@pytest.mark.parametrize(("game", "rivals"), [("laniakea", 2), ("ultramassive", 2), ("council", 2), ("council", 3)])
def test_log_and_rivals_stay_in_sight_beside_a_lesson(ann: Player, game: str, rivals: int) -> None:
    page = ann.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    page.evaluate(NEW_HERE)
    ann.open(game, (GREEDY[0], *[GREEDY[1]] * rivals))
    ann.my_turn()
    expect(page.locator(".lesson")).to_be_visible()
    ann.click_on(6)
    ann.my_turn()
    page.evaluate(LONG)
    lines, seen, hidden = page.evaluate(SEEN)
    assert lines >= 6
    assert seen == [True] * rivals
    assert hidden <= 1


def test_the_last_line_of_the_log_stays_in_sight_when_a_lesson_grows(ann: Player) -> None:
    page = ann.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    page.evaluate(NEW_HERE)
    ann.open("ultramassive", GREEDY, moves=8)
    ann.my_turn()
    expect(page.locator(".lesson")).to_be_visible()
    page.wait_for_function(AT_THE_END)
    high = page.get_by_role("log").evaluate("(log) => log.clientHeight")
    page.evaluate(LONG)
    page.wait_for_function("(high) => document.querySelector('[role=log]').clientHeight < high", arg=high)
    page.wait_for_function(AT_THE_END)


def test_the_last_turn_of_others_is_told_when_it_has_ended_the_game(ann: Player) -> None:
    page, card = ann.page, ann.page.locator("[data-recap]")
    page.goto("/")
    page.evaluate(OPENS)
    id = ann.open("laniakea", GREEDY, moves=12)
    ann.my_turn()
    ann.play(id, 1000)
    expect(page.get_by_role("button", name="Score sheet").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(card).to_be_visible()
    assert card.locator("ol button").count() > 1
    page.reload()  # who comes back to it later has it in the bar
    expect(page.get_by_role("button", name="Score sheet").first).to_be_visible()
    expect(card).to_have_count(0)


def test_a_receipt_is_checked_in_the_page(ann: Player) -> None:
    ann.open("ultramassive", moves=1000)
    ann.page.get_by_role("button", name="Score sheet").first.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Checked: every shuffle and choice is true")
    margin = ann.ask("GET", "/api/tables")[0]["margin"]  # nothing where only the tie was broken
    ann.page.goto("/")
    ended = ann.page.get_by_role("link").filter(has_text="see the replay").first
    assert ended.locator(".dim").evaluate("(one) => one.scrollWidth <= one.clientWidth"), "nothing of it is cut off"
    expect(ann.page.get_by_text("No tables yet")).to_have_count(0)
    expect(ended).to_contain_text(re.compile(f"You (won|lost) by {margin}" if margin else "You (won|lost|share)"))
