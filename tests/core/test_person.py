"""Whoever an event is about is spoken to."""

from __future__ import annotations

import pytest

from orrery.core.person import to_you
from orrery.core.title import Title
from orrery.games import titles


@pytest.mark.parametrize(
    ("told", "heard"),
    [
        ("{who} draws {0:cards}.", "You draw {0:cards}."),
        ("{who} assesses {0}.", "You assess {0}."),
        ("{who} carries and {who} goes.", "You carry and you go."),
        ("{who} is done buying.", "You are done buying."),
        ("{who} has planned {0}.", "You have planned {0}."),
        ("{who} cannot use {0}; lost.", "You cannot use {0}; lost."),
        ("The Black Hole of {who} captures {0}.", "Your Black Hole captures {0}."),
        ("{0:wormhole} of {who} is pushed out.", "Your {0:wormhole} is pushed out."),
        ("Consumption of {who}: {0:change}.", "Your Consumption: {0:change}."),
        ("Round {0}: {who} takes a turn.", "Round {0}: you take a turn."),
        ("The game is over.", "The game is over."),
    ],
)
def test_english(told: str, heard: str) -> None:
    assert to_you(told) == heard


@pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])
def test_every_event_has_a_second_person(title: Title) -> None:
    for name, template in title.words.events.items():
        assert "{who}" not in to_you(template), name
        assert ("{who}" in template) == (to_you(template) != template), name
        assert f"{to_you(template)[:1].upper()}" == to_you(template)[:1], name
