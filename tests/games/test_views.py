"""What a seat sees and is told is what the game says it is: views of random games of every kind, and all events."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.core.view import AtTable
from orrery.games import titles
from orrery.play.session import Session

TABLES = [(title, seats) for title in titles() for seats in title.seats]
EVERY = 7  # a look at every so many choices


def play(title: Title, seats: int, seed: int) -> Session:
    """A table with switches of all kinds, played to the end; every seat and a spectator look on."""
    dice = Rng(seed)
    settings = {s.name: s.choices[dice.below(len(s.choices))] for s in title.rules.switches} if seed else {}
    session = Session(title, [f"P{seat}" for seat in range(seats)], settings, seed=seed)
    while not session.over:
        if session.moves % EVERY == 0:
            look(session)
        seat = min(session.game.asks)
        session.choose(seat, session.game.options(seat)[dice.below(session.game.asks[seat].count)].key)
    look(session)
    return session


def look(session: Session) -> None:
    for seat in range(-1, len(session.names)):
        view = session.title.view(session.game, seat)
        shapes = session.title.shapes
        assert shapes is not None
        shape: Any = shapes.view
        assert msgspec.convert(view, shape, strict=True) == view, "a part that is not declared, or not as it is"


@pytest.mark.parametrize(("title", "seats"), TABLES, ids=[f"{title.name}-{seats}" for title, seats in TABLES])
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_views_are_as_they_are_declared(title: Title, seats: int, seed: int) -> None:
    play(title, seats, seed)


@pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])
def test_a_table_adds_what_it_declares(title: Title) -> None:
    session = Session(title, ["Ann", "Ben"], seed=1)
    added = {part: value for part, value in session.view(0).items() if part in AtTable.__annotations__}
    assert msgspec.convert(added, AtTable, strict=True) == added
    assert set(session.view(0)) == set(added) | set(title.view(session.game, 0))


@pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])
def test_every_event_that_has_words_has_a_shape(title: Title) -> None:
    assert title.shapes is not None
    assert title.shapes.events.__annotations__.keys() == title.words.events.keys(), "see shape_of_events.py"
