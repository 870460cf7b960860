"""The agenda, questions and lanes, on a table without a game."""

from __future__ import annotations

from typing import Any, Optional

import pytest

from orrery.core.ask import ANSWERS_ITSELF, KEEPS_SECRET, WAITS, Ask, Do, Refusal, Verb, any_of, each, offer
from orrery.core.game import UNCERTAIN, Game, Illegal, Seat
from orrery.core.rng import Rng

NOT_NOW = Refusal("X-1", "Not now.")
TAKE = Verb("take", "pile", "Take a pile", NOT_NOW)
LEAVE = Verb("leave", "", "Leave it", NOT_NOW)
ODD = Refusal("X-2", "Odd piles are not for taking.")
done: list[Any] = []


def table(seats: int = 2) -> Game[Seat]:
    done.clear()
    players = []
    for number in range(seats):
        player = Seat()
        player.seat = number
        players.append(player)
    g = Game(Rng(1), players)
    g.begin()
    return g


def note(g: Game[Seat], me: Seat, what: str) -> None:
    done.append((me.seat, what))


def took(g: Game[Seat], me: Seat, pile: int) -> None:
    done.append((me.seat, pile))


def take(g: Game[Seat], me: Seat, piles: int) -> Ask:
    return each(TAKE, range(piles), took)


def refuses_odd(g: Game[Seat], me: Seat, pile: int) -> Optional[Refusal]:
    return ODD if pile % 2 else None


def test_the_agenda_is_carried_out_in_the_order_it_was_said() -> None:
    g = table()
    g.then(g.players[0], Do(note, "first"), Do(note, "second"))
    g.then(g.players[1], Do(note, "before both"))
    g.play_on()
    assert done == [(1, "before both"), (0, "first"), (0, "second")]


def test_a_question_with_one_option_answers_itself_and_one_with_none_is_dropped() -> None:
    g = table()
    g.then(g.players[0], Do(take, 0), Do(take, 1), Do(take, 2), Do(note, "after"))
    g.play_on()
    assert done == [(0, 0)]
    assert [option.key for option in g.options(0)] == ["take pile:0", "take pile:1"]
    g.choose(0, 1)
    assert done == [(0, 0), (0, 1), (0, "after")]
    assert not g.asks


def test_what_is_offered_is_what_nothing_refuses() -> None:
    g = table()
    ask = offer(g, g.players[0], TAKE, range(5), refuses_odd, took)
    assert ask.among == (0, 2, 4)
    assert ask.refuses is refuses_odd


def test_joined_questions_offer_all_their_options_under_one_numbering() -> None:
    ask = each(TAKE, range(2), took) | each(LEAVE, (0,), took) | each(TAKE, (), took)
    assert ask.count == 3
    assert [option.key for option in ask.options()] == ["take pile:0", "take pile:1", "leave"]
    g = table()
    g.asks[0] = ask
    g.choose(0, 2)
    assert done == [(0, 0)]


def test_joining_questions_makes_a_new_one_and_leaves_them_as_they_were() -> None:
    first, second, third = each(TAKE, range(2), took), each(LEAVE, (0,), took), each(TAKE, (7,), took)
    both = first | second
    three = both | third
    assert three is not both
    assert [ask.count for ask in (first, second, third, both, three)] == [2, 1, 1, 3, 4]
    assert [option.key for option in both.options()] == ["take pile:0", "take pile:1", "leave"]
    listed = any_of(first, second, third)
    assert [option.key for option in listed.options()] == [option.key for option in three.options()]
    assert [listed.part_with(n) for n in range(4)] == [three.part_with(n) for n in range(4)]
    assert (first | third).options()[2].key == "take pile:7"
    assert first.count == 2


def test_marking_a_question_makes_a_new_one_and_leaves_it_as_it_was() -> None:
    shared, again = each(TAKE, range(2), took), Do(take, 2)
    marked = [
        shared.hidden(again),
        shared.secret(again),
        shared.waits(),
        shared.waits(again),
        shared.hidden(again).waits(),
    ]
    assert [(ask.stays, ask.anew) for ask in marked] == [
        (ANSWERS_ITSELF, again),
        (KEEPS_SECRET, again),
        (WAITS, None),
        (WAITS, again),
        (WAITS, again),
    ]
    assert (shared.stays, shared.anew) == (ANSWERS_ITSELF, None)
    assert all(ask.options()[1].key == "take pile:1" and ask.count == 2 for ask in marked)
    joined = (shared | each(LEAVE, (0,), took)).secret(again)
    assert [option.key for option in joined.options()] == ["take pile:0", "take pile:1", "leave"]


def test_an_option_that_is_not_offered_is_refused_and_nothing_changes() -> None:
    g = table()
    g.then(g.players[0], Do(take, 2))
    g.play_on()
    option = each(TAKE, (7,), took).options()[0]
    for attempt in (
        lambda: g.apply(0, option),
        lambda: g.apply(1, option),
        lambda: g.choose(0, 2),
        lambda: g.choose(0, -1),
    ):
        with pytest.raises(Illegal):
            attempt()
    assert done == []
    assert g.asks[0].count == 2


def test_all_act_together_and_the_agenda_waits_for_the_last_of_them() -> None:
    g = table(3)
    g.then(g.players[0], Do(begin), Do(note, "all done"))
    g.play_on()
    assert sorted(g.asks) == [0, 1, 2]
    g.choose(2, 0)
    g.choose(0, 1)
    assert sorted(g.asks) == [1]
    assert done == [(2, 0), (0, 1)]
    g.choose(1, 1)
    assert done == [(2, 0), (0, 1), (1, 1), (0, "all done")]


def begin(g: Game[Seat], me: Seat) -> None:
    g.together(Do(take, 2))


def test_what_a_rule_does_while_all_act_together_stays_in_its_own_lane() -> None:
    g = table(2)
    g.then(g.players[0], Do(begin_long), Do(note, "all done"))
    g.play_on()
    g.choose(0, 0)
    assert done == [(0, 0), (0, "mine")]
    g.choose(1, 0)
    assert done[2:] == [(1, 0), (1, "mine"), (0, "all done")]


def begin_long(g: Game[Seat], me: Seat) -> None:
    g.together(Do(take_and_note))


def take_and_note(g: Game[Seat], me: Seat) -> Ask:
    g.then(me, Do(note, "mine"))
    return take(g, me, 2)


def test_events_are_kept_only_while_someone_watches() -> None:
    g = table()
    g.tell("happened", g.players[0], 1)
    assert g.events is None
    g.events = []
    g.tell("happened", g.players[0], 1)
    g.whisper("learned", g.players[1])
    g.reveal()
    assert g.events == [("happened", 0, (1,), False), ("learned", 1, (), True), (UNCERTAIN, -1, (), False)]
    assert g.revealed == 1


def test_showing_a_secret_by_own_choice_differs_from_being_made_to() -> None:
    g = table()
    g.then(g.players[0], Do(ask_to_show))
    g.play_on()
    g.choose(0, 0)
    assert (g.shown, g.revealed) == (1, 1)


def ask_to_show(g: Game[Seat], me: Seat) -> Ask:
    return each(TAKE, range(2), show_both)


def show_both(g: Game[Seat], me: Seat, _: int) -> None:
    g.show(g.players[0])
    g.show(g.players[1])
