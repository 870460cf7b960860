"""Pointing at a thing is never answered with a refusal where something can be done, and otherwise with every reason."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orrery.core.rng import Rng
from orrery.core.sentence import plain, unmarked
from orrery.core.title import Title
from orrery.games import titles
from orrery.play.reasons import specific
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
                assert (answer["rules"], answer["more"], said[:9]) == ([], [], "You can: ")
                labels = [plain(choice["label"]) for choice in offered if choice["target"] == target]
                assert all(label in said for label in labels), (labels, said)
                looked += 1
    assert looked > 50


@every_title
def test_what_is_illegal_gets_the_reason_of_every_verb_and_the_most_helpful_first(title: Title) -> None:
    several = 0
    for session in positions(title, 2, 97):
        for seat in range(len(session.names)):
            legal = {option.target for option in session.game.options(seat)}
            for target, options in by_target(title.name).items():
                if not target or target in legal:
                    continue
                refusals = {option.verb.name: session.why_not(seat, option.key) for option in options}
                answer = why(session, seat, target)
                told = [plain(answer["words"]), *[plain(other["words"]) for other in answer["more"]]]
                assert set(told) == {unmarked(refusal.words) for refusal in refusals.values() if refusal is not None}
                assert len(set(told)) == len(told), "no sentence twice"
                verbs = [answer["verb"], *[other["verb"] for other in answer["more"]]]
                by_verb = {option.verb.name: option for option in options}
                helpful = [specific(session, by_verb[verb], refusals[verb]) for verb in verbs]  # type: ignore[arg-type]
                assert helpful == sorted(helpful, reverse=True), "what speaks of the thing before what says not now"
                several += len(told) > 1
    assert several > 5
