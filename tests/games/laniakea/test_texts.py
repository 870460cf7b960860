"""What cards, tiles and boards say in words, under every switch that changes them."""

from __future__ import annotations

import pytest

from orrery.core.ask import Thing
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.content import (
    ADVERSARY_DECK,
    ARTIFACTS,
    CELESTIALS,
    CHAOS,
    ENTITIES,
    MARKET,
    STARTING,
    TILES,
)
from tests.games.laniakea.table import THINGS


@pytest.mark.rule("LAN-COMP-24", "LAN-COMP-17", "LAN-COMP-18", "LAN-COMP-19")
def test_every_thing_says_what_it_does_in_words() -> None:
    things: list[Thing] = [*STARTING, *MARKET, *ENTITIES, *CHAOS, *ARTIFACTS, *CELESTIALS, *TILES, *ADVERSARY_DECK]
    for thing in things:
        words = TITLE.text(thing)
        assert words.endswith(".")
        assert words != thing.name
    assert TITLE.text(THINGS["SERAPH1"]) == (
        "Ascend and gain 1 Voyage Stone. You may harvest every galaxy with one of your Structures"
        " and relocate to one of your Gateways. Permanent: never trashed."
    )
    other = {"seraph_gain": "forge", "seraph_relocation": "any_gateway", "tile_draws": "every_harvest"}
    assert "1 Forge Stone" in TITLE.text(THINGS["SERAPH1"], other)
    assert "any Gateway" in TITLE.text(THINGS["SERAPH1"], other)
    assert "draw a card, once per turn" in TITLE.text(THINGS["11"])
    assert "once per turn" not in TITLE.text(THINGS["11"], other)
    assert TITLE.text(THINGS["P09a"]) == "Build; you may harvest the galaxy built on. Attack 1."
    assert TITLE.text(THINGS["P02b"]) == "Move, 1 Void movement in it free. Attack 1. Permanent: never trashed."
    assert TITLE.text(THINGS["E03"]) == (
        "Instant Action, costs 2 Voyage Stones, 1 Forge Stone and 1 Aether, 3 VP. Draw 3 cards."
    )
    assert TITLE.text(THINGS["E33"]).endswith("1 VP per 2 stones you have left.")
    assert TITLE.text(THINGS["C08"]) == "6 hit points, 4 VP. The attacker pays 1 Aether. Reward: draw 1 Artifact."
    assert TITLE.text(THINGS["R15"]).startswith("Once per turn: One card discarded for a resource gives 1 Aether")
    assert TITLE.text(THINGS["C"]) == (
        "2 VP per Chaos card you have defeated. +0/1/2/3 attack in each of your attacks. "
        "Overpower: gain 2 attack tokens."
    )
    assert TITLE.text(THINGS["40"]).startswith("Top 1 Voyage Stone and 1 Forge Stone. Bottom 1 Voyage Stone, 1 Forge")


@pytest.mark.parametrize(
    ("id", "switch", "choice", "words"),
    [
        ("SERAPH2", "seraph_abilities", "no", "one of your Structures, without their abilities"),
        ("SERAPH2", "seraph_gain", "aether", "gain 1 Aether"),
        ("R09", "slots", "on_the_spot", "only where your figure stands."),
        ("03", "slots", "on_the_spot", "a Resource Slot, to be augmented from here."),
        ("E28", "control_ties", "everybody", "sector you control, ties included."),
        ("D", "control_ties", "everybody", "1/3/4/5 VP per sector you control, ties included."),
    ],
)
def test_texts_follow_the_switches(id: str, switch: str, choice: str, words: str) -> None:
    assert words not in TITLE.text(THINGS[id])
    assert words in TITLE.text(THINGS[id], {switch: choice})


def test_the_adversarys_cards_say_what_it_recruits() -> None:
    assert TITLE.text(ADVERSARY_DECK[2]).endswith("Recruit.")
    words = TITLE.text(ADVERSARY_DECK[2], {"adversary_recruits": "highest_only"})
    assert words.endswith("Recruit the Entity with the most VP of the row, or none.")


def test_a_track_names_the_rate_of_each_space() -> None:
    assert TITLE.text(THINGS["H"]).startswith("1/1/2/3 VP per gained Cosmic Power")


@pytest.mark.parametrize("id", ["E11", "G"])
def test_a_switch_about_seraphs_changes_the_text_of_nothing_else(id: str) -> None:
    assert TITLE.text(THINGS[id], {"seraph_abilities": "no"}) == TITLE.text(THINGS[id])


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("P02a", "Move, 1 Void movement in it free."),
        ("P04a", "Move, all Basic movements in it free."),
        ("P07a", "Build for 2 stones less."),
        ("P08a", "Build; a Sanctum may go on a galaxy adjacent to your figure."),
        ("P09a", "Build; you may harvest the galaxy built on."),
        ("P10a", "Recruit for 2 resources less."),
        ("P15a", "Gain a Cosmic Power to your hand."),
        ("P19a", "Trade up to 3 times: two stones for 1 Aether, or 1 Aether for two stones."),
        ("E12", "You may take any one Core action."),
        ("C", "2 VP per Chaos card you have defeated. +0/1/2/3 attack in each of your attacks."),
    ],
)
def test_texts_say_what_the_step_adds(id: str, words: str) -> None:
    assert words in TITLE.text(THINGS[id])
