"""The smallest phones, with fingers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

WIDTH = 360


def fits(player: Player) -> bool:
    return bool(player.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("game", ["ultramassive", "council", "laniakea"])
def test_a_tap_shows_and_a_second_chooses(phone: Player, game: str) -> None:
    phone.open(game)
    phone.my_turn()
    assert fits(phone)
    before = phone.version
    target = phone.legal.locator("visible=true").first
    target.tap()
    choose = phone.prompt.locator("button.pri")
    expect(choose).to_be_visible()
    assert phone.version == before
    box = choose.bounding_box()
    assert box
    assert box["height"] >= 44
    choose.tap()
    expect(phone.prompt).not_to_have_attribute("data-version", str(before))
    for tab in ("Market", "Players", "Log", "Board"):
        phone.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        assert fits(phone)
    expect(phone.page.locator("[data-zone=board]")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/rules/council"])
def test_pages_fit(phone: Player, path: str) -> None:
    phone.page.goto(path)
    expect(phone.page.get_by_role("heading").first).to_be_visible()
    assert fits(phone)
