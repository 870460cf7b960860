"""Corners where two rules meet, or a switch changes a rule at an unusual moment."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.core.words import visible
from orrery.games.council import TITLE
from orrery.games.council.automa import automa_explore, automa_turn
from orrery.games.council.scoring import final_scoring
from orrery.games.council.tech_cards import draw_bonus
from tests.games.council.table import THINGS, Table


def automa_plays(card: str, table: Table) -> Table:
    table.g.automa_card = THINGS[card]
    return table.do(Do(automa_turn))


@pytest.mark.rule("COS-AUT-16")
def test_a_spectator_imagines_other_tiles_than_those_drawn_for_the_automa() -> None:
    table = automa_plays("A03", Table(1))
    drawn = set()
    for seed in range(6):
        twin = TITLE.imagine(table.g, -1, Rng(seed))
        assert {o.on for o in twin.options(0)} <= set(twin.drawn)
        drawn.add(twin.drawn)
    assert len(drawn) > 1


@pytest.mark.rule("COS-AUT-16")
def test_the_log_says_who_draws_the_tiles() -> None:
    table = automa_plays("A03", Table(1))
    assert [seat for name, seat, _, _ in table.g.events if name == "drew_tiles"] == [1]


@pytest.mark.rule("COS-AUT-18", "COS-BUY-11")
def test_the_refresh_fills_its_four_places_and_no_older_gap() -> None:
    table = Table(1).tile(gray_1="P1-04")
    table.g.display, table.g.deck = (None, *table.g.display[1:]), ()
    places = THINGS["A06"].refresh
    assert 0 not in places
    automa_plays("A06", table)
    assert table.g.display[0] is None
    assert all(table.g.display[place] is not None for place in places)


@pytest.mark.rule("COS-D2-06", "COS-ASM-03")
def test_dominate_folk_remembers_what_its_owner_assessed_not_others() -> None:
    table = Table(dominate_folk="not_twice").tile(gray_1="P1-01", orange_1="P1-02")
    table.cubes(gray_1_1="0 0 1", orange_1_1="0 0")
    table.assess(seat=1).choose("assess gray", "stop_assessing", seat=1)
    table.lay(0, energy=20, level=1).assess(seat=0).choose("assess orange", "stop_assessing", "tech D2-06", seat=0)
    assert table.offered("assess") == "G01"
    assert table.why("assess orange") == ("COS-ASM-03",)


@pytest.mark.rule("COS-D2-05", "COS-BUY-11")
def test_a_free_card_leaves_no_gap_even_when_gaps_wait_for_the_end_of_a_turn() -> None:
    table = Table(refill="after_the_turn").lay(0, energy=20, level=1, gems=(1, 0, 0)).buy()
    table.choose("stop_buying", "tech D2-05", "free_card K01")
    assert None not in table.g.display


@pytest.mark.rule("COS-D1-02", "COS-DT-14")
def test_gemstone_upgrade_improves_gifts_where_it_improves_every_gain() -> None:
    for ruling, gems in (("all_gains", (0, 0, 1)), ("collects", (0, 1, 0))):
        table = Table(gemstone_upgrade=ruling).lay(1, techs="D1-02").lay(0, energy=20).rise().choose("tech D1-03")
        assert table.me(1).gems == gems


@pytest.mark.rule("COS-DT-12")
def test_energy_of_the_first_card_does_not_bring_a_third_level_when_it_counts_later() -> None:
    for ruling, level in (("next_phase", 2), ("at_once", 3)):
        table = Table(card_levels=ruling).lay(energy=58, consumption=20, level=0).rise()
        table.choose("tech D1-06")
        assert (table.me().level, table.me().energy) == (2, 21)
        table.choose("tech D2-03")
        assert table.me().level == level


@pytest.mark.rule("COS-D1-08")
def test_world_travelers_may_collect_once_more_on_every_collecting_card() -> None:
    for ruling, more in (("one_more", True), ("more_choice", False)):
        table = Table(world_traveler=ruling).tile(gray_1="P1-01", gray_2="P1-02").cubes(gray_1_1="0", gray_2_1="1")
        table.lay(techs="D1-08").act("K06").choose("settle gray.1.2", "collect gray.1")
        assert (table.offered("collect") == "gray.1 gray.2") is more


@pytest.mark.rule("COS-COLL-01", "COS-AC-04")
def test_collecting_twice_from_a_new_tile_may_be_once() -> None:
    for key, energy in (("collect", 6), ("collect_once", 3)):
        table = Table().pile(1, "P1-03").act("K16").choose("explore 1", "place orange.1", f"{key} orange.1")
        assert table.me().energy == energy


@pytest.mark.rule("COS-AUT-16", "COS-AUT-12")
def test_a_range_of_the_automa_may_include_nearer_piles_when_exploring() -> None:
    exact, table = (
        Table(1).do(Do(automa_explore, 2, 1, 0)),
        Table(1, automa_range="up_to").do(Do(automa_explore, 2, 1, 0)),
    )
    assert "automa_explore" not in exact.verbs()
    assert table.offered("automa_explore") == "1 2"
    table.choose("automa_explore pile:1")
    assert table.g.drawn[0].parsec == 1


@pytest.mark.rule("COS-BON-02", "COS-BON-03")
def test_what_another_gave_up_is_not_told_by_imagination() -> None:
    table = Table(3).lay(0, bonuses="L01 L02 L03 L04").do(Do(draw_bonus)).choose("give_up L03")
    remembered = set()
    for seed in range(12):
        twin = TITLE.imagine(table.g, 1, Rng(seed))
        ((card, place),) = twin.hunches[0]
        assert twin.light[twin.tickets.index(place.bit_length() - 1)] is card
        remembered.add(card.id)
    assert len(remembered) > 3
    assert TITLE.view(TITLE.imagine(table.g, 0, Rng(1)), 0)["light"]["known"] == ["bonus:L03"]


@pytest.mark.rule("COS-TIE-04")
def test_a_shared_victory_names_the_winners() -> None:
    table = Table().do(Do(final_scoring))
    told = [TITLE.words.line(event, ["Ann", "Bo"]) for event in visible(table.g.events, -1)]
    assert told[-2:] == ["Ann shares the victory.", "Bo shares the victory."]
