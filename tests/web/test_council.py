"""Council of Shadows in the browser: what is asked for is in sight, keeps its place and has a name of its own."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.player import Player

# from left to right, those with their name above and below
PLATES = """
() => {
  const plates = [...document.querySelectorAll('g[data-ref^="galaxy:"][aria-hidden]')];
  const seen = plates.map((plate) => [plate.dataset.ref, plate.getBoundingClientRect()]).filter(([, box]) => box.width);
  const middle = seen.reduce((sum, [, box]) => sum + box.y, 0) / seen.length;
  return seen.sort(([, a], [, b]) => a.x - b.x).map(([ref, box]) => [ref, box.y < middle]);
}
"""


def play_to(player: Player, id: str, verb: str, want: tuple[str, ...] = ()) -> None:
    """Answer by the interface, wishes first, until something of this kind is asked for; then look."""
    for _ in range(200):
        state: Any = player.ask("GET", f"/api/tables/{id}?seat=0")
        ask = state["view"]["ask"]
        verbs = [option["verb"] for option in ask["options"]] if ask else []
        if verb in verbs:
            player.look(id)
            player.my_turn()
            return
        if ask:
            wishes = [option for option in ask["options"] if option["key"] in want or option["verb"] in want]
            choice = {"seat": 0, "key": (wishes or ask["options"])[0]["key"], "version": state["version"]}
            player.ask("POST", f"/api/tables/{id}/choose", choice)
    raise AssertionError(f"nothing asked for {verb}")


def test_on_a_phone_drawn_tiles_lie_in_sight(phone: Player) -> None:
    id = phone.open("council")
    play_to(phone, id, "keep", want=("stop_buying", "plan card:S5", "pass", "explore"))
    tiles = phone.page.locator('[data-zone=hand] [data-ref^="tile:"]')
    expect(tiles).to_have_count(2)
    for tile in tiles.all():
        expect(tile).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_a_plan_shows_its_sum_the_markers_and_who_acts_first(phone: Player) -> None:
    id = phone.open("council")
    play_to(phone, id, "plan", want=("stop_buying",))
    card = phone.page.locator('[data-zone=hand] [data-ref^="card:"][aria-disabled="false"]').first
    before = str(phone.version)
    card.tap()
    phone.prompt.locator("button.pri").tap()
    expect(phone.prompt).not_to_have_attribute("data-version", before)
    view = phone.ask("GET", f"/api/tables/{id}?seat=0")["view"]
    plan, rival = view["planning"], view["planning"]["rivals"][0]
    glance = phone.prompt.locator(".why button")
    expect(glance.locator(".row > *").first).to_have_text(f"Sum {plan['sum']}")
    expect(glance).to_contain_text(f"{plan['marker']}{rival['marker']} + ?")  # between them an emblem
    expect(glance).to_contain_text(f"if {view['names'][1]} lays {rival['most']} or less")
    glance.tap()
    expect(phone.page.get_by_role("region", name="Who acts first")).to_be_in_viewport()


def test_galaxies_keep_their_place_when_the_board_is_lower(phone: Player) -> None:
    phone.open("council", [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 3])
    phone.my_turn()
    phone.page.get_by_role("navigation").get_by_role("button", name="Board").tap()  # buying leads to the Market
    wide = phone.page.viewport_size or {"width": 360, "height": 740}
    lying = phone.page.evaluate(PLATES)
    assert len(lying) == 3
    for height in (wide["height"] - 60, wide["height"] + 160):
        phone.page.set_viewport_size({"width": wide["width"], "height": height})
        expect(phone.page.locator("[data-zone=board]")).to_be_visible()
        assert phone.page.evaluate(PLATES) == lying


def test_every_planet_has_its_own_name_and_says_it_once(ann: Player) -> None:
    ann.open("council")
    ann.my_turn()
    names = ann.page.locator('[data-ref^="planet:"]').evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert len(names) == len(set(names)) > 2
    bought = ann.page.locator('[data-zone=side] [data-ref^="card:"].is-legal').first
    label = bought.get_attribute("aria-label") or ""
    name = label.removeprefix("Buy ").split(".")[0]
    assert label.startswith(f"Buy {name}. ")
    assert label.count(name) == 1


def test_an_empty_action_field_says_when_cards_are_laid(ann: Player) -> None:
    ann.open("council")
    ann.my_turn()
    ann.page.locator('[data-ref="slot:1"]').click(force=True)
    expect(ann.page.get_by_text("Cards are laid in the planning phase, field by field.").first).to_be_visible()
