"""State fields are declared once; what is written by hand beside the declaration must know them all."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.fields import fields_of
from orrery.core.rng import Rng
from orrery.core.title import Title
from orrery.games import titles

every_title = pytest.mark.parametrize("title", titles(), ids=[t.name for t in titles()])
EARLY = 60  # choices: by then players own things


def begun(title: Title) -> Any:
    g = title.setup(5, title.seats[-1], title.settings({}))
    dice = Rng(5)
    for _ in range(EARLY):
        seat = next(iter(g.asks))
        g.choose(seat, dice.below(g.asks[seat].count))
    return g


@every_title
def test_a_copy_has_every_declared_field(title: Title) -> None:
    g = begun(title)
    declared = fields_of(type(g))
    assert declared
    before = {field: getattr(g, field) for field in declared}
    twin = g.copy()
    own_to_each_copy = {"settling"}  # Council: whether the lists are its own, which copying makes untrue for both
    assert {field: getattr(twin, field) for field in declared if field not in own_to_each_copy} == {
        field: value for field, value in before.items() if field not in own_to_each_copy
    }


@every_title
def test_a_copy_of_a_player_has_every_declared_field(title: Title) -> None:
    for player in begun(title).players:
        declared = ("seat", *fields_of(type(player)))
        twin = player.copy()
        assert [getattr(twin, field) for field in declared] == [getattr(player, field) for field in declared]


@every_title
def test_a_save_holds_what_is_declared(title: Title) -> None:
    g = begun(title)
    of_game, of_player = title.saving.fields
    assert set(of_game) <= {"round", *fields_of(type(g))}
    assert set(of_player) <= {"seat", *fields_of(type(g.players[0]))}
    assert len(of_game) > 5
    assert len(of_player) > 5
