"""Two people at one screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.player import Player

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]


def test_a_curtain_hides_one_from_the_other(ann: Player) -> None:
    ann.open("ultramassive", SEATS)
    curtain = ann.page.get_by_role("dialog", name="Hand over to")
    seen = []
    for _ in range(3):
        expect(curtain).to_be_visible()
        button = curtain.get_by_role("button")
        name = button.inner_text().removeprefix("I am ")
        assert ann.legal.count() == 0
        button.click()
        expect(curtain).not_to_be_visible()
        expect(ann.page.get_by_role("region", name=name, exact=True)).to_contain_text("you")
        seen.append(name)
        while not curtain.is_visible():
            ann.choose_any()
    assert set(seen) == {"Ann", "Ben"}
