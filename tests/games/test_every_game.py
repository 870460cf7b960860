"""What every game must hold, whatever its rules."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Callable, Iterator
from importlib import resources
from itertools import islice
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from orrery.core import compiled
from orrery.core.ask import Option, Verb
from orrery.core.game import UNCERTAIN, Illegal
from orrery.core.rng import Rng
from orrery.core.save import dump, load
from orrery.core.sentence import plain
from orrery.core.title import Title
from orrery.core.words import visible
from orrery.games import titles
from orrery.play.session import Session
from tests.toy import toy

GAMES = [*titles(), toy()]  # a game made after the document is a game like any other
TABLES = [(title, seats) for title in GAMES for seats in title.seats]
MANY = {"ultramassive": 1_000_000}  # decisions over all its tables; the larger games take longer to check
SOME = 7  # checking takes twenty times as long as playing, and what breaks an invariant seldom mends it again
PACE = 1 if compiled() else 4  # plain Python looks at fewer positions of the same games
every_table = pytest.mark.parametrize(("title", "seats"), TABLES, ids=[f"{t.name}-{n}" for t, n in TABLES])
every_title = pytest.mark.parametrize("title", GAMES, ids=[t.name for t in GAMES])


def start(title: Title, seed: int, seats: int) -> Any:
    return title.setup(seed, seats, title.settings({}))


def text(title: Title, g: Any) -> str:
    return json.dumps(dump(title, g))


def playout(
    title: Title,
    seed: int,
    seats: int,
    change: Callable[[Any], Any] = lambda g: g,
    last_first: bool = False,
) -> Iterator[Any]:
    """A random game, position by position. Each seat draws from its own stream, so who answers first cannot matter."""
    g = start(title, seed, seats)
    streams = [Rng(seed * 10 + seat) for seat in range(seats)]
    while g.asks:
        yield g
        g = change(g)
        seat = sorted(g.asks, reverse=last_first)[0]
        g.choose(seat, streams[seat].below(g.asks[seat].count))
    yield g


def end(games: Iterator[Any]) -> Any:
    *_, last = games
    return last


def every(games: Iterator[Any], step: int) -> Iterator[Any]:
    """Only every so many positions, where a check is slow."""
    return (g for i, g in enumerate(games) if i % (step * PACE) == 0 and g.asks)


def catalogue(title: Title) -> set[str]:
    words = resources.files(title.rules.book).joinpath("rulebook.md").read_text()
    return set(re.findall(r"^\*\*([A-Z]+-[A-Z0-9]+-\d+)\*\*", words, re.MULTILINE))


@every_table
def test_the_same_seed_and_choices_give_the_same_game(title: Title, seats: int) -> None:
    for seed in range(5):
        assert text(title, end(playout(title, seed, seats))) == text(title, end(playout(title, seed, seats)))


@every_table
def test_another_seed_gives_another_game(title: Title, seats: int) -> None:
    assert text(title, start(title, 1, seats)) != text(title, start(title, 2, seats))


@every_table
def test_copies_are_equal_and_independent(title: Title, seats: int) -> None:
    for g in every(playout(title, 1, seats), 5):
        before = text(title, g)
        assert text(title, g.copy()) == before
        for seat in g.asks:
            for option in g.options(seat):
                g.copy().apply(seat, option)
        assert text(title, g) == before


def what_becomes_of_single_options(g: Any) -> dict[int, int]:
    return {seat: ask.stays for seat, ask in g.asks.items() if ask.count == 1}


@every_table
def test_a_game_can_be_saved_and_loaded_at_every_question(title: Title, seats: int) -> None:
    def reload(g: Any) -> Any:
        again = load(title, json.loads(text(title, g)), title.settings({}))
        assert what_becomes_of_single_options(again) == what_becomes_of_single_options(g)
        return again

    for seed in range(2 if compiled() else 1):
        assert text(title, end(playout(title, seed, seats, reload))) == text(title, end(playout(title, seed, seats)))


@every_table
def test_simultaneous_choices_commute(title: Title, seats: int) -> None:
    for seed in range(5):
        backwards = playout(title, seed, seats, last_first=True)
        assert text(title, end(playout(title, seed, seats))) == text(title, end(backwards))


@every_table
def test_views_do_not_depend_on_secrets(title: Title, seats: int) -> None:
    for g in every(playout(title, 2, seats), 2):
        for seat in range(seats):
            assert title.view(title.imagine(g, seat, Rng(99)), seat) == title.view(g, seat)


@every_table
def test_spectators_see_no_more_than_every_player(title: Title, seats: int) -> None:
    for g in every(playout(title, 2, seats), 7):
        for seat in range(seats):
            assert title.view(title.imagine(g, seat, Rng(99)), -1) == title.view(g, -1)


@every_table
def test_imagination_does_not_depend_on_secrets(title: Title, seats: int) -> None:
    """Deal the secrets anew, then imagine with the same numbers: the same game must come out."""
    for g in every(playout(title, 3, seats), 3):
        for seat in range(seats):
            other = title.imagine(g, seat, Rng(7))
            assert other.rng.state != g.rng.state, "what will be shuffled next is a secret too"
            assert text(title, title.imagine(other, seat, Rng(5))) == text(title, title.imagine(g, seat, Rng(5)))


@every_table
def test_imagination_deals_anew(title: Title, seats: int) -> None:
    *_, g = islice(playout(title, 3, seats), 9)  # a game may ask something before anything is dealt
    deals = {text(title, without_generator(title.imagine(g, 0, Rng(salt)))) for salt in range(20)}
    assert len(deals) > 10


def without_generator(g: Any) -> Any:
    g.rng = Rng(0)
    return g


@every_table
def test_imagination_leaves_the_real_game_alone_and_keeps_ones_own_options(title: Title, seats: int) -> None:
    for g in every(playout(title, 3, seats), 9):
        before = text(title, g)
        for seat in g.asks:
            twin = title.imagine(g, seat, Rng(4))
            assert [o.key for o in twin.options(seat)] == [o.key for o in g.options(seat)]
        assert text(title, g) == before


@every_table
def test_imagined_games_play_out(title: Title, seats: int) -> None:
    for g in every(playout(title, 4, seats), 60):
        for seat in range(seats):
            twin, rng = title.imagine(g, seat, Rng(5)), Rng(6)
            while twin.asks:
                asked = min(twin.asks)
                twin.choose(asked, rng.below(twin.asks[asked].count))


@every_table
def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_know(title: Title, seats: int) -> None:
    compared = 0
    for g in every(playout(title, 5, seats), 3):
        for seat in range(seats):
            for asked in g.asks:
                real, other = g.copy(), title.imagine(g, seat, Rng(8))
                keys = {option.key for option in other.options(asked)}
                for option in [o for o in g.options(asked) if o.key in keys][:3]:
                    assert certain(title, real.copy(), asked, option, seat) == certain(
                        title, other.copy(), asked, option, seat
                    )
                    compared += 1
    assert compared > 50 // PACE


def certain(title: Title, g: Any, asked: int, option: Option, seat: int) -> tuple[list[Any], list[int]]:
    """What is told up to where something comes to light; and, if nothing does, who is asked next: a question that
    answers itself would betray what its player holds. (Behind screens it cannot: choices are not counted there.)"""
    g.events = []
    screened = title.sight.screened(g)
    g.apply(asked, option)
    names = [event[0] for event in g.events]
    if UNCERTAIN in names:
        return visible(g.events[: names.index(UNCERTAIN)], seat), []
    return visible(g.events, seat), [] if screened else sorted(g.asks)


@every_table
def test_options_are_exactly_what_nothing_refuses_and_every_refusal_names_a_rule(title: Title, seats: int) -> None:
    rules = catalogue(title)
    for g in asking_anything_new(title, seats):
        for seat in range(seats):
            offered = [option.key for option in g.options(seat)]
            assert len(offered) == len(set(offered))
            for key in title.catalog.options:
                refusal = title.why_not(g, seat, key)
                assert (refusal is None) == (key in offered), key
                if refusal is not None:
                    assert refusal.words, key
                    assert refusal.rules, key
                    assert all(rule in rules for rule in refusal.rules), refusal


def asking_anything_new(title: Title, seats: int) -> Iterator[Any]:
    """Positions of random games, among them each kind of question that came up at least twice."""
    kinds: dict[str, int] = {}
    for seed in range(6):
        for i, g in enumerate(playout(title, 600 + seed, seats)):
            new = [ask.verb.name for ask in g.asks.values() if kinds.get(ask.verb.name, 0) < 2]
            for name in new:
                kinds[name] = kinds.get(name, 0) + 1
            if new or (i % 60 == 0 and g.asks):
                yield g


@every_title
def test_illegal_choices_are_refused_and_change_nothing(title: Title) -> None:
    g = start(title, 1, title.seats[0])
    before = text(title, g)
    seat = next(iter(g.asks))
    option, rest = g.options(seat)[0], [s for s in range(len(g.players)) if s not in g.asks]
    foreign = Option(Verb("no such verb", "", "", title.rules.over), 0)
    for who, what in [
        (seat, foreign),
        (99, option),
        (-1, option),
        (seat, Option(option.verb, 999)),
        *[(s, option) for s in rest],
    ]:
        with pytest.raises(Illegal):
            g.apply(who, what)
    for who, number in [(seat, -1), (seat, g.asks[seat].count), (99, 0), *[(s, 0) for s in rest]]:
        with pytest.raises(Illegal):
            g.choose(who, number)
    assert text(title, g) == before


@every_table
def test_undo_restores_exactly_or_is_refused_and_journals_replay(title: Title, seats: int) -> None:
    undone = refused = 0
    for seed in range(5, 15):
        session = Session(title, [f"P{s}" for s in range(seats)], seed=seed, salt="x", people=[0])
        taken_back, kept = play_with_second_thoughts(session, Rng(seed))
        undone, refused = undone + taken_back, refused + kept
        again = Session(title, session.names, seed=seed, salt="x", people=[0])
        for seat, key in session.journal:
            again.choose(seat, key)
        assert text(title, again.game) == text(title, session.game)
        assert again.chain.heads == session.chain.heads
        if undone and refused:  # a short game may not have both
            return
    raise AssertionError("nothing was ever taken back, or everything")


def play_with_second_thoughts(session: Session, rng: Rng) -> tuple[int, int]:
    """Every third choice is to be taken back: how often that was done, and how often refused."""
    undone, refused, title = 0, 0, session.title
    while not session.over:
        seat = min(session.game.asks)
        options = session.game.options(seat)
        before, told, revealed = text(title, session.game), list(session.log), session.game.revealed
        session.choose(seat, options[rng.below(len(options))].key)
        if rng.below(3):
            continue
        after, learned = text(title, session.game), session.game.revealed != revealed
        try:
            session.undo(seat)
        except Illegal:
            refused += 1
            assert text(title, session.game) == after
        else:
            undone += 1
            assert not learned
            assert text(title, session.game) == before
            assert session.log == told
    return undone, refused


@every_table
def test_previews_tell_what_then_happens(title: Title, seats: int) -> None:
    session, rng, certain_words = Session(title, [f"P{s}" for s in range(seats)], seed=6, salt="x"), Rng(6), 0
    while not session.over:
        seat = min(session.game.asks)
        options = session.game.options(seat)
        key = options[rng.below(len(options))].key
        foretold, moves = [plain(said) for said in session.preview(seat, key)], len(session.journal) + 1
        view = title.view(session.game, seat)
        session.choose(seat, key)
        happened = visible([event for move, event in session.log if move >= moves], seat)
        story = [plain(title.said_at(view, title.words.sentence(event, session.names, seat))) for event in happened]
        assert story[: len(foretold)] == foretold
        certain_words += len(foretold)
    assert certain_words > 20


@every_table
def test_random_and_one_sided_play_always_ends(title: Title, seats: int) -> None:
    for seed in range(3):
        for pick in (0, -1):
            g, decisions, rng, begun, round = start(title, seed, seats), 0, Rng(seed), 0, 0
            while g.asks:
                seat = min(g.asks)
                begun, round = (begun, round) if g.round == round else (decisions, g.round)
                stubborn = decisions - begun < 500  # a rule may allow for ever what undoes itself
                g.choose(seat, pick % g.asks[seat].count if stubborn else rng.below(g.asks[seat].count))
                decisions += 1
                assert decisions < 20_000
        assert any(score.winner for score in title.scores(g))


@every_title
@settings(max_examples=25 // PACE, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_a_table_agrees_on_plays_alike_in_any_order_and_saves(title: Title, data: st.DataObject) -> None:
    chosen = {switch.name: data.draw(st.sampled_from(switch.choices), switch.name) for switch in title.rules.switches}
    seats, seed = data.draw(st.sampled_from(title.seats)), data.draw(st.integers(0, 2**64 - 1))

    def reload(g: Any) -> Any:
        return load(title, json.loads(text(title, g)), chosen)

    ends = []
    for last_first in (False, True):
        g = title.setup(seed, seats, title.settings(chosen))
        streams, moves = [Rng(seat) for seat in range(seats)], 0
        while g.asks:
            seat = sorted(g.asks, reverse=last_first)[0]
            moves += 1
            if moves % 40 == 0:
                g = reload(g)
                assert title.view(title.imagine(g, seat, Rng(9)), seat) == title.view(g, seat)
                offered = [option.key for option in g.options(seat)]
                assert offered == [key for key in offered if title.why_not(g, seat, key) is None]
                refused = [key for key in title.catalog.options if title.why_not(g, seat, key) is not None]
                assert len(refused) + len(offered) == len(title.catalog.options)
            g.choose(seat, streams[seat].below(g.asks[seat].count))
        ends.append(text(title, g))
    assert ends[0] == ends[1]


@every_title
def test_every_card_and_tile_gets_used(title: Title) -> None:
    about = importlib.import_module(f"tests.games.{title.name}.invariants")
    unused: set[str] = about.box()
    for seed in range(200):
        for g in playout(title, seed, title.seats[seed % len(title.seats)]):
            unused -= about.used(g)
        if not unused:
            return
    raise AssertionError(f"never used in 200 random games: {sorted(unused)}")


@every_table
def test_many_random_decisions_break_no_invariant(title: Title, seats: int) -> None:
    about = importlib.import_module(f"tests.games.{title.name}.invariants")
    wanted = MANY.get(title.name, 200_000) if compiled() else 20_000
    decisions, seed = 0, 1000
    while decisions < wanted // len(title.seats):
        g, rng = start(title, seed, seats), Rng(seed)
        while g.asks:
            if decisions % SOME == 0:
                about.check(g)
            seat = next(iter(g.asks))
            g.choose(seat, rng.below(g.asks[seat].count))
            decisions += 1
        about.check(g)
        seed += 1
