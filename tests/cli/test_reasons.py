"""`why <thing>` finds what the words mean, and agrees with what is offered."""

from __future__ import annotations

import pytest

from orrery.cli.question import says_more
from orrery.cli.reasons import options_about, why
from orrery.games.council import TITLE as COUNCIL
from orrery.games.ultramassive import TITLE
from tests.play.games import begin, play, play_until

MEANINGS = {
    "B3": ["place", "give", "move", "move_to", "cross", "set_down", "warp"],
    "place b3": ["place"],
    "space:2": ["place", "give", "move", "move_to", "cross", "set_down", "warp"],
    "blue": ["orbit"],
    "pair A": ["open"],
    "a": ["open"],
    "A-Wormhole 1": ["activate", "lift"],
    "AC-05": ["play", "discard"],
    "card:AC-05": ["play", "discard"],
    "spiral  infall": ["play", "discard"],
    "play Spiral Infall": ["play"],
    "play card:AC-05": ["play"],
    "Orbit the blue Channel": ["orbit"],
    "end": ["end"],
    "the black hole": ["place", "give", "move", "move_to", "cross", "set_down", "warp"],
    "unicorns": [],
}


@pytest.mark.parametrize("words", MEANINGS)
def test_words_mean_what_people_call_things(words: str) -> None:
    assert [option.verb.name for option in options_about(TITLE, words)] == MEANINGS[words]


@pytest.mark.parametrize("words", ["gray", "gray galaxy", "Parvus Corta", "galaxy:G01"])
def test_galaxies_are_found_by_their_colour(words: str) -> None:
    assert [option.key for option in options_about(COUNCIL, words)] == ["assess galaxy:G01", "build galaxy:G01"]
    assert [option.key for option in options_about(COUNCIL, f"assess {words}")] == ["assess galaxy:G01"]


def test_what_is_offered_is_possible_and_everything_else_is_not() -> None:
    session = play_until(play(begin(3, seed=9, wormholes="quick"), 20), "actions")
    for _ in range(12):
        seat = min(session.game.asks)
        offered = [option.key for option in session.game.options(seat)]
        for key in TITLE.catalog.options:
            [line] = why(session, seat, key)
            if key in offered:
                assert line.endswith(f": yes, that is option {offered.index(key) + 1}.")
            else:
                assert ": no. " in line or ": not now. " in line
                assert "(ULT-" in line
        play(session, 1)


def test_what_can_be_asked_for_now_comes_first() -> None:
    session = begin()
    lines = why(session, min(session.game.asks), "B3")
    assert lines[0] == "Put the next Wormhole on B3: yes, that is option 3."
    assert len(lines) == 7


def test_a_text_is_shown_where_it_says_more_than_the_label() -> None:
    assert says_more("Discard up to 3 cards, draw as many and gain as much Solar Mass.", "Take Cards")
    assert not says_more("Gain a Supergiant. Gain a Blue Giant.", "Take Supergiant + Blue Giant")
