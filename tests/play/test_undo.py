from __future__ import annotations

import pytest

from orrery.core.game import Illegal
from orrery.play.session import Session
from tests.play.games import begin, play_until, state


def take(session: Session, seat: int, number: int = 0) -> None:
    session.choose(seat, session.game.options(seat)[number].key)


def starter(session: Session) -> int:
    seat: int = min(session.game.asks)
    return seat


def test_the_last_own_choice_is_taken_back_exactly() -> None:
    session = begin()
    me = starter(session)
    take(session, me)
    before = state(session)
    take(session, me)
    assert state(session) != before
    session.undo(me)
    assert state(session) == before


def test_choices_are_taken_back_one_by_one_to_the_beginning() -> None:
    session = begin()
    me = starter(session)
    before = state(session)
    for _ in range(3):
        take(session, me)
    for _ in range(3):
        session.undo(me)
    assert state(session) == before


def test_nothing_can_be_taken_back_before_the_first_choice() -> None:
    session = begin()
    with pytest.raises(Illegal, match="you have not chosen anything yet"):
        session.undo(0)


def test_what_bots_answered_since_is_taken_back_too() -> None:
    session = begin(wormholes="quick")
    me = starter(session)
    session.people = frozenset([me])
    before = state(session)
    take(session, me)
    take(session, 1 - me)
    take(session, 1 - me)
    session.undo(me)
    assert state(session) == before


def test_a_person_who_has_chosen_since_keeps_the_choice() -> None:
    session = begin(wormholes="quick")
    first = starter(session)
    take(session, first)
    take(session, 1 - first)
    before = state(session)
    with pytest.raises(Illegal, match=f"{session.names[1 - first]} has chosen since"):
        session.undo(first)
    assert state(session) == before


def test_drawn_cards_cannot_be_drawn_back() -> None:
    session = play_until(begin(people=(0, 1), wormholes="quick"), "actions")
    me = starter(session)
    session.choose(me, next(o.key for o in session.game.options(me) if o.verb.name == "play"))
    while session.game.acting == me:
        key = "end" if "end" in [o.key for o in session.game.options(me)] else session.game.options(me)[0].key
        session.choose(me, key)
    before = state(session)
    with pytest.raises(Illegal, match=rf"cannot be taken back: {session.names[me]} draws \d card"):
        session.undo(me)
    assert state(session) == before


def test_a_shown_card_stays_shown_to_people() -> None:
    session = play_until(begin(wormholes="quick"), "actions")
    me = starter(session)
    session.choose(me, next(o.key for o in session.game.options(me) if o.verb.name == "play"))
    with pytest.raises(Illegal, match="all have seen what"):
        session.undo(me)


def test_a_card_shown_to_bots_only_can_be_taken_back() -> None:
    session = play_until(begin(wormholes="quick"), "actions")
    me = starter(session)
    session.people = frozenset([me])
    before = state(session)
    session.choose(me, next(o.key for o in session.game.options(me) if o.verb.name == "play"))
    session.undo(me)
    assert state(session) == before


def using_resources() -> Session:
    """Both players use their drafted Resources at the same time."""
    session = begin(wormholes="quick")
    wanted = ("draft:D1-C", "draft:D1-B", "draft:D2-A", "draft:D2-B")
    for target in wanted:
        session.choose(starter(session), f"draft {target}")
    assert sorted(session.game.asks) == [0, 1]
    return session


def test_what_another_chose_at_the_same_time_stays_when_one_takes_back() -> None:
    session = using_resources()
    take(session, 0)
    take(session, 1)
    kept = session.journal[-1]
    session.undo(0)
    assert session.journal[-1] == kept
    assert not any(seat == 0 for seat, _ in session.journal[4:])

    other_order = using_resources()
    take(other_order, 1)
    assert state(session)[0] == state(other_order)[0]


def test_taking_back_and_choosing_again_gives_the_same_game() -> None:
    session = using_resources()
    take(session, 0)
    before = state(session)
    session.undo(0)
    take(session, 0)
    assert state(session) == before
