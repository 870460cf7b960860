"""What a view shows: everything that lies open, as it lies."""

from __future__ import annotations

from orrery.core.ask import Do
from orrery.games.council import TITLE
from orrery.games.council.actions import act, slide
from tests.games.council.table import Table, planet


def test_the_board_and_what_lies_beside_it() -> None:
    table = Table(3, stations="yes").tile(gray_1="P1-01", blue_2="P2-04").cubes(blue_2_3="2 0").show("K05", "K02")
    table.station(2, "T2", "blue")
    table.g.throne, table.g.order, table.g.round, table.g.acting = 2, (1, 2, 0), 7, 1
    view = TITLE.view(table.g, 1)
    assert (view["round"], view["acting"], view["order"], view["throne"], view["solo"]) == (7, 1, (1, 2, 0), 2, False)
    assert [(at, ref) for at, ref in enumerate(view["fields"]) if ref] == [(0, "tile:P1-01"), (11, "tile:P2-04")]
    assert view["planets"] == {str(planet("blue.2.3")): (2, 0)}
    assert view["stations"] == {"galaxy:G04": {"seat": 2, "station": "station:T2"}}
    assert view["display"] == ["card:K05", "card:K02", None, None, None, None, None, None]
    assert (view["deck"], view["discard"]) == (len(table.g.deck), [])
    assert {parsec: len(pile) for parsec, pile in view["piles"].items()} == {"1": 9, "2": 10, "3": 10}
    assert [pile["count"] for pile in view["dark_tech"]] == [8, 8]
    assert view["light"] == {"count": 18, "known": []}


def test_all_see_which_action_field_is_carried_out() -> None:
    table = Table().tile(gray_1="P1-01").lay(1, slots=("S5", "S1", "S2"))
    assert TITLE.view(table.g, 0)["acting_field"] == -1
    table.g.phase, table.g.acting = "actions", 1
    table.do(Do(act, 1), Do(slide), seat=1)
    assert [TITLE.view(table.g, seat)["acting_field"] for seat in (-1, 0, 1)] == [1, 1, 1]
    table.choose("pass", seat=1)
    assert TITLE.view(table.g, 0)["acting_field"] == -1, "the cards have slid"


def test_the_side_of_a_player_lies_open_to_all() -> None:
    table = (
        Table(leaders="yes")
        .lay(1, leader="ava")
        .lay(
            *(1,),
            energy=9,
            consumption=44,
            spent=6,
            level=2,
            gems=(3, 1, 2),
            hand="S3 K07",
            slots=("S4", "S1 K02", "", ""),
        )
    )
    table.lay(1, ranges=(2, 1, 1, 3), upgrades="U01 U03", techs="D1-03 D2-02", bonuses="D01 L02 L03")
    for seat in (-1, 0, 1):
        shown = TITLE.view(table.g, seat)["players"][1]
        cards = shown.pop("cards")
        assert cards == (["bonus:D01", "bonus:L02", "bonus:L03"] if seat == 1 else None)
        assert shown.pop("plan") == ([] if seat == 1 else None)
        assert shown.pop("returned") == ([] if seat == 1 else 0)
        assert shown == {
            "civilization": "civilization:humans",
            "automa": False,
            "energy": 9,
            "consumption": 44,
            "spent": 6,
            "level": 2,
            "gems": (3, 1, 2),
            "hand": ["card:K07", "card:S3"],
            "slots": [["card:S4"], ["card:S1", "card:K02"], [], []],
            "ranges": (2, 1, 1, 3),
            "upgrades": ["upgrade:U01", "upgrade:U03"],
            "adapted": ["blue", "brown"],
            "stacks": True,
            "techs": ["tech:D1-03", "tech:D2-02"],
            "leader": "leader:ava",
            "panel": 3,
            "ai_cards": 2,
            "bonuses": {"light": 2, "dark": 1},
        }


def test_the_automa_lies_open_too() -> None:
    table = Table(1)
    table.g.automa_card = table.g.automa_piles[0][-1]
    table.g.automa_used = ((table.g.automa_piles[0][-1],), (), ())
    table.g.automa_piles = (table.g.automa_piles[0][:-1], *table.g.automa_piles[1:])
    counts = [len(pile) for pile in table.g.automa_piles]
    assert TITLE.view(table.g, 0)["automa"] == {"card": "automa:A01", "piles": counts, "used": [["automa:A01"], [], []]}
    assert TITLE.view(Table(2).g, 0)["automa"] is None
