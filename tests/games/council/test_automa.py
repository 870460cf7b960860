"""The solo game. COS-AUT"""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.games.council import TITLE
from orrery.games.council.automa import automa_turn, reveal_card
from orrery.games.council.bonus import worth
from orrery.games.council.dark_tech import RISE
from orrery.games.council.scoring import final_scoring, scores
from tests.games.council.table import THINGS, Table


def start(seed: int = 1, **settings: str) -> Any:
    return TITLE.setup(seed, 1, TITLE.settings(settings))


def turn(card: str, table: Table | None = None) -> Table:
    """The Automa's turn with this card, without the level up after it."""
    table = table or Table(1)
    table.g.automa_card = THINGS[card]
    return table.do(Do(automa_turn))


def energy(table: Table) -> int:
    return table.me(1).energy


@pytest.mark.rule("COS-AUT-01", "COS-AUT-02", "COS-AUT-03", "COS-PC-04")
def test_setup_follows_the_two_player_game() -> None:
    seats = set()
    for seed in range(12):
        g = start(seed)
        assert [galaxy.colour for galaxy in g.board] == ["gray", "orange", "blue", "green", "red", "pink"]
        assert [g.players[seat].energy for seat in g.order] == [0, 1]
        assert [p.consumption for p in g.players] == [20, 20]
        assert g.is_automa(g.players[1])
        seats.add(g.order)
    assert seats == {(0, 1), (1, 0)}
    for choice in ("tretans", "shengar", "humans"):
        g = start(civilization=choice)
        assert [g.civilization(p).id for p in g.players] == [choice, "automas"]


@pytest.mark.rule("COS-AUT-04", "COS-AUT-05")
def test_piles_by_level_with_or_without_silver_cards() -> None:
    assert [len(pile) for pile in start().automa_piles] == [6, 5, 5]
    assert [len(pile) for pile in start(silver_cards="yes").automa_piles] == [6, 6, 6]
    assert all(card.level == level for level in range(3) for card in start().automa_piles[level])
    assert len({start(seed).automa_piles[0][0].id for seed in range(20)}) > 3


@pytest.mark.rule("COS-AUT-06")
def test_the_automa_owns_cubes_and_markers_only() -> None:
    g = start(stations="yes", leaders="yes")
    automa = g.players[1]
    assert (automa.hand, automa.slots, automa.gems, automa.bonuses, automa.leader) == ((), (), (0, 0, 0), (), None)
    assert len(g.players[0].bonuses) == 1
    assert list(g.asks) == [0], "leaders are for the human"
    while g.asks:
        assert list(g.asks) == [0]
        g.choose(0, 0)
    assert automa.hand == ()


@pytest.mark.rule("COS-AUT-07", "COS-AUT-08", "COS-AUT-09", "COS-AUT-14")
def test_a_card_is_turned_up_after_planning_and_sets_consumption_and_order() -> None:
    table = Table(1).plan()
    assert table.g.automa_card is None
    table.choose("plan S4", "plan S5", "plan S6")
    assert table.g.automa_card is THINGS["A01"]
    assert (table.me(1).consumption, table.me(1).spent, table.me(0).spent) == (27, 7, 6)
    assert table.g.order == (1, 0)
    tie = Table(1).lay(1, energy=3).plan().choose("plan S2", "plan S6", "plan S5")
    assert tie.me(0).spent == 6
    low = Table(1).lay(1, consumption=21)
    low.g.automa_piles = ((THINGS["A06"],), (), ())
    low.plan().choose("plan S2", "plan S6", "plan S5")
    assert (low.me(1).consumption, low.me(1).spent) == (20, -2), "with the usual limits"
    even = Table(1).lay(1, energy=3)
    even.g.automa_piles = ((THINGS["A04"],), (), ())
    even.plan().choose("plan S2", "plan S6", "plan S5")
    assert even.g.order == (1, 0), "equal sums: the marker further along"


@pytest.mark.rule("COS-AUT-10", "COS-AUT-11", "COS-AUT-12", "COS-AUT-15", "COS-AUT-17", "COS-AUT-20")
@pytest.mark.scenario("EX-14")
def test_the_example_card() -> None:
    card = Table(1).lay(1, level=1, consumption=40)
    card.g.automa_piles = ((), (THINGS["B01"],), ())
    card.plan().choose("plan S2", "plan S6", "plan S5")
    assert card.me(1).consumption == 51
    table = turn("B01", Table(1).tile(blue_1="P2-02", orange_1="P1-03", green_1="P2-09").cubes(orange_1_1="1"))
    assert table.offered("automa_settle") == "blue.1.1 blue.1.2", "the human chooses among several, in that galaxy only"
    assert table.why("automa_settle green.1.1") == ("COS-AUT-12",)
    table.choose("automa_settle blue.1.2")
    assert table.on("blue.1.2") == "1 1"
    assert table.on("orange.1.2") == "1", "the only brown planet there"
    assert table.offered("automa_remove") == "orange.1.1 orange.1.2"
    table.choose("automa_remove orange.1.1")
    assert not table.g.asks
    assert energy(table) == 6 + 8 + 8, "six, and both galaxies with the majority"
    assert table.on("blue.1.2") == "1"
    explored = turn("B01", Table(1).pile(2, "P2-09", "P2-08").pile(1, "P1-02", "P1-01"))
    assert explored.offered("automa_place") == "blue.1 blue.2 blue.3 blue.4"
    explored.choose("automa_place blue.3")
    assert explored.on("blue.3.3") == "1 1", "a tower of two on the red planet of the new tile"
    explored.choose("automa_place orange.1")
    assert explored.on("orange.1.3") == "1", "two on brown there, one of them removed again"
    nothing = turn("B01", Table(1).pile(1).pile(2))
    assert (energy(nothing), nothing.count(1)) == (6, 0), "what is impossible on both sides is skipped"
    assert len(nothing.told("automa_skips")) == 2


@pytest.mark.rule("COS-AUT-12", "COS-AUT-15")
def test_the_automa_settles_empty_planets_of_exactly_that_place() -> None:
    table = Table(1).tile(gray_1="P1-05", blue_1="P2-10").cubes(blue_1_1="0")
    turn("B04", table)
    assert table.on("blue.1.2") == "1 1" or table.on("blue.1.2") == "1", "the empty one, in Parsec 2 and not below"
    assert table.on("gray.1.1") == table.on("gray.1.2") == ""
    assert turn("C01", Table(1).tile(pink_1="P3-02").pile(3)).g.asks, "red without adaptation"


@pytest.mark.rule("COS-AUT-13", "COS-AUT-24")
def test_used_cards_are_set_aside_and_come_back_by_level() -> None:
    table = Table(1)
    shown = []
    for _ in range(6):
        reveal_card(table.g, table.me(1))
        shown.append(table.g.automa_card.id if table.g.automa_card else "")
    assert shown == ["A01", "A02", "A03", "A04", "A05", "A06"]
    assert table.g.automa_piles[0] == ()
    reveal_card(table.g, table.me(1))
    assert len(table.g.automa_piles[0]) == 5
    orders = set()
    for seed in range(6):
        again = Table(1)
        again.g.rng = Rng(seed)
        again.g.automa_piles, again.g.automa_used = ((), (), ()), again.g.automa_piles
        reveal_card(again.g, again.me(1))
        orders.add(again.g.automa_piles[0])
    assert len(orders) > 3, "shuffled"
    table.lay(1, level=1)
    reveal_card(table.g, table.me(1))
    assert table.g.automa_card is THINGS["B01"]
    table.lay(1, level=4)
    reveal_card(table.g, table.me(1))
    assert table.g.automa_card is THINGS["C01"]


@pytest.mark.rule("COS-AUT-16")
def test_exploring_uses_the_tile_with_the_colour() -> None:
    one = turn("A03", Table(1).pile(1, "P1-01", "P1-02"))
    assert set(one.offered("automa_keep").split()) == {"P1-01", "P1-02"}, "both have it: the human chooses"
    one.choose("automa_keep P1-02")
    assert one.told("kept_tile") == [(THINGS["P1-02"],)]
    assert TITLE.view(one.g, -1)["drawn"] == ["tile:P1-02"], "all see what is about to be placed"
    one.choose("automa_place orange.2")
    assert one.offered("automa_settle") == "orange.2.1 orange.2.2"
    one.choose("automa_settle orange.2.1")
    assert one.g.piles[1][0] is THINGS["P1-01"], "the other goes under the pile"
    fits = turn("C01", Table(1).pile(3, "P3-04", "P3-05"))
    assert fits.verbs() == {"automa_place"}, "only one of them has a red planet"
    assert fits.why("automa_keep P3-04") == ("COS-AUT-16",)
    fits.choose("automa_place red.2")
    assert fits.on("red.2.1") == "1 1 1"
    neither = turn("C01", Table(1).pile(3, "P3-04", "P3-10"))
    neither.choose("automa_keep P3-10", "automa_place pink.1")
    assert neither.on("pink.1.1") == "", "no red planet, no cube"
    galaxy = turn("C02", Table(1).pile(3, "P3-01"))
    assert galaxy.offered("automa_place") == "red.1 red.2 red.3"
    assert galaxy.why("automa_place pink.1") == ("COS-AUT-16",)


@pytest.mark.rule("COS-AUT-11")
def test_a_full_place_or_an_empty_pile_makes_exploring_impossible() -> None:
    table = Table(1).tile(red_1="P3-01", red_2="P3-02", red_3="P3-03")
    turn("C02", table)
    assert set(table.offered("automa_settle").split()) == {"red.1.2", "red.2.1", "red.2.2", "red.3.3"}, "the right side"


@pytest.mark.rule("COS-AUT-18", "COS-BUY-11")
def test_refresh() -> None:
    table = turn("A06", Table(1).tile(gray_1="P1-04"))
    assert [c.id for c in table.g.display if c] == ["K01", "K02", "K03", "K04", "K09", "K10", "K11", "K12"]
    assert [c.id for c in table.g.discard] == ["K05", "K06", "K07", "K08"]
    right = turn("A04", Table(1))
    assert [c.id for c in right.g.display if c] == ["K01", "K02", "K09", "K10", "K05", "K06", "K11", "K12"]
    left = turn("B04", Table(1).pile(2))
    assert [c.id for c in left.g.display if c] == ["K09", "K10", "K03", "K04", "K11", "K12", "K07", "K08"]
    short = Table(1).pile(2)
    short.g.deck = (THINGS["K09"],)
    turn("B04", short)
    assert len([c for c in short.g.display if c]) == 8
    assert short.g.display[0] is THINGS["K09"], "refilled in rising order, then from the reshuffled discards"


@pytest.mark.rule("COS-AUT-10", "COS-AUT-18")
def test_the_display_is_refreshed_before_the_assessment() -> None:
    table = turn("A04", Table(1).tile(gray_1="P1-05").cubes(gray_1_1="1", gray_1_2="1"))
    assert table.verbs() == {"automa_remove"}
    assert table.told("refreshed") == [(4,)]


@pytest.mark.rule("COS-AUT-19", "COS-AUT-20", "COS-AUT-21")
def test_assessing_majorities_or_all() -> None:
    def board() -> Table:
        table = Table(1).pile(1).pile(2).tile(gray_1="P1-08", green_1="P2-09", red_1="P3-06")
        return table.cubes(gray_1_1="1", gray_1_2="1 1 0", green_1_1="1 0 0", red_1_2="1 0")

    some = turn("A04", board())
    assert some.offered("automa_remove") == "gray.1.1 gray.1.2"
    assert some.why("automa_remove green.1.1") == ("COS-AUT-21",)
    some.choose("automa_remove gray.1.2")
    assert not some.g.asks
    assert energy(some) == 4 + 7
    every = turn("A03", board()).choose("automa_remove gray.1.1")
    assert energy(every) == 3 + 7 + 4 + 5, "higher for gray, lower for green and red"
    assert every.count(1) == 5 - 3


@pytest.mark.rule("COS-AUT-22")
def test_the_automa_has_no_limit_of_bonus_cards() -> None:
    table = Table(1).tile(gray_1="P1-08").cubes(gray_1_1="1").lay(1, bonuses="L02 L03 L04 L05")
    turn("A04", table)
    assert len(table.me(1).bonuses) == 5
    assert not table.g.asks


@pytest.mark.rule("COS-AUT-23", "COS-AUT-25")
def test_it_rises_like_a_player_but_takes_no_cards_and_gives_no_gifts() -> None:
    table = Table(1).lay(1, energy=45, consumption=20).do(RISE, seat=1)
    assert (table.me(1).level, energy(table), table.me(1).techs) == (2, 5, ())
    assert table.me(0).gems == (0, 0, 0)
    assert not table.g.asks
    human = Table(1).lay(energy=20).rise().choose("tech D1-03")
    assert human.me(1).gems == (0, 0, 0)


@pytest.mark.rule("COS-AUT-26")
def test_its_level_iii_ends_the_game_too() -> None:
    table = Table(1).lay(1, energy=20, level=2).do(RISE, seat=1)
    assert table.g.throne == 1
    g = start(2)
    rng = Rng(1)
    while g.asks:
        g.choose(0, rng.below(g.asks[0].count))
    assert max([p.level for p in g.players]) >= 3
    assert g.phase == "over"


@pytest.mark.rule("COS-AUT-27")
def test_it_scores_its_light_cards_by_its_own_state() -> None:
    table = (
        Table(1).tile(gray_1="P1-08").cubes(gray_1_1="1 1").lay(1, bonuses="L01 L04 L07 L09 L14 L16", consumption=59)
    )
    values = {card.id: worth(table.g, table.me(1), card) for card in table.me(1).bonuses}
    assert values == {"L01": 3, "L04": 5, "L07": 5, "L09": 1, "L14": 1, "L16": 13}
    table.do(Do(final_scoring))
    assert table.told("scored")[1][:3] == (0, 0, 28)


@pytest.mark.rule("COS-AUT-28")
def test_winner_and_ties() -> None:
    table = Table(1).lay(0, level=3).lay(1, level=3)
    assert [s.winner for s in scores(table.g)] == [True, True]
    table.lay(0, upgrades="U01")
    assert [s.winner for s in scores(table.g)] == [True, False], "the Automa has no panel"
    assert [s.winner for s in scores(Table(1).lay(1, level=1).g)] == [False, True]


def test_the_log_names_the_automa() -> None:
    told = turn("A03", Table(1).pile(1, "P1-01", "P1-02")).choose("automa_keep P1-02").g.events or []
    said = [TITLE.words.line(event, ["Ann"]) for event in told if event[0].endswith("_for_automa")]
    kept, other = THINGS["P1-02"].name, THINGS["P1-01"].name
    assert said == [f"Drawn for the Automa: {kept} and {other}.", f"The Automa puts {other} under the pile."]
    assert TITLE.words.line(("throne", 1, (), False), ["Ann"]).startswith("The Automa takes the Throne")
