"""Games of older rules go on with the values, prices and bridges that were printed then."""

from __future__ import annotations

import tomllib

import pytest

from orrery.core.title import RULES
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.content.former import FORMER
from orrery.games.laniakea.rulings import Rulings
from orrery.play.session import Session
from orrery.play.transcript import replay, transcript, verify
from tests.games.laniakea.table import units

IRONBLOOM = 9
OLD = TITLE.under({RULES: "3"})
FIRST_TURN = ("choose celestial:A", "choose celestial:B", "play power:MOVE2", f"step space:{IRONBLOOM}")


def begun(rules: int) -> Session:
    """Ann has moved next door, to Ironbloom."""
    session = Session(TITLE, ["Ann", "Ben"], {}, 149, "salt", rules=rules)
    for key in FIRST_TURN:
        session.choose(min(session.game.asks), key)
    return session


COUNTS = {3: {"tile": 47, "entity": 3, "chaos": 10, "celestial": 4}, 4: {"celestial": 3, "adversary": 2}}


@pytest.mark.parametrize(("rules", "last"), [("1", 3), ("2", 3), ("3", 3), ("4", 4)])
def test_everything_that_changed_is_as_it_was(rules: str, last: int) -> None:
    older = TITLE.under({RULES: rules})
    assert older.variants is not None
    former = tomllib.loads(FORMER[last])
    assert {kind: len(things) for kind, things in former.items()} == COUNTS[last]
    for kind, things in former.items():
        sheet = older.variants.sheets[kind]
        for id, values in things.items():
            now, then = TITLE.catalog.things[f"{kind}:{id}"], older.catalog.things[f"{kind}:{id}"]
            for name, value in values.items():
                assert sheet.fields[name].written(sheet.get(then)[name]) == value
                assert sheet.fields[name].written(sheet.get(now)[name]) != value


def test_some_of_it_by_name() -> None:
    things = OLD.catalog.things
    assert (things["celestial:A"].rates, TITLE.catalog.things["celestial:A"].rates) == ((1, 2, 3, 4), (0, 1, 2, 3))
    assert (units(things["tile:39"].top), units(things["tile:39"].bottom), things["tile:39"].points) == ("VF", "VVF", 2)
    assert [TITLE.under({RULES: rules}).catalog.things["celestial:E"].rates for rules in "345"] == [
        (0, 1, 2, 3),
        (1, 2, 2, 3),
        (1, 1, 2, 3),
    ]
    assert things["celestial:C"].rates == (4, 4, 4, 4)
    assert OLD.text(things["entity:E36"]).endswith("7 VP if you have a Sanctum, a Gateway and a Throne standing.")
    assert OLD.text(things["chaos:C05"]).startswith("4 hit points, 4 VP.")


def test_prices_thrones_and_bridges_are_as_they_were() -> None:
    then, now = Rulings(TITLE.settings({RULES: "3"})), Rulings(TITLE.settings({}))
    assert (units(then.sanctum), units(then.throne)) == ("VFF", "VVFFF")
    assert (units(now.sanctum), units(now.throne)) == ("VVFF", "VVVFFF")
    assert then.throne_value == (1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)
    assert [sum(map(len, rulings.bridges.ends)) for rulings in (then, now)] == [42, 33]


@pytest.mark.rule("LAN-BUILD-03")
def test_an_older_game_is_played_with_them() -> None:
    session = begun(3)
    assert (units(session.game.players[0].held), session.game.tiles[IRONBLOOM].points) == ("VFFA", 3)
    session.choose(0, "play power:BUILD2")
    ann = session.game.players[0]
    assert (ann.sanctums, units(ann.held)) == ((IRONBLOOM,), "A")
    score = session.title.scores(session.game)[0].parts
    assert (score["sanctums"], score["celestial"]) == (3, 1)
    data = transcript(session)
    assert data["rules_version"] == 3
    again = replay(data, "a file")
    assert again.title.scores(again.game)[0].parts == score
    verify(data, "a file")


@pytest.mark.rule("LAN-BUILD-03")
def test_a_game_of_today_is_not() -> None:
    session = begun(TITLE.version)
    assert session.game.tiles[IRONBLOOM].points == 4
    refusal = session.why_not(0, "play power:BUILD2")
    assert refusal is not None
    assert "LAN-BUILD-03" in refusal.rules
