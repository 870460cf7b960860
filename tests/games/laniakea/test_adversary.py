"""The solo game. LAN-SOLO"""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.core.rng import Rng
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.adversary import (
    adversary_ascends,
    adversary_builds,
    adversary_harvests,
    adversary_moves,
    adversary_recruits,
    adversary_seraph,
    adversary_turn,
)
from orrery.games.laniakea.board import NE, NW, SPACE_NAMES, START_SPACES, E, W
from orrery.games.laniakea.components import AdversaryCard
from orrery.games.laniakea.seraph import ascend
from orrery.games.laniakea.setup import seat_adversary
from orrery.games.laniakea.turns import begin_turn
from orrery.play.session import Session
from tests.games.laniakea.table import Table, ids, space, units


def solo(seed: int = 1) -> Table:
    return Table.dealt(seed, 1).choose("choose A")


def place(table: Table) -> str:
    return SPACE_NAMES[table.g.adversary_place]


def moves(table: Table, direction: int, distance: int) -> str:
    return place(table.do(Do(adversary_moves, direction, distance)))


@pytest.mark.rule("LAN-SOLO-01")
def test_the_adversary_moves_gathers_recruits_and_builds() -> None:
    told = set()
    for seed in range(4):
        table = solo(seed)
        while table.g.asks:
            table.choose("end" if "end" in table.verbs() else "keep")
        told |= {event[0] for event in table.g.events or []}
    assert {
        "adversary_moved",
        "adversary_gained",
        "adversary_recruited",
        "adversary_built",
        "adversary_ascended",
    } <= told


@pytest.mark.rule("LAN-SOLO-02", "LAN-SOLO-04", "LAN-SOLO-05", "LAN-SOLO-07", "LAN-SOLO-08")
def test_the_adversary_is_set_up() -> None:
    table = Table(1)
    decks = set()
    for seed in range(8):
        table.g = TITLE.blank(1, TITLE.settings({}))
        table.g.rng = Rng(seed)
        seat_adversary(table.g)
        decks.add(ids(table.g.adversary_deck))
        assert table.g.adversary_level == 8
        assert units(table.g.adversary_held) == "VVFFAA"
    assert len(decks) == 8
    assert len(table.g.players) == 1
    assert TITLE.view(table.g, 0)["adversary"]["level"] == 8


@pytest.mark.rule("LAN-SOLO-03", "LAN-SOLO-10")
def test_the_adversary_goes_first_in_every_round_and_its_turn_is_three_cards() -> None:
    table = Table(1)
    begin_turn(table.g, table.me())
    table.g.play_on()
    assert [event[0] for event in table.g.events or [] if event[0] in ("adversary_turn", "adversary_card", "turn")] == [
        *("adversary_turn", "adversary_card", "adversary_card", "adversary_card", "turn")
    ]
    table.choose("end", "keep")
    assert len(table.told("adversary_card")) == 6
    assert table.g.round == 2


@pytest.mark.rule("LAN-SOLO-04", "LAN-SOLO-23")
def test_the_starting_level_of_the_adversary_does_not_trigger_the_end() -> None:
    table = solo()
    assert table.g.adversary_level >= 8
    assert table.g.final == 0
    table = Table(1).do(Do(adversary_ascends))
    assert (table.g.adversary_level, table.g.final) == (9, 0)


@pytest.mark.rule("LAN-SOLO-06")
def test_the_adversary_gets_a_random_unused_board_and_starts_on_its_letter() -> None:
    letters = set()
    for seed in range(60):
        table = Table(1)
        table.g.rng.state = seed
        seat_adversary(table.g)
        assert table.g.adversary is not None
        letters.add(table.g.adversary.id)
        assert place(table) == START_SPACES[table.g.adversary.id]
    assert letters == set("BCDEFGH")
    assert "celestial" not in TITLE.scores(Table(1).g)[1].parts


@pytest.mark.rule("LAN-SOLO-09")
def test_all_steps_of_a_card_are_done_before_the_next_is_revealed() -> None:
    table = Table(1).adversary(at="K0", held="VVFFF", deck="9 7 15").row("E07 E25 E26 E27", next="E33")
    table.do(Do(adversary_turn))
    happened = [e[0] for e in table.g.events or [] if e[0].startswith("adversary_")]
    assert happened[:5] == [
        *("adversary_turn", "adversary_card", "adversary_moved", "adversary_gained", "adversary_recruited")
    ]
    assert happened.count("adversary_card") == 3
    seats = {e[1] for e in table.g.events or [] if e[0].startswith("adversary_")}
    assert seats == {1}, "it is told of the seat after the last one, and not of the human's"
    assert ids(table.g.adversary_discard)[-6:] == "9 7 15"[-6:]


@pytest.mark.rule("LAN-SOLO-09")
def test_an_empty_adversary_deck_is_reshuffled_from_its_discards() -> None:
    table = Table(1).adversary(deck="9").do(Do(adversary_turn))
    cards: tuple[AdversaryCard, ...] = table.g.adversary_deck + table.g.adversary_discard
    assert len(set(cards)) == 18
    assert len(table.g.adversary_discard) == 2


@pytest.mark.rule("LAN-SOLO-11", "LAN-SOLO-12")
def test_its_cards_dictate_a_direction_and_distance_free_of_charge_over_links_and_voids() -> None:
    table = Table(1).adversary(at="K1", held="").tiles(_0a="21")
    assert moves(table, E, 1) == "0a"
    assert units(table.g.adversary_held) == "A"
    assert moves(Table(1).adversary(at="K0"), NW, 2) == "2a"
    assert moves(Table(1).adversary(at="K1"), W, 1) == "K0"


@pytest.mark.scenario("T-07")
@pytest.mark.rule("LAN-SOLO-13", "LAN-SOLO-14", "LAN-SOLO-15")
def test_the_edge_of_the_board_stops_it() -> None:
    table = Table(1).adversary(at="K1")
    assert moves(table, E, 3) == "0d"
    assert [table.discovered(name) for name in ("0a", "0d")] == [False, True]


@pytest.mark.scenario("T-08")
@pytest.mark.rule("LAN-SOLO-13")
def test_abysses_and_wormholes_are_passed_over() -> None:
    assert moves(Table(1).adversary(at="K1"), NE, 1) == "0c"
    table = Table(1).tiles(K2="48").adversary(at="K1")
    assert moves(table, NW, 1) == "1c"


@pytest.mark.rule("LAN-SOLO-14", "LAN-SOLO-15")
def test_without_any_move_there_is_no_harvest() -> None:
    table = Table(1).adversary(at="0d", held="")
    assert moves(table, E, 3) == "0d"
    assert table.g.adversary_held == (0, 0, 0)
    assert not table.discovered("0d")
    assert moves(table, W, 9) == "3d"


@pytest.mark.rule("LAN-SOLO-15")
def test_it_harvests_the_resources_with_the_flip_and_nothing_else() -> None:
    table = Table(1).tiles(_0a="30 discovered").adversary(at="K1", held="VVVVVVVVVV").lay(gateways="0a", held="")
    table.do(Do(adversary_moves, E, 1))
    assert table.g.adversary_held == (10, 0, 1)
    assert table.g.asks == {}
    assert table.held() == "AA"
    artifact = Table(1).adversary(at="K2")
    artifact.do(Do(adversary_moves, NE, 1))
    assert (place(artifact), len(artifact.g.artifact_voids), len(artifact.g.artifacts)) == ("1a", 12, 15)


@pytest.mark.rule("LAN-SOLO-16", "LAN-SOLO-17")
def test_it_builds_sanctums_at_the_normal_cost_where_it_stands() -> None:
    table = Table(1).adversary(at="K0", held="VVVFFFAA").do(Do(adversary_builds))
    assert (table.g.adversary_sanctums, units(table.g.adversary_held)) == ((0,), "VFAA")
    assert table.g.owner_at(0) == 4
    table.do(Do(adversary_builds))
    assert table.g.adversary_sanctums == (0,)


@pytest.mark.scenario("T-34")
@pytest.mark.rule("LAN-SOLO-09", "LAN-SOLO-17", "LAN-SOLO-19")
def test_a_step_it_cannot_do_is_skipped() -> None:
    occupied = Table(1).lay(sanctums="K0").adversary(at="K0", held="VVVFFF").do(Do(adversary_builds))
    assert occupied.g.adversary_sanctums == ()
    no_piece = Table(1).adversary(at="K0", held="VVVFFF", sanctums="0a 0b 0c 0d 0e 0f").do(Do(adversary_builds))
    assert len(no_piece.g.adversary_sanctums) == 6
    assert Table(1).adversary(at="5f", held="VVVFFF").do(Do(adversary_builds)).g.adversary_sanctums == ()
    poor = (
        Table(1)
        .adversary(at="K0", held="F")
        .do(Do(adversary_builds), Do(adversary_recruits), Do(adversary_moves, E, 1))
    )
    assert (poor.g.adversary_sanctums, poor.g.adversary_entities, place(poor)) == ((), (), "K1")


@pytest.mark.rule("LAN-SOLO-18", "LAN-SOLO-21")
def test_it_recruits_the_highest_points_whatever_the_ability_and_any_number() -> None:
    table = Table(1).row("E25 E24 E26 C09", next="E30").adversary(held="VVVVFFFFFAA", entities="E01 E02 E03 E04 E05")
    table.adversary(entities="E01 E02 E03 E04 E05 E06 E07 E08").do(Do(adversary_recruits))
    assert ids(table.g.adversary_entities).split()[-1] == "E24"
    assert len(table.g.adversary_entities) == 9
    assert units(table.g.adversary_held) == "VVVFA"
    assert ids(table.g.row) == "E25 E30 E26 C09"


@pytest.mark.scenario("T-06")
@pytest.mark.rule("LAN-SOLO-18", "LAN-SOLO-19", "LAN-SOLO-20")
def test_on_equal_points_it_takes_the_cheaper() -> None:
    table = Table(1).row("E12 E03 E30 C01").adversary(held="VVVFFAA").do(Do(adversary_recruits))
    assert ids(table.g.adversary_entities) == "E03"
    left = Table(1).row("E13 E14 E15 E16").adversary(held="VVVVVFFFFF").do(Do(adversary_recruits))
    assert ids(left.g.adversary_entities) == "E16"
    same = Table(1).row("E25 E26 E07 E06").adversary(held="VVVFFF").do(Do(adversary_recruits))
    assert ids(same.g.adversary_entities) == "E07"
    aether = Table(1).row("E19 E18 C02 C01").adversary(held="VVVFFAA").do(Do(adversary_recruits))
    assert ids(aether.g.adversary_entities) == "E19"  # VV and FF against VV and an Aether: four each, so the left-most


@pytest.mark.rule("LAN-SOLO-19")
def test_it_recruits_only_what_it_can_pay_for() -> None:
    table = Table(1).row("E09 E33 E25 C01").adversary(held="A").do(Do(adversary_recruits))
    assert ids(table.g.adversary_entities) == "E33"
    assert Table(1).row("C01 C02 C03 C04").adversary(held="VVVFFFAAA").do(Do(adversary_recruits)).g.adversary_held == (
        3,
        3,
        3,
    )


@pytest.mark.rule("LAN-SOLO-18", "LAN-RECR-05")
def test_the_place_of_an_entity_it_took_stays_empty_without_a_deck() -> None:
    table = Table(1).row("E33 E25 E26 C01").adversary(held="A")
    table.g.entities = ()
    assert ids(table.do(Do(adversary_recruits)).g.row) == "- E25 E26 C01"


@pytest.mark.rule("LAN-SOLO-22")
def test_its_seraph_harvests_its_sanctums_by_the_side_face_up_without_ascending() -> None:
    table = Table(1).tiles(_0b="21", _0c="41 discovered").adversary(at="K0", held="", sanctums="0b 0c")
    table.do(Do(adversary_seraph))
    assert units(table.g.adversary_held) == "FAA"
    assert table.discovered("0b")
    assert (table.g.adversary_level, table.g.asks) == (8, {})


@pytest.mark.scenario("T-10")
@pytest.mark.rule("LAN-SOLO-23", "LAN-SOLO-24")
def test_the_end_of_the_solo_game() -> None:
    table = Table(1).adversary(level=19, deck="1 7 8 9 10 11 12 13 14")
    begin_turn(table.g, table.me())
    table.g.play_on()
    assert (table.g.adversary_level, table.g.final) == (20, 2)
    turns = 0
    while table.g.asks:
        turns += 1
        table.choose("end", "keep")
    assert turns == 2
    assert len(table.told("adversary_turn")) == 2
    human = Table(1).lay(level=7).adversary(deck="7 8 9 10 11 12 13 14").turn().choose("play SERAPH1")
    assert human.g.final == 2
    human.choose("end", "keep")
    assert len(human.told("adversary_turn")) == 1
    human.choose("end", "keep")
    assert human.g.asks == {}


@pytest.mark.rule("LAN-SOLO-23")
def test_twenty_is_the_end_of_its_track() -> None:
    table = Table(1).adversary(level=20).do(Do(adversary_ascends))
    assert table.g.adversary_level == 20


@pytest.mark.scenario("T-33")
@pytest.mark.rule("LAN-SOLO-25", "LAN-SOLO-26", "LAN-SOLO-27", "LAN-SOLO-28")
def test_the_score_of_the_adversary() -> None:
    table = Table(1).tiles(_0b="01", _0c="40").adversary(level=14, entities="E09 E08", held="VVFAAA", sanctums="0b 0c")
    score = TITLE.scores(table.g)[1]
    assert score.parts == {"ascension": 14, "entities": 9, "sanctums": 8, "resources": 13}
    assert score.total == 44


@pytest.mark.rule("LAN-SOLO-29")
def test_the_player_wins_with_more_points_and_a_tie_is_a_draw() -> None:
    table = Table(1).adversary(level=10, held="").lay(level=11)
    assert [s.winner for s in TITLE.scores(table.g)] == [True, False]
    session = Session(TITLE, ["Ann"], seed=1)
    assert [session.name(score.seat) for score in TITLE.scores(table.g)] == ["Ann", "the Adversary"]
    assert [s.winner for s in TITLE.scores(table.lay(level=9).g)] == [False, True]
    assert [s.winner for s in TITLE.scores(table.lay(level=10).g)] == [False, False]


@pytest.mark.rule("LAN-GATE-04")
def test_it_pays_a_gateway_it_lands_at_once_a_turn() -> None:
    table = Table(1).lay(gateways="K1", held="").adversary(at="K0")
    table.do(Do(adversary_moves, E, 1), Do(adversary_moves, W, 1), Do(adversary_moves, E, 1))
    assert table.held() == "AA"
    table.do(Do(adversary_turn)).adversary(at="K0").do(Do(adversary_moves, E, 1))
    assert len(table.told("visited")) == 2


def test_the_humans_end_is_triggered_by_level_eight_alone() -> None:
    table = Table(1).lay(level=7)
    ascend(table.g, table.me())
    assert table.g.final == 2
    adversary_harvests(table.g, table.me(), space("K0"))
    assert table.discovered("K0")


@pytest.mark.rule("LAN-SOLO-15", "LAN-HARV-10")
def test_the_log_tells_what_fitted_on_its_track() -> None:
    table = Table(1).tiles(K1="23").adversary(at="K0", held="V" * 9).do(Do(adversary_moves, E, 1))
    assert (table.g.adversary_held, table.told("adversary_gained")) == ((10, 0, 0), [((1, 0, 0),)])
