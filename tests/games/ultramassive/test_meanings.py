"""What options say of themselves before they are chosen."""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.core.sentence import plain
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.orbit import orbit
from orrery.play.foresight import Foretold, foretold
from tests.games.ultramassive.table import Table


def told(table: Table, key: str) -> Foretold:
    return foretold(TITLE, table.g, table.asked(), table.spell(key), TITLE.settings({}))


def test_a_trade_that_cannot_be_paid_says_so_before_it_is_drafted() -> None:
    """ULT-DRAFT-07: what cannot be used is lost."""
    poor, rich = Table().draft("D1-D D1-C"), Table().lay(0, discovery=1).lay(1, discovery=1).draft("D1-D D1-C")
    trade = next(option.key for option in poor.options() if "for a Supergiant" in option.on.name)
    assert plain(told(poor, trade).vain).startswith("As things stand it is lost: you have no Discovery Counter")
    assert not told(rich, trade).vain


def test_an_orbit_is_drawn_before_it_is_chosen() -> None:
    table = Table().lay(0, B6="BG SG", B4="SG").do(Do(orbit, 1))
    marks = {mark["at"]: (plain(mark["words"]), mark["origins"]) for mark in told(table, "orbit blue").marks}
    assert marks == {
        "space:4": ("moves to B5", ["space:3"]),
        "space:12": ("captured +5 Solar Mass", ["space:5"]),
    }
