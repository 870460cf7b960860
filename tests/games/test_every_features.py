"""What learned bots get to see of every game: all that a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from orrery.core import compiled
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.games import titles
from orrery.minds.judgement import reached
from orrery.minds.lines import undisturbed

LEARNED = [title for title in titles() if title.advice.features is not None]
TABLES = [(title, seats) for title in LEARNED for seats in title.seats]
every_table = pytest.mark.parametrize(("title", "seats"), TABLES, ids=[f"{t.name}-{n}" for t, n in TABLES])
every_title = pytest.mark.parametrize("title", LEARNED, ids=[t.name for t in LEARNED])
GAMES = 4 if compiled() else 2


def positions(title: Title, seats: int, seed: int, every: int) -> Iterator[Any]:
    """Of a random game."""
    g = title.setup(seed, seats, title.settings({}))
    chance = Rng(seed)
    number = 0
    while g.asks:
        if number % every == 0:
            yield g
        number += 1
        seat = sorted(g.asks)[chance.below(len(g.asks))]
        g.choose(seat, chance.below(g.asks[seat].count))
    yield g


def differences(title: Title, one: bytes, other: bytes) -> list[str]:
    """By their names, so that a failure says what leaked."""
    found = zip(title.advice.names, one, other, strict=True)
    return [f"{name}: {a} and {b}" for name, a, b in found if a != b]


def row(title: Title, g: Any, seat: int, before: Any = None) -> bytes:
    assert title.advice.features is not None
    return title.advice.features(g, seat, before)


@every_table
def test_a_row_is_the_same_however_the_secrets_are_dealt(title: Title, seats: int) -> None:
    chance = Rng(99)
    for seed in range(GAMES):
        for g in positions(title, seats, seed, 3):
            for seat in range(seats):
                mine = row(title, g, seat)
                for _ in range(2):
                    assert not differences(title, mine, row(title, title.imagine(g, seat, chance), seat))


@every_table
def test_a_line_of_play_knows_nothing_that_only_its_deal_would_bring(title: Title, seats: int) -> None:
    chance = Rng(7)
    for seed in range(GAMES):
        for g in positions(title, seats, seed, 4):
            for seat in sorted(g.asks):
                starts = [undisturbed(title.imagine(g, seat, chance)) for _ in range(2)]
                ends = [start.copy() for start in starts]
                while seat in ends[0].asks and ends[0].revealed == starts[0].revealed:
                    number = chance.below(ends[0].asks[seat].count)
                    for end in ends:
                        end.choose(seat, number)
                    if not ends[0].asks or (seats == 1 and ends[0].revealed != starts[0].revealed):
                        break  # alone, the game's own opponent acts at once, and what it drew lies open then
                    rows = [row(title, end, seat, start) for end, start in zip(ends, starts, strict=True)]
                    assert not differences(title, *rows)


@every_table
def test_rows_have_a_number_for_every_name(title: Title, seats: int) -> None:
    names = title.advice.names
    assert len(set(names)) == len(names)
    g = title.setup(1, seats, title.settings({}))
    assert [len(row(title, g, seat)) for seat in range(seats)] == [len(names)] * seats


@every_title
def test_every_number_says_something_in_some_game(title: Title) -> None:
    """A number that never changes teaches nothing: it would be a mistake in the row, or a leftover."""
    seen: list[set[int]] = [set() for _ in title.advice.names]
    for seats in title.seats:
        for seed in range(4 * GAMES):
            for g in positions(title, seats, 100 + seed, 5):
                for values, value in zip(seen, row(title, g, g.turn_order()[0].seat % seats), strict=True):
                    values.add(value)
    idle = [name for name, values in zip(title.advice.names, seen, strict=True) if len(values) == 1]
    assert len(idle) < len(title.advice.names) // 7, idle


@every_table
def test_prospects_are_what_was_reached_once_the_game_is_over(title: Title, seats: int) -> None:
    assert title.advice.prospects is not None
    *_, g = positions(title, seats, 5, 1000)
    for score in title.scores(g):
        assert title.advice.prospects(g, score.seat) == pytest.approx(reached(title, g, score), abs=1.0)


@every_table
def test_every_point_has_a_source(title: Title, seats: int) -> None:
    """What nets say of points by source adds up."""
    g = title.setup(3, seats, title.settings({}))
    g.events = []
    chance = Rng(3)
    while g.asks:
        seat = min(g.asks)
        g.choose(seat, chance.below(g.asks[seat].count))
    for sheet in title.scoring.account(g, g.events)[:seats]:
        assert {line.source for line in sheet} <= set(title.advice.sources)
