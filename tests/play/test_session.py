from __future__ import annotations

import json

import pytest

from orrery.core.game import Illegal
from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.core.sentence import plain
from orrery.core.title import Title
from orrery.games import titles
from orrery.games.ultramassive import TITLE
from orrery.play.session import Session, Snapshot
from orrery.play.transcript import replay
from tests.play.games import NAMES, begin, data_of, play, play_until, state


@pytest.mark.parametrize("seats", [1, 5])
def test_the_number_of_players_must_fit_the_game(seats: int) -> None:
    with pytest.raises(ValueError, match=f"is for 2 to 4 players, not {seats}"):
        Session(TITLE, ["x"] * seats)


@pytest.mark.parametrize(
    ("settings", "words"),
    [({"hand": "open"}, "has no switch 'hand'"), ({"hands": "closed"}, "can be secret or open, not 'closed'")],
)
def test_wrong_settings_are_refused_in_words(settings: dict[str, str], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Session(TITLE, NAMES[:2], settings)


def test_the_journal_and_the_seed_are_the_whole_game() -> None:
    session = play(begin(3), 150)
    again = replay(data_of(session), "game")
    assert state(again) == state(session)


def test_an_illegal_choice_is_refused_with_its_rule_and_changes_nothing() -> None:
    session = begin()
    me = min(session.game.asks)
    before, version = state(session), session.version
    with pytest.raises(Illegal, match="ULT-ACT-02"):
        session.choose(me, "play card:AC-01")
    with pytest.raises(Illegal, match="ULT-ROUND-03"):
        session.choose(1 - me, "quick")
    with pytest.raises(Illegal, match="knows no choice called"):
        session.choose(me, "win")
    with pytest.raises(Illegal, match="There is no seat 9"):
        session.choose(9, "quick")
    assert (state(session), session.version) == (before, version)


def test_a_choice_meant_for_an_older_question_is_refused() -> None:
    session = begin()
    me = min(session.game.asks)
    seen = session.version
    session.choose(me, "warp space:0", seen)
    before = state(session)
    with pytest.raises(Illegal, match="The table has moved on"):
        session.choose(me, "warp space:1", seen)
    assert state(session) == before
    session.choose(me, "warp space:1", session.version)


def test_what_others_do_meanwhile_does_not_make_a_choice_stale() -> None:
    session = begin(wormholes="quick")
    for target in ("draft:D1-C", "draft:D1-B", "draft:D2-A", "draft:D2-B"):
        session.choose(min(session.game.asks), f"draft {target}")
    seen = session.version
    session.choose(0, session.game.options(0)[0].key, seen)
    session.choose(1, session.game.options(1)[0].key, seen)
    assert len(session.journal) == 6


def test_a_preview_tells_what_is_certain_and_changes_nothing() -> None:
    session = begin(wormholes="quick")
    me = min(session.game.asks)
    before = state(session)
    assert [plain(s) for s in session.preview(me, "draft draft:D1-C")] == ["You draft Supergiant + Blue Giant."]
    assert state(session) == before


def test_a_preview_stops_where_chance_begins() -> None:
    session = play_until(begin(wormholes="quick"), "actions")
    me = min(session.game.asks)
    session.choose(me, next(o.key for o in session.game.options(me) if o.verb.name == "play"))
    while "end" not in [o.key for o in session.game.options(me)]:
        session.choose(me, session.game.options(me)[0].key)
    told = [plain(s) for s in session.preview(me, "end")]
    assert told[-1].startswith("You draw ")
    assert not any("Drawn by" in line for line in told)


def test_a_preview_of_what_is_not_offered_says_why() -> None:
    session = begin()
    with pytest.raises(Illegal, match="ULT-ACT-02"):
        session.preview(min(session.game.asks), "play card:AC-01")
    with pytest.raises(Illegal, match="knows no choice"):
        session.preview(min(session.game.asks), "win")


def test_previews_come_true() -> None:
    session = begin(3, seed=11)
    for step in range(120):
        seat = min(session.game.asks)
        options = session.game.options(seat)
        key = options[step % len(options)].key
        promised, told = session.preview(seat, key), len(session.log)
        session.choose(seat, key)
        happened = [e for _, e in session.log[told:] if e[0] != "?" and (not e[3] or e[1] == seat)]
        assert [session.title.words.sentence(e, session.names, seat) for e in happened][: len(promised)] == promised


def test_nobody_reads_of_cards_another_drew() -> None:
    session = play(begin(3, seed=3), 400)
    drawn = [event for _, event in session.log if event[0] == "drew_cards"]
    assert drawn
    for seat in (-1, 0, 1, 2):
        told = [line for line in session.story(seat) if line.startswith("Drawn by")]
        assert len(told) == len([event for event in drawn if event[1] == seat])


def test_a_view_says_who_plays_and_how_far_the_game_is() -> None:
    session = play(begin(4), 10)
    view = session.view(2)
    assert (view["names"], view["moves"], view["version"]) == (list(NAMES), 10, 10)
    assert [isinstance(player["hand"], list) for player in view["players"]] == [False, False, True, False]


@pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])
def test_a_game_taken_up_at_its_mark_is_the_same_game(title: Title) -> None:
    """With what can be taken back, and why the rest cannot; the chain of choices goes on as if nothing had been."""
    session, dice = Session(title, NAMES[:2], seed=8), Rng(4)
    for n in range(150):
        seat = min(session.game.asks)
        options = session.game.options(seat)
        session.choose(seat, options[dice.below(len(options))].key)
        if n % 10:
            continue
        snapshot = session.snapshot()
        again = Session(title, NAMES[:2], seed=8, salt=session.salt)
        saved = json.loads(json.dumps(dump(title, snapshot.game)))
        again.take_up(
            Snapshot(
                load(title, saved, session.settings), snapshot.moves, snapshot.head, snapshot.chosen, snapshot.barrier
            )
        )
        for who, key in session.journal[snapshot.moves :]:
            again.choose(who, key)
        assert (again.moves, again.seal) == (session.moves, session.seal)
        assert dump(title, again.game) == dump(title, session.game)
        assert [again.why_no_undo(who) for who in (0, 1)] == [session.why_no_undo(who) for who in (0, 1)]
        for who in (0, 1):
            if not again.why_no_undo(who):
                twin = Session(title, NAMES[:2], seed=8, salt=session.salt)
                for earlier, key in session.journal:
                    twin.choose(earlier, key)
                assert again.kept_by_undo(who) == twin.kept_by_undo(who)
                again.undo(who)
                twin.undo(who)
                assert (dump(title, again.game), again.seal) == (dump(title, twin.game), twin.seal)
                break


def test_only_so_many_choices_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.play.moments.FURTHEST_BACK", 2)
    session = begin()
    me = min(session.game.asks)
    for space in (0, 1, 2):
        session.choose(me, f"warp space:{space}")
    session.undo(me)
    session.undo(me)
    with pytest.raises(Illegal, match="too long ago"):
        session.undo(me)


def test_a_shortened_log_still_loses_what_is_taken_back() -> None:
    session = begin()
    me = min(session.game.asks)
    for space in (0, 1, 2):
        session.choose(me, f"warp space:{space}")
    before = len(session.log)
    session.shorten_log(0)
    assert len(session.log) == before, "all of it can still be taken back"
    session.undo(me)
    assert len(session.story(me)) == 2
    later = play(begin(3), 150)
    told = later.story(0)
    later.shorten_log(5)
    assert len(later.log) < 150
    assert later.story(0) == told[-len(later.story(0)) :]
    assert later.snapshot().moves >= 0
