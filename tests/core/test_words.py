"""Sentences of the log, and the same sentences in linked pieces."""

from __future__ import annotations

import pytest

from orrery.core.ask import Thing
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.core.words import Words, visible
from orrery.games import titles
from orrery.play.session import Session

STAR, MOON = Thing("star", "1", "Vega", 0), Thing("moon", "a", "Io", 0)
WORDS = Words(
    {"saw": "{who} sees {0} from {1:place}.", "paid": "{who} pays {0:gems} and {1:times}."},
    {},
    {"place": lambda n: f"place {n}", "times": lambda n: f"{n} times"},
    {"gems": lambda gems: f"{sum(gems)} gems"},
)


def test_things_and_places_are_linked() -> None:
    event = ("saw", 0, ((STAR, MOON), 4), False)
    assert WORDS.parts(event, ["Ann"], {"place"}) == [
        ("Ann sees ", ""),
        ("Vega", "star:1"),
        (" and ", ""),
        ("Io", "moon:a"),
        (" from ", ""),
        ("place 4", "place:4"),
        (".", ""),
    ]


def test_amounts_are_not_linked() -> None:
    assert WORDS.parts(("paid", 0, ((1, 2), 3), False), ["Ann"], {"place"}) == [("Ann pays 3 gems and 3 times.", "")]


@pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])
def test_the_pieces_make_the_sentence_and_link_only_what_there_is(title: Title) -> None:
    session, dice = Session(title, ["{Ann}", "Ben"], seed=3), Rng(3)
    known = set(title.catalog.things) | {option.target for option in title.catalog.options.values()}
    linked = 0
    for _ in range(150):
        seat = min(session.game.asks)
        session.choose(seat, session.game.options(seat)[dice.below(session.game.asks[seat].count)].key)
    for event in visible([event for _, event in session.log], 0):
        parts = title.words.parts(event, session.names, title.catalog.targets)
        assert "".join([said for said, _ in parts]) == title.words.tell(event, session.names)
        places = {ref for _, ref in parts if ref and ref not in known}
        assert {ref.partition(":")[0] for ref in places} <= set(title.catalog.targets), places
        linked += len([ref for _, ref in parts if ref])
    assert linked > 50
