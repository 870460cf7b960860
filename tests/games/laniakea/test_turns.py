"""Turn structure and the end of the game. LAN-TURN, LAN-END"""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.core.view import Question
from orrery.games.laniakea import TITLE
from orrery.games.laniakea.cards import draw
from orrery.games.laniakea.questions import question_view
from orrery.games.laniakea.seraph import ascend
from orrery.games.laniakea.turns import TAKE_STEP, next_turn
from tests.games.laniakea.table import Table, ids


@pytest.mark.rule("LAN-TURN-01", "LAN-TURN-09")
def test_a_turn_is_the_cosmic_power_phase_then_upkeep_then_the_next_player() -> None:
    table = Table(3).turn(1)
    assert {"play", "cash", "end"} <= table.verbs()
    table.choose("end")
    assert table.verbs() == {"shed", "keep"}
    assert table.why("play MOVE1", seat=1) == ("LAN-TURN-02",)
    table.choose("keep")
    assert table.asked() == 2
    assert table.g.acting == 2
    assert table.why("end", seat=1) == ("LAN-TURN-09",)


@pytest.mark.rule("LAN-TURN-02", "LAN-TURN-04")
def test_cards_are_played_in_any_order_as_few_or_many_as_one_likes() -> None:
    table = Table().lay(at="0b", held="VVVFFFAA", hand="MOVE1 BUILD1 UPGRADE SERAPH1 SERAPH2").turn()
    assert table.offered("play") == "BUILD1 MOVE1 SERAPH1 SERAPH2 UPGRADE"
    table.choose("play UPGRADE", "upgrade ability", "play BUILD1", "sanctum 0b", "play MOVE1")
    assert table.verbs() == {"step"}
    assert Table().turn().choose("end", "keep").asked() == 1


@pytest.mark.rule("LAN-TURN-02")
def test_a_card_whose_action_is_impossible_cannot_be_played() -> None:
    hand = "MOVE1 BUILD1 GAIN1 UPGRADE RECRUIT SERAPH1"
    table = Table().lay(at="0b", held="", hand=hand).row("E25 E26 E27 E28").turn()
    assert table.offered("play") == "GAIN1 SERAPH1"
    assert table.why("play MOVE1") == ("LAN-MOVE-04", "LAN-MOVE-13")
    assert table.why("play BUILD1") == ("LAN-BUILD-01", "LAN-BUILD-03")
    assert table.why("play UPGRADE") == ("LAN-UPGR-02", "LAN-UPGR-05", "LAN-UPGR-06")
    assert table.why("play RECRUIT") == ("LAN-RECR-01",)
    assert table.why("play MOVE2") == ("LAN-TURN-02",)
    row = Table().lay(at="0b", held="", hand=hand).market("P01a P02a P03a -").turn()
    assert row.why("play GAIN1") == ("LAN-GAIN-01", "LAN-GAIN-02")


@pytest.mark.rule("LAN-TURN-02", "LAN-ADD-01")
def test_one_card_is_resolved_completely_before_anything_else() -> None:
    table = Table().lay(at="0b", held="VVV", movement=2).turn().choose("play MOVE1")
    assert table.why("play MOVE2") == ("LAN-TURN-02",)
    assert table.why("cash MOVE2") == ("LAN-ADD-01", "LAN-ADD-05")
    assert table.why("end") == ("LAN-TURN-01",)


@pytest.mark.rule("LAN-TURN-03")
def test_a_used_card_goes_to_the_discards_only_when_it_is_resolved() -> None:
    table = Table().lay(at="0b", held="VV", movement=2).turn().choose("play MOVE1")
    assert (ids((table.me().playing,)), table.discard()) == ("MOVE1", "")
    table.choose("step 0a", "land")
    assert (table.me().playing, table.discard()) == (None, "MOVE1")
    assert TITLE.view(table.g, 1)["players"][0]["discard"] == ["power:MOVE1"]


@pytest.mark.rule("LAN-TURN-03", "LAN-TURN-08")
def test_a_card_that_draws_cannot_reshuffle_itself() -> None:
    table = Table().lay(hand="P20a MOVE1 MOVE2", deck="", discard="").turn()
    table.choose("play P20a")
    assert (table.hand(), table.discard()) == ("MOVE1 MOVE2", "P20a")


@pytest.mark.scenario("T-11")
@pytest.mark.rule("LAN-TURN-04", "LAN-TURN-05")
def test_two_cards_must_stay_in_hand() -> None:
    table = Table().lay(at="0b", held="VVVVFFFFFAAA", hand="MOVE1 UPGRADE BUILD1 SERAPH1 SERAPH2").turn()
    table.choose("play SERAPH1", "play SERAPH2", "play UPGRADE", "upgrade ability")
    assert table.offered("play") == ""
    assert table.why("play MOVE1") == ("LAN-TURN-05",)
    assert table.why("cash MOVE1") == ("LAN-TURN-05",)
    assert table.why("reap MOVE1") == ("LAN-TURN-05",)
    table.choose("end")
    discarding = Table().turn()
    for card in ("MOVE1", "MOVE2", "BUILD1"):
        discarding.choose(f"cash {card}", "gain V")
    assert discarding.why("cash UPGRADE") == ("LAN-TURN-05",)
    assert Table().turn().choose("end").hand() == "MOVE1 MOVE2 BUILD1 UPGRADE SERAPH1"


@pytest.mark.scenario("T-11")
@pytest.mark.rule("LAN-TURN-05")
def test_the_printed_draw_of_the_card_played_counts_towards_the_two() -> None:
    table = Table().lay(at="K0", hand="P18a MOVE1", deck="BUILD1").turn()
    table.choose("play P18a", "gain V", "gain F")
    assert table.hand() == "MOVE1 BUILD1"
    for card in ("P18a", "P20a"):
        shuffling = Table().lay(hand=f"{card} MOVE1", deck="", discard="BUILD1 BUILD2").turn()
        assert shuffling.why(f"play {card}") == ()
    empty = Table().lay(hand="P18a MOVE1", deck="", discard="").turn()
    assert empty.why("play P18a") == ("LAN-TURN-05",)
    reshuffled = Table().lay(hand="P18a MOVE1", deck="", discard="BUILD1", reshuffled=1).do(TAKE_STEP)
    assert reshuffled.why("play P18a") == ("LAN-TURN-05",)
    insight = Table().lay(hand="P15a MOVE1").turn()
    assert insight.why("play P15a") == ("LAN-TURN-05",)
    tile = Table().tiles(K0="11 discovered").lay(at="K0", hand="MOVE1 MOVE2").turn()
    assert tile.why("reap MOVE1") == ("LAN-TURN-05",)


@pytest.mark.scenario("T-12")
@pytest.mark.rule("LAN-TURN-06", "LAN-TURN-07")
def test_upkeep_keeps_any_cards_and_draws_to_five() -> None:
    table = Table().lay(hand="MOVE1 MOVE2").turn().choose("end", "keep")
    assert table.hand().startswith("MOVE1 MOVE2")
    assert len(table.me().hand) == 5
    table = Table().lay(hand="MOVE1 MOVE2").turn().choose("end", "shed MOVE1", "shed MOVE2")
    assert table.keys() == ["keep"], "until the player says so nothing is drawn, so the last card can be taken back"
    assert len(table.choose("keep").me().hand) == 5
    assert table.discard() == "MOVE1 MOVE2"
    six = Table().lay(hand="MOVE1 MOVE2 BUILD1 BUILD2 GAIN1 GAIN2").turn().choose("end", "keep")
    assert len(six.me().hand) == 6
    some = Table().lay(hand="MOVE1 MOVE2 BUILD1").turn().choose("end", "shed MOVE2")
    assert some.why("shed MOVE2") == ("LAN-TURN-02",)
    assert some.choose("keep").hand().startswith("MOVE1 BUILD1")


def test_of_cards_to_discard_is_spoken_only_where_there_are_some() -> None:
    table = Table().lay(hand="MOVE1 BUILD1").turn().choose("end")
    assert asked_of(table)["open"] == ["You draw 3, and one more for each card you discard"]
    table.choose("shed MOVE1", "shed BUILD1")
    assert asked_of(table)["open"] == ["You draw 5"]


def asked_of(table: Table) -> Question:
    question = question_view(table.g, 0)
    assert question is not None
    return question


@pytest.mark.scenario("T-12")
@pytest.mark.rule("LAN-TURN-08")
def test_an_empty_deck_is_the_shuffled_discard_pile() -> None:
    table = Table().lay(hand="MOVE1 MOVE2", deck="BUILD1", discard="BUILD2 GAIN1 GAIN2 RECRUIT").turn()
    table.choose("end", "keep")
    assert table.hand().startswith("MOVE1 MOVE2 BUILD1")
    assert len(table.me().hand) == 5
    assert len(table.me().deck) == 2
    assert table.discard() == ""
    nothing = Table().lay(hand="MOVE1 MOVE2", deck="", discard="").turn().choose("end", "keep")
    assert nothing.hand() == "MOVE1 MOVE2"
    orders = set()
    for seed in range(10):
        table = Table().lay(hand="", deck="", discard="MOVE1 MOVE2 BUILD1 BUILD2")
        table.g.rng.state = seed
        draw(table.g, table.me(), 4)
        orders.add(table.hand())
    assert len(orders) > 5


@pytest.mark.scenario("T-36")
@pytest.mark.rule("LAN-TURN-10")
def test_one_reshuffle_in_a_cosmic_power_phase() -> None:
    table = Table().lay(hand="P18a P20a MOVE1 MOVE2", deck="", discard="BUILD1").turn()
    table.choose("play P18a", "gain V", "gain F")
    assert table.hand() == "P20a MOVE1 MOVE2 BUILD1"
    table.choose("play P20a")
    assert table.hand() == "MOVE1 MOVE2 BUILD1"
    assert table.me().attack_tokens == 1
    assert table.discard() == "P18a P20a"
    table.choose("end", "keep")
    assert sorted(table.hand().split()) == ["BUILD1", "MOVE1", "MOVE2", "P18a", "P20a"]
    table.choose("end", "keep", "cash BUILD1", "gain V", "play P18a", "gain V", "gain F")
    assert "BUILD1" in table.hand()


@pytest.mark.rule("LAN-END-01")
def test_level_eight_triggers_the_end_and_players_may_climb_on_to_twenty() -> None:
    table = Table().lay(level=6)
    ascend(table.g, table.me())
    assert (table.me().level, table.g.final) == (7, 0)
    ascend(table.g, table.me())
    assert (table.me().level, table.g.final) == (8, 2)
    for _ in range(15):
        ascend(table.g, table.me())
    assert table.me().level == 20


def play_out(table: Table) -> list[int]:
    """Everybody just ends their turns; who had one, in order."""
    turns = []
    while table.g.asks:
        turns.append(table.asked())
        table.choose("end", "keep")
    return turns


@pytest.mark.scenario("T-09")
@pytest.mark.rule("LAN-END-02", "LAN-END-03")
@pytest.mark.parametrize(("who", "after"), [(1, [1, 2, 0, 1, 2]), (2, [2, 0, 1, 2])])
def test_the_round_is_completed_and_everybody_has_one_more_turn(who: int, after: list[int]) -> None:
    table = Table(3).lay(who, level=7)
    table.g.round = 7
    table.turn(who).choose("play SERAPH1")
    assert table.g.final == 8
    assert play_out(table) == after
    assert table.g.round == 8


@pytest.mark.rule("LAN-END-02", "LAN-END-03")
def test_a_round_starts_with_the_first_player_and_a_second_trigger_changes_nothing() -> None:
    table = Table(3).lay(0, level=7).lay(1, level=7)
    table.g.start = 1
    table.turn(0).choose("play SERAPH1")
    assert play_out(table) == [0, 1, 2, 0]
    table = Table(2).lay(0, level=7).lay(1, level=7).turn(0).choose("play SERAPH1", "end", "keep")
    table.choose("play SERAPH1")
    assert table.g.final == 2


def test_a_game_in_which_nobody_ascends_ends_by_the_safety_limit() -> None:
    table = Table(2)
    assert len(play_out(table.turn(0))) == 2 * 101
    table = Table(2, longest_game="50")
    assert len(play_out(table.turn(0))) == 2 * 51


@pytest.mark.rule("LAN-TURN-09")
def test_turns_go_clockwise_round_after_round() -> None:
    table = Table(4)
    table.g.start = 2
    table.do(Do(next_turn), seat=0)
    assert [table.asked(), table.g.round] == [1, 1]
    table.choose("end", "keep")
    assert [table.asked(), table.g.round] == [2, 2]
