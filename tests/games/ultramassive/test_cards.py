"""Action Cards: playing, discarding, drawing, and what they make others do."""

from __future__ import annotations

import pytest

from orrery.core.ask import Do
from orrery.core.sentence import plain
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.cards import draw_cards
from orrery.games.ultramassive.content import CARDS
from tests.games.ultramassive.table import THINGS, Table


def pile(words: str) -> tuple[object, ...]:
    """Cards for the deck or the discard pile, top last."""
    return tuple([THINGS[id] for id in words.split()])


@pytest.mark.rule("ULT-CARD-01")
def test_up_to_two_cards_from_hand_are_played_in_an_actions_phase() -> None:
    t = Table().lay(sm=1, dc=2, hand="AC-12 AC-12 AC-12").actions()
    assert t.why("play AC-01") == ("ULT-CARD-01",)
    t.choose("play AC-12", "play AC-12")
    assert t.why("play AC-12") == ("ULT-ACT-02", "ULT-CARD-01")
    t.choose("end").actions().choose("play AC-12")
    assert t.me().mass == 10


@pytest.mark.rule("ULT-CARD-02")
def test_a_card_is_resolved_from_left_to_right_with_all_its_steps() -> None:
    t = Table().lay(hand="AC-01 AC-12", dc=2).actions().choose("play AC-01")
    assert t.keys() == ["place space:0", "place space:6"]
    t.choose("place B1")
    assert t.keys() == ["orbit channel:0", "orbit channel:1"]
    assert t.why("end") == ("ULT-ACT-09",)
    t.choose("orbit blue")
    assert t.board() == {"B2": "SG"}


@pytest.mark.rule("ULT-CARD-02", "ULT-ROUND-06")
def test_a_step_that_cannot_be_done_is_skipped_and_the_rest_goes_on() -> None:
    t = Table().lay(hand="AC-01", B1="PBH PBH", P1="SG SG").actions().choose("play AC-01")
    assert t.keys() == ["orbit channel:0", "orbit channel:1"]


@pytest.mark.rule("ULT-CARD-03")
def test_unplayed_cards_stay_in_hand() -> None:
    t = Table().lay(dc=2, hand="AC-12 AC-10 AC-03").actions().choose("play AC-12", "end")
    assert t.hand().split()[:2] == ["AC-10", "AC-03"]
    assert [card.id for card in t.g.discard] == ["AC-12"]


@pytest.mark.rule("ULT-CARD-04")
def test_played_cards_are_discarded_when_the_phase_is_over_and_not_before() -> None:
    t = Table().lay(dc=2, hand="AC-12 AC-10 AC-03").actions().choose("play AC-12", "play AC-10")
    assert t.g.discard == ()
    assert t.me().played == (THINGS["AC-12"], THINGS["AC-10"])
    t.choose("end")
    assert t.g.discard == (THINGS["AC-12"], THINGS["AC-10"])
    assert t.me().played == ()


@pytest.mark.rule("ULT-CARD-05")
@pytest.mark.parametrize(("before", "after"), [("AC-12", 3), ("AC-12 AC-12", 3), ("AC-12 AC-12 AC-12 AC-12", 4)])
def test_the_hand_is_refilled_to_three_and_a_larger_hand_kept(before: str, after: int) -> None:
    t = Table().lay(dc=2, hand=before)
    deck = len(t.g.deck)
    t.actions().choose("end")
    assert len(t.me().hand) == after
    assert len(t.g.deck) == deck - (after - len(before.split()))
    assert t.g.discard == ()


@pytest.mark.rule("ULT-CARD-06")
def test_drawing_the_last_card_makes_the_discard_pile_the_new_deck_at_once() -> None:
    t = Table()
    t.g.deck, t.g.discard = pile("AC-01"), pile("AC-02 AC-03 AC-04")
    t.do(Do(draw_cards, 1))
    assert t.hand() == "AC-01"
    assert sorted(card.id for card in t.g.deck) == ["AC-02", "AC-03", "AC-04"]
    assert t.g.discard == ()


@pytest.mark.rule("ULT-CARD-06")
def test_the_new_deck_is_shuffled_and_drawing_goes_on() -> None:
    orders = set()
    for seed in range(5):
        t = Table()
        t.g.rng.state = seed
        t.g.deck, t.g.discard = pile("AC-01"), CARDS[5:]
        t.do(Do(draw_cards, 3))
        assert len(t.me().hand) == 3
        assert len(t.g.deck) == 13
        orders.add(tuple(card.id for card in t.g.deck))
    assert len(orders) == 5


@pytest.mark.rule("ULT-CARD-06")
def test_cards_in_play_stay_out_of_a_reshuffle() -> None:
    t = Table().lay(hand="AC-11 AC-12", dc=2)
    t.g.deck, t.g.discard = pile("AC-01"), pile("AC-02 AC-03")
    t.actions().choose("play AC-11")
    assert t.me().played == (THINGS["AC-11"],)
    assert sorted(card.id for card in [*t.me().hand, *t.g.deck]) == ["AC-01", "AC-02", "AC-03", "AC-12"]
    assert len(t.g.deck) == 1


@pytest.mark.rule("ULT-CARD-06")
def test_drawing_stops_when_deck_and_discard_pile_are_empty_and_goes_on_once_there_are_discards() -> None:
    t = Table()
    t.g.deck, t.g.discard = pile("AC-01"), ()
    t.do(Do(draw_cards, 2))
    assert t.hand() == "AC-01"
    t.g.discard = pile("AC-05")
    t.do(Do(draw_cards, 2))
    assert t.hand() == "AC-01 AC-05"
    assert t.g.deck == ()
    assert t.told("drew") == [(1,), (1,)]


@pytest.mark.rule("ULT-CARD-07")
def test_an_attack_goes_clockwise_from_the_acting_player_each_rival_deciding() -> None:
    t = Table(4).lay(2, hand="AC-14", B1="BG").actions(2).choose("play AC-14")
    for seat, at in ((3, "B1"), (0, "P1"), (1, "B1")):
        assert t.asked() == seat
        assert t.me(2).discovery == 0
        t.choose(f"place {at}")
        assert t.board(seat) == {at: "AMIN"}
    assert t.asked() == 2
    assert t.me(2).discovery == 2
    t.choose("orbit blue")
    assert t.board(2) == {"B2": "BG"}


@pytest.mark.rule("ULT-CARD-07")
def test_a_rival_absorbs_and_expands_before_the_card_goes_on() -> None:
    t = Table(3).lay(0, hand="AC-14").lay(1, sm=8, anomalies="CO-12", cores="CO-01 CO-02", B1="SG", P1="AMAJ")
    t.actions(0).choose("play AC-14")
    assert t.status(1) == (20, 0, "Stellar")
    assert t.asked() == 1
    t.choose("pick_core CO-01")
    assert t.asked() == 2
    assert t.me(0).discovery == 0
    t.choose("place B1", "orbit blue")
    assert t.me(0).discovery == 2


@pytest.mark.rule("ULT-CARD-07")
def test_a_rival_is_told_which_card_asks_and_for_which_token() -> None:
    t = Table(2).lay(0, hand="AC-14 AC-01").actions().choose("play AC-14")
    ask = TITLE.view(t.g, 1)["ask"]
    assert ask["because"] == "card:AC-14"
    assert plain(ask["prompt"]) == "Choose a space for the Minor Antimatter"
