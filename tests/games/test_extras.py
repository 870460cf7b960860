"""What a switch brings in is dealt with it and never without it; docs/add-a-card.md adds such a card to each game."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from orrery.bots.registry import bot
from orrery.bots.seen import Seen
from orrery.core.ask import Thing
from orrery.core.catalog import tell_apart
from orrery.core.extras import brought_by, in_play, kind_of
from orrery.core.rng import Rng
from orrery.core.save import dump
from orrery.core.title import Title
from orrery.games import titles

EXTRAS = [(title, thing) for title in titles() for thing in title.catalog.things.values() if thing.switch]
NONE = pytest.param(
    *(None, None),
    marks=pytest.mark.skip(reason="no switch brings in a card; tests/test_added_card.py adds some, and runs this then"),
    id="none",
)
every_extra = pytest.mark.parametrize(
    ("title", "extra"), [pytest.param(title, thing, id=thing.ref) for title, thing in EXTRAS] or [NONE]
)


class Rock(Thing):
    pass


def test_what_is_marked_with_a_switch_is_in_play_where_the_switch_says_so() -> None:
    stone, rock = Thing("stone", "1", "Stone", 0), Rock("rock", "1", "Rock", 0)
    extras = (*brought_by("stones", stone), *brought_by("rocks", rock))
    assert in_play(extras, {"stones": "yes", "rocks": "no"}) == (stone,)
    assert in_play(extras, {}) == ()
    assert kind_of(Rock, extras) == (rock,)


def test_things_that_could_not_be_told_apart_are_refused() -> None:
    with pytest.raises(ValueError, match=r"two things called stone:1: give 'Other' an id of its own"):
        tell_apart([Thing("stone", "1", "Stone", 0), Thing("stone", "1", "Other", 1)])
    with pytest.raises(ValueError, match=r"stone:2 and stone:1 are both number 0: each needs its own"):
        tell_apart([Thing("stone", "1", "Stone", 0), Thing("stone", "2", "Other", 0)])


def positions(title: Title, seed: int, settings: dict[str, str]) -> Iterator[Any]:
    g, rng = title.setup(seed, title.seats[seed % len(title.seats)], title.settings(settings)), Rng(seed)
    while g.asks:
        yield g
        seat = min(g.asks)
        g.choose(seat, rng.below(g.asks[seat].count))
    yield g


@every_extra
def test_its_switch_is_off_unless_a_table_turns_it_on(title: Title, extra: Thing) -> None:
    (switch,) = [switch for switch in title.rules.switches if switch.name == extra.switch]
    assert (switch.choices, switch.later) == (("no", "yes"), True), "games saved before it came do not name it"


@every_extra
def test_without_its_switch_it_is_nowhere(title: Title, extra: Thing) -> None:
    for g in positions(title, 1, {}):
        assert extra.ref not in json.dumps(dump(title, g))


@every_extra
def test_with_its_switch_it_is_played_and_breaks_nothing(title: Title, extra: Thing) -> None:
    about = importlib.import_module(f"tests.games.{title.name}.invariants")
    for seed in range(60):
        for g in positions(title, seed, {extra.switch: "yes"}):
            about.check(g)
            if extra.ref in about.used(g):
                return
    raise AssertionError(f"{extra.ref} was never used in 60 random games")


@pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])
def test_learned_bots_take_it_for_nothing_else(title: Title) -> None:
    """They know by name what lies in the box; the number of an extra must not stand for any of it."""
    extras = [thing for thing in title.catalog.things.values() if thing.switch]
    settings = {thing.switch: "yes" for thing in extras} | ({"leaders": "yes"} if title.name == "council" else {})
    for seed in range(4 if extras else 0):
        for move, g in enumerate(positions(title, seed, settings)):
            if move % 9 == 0 and g.asks:
                rows = []
                for more in (0, 7, -7):
                    for thing in extras:
                        thing.number += more
                    rows.append(title.advice.features(g, min(g.asks), None))
                assert rows[0] == rows[1] == rows[2]


@every_extra
def test_bots_play_with_it(title: Title, extra: Thing) -> None:
    g, greedy = title.setup(5, 2, title.settings({extra.switch: "yes"})), bot("greedy", 5)
    for _ in range(150):
        if g.asks:
            seat = min(g.asks)
            g.choose(seat, greedy.choose(Seen(title, g, seat)))
    assert title.text(extra)
