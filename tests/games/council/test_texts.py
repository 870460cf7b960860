"""A text is never untrue at a table that reads a rule otherwise."""

from __future__ import annotations

import pytest

from orrery.games.council import TITLE

READINGS = [
    ("card:K10", {"towers": "split"}, "or with the colony expansion on several planets"),
    ("card:K06", {"new_cube_collects": "no"}, "collect once, but not with the cube just placed"),
    ("leader:breish", {"breish": "8_more"}, "with 8 more Energy"),
    ("leader:casares", {"casares": "may_get_one_free"}, "you may not buy towers of three"),
    ("leader:s3e3", {"s3e3": "every_galaxy"}, "Before every galaxy you assess"),
    ("tech:D1-02", {"gemstone_upgrade": "all_gains"}, "all gemstones you gain"),
    ("tech:D1-03", {"explorer_folk": "not_journey"}, "except by Journey of Discovery"),
    ("tech:D1-07", {"energy_saver": "15"}, "Lower your Consumption by 15."),
    ("tech:D1-08", {"world_traveler": "one_more"}, "once more with every collecting action"),
    ("tech:D2-02", {"perpetual_motion": "no_increase"}, "never above 0"),
    ("tech:D2-04", {"journey": "any_planet"}, "place up to two cubes on any planet, whatever its colour"),
    ("tech:D2-06", {"dominate_folk": "not_twice"}, "that you have not assessed this round"),
    ("bonus:D01", {"galaxy_bonus": "with_presence"}, "else 0."),
    ("galaxy:G02", {"light_cards": "every_galaxy"}, "Gives a light bonus card."),
    ("station:T1", {"collecting_station": "anywhere"}, "from any system where you have a colony"),
]


@pytest.mark.parametrize(("ref", "settings", "words"), READINGS, ids=[next(iter(r[1])) for r in READINGS])
def test_texts_follow_the_switches(ref: str, settings: dict[str, str], words: str) -> None:
    thing = TITLE.catalog.things[ref]
    assert words.lower() in TITLE.text(thing, settings).lower()
    assert words.lower() not in TITLE.text(thing).lower()


def test_the_switch_of_a_journey_is_not_that_of_other_discoveries() -> None:
    card = TITLE.catalog.things["card:K16"]
    assert TITLE.text(card, {"journey": "any_planet"}) == TITLE.text(card)


def test_texts_say_up_to_where_less_is_allowed() -> None:
    assert TITLE.text(TITLE.catalog.things["tech:D2-06"]).endswith("Assess up to two different galaxies.")
    assert "place a cube there, whatever its colour, or collect from it." in TITLE.text(
        TITLE.catalog.things["card:K08"]
    )
    assert "or collect from it up to twice." in TITLE.text(TITLE.catalog.things["card:K16"])


def test_perpetual_motion_says_when_it_begins_and_zoe_where_she_may_settle() -> None:
    motion, zoe = TITLE.catalog.things["tech:D2-02"], TITLE.catalog.things["leader:zoe"]
    assert TITLE.text(motion) == "Level II. From the next round on, your Consumption sum is 0."
    assert TITLE.text(motion, {"perpetual_motion": "no_increase"}).endswith("sum is never above 0.")
    assert TITLE.text(zoe).endswith("you may place a cube anywhere, on planets you are adapted to.")


def test_automa_cards_say_how_far_they_reach() -> None:
    cards = [thing for ref, thing in TITLE.catalog.things.items() if ref.startswith("automa:")]
    usual = [TITLE.text(card) for card in cards]
    wider = [TITLE.text(card, {"automa_range": "up_to"}) for card in cards]
    assert not any("or nearer" in text for text in usual)
    assert any("planet in Parsec 2 or nearer" in text for text in wider)
    assert any("xplore Parsec 2 or nearer" in text for text in wider)
    assert not any("Parsec 1 or nearer" in text or "galaxy or nearer" in text for text in wider)


def test_everything_has_a_text_at_every_table() -> None:
    for switch in TITLE.rules.switches:
        for choice in switch.choices:
            for thing in TITLE.catalog.things.values():
                assert TITLE.text(thing, {switch.name: choice})
