"""Ways to end a turn."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.games import titles
from orrery.minds.finishing import finished
from orrery.minds.lines import NOBODY, undisturbed
from orrery.minds.turns import Beam

LEARNED = [title for title in titles() if title.advice.features is not None]
every_title = pytest.mark.parametrize("title", LEARNED, ids=[t.name for t in LEARNED])


def some_positions(title: Title, seats: int, seed: int) -> list[tuple[Any, int]]:
    g = title.setup(seed, seats, title.settings({}))
    chance = Rng(seed)
    found = []
    while g.asks:
        seat = min(g.asks)
        if chance.below(40) == 0:
            found.append((title.imagine(g, seat, chance), seat))
        g.choose(seat, chance.below(g.asks[seat].count))
    return found


@every_title
def test_a_line_ends_with_the_turn_or_where_something_comes_to_light(title: Title) -> None:
    beam = Beam(title.advice, 2, 6, 3)
    for world, seat in some_positions(title, 2, 11)[:12]:
        start = undisturbed(world)
        for line in beam.turn_ends(world, seat):
            g = start.copy()
            for number in line.path[:-1]:
                g.choose(seat, number)
                assert seat in g.asks
                assert g.revealed == start.revealed
            g.choose(seat, line.path[-1])
            over = seat not in g.asks or g.revealed != start.revealed or g.round != start.round
            assert over
            if title.advice.finishes and g.revealed != start.revealed:
                g = finished(g, seat, title.advice.evaluate, g.round)
            assert title.advice.evaluate(g, seat) == pytest.approx(line.looks)


@every_title
def test_the_best_come_first_and_none_comes_twice(title: Title) -> None:
    beam = Beam(title.advice, 3, 8, 0)
    for world, seat in some_positions(title, 2, 12)[:8]:
        lines = beam.turn_ends(world, seat)
        assert 1 <= len(lines) <= 8
        assert [line.looks for line in lines] == sorted([line.looks for line in lines], reverse=True)
        assert len({(line.looks, beam.row(line, seat, undisturbed(world))) for line in lines}) == len(lines)


@every_title
def test_first_choices_are_followed_however_bad_they_look(title: Title) -> None:
    narrow, broad = Beam(title.advice, 1, 1, 1), Beam(title.advice, 1, 1, 5)
    more = 0
    for world, seat in some_positions(title, 2, 13)[:12]:
        few, many = narrow.turn_ends(world, seat), broad.turn_ends(world, seat)
        assert len(few) == 1
        assert len({line.path[0] for line in many}) == len(many) <= 5
        more += len(many) > 1
    assert more


@every_title
def test_looking_changes_nothing(title: Title) -> None:
    for world, seat in some_positions(title, 2, 14)[:6]:
        before = title.view(world, seat)
        Beam(title.advice, 2, 6, 2).turn_ends(world, seat)
        assert title.view(world, seat) == before
        assert NOBODY not in world.asks


def test_where_halves_of_turns_cannot_be_compared_all_of_them_are_finished() -> None:
    """Otherwise whoever explores or buys a card stands there with half a turn, and passing looks better."""
    title = next(title for title in LEARNED if title.advice.finishes)
    went_on = 0
    for world, seat in some_positions(title, 2, 15):
        start = undisturbed(world)
        for line in Beam(title.advice, 2, 6, 3).turn_ends(world, seat):
            assert seat not in line.game.asks or line.game.round != start.round
            went_on += line.game.revealed != start.revealed
    assert went_on


@every_title
def test_a_turn_that_is_finished_leaves_the_game_it_began_in_alone(title: Title) -> None:
    for world, seat in some_positions(title, 2, 16)[:6]:
        before, last = title.view(world, seat), world.round
        after = finished(undisturbed(world), seat, title.advice.evaluate, last)
        assert title.view(world, seat) == before
        assert seat not in after.asks or after.round != last


def test_a_turn_ends_also_where_the_only_way_looks_like_what_was_met() -> None:
    """After an Orbit comes another: to who sees no difference between them, the same question again."""
    title = next(title for title in LEARNED if title.name == "ultramassive")
    beam = Beam(title.advice, 1, 6, 1, 4)
    beam.evaluate = lambda g, seat: 0.0
    chance, seen = Rng(16), 0
    for seed in range(12):
        g = title.setup(seed, 2, title.settings({}))
        while g.asks:
            seat = min(g.asks)
            if all(option.key.startswith("resolve resource:orbit-") for option in g.options(seat)):
                assert all(line.path for line in beam.turn_ends(title.imagine(g, seat, chance), seat))
                seen += 1
            g.choose(seat, chance.below(g.asks[seat].count))
    assert seen
