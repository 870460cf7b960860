"""Whatever can be chosen says what it is for, to mouse, keyboard and finger alike, and covers nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.probe import POSITIONS, by_finger, by_mouse_and_keys

GAMES = ["ultramassive", "council", "laniakea"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_at_says_what_it_is_for(ann: Player, game: str) -> None:
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.open(game)
    ann.my_turn()
    found = by_mouse_and_keys(ann.page)
    assert found["told"] > 2 * POSITIONS
    assert found["wrong"] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_says_it_too(phone: Player, game: str) -> None:
    phone.open(game)
    phone.my_turn()
    found = by_finger(phone.page)
    assert found["told"] > POSITIONS
    assert found["wrong"] == []


def test_a_card_that_can_only_be_discarded_says_why(ann: Player) -> None:
    """What it is there for comes first, dimmed, with the numbers that are missing."""
    ann.open("laniakea", seed=149)
    ann.my_turn()
    ann.choose(ann.page.locator('[data-ref="celestial:A"]'))
    ann.my_turn()
    build = ann.page.locator('[data-zone=hand] [data-ref="power:BUILD2"]')
    expect(build).to_contain_text("only to discard")
    ann.stir()
    build.hover()
    expect(ann.page.locator(".pop .barred")).to_contain_text("Play Build: not now.")
    expect(ann.page.locator(".pop .barred")).to_contain_text("A Gateway needs a Sanctum of yours.")
    build.click()
    expect(ann.page.locator(".pop.menu .barred")).to_be_visible()
    expect(ann.page.get_by_role("menuitem", name="Play Build")).to_have_count(0)
    ann.page.get_by_role("menuitem", name="to harvest here").hover()
    expect(ann.page.locator(".pop.menu")).to_contain_text("You harvest")
    menu, question = ann.page.locator(".pop.menu").bounding_box(), ann.prompt.bounding_box()
    assert menu
    assert question
    assert menu["y"] + menu["height"] <= question["y"] or menu["y"] >= question["y"] + question["height"]


def test_what_would_be_in_vain_says_so_before_it_is_taken(ann: Player) -> None:
    ann.open("ultramassive", seed=10, wormholes="quick")
    ann.my_turn()
    ann.choose(ann.page.locator('[data-zone=hand] [data-ref="draft:D1-C"]'))
    ann.my_turn()
    dear = ann.page.locator('[data-zone=hand] [data-ref="draft:D2-E"]')
    dear.focus()
    expect(ann.page.locator(".pop .vain")).to_contain_text("As things stand it is lost")


# of each game: a deal, choices up to something that moves or pays, that, and what is written beside it
MARKED = {
    "laniakea": (149, ["choose celestial:A", "play power:MOVE2"], "space:9", "+1 +1"),
    "ultramassive": (
        10,
        ["draft draft:D1-C", "draft draft:D2-C", "resolve resource:BG", "place space:6", "resolve resource:orbit-1"],
        "channel:1",
        "moves to P2",
    ),
    "council": (6, ["stop_buying", "plan card:S2", "plan card:S5", "plan card:S6"], "planet:", "ority 1 to "),
}


@pytest.mark.parametrize("game", GAMES)
def test_what_would_happen_is_drawn_on_the_board(ann: Player, game: str) -> None:
    seed, keys, target, mark = MARKED[game]
    id = ann.open(game, seed=seed, **({"wormholes": "quick"} if game == "ultramassive" else {}))
    for key in keys:
        ann.my_turn()
        state = ann.ask("GET", f"/api/tables/{id}?seat=0")
        ann.ask("POST", f"/api/tables/{id}/choose", {"seat": 0, "key": key})
        expect(ann.prompt).not_to_have_attribute("data-version", str(state["version"]))
    ann.my_turn()
    ann.page.locator(f'[data-zone=board] [data-ref^="{target}"][aria-disabled="false"][tabindex="0"]').first.focus()
    expect(ann.page.locator("[data-ghost]").first).to_contain_text(mark)


def test_a_resting_mouse_opens_nothing(ann: Player) -> None:
    """The table moves beneath it, and still nobody has pointed at anything."""
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.open("ultramassive", wormholes="quick")
    ann.my_turn()
    box = ann.page.locator("[data-zone=hand] [aria-disabled=false]").first.bounding_box()
    assert box is not None
    before = str(ann.version)
    ann.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ann.page.mouse.down()
    ann.page.mouse.up()
    expect(ann.prompt).not_to_have_attribute("data-version", before)
    ann.my_turn()
    ann.page.wait_for_timeout(700)
    expect(ann.page.locator(".pop")).to_have_count(0)


def test_gold_never_means_to_skip(ann: Player) -> None:
    """While something better is open the way out is quiet."""
    ann.open("council")
    ann.my_turn()
    stop = ann.prompt.get_by_role("button", name="Stop buying")
    expect(stop).to_be_visible()
    assert "pri" not in str(stop.get_attribute("class")).split()
    expect(ann.prompt).to_contain_text("purchases left")


def test_the_first_tab_is_something_to_choose(ann: Player) -> None:
    ann.open("laniakea")
    ann.my_turn()
    expect(ann.legal.first).to_be_visible()
    ann.page.evaluate("document.activeElement?.blur()")
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "false"


def test_a_plan_shows_its_number(ann: Player) -> None:
    """The sum, where the marker would stand, and the cards stay where they were."""
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.open("council")
    ann.my_turn()
    ann.choose(ann.prompt.get_by_role("button", name="Stop buying"))
    ann.my_turn()
    plan = ann.page.get_by_role("region", name="Your Consumption this round")
    expect(plan).to_be_visible()
    second = ann.page.locator("[data-zone=hand] [aria-disabled=false]").nth(1)
    ref, before = second.get_attribute("data-ref"), second.bounding_box()
    ann.choose(ann.page.locator("[data-zone=hand] [aria-disabled=false]").first)
    ann.my_turn()
    expect(ann.page.get_by_text("lies on field 1")).to_be_visible()
    assert ann.page.locator(f'[data-zone=hand] .slot [data-ref="{ref}"]').bounding_box() == before
