from __future__ import annotations

from typing import Any

import pytest

from orrery.core.ask import Do
from orrery.core.game import Illegal
from orrery.games.ultramassive import TITLE
from orrery.games.ultramassive.actions import TAKE_ACTION
from orrery.games.ultramassive.cards import cycle
from orrery.games.ultramassive.discovery import discover
from orrery.games.ultramassive.gaining import gain_mass
from orrery.play.reasons import formality
from orrery.play.session import Session
from tests.games.ultramassive.table import Table
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


def session_of(table: Table, people: tuple[int, ...]) -> Session:
    """The table laid out by hand, as a game being played by Ann and Ben, who has a turn to come."""
    session = begin(people=people)
    table.g.agenda.insert(0, (1, TAKE_ACTION))
    session.game = table.g
    session.asked = {seat: (ask, 0) for seat, ask in table.g.asks.items()}
    table.g.events = []
    return session


def test_what_a_bot_has_shown_since_was_learned_by_the_person() -> None:
    table = Table().lay(0, hand="AC-12 AC-10").lay(1, dc=2, hand="AC-12 AC-10 AC-03")
    table.g.then(table.me(0), TAKE_ACTION)
    table.g.then(table.me(1), Do(discover))
    table.g.play_on()
    session = session_of(table, people=(1,))
    session.choose(1, "skip")
    session.choose(0, "play card:AC-12")
    with pytest.raises(Illegal, match="all have seen what Ann has shown"):
        session.undo(1)


@pytest.mark.parametrize(("hands", "refused"), [("secret", True), ("open", False)])
@pytest.mark.parametrize("what", ["core", "discard", "card"])
def test_a_core_a_discard_and_a_card_are_shown_unless_hands_lie_open(hands: str, what: str, refused: bool) -> None:
    table = Table(hands=hands).lay(0, sm=19, hand="AC-10 AC-03", cores="CO-01 CO-02").lay(1, hand="AC-12 AC-06")
    if what == "core":
        table.do(Do(gain_mass, 1))
    elif what == "discard":
        table.do(Do(cycle, 3))
    else:
        table.actions()
    session = session_of(table, people=(0, 1))
    before = state(session)
    key = {"core": "pick_core anomaly:CO-01", "discard": "discard card:AC-10", "card": "play card:AC-10"}[what]
    session.choose(0, key)
    if refused:
        with pytest.raises(Illegal, match="all have seen"):
            session.undo(0)
    else:
        session.undo(0)
        assert state(session) == before


def test_nothing_is_taken_back_when_the_game_is_over_and_its_secrets_may_be_known() -> None:
    table = Table().lay(0, hand="AC-10 AC-03").actions()
    session = session_of(table, people=(0,))
    table.g.agenda.clear()
    session.choose(0, "end")
    assert session.over
    with pytest.raises(Illegal, match="the game is over"):
        session.undo(0)


def test_what_could_not_be_taken_back_is_known_before() -> None:
    """Of every option of whole games: it is final if, and only if, undo refuses it afterwards."""
    for people in ((0,), (0, 1)):
        session = begin(people=people)
        finals = 0
        while not session.over:
            seat = starter(session)
            final = session.finality(seat).finals
            key = session.game.options(seat)[session.moves % 5 % len(session.game.options(seat))].key
            session.choose(seat, key)
            if not session.over:
                assert bool(session.why_no_undo(seat)) == (key in final), key
            finals += key in final
        assert 0 < finals < session.moves


def test_a_choice_that_breaks_leaves_the_table_as_it_was() -> None:
    table = Table().lay(0, hand="AC-10 AC-03").actions()
    session = session_of(table, people=(0, 1))
    table.g.agenda.append((7, TAKE_ACTION))
    before = state(session)
    with pytest.raises(IndexError):
        session.choose(0, "end")
    assert state(session) == before


@pytest.mark.parametrize("seat", [True, "0", None, 1.0])
def test_an_odd_seat_takes_nothing_back(seat: Any) -> None:
    session = begin()
    take(session, starter(session))
    before = state(session)
    with pytest.raises(Illegal, match="There is no seat"):
        session.undo(seat)
    assert state(session) == before


@pytest.mark.rule("ULT-ACT-09")
def test_the_last_action_of_a_turn_can_be_taken_back_until_its_player_ends_it() -> None:
    session = session_of(Table().lay(0, dc=2).actions(), people=(0, 1))
    before = session.game.players[0].discovery
    session.choose(0, "exchange mass:1")
    assert formality(session, 0) == "end", "a bot would not think about it"
    session.undo(0)
    assert session.game.players[0].discovery == before
    assert formality(session, 0) == "", "there is something to choose"
    session.choose(0, "exchange mass:1")
    session.choose(0, "end")
    with pytest.raises(Illegal, match="cannot be taken back"):
        session.undo(0)


def test_a_new_game_cannot_choose_older_rules() -> None:
    session = Session(TITLE, ["Ann", "Ben"], {"rules": "1"}, 7, "ab")
    assert (session.rules, "rules" in session.settings) == (TITLE.version, False)
    older = Session(TITLE, ["Ann", "Ben"], {}, 7, "ab", rules=1)
    assert (older.rules, older.settings["rules"], TITLE.plays(1)) == (1, "1", True)
    assert older.commitment != session.commitment
