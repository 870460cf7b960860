"""Whatever a file or a client holds, the answer is a sentence or a game, never a crash."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.core.game import Illegal
from orrery.play.session import Session
from orrery.play.transcript import BadFile, parse, replay, resume, verify
from tests.play.games import begin, copy_of, data_of, newer_rules, play, sealed, state

RAW = sealed(data_of(play(begin(3), 60)))
DATA = parse(RAW, "game")
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def use(raw: bytes) -> None:
    """Everything that is ever done with a file, and a look at the game from every seat."""
    for way in (verify, resume, replay):
        try:
            session = way(parse(raw, "game"), "game")
        except BadFile as refused:
            hear(refused, "game")
        else:
            for seat in range(-1, len(session.names)):
                assert session.view(seat)["names"] == session.names


def hear(refused: Exception, begins: str = "") -> None:
    """A refusal is one sentence for people."""
    assert str(refused).startswith(begins)
    assert len(str(refused)) > 10
    assert "\n" not in str(refused)


@given(st.integers(0, len(RAW) - 1), st.binary(min_size=1, max_size=4))
@settings(max_examples=100)
def test_overwritten_bytes(at: int, new: bytes) -> None:
    use(RAW[:at] + new + RAW[at + len(new) :])


@given(st.integers(0, len(RAW)))
@settings(max_examples=50)
def test_truncated_files(length: int) -> None:
    use(RAW[:length])


@given(st.binary(max_size=200))
@settings(max_examples=50)
def test_any_bytes(raw: bytes) -> None:
    use(raw)


@given(st.dictionaries(st.sampled_from(sorted(DATA)), JSON, max_size=5))
@settings(max_examples=50)
def test_any_json_under_our_names(made_up: dict[str, Any]) -> None:
    use(sealed({"orrery": 1, **made_up}))


@given(st.data())
@settings(max_examples=150)
def test_edits_anywhere_with_a_new_check_sum(data: st.DataObject) -> None:
    edited = copy_of(DATA)
    edit_somewhere(edited, data)
    use(sealed(edited))


@given(st.data())
@settings(max_examples=100)
def test_edits_of_a_position_that_is_loaded_as_it_stands(data: st.DataObject) -> None:
    edited = copy_of(DATA)
    edit_somewhere(edited["position"], data)
    with newer_rules():
        use(sealed(edited))


def edit_somewhere(node: Any, data: st.DataObject) -> None:
    """Walk down to some value and put another in its place."""
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = data.draw(st.sampled_from(keys))
        inner = node[key]
        if not isinstance(inner, (dict, list)) or not inner or data.draw(st.integers(0, 9)) == 0:
            node[key] = data.draw(JSON | st.sampled_from(["do", "card:AC-01", "orbit.orbit", -1, 10**9]))
            return
        node = inner


MIDDLE = play(begin(3), 70)
KEYS = st.sampled_from(sorted(MIDDLE.title.catalog.options)) | st.text(max_size=12) | SCALARS
SEATS = st.integers(-2, 5) | SCALARS


@given(st.lists(st.tuples(SEATS, KEYS, st.none() | st.integers(0, 80)), max_size=8))
@settings(max_examples=100)
def test_any_choice_is_taken_or_refused_in_words(choices: list[tuple[Any, Any, int | None]]) -> None:
    session = again()
    for seat, key, version in choices:
        before = state(session)
        try:
            session.choose(seat, key, version)
        except Illegal as refused:
            hear(refused)
            assert state(session) == before
        else:
            assert session.journal[-1] == (seat, key)
        for ask in (session.preview, session.why_not):
            kept = state(session)
            try:
                ask(seat, key)
            except Illegal as refused:
                hear(refused)
            assert state(session) == kept


@given(st.lists(st.integers(-1, 3), max_size=12))
@settings(max_examples=50)
def test_undo_in_any_order_keeps_the_journal_true(undos: list[int]) -> None:
    session = again()
    for seat in undos:
        before = state(session)
        try:
            session.undo(seat)
        except Illegal as refused:
            hear(refused)
            assert state(session) == before
        play(session, 1)
    verify(data_of(session), "game")


def again() -> Session:
    return replay(data_of(MIDDLE), "game")
