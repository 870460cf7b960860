"""What an option is for is said before it is chosen: in other words than its button, and to the one who looks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orrery.cli.question import says_more
from orrery.core.rng import Rng
from orrery.core.sentence import plain, refs
from orrery.core.title import Title
from orrery.games import titles
from orrery.play.session import Session

NAMES = ("Wilhelmina", "Bartholomew", "Clementine", "Desmond")
every_title = pytest.mark.parametrize("title", titles(), ids=[title.name for title in titles()])


def positions(title: Title, wanted: int = 20, apart: int = 17) -> Iterator[Session]:
    """So many of them, spread over games with different seeds and numbers of players."""
    found, seed = 0, 0
    while found < wanted:
        seats = title.seats[seed % len(title.seats)]
        session, dice = Session(title, NAMES[:seats], {}, seed, "00"), Rng(seed)
        for n in range(6 * apart):
            if session.over or found == wanted:
                break
            if n % apart == seed % apart:
                found += 1
                yield session
            seat = min(session.game.asks)
            options = session.game.options(seat)
            session.choose(seat, options[dice.below(len(options))].key)
        seed += 1


@every_title
def test_every_option_says_what_it_is_for(title: Title) -> None:
    looked = 0
    for session in positions(title):
        for seat in session.game.asks:
            for choice in session.view(seat)["ask"]["options"]:
                told = session.foretell(seat, choice["key"])
                meaning, label = plain(told.meaning), plain(choice["label"])
                assert meaning.endswith((".", "?")), (choice["key"], meaning)
                assert says_more(meaning, label), (label, meaning)
                assert len(meaning) < 260, (label, meaning)
                lines = [title.words.line(event, session.names, seat) for event in told.events]
                assert not [line for line in [meaning, *lines] if session.names[seat] in line], "it is said to you"
                looked += 1
    assert looked > 80


@every_title
def test_what_is_written_on_the_board_names_places_of_it(title: Title) -> None:
    written = 0
    for session in positions(title, 20, 23):
        seat = min(session.game.asks)
        for option in session.game.options(seat):
            for mark in session.foretell(seat, option.key).marks:
                known = title.catalog.targets
                for ref in (mark["at"], *mark["origins"]):
                    assert ref.partition(":")[0] in known or ref in title.catalog.things, ref
                assert plain(mark["words"])
                assert all(ref.partition(":")[0] in ("resource", "gem", "symbol") for ref in refs(mark["words"]))
                written += 1
    assert written > 10
