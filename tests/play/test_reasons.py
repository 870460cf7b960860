"""Pointing at a thing is never answered with a refusal where something can be done, and otherwise with every reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from orrery.core.ask import Ask, Do, each
from orrery.core.rng import Rng
from orrery.core.sentence import plain, unmarked
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.games import titles
from orrery.games.council.buying import ask_overpaid
from orrery.games.council.discovery import collect_new
from orrery.games.laniakea.board import LINKS
from orrery.games.laniakea.components import NOTHING
from orrery.games.laniakea.costs import gain_stones
from orrery.games.laniakea.harvesting import lose
from orrery.games.laniakea.moving import cross_to, teleport
from orrery.games.laniakea.slots import choose_stone
from orrery.games.laniakea.verbs import LOSE
from orrery.games.ultramassive.trading import give_token, no_trade
from orrery.games.ultramassive.verbs import GIVE_TOKEN
from orrery.play.session import Session
from orrery.server.tables.explain import by_target, why

every_title = pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])


def positions(title: Title, games: int, often: int) -> Iterator[Session]:
    """Random games, looked at every now and then."""
    for seed in range(games):
        seats = title.seats[seed % len(title.seats)]
        session = Session(title, [f"P{seat}" for seat in range(seats)], {}, seed, "00")
        rng = Rng(seed)
        for n in range(1000):
            if session.over:
                break
            seat = min(session.game.asks)
            options = session.game.options(seat)
            if n % often == seed % often:
                yield session
            session.choose(seat, options[rng.below(len(options))].key)


@every_title
def test_what_is_legal_is_never_refused_and_says_all_that_can_be_done(title: Title) -> None:
    looked = 0
    for session in positions(title, 3, 29):
        for seat in session.game.asks:
            offered = session.view(seat)["ask"]["options"]
            for target in {choice["target"] for choice in offered if choice["target"]}:
                answer = why(session, seat, target)
                said = plain(answer["words"])
                assert (answer["rules"], said[:9]) == ([], "You can: ")
                labels = [plain(choice["label"]) for choice in offered if choice["target"] == target]
                assert all(label in said for label in labels), (labels, said)
                barred = [plain(cause["label"]) for cause in answer["more"]]
                assert not set(barred) & set(labels), "what can be done is not barred as well"
                looked += 1
    assert looked > 50


@every_title
def test_what_is_illegal_gets_the_reason_of_every_verb_and_what_is_asked_for_comes_first(title: Title) -> None:
    several = 0
    for session in positions(title, 2, 97):
        for seat in range(len(session.names)):
            legal = {option.target for option in session.game.options(seat)}
            asked = {option.verb.name for option in offered_by(session, seat)}
            for target, options in by_target(title).items():
                if not target or target in legal:
                    continue
                absent = title.rules.absent(len(session.names), session.settings)
                applying = [option for option in options if option.verb not in absent] or options
                refusals = {option.verb.name: session.why_not(seat, option.key) for option in applying}
                answer = why(session, seat, target)
                told = [plain(answer["words"]), *[plain(other["words"]) for other in answer["more"]]]
                assert set(told) == {unmarked(refusal.words) for refusal in refusals.values() if refusal is not None}
                assert len(set(told)) == len(told), "no sentence twice"
                verbs = [answer["verb"], *[other["verb"] for other in answer["more"]]]
                of_now = [verb in asked for verb in verbs]
                assert of_now == sorted(of_now, reverse=True), "what speaks of the thing before what says not now"
                several += len(told) > 1
    assert several > 5


def offered_by(session: Session, seat: int) -> list[Ask]:
    return session.game.asks[seat].every_part() if seat in session.game.asks else []


@every_title
def test_what_is_being_asked_is_never_refused_because_it_were_not_the_moment(title: Title) -> None:
    looked = 0
    for session in positions(title, 6, 7):
        for seat in session.game.asks:
            legal = {option.key for option in session.game.options(seat)}
            for part in offered_by(session, seat):
                for option in title.catalog.options.values():
                    if option.verb is part.verb and option.key not in legal:
                        refusal = session.why_not(seat, option.key)
                        assert refusal is not None
                        assert refusal.words != part.verb.refusal.words, option.key
                        looked += 1
    assert looked > 500


def asking(name: str, question: Callable[[Any, Any], Ask | None], **settings: str) -> Session:
    """A new game in which the first player is asked just that."""
    session = Session(find_title(name), ["Ann", "Ben"], settings, 5)
    ask = question(session.game, session.game.players[0])
    assert ask is not None
    session.game.asks = {0: ask}
    return session


TELEPORTED = asking("laniakea", lambda g, me: teleport(g, me, 3, (2, NOTHING, (0, 0, 0), 1, ())))
FILLING = asking("laniakea", lambda g, me: choose_stone(g, me, 3, 1))
GAINING = asking("laniakea", lambda g, me: gain_stones(g, me, 1))
CROSSING = asking("laniakea", lambda g, me: cross_to(g, me, 3, (2, (1, 1, 1), (0, 0, 0), 1, ())))
LOSING = asking("laniakea", lambda g, me: each(LOSE, (0,), lose, 1, 3, (1, 0, 1), 0))
DISCOVERED = asking("council", collect_new)
OVERPAYING = asking("council", lambda g, me: ask_overpaid(g, me, 0), stations="no")
GIVING = asking("ultramassive", lambda g, me: each(GIVE_TOKEN, (), give_token, 3, Do(no_trade)))
FARTHEST = next(space for space in range(len(LINKS)) if space != 3 and space not in LINKS[3])
TOKEN = next(ref for ref in by_target(find_title("ultramassive")) if ref.startswith("token:"))


@pytest.mark.parametrize(
    ("session", "ref", "verb", "words"),
    [
        (TELEPORTED, f"space:{FARTHEST}", "stroll", "leads to an adjacent galaxy"),
        (FILLING, "resource:2", "fill", "Voyage or Forge Stone"),
        (GAINING, "resource:2", "gain", "no Aether"),
        (CROSSING, "price:553", "pay", "not a price of this"),
        (LOSING, "resource:2", "lose", "never Aether"),
        (DISCOVERED, "field:5", "collect", "just discovered"),
        (OVERPAYING, "station:T1", "station", "without space stations"),
        (GIVING, TOKEN, "give_token", "No such token"),
    ],
)
def test_the_reason_speaks_of_what_is_asked(session: Session, ref: str, verb: str, words: str) -> None:
    answer = why(session, 0, ref)
    assert (answer["verb"], words in plain(answer["words"])) == (verb, True), answer


@pytest.mark.parametrize(
    ("game", "ref", "first", "never"),
    [
        ("ultramassive", "card:AC-03", "played in your Actions phase", ""),
        ("ultramassive", "space:3", "placed when an effect gains them", ""),
        ("ultramassive", "wormhole:0", "activated in your Actions phase", ""),
        ("ultramassive", "anomaly:CO-01", "when your Black Hole expands", ""),
        ("council", "galaxy:G01", "assessed after your actions", "station"),
        ("council", "planet:3", "placed in the action phase", "Zoe"),
        ("council", "field:3", "collected in the action phase", "Automa"),
        ("laniakea", "space:3", "part of a Move", ""),
        ("laniakea", "resource:1", "where an effect leaves it to you", ""),
    ],
)
def test_out_of_its_moment_a_thing_tells_first_what_is_done_with_it_most(
    game: str, ref: str, first: str, never: str
) -> None:
    """And nothing of modules that nobody plays with."""
    session = Session(find_title(game), ["Ann", "Ben"], {}, 5)
    session.game.asks = {
        0: Ask(session.title.catalog.verbs["end" if game != "council" else "pass"], (0,), never_called, ())
    }
    answer = why(session, 0, ref)
    assert first in plain(answer["words"]), answer
    assert not never or not [cause for cause in (answer, *answer["more"]) if never in plain(cause["words"])]


def never_called(g: Any, me: Any, on: Any) -> None:
    raise AssertionError


@every_title
def test_what_is_called_absent_is_never_asked(title: Title) -> None:
    for session in positions(title, 8, 3):
        absent = title.rules.absent(len(session.names), session.settings)
        for ask in session.game.asks.values():
            assert not [part.verb.name for part in ask.parts() if part.verb in absent]
