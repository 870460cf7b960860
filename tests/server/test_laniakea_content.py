"""What the browser draws Laniakea from agrees with the rules it is played by."""

from __future__ import annotations

from typing import Any

from orrery.core.sentence import plain
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.board import LINKS, SPACE_NAMES
from orrery.games.laniakea.rulings import Rulings
from orrery.server.http.catalogue import things


def content(**picked: str) -> dict[str, Any]:
    return things("laniakea", tuple(TITLE.settings(picked).items()))


def test_costs_are_those_of_the_rulings_for_every_choice() -> None:
    for switch, choices in content()["board"]["priced"].items():
        for choice, parts in choices.items():
            rulings = Rulings(TITLE.settings({switch: choice}))
            assert parts == {part: getattr(rulings, part) for part in parts}, (switch, choice)


def test_what_a_question_points_at_beyond_cards_says_what_it_does() -> None:
    texts = content()["board"]["texts"]
    for kind in ("place", "core", "resource", "track"):
        assert all(texts[f"{kind}:{n}"] for n in TITLE.catalog.targets[kind])


def test_cards_say_their_action_apart_from_their_numbers() -> None:
    printed = content()["things"]
    assert printed["power:P18a"]["words"] == ["Gain 2 stones of your choice. Draw 1 card."]
    assert printed["entity:E25"]["words"] == ["3 VP per Sanctum you have standing."]
    assert printed["chaos:C03"]["needs"] == ["The attacker's figure must be on a white galaxy."]
    assert printed["chaos:C03"]["gives"] == ["Upgrade one track without paying."]
    assert plain(printed["power:SERAPH1"]["words"]) + " Permanent: never trashed." == printed["power:SERAPH1"]["text"]
    assert {"ref": "resource:0", "name": "Voyage Stone"} in printed["power:SERAPH1"]["words"], (
        "what has a symbol is named"
    )
    assert "Forge Stone" in content(seraph_gain="forge")["things"]["power:SERAPH1"]["text"]


def test_the_map_is_the_one_that_is_played_on() -> None:
    board = content()["board"]
    assert [space["name"] for space in board["spaces"]] == list(SPACE_NAMES)
    assert [len(space["links"]) for space in board["spaces"]] == [len(links) for links in LINKS]
    assert {SPACE_NAMES[space]: letter for space, letter in board["starts"].items()}["0f"] == "A"


def test_every_card_has_a_family_to_be_drawn_from() -> None:
    families = {ref.partition(":")[0]: thing["family"] for ref, thing in content()["things"].items()}
    assert (families["chaos"], families["artifact"], families["celestial"]) == ("Chaos", "Economy", "Core")
    assert content()["things"]["power:GAIN1"]["family"] == "Gain"
    assert content()["things"]["entity:E25"]["family"] == "Endgame"
