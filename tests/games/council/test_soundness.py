"""Positions that somebody has edited are refused in a sentence when they are loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orrery.core.rng import Rng
from orrery.core.save import BadSave, dump
from orrery.games.council import TITLE
from orrery.play.position import admit
from tests.games.council.table import THINGS

SETTINGS = TITLE.settings({"stations": "yes", "leaders": "yes", "silver_cards": "yes"})


def played(seats: int, choices: int, check: bool = False) -> Any:
    g, dice = TITLE.setup(5, seats, SETTINGS), Rng(3)
    while g.asks and choices:
        choices -= 1
        seat = min(g.asks)
        g.choose(seat, dice.below(g.asks[seat].count))
        if check:
            TITLE.check(g)
    return g


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_of_a_game_is_sound(seats: int) -> None:
    g = played(seats, 9999, check=True)
    assert g.phase == "over"
    assert dump(TITLE, admit(TITLE, dump(TITLE, g), SETTINGS)) == dump(TITLE, g)


def changed(items: Any, at: int, new: Any) -> Any:
    return type(items)([*items[:at], new, *items[at + 1 :]])


EDITS: dict[str, Callable[[Any, Any], None]] = {
    "a giant label": lambda g, p: setattr(g, "tickets", changed(g.tickets, 0, 10**11)),
    "a giant number of labels": lambda g, p: setattr(g, "ticket", 10**11),
    "a label nobody gave": lambda g, p: setattr(g, "tickets", changed(g.tickets, 0, 4 + g.ticket)),
    "a card at a place that is none": lambda g, p: setattr(g, "hunches", (((THINGS["L01"], 1 << 999),), ())),
    "a list of cubes": lambda g, p: setattr(g, "cubes", changed(g.cubes, 51, [0])),
    "a cube too many": lambda g, p: setattr(g, "cubes", changed(g.cubes, 51, g.cubes[51] + 1)),
    "a presence too many": lambda g, p: setattr(g, "presence", changed(g.presence, 9, 7)),
    "cubes on no planet": lambda g, p: setattr(g, "planets", changed(g.planets, 123, (0,))),
    "a station of nobody": lambda g, p: setattr(g, "stations", changed(g.stations, 0, 6)),
    "an AI card for the Automa": lambda g, p: setattr(g, "automa_piles", ((g.deck[0],), *g.automa_piles[1:])),
    "no cards for the Automa": lambda g, p: setattr(g, "automa_piles", ((), (), ())),
    "a tile in another pile": lambda g, p: g.put_pile(1, (*g.piles[1], g.piles[2][0]), (*g.marks[1], 0)),
    "a card in two places": lambda g, p: setattr(p, "hand", (*p.hand, g.deck[0])),
    "a tile twice": lambda g, p: setattr(g, "piles", changed(g.piles, 3, changed(g.piles[3], 0, g.piles[3][1]))),
    "a missing mark": lambda g, p: setattr(g, "marks", changed(g.marks, 1, g.marks[1][1:])),
    "two of the same in turn": lambda g, p: setattr(g, "order", (0, 0)),
    "a round beyond the last": lambda g, p: setattr(g, "round", 41),
    "endless Energy": lambda g, p: setattr(p, "energy", 10**12),
    "Consumption of nothing": lambda g, p: setattr(p, "consumption", 0),
    "a debt of gemstones": lambda g, p: setattr(p, "gems", (0, -1, 0)),
    "a range beyond the board": lambda g, p: setattr(p, "ranges", changed(p.ranges, 0, 4)),
    "a plan of other cards": lambda g, p: setattr(p, "plan", (g.deck[0],)),
    "a tile for a bonus card": lambda g, p: setattr(p, "bonuses", (THINGS["P1-01"],)),
    "a card for a Dark Tech card": lambda g, p: setattr(g, "tech_piles", ((THINGS["D2-01"],), ())),
}


@pytest.mark.parametrize("edit", EDITS)
def test_what_no_game_can_have_is_refused(edit: str) -> None:
    g = played(1, 20)
    TITLE.check(g)
    EDITS[edit](g, g.mine(0))
    with pytest.raises(ValueError, match="no game can have that"):
        TITLE.check(g)
    with pytest.raises(BadSave, match=r"not a position of Council of Shadows that can be played on\.$"):
        admit(TITLE, dump(TITLE, g), SETTINGS)


def test_a_question_that_breaks_when_answered_is_refused() -> None:
    g = next(g for n in range(20, 200) if (g := played(2, n)).asks and len(parts(dump(TITLE, g))) > 2)
    for at in range(len(parts(dump(TITLE, g)))):
        data = dump(TITLE, g)
        admit(TITLE, data, SETTINGS)
        part = parts(data)[at]
        part["known"] = [*part["known"], 1]
        with pytest.raises(BadSave):
            admit(TITLE, data, SETTINGS)


def parts(data: Any) -> list[Any]:
    """Those parts of the questions that offer something."""
    found = []
    for _, part in data["asks"]["dict"]:
        while part is not None:
            found += [part] if part["among"] else []
            part = part["or"]
    return found
