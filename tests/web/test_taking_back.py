"""What gives something up is asked once more; what undo no longer reaches, the others may allow."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

from playwright.sync_api import expect

from tests.web.conftest import KEPT
from tests.web.player import Player

BUTTON = "[data-zone=prompt] button[data-key]"


def asks_first(player: Player) -> None:
    kept = json.dumps({**KEPT, "confirm": True})
    player.page.context.add_init_script(f"localStorage.orrery = {json.dumps(kept)}")


def play_to_a_final(player: Player, id: str) -> str:
    """Choose what can be taken back until some button stands for what cannot; its key."""
    for _ in range(200):
        player.my_turn()
        state = player.ask("GET", f"/api/tables/{id}?seat=0")
        keys = [option["key"] for option in state["view"]["ask"]["options"] if not option["target"]]
        final = [key for key in keys if key in state["finals"]]
        if final and state["undo"]["can"]:
            return str(final[0])
        others = [o["key"] for o in state["view"]["ask"]["options"] if o["key"] not in state["finals"]]
        key = (others or state["finals"])[0]
        player.ask("POST", f"/api/tables/{id}/choose", {"seat": 0, "key": key})
        expect(player.prompt).not_to_have_attribute("data-version", str(state["version"]))
    raise AssertionError("everything could be taken back")


def test_what_gives_nothing_up_is_done_at_once_though_it_is_final(ann: Player) -> None:
    """Such as the end of a turn, after which one draws."""
    asks_first(ann)
    id = ann.open("laniakea")
    key = play_to_a_final(ann, id)
    before = str(ann.version)
    ann.page.locator(f'{BUTTON}[data-key="{key}"]').click()
    expect(ann.prompt).not_to_have_attribute("data-version", before)


def with_a_friend(ann: Player, ben: Player, seed: str) -> str:
    """A table of Laniakea; its id."""
    wish = {"game": "laniakea", "seats": [{"kind": "me"}, {"kind": "friend"}], "seed": seed}
    table = ann.ask("POST", "/api/tables", wish)
    ben.ask("POST", f"/api/invites/{table['invite']}", {"name": "Ben"})
    return str(table["id"])


def play_to_a_loss(players: Sequence[Player], id: str) -> str:
    """Choose anything until the first of them could give something up for good; the key of that."""
    dice = random.Random(27)
    for _ in range(200):
        asked = players[0].ask("GET", f"/api/tables/{id}?seat=0")["view"]["waiting_for"][0]
        state = players[asked].ask("GET", f"/api/tables/{id}?seat={asked}")
        if asked == 0 and state["losses"]:
            return str(state["losses"][0])
        key = dice.choice(state["view"]["ask"]["options"])["key"]
        players[asked].ask("POST", f"/api/tables/{id}/choose", {"seat": asked, "key": key})
    raise AssertionError("nothing could ever be given up")


def test_what_is_given_up_for_good_is_asked_once_more(ann: Player, ben: Player) -> None:
    """Such as a card of the deck that is trashed."""
    asks_first(ann)
    id = with_a_friend(ann, ben, "27")
    key = play_to_a_loss([ann, ben], id)
    ann.look(id)
    ann.my_turn()
    before = str(ann.version)
    given = ann.page.locator(f'{BUTTON}[data-key="{key}"]')
    given.click()
    expect(ann.prompt).to_contain_text("You cannot take this back")
    expect(ann.prompt).to_have_attribute("data-version", before)
    ann.page.keyboard.press("Escape")
    expect(ann.prompt).not_to_contain_text("You cannot take this back")
    given.click()
    expect(ann.prompt).to_contain_text("You cannot take this back")
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).not_to_have_attribute("data-version", before)


def test_what_can_be_taken_back_is_done_at_once(ann: Player) -> None:
    asks_first(ann)
    ann.open("ultramassive")
    ann.my_turn()
    before = str(ann.version)
    ann.legal.first.click()
    expect(ann.prompt).not_to_have_attribute("data-version", before)


def test_the_table_can_be_asked_to_take_something_back(ann: Player, ben: Player) -> None:
    id = with_a_friend(ann, ben, "7")
    ann.look(id)
    ben.look(id)
    path = f"/api/tables/{id}"
    for _ in range(100):
        state = ann.ask("GET", f"{path}?seat=0")
        if state["undo"]["ask"]:
            break
        for seat, player in enumerate((ann, ben)):
            ask = player.ask("GET", f"{path}?seat={seat}")["view"]["ask"]
            if ask:
                player.ask("POST", f"{path}/choose", {"seat": seat, "key": ask["options"][0]["key"]})
    expect(ann.prompt).to_have_attribute("data-version", str(state["version"]))
    ann.page.get_by_role("button", name="Undo").click()
    ann.page.get_by_role("button", name="Ask the table").click()
    expect(ann.page.get_by_role("alert").filter(has_text="Waiting for Ben")).to_be_visible()
    ben.page.get_by_role("button", name="Agree").click()
    expect(ann.page.get_by_text("Waiting for Ben.")).to_have_count(0)
    after = ann.ask("GET", f"{path}?seat=0")
    assert after["view"]["moves"] < state["view"]["moves"]
    expect(ann.prompt).to_have_attribute("data-version", str(after["version"]))
    expect(ben.prompt).to_have_attribute("data-version", str(after["version"]))
