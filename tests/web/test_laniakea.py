"""What the table of Laniakea has room for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.prepared import imported
from tests.web.test_phone import CUT

BOT = {"kind": "bot", "bot": "random"}
FITS = "(one) => one.scrollWidth <= one.clientWidth + 1"
OVERFLOW = "(rail) => rail.scrollHeight - rail.clientHeight"


@pytest.mark.parametrize(
    ("size", "bots"),
    [((1440, 900), 0), ((1440, 900), 3), ((1280, 720), 3), ((1024, 768), 1)],
    ids=["wide-solo", "wide-four", "low-four", "middling-two"],
)
def test_nothing_is_cut_off_in_the_rails(ann: Player, bots: int, size: tuple[int, int]) -> None:
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.open("laniakea", [{"kind": "me", "name": "Ann"}, *[BOT] * bots], celestials="random", moves=25)
    ann.my_turn()
    players = ann.page.get_by_role("complementary", name="Players")
    expect(players.get_by_label("Ann", exact=True)).to_be_visible()
    assert players.locator(".seats").evaluate(OVERFLOW) <= 2
    if size[0] > 1200:
        assert ann.page.get_by_role("complementary", name="Market").evaluate(OVERFLOW) <= 2


def test_every_slot_can_be_pointed_at_on_the_smallest_phone(phone: Player) -> None:
    played = imported(phone, "laniakea-5-by-chance")
    moves = phone.ask("GET", f"/api/tables/{played}")["view"]["moves"]
    id = phone.ask("POST", f"/api/tables/{played}/fork", {"move": moves - 20, "seat": 0, "bot": "random"})["id"]
    phone.look(id)
    phone.my_turn()
    view = phone.ask("GET", f"/api/tables/{id}")["view"]
    things = phone.ask("GET", "/api/games/laniakea/content")["things"]
    slots = [n for n, tile in enumerate(view["tiles"]) if view["discovered"][n] and things[tile]["slot"]]
    assert slots, "no slot was discovered in a long game"
    for slot in slots:
        expect(phone.page.locator(f'[data-ref="slot:{slot}"]')).to_have_count(1)


def test_the_log_calls_galaxies_as_the_map_does(ann: Player) -> None:
    ann.open("laniakea", celestials="random", first_player="first_seat")
    ann.choose(ann.page.locator('[data-ref^="power:MOVE"]').first)
    ann.choose(ann.page.locator('[data-ref^="space:"][aria-disabled="false"]').first)
    log = ann.page.get_by_role("log")
    expect(
        log.get_by_role("listitem").filter(has_text="You pay").get_by_role("img", name="Voyage").first
    ).to_be_visible()
    named = log.get_by_role("listitem").filter(has_text="move from").get_by_role("button").last
    expect(ann.page.locator(f'[data-ref^="space:"][aria-label*="{named.inner_text()}"]').first).to_be_visible()


def click_where_an_arrow_was(ann: Player) -> None:
    """What has slid under the mouse is not meant before the mouse moves."""
    page, menu = ann.page, ann.page.get_by_role("menu")
    page.locator(".edge.right").click()
    arrow = page.locator(".edge.left")
    box = arrow.bounding_box()
    assert box
    x, y = box["x"] + 26, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    expect(arrow).to_have_count(0)
    page.mouse.click(x, y)
    expect(menu).to_have_count(0)
    page.mouse.move(x + 6, y)
    page.mouse.click(x + 6, y)
    expect(menu).to_have_count(1)
    page.keyboard.press("Escape")


def test_five_cards_beside_an_artifact_can_be_read_and_empty_places_push_none_out(ann: Player) -> None:
    page = ann.page
    page.set_viewport_size({"width": 1440, "height": 900})
    played = imported(ann, "laniakea-5-two")
    fork = ann.ask("POST", f"/api/tables/{played}/fork", {"move": 300, "seat": 1, "bot": "random"})
    ann.look(fork["id"])
    ann.my_turn()
    cards = page.locator("[data-zone=hand] .cards .card")
    expect(cards).to_have_count(5)
    expect(page.get_by_role("group", name="Your Artifacts")).to_be_visible()
    cut = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 3).map((one) => one.innerText)"
    assert cards.locator(".txt").evaluate_all(cut) == []
    assert page.locator("[data-zone=hand]").evaluate(FITS)
    page.set_viewport_size({"width": 1240, "height": 900})
    click_where_an_arrow_was(ann)
    page.set_viewport_size({"width": 1440, "height": 900})
    gone = page.locator("[data-zone=hand] .slot.gone")
    for turn in range(20):
        ann.my_turn()
        ann.drawn()
        assert ann.page.evaluate(CUT) == []
        if gone.count() > 2:
            break
        ann.click_on(1, seed=turn * 3 + 1)
    expect(gone).to_have_count(3)
    page.set_viewport_size({"width": 1300, "height": 900})
    ann.drawn()
    assert page.locator("[data-zone=hand]").evaluate(FITS), "empty places give their room to cards"
