"""What every game must hold, also with the modules and with other rulings than the default ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.games.council import TITLE
from tests.games.council.invariants import check

MODULES = {"stations": "yes", "leaders": "yes"}
OTHERS = {"payments": "any", "dark_tech": "drawn", "gifts": "chosen", "refill": "after_the_turn", "towers": "split"}
ODD = {"planning": "open", "level_up": "all_done", "assessing": "compulsory", "above_three": "stops"}
TABLES = {
    "both modules": (3, MODULES),
    "alone with all": (1, {**MODULES, "silver_cards": "yes"}),
    "other rulings": (2, OTHERS),
    "odd rulings": (4, ODD),
}
every_table = pytest.mark.parametrize(("seats", "settings"), TABLES.values(), ids=list(TABLES))


def text(g: Any) -> str:
    return json.dumps(dump(TITLE, g))


def positions(seats: int, settings: dict[str, str], seed: int, step: int) -> Iterator[Any]:
    g, dice, n = TITLE.setup(seed, seats, TITLE.settings(settings)), Rng(seed), 0
    while g.asks:
        check(g)
        if n % step == 0:
            yield g
        asked = sorted(g.asks)
        seat = asked[dice.below(len(asked))]
        g.choose(seat, dice.below(g.asks[seat].count))
        n += 1
    check(g)


@every_table
def test_positions_can_be_copied_and_saved(seats: int, settings: dict[str, str]) -> None:
    for g in positions(seats, settings, 1, 7):
        before = text(g)
        for twin in (g.copy(), load(TITLE, json.loads(before), settings)):
            assert text(twin) == before
            seat = min(g.asks)
            for number in range(g.asks[seat].count):
                twin.copy().choose(seat, number)
            assert text(twin) == text(g) == before


@every_table
def test_views_and_imagined_games_do_not_depend_on_secrets(seats: int, settings: dict[str, str]) -> None:
    for g in positions(seats, settings, 2, 5):
        for seat in range(seats):
            other = TITLE.imagine(g, seat, Rng(7))
            assert TITLE.view(other, seat) == TITLE.view(g, seat)
            assert text(TITLE.imagine(other, seat, Rng(5))) == text(TITLE.imagine(g, seat, Rng(5)))
            if seat in g.asks:
                assert [o.key for o in other.options(seat)] == [o.key for o in g.options(seat)]


@every_table
def test_options_are_exactly_what_nothing_refuses(seats: int, settings: dict[str, str]) -> None:
    for g in positions(seats, settings, 3, 9):
        for seat in g.asks:
            offered = [option.key for option in g.options(seat)]
            assert len(offered) == len(set(offered))
            free = [key for key in TITLE.catalog.options if TITLE.why_not(g, seat, key) is None]
            assert sorted(free) == sorted(offered)


@every_table
def test_imagined_games_play_out(seats: int, settings: dict[str, str]) -> None:
    for g in positions(seats, settings, 4, 80):
        for seat in range(seats):
            twin, dice = TITLE.imagine(g, seat, Rng(5)), Rng(6)
            while twin.asks:
                asked = min(twin.asks)
                twin.choose(asked, dice.below(twin.asks[asked].count))
            check(twin)
